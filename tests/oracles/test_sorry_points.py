"""Sorry! played for points against a board and a score written from the rule sheet for this test alone.

The board below knows no code of the game: it is told which cards luck dealt and what each player did, walks pawns
space by space, and says who may do what next, where every pawn stands, and what a game and a match are worth. Numbers
in comments are sentences of the sheet (002.263); where the sheet leaves it open, or the board as printed decides, the
clause of the rulebook whose ruling stands in (8.8).
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import gamenight
from gamenight import Illegal, Seeded
from gamenight.games.sorry.rules.position import Sorry
from gamenight.games.sorry.spelling import CARD_NAMES, card_word, place_name

GAME = gamenight.game("sorry")
LETTERS = "RBYG"  # clockwise, a side of 15 spaces each (1.1)
COLOURS = {2: "RY", 3: "RBY", 4: "RBYG"}  # 2.3
DECK = Counter({"1": 5} | dict.fromkeys(("2", "3", "4", "5", "7", "8", "10", "11", "12", "sorry"), 4))  # 1.6
FORWARD = {"1": 1, "2": 2, "3": 3, "5": 5, "8": 8, "10": 10, "11": 11, "12": 12}  # 002.220 to 002.237
BACKWARD = {"4": 4, "10": 1}  # 002.224, 002.231

Places = dict[str, str]  # of every pawn ("R1"): a space of the track ("14"), or "start", "S3", "home"


def entry(colour: str) -> int:
    return 15 * LETTERS.index(colour) + 2  # 1.4


def circle(colour: str) -> int:
    return 15 * LETTERS.index(colour) + 4  # 1.2


def slide_from(place: str, colour: str) -> list[str]:
    """The spaces along which a pawn slides that stops there (002.208, 002.209; 1.3)."""
    if not place.isdigit() or LETTERS[int(place) // 15] == colour:
        return []
    length = {1: 3, 9: 4}.get(int(place) % 15, 0)
    return [str(int(place) + n + 1) for n in range(length)]


def step_on(place: str, colour: str) -> str:
    """One space forward; "" where there is none."""
    if place == "S5":
        return "home"
    if place[0] == "S":
        return f"S{int(place[1]) + 1}"
    if place == str(entry(colour)):  # 002.213
        return "S1"
    return str((int(place) + 1) % 60) if place.isdigit() else ""  # 002.206, 002.207, 002.189


def step_back(place: str, colour: str) -> str:
    if place[0] == "S":  # 002.212
        return f"S{int(place[1]) - 1}" if place != "S1" else str(entry(colour))
    return str((int(place) - 1) % 60) if place.isdigit() else ""


def walk(place: str, colour: str, steps: int) -> str:
    """Where so many steps lead, backward if they are negative; "" if they cannot all be made."""
    for _ in range(abs(steps)):
        place = (step_on if steps > 0 else step_back)(place, colour) if place else ""
    return place


def settle(places: Places, pawn: str, to: str) -> Places:
    """The pawns after one comes to a space: who is bumped, and where it slides."""
    after = dict(places)
    after[pawn] = to
    for other in after:
        if other != pawn and after[other] == to and to.isdigit():  # 002.192
            after[other] = "start"
    return slid(after, pawn)


def slid(places: Places, pawn: str) -> Places:
    along = slide_from(places[pawn], pawn[0])
    after = {other: "start" if place in along else place for other, place in places.items()}  # 002.208
    return after | {pawn: along[-1]} if along else after


class Board:
    """A match for points: pawns, hands, what is left in the pile, and the totals."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        self.options = options
        self.colours = COLOURS[players]
        if players == 2 and not options["opposite"]:
            self.colours = "RB"  # 2.3
        self.totals = dict.fromkeys(self.colours, 0)
        self.turns = 0
        self.stopped = False

    def deal(self, first: str, hands: dict[str, Counter[str]]) -> None:
        """A new game (002.252 to 002.255)."""
        self.places = {
            f"{c}{n}": "start" if n > 1 else str(circle(c)) for c in self.colours for n in (1, 2, 3, 4)
        }
        self.turn, self.hands = first, hands
        self.discards: Counter[str] = Counter()
        self.pile = DECK.copy()
        for hand in hands.values():
            assert hand.total() == 5
            self.take_from_pile(hand)
        self.card, self.left, self.moved = "", 0, ""
        self.winner = ""

    def take_from_pile(self, cards: Counter[str]) -> None:
        if not self.pile:  # 002.201
            self.pile, self.discards = self.discards, Counter()
        assert cards <= self.pile
        self.pile -= cards

    def own(self, colour: str) -> list[str]:
        return [f"{colour}{n}" for n in (1, 2, 3, 4)]

    def opponents(self) -> list[str]:
        """Pawns of the others on the open track (002.235, 002.239)."""
        return [pawn for pawn, at in self.places.items() if pawn[0] != self.turn and at.isdigit()]

    def goes(self, places: Places, pawn: str, steps: int) -> str:
        """Where a pawn's steps take it; "" if it cannot end there (002.197)."""
        to = walk(places[pawn], pawn[0], steps)
        taken = to != "home" and any(places[other] == to for other in self.own(pawn[0]))
        return "" if taken else to

    def uses(self, card: str) -> dict[str, Places]:
        """Every use of a card, as texts, with the pawns after it."""
        places, colour = self.places, self.turn
        uses: dict[str, Places] = {}
        if card == "7":
            return self.parts(7, "")
        for steps in (FORWARD.get(card, 0), -BACKWARD.get(card, 0)):
            for pawn in self.own(colour):
                to = self.goes(places, pawn, steps) if steps else ""
                if to:
                    uses[f"{pawn} {to}"] = settle(places, pawn, to)
        at_start = next((pawn for pawn in self.own(colour) if places[pawn] == "start"), "")
        out = str(circle(colour))
        if (
            card in ("1", "2") and at_start and out not in [places[pawn] for pawn in self.own(colour)]
        ):  # 002.187, 002.217
            uses[f"start {colour}"] = settle(places, at_start, out)
        if card == "sorry" and at_start:
            uses = {
                f"sorry {colour} {other}": settle(places, at_start, places[other])
                for other in self.opponents()
            }
        if card == "11":
            uses |= self.swaps(unless=bool(uses))
        return uses

    def swaps(self, unless: bool) -> dict[str, Places]:
        """Changing places (002.232 to 002.236), which may be forfeited unless a pawn can go on."""
        uses: dict[str, Places] = {}
        for pawn in self.own(self.turn):
            for other in self.opponents() if self.places[pawn].isdigit() else []:
                changed = self.places | {pawn: self.places[other], other: self.places[pawn]}
                after = slid(changed, pawn)
                if self.options["displaced_slides"] and after[other] == changed[other]:  # 6.5
                    after = slid(after, other)
                uses[f"swap {pawn} {other}"] = after
        return uses | {"forfeit": self.places} if uses and not unless else uses

    def parts(self, left: int, moved: str) -> dict[str, Places]:
        """What may be played of a seven (002.226 to 002.229): all that is left, or a part that leaves a rest (5.7)."""
        uses = {}
        for pawn in self.own(self.turn):
            for steps in range(1, left + 1) if not moved else (left,):
                to = self.goes(self.places, pawn, steps) if pawn != moved else ""
                after = settle(self.places, pawn, to) if to else {}
                others = [other for other in self.own(self.turn) if other != pawn]
                if to and (steps == left or any(self.goes(after, other, left - steps) for other in others)):
                    uses[f"{pawn} {to}"] = after
        return uses

    def may(self, colour: str) -> set[str]:
        if self.over() or colour != self.turn:
            return set()
        if self.card:
            return set(self.parts(self.left, self.moved) if self.card == "7" else self.uses(self.card))
        cards = {f"card {card}" for card in self.hands[colour] if self.uses(card)}  # 002.256; 8.3
        return cards or {f"toss {card}" for card in self.hands[colour]}  # 002.258

    def do(self, text: str) -> bool:
        """Whether the turn's card is used up, so that another is drawn."""
        word, _, rest = text.partition(" ")
        if word in ("card", "toss"):
            self.hands[self.turn] -= Counter([rest])
            self.discards[rest] += 1  # 002.257
            self.card, self.left, self.moved = rest if word == "card" else "", 7, ""
            return word == "toss"
        before = self.places.get(word, "")
        self.places = (self.parts(self.left, self.moved) if self.card == "7" else self.uses(self.card))[text]
        if self.card == "7":
            self.left -= next(n for n in range(1, 8) if walk(before, self.turn, n) == rest)
            self.moved = word
        if self.at_home(self.turn) == 4:  # 002.260
            self.winner = self.turn
            self.score()
            self.turns += 1
            self.stopped = (
                self.turns == self.options["max_turns"]
            )  # 2.8: in all, and this game has been counted
        return not self.winner and not (self.card == "7" and self.left)

    def drew(self, card: Counter[str]) -> None:
        """The hand is back to five (002.257, 002.258), and who plays next."""
        assert card.total() == 1
        self.take_from_pile(card)
        self.hands[self.turn] += card
        again = self.card == "2" and self.options["two_plays_again"]  # 002.222
        self.card = ""
        if not again:
            self.end_turn()

    def end_turn(self) -> None:
        self.turn = self.colours[(self.colours.index(self.turn) + 1) % len(self.colours)]  # 002.181
        self.turns += 1
        if self.turns == self.options["max_turns"]:  # 2.8
            self.stopped = True
            for colour in self.colours:
                self.totals[colour] += 5 * self.at_home(colour)

    def at_home(self, colour: str) -> int:
        return sum(self.places[pawn] == "home" for pawn in self.own(colour))

    def score(self) -> None:
        for colour in self.colours:  # 002.261
            self.totals[colour] += 5 * self.at_home(colour)
        others = [self.at_home(colour) for colour in self.colours if colour != self.winner]
        bonuses = [
            bonus for most, bonus in ((2, 25), (1, 50), (0, 100)) if max(others) <= most
        ]  # 002.264 to 002.266
        extra = sum(bonuses) if self.options["cumulative"] else max(bonuses, default=0)  # 8.8
        self.totals[self.winner] += 5 * sum(4 - home for home in others) + extra  # 002.263

    def over(self) -> bool:
        """The game is over; the match may go on (8.9)."""
        return bool(self.winner) or self.stopped

    def match_over(self) -> bool:
        return self.stopped or (self.over() and max(self.totals.values()) >= self.options["target"])

    def winners(self) -> list[str]:
        if not self.options["target"]:  # 8.9; a single game that was stopped is a draw (2.8)
            return [self.winner] if self.winner else list(self.colours)
        return [colour for colour in self.colours if self.totals[colour] == max(self.totals.values())]


