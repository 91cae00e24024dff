"""Card and tile games as a good player looks at them: against the bots of old, by blunders, and by beliefs."""

from __future__ import annotations

import importlib
import time
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date
from typing import Any

import gamenight
from gamenight import Seeded
from gamenight.bots import bot
from gamenight.bots.arena import contest_of, play_all
from gamenight.bots.beliefs import Beliefs
from gamenight.bots.standings import by_deal
from gamenight.core.position import bit, first
from gamenight.games.cribbage.rules.count import hand_points
from gamenight.games.cribbage.rules.public import PLAY
from gamenight.games.hearts.rules.public import PASS, PLAYING, POINTS, QUEEN, SHOT_OTHERS, SHOT_OWN
from gamenight.games.rummy.bot import holds_meld
from gamenight.games.zillionaire.rules.cards import ranks, size
from gamenight.parts import tricks
from gamenight.parts.bits import count, each
from gamenight.parts.cards import suit_cards
from gamenight.parts.property.ledger import BUY
from gamenight.parts.property.moves import TAKE
from gamenight.parts.property.worth import completes
from strengths.rows import ALWAYS, SEATS, SHORT, Job, Row, Tally, until_settled

FROZEN = ("hearts", "texas_42", "rummy", "zillionaire", "call_me_lucky", "monopoly", "christmas_opoly")
THOUGHT = 1000  # playouts of the frozen bots: a quarter of what their strongest level had
LESS = {  # where games are long
    **dict.fromkeys(("monopoly", "christmas_opoly"), 350),
    **dict.fromkeys(("call_me_lucky", "hearts", "rummy", "zillionaire"), 250),
}
WHOLE = ("hearts",)  # played in whole matches as well: a short one is three hands, whose luck decides much
SIXTY = 0.6  # of the wins against the frozen bots
SEVENTY = {"monopoly": 0.7}
KINDS = ("hearts", "texas_42", "rummy", "zillionaire", "cribbage")
THOUSAND = 1000  # games of Monopoly
TABLES = 60  # imagined for one decision
MOONS = SHOT_OTHERS | SHOT_OWN
TWO_OF_CLUBS, ACE_AND_KING = 0, 3 << 37  # of hearts


def bots_of_old() -> Any:
    """The class of the frozen bots; None unless this is the copy that `scripts/frozen` makes."""
    try:
        return importlib.import_module("gamenight.frozen.player").Frozen
    except ImportError:
        return None


