"""Where turns end on Monopoly's board: random play of our rules against a Markov chain written for this test alone.

The chain knows the board, the decks and the jail rule, and nothing of our program. Both sides leave jail only by
throwing (doubles, or the third throw), and nobody keeps jail cards out of the decks for long: the chain draws every
card with equal chance, which is what a long game comes to.
"""

from __future__ import annotations

import gamenight
from gamenight import Seeded
from gamenight.parts.property.ledger import BUY, DONE, NEXT, ROLL, TAXED
from gamenight.parts.property.moves import END, THROW
from gamenight.parts.property.position import Property

JAIL = 10
STATES = 40 + 3  # a space, or in jail before the first, second or third throw
CHANCE, CHEST = (7, 22, 36), (2, 17, 33)
RAILROADS, UTILITIES = (5, 15, 25, 35), (12, 28)


def ahead(space: int, places: tuple[int, ...]) -> int:
    return next((place for place in places if place > space), places[0])


def rest(space: int) -> dict[int, float]:
    """Where a token that arrives on a space comes to rest; -1 is jail."""
    if space == 30:
        return {-1: 1.0}
    found: dict[int, float] = {}

    def add(places: dict[int, float], weight: float) -> None:
        for place, share in places.items():
            found[place] = found.get(place, 0.0) + weight * share

    if space in CHANCE:
        for target in (
            0,
            24,
            11,
            5,
            39,
            ahead(space, RAILROADS),
            ahead(space, RAILROADS),
            ahead(space, UTILITIES),
        ):
            add({target: 1.0}, 1 / 16)
        add(rest(space - 3), 1 / 16)
        add({-1: 1.0}, 1 / 16)
        add({space: 1.0}, 6 / 16)
    elif space in CHEST:
        add({0: 1.0}, 1 / 16)
        add({-1: 1.0}, 1 / 16)
        add({space: 1.0}, 14 / 16)
    else:
        add({space: 1.0}, 1.0)
    return found


def turn(state: int) -> dict[int, float]:
    """Where a turn that begins in a state ends: a state again."""
    found: dict[int, float] = {}

    def throw(space: int, doubles: int, weight: float) -> None:
        for a in range(1, 7):
            for b in range(1, 7):
                if a == b and doubles == 2:
                    found[40] = found.get(40, 0.0) + weight / 36
                    continue
                for place, share in rest((space + a + b) % 40).items():
                    one = weight / 36 * share
                    if place >= 0 and a == b:
                        throw(place, doubles + 1, one)
                    else:
                        end = 40 if place < 0 else place
                        found[end] = found.get(end, 0.0) + one

    if state < 40:
        throw(state, 0, 1.0)
        return found
    for a in range(1, 7):
        for b in range(1, 7):
            if a != b and state < 42:
                found[state + 1] = found.get(state + 1, 0.0) + 1 / 36
                continue
            for place, share in rest(JAIL + a + b).items():
                end = 40 if place < 0 else place
                found[end] = found.get(end, 0.0) + share / 36
    return found


def long_run() -> list[float]:
    """The share of turns that end in each state, by stepping the chain until it no longer changes."""
    steps = [turn(state) for state in range(STATES)]
    assert all(abs(sum(step.values()) - 1) < 1e-12 for step in steps)
    share = [1 / STATES] * STATES
    while True:
        following = [0.0] * STATES
        for state, step in enumerate(steps):
            for end, chance in step.items():
                following[end] += share[state] * chance
        if max(abs(a - b) for a, b in zip(share, following, strict=True)) < 1e-12:
            return following
        share = following


def walk(turns: int, seed: int) -> list[int]:
    """How many turns of our game end in each state. Money and purchases are put aside, so that the walk goes on."""
    game = gamenight.game("monopoly")
    position = game.start(seats=2, seed=seed, auctions=False, trading=False)
    assert isinstance(position, Property)
    p = position.public
    chance = Seeded(seed)
    ended = [0] * STATES
    while p.turns <= turns:
        seat, number = p.turn, p.turns
        for each in range(2):
            p.cash[each] = 100_000
        for deck in range(2):
            if p.holder[deck] >= 0:  # a kept card goes straight back
                p.decks[deck].put_under(position.estate.free[deck])
                p.holder[deck] = -1
        if p.phase == ROLL:
            position.play(seat, THROW, chance)
        elif p.phase in (BUY, TAXED):
            position.play(seat, position.moves(seat)[-1] if p.phase == TAXED else 5, chance)
        else:
            assert p.phase == DONE
            position.play(seat, END, chance)
        assert p.base != NEXT
        if p.turns != number:
            ended[39 + p.jailed[seat] if p.jailed[seat] else p.at[seat]] += 1
    return ended


def test_turns_end_where_the_chain_says() -> None:
    expected = long_run()
    turns = 60_000
    ended = walk(turns, 11)
    assert sum(ended) >= turns - 1
    for state in range(STATES):
        share = ended[state] / sum(ended)
        # Turns hang together a little, and cards come round in order: five standard errors of independent turns.
        error = 5 * (expected[state] * (1 - expected[state]) / turns) ** 0.5
        assert abs(share - expected[state]) < error + 1e-9, (state, share, expected[state])


def test_the_chain_agrees_with_what_is_known_of_the_board() -> None:
    share = long_run()
    lots = {space: share[space] for space in range(40)}
    assert sum(share[40:]) > max(lots.values())  # jail is where most turns end
    assert max((24, 0, 19, 25, 5, 18), key=lambda space: lots[space]) == 24  # Illinois leads the streets
    assert share[30] == 0
