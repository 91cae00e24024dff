"""A record told again, move by move, from one seat, for a spectator, or with every hand open."""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec.structs import replace

from gamenight.core.journal import Journal
from gamenight.core.names import Names
from gamenight.core.position import NOBODY
from gamenight.core.record import Record
from gamenight.core.scene import Scene, Zone
from gamenight.sitting.recording import replay as replayed
from gamenight.terminal.marks import ascii_only
from gamenight.terminal.words import glance, look, sheet_lines


@dataclass(frozen=True)
class Moment:
    """The table after one line of the record."""

    number: int
    done: str  # the line as people write it: "Mabel: 8H"
    told: tuple[str, ...]
    scene: Scene


@dataclass
class Story:
    """All moments of a record. With `open_hands` a spectator also sees every seat's own zones."""

    record: Record
    eyes: int = NOBODY
    open_hands: bool = False
    moments: list[Moment] = field(default_factory=list)

    def __post_init__(self) -> None:
        game, names = self.record.game, self.record.names
        journal, told = Journal(), 0
        for line, position in replayed(self.record):
            position.journal = journal
            view = position.view(self.eyes)
            heard = journal.truth() if self.open_hands else journal.heard(self.eyes)
            sentences = tuple(game.tell(view, heard[told:], names))
            told = len(heard)
            scene = game.scene(view, names)
            if self.open_hands:
                scene = opened(
                    scene,
                    [game.scene(position.view(seat), names) for seat in range(self.record.seats)],
                    Names(names),
                )
            who = "" if line.seat == NOBODY else f"{names[line.seat]}: "
            self.moments.append(Moment(line.number, f"{who}{line.text}", sentences, scene))


def opened(scene: Scene, seen: list[Scene], names: Names) -> Scene:
    """A spectator's scene with each player's own zones as that player sees them."""
    own = {
        zone.id: (zone, seat) for seat, each in enumerate(seen) for zone in each.zones if zone.seat == seat
    }
    zones = tuple(_owned(*own[zone.id], names) if zone.id in own else zone for zone in scene.zones)
    return replace(scene, zones=zones)


def _owned(zone: Zone, seat: int, names: Names) -> Zone:
    label = zone.label.replace("Your", f"{names.given(seat)}'s")
    return replace(zone, label=label)


def retell(story: Story) -> None:
    """The story as lines of ASCII."""
    for at, moment in enumerate(story.moments):
        lines = [f"{moment.number}. {moment.done}", *(f"   {sentence}" for sentence in moment.told)]
        lines += look(moment.scene, story.eyes) if at == 0 else []
        lines += (
            [f"   {line}" for line in glance(moment.scene, story.eyes)] if at and story.open_hands else []
        )
        print(*map(ascii_only, lines), sep="\n")
    last = story.moments[-1].scene
    print(ascii_only(last.prompt), *sheet_lines(last.sheet), sep="\n")
