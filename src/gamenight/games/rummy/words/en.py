# compiled
"""What Rummy says in English. A meld is handed over as its cards in order and whether it is a run."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from gamenight.parts.cards import NAMES
from gamenight.parts.words.en import CardWords

Meld = tuple[Sequence[int], bool]  # cards as they lie, whether they are a run


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(CardWords):
    title = "Rummy"
    about = "Draw, lay down groups and runs, discard, and be the first with no cards left."
    presets = {
        "sheet": (
            "As on the rule sheet",
            "To 100, one meld a turn, the ace low, and the pile turned over as often as it takes.",
        ),
        "quick": ("Three deals", "Three deals, and the highest total wins."),
        "club": (
            "Free melding",
            "As many melds as you like, the ace high or low, and double for going rummy.",
        ),
    }
    options = {
        "target": "Points that win the match",
        "deals": "Deals in a match; 0 plays to the target instead",
        "ace_high": "The ace may also stand above the king",
        "many_melds": "As many melds in a turn as you like",
        "last_discard": "Whoever goes out must do it with a discard",
        "rummy": "Going out with all your cards in one turn counts double",
        "void_after": "Turn-overs without a meld before a deal is void; 0 for no limit",
    }
    notation = r"([2-9TJQKA][CDHS] ?)+"  # cards as they are written
    decisions = {
        "draw": (
            "Each turn begins with a card: the unseen one or the top discard.",
            "Take the discard only if it helps you; the others see it.",
        ),
        "meld": (
            "You hold a meld: three alike, or three in a row of a suit.",
            "Lay it down, and those cards no longer count against you.",
        ),
        "lay_off": ("A card of yours fits a meld on the table.", "Lay it off to be rid of it."),
        "discard": (
            "Your turn ends with a discard.",
            "High cards cost most if another goes out; keep pairs and neighbours.",
        ),
    }
    minute = (
        "Get rid of all your cards first.",
        "Draw a card, meld or lay off if you like, discard one.",
        "Going out scores all that the others still hold.",
    )
    lesson = (
        ("You want sets of one rank, or runs of one suit.", ""),
        ("The pile shows its top card to everyone.", ""),
        ("That ace makes three with yours. Take it.", "Take the top card of the pile."),
        ("Now lay the three aces on the table: meld them.", "Touch the three aces, then Meld."),
        (
            "End your turn: discard the king, which would cost ten.",
            "Touch the king of spades, then the pile.",
        ),
        ("Later you, and they, may add the fourth ace here.", ""),
        (
            "Their three fits between your two and four of diamonds. Take it.",
            "Take the three of diamonds from the pile.",
        ),
        ("Three in a row of one suit are a run. Meld it.", "Touch two, three and four, then Meld."),
        ("Discard the jack: it would cost ten, too.", "Touch the jack of clubs, then the pile."),
        ("Nothing good on the pile? Draw from the stock instead.", ""),
        ("Get rid of every card first, and you win the round.", ""),
    )

    # Things

    def the_cards(self, cards: Sequence[int]) -> str:
        """ "the queen of spades and the three of hearts" """
        return self.listed([f"the {self.card(card)}" for card in cards]) or "nothing"

    def short(self, cards: Sequence[int]) -> str:
        """ "QS 3H" """
        return " ".join(NAMES[card] for card in cards)

    def meld(self, meld: Meld) -> str:
        """ "three sevens", "the run from the four of clubs to the six" """
        cards, is_run = meld
        if is_run:
            return f"the run from the {self.card(cards[0])} to the {self.rank(cards[-1] % 13)}"
        return f"{'three' if len(cards) == 3 else 'four'} {self.ranks(cards[0] % 13)}"

    # The scene

    def deal(self, number: int) -> str:
        return f"Deal {number}"

    def deal_of(self, number: int, deals: int) -> str:
        return f"Deal {number} of {deals}"

    def wins(self, winner: int, points: int) -> str:
        return f"{self[winner]} {self.verb(winner, 'win', 'wins')} with {self.points(points)}."

    def to_draw(self, who: int) -> str:
        return f"{self[who]} to draw."

    def to_play(self, who: int) -> str:
        return f"{self[who]} to play."

    def draw_or_take(self, top: int) -> str:
        return f"Draw from the stock, or take the {self.card(top)}."

    def take_or_end_void(self, top: int) -> str:
        card = self.card(top)
        return f"The stock is used up again: take the {card}, or draw, which makes the deal void."

    def take_or_turn_over(self, top: int) -> str:
        card = self.card(top)
        return f"The stock is used up: take the {card}, or draw, and the pile is turned over."

    def lay_off_and_go_out(self, card: int) -> str:
        return f"Lay off the {self.card(card)} and go out."

    def discard_to_end(self) -> str:
        return "Discard a card to end your turn."

    def meld_or_discard(self) -> str:
        return "You may meld. Discard a card to end your turn."

    def lay_off_or_discard(self) -> str:
        return "You may lay off. Discard a card to end your turn."

    def meld_or_lay_off_or_discard(self) -> str:
        return "You may meld or lay off. Discard a card to end your turn."

    def dealer(self) -> str:
        return "dealer"

    def went_out_status(self) -> str:
        return "went out"

    def stock(self) -> str:
        return "Stock"

    def stock_says(self, cards: int) -> str:
        return f"Stock, {cards} cards"

    def known_stock_says(self, cards: int) -> str:
        return f"Stock, {cards} cards, in an order everyone knows"

    def pile(self) -> str:
        return "Pile"

    def pile_says(self, top: int, cards: int) -> str:
        return f"Pile, {self.card(top)} on top, {cards} in all"

    def empty_pile_says(self) -> str:
        return "Pile, empty"

    def meld_of(self, owner: int) -> str:
        return "Your meld" if owner == self.listener else f"{self.given(owner)}'s meld"

    def meld_says(self, owner: int, meld: Meld) -> str:
        return f"{self[owner]}: {self.meld(meld)}"

    def taken_tag(self) -> str:
        return "taken"

    def new_tag(self) -> str:
        return "new"

    def meld_label(self) -> str:
        return "Meld"

    def meld_button_says(self) -> str:
        return "Meld the cards you touched"

    def draw_label(self) -> str:
        return "Draw"

    def take_label(self) -> str:
        return "Take"

    def discard(self, card: int) -> str:
        return f"Discard the {self.card(card)}."

    def draw(self) -> str:
        return "Draw from the stock."

    def take(self, card: int) -> str:
        return f"Take the {self.card(card)}."

    def lay_off(self, card: int, meld: Meld) -> str:
        return f"Lay off the {self.card(card)} on {self.meld(meld)}."

    def meld_these(self, meld: Meld) -> str:
        return f"Meld {self.meld(meld)}."

    def next_in_stock(self) -> str:
        return "Next in the stock"

    def seen_going_into_hands(self) -> str:
        return "Seen going into hands"

    def seen(self, hands: Sequence[tuple[int, Sequence[int]]]) -> str:
        return "; ".join(f"{self[seat]} {self.short(cards)}" for seat, cards in hands)

    def last_deal(self) -> str:
        return "Last deal"

    def last_deal_says(self, winner: int, hands: Sequence[tuple[int, Sequence[int]]]) -> str:
        left = ", ".join(f"{self.whom(seat)} held {self.short(cards)}" for seat, cards in hands)
        return f"{self[winner]} went out; {left}"

    def sheet_title(self) -> str:
        return "Scores, highest wins"

    def total(self) -> str:
        return "Total"

    def target_note(self, target: int) -> str:
        return f"The first to {target} wins."

    def deals_note(self, deals: int) -> str:
        return f"{self.counted(deals, 'deal')}; the most points win."

    def left_with(self, points: int) -> str:
        return f"left with {self.points(points)}"

    def went_out_with(self, others: Sequence[tuple[int, int]]) -> str:
        return f"went out: {self._from(others)}"

    def went_rummy_with(self, others: Sequence[tuple[int, int]]) -> str:
        return f"went out: {self._from(others)}, doubled for going rummy"

    def _from(self, others: Sequence[tuple[int, int]]) -> str:
        return ", ".join(f"{points} from {self.whom(seat)}" for seat, points in others)

    # What is shown after a deal

    def deal_over_prompt(self, winner: int) -> str:
        return f"{self[winner]} went out."

    def deal_over(self, number: int) -> str:
        return f"Deal {number} is over"

    def went_out_line(self, winner: int) -> str:
        return f"{self[winner]} went out"

    def held_line(self, seat: int, cards: Sequence[int]) -> str:
        return f"{self[seat]} still held {self.short(cards)}"

    # What happened

    def dealt(self, who: int, cards: int, deal: int) -> str:
        return f"Deal {deal}: {self.whom(who)} dealt {cards} cards each."

    def turned(self, card: int) -> str:
        return f"The first card of the pile is the {self.card(card)}."

    def drew(self, who: int, card: int) -> str:
        return f"{self[who]} drew the {self.card(card)} from the stock."

    def drew_hidden(self, who: int) -> str:
        return f"{self[who]} drew a card from the stock."

    def took(self, who: int, card: int) -> str:
        return f"{self[who]} took the {self.card(card)} from the pile."

    def turned_over(self, cards: int) -> str:
        which = "its one card is" if cards == 1 else f"its {cards} cards are"
        return f"The stock was used up, so the pile was turned over: {which} the new stock, in known order."

    def melded_run(self, who: int, cards: Sequence[int]) -> str:
        return f"{self[who]} melded {self.the_cards(cards)}."

    def melded_group(self, who: int, cards: Sequence[int]) -> str:
        return f"{self[who]} melded {self.meld((cards, False))}: {self.the_cards(cards)}."

    def laid_off_on_group(self, who: int, card: int, rank: int) -> str:
        return f"{self[who]} laid off the {self.card(card)} on the {self.ranks(rank)}."

    def laid_off_on_run(self, who: int, card: int, first: int) -> str:
        run = f"the run that began with the {self.card(first)}"
        return f"{self[who]} laid off the {self.card(card)} on {run}."

    def discarded(self, who: int, card: int) -> str:
        return f"{self[who]} discarded the {self.card(card)}."

    def went_out_with_a_meld(self, who: int) -> str:
        return f"{self[who]} went out with a meld!"

    def went_out_by_laying_off(self, who: int) -> str:
        return f"{self[who]} went out by laying off!"

    def went_out_with_a_discard(self, who: int) -> str:
        return f"{self[who]} went out with a discard!"

    def was_left_with(self, who: int, cards: Sequence[int], points: int) -> str:
        were = self.verb(who, "were", "was")
        return f"{self[who]} {were} left with {self.the_cards(cards)}: {self.points(points)}."

    def scored(self, who: int, points: int, total: int) -> str:
        return f"{self[who]} scored {self.points(points)}, {total} in all."

    def scored_double(self, who: int, points: int, total: int) -> str:
        return f"{self[who]} scored {self.points(points)}, doubled for going rummy, {total} in all."

    def void(self) -> str:
        return "The stock was used up again without a meld or a lay-off: the deal is void."

    def level(self) -> str:
        return "Nobody leads alone, so there is one more deal."

    def won_match(self, who: int, points: int) -> str:
        return f"{self[who]} won the match with {self.points(points)}."

    # What cannot be read

    def unreadable(self, text: str) -> str:
        ways = "Write draw, take, meld 4C 5C 6C, lay off 7C on 4C, or discard 9H."
        return f"{text!r} is no move here. {ways}"

    def only_the_top(self, top: int) -> str:
        return f"Only the top card of the pile can be taken, the {self.card(top)}: write take."

    def pile_is_empty(self) -> str:
        return "The pile is empty."

    def fits_more_than_one(self, card: int, ways: Sequence[str]) -> str:
        return f"The {self.card(card)} fits more than one meld: write {' or '.join(ways)}."

    def in_no_meld(self, card: int) -> str:
        return f"The {self.card(card)} is in no meld on the table."

    # Why not

    def begin_with_a_card(self, top: int) -> str:
        return f"A turn begins with a card: draw from the stock, or take the {self.card(top)}."

    def has_drawn(self) -> str:
        return "You have your card for this turn: meld or lay off, or discard a card to end it."

    def discard_from_hand(self, card: int) -> str:
        return f"You do not hold the {self.card(card)}: discard a card from your hand."

    def just_taken(self, card: int) -> str:
        rule = "so you must discard another card."
        return f"You took the {self.card(card)} from the pile in this turn, {rule}"

    def lay_off_from_hand(self, card: int) -> str:
        return f"You do not hold the {self.card(card)}: lay off cards from your hand."

    def no_meld_yet(self) -> str:
        return "No meld lies on the table yet to lay off on."

    def fits_nowhere(self, card: int) -> str:
        return f"The {self.card(card)} does not fit there, nor on any meld on the table."

    def fits_elsewhere(self, card: int, melds: Sequence[Meld]) -> str:
        where = " or ".join(self.meld(meld) for meld in melds)
        return f"The {self.card(card)} does not fit there: it goes on {where}."

    def no_meld(self) -> str:
        return "That is no meld: it takes three or more in a row of one suit, or three or four of one rank."

    def meld_from_hand(self, cards: Sequence[int]) -> str:
        return f"You do not hold {self.the_cards(cards)}: meld cards from your hand."

    def one_meld_a_turn(self) -> str:
        return "You have melded in this turn, and one meld a turn is all: lay off, or discard."

    def ace_is_low(self) -> str:
        return "The ace is low: it goes before the two, not after the king."

    def keep_a_discard(self) -> str:
        return "You must go out with a discard, so keep a card that you may discard."

    def left_with_the_taken(self, card: int) -> str:
        left = f"That would leave you with only the {self.card(card)}"
        return f"{left}, which you took from the pile and may not discard."

    def left_with_no_discard(self) -> str:
        left = "That would leave you with only a card you may not discard"
        return f"{left}, which you took from the pile and may not discard."

    # Why a good player would

    def because_no_use(self, top: int) -> str:
        return f"The {self.card(top)} goes with nothing you hold, and fits no meld on the table."

    def because_no_meld_yet(self, top: int) -> str:
        return f"The {self.card(top)} makes no meld with what you hold, and fits none on the table."

    def because_rid_of_cards(self, points: int) -> str:
        return f"It rids you of cards that would cost {points} if you were caught with them."

    def because_a_card_less(self, card: int, points: int) -> str:
        return f"It rids you of the {self.card(card)}, which would cost {points}."

    def because_goes_with_nothing(self, card: int, points: int) -> str:
        return f"The {self.card(card)} goes with nothing you hold, fits no meld on the table, and would cost {points}."

    def because_goes_with_fewest(self, card: int, cards: int) -> str:
        few = f"only {cards}" if cards else "none"
        return f"The {self.card(card)} goes with {few} of your other cards, and no card you can throw with fewer."

    def because_costs_most(self, card: int, points: int) -> str:
        return f"Of the cards you can throw none would cost more than the {self.card(card)}: {points}."

    def because_makes_a_meld(self, card: int) -> str:
        return f"The {self.card(card)} makes a meld with what you hold."

    def because_can_be_laid_off(self, card: int) -> str:
        return f"The {self.card(card)} can be laid off at once."

    def because_goes_with(self, card: int, other: int) -> str:
        return f"The {self.card(card)} goes with your {self.card(other)}."