class Comparison:
    """A match of the product played beside the board, decision by decision."""

    def __init__(self, seed: int, players: int, **changed: Any) -> None:
        self.choose, self.chance = random.Random(f"{players} {seed}"), Seeded(seed)
        flags = ("two_plays_again", "displaced_slides", "opposite")
        options: dict[str, Any] = {name: self.choose.random() < 0.5 for name in flags}
        options |= {"cumulative": seed % 2 == 0, "target": self.choose.choice((0, 0, 60, 150))}
        options["max_turns"] = self.choose.choice((0, 0, 0, 0, 90))
        self.board = Board(players, options)
        position = GAME.start(seats=players, chance=self.chance, points=True, **(options | changed))
        assert isinstance(position, Sorry)
        self.position = position
        self.haste = [self.choose.choice((-1.0, -1.0, 0.0, 0.5)) for _ in range(players)]
        self.haste[seed % players] = 1.0
        self.decisions = 0
        self.won: list[
            tuple[bool, int]
        ] = []  # games: whether bonuses add up, the most that an opponent had HOME

    def run(self) -> None:
        board = self.board
        first = board.colours[self.position.public.turn]
        while True:
            board.deal(first, {c: self.hand(seat) for seat, c in enumerate(board.colours)})
            self.same_board()
            while not board.over():
                self.decide()
            if board.winner:
                rest = (board.at_home(colour) for colour in board.colours if colour != board.winner)
                self.won.append((board.options["cumulative"], max(rest)))
            if board.match_over():
                break
            first = board.winner  # 002.204
        assert self.position.to_move() == 0
        totals = [board.totals[colour] for colour in board.colours]
        assert list(self.position.scores()) == totals
        winners = board.winners()
        payoffs = list(self.position.payoffs())
        assert [payoff > 0 for payoff in payoffs] == [colour in winners for colour in board.colours]

    def hand(self, seat: int) -> Counter[str]:
        kinds = self.position.view(seat).hand
        return +Counter({card_word(kind): int(number) for kind, number in enumerate(kinds)})

    def decide(self) -> None:
        board, position = self.board, self.position
        for seat, colour in enumerate(board.colours):
            self.same_choices(seat, board.may(colour))
        seat = board.colours.index(board.turn)
        text = self.pick(seat, sorted(board.may(board.turn)))
        GAME.play(position, seat, GAME.read(position.view(seat), text)[0], self.chance)
        self.decisions += 1
        if board.do(text):
            board.drew(self.hand(seat) - board.hands[board.turn])
        elif not board.over():
            assert self.hand(seat) == board.hands[board.turn]
        if not board.over():
            self.same_board()

    def pick(self, seat: int, texts: list[str]) -> str:
        """One at random; who is in haste rather brings a pawn home, or out, and others rather keep theirs away."""
        if self.choose.random() < abs(self.haste[seat]):
            homeward = [text for text in texts if text.endswith("home") or "S" in text or "start" in text]
            elsewhere = [text for text in texts if not text.endswith("home")]
            texts = (homeward if self.haste[seat] > 0 else elsewhere) or texts
        return self.choose.choice(texts)

    def same_choices(self, seat: int, may: set[str]) -> None:
        view = self.position.view(seat)
        assert {GAME.write(view, move) for move in view.moves} == may
        text = self.any_text()
        refused = GAME.why_not(view, text)
        if refused is None:  # "R1 4" may be another word for "start R"
            assert GAME.write(view, GAME.read(view, text)[0]) in may, text
        else:
            assert text not in may
            if refused.clause:
                with pytest.raises(Illegal):
                    GAME.play(self.position, seat, GAME.read(view, text)[0], self.chance)

    def any_text(self) -> str:
        """Something to say, whether it may be done or not."""
        choose, pawns = self.choose, list(self.board.places)
        place = choose.choice([str(choose.randrange(60)), f"S{choose.randrange(1, 6)}", "home"])
        pawn, other = choose.choice(pawns), choose.choice(pawns)
        card = card_word(choose.randrange(len(CARD_NAMES)))
        shapes = (f"{pawn} {place}", f"swap {pawn} {other}", f"sorry {pawn[0]} {other}", f"start {pawn[0]}")
        return choose.choice((*shapes, f"card {card}", f"toss {card}", "forfeit"))

    def same_board(self) -> None:
        board, public = self.board, self.position.public
        theirs = {f"{LETTERS[n // 4]}{n % 4 + 1}": place_name(public.board.place[n]) for n in range(16)}
        for colour in board.colours:
            assert sorted(theirs[p] for p in board.own(colour)) == sorted(
                board.places[p] for p in board.own(colour)
            )
        assert {pawn: theirs[pawn] for pawn in board.places} == board.places
        assert [public.totals[n] for n in range(len(board.colours))] == [
            board.totals[c] for c in board.colours
        ]
        assert self.position.to_move() == 1 << board.colours.index(board.turn)


