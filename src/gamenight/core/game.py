"""One entry on the shelf: what a game is called, whom it is for, and its functions on views."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import resources
from typing import Any, Generic, TypeVar

from gamenight.core import arguments
from gamenight.core.arguments import brief, is_number
from gamenight.core.chance import Chance
from gamenight.core.encoding import Encoding
from gamenight.core.journal import Entry
from gamenight.core.names import plain_names
from gamenight.core.options import Option, Preset, Settings, changed_values, describe, missing, read_options
from gamenight.core.position import NOBODY, Judgement, Position, View
from gamenight.core.refusal import BadArgument, BadOption, BadSeats, Illegal, Refusal, Unreadable
from gamenight.core.scene import Scene
from gamenight.core.speaking import told, voice
from gamenight.core.words import ENGLISH, Words

V = TypeVar("V", bound=View)
MOST_SEATS = 62  # that a set of seats has room for


@dataclass(frozen=True, eq=False)
class Game(Generic[V]):
    """A game on the shelf. Its folder fills in the fields; every other layer calls the methods.

    The fields that begin with `to_` or `from_` are the game's own functions; the methods add checks and the listener.
    `say` is the class of `words` for the listener's language, made for the players' names and the listener's seat.
    """

    name: str  # "crazy_eights": also the folder
    words: Mapping[str, type[Words]]  # language: all that the game says; "en" is always there
    seats: range  # how many may play
    minutes: int  # how long a game takes people, about
    table: str  # what it is played on: one of scene.SURFACES
    version: int  # of the rules: goes up when a record would replay differently
    move_limit: int  # every move is below this
    options: type[Any]  # the dataclass of house rules
    package: str  # where rules.md lies
    begin: Callable[[int, Any, Chance], Position]  # seats, options, luck
    imagine: Callable[[V, Chance], Position]  # a fair sample of the tables this view could be of
    to_text: Callable[[V, int], str]  # a move as a person writes it
    from_text: Callable[
        [V, str, Any], Sequence[int]
    ]  # view, text, say: the moves it stands for, legal or not; raises Unreadable
    to_refusal: Callable[
        [V, int, Any], Refusal
    ]  # view, move, say: why a move that can be read may not be played
    to_scene: Callable[[V, Any], Scene]  # view, say: what the seat sees
    to_sentence: Callable[
        [V, Entry, Any], str
    ]  # view, entry, say: as this seat hears it; "" for nothing to say
    to_reason: Callable[[V, int, Entry, Any], str] | None = (
        None  # view, move, what `Judgement.because` gave, say: the reason in a sentence for a beginner
    )
    to_whole: Callable[[V, Sequence[int], Any], str] | None = (
        None  # view, steps, say: what `Judgement.phrase` wrote, in a sentence
    )
    to_decision: Callable[[V], str] | None = None  # view: the kind of decision its seat has to make now
    settings: Mapping[str, Settings] = field(
        default_factory=dict
    )  # preset: options that differ from the sheet
    defaults_before: Mapping[int, Settings] = field(
        default_factory=dict
    )  # rules version: those defaults of then that differ now; what was begun with them goes on
    lowest_wins: bool = False  # how scores are read
    draws: bool = False  # whether players may agree on a draw
    skill: bool = True  # whether choices matter at all
    check: Callable[[int, Any, Any], str] | None = (
        None  # seats, options, say: what is wrong with them together; "" if nothing
    )
    minutes_limit: Callable[[Any], int] | None = (
        None  # options -> minutes after which the table rings; 0 for never
    )
    first_option: str = (
        ""  # where the winner begins a rematch: the option that says who begins, "luck" or a player's number
    )
    to_opening: Callable[[Any, Sequence[str]], str] | None = (
        None  # options, moves as they are written: what people call such a beginning; "" without a name
    )
    to_line: Callable[[Any, Sequence[str]], str] | None = (
        None  # a view, moves from there as a record writes them: as players of the game write them down
    )
    to_looks: Callable[[V], str] | None = None  # view: which tokens or colours the players have chosen
    judgement: Judgement | None = None  # what a good player knows
    encoding: Encoding | None = None  # a view as numbers, for programs that learn
    lesson: Any = None  # a core.lesson.Lesson: a first game, taught by playing it

    @property
    def title(self) -> str:
        return self.words[ENGLISH].title

    @property
    def other_names(self) -> tuple[str, ...]:
        """What else people call it; not what it is asked for by."""
        return self.words[ENGLISH].other_names

    @property
    def says(self) -> str:
        """One line for the shelf."""
        return self.words[ENGLISH].about

    @property
    def presets(self) -> Mapping[str, Preset]:
        return self.presets_in(ENGLISH)

    def presets_in(self, language: str) -> Mapping[str, Preset]:
        told = self.spoken(language).presets
        return {name: Preset(*told[name], options) for name, options in self.settings.items()}

    def spoken(self, language: str) -> type[Words]:
        """The game's words in a language; English where it does not speak that one, as a whole."""
        arguments.check_language(language)
        return self.words.get(language) or self.words[ENGLISH]

    def say(self, view: View, names: Sequence[str] | None = None, language: str = ENGLISH) -> Words:
        """The words for whoever has this view."""
        arguments.check_language(language)
        said: Words = voice(self, self.own(view), names, language)
        return said

    def start(
        self,
        seats: int | None = None,
        seed: int | None = None,
        chance: Chance | None = None,
        **options: bool | int | str,
    ) -> Position:
        """A new game: with `seed` the same one each time, else luck of its own. Seats default to the usual number."""
        count = self.usual_seats if seats is None else seats
        held = self.house(count, options)
        if chance is not None:
            arguments.check_luck(chance)
        return self.begin(count, held, arguments.luck(seed) if chance is None else chance)

    @property
    def usual_seats(self) -> int:
        """How many play if nobody says: four where four may, else the fewest."""
        return 4 if 4 in self.seats else self.seats[0]

    def house(self, seats: int, given: Mapping[str, object]) -> Any:
        """The options that `given` asks for, checked for this number of seats; BadSeats or BadOption otherwise."""
        if not is_number(seats) or seats not in self.seats:
            low, high = self.seats[0], self.seats[-1]
            ways = f"{low}" if low == high else f"{low} to {high}"
            raise BadSeats(f"{self.title} is for {ways} players, not {brief(seats)}.")
        arguments.check_options(given)
        held = read_options(self.options, given)
        say = self.words[ENGLISH](plain_names(seats))
        absent = missing(held, seats)
        wrong = say.nobody_sits_there(seats, absent) if absent else ""
        if not wrong and self.check:
            wrong = self.check(seats, held, say)
        if wrong:
            raise BadOption(wrong)
        return held

    def reads(self, version: int) -> bool:
        """Whether what was begun with these rules goes on: they are today's, or differ in defaults alone."""
        return version == self.version or version in self.defaults_before

    def written_out(self, given: Mapping[str, object], version: int) -> dict[str, object]:
        """Options that were given when the rules had that version, with what went without saying then.

        0 stands for the first version that says what that was.
        """
        then = version or min(self.defaults_before, default=0)
        return {**self.defaults_before.get(then, {}), **given}

    def play(self, position: Position, seat: int, move: int, chance: Chance) -> None:
        """Make a move if the rules allow it; Illegal otherwise, and nothing has changed."""
        arguments.check_luck(chance)
        if move not in self.moves(position, seat):
            raise Illegal(self.refusal(position.view(seat), move))
        position.play(seat, move, chance)

    def movers(self, position: Position) -> list[int]:
        """The seats that owe a decision, as a plain list."""
        self._at(position)
        owing = int(position.to_move())
        return [seat for seat in range(owing.bit_length()) if (owing >> seat) & 1]

    def moves(self, position: Position, seat: int) -> list[int]:
        """What a seat may do now, as a plain list; BadSeats if there is no such seat."""
        if not is_number(seat):
            raise BadSeats(f"A seat is a whole number, not {brief(seat)}.")
        self._at(position)
        if 0 <= seat < MOST_SEATS and (position.to_move() >> seat) & 1:
            return list(position.moves(seat))
        if not NOBODY <= seat < MOST_SEATS:
            raise BadSeats(f"There is no seat {brief(seat)}.")
        return position.view(seat).legal()

    def scores(self, position: Position) -> list[int]:
        """What the rule sheet counts, one number a seat, as it stands now."""
        self._at(position)
        return list(position.scores())

    def payoffs(self, position: Position) -> list[int]:
        """Who won, one number a seat: the winners share `WIN`. All 0 until the game is over."""
        self._at(position)
        return list(position.payoffs())

    def write(self, view: View, move: int) -> str:
        """A move in the game's own notation; Illegal for a number that is no move of this game."""
        return self.to_text(self.own(view), self._move(view, move))

    def read(self, view: View, text: str, language: str = ENGLISH) -> list[int]:
        """The moves that a text stands for, one for each step; Unreadable if it makes no sense here."""
        if not isinstance(text, str):
            raise BadArgument(f"A move is read from a text, not from {type(text).__name__}.")
        return list(self.from_text(self.own(view), text.strip(), self.say(view, None, language)))

    def scene(self, view: View, names: Sequence[str] | None = None, language: str = ENGLISH) -> Scene:
        """What the seat sees, as a picture in words."""
        return self.to_scene(self.own(view), self.say(view, names, language))

    def tell(
        self,
        view: View,
        entries: Sequence[Entry],
        names: Sequence[str] | None = None,
        language: str = ENGLISH,
    ) -> list[str]:
        """What happened, as this seat may hear it: entries as `Journal.heard(view.seat)` gives them."""
        say = self.say(view, names, language)
        if not isinstance(entries, (list, tuple)) or {*map(type, entries)} - {Entry}:
            raise BadArgument("What happened is told from entries, as Journal.heard(seat) gives them.")
        return told(self, view, list(entries), say)

    def why_not(self, view: View, text: str, language: str = ENGLISH) -> Refusal | None:
        """Which rule forbids the first step of `text` now; None if it may be played."""
        try:
            moves = self.read(view, text, language)
        except Unreadable as problem:
            return problem.refusal
        return None if moves[0] in view.moves else self.refusal(view, moves[0], language)

    def reason(
        self, view: View, move: int, names: Sequence[str] | None = None, language: str = ENGLISH
    ) -> str:
        """Why a good player makes this move, for a beginner; "" where numbers must do."""
        meant = self._move(view, move)
        because = self.judgement.because(view, meant) if self.judgement else None
        if because is None or self.to_reason is None:
            return ""
        return self.to_reason(self.own(view), move, because, self.say(view, names, language))

    def decision(self, view: View) -> str:
        """The kind of decision that the view's seat has to make now; "" if it has none, or the game names no kinds."""
        own = self.own(view)
        return self.to_decision(own) if self.to_decision and len(own.moves) else ""

    def explained(self, view: View, language: str = ENGLISH) -> tuple[str, ...]:
        """What that decision is about, in sentences for somebody who meets it for the first time."""
        return self.spoken(language).decisions.get(self.decision(view), ())

    def whole(
        self, view: View, move: int, names: Sequence[str] | None = None, language: str = ENGLISH
    ) -> tuple[str, str]:
        """The whole that a good player means by a first step, as written and as a sentence; two empty ones if the move
        is all there is to say."""
        meant = self._move(view, move)
        text = self.judgement.phrase(view, meant) if self.judgement else ""
        if not text or self.to_whole is None:
            return "", ""
        return text, self.to_whole(self.own(view), self.read(view, text), self.say(view, names, language))

    def refusal(self, view: View, move: int, language: str = ENGLISH) -> Refusal:
        """Why a move that is not among the view's moves may not be played."""
        say = self.say(view, None, language)
        if not (view.seat >= 0 and (view.movers >> view.seat) & 1):
            return Refusal("", say.game_is_over() if view.movers == 0 else say.not_your_turn())
        if not is_number(move) or not 0 <= move < self.move_limit:
            return Refusal("", say.no_such_move())
        return self.to_refusal(self.own(view), move, say)

    def _at(self, position: Position) -> None:
        arguments.check_position(position, self.options, self.title)

    def own(self, view: View) -> V:
        """The same view; BadArgument if it is none of this game's."""
        if type(getattr(view, "options", None)) is not self.options or not isinstance(view, View):
            arguments.check_view(
                view, self.options, self.title
            )  # asked a dozen times a move, so seldom in full
        return view  # type: ignore[return-value]  # as far as can be seen

    def _move(self, view: View, move: int) -> int:
        """The same move, if it is one of this game and the view is one, too."""
        self.own(view)
        if not is_number(move) or not 0 <= move < self.move_limit:
            raise Illegal(Refusal("", self.say(view).no_such_move()))
        return move

    def agrees(self, options: Any) -> bool:
        """Whether players may agree on a draw; an option `agreed_draws` may forbid it."""
        return self.draws and bool(getattr(options, "agreed_draws", True))

    def option_list(self, language: str = ENGLISH) -> tuple[Option, ...]:
        return describe(self.options, self.spoken(language))

    def looks_option(self) -> Option | None:
        """The option that holds which tokens or colours the players chose; None in games that have none."""
        return next((option for option in self.option_list() if option.kind == "looks"), None)

    def changed(self, options: Any, version: int = 0) -> dict[str, bool | int | str]:
        """The options that differ from the rule sheet, or from the defaults of an earlier version of the rules."""
        return changed_values(options, self.defaults_before.get(version, {}))

    def house_rules(self, options: Any) -> dict[str, bool | int | str]:
        """The changed options that are rules: which token or colour somebody chose is none."""
        look = self.looks_option()
        return {name: value for name, value in self.changed(options).items() if not look or name != look.name}

    def options_again(self, options: Any, winners: Sequence[int]) -> dict[str, bool | int | str]:
        """What to change for a rematch, in which `winners` are the seats of those who won; the first of them begins."""
        changed = self.changed(options)
        if self.first_option:
            changed[self.first_option] = str(winners[0] + 1) if winners else "luck"
        return changed

    def rulebook(self) -> str:
        """The text of rules.md."""
        return resources.files(self.package).joinpath("rules.md").read_text(encoding="utf-8")
