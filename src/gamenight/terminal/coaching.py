"""The coach in the terminal: beside a person in their first games, until they say that they need none.

What it has explained, and how many games were finished, is kept in the user's data folder.
"""

from __future__ import annotations

import contextlib
import threading
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from gamenight.bots.coach import Advice, advise
from gamenight.core.refusal import GameNightError
from gamenight.terminal import secret
from gamenight.terminal.files import write_whole
from gamenight.terminal.sitting import Sitting

FIRST = 3  # games of a kind that a person plays with a coach, unless they say otherwise
LEARN = "`gamenight learn {}` teaches it step by step; `minute` says this again."
ON, OFF = "The coach is back.", "The coach is off; `coach on` brings it back."


@dataclass
class Learnt:
    """What one person has learnt on this machine."""

    coach: str = ""  # "on" or "off" once they have said so
    heard: dict[str, list[str]] = field(default_factory=dict)  # game: kinds of decisions that were explained
    played: dict[str, int] = field(default_factory=dict)  # game: games played to the end
    steps: dict[str, int] = field(default_factory=dict)  # game: of its lesson, those that are done

    def hears(self, game: str, kind: str) -> bool:
        """Whether something is heard for the first time; from now on it is not."""
        kinds = self.heard.setdefault(game, [])
        if kind in kinds:
            return False
        kinds.append(kind)
        return True


def file() -> Path:
    return secret.folder().with_name("learning.json")


def recall() -> Learnt:
    """As it was kept; what cannot be read is forgotten."""
    with contextlib.suppress(OSError, msgspec.MsgspecError):
        return msgspec.json.decode(file().read_bytes(), type=Learnt)
    return Learnt()


def keep(learnt: Learnt) -> None:
    """Where there is no folder to keep it in, it is explained again next time."""
    with contextlib.suppress(OSError, GameNightError):
        file().parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        write_whole(file(), msgspec.json.encode(learnt).decode())


class Coach:
    """Beside the person of a sitting. It is never waited for: what it has not thought of in time, it does not say."""

    def __init__(self, sitting: Sitting, learnt: Learnt | None = None) -> None:
        self.sitting = sitting
        self.learnt = recall() if learnt is None else learnt
        self._moment = -1  # of the decision that is thought about
        self._asked = -1  # of the decision at which it has asked
        self._advice: Advice | None = None
        self._thinking: threading.Thread | None = None

    @property
    def helps(self) -> bool:
        said = self.learnt.coach
        return said == "on" or (not said and self.learnt.played.get(self.sitting.game.name, 0) < FIRST)

    def turn(self, on: bool) -> str:
        self.learnt.coach = "on" if on else "off"
        keep(self.learnt)
        return ON if on else OFF

    def minute(self) -> list[str]:
        """The game in three sentences, at the first sitting."""
        game = self.sitting.game
        if self.learnt.played.get(game.name) or not self.learnt.hears(game.name, "minute"):
            return []
        keep(self.learnt)
        return [*game.words["en"].minute, LEARN.format(game.name)]

    def explain(self) -> list[str]:
        """What the person's decision is about, the first time it comes in their life."""
        view, game = self.sitting.view(), self.sitting.game
        kind, said = game.decision(view), list(game.explained(view))
        if not self.helps or not said or not self.learnt.hears(game.name, kind):
            return []
        keep(self.learnt)
        return said

    def think(self) -> None:
        """Begin to think about the person's decision, beside whatever they do."""
        moment = self.sitting.moment()
        if not self.helps or moment == self._moment:
            return
        self._moment, self._advice = moment, None
        self._thinking = threading.Thread(target=self._think, args=(moment,), daemon=True)
        self._thinking.start()

    def _think(self, moment: int) -> None:
        sitting = self.sitting
        view, names = sitting.view(), sitting.record.names
        found = advise(sitting.game, view, names, seed=moment, stop=lambda: sitting.moment() != moment)
        if self._moment == moment:
            self._advice = found

    def thought(self, seconds: float) -> None:
        """Wait until it has thought, at most so long."""
        if self._thinking is not None:
            self._thinking.join(seconds)

    def question(self, text: str) -> str:
        """What to ask before a move that is far worse than the best, once a decision; "" for nothing."""
        moment, advice = self.sitting.moment(), self._advice
        if not self.helps or advice is None or self._moment != moment or self._asked == moment:
            return ""
        view, game = self.sitting.view(), self.sitting.game
        with contextlib.suppress(GameNightError):
            moves = game.read(view, text)
            share = {doubt.text: doubt.share for doubt in advice.doubts}.get(game.write(view, moves[0]))
            if len(moves) == 1 and share is not None:
                self._asked = moment
                return _asked(advice, share)
        return ""

    def finished(self) -> None:
        """A game was played to its end."""
        name = self.sitting.game.name
        self.learnt.played[name] = self.learnt.played.get(name, 0) + 1
        keep(self.learnt)


def _asked(advice: Advice, share: int) -> str:
    numbers = f"That wins about {advice.share} games in 100 from here; your move about {share}."
    return f"Sure? Better: {advice.says or advice.text} {advice.why or numbers} Choose yours again if you mean it."
