# compiled
"""The chairs of a table, and what those who sit there ask of each other."""

from __future__ import annotations

from dataclasses import dataclass, field

ASKED = {
    "undo_asked": "undo",
    "draw_offered": "draw",
    "pause_asked": "pause",
    "friendly_asked": "friendly",
}  # events
OFFERS = tuple(ASKED.values())


@dataclass
class Seat:
    """A chair: a person, a bot, or nobody yet."""

    seat: int
    kind: str = "empty"  # person, bot, empty
    name: str = ""
    player: str = ""
    level: str = ""  # of a bot, also of the one that covers a person
    covered: bool = False  # a bot plays for this person
    given: bool = False  # covered because the person said so: only they take it back
    hurried: bool = False  # a bot makes the next move, since time was out
    resigned: bool = False
    muted: bool = False
    child: bool = False  # plays in children's mode: no talk reaches or leaves the seat
    word: str = ""  # for luck; told to nobody before the start
    salt: str = ""
    seal: str = ""  # what fixes the word, and is told at once
    sat: int = 0  # the event with which they sat down
    absent: bool = False  # not all that was played here is theirs: it is nobody's result

    def played_by_bot(self) -> bool:
        return self.kind == "bot" or self.covered or self.resigned or self.hurried

    def agrees_for_itself(self) -> bool:
        """Whether a person has a say here, though a bot may cover for them; not if they gave their seat away."""
        return self.kind == "person" and not self.resigned and not self.given

    def waited_for(self) -> bool:
        """Whether a person decides here, and may be asked."""
        return self.kind == "person" and not self.covered and not self.resigned


@dataclass
class Offer:
    """A question to the others: who asked, and who still has to answer."""

    seat: int
    waits_for: list[int]
    to: int = 0  # of an undo: the first move that would be taken back


@dataclass
class Offers:
    """Open questions: at most one of each kind."""

    open: dict[str, Offer | None] = field(default_factory=lambda: dict.fromkeys(OFFERS))

    def __getitem__(self, kind: str) -> Offer | None:
        return self.open.get(kind)

    def ask(self, kind: str, offer: Offer) -> None:
        self.open[kind] = offer

    def drop(self, *kinds: str) -> None:
        for kind in kinds:
            self.open[kind] = None

    def agree(self, kind: str, seat: int) -> None:
        """One of those who were asked said yes."""
        offer = self.open[kind]
        if offer is not None:
            offer.waits_for = [other for other in offer.waits_for if other != seat]

    def moved(self, seat: int) -> None:
        """Somebody has moved: there is nothing to take back any more, and who moves on has declined a draw."""
        self.drop("undo")
        offer = self.open["draw"]
        if offer is not None and offer.seat != seat:
            self.drop("draw")

    def withdraw(self, seat: int) -> None:
        """Somebody is not asked any more, and their own questions are gone."""
        for kind, offer in self.open.items():
            if offer is not None and offer.seat == seat:
                self.open[kind] = None
            elif offer is not None and seat in offer.waits_for:
                offer.waits_for.remove(seat)
