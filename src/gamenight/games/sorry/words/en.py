# compiled
"""What Sorry! says in English. Cards (7) and pawns in move texts (R1) are written alike in every language."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from gamenight.core import words
from gamenight.core.names import capital
from gamenight.games.sorry.rules.board import HOME, START, TRACK, ZONE
from gamenight.games.sorry.spelling import CARD_NAMES, PAWN_NAMES, place_name

COLOURS = ("red", "blue", "yellow", "green")
CARD_SAYS = (
    "Forward 1, or a pawn out of START",
    "Forward 2, or a pawn out of START; then draw again",
    "Forward 3",
    "Backward 4",
    "Forward 5",
    "Forward 7, or split it",
    "Forward 8",
    "Forward 10, or backward 1",
    "Forward 11, or change places with an opponent",
    "Forward 12",
    "A pawn from START takes an opponent's place",
)
PLACES = (
    "the {colour} corner",
    "the first {colour} triangle",
    "the {colour} entry",
    "the first {colour} slide",
    "the {colour} circle",
    "the first space past the {colour} circle",
    "the second space past the {colour} circle",
    "the third space past the {colour} circle",
    "the fourth space past the {colour} circle",
    "the second {colour} triangle",
    "the second {colour} slide",
    "the second {colour} slide",
    "the second {colour} slide",
    "the end of the second {colour} slide",
    "the space before the {following} corner",
)  # of a side, from its corner


def stop(sentence: str) -> str:
    """A full stop, unless it ends with SORRY! itself."""
    return sentence if sentence.endswith("!") else f"{sentence}."


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(words.Words):
    title = "Sorry!"
    about = "Bring four pawns around the board and HOME, and send the others back to START on the way."
    presets = {
        "sheet": ("As on the rule sheet", "Everyone for themselves; first with four pawns HOME."),
        "teams": ("Teams", "Red and yellow against blue and green, with any of the eight pawns."),
        "points": ("For points", "Hands of five cards; one game, scored."),
        "match": ("Match to 300", "Hands of five cards, game after game until someone has 300 points."),
    }
    looks = COLOURS
    options = {
        "first": "Who begins: luck decides, or the player with this number; in a rematch the winner",
        "opposite": "Two players sit at opposite sides",
        "teams": "Team rules: red and yellow against blue and green",
        "points": "Play for points, with hands of five cards",
        "two_plays_again": "Playing for points: a 2 gives another play",
        "cumulative": "Playing for points: all bonuses that apply add up",
        "target": "Playing for points: points that end the match; 0 plays one game",
        "displaced_slides": "A pawn displaced by an 11 slides too",
        "max_turns": "Turns in all after which play stops; 0 for no limit",
        "colours": "Which colour each player has chosen",
    }
    decisions = {
        "pawn": (
            "The card says how far: choose the pawn that goes.",
            "Landing on another colour sends that pawn back to its START.",
        ),
        "seven": (
            "A seven may be shared between two of your pawns.",
            "The second must be able to use all that is left.",
        ),
        "eleven": (
            "Go eleven ahead, or change places with somebody's pawn.",
            "A change is worth it when they are far ahead.",
        ),
        "sorry": (
            "Sorry! A pawn of yours takes the place of another.",
            "Choose the one that has come furthest.",
        ),
        "hand": (
            "Playing for points you hold five cards, and choose one.",
            "Keep good cards for when they can be used.",
        ),
        "toss": ("None of your cards can be used.", "Throw one away, and you get another."),
        "forfeit": ("No pawn of yours can use this card.", "Your turn passes."),
    }
    minute = (
        "Bring all four of your pawns HOME before anyone else.",
        "In your turn a card is drawn: move a pawn as it says.",
        "Land on others to send them back; triangles of other colours slide you.",
    )
    lesson = (
        ("Your four red pawns wait in START.", ""),
        ("You drew a 1: bring a pawn out of START.", "Touch a pawn in START, then the red circle."),
        (
            "You drew an 8. Move your pawn eight spaces, clockwise.",
            "Touch your pawn, then the space that lights up.",
        ),
        (
            "SORRY! takes a pawn from START to an opponent's place. Touch yellow.",
            "Touch a pawn in your START, then the yellow pawn.",
        ),
        ("The yellow pawn is back in START. That is Sorry!", ""),
        ("A 2 starts a pawn, too, and you draw again.", "Bring out a pawn: touch START, then your circle."),
        ("You drew again: a 3. Move your first pawn to the corner.", "Touch red pawn 1, then the corner."),
        ("A 7 may be split. Step one space onto the blue triangle.", "Move red pawn 1 by one space only."),
        (
            "It slid to the end! Use the other six with another pawn.",
            "All seven must be used: move another pawn six spaces.",
        ),
        ("HOME is reached by exact count. All four there, and you win.", ""),
    )

    # Nouns

    def colour(self, colour: int) -> str:
        return COLOURS[colour]

    def colours(self, colours: Sequence[int]) -> str:
        return " and ".join(self.colour(colour) for colour in colours)

    def card(self, kind: int) -> str:
        """ "a 7", "an 8", "a SORRY!" """
        return f"{'an' if CARD_NAMES[kind] in ('8', '11') else 'a'} {CARD_NAMES[kind]}"

    def a_card(self, kind: int) -> str:
        """The same at the start of a sentence."""
        return capital(self.card(kind))

    def pawn(self, pawn: int) -> str:
        """ "red pawn 1" """
        return f"{self.colour(pawn // 4)} pawn {pawn % 4 + 1}"

    def the_pawn(self, pawn: int) -> str:
        """The same at the start of a sentence."""
        return capital(self.pawn(pawn))

    def place(self, place: int) -> str:
        """After "to" and "on": "the red circle", "safety step 3", "HOME"."""
        if place >= TRACK:
            return f"safety step {place - ZONE + 1}" if place < HOME else "HOME" if place == HOME else "START"
        colour, at = divmod(place, 15)
        following = self.colour((colour + 1) % 4)
        return PLACES[at].format(colour=self.colour(colour), following=following)

    # The scene

    def turn(self, number: int) -> str:
        return f"Turn {number}"

    def game_and_turn(self, game: int, turn: int) -> str:
        return f"Game {game}, turn {turn}"

    def to_play(self, who: int) -> str:
        return f"{self[who]} to play."

    def to_play_card(self, who: int, kind: int) -> str:
        return stop(f"{self[who]} to play {self.card(kind)}")

    def choose_a_card(self) -> str:
        return "Choose a card to play."

    def discard_one(self) -> str:
        return "No card can be used. Discard one."

    def rest_of_seven(self, left: int) -> str:
        return f"Move another pawn forward for the remaining {left} of the 7."

    def no_pawn_can(self, kind: int) -> str:
        return stop(f"No pawn can use the {CARD_NAMES[kind]}") + " Pass."

    def no_pawn_can_draw_again(self, kind: int) -> str:
        return stop(f"No pawn can use the {CARD_NAMES[kind]}") + " Pass, then draw again."

    def use_card(self, kind: int) -> str:
        says = CARD_SAYS[kind]
        return f"Play the {CARD_NAMES[kind]}: {says[0].lower()}{says[1:]}."

    def use_card_or_forfeit(self, kind: int) -> str:
        return f"{self.use_card(kind)} Or pass."

    def a_draw(self, turns: int) -> str:
        return f"A draw, after {turns} turns."

    def winners(self, seats: Sequence[int]) -> str:
        """ "You win", "Mabel and Theo win" """
        if len(seats) == 1:
            return f"{self[seats[0]]} {self.verb(seats[0], 'win', 'wins')}"
        return f"{capital(self.all_of(seats))} win"

    def wins(self, seats: Sequence[int]) -> str:
        return f"{self.winners(seats)}."

    def wins_with(self, seats: Sequence[int], points: int) -> str:
        return f"{self.winners(seats)} with {self.points(points)}."

    def home_of(self, home: int, pawns: int) -> str:
        return f"{home} of {pawns} HOME"

    def home(self, home: int) -> str:
        return f"{home} HOME"

    def pawn_at(self, pawn: int, place: int) -> str:
        where = "in START" if place == START else "HOME" if place == HOME else f"on {self.place(place)}"
        return f"{self.pawn(pawn)}, {where}"

    def came_from_here(self, pawn: int) -> str:
        return f"{self.pawn(pawn)} came from here"

    def card_says(self, kind: int) -> str:
        return f"{CARD_NAMES[kind]}: {CARD_SAYS[kind]}"

    def cards_say(self, kind: int, n: int) -> str:
        return f"{CARD_NAMES[kind]}: {CARD_SAYS[kind]}, {n} of them"

    def draw_pile(self) -> str:
        return "Draw"

    def draw_pile_says(self, cards: int) -> str:
        return f"Draw pile, {cards} cards"

    def card_in_use(self) -> str:
        return "Card"

    def card_in_use_says(self, kind: int) -> str:
        return f"Card, {self.card_says(kind)}"

    def no_card_in_use(self) -> str:
        return "No card in use"

    def discards(self) -> str:
        return "Discards"

    def discards_says(self, cards: int) -> str:
        return f"Discards, {cards} cards"

    def discards_top_says(self, cards: int, top: int) -> str:
        return f"Discards, {cards} cards, {CARD_NAMES[top]} on top"

    def pass_label(self) -> str:
        return "Pass"

    def pass_turn(self) -> str:
        return "Pass."

    def bring_out(self, pawn: int) -> str:
        return f"Bring {self.pawn(pawn)} out of START."

    def change_places(self, pawn: int, other: int) -> str:
        return f"Change the places of {self.pawn(pawn)} and {self.pawn(other)}."

    def take_the_place(self, other: int, place: int) -> str:
        return f"Sorry! Take the place of {self.pawn(other)} on {self.place(place)}."

    def play_card(self, kind: int) -> str:
        return stop(f"Play {self.card(kind)}")

    def discard_card(self, kind: int) -> str:
        return stop(f"Discard {self.card(kind)}")

    def move_pawn(self, pawn: int, back: bool, part: int, to: int, end: int, hit: int) -> str:
        """`part` of a seven or 0, where it lands, where a slide ends, whom it bumps or -1."""
        said = f"Move {self.pawn(pawn)} {'back' if back else 'forward'}"
        said += f" {part}" if part else ""
        said += f" to {self.place(to)}"
        said += f" and slide to {self.place(end)}" if end != to else ""
        return f"{said}, bumping {self.pawn(hit)}." if hit >= 0 else f"{said}."

    def sheet_title(self) -> str:
        return "Points, highest wins"

    def game(self, number: int) -> str:
        return f"Game {number}"

    def total(self) -> str:
        return "Total"

    def target_note(self, target: int) -> str:
        return f"First to {target} ends it."

    def score_reason(self, home: int) -> str:
        """Where the points of one game came from."""
        return f"{home} HOME: {5 * home}"

    def score_reason_won(self, home: int, away: int, bonus: int) -> str:
        said = f"{self.score_reason(home)}; {away} opponents' pawns not HOME: {5 * away}"
        return f"{said}; bonus {bonus}" if bonus else said

    def teams(self) -> str:
        return "Teams"

    def which_teams(self) -> str:
        return "red and yellow against blue and green"

    # What is shown

    def drew_says(self, who: int) -> str:
        return f"{self[who]} drew"

    def played_says(self, who: int) -> str:
        return f"{self[who]} played"

    def card_text(self, kind: int) -> str:
        return f"{CARD_SAYS[kind]}."

    def game_over(self, number: int) -> str:
        return f"Game {number} is over."

    def brought_home(self, who: int, home: int, pawns: int) -> str:
        return f"{self[who]} brought {home} of {pawns} pawns HOME"

    # The board

    def space(self, n: int) -> str:
        return self.place(n)

    def slide_begins(self, n: int) -> str:
        return f"{self.place(n)}, where a slide begins"

    def circle(self, n: int, colour: int) -> str:
        return f"{self.place(n)} outside {self.colour(colour)} START, where a slide ends"

    def entry(self, n: int, colour: int) -> str:
        return f"{self.place(n)}, entry to the {self.colour(colour)} safety zone"

    def safety_step(self, colour: int, step: int) -> str:
        return f"{self.colour(colour)} safety zone, step {step} of 5"

    def yard(self, place: int) -> str:
        return "HOME" if place == HOME else "START"

    def yard_says(self, colour: int, place: int) -> str:
        return f"{self.colour(colour)} {self.yard(place)}"

    # What happened

    def moved(self, who: int, pawn: int, place: int) -> str:
        return f"{self[who]} moved {self.pawn(pawn)} to {self.place(place)}."

    def moved_back(self, who: int, pawn: int, place: int) -> str:
        return f"{self[who]} moved {self.pawn(pawn)} back to {self.place(place)}."

    def started(self, who: int, pawn: int) -> str:
        return f"{self[who]} brought {self.pawn(pawn)} out of START."

    def swapped(self, who: int, pawn: int, other: int, there: int, here: int) -> str:
        return (
            f"{self[who]} changed the places of {self.pawn(pawn)}, now on {self.place(there)}, "
            f"and {self.pawn(other)}, now on {self.place(here)}."
        )

    def sorried(self, who: int, pawn: int, other: int, place: int) -> str:
        return f"Sorry! {self[who]} put {self.pawn(pawn)} on {self.place(place)}, where {self.pawn(other)} stood."

    def bumped(self, pawn: int) -> str:
        return f"{self.the_pawn(pawn)} was bumped back to START."

    def slid(self, pawn: int, place: int) -> str:
        return f"{self.the_pawn(pawn)} slid to {self.place(place)}."

    def drew(self, who: int, kind: int) -> str:
        return stop(f"{self[who]} drew {self.card(kind)}")

    def drew_hidden(self, who: int) -> str:
        return f"{self[who]} drew a card."

    def played(self, who: int, kind: int) -> str:
        return stop(f"{self[who]} played {self.card(kind)}")

    def tossed(self, who: int, kind: int) -> str:
        return stop(f"{self[who]} could use no card, and discarded {self.card(kind)}")

    def could_not_use(self, who: int, kind: int) -> str:
        return stop(f"{self[who]} could not use the {CARD_NAMES[kind]}")

    def passed(self, who: int, kind: int) -> str:
        return stop(f"{self[who]} passed with the {CARD_NAMES[kind]}")

    def shuffled(self, cards: int) -> str:
        return f"The draw pile was empty, so {cards} discards were shuffled into a new one."

    def won(self, who: int) -> str:
        return f"{self[who]} brought the last pawn HOME!"

    def stopped(self, turns: int) -> str:
        return f"Play stopped after {turns} turns."

    def scored(self, who: int, points: int, total: int) -> str:
        return f"{self[who]} scored {self.points(points)}, {total} in all."

    def begins(self, who: int) -> str:
        return f"{self[who]} {self.verb(who, 'begin', 'begins')}."

    # Why not

    def help(self) -> str:
        return (
            "Write a pawn and where it goes (R1 14, R1 S3, R1 home), start R, swap R1 B3, sorry R B2 or pass."
        )

    def help_with_cards(self) -> str:
        return "Write card 7 to play a 7, toss 7 to discard it; or a card with its use: 7: R1 14."

    def unreadable(self, text: str) -> str:
        return f"{text!r} is no move here. {self.help()}"

    def unreadable_card(self, text: str) -> str:
        return f"{text!r} is no move here. {self.help_with_cards()}"

    def no_card_before_colon(self, text: str) -> str:
        return f"{text!r} names no card before the colon. {self.help_with_cards()}"

    def say_which(self, pawn: int, places: Sequence[int]) -> str:
        ways = " or ".join(place_name(place) for place in places)
        return f"{PAWN_NAMES[pawn]} may go to {ways}: say which."

    def choose_first(self) -> str:
        return "Choose a card from your hand first: card 7, say, or 7: R1 14."

    def finish_the_seven(self, left: int) -> str:
        return f"Finish the 7 first: {left} of it is to be played forward."

    def no_hands(self) -> str:
        return "There are no hands here: use the card that was drawn for you."

    def use_it_first(self, kind: int) -> str:
        return f"You have played {self.card(kind)}: use it first."

    def not_held(self, kind: int) -> str:
        return stop(f"You do not hold {self.card(kind)}")

    def cannot_be_used(self, kind: int) -> str:
        return f"No pawn of yours can use {self.card(kind)} now."

    def some_can_be_used(self) -> str:
        return "You may only discard a card if none in your hand can be used."

    def eleven_can_be_used(self) -> str:
        return "A pawn of yours can go forward 11, so you must do that or change places."

    def sorry_can_be_used(self) -> str:
        return "You can use the SORRY!, so you must."

    def can_be_used(self, kind: int) -> str:
        return f"You can use the {CARD_NAMES[kind]}, so you must, even if it is not to your liking."

    def not_yours(self, colour: int) -> str:
        return f"You move your own pawns, not {self.colour(colour)}."

    def not_your_teams(self, colour: int) -> str:
        return f"You move your own or your partner's pawns, not {self.colour(colour)}."

    def pawn_in_start(self, pawn: int) -> str:
        return f"{PAWN_NAMES[pawn]} is in START: only a 1, a 2 or a SORRY! brings it out."

    def pawn_is_home(self, pawn: int) -> str:
        return f"{PAWN_NAMES[pawn]} is HOME and stays there."

    def sorry_moves_nobody(self) -> str:
        return "A SORRY! moves no pawn along the track: it takes one from START."

    def had_its_part(self, pawn: int) -> str:
        return f"{PAWN_NAMES[pawn]} has had its part of the 7: the rest goes to another pawn."

    def parts_of_seven(self, pawn: int, left: int) -> str:
        return f"{PAWN_NAMES[pawn]} goes forward, and by {left} at most: that is what there is of the 7."

    def card_takes(self, kind: int, pawn: int, forward: int, on: int, backward: int, back: int) -> str:
        """How far a card takes a pawn and to where; -1 for a way that it cannot go."""
        ways = [f"forward {forward} to {self.place(on)}"] if on >= 0 else []
        ways += [f"backward {backward} to {self.place(back)}"] if back >= 0 else []
        return f"{self.a_card(kind)} takes {PAWN_NAMES[pawn]} {' or '.join(ways) or 'nowhere'}."

    def past_home(self, pawn: int) -> str:
        return f"{PAWN_NAMES[pawn]} would go past HOME, which must be reached by exact count."

    def own_pawn_there(self, pawn: int, place: int) -> str:
        return f"{PAWN_NAMES[pawn]} stands on {self.place(place)}, and a colour never shares one."

    def second_uses_all(self, left: int) -> str:
        return f"The second pawn must use all that is left of the 7: {left}."

    def rest_unplayable(self, pawn: int, place: int, rest: int) -> str:
        return (
            f"With {PAWN_NAMES[pawn]} on {place_name(place)} no other pawn could use "
            f"the remaining {rest} of the 7."
        )

    def brings_nobody_out(self, kind: int) -> str:
        return f"{self.a_card(kind)} brings no pawn out of START: only a 1 or a 2 does."

    def sorry_takes_a_place(self) -> str:
        return (
            "A SORRY! brings a pawn out of START to where an opponent's stands: say whose, as in sorry R B2."
        )

    def nobody_in_start(self, colour: int) -> str:
        return f"No {self.colour(colour)} pawn is in START."

    def circle_taken(self, colour: int, space: int) -> str:
        return f"A {self.colour(colour)} pawn stands on {self.place(space)}: move it on first."

    def no_swap(self, kind: int) -> str:
        return f"{self.a_card(kind)} does not change places: only an 11 does."

    def swap_an_opponent(self) -> str:
        return "An 11 changes places with an opponent's pawn only."

    def not_on_the_track(self, pawn: int) -> str:
        return f"{self.the_pawn(pawn)} is not on the open track."

    def no_sorry(self, kind: int) -> str:
        return f"The card is {self.card(kind)}, not a SORRY!"

    def sorry_order(self) -> str:
        return "SORRY! goes against an opponent while one is on the open track."

    def sorry_an_opponent(self) -> str:
        return "SORRY! goes against an opponent's pawn."

    def no_teams_of_three(self) -> str:
        return "Team rules need two or four players, not three."

    def no_teams_for_points(self) -> str:
        return "Play for points is not played in teams: choose one of the two."

    def colours_of_partners(self) -> str:
        return "Red and yellow play together in teams, and blue and green: choose by chair."

    # Why a good player would

    # Reasons: of a pawn's move, or of a card that lets you do this.

    def _with(self, card: int) -> str:
        return f"With the {CARD_NAMES[card]} you can"

    def _spaces(self, spaces: int) -> str:
        return "1 space" if spaces == 1 else f"{spaces} spaces"

    def because_it_comes_home(self, pawn: int, card: int) -> str:
        return f"It brings {self.pawn(pawn)} HOME." if card < 0 else f"{self._with(card)} bring a pawn HOME."

    def because_it_sends_back(self, pawn: int, to_go: int, card: int) -> str:
        sends = "It sends" if card < 0 else f"{self._with(card)} send"
        return f"{sends} {self.pawn(pawn)} back to START from {self._spaces(to_go)} before HOME."

    def because_it_is_safe(self, pawn: int, card: int) -> str:
        brings = f"It brings {self.pawn(pawn)}" if card < 0 else f"{self._with(card)} bring a pawn"
        return f"{brings} into the safety zone, where nobody can bump it."

    def because_it_comes_out(self, waiting: int, card: int) -> str:
        brings = "It brings" if card < 0 else f"{self._with(card)} bring"
        return f"{brings} a pawn out of START, where {waiting} {'waits' if waiting == 1 else 'wait'}."

    def because_it_slides(self, spaces: int, pawn: int, card: int) -> str:
        lands = f"It lands {self.pawn(pawn)}" if card < 0 else f"{self._with(card)} land a pawn"
        return f"{lands} on a slide, which carries it on {self._spaces(spaces)} for nothing."

    def because_places_change(self, gained: int, lost: int, card: int) -> str:
        change = "It changes places" if card < 0 else f"{self._with(card)} change places"
        return (
            f"{change}: yours comes {self._spaces(gained)} nearer to HOME, theirs loses {self._spaces(lost)}."
        )

    def because_it_gets_away(self, behind: int, spaces: int, pawn: int, card: int) -> str:
        takes = f"It takes {self.pawn(pawn)}" if card < 0 else f"{self._with(card)} take a pawn"
        away = f"away from {self.pawn(behind)}, {self._spaces(spaces)} behind"
        return f"{takes} {away}, to where nobody is within 12."

    def because_it_gains_most(self, spaces: int, pawn: int, card: int) -> str:
        comes = f"{self.the_pawn(pawn)} comes" if card < 0 else f"{self._with(card)} bring a pawn"
        return f"{comes} {self._spaces(spaces)} nearer to HOME, and nothing else brings one nearer."

    def because_nearest(self, pawn: int, to_go: int) -> str:
        return f"Of the pawns you can move, {self.pawn(pawn)} is nearest to HOME, with {self._spaces(to_go)} to go."

    def because_furthest(self, pawn: int, to_go: int) -> str:
        return f"Of the pawns you can move, {self.pawn(pawn)} is furthest from HOME, with {self._spaces(to_go)} to go."

    def because_lowest(self, card: int) -> str:
        return f"The {CARD_NAMES[card]} is the lowest card that you can use, and you keep the others."
