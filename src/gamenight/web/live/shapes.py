"""The protocol's shapes: tables, rows and updates as one listener may see them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from gamenight.core.fair import commitment
from gamenight.core.game import Game
from gamenight.core.position import NOBODY
from gamenight.core.refusal import shortened
from gamenight.core.registry import game as game_named
from gamenight.sitting.play import seats_in
from gamenight.table import thinking
from gamenight.table.agreements import help_for
from gamenight.table.learning import may_coach
from gamenight.table.looks import looks, to_choose
from gamenight.table.manners import host_may
from gamenight.table.seats import Offer, Seat
from gamenight.table.table import Table
from gamenight.web.live.keys import Keys
from gamenight.web.nodes.fanout import Here

PROTOCOL = 1


@dataclass(frozen=True)
class Who:
    """Who is asking: a guest, a seat proved by its token, the host; or nobody in particular."""

    player: str = ""
    seat: int = NOBODY
    host: bool = False
    sat: int = 0  # the event with which whoever it is sat down there


def table_shape(table: Table, id: int, keys: Keys, here: Here, who: Who, now: int) -> dict[str, Any]:
    """A Table of the protocol. Tokens are told only to those who hold them."""
    hosts = who.host or table.is_hosted_by(who.player)
    shape: dict[str, Any] = {
        "code": table.code,
        "game": table.game.name,
        "title": table.game.title,
        "version": table.rules,
        "options": table.options,
        "status": table.status,
        "number": table.number,
        "host": table.host_name,
        "you_host": hosts,
        "host_may": host_may(table),
        "listed": table.listed,
        "spectators": table.spectators,
        "delay": table.delay,
        "grace": table.grace,
        "watching": here.watching,
        "seats": [_seat_shape(table, id, keys, here, who, seat) for seat in table.seats],
        "to_move": table.movers(),
        "clock": table.clock.plain(),
        "clocks": table.timers.plain(now),
        "rings": table.rings,
        "now": now,
        "offers": {
            **{name: _offer(offer) for name, offer in table.offers.open.items()},
            "rematch": _again(table),
        },
        "undo": table.undo_for(who.seat),
        "stats": table.counts(),
        "help": help_for(table, who.seat),
        "coach": who.seat != NOBODY and may_coach(table, who.seat),
        "fairness": fairness(table),
        "ending": table.ending,
        "scores": list(table.scores),
        "payoffs": list(table.payoffs),
        "rematch": table.rematch,
        "revealing": bool(table.revealing),
    }
    if table.play is None and (option := to_choose(table)):
        shape["looks"] = list(option.names)
    if hosts:
        shape["host_token"] = keys.host(table.code, id)
    return shape


def _seat_shape(table: Table, id: int, keys: Keys, here: Here, who: Who, seat: Seat) -> dict[str, Any]:
    yours = seat.kind == "person" and (
        (bool(who.player) and who.player == seat.player) or who.seat == seat.seat
    )
    look = looks(table.game, table.count, table.house)[seat.seat]
    shape = {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "player": seat.player,
        "level": seat.level,
        "covered": seat.covered,
        "resigned": seat.resigned,
        "absent": seat.absent,
        "here": seat.kind == "bot" or seat.seat in here.seats,
        "muted": seat.muted,
        "word": seat.word if table.play or yours else "",
        "salt": seat.salt if table.play else "",
        "seal": seat.seal,
        "yours": yours,
        "colour": look.colour,
        "piece": look.piece,
    }
    if yours:
        shape["token"] = keys.seat(table.code, id, seat.seat, seat.sat)
    return shape


def _offer(offer: Offer | None) -> dict[str, Any] | None:
    if offer is None:
        return None
    return {"seat": offer.seat, "to": offer.to, "waits_for": offer.waits_for}


def _again(table: Table) -> dict[str, Any] | None:
    return {"seats": table.again} if table.again else None


def fairness(table: Table) -> dict[str, Any]:
    begun = table.play is not None
    words = list(table.words()) if begun else [""] * table.count
    seals = [seat.seal for seat in table.seats]
    salts = [seat.salt if begun else "" for seat in table.seats]
    secret = table.secret.hex() if table.may_be_told() else ""
    return {
        "commitment": commitment(table.secret),
        "words": words,
        "seals": seals,
        "salts": salts,
        "secret": secret,
    }


def row_shape(row: Mapping[str, Any], yours: Sequence[int]) -> dict[str, Any]:
    """A TableRow, from what is kept beside the log."""
    said = _summary(row["summary"])
    movers = seats_in(row["turn"])
    held_back = said.delay > 0 and not yours and row["status"] in ("playing", "paused")
    return {
        "code": row["code"],
        "game": row["game"],
        "title": title_of(row["game"]),
        "status": row["status"],
        "seats": row["seats"],
        "taken": sum(bool(name) for name in said.players),
        "players": said.players,
        "listed": row["listed"],
        "spectators": said.spectators,
        "host": said.host,
        "created": row["created"],
        "moved": row["created"] if held_back else row["moved"],
        "yours": list(yours),
        "your_turn": row["status"] == "playing" and any(seat in movers for seat in yours),
        "moves": 0 if held_back else row["last"],
    }


class Summary(msgspec.Struct):
    """What a row says of a table besides its columns."""

    players: list[str] = []
    host: str = ""
    spectators: bool = False
    delay: int = 0


def _summary(kept: str) -> Summary:
    """As it was written; empty where that cannot be read."""
    try:
        return msgspec.json.decode(kept, type=Summary)
    except msgspec.MsgspecError:
        return Summary()


def title_of(game: str) -> str:
    try:
        return game_named(game).title
    except Exception:  # a plug-in that is no longer there
        return game


def games_shape(game: Game[Any]) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": game.title,
        "other_names": list(game.other_names),
        "says": game.says,
        "seats": list(game.seats),
        "minutes": game.minutes,
        "table": game.table,
        "version": game.version,
        "draws": game.draws,
        "skill": game.skill,
        "lowest_wins": game.lowest_wins,
        "options": [
            {
                "name": option.name,
                "kind": option.kind,
                "default": option.default,
                "says": option.says,
                "clause": option.clause,
                "names": list(option.names),
                "low": option.low,
                "high": option.high,
            }
            for option in game.option_list()
        ],
        "presets": [
            {"name": name, "title": preset.title, "says": preset.says, "options": dict(preset.options)}
            for name, preset in game.presets.items()
        ],
        "strength": {level: found._asdict() for level, found in thinking.strengths(game.name).items()},
    }


def error_shape(kind: str, sentence: str, clause: str = "") -> dict[str, Any]:
    return {"kind": kind, "sentence": shortened(sentence), "clause": clause}
