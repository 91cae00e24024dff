"""`play`: a game in the terminal against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from gamenight.cli.app import LATEST, app
from gamenight.cli.given import (
    STDIN,
    HouseRules,
    PresetName,
    Seats,
    Seed,
    full_screen,
    game_names,
    house_rules,
    on_terminal,
    open_record,
    seat_number,
    whole_number,
)
from gamenight.core.game import Game
from gamenight.core.record import Record
from gamenight.core.refusal import BadOption, BadRecord, BadSeats
from gamenight.core.registry import game as game_named
from gamenight.terminal import autosave
from gamenight.terminal.coaching import Coach
from gamenight.terminal.files import Exists, NotWritten, check_free, target
from gamenight.terminal.opponents import USUAL, Opponent, opponent
from gamenight.terminal.sitting import Sitting, sit_again, sit_down


@app.command()
def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help="A game's name, as `gamenight games` lists it; a resumed game knows its own.",
            autocompletion=game_names,
        ),
    ] = None,
    seats: Seats = None,
    option: HouseRules = None,
    preset: PresetName = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="Who plays the other seats (easy, medium, hard, ...); repeat it for one each.",
        ),
    ] = None,
    seat: Annotated[
        int, typer.Option(parser=whole_number, metavar="N", help="Which seat is yours; 1 is the first.")
    ] = 1,
    token: Annotated[
        str | None,
        typer.Option("--token", "--colour", metavar="NAME", help="The token or colour that you play with."),
    ] = None,
    name: Annotated[str, typer.Option(help="What the others call you.")] = "Player",
    seed: Seed = None,
    resume: Annotated[
        str | None,
        typer.Option(metavar="[FILE]", help="Take up a saved game; without a file, the one played last."),
    ] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save here on leaving.")] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Save also over a file that is there already.")
    ] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Line by line, in ASCII.")] = False,
    coach: Annotated[
        bool | None,
        typer.Option(
            "--coach/--no-coach",
            help="A coach beside you; without either, in your first games, where a person types.",
        ),
    ] = None,
) -> None:
    """Play a game against bots. On a full screen; with --plain, or through a pipe, line by line in ASCII."""
    if not name.strip() or not name.isprintable():
        raise BadOption(f"The name {name!r} should be one line with something in it.")
    if resume is not None:
        if (seats, option or None, preset, token, seed) != (None, None, None, None, None):
            raise BadOption("A resumed game keeps its seats, house rules and luck: leave out those options.")
        file = autosave.latest(game) if resume == LATEST else Path(resume)
        sitting = _resumed(game, open_record(file), seat, name, bot)
        if resume not in (LATEST, STDIN):
            sitting.files.add(file.resolve())
            save = save or file
    else:
        sitting = _begun(
            game, seats, house_rules(_needed(game), option, preset), seat, token, name.strip(), bot, seed
        )
    if save is not None:
        _agree(sitting, save, force)
    show(sitting, save, plain, _coach(sitting, coach))


def _coach(sitting: Sitting, wanted: bool | None) -> Coach | None:
    """A coach for a person; a script that plays through a pipe has none, unless it asks."""
    if wanted is False or (wanted is None and not on_terminal()):
        return None
    beside = Coach(sitting)
    if wanted:
        beside.turn(True)
    return beside


def _needed(game: str | None) -> str:
    if game is None:
        raise BadOption("Say which game: gamenight play GAME; `gamenight games` lists them.")
    return game


def _begun(
    game: str | None,
    seats: int | None,
    options: dict[str, object],
    seat: int,
    token: str | None,
    name: str,
    bots: list[str] | None,
    seed: int | None,
) -> Sitting:
    rules = game_named(_needed(game))
    count = rules.usual_seats if seats is None else seats
    rules.house(count, options)
    mine = seat_number(seat, count)
    if token is not None:
        options = {**options, **_chosen(rules, count, mine, token)}
    return sit_down(rules, count, options, mine, name, opponents(bots, count, mine), seed)


def _chosen(game: Game[Any], seats: int, mine: int, token: str) -> dict[str, object]:
    """The house rule by which a seat has that token or colour; sides choose where there are more seats than colours."""
    option = game.looks_option()
    if option is None:
        raise BadOption(f"There are no tokens or colours to choose from in {game.title}.")
    if token.lower() not in option.names:
        raise BadOption(f"Choose one of {', '.join(option.names)}, not {token!r}.")
    return {option.name: "- " * (mine if seats <= len(option.names) else mine % 2) + token}


def _agree(sitting: Sitting, save: Path, force: bool) -> None:
    """Before anything is played: whether the game can be saved there, and may be."""
    if str(save) == STDIN:
        raise NotWritten("- is standard input, where nothing can be saved: name a file.")
    found = target(save)
    if force:
        sitting.files.add(found)
    if found not in sitting.files:
        try:
            check_free(save)
        except Exists as problem:
            if not on_terminal() or not typer.confirm(f"{problem} Write over it?"):
                raise Exists(f"{problem} --force allows that.") from None
            sitting.files.add(found)


def _resumed(game: str | None, record: Record, seat: int, name: str, bots: list[str] | None) -> Sitting:
    if game is not None and record.game.name != game_named(game).name:
        raise BadRecord(
            f"The record is of {record.game.title}; resume it with: gamenight play {record.game.name}."
        )
    mine = record.names.index(name) if name in record.names else seat_number(seat, record.seats)
    return sit_again(record, mine, opponents(bots, record.seats, mine))


def opponents(names: list[str] | None, seats: int, mine: int) -> list[Opponent]:
    """A bot for every seat: one given serves for all, several are seated in turn, and the first gives the hints."""
    given = names or [USUAL]
    if len(given) not in (1, seats - 1):
        raise BadSeats(
            f"{len(given)} bots were named for {seats - 1} other seats; name one, or one for each."
        )
    found = [opponent(name) for name in given]
    if len(found) == 1:
        return found * seats
    return [*found[:mine], found[0], *found[mine:]]


def show(sitting: Sitting, save: Path | None, plain: bool, coach: Coach | None = None) -> None:
    if plain or not full_screen():
        from gamenight.terminal.plain import play_plain

        play_plain(sitting, save, coach)
    else:
        from gamenight.terminal.app import play_full

        play_full(sitting, save, coach)
