# compiled
"""What Call Me Lucky says in English. A square is said as it is written, b3, in every language."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from gamenight.core import words
from gamenight.core.names import capital
from gamenight.games.call_me_lucky.rules.grid import LUCKY
from gamenight.games.call_me_lucky.rules.public import SET, VALUES


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(words.Words):
    title = "Call Me Lucky"
    about = "Cover numbers, capture piles by matching and adding up, and freeze the best with a Lucky Seven."
    presets = {
        "sheet": ("As on the rule sheet", "Six by six squares; corners touch too."),
        "sides": ("Sides only", "Corners do not touch, so captures are rarer."),
        "wild": ("Adding up freely", "Any number of piles may add up to capture."),
    }
    looks = ("red", "green", "blue", "yellow")
    options = {
        "grid": "The numbers on the board, row by row with slashes between: 1 to 10 without 7",
        "sides_only": "Only squares with a common side touch, not those with a common corner",
        "many_cards": "Three or more piles may add up to capture, not only two",
        "tie_by_piles": "Of players with equal scores the one with more piles wins",
        "first": "Who begins: luck decides, or the player with this number",
        "colours": "Which set each player has chosen, by its colour",
    }
    decisions = {
        "capture": (
            "A pile captures a neighbour's with the same number, two with their sum.",
            "A captured pile is yours, and counts for you.",
        ),
        "join": ("The piles that you add up must come to its number.", "Touch those that join in."),
        "lay": (
            "Lay the card on a square with its number, or capture with it.",
            "A place beside your other piles helps you capture later.",
        ),
        "aside": (
            "There is no place left for this card.",
            "It is set aside, and counts against you at the end.",
        ),
        "draw": ("There is nothing to capture now: draw a card.", "It goes to a square with its number."),
    }
    minute = (
        "Own the highest cards on the board at the end.",
        "In your turn, capture with your piles, then draw a card and play it.",
        "Every card in your piles counts its number; cards set aside count against you.",
    )
    lesson = (
        ("These are your fourteen red cards, shuffled. Nobody knows their order.", ""),
        ("A turn ends with a card. Draw one.", "Press Draw."),
        ("You drew a 4. Lay it on an open 4, on c3.", "Touch c3: it is printed with a 4."),
        (
            "You drew your Lucky Seven! Lay it on the green 6.",
            "A Lucky Seven goes on another player's pile. Touch e3.",
        ),
        ("It takes any pile, and freezes it: this one stays yours.", ""),
        (
            "Your 5 touches a green 5. Equal numbers capture: move it on top.",
            "Touch your 5 on e2, then the 5 on d3.",
        ),
        ("You may capture as often as you can. Then draw.", "Press Draw to end the turn with a card."),
        (
            "A drawn 1 captures a 1 beside any card of yours.",
            "Touch the green 1 on d4: your pile lies beside it.",
        ),
        (
            "Your 4 and 5 add up to the green 9. Capture it with both.",
            "Touch your 4 on c3, then the 9 on d2.",
        ),
        ("All cards in your piles count at the end. The highest total wins.", ""),
    )

    # Nouns

    def square(self, name: str) -> str:
        """As it is printed on the board: "b3"."""
        return name

    def colour(self, colour: int) -> str:
        return self.looks[self.look(colour)]

    def card(self, card: int) -> str:
        """ "red 5", "red Lucky Seven" """
        n = int(VALUES[card % SET])
        return f"{self.colour(card // SET)} {'Lucky Seven' if n == LUCKY else n}"

    def pile(self, top: int, under: Sequence[int], points: int) -> str:
        """ "red 5 over green 5 and blue 2; 3 cards, 12 points" """
        if not under:
            return self.card(top)
        listed = self.listed([self.card(card) for card in under])
        return f"{self.card(top)} over {listed}; {self.cards(len(under) + 1)}, {self.points(points)}"

    def everyone(self, seats: Sequence[int]) -> str:
        """Several seats as the subject at the start of a sentence."""
        return capital(self.all_of(seats))

    def theirs(self, card: int, square: str) -> str:
        """A card by its owner and place: "Mabel's 5 on b3" """
        return f"{self.whose(card // SET)} {int(VALUES[card % SET])} on {square}"

    # The scene

    def to_draw(self, cards: int) -> str:
        return f"{self.cards(cards)} to draw"

    def all_drawn(self) -> str:
        return "All cards are drawn"

    def has_to_play(self, who: int, card: int) -> str:
        return f"{self[who]} drew a {self.card(card)} and has to play it."

    def to_capture_or_draw(self, who: int) -> str:
        return f"{self[who]} to capture or draw."

    def which_joins(self, need: int) -> str:
        return f"Which pile joins the capture? {need} are missing."

    def capture_then_draw(self) -> str:
        return "Capture with your piles if you like, then draw a card."

    def draw_a_card(self) -> str:
        return "Draw a card."

    def capture_or_pass(self) -> str:
        return "Your draw pile is empty: capture with your piles, or pass."

    def wins(self, who: int, points: int) -> str:
        return f"{self[who]} {self.verb(who, 'win', 'wins')} with {self.points(points)}."

    def share_the_win(self, seats: Sequence[int], points: int) -> str:
        return f"{self.everyone(seats)} share the win with {self.points(points)} each."

    def drew_for_nowhere(self, card: int) -> str:
        return f"You drew a {self.card(card)} and it can be played nowhere: set it aside."

    def drew_a_lucky_seven(self) -> str:
        return "You drew your Lucky Seven: lay it on another player's pile to capture and freeze it."

    def drew_to_place(self, card: int, n: int) -> str:
        return f"You drew a {self.card(card)}: place it on an open {n}."

    def drew_to_capture(self, card: int, n: int) -> str:
        return f"You drew a {self.card(card)}: capture another player's {n}."

    def drew_to_place_or_capture(self, card: int, n: int) -> str:
        return f"You drew a {self.card(card)}: place it on an open {n} or capture another player's {n}."

    def piles(self, n: int) -> str:
        return self.counted(n, "pile")

    def set_aside(self, points: int) -> str:
        return f"{points} set aside"

    def printed(self, square: str, n: int) -> str:
        return f"{square}, printed {n}"

    def frozen(self, cards: int) -> str:
        return f"{cards} frozen"

    def frozen_says(self, pile: str) -> str:
        """After a pile."""
        return f"{pile}, frozen"

    def changed_last(self) -> str:
        return "changed last"

    def card_of(self, who: int) -> str:
        return "Your card" if who == self.listener else f"{self.given(who)}'s card"

    def card_of_says(self, who: int, card: int) -> str:
        return f"{self.card_of(who)}: {self.card(card)}"

    def piles_less(self, who: int, piles: int, aside: int) -> str:
        """On the result card."""
        said = f"{self[who]}: {self.piles(piles)}"
        return f"{said}, {aside} off for cards set aside" if aside else said

    def draw_pile_of(self, who: int) -> str:
        return "Your draw pile" if who == self.listener else f"{self.given(who)}'s draw pile"

    def draw_pile_says(self, who: int, cards: int) -> str:
        return f"{self.draw_pile_of(who)}, {self.cards(cards)}"

    def in_draw_pile_of(self, who: int) -> str:
        return f"In {self.whose(who)} draw pile"

    def nothing(self) -> str:
        return "nothing"

    def aside_of(self, who: int) -> str:
        return f"{self[who]} set aside"

    def aside_says(self, who: int, numbers: str) -> str:
        return f"{self.aside_of(who)}: {numbers}"

    def aside_label(self) -> str:
        return "Set it aside"

    def pass_label(self) -> str:
        return "Pass"

    def draw_label(self) -> str:
        return "Draw"

    def aside_it(self) -> str:
        return "Set it aside."

    def pass_turn(self) -> str:
        return "Pass."

    def draw(self) -> str:
        return "Draw."

    def add_pile(self, n: int, square: str) -> str:
        return f"Add the {n} on {square}."

    def place_card(self, card: int, square: str) -> str:
        return f"Place the {self.card(card)} on {square}."

    def capture_card(self, card: int, square: str) -> str:
        return f"Capture the {self.card(card)} on {square}."

    def capture_with(self, card: int, there: str, n: int, here: str) -> str:
        return f"Capture the {self.card(card)} on {there} with your {n} on {here}."

    def capture_with_others(self, card: int, there: str, n: int, here: str, others: Sequence[str]) -> str:
        named = " and ".join(others) or "another pile"
        return (
            f"Capture the {self.card(card)} on {there} with your {n} on {here} uppermost, and with {named}."
        )

    def sheet_title(self) -> str:
        return "Scores as the piles lie, highest wins"

    def sheet_columns(self) -> tuple[str, str, str]:
        return "Piles", "Set aside", "Score"

    # What happened

    def drew(self, who: int, card: int) -> str:
        return f"{self[who]} drew a {self.card(card)}."

    def reshuffled(self, who: int) -> str:
        return f"{self[who]} turned up the Lucky Seven first of all, shuffled it back and drew again."

    def placed(self, who: int, card: int, square: str) -> str:
        return f"{self[who]} placed the {self.card(card)} on {square}."

    def captured(self, who: int, beaten: int, square: str, n: int, start: str) -> str:
        return f"{self[who]} captured {self.theirs(beaten, square)} with the {n} from {start}."

    def captured_by_adding(self, who: int, beaten: int, square: str, n: int, starts: Sequence[str]) -> str:
        return (
            f"{self[who]} captured {self.theirs(beaten, square)} with the piles from {self.listed(starts)}, "
            f"the {n} uppermost."
        )

    def laid_on(self, who: int, beaten: int, square: str, card: int) -> str:
        return f"{self[who]} captured {self.theirs(beaten, square)} with the {self.card(card)}."

    def froze(self, who: int, beaten: int, square: str, card: int) -> str:
        return f"{self[who]} captured {self.theirs(beaten, square)} with the {self.card(card)}, and froze the pile."

    def put_aside(self, who: int, card: int, points: int) -> str:
        return f"{self[who]} could not play the {self.card(card)} and set it aside: {points} off."

    def passed(self, who: int) -> str:
        return f"{self[who]} passed."

    def could_not(self, who: int) -> str:
        return f"{self[who]} had nothing to draw and nothing to capture."

    def scored(self, who: int, points: int) -> str:
        return f"{self[who]} scored {self.points(points)}."

    def scored_less(self, who: int, points: int, off: int) -> str:
        return f"{self[who]} scored {self.points(points)} after {off} off for cards set aside."

    def won(self, who: int, points: int) -> str:
        return f"{self[who]} won with {self.points(points)}."

    def shared_the_win(self, seats: Sequence[int], points: int) -> str:
        return f"{self.everyone(seats)} shared the win with {self.points(points)} each."

    # Why not

    def unreadable(self, text: str) -> str:
        return f"{text!r} is no move here. Write b3xc4, b3+d3xc4, draw, place c4, capture c4, aside or pass."

    def no_square(self, name: str, last: str) -> str:
        return f"There is no square {name} on this board: they go from a1 to {last}."

    def choose_what_joins(self, need: int) -> str:
        return f"Choose the pile that joins the capture first: {need} are missing."

    def no_card_drawn(self) -> str:
        return "You have no card in hand: draw one first."

    def no_cards_to_draw(self) -> str:
        return "Your draw pile is empty: capture with a pile on the board, or pass."

    def must_draw(self) -> str:
        return "You must draw a card while your draw pile lasts."

    def nothing_to_set_aside(self) -> str:
        return "Only a drawn card that cannot be played is set aside: you have not drawn one."

    def no_capture_to_join(self) -> str:
        return "A pile joins a capture that has been begun: name both piles, as in b3+d3xc4."

    def does_not_add_up(self) -> str:
        return "Those piles do not add up to the one you aim at, or do not all touch it."

    def captures_come_first(self, card: int) -> str:
        return f"You have drawn the {self.card(card)}: captures with piles on the board come before the draw."

    def one_draw(self, card: int) -> str:
        return f"You have drawn the {self.card(card)}: play it, and your turn ends."

    def can_be_played(self, card: int, square: str) -> str:
        return f"The {self.card(card)} can be played, on {square} for one, so it may not be set aside."

    def play_it(self, card: int) -> str:
        return f"You have drawn the {self.card(card)}: play it."

    def set_it_aside(self, card: int) -> str:
        return f"You have drawn the {self.card(card)}, and it fits nowhere: set it aside."

    def no_such_square(self) -> str:
        return "There is no such square on this board."

    def no_seven_on_the_board(self) -> str:
        return "A Lucky Seven is never laid on the bare board, only on another player's pile."

    def other_number_printed(self, square: str, printed: int, n: int) -> str:
        return f"{square} bears a {printed}: a {n} goes on an open square with a {n}."

    def own_colour(self, square: str) -> str:
        return f"The pile on {square} has your own colour uppermost."

    def pile_is_frozen(self, square: str) -> str:
        return f"The pile on {square} is frozen by a Lucky Seven."

    def other_number_shown(self, square: str, shown: int, n: int) -> str:
        return f"The pile on {square} shows a {shown}: a {n} captures only another {n}."

    def nothing_of_yours_near(self, square: str) -> str:
        return f"No card of your colour touches {square}, so you cannot capture there."

    def nothing_that_way(self) -> str:
        return "A pile captures only what it touches, and there is nothing that way."

    def no_pile_of_yours(self, square: str) -> str:
        return f"There is no pile of yours on {square}: capture with your own."

    def nothing_to_capture(self, square: str) -> str:
        return f"There is nothing to capture on {square}."

    def your_own_pile(self, square: str) -> str:
        return f"The pile on {square} is your own."

    def not_equal(self, n: int, m: int, square: str) -> str:
        return f"Your {n} does not equal the {m} on {square}."

    def nothing_adds(self, n: int, m: int, square: str) -> str:
        return f"Your {n} does not equal the {m} on {square}, and no pile of yours beside it adds {m - n}."

    # What is wrong with a grid

    def grid_like(self) -> str:
        return 'write rows of numbers with slashes between them, such as "5 9 4 / 4 1 5 / 3 1 4"'

    def grid_empty(self) -> str:
        return f"The grid is empty; {self.grid_like()}."

    def grid_no_number(self, row: int, text: str) -> str:
        return f"Row {row} of the grid holds {text!r}, which is no number; {self.grid_like()}."

    def grid_seven(self, row: int) -> str:
        return f"Row {row} of the grid holds a 7; the Lucky Seven has no square of its own."

    def grid_number(self, row: int, text: str) -> str:
        return f"Row {row} of the grid holds {text}; the numbers are 1 to 10 without 7."

    def grid_uneven(self, row: int, numbers: int, wanted: int) -> str:
        return f"Row {row} of the grid has {numbers} numbers and row 1 has {wanted}; all need the same."

    def grid_size(self, high: int, wide: int, shortest: int, longest: int, squares: int) -> str:
        return (
            f"The grid has {high} rows of {wide}; it may have {shortest} to {longest} rows and columns, "
            f"and {squares} squares at most."
        )

    # Why a good player would

    def because_it_captures(self, points: int) -> str:
        return f"It captures {self.points(points)}, and no other move captures more."

    def because_it_freezes(self, points: int) -> str:
        return f"A Lucky Seven keeps for good what it covers: here {self.points(points)}, the most you could cover."

    def because_it_is_safe(self, number: int) -> str:
        card = f"{'an' if number == 8 else 'a'} {number}"
        return f"No pile that touches it can take it there, and nobody who touches it has {card} to draw."

    def because_it_is_ready(self, square: str, number: int, points: int) -> str:
        return f"From there it could capture the {number} on {square} in a later turn: {self.points(points)}."

    def because_it_is_beside(self, square: str, number: int, points: int) -> str:
        return (
            f"It touches the {number} on {square}: draw its equal, and you can capture {self.points(points)}."
        )

    def because_few_are_beside(self, piles: int) -> str:
        touching = f"{self.piles(piles) if piles else 'No pile'} of the others {'touches' if piles < 2 else 'touch'} it"
        return f"{touching} there, and at no other place would fewer."

    def because_yours_are_beside(self, piles: int) -> str:
        return f"It touches {piles} of your piles there, and at no other place would it touch more."

    def because_of_the_edge(self, squares: int) -> str:
        return f"Only {squares} squares touch it there, and at no other place would fewer."