def compare(seeds: range, players: int, **changed: Any) -> tuple[int, set[tuple[bool, int]]]:
    """How many decisions were the same, and in which ways games were won."""
    decisions, won = 0, set()
    for seed in seeds:
        match = Comparison(seed, players, **changed)
        match.run()
        decisions += match.decisions
        won |= set(match.won)
    return decisions, won


@pytest.mark.parametrize(("players", "matches", "ways"), [(2, 20, 7), (3, 10, 4), (4, 6, 4)])
def test_pawns_cards_and_points_are_those_of_the_sheet(players: int, matches: int, ways: int) -> None:
    decisions, won = compare(range(matches), players)
    assert decisions > 3000
    assert len(won) >= ways  # of eight: none to three pawns HOME, bonuses added up or not


def test_bonuses_that_add_up_elsewhere_are_noticed() -> None:
    with pytest.raises(AssertionError):
        compare(range(1, 20, 2), 2, cumulative=True, max_turns=0)


@pytest.mark.soak
@pytest.mark.parametrize(("players", "least"), [(2, 60_000), (3, 90_000), (4, 100_000)])
def test_hundreds_of_matches(players: int, least: int) -> None:
    decisions, won = compare(range(1000, 1150), players)
    assert decisions > least
    assert len(won) >= 7