def frozen(job: Job) -> Iterator[tuple[str, Row]]:
    """Today's search against that of old, with as much processor time for a decision."""
    old = bots_of_old()
    if old is None:
        return
    for name, key in [(name, f"frozen {name}") for name in FROZEN] + [(name, whole(name)) for name in WHOLE]:
        if name in job.names:
            rival = old(LESS.get(name, THOUGHT))
            playouts = _as_long(name, rival)
            house = {**ALWAYS.get(name, {}), **({} if key == whole(name) else SHORT.get(name, {}))}
            pair = [f"search:playouts={playouts}", rival]
            contest = contest_of(name, pair, SEATS.get(name), house, 20_26)

            def play(tally: Tally, deals: int, contest: Any = contest, playouts: int = playouts) -> None:
                played = list(play_all(contest, deals, job.jobs, first=tally.deals))
                for share in by_deal(played, 0):
                    tally.add(share, len(played) // deals)
                for one in played:
                    tally.took(one.seconds[0], one.choices[0], one.slowest[0])
                    for key, held in (("rival_spent", one.seconds[1]), ("rival_choices", one.choices[1])):
                        tally.also[key] = tally.also.get(key, 0) + held
                tally.also["playouts"] = playouts

            yield key, until_settled(job, key, SEVENTY.get(name, SIXTY), play)


def whole(name: str) -> str:
    """The row of a game's whole matches against the bots of old."""
    return f"frozen {name} whole"


def _as_long(name: str, rival: Any) -> int:
    """The playouts that take us as long as theirs take the bots of old, by processor time."""
    thought: int = rival.playouts
    players, spent, choices = (bot(f"search:playouts={thought}"), rival), [0.0, 0.0], [0, 0]
    for deal in range(2):
        for seat, view, _, choose in _play(name, deal, SHORT.get(name, {})):
            who = (seat + deal) % 2
            began = time.process_time()
            move = players[who].choose(gamenight.game(name), view, seed=deal)
            spent[who] += time.process_time() - began
            choices[who] += len(view.moves) > 1
            choose(move)
    ours, theirs = (spent[who] / max(1, choices[who]) for who in range(2))
    return max(10, 10 * round(thought * theirs / max(ours, 1e-9) / 10))


def _play(name: str, deal: int, options: Any) -> Iterator[tuple[int, Any, Any, Callable[[int], None]]]:
    """A game, decision by decision: the seat, its view, the position, and how the move is made."""
    game, chance = gamenight.game(name), Seeded(1000 + deal)
    seats = SEATS.get(name) or next(n for n in game.seats if n > 1)
    position = game.begin(seats, game.house(seats, {**ALWAYS.get(name, {}), **options}), chance)
    while position.to_move():
        seat = first(position.to_move())
        yield seat, position.view(seat), position, lambda move: position.play(seat, move, chance)  # noqa: B023


def beliefs(job: Job) -> Iterator[tuple[str, Row]]:
    """What others hold, as it is, as `imagine` has it, and as the bots believe."""
    for name in KINDS:
        if name not in job.names:
            continue
        game, began, deal = gamenight.game(name), time.perf_counter(), 0
        sums: dict[str, list[float]] = {}
        judgement = game.judgement
        assert judgement is not None
        player = bot("search:playouts=300")
        while time.perf_counter() - began < job.seconds:
            made = 0
            for _, view, position, choose in _play(name, deal, SHORT.get(name, {})):
                made += 1
                true = _held(name, view, position) if made % 3 == 0 and len(view.moves) > 1 else {}
                if true:
                    chance, held = Seeded(made), Beliefs(game.imagine, view, judgement)
                    for _ in range(4 * TABLES):
                        held.table(chance)
                    plain = [_held(name, view, game.imagine(view, chance)) for _ in range(TABLES)]
                    believed = [_held(name, view, held.table(chance)) for _ in range(TABLES)]
                    for key, worth in true.items():
                        row = sums.setdefault(key, [0, 0.0, 0.0, 0.0])
                        row[0] += 1
                        row[1] += worth
                        row[2] += sum(each_one[key] for each_one in plain) / TABLES
                        row[3] += sum(each_one[key] for each_one in believed) / TABLES
                choose(player.choose(game, view, seed=made))
            deal += 1
        for key, (n, true_sum, plain_sum, believed_sum) in sums.items():
            yield (
                f"belief {name} {key}",
                {
                    "decisions": n,
                    "true": true_sum / n,
                    "imagined": plain_sum / n,
                    "believed": believed_sum / n,
                    "date": date.today().isoformat(),
                },
            )


def _held(name: str, view: Any, world: Any) -> dict[str, float]:
    """Figures of what others hold in a world, where there is something to say."""
    p, me = view.public, view.seat
    if name == "cribbage" and p.phase == PLAY and p.starter >= 0:
        other = 1 - me
        who = "the dealer" if other == p.dealer else "the pone"
        kept = world.hands[other] | p.laid[other]
        return {f"points of what {who} kept": float(hand_points(kept, p.starter, False))}
    if name == "texas_42" and p.trumps and p.bidder != me and p.tricks < 3:
        return {"trumps in the bidder's hand": float(count(world.hands[p.bidder] & p.trumps))}
    if name == "rummy" and p.turn == me and p.seats == 2:
        return {"the other holds a meld": float(holds_meld(world.hands[1 - me], False))}
    if name == "zillionaire":
        late = [s for s in range(p.seats) if s != me and p.sizes[s] and size(p.played[s]) > 6]
        if late:
            cards = [rank for s in late for rank in ranks(world.hands[s])]
            return {"mean rank held by who has played often": float(sum(cards)) / len(cards)}
    if name == "hearts" and p.phase == PLAYING and p.pass_by and not (p.gone() | view.hand) & QUEEN:
        giver = (me + p.seats - p.pass_by) % p.seats
        return {"the queen is with whoever passed to us": float(world.hands[giver] & QUEEN != 0)}
    return {}


def blunders(job: Job) -> Iterator[tuple[str, Row]]:
    """Hearts by `hard` and by the strongest bot of old: what a good player would not do."""
    players: dict[str, Any] = {"hard": bot("hard"), "expert": bot("expert:playouts=2000")}
    old = bots_of_old()
    if old is not None:
        players["frozen"] = old(2000)
    for name, player in players.items() if "hearts" in job.names else ():
        row = dict.fromkeys(("hands", "kept", "could_shed", "took", "could_duck", "passes", "moons"), 0)
        row |= {"two_of_clubs": 0}
        began, deal = time.perf_counter(), 0
        while time.perf_counter() - began < job.seconds:
            for _, view, position, choose in _play("hearts", deal, {"target": 50}):
                move = player.choose(gamenight.game("hearts"), view, seed=deal)
                _look(row, view, move)
                scored = len(position.public.history)
                choose(move)
                if len(position.public.history) > scored:
                    row["hands"] += 1
                    row["moons"] += any(reason & MOONS for reason in list(position.public.reasons)[-4:])
            deal += 1
        yield f"blunders {name}", {**row, "date": date.today().isoformat()}


def _look(row: Row, view: Any, move: int) -> None:
    """Count one decision of Hearts."""
    p = view.public
    if move >= PASS:
        if view.hand & ~view.passed & ACE_AND_KING == ACE_AND_KING and view.hand & 1:
            row["passes"] += view.passed == 0
            row["two_of_clubs"] += move - PASS == TWO_OF_CLUBS
        return
    if p.phase != PLAYING or p.trick == tricks.EMPTY or not p.led >> move & 1 or p.best < 0:
        return
    below = [card for card in each(view.hand & suit_cards(p.best // 13)) if card < p.best]
    if len(below) > 1 and move < p.best:
        row["could_shed"] += 1
        row["kept"] += move != below[-1] and 1 << move != QUEEN
    last = tricks.size(p.trick) == p.seats - 1
    if below and last and tricks.cards(p.trick) & POINTS:
        row["could_duck"] += 1
        row["took"] += move > p.best


def bidding(job: Job) -> Iterator[tuple[str, Row]]:
    """Four Hand Texas: how many deals are passed out, and how many contracts are made, by `expert`."""
    if "texas_42" in job.names:
        yield "bidding texas_42", _summed(job, bids)


def bids(deal: int) -> dict[str, int]:
    """What was bid in one game."""
    player, row = bot("expert"), dict.fromkeys(("deals", "passed_out", "contracts", "made", "at_thirty"), 0)
    for _, view, position, choose in _play("texas_42", deal, {}):
        before = (position.public.dealer, len(position.public.history))
        choose(player.choose(gamenight.game("texas_42"), view, seed=deal))
        p = position.public
        if len(p.history) > before[1]:
            ours, theirs, step, bidder, _ = list(p.history)[-5:]
            row["contracts"] += 1
            row["made"] += (ours, theirs)[bidder % 2] > 0
            row["at_thirty"] += step == 0
            row["deals"] += 1
        elif p.dealer != before[0]:
            row["passed_out"] += 1
            row["deals"] += 1
    return row


def completing(job: Job) -> Iterator[tuple[str, Row]]:
    """Monopoly: how often a deed that completes a colour is left at its price though it could be paid."""
    if "monopoly" in job.names:
        yield "completing monopoly", _summed(job, offers, THOUSAND)


def offers(deal: int) -> dict[str, int]:
    """What was offered in one game. Bots of a short thought play, four at a table: what is left depends on what they
    consider, not on how long."""
    game, chance, player = gamenight.game("monopoly"), Seeded(deal), bot("search:playouts=4")
    row = {"games": 1, "offered": 0, "declined": 0}
    position = game.begin(4, game.house(4, ALWAYS["monopoly"]), chance)
    while position.to_move():
        seat = first(position.to_move())
        view = position.view(seat)
        move = player.choose(game, view, seed=chance.pick(1 << 30))
        if _completes(position, seat, view):
            row["offered"] += 1
            row["declined"] += move != TAKE
        position.play(seat, move, chance)
    return row


def _summed(job: Job, counts: Callable[[int], dict[str, int]], most: int = 1 << 30) -> Row:
    """What is counted in each game, summed up over as many as there is time for."""
    began, sums = time.perf_counter(), Counter[str]()
    for deal in range(most):
        if time.perf_counter() - began > job.seconds:
            break
        sums.update(counts(deal))
    return {**sums, "date": date.today().isoformat()}


def _completes(position: Any, seat: int, view: Any) -> bool:
    """Whether a seat is asked to buy what completes a colour, and has the money."""
    if position.public.phase != BUY or TAKE not in view.moves:
        return False
    deed = position.estate.deed_at[position.public.at[seat]]
    return bool(completes(position, seat, bit(1, deed)))


def pace(job: Job) -> Iterator[tuple[str, Row]]:
    """How long a decision of `hard` takes, by processor time: the mean, the 95th in a hundred, the longest."""
    for name in job.names:
        player, began, deal = bot("hard"), time.perf_counter(), 0
        took: list[float] = []
        while time.perf_counter() - began < job.seconds or not took:
            for _, view, _, choose in _play(name, deal, SHORT.get(name, {})):
                started = time.process_time()
                move = player.choose(gamenight.game(name), view, seed=deal)
                if len(view.moves) > 1:
                    took.append(time.process_time() - started)
                choose(move)
                if time.perf_counter() - began > 2 * job.seconds and took:
                    break
            deal += 1
        took.sort()
        yield (
            f"pace {name}",
            {
                "decisions": len(took),
                "mean": sum(took) / len(took),
                "most_of": took[int(0.95 * (len(took) - 1))],
                "slowest": took[-1],
                "date": date.today().isoformat(),
            },
        )
