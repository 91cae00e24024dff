# compiled
"""What Four Hand Texas says in English."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mypy_extensions import mypyc_attr

from gamenight.parts.words.en import TileWords

DOUBLES, NO_TRUMP = 7, 8  # trumps, after the numbers


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(TileWords):
    title = "Four Hand Texas"
    about = "Bid with your partner for 42 points, name trumps, and take the tricks that count."
    presets = {
        "sheet": ("As on the rule sheet", "To 250; the bidding goes round until all have passed."),
        "quick": ("One bid each", "Everyone bids once, and the dealer may not pass."),
        "hand": ("A single hand", "One hand, and the side that scores more wins."),
    }
    options = {
        "target": "The points that win the match; 0 plays a single hand",
        "jump": "84 may be bid before anyone has bid 42",
        "one_bid": "Everyone bids or passes once only",
        "dealer_bids": "If all others pass the dealer has to bid",
        "limit_points": "When a bid of 42 or more fails the opponents also score the points they took",
    }

    decisions = {
        "bid": (
            "Bid how many of the 42 points your side will take.",
            "Miss your bid, and the other side scores instead.",
            "Pass with a weak hand; many tiles of one number are strong.",
        ),
        "trumps": (
            "You won the bid: name the suit that is trumps.",
            "Trumps beat all other tiles. Choose what you hold most of.",
        ),
        "lead": (
            "You lead. The higher number of your tile is the suit.",
            "Leading trumps takes the others' trumps away.",
        ),
        "follow": (
            "Follow the suit if you can.",
            "When your partner is winning, give a tile worth five or ten.",
        ),
        "throw": (
            "You cannot follow: play any tile.",
            "A trump may win the trick; otherwise give a tile that counts nothing.",
        ),
    }
    minute = (
        "Reach 250 points with your partner, who sits opposite.",
        "Bid for the hand; the highest bidder names trumps and leads to seven tricks.",
        "Each trick counts one; five tiles count five or ten: 42 in all.",
    )
    lesson = (
        ("These are your seven tiles. Your partner sits opposite.", ""),
        ("The double five counts ten points. A 10 or 5 marks such tiles.", ""),
        (
            "Four fives with the double: a strong hand. Bid 32.",
            "Bid between 30 and 34; this hand is worth it.",
        ),
        ("All passed, so you name trumps. Name fives.", "You hold four fives. Name them."),
        ("Lead your highest trump: the double five.", "The double of trumps beats everything. Lead it."),
        ("You took it: ten and five on tiles, one for the trick.", ""),
        ("Who takes a trick leads. Lead your next trump: 6-5.", "Draw the last trump out first: lead 6-5."),
        (
            "No trumps are left outside. The double six is the highest six.",
            "Lead the double six: nothing can beat it.",
        ),
        ("Your side's tricks lie here. You need 32 of the 42 points.", ""),
        ("Lead 3-2: your partner may hold the double three.", "Lead the 3-2, which counts five."),
        (
            "Your partner leads a two. You have one, so you must follow.",
            "Follow with your only two, the 6-2.",
        ),
        ("Make your bid: score what you took. Miss it: they score it.", ""),
    )

    # Nouns

    def side(self, side: int) -> str:
        """Two partners, in labels: "Ann and Cy" """
        return f"{self.given(side)} and {self.given(side + 2)}"

    def side_at_first(self, side: int) -> str:
        """The same at the start of a sentence, as one listener hears it: "You and Cy"."""
        return f"You and {self._partner()}" if self._mine(side) else self.side(side)

    def side_inside(self, side: int) -> str:
        """And inside one: "you and Cy"."""
        return f"you and {self._partner()}" if self._mine(side) else self.side(side)

    def _mine(self, side: int) -> bool:
        return self.listener >= 0 and self.listener % 2 == side

    def _partner(self) -> str:
        return self.given((self.listener + 2) % 4)

    def trumps(self, trump: int) -> str:
        """ "fives", "doubles", "no trumps" """
        return "no trumps" if trump == NO_TRUMP else "doubles" if trump == DOUBLES else self.numbers(trump)

    def trumps_label(self, trump: int) -> str:
        return self.trumps(trump).capitalize()

    def suit(self, suit: int, trump: int) -> str:
        """What was led: "fives", or trumps with their name where `suit` is -1."""
        return self.numbers(suit) if suit >= 0 else f"trumps ({self.trumps(trump)})"

    # The scene

    def hand_number(self, number: int) -> str:
        return f"Hand {number}"

    def hand_and_trick(self, number: int, trick: int) -> str:
        return f"Hand {number}, trick {trick}"

    def wins(self, side: int, points: int, theirs: int) -> str:
        return f"{self.side_at_first(side)} win, {points} to {theirs}."

    def to_bid(self, who: int) -> str:
        return f"{self[who]} to bid."

    def to_name(self, who: int) -> str:
        return f"{self[who]} to name trumps."

    def to_play(self, who: int) -> str:
        return f"{self[who]} to play."

    def you_must_bid(self) -> str:
        return "Everyone else passed, so you must bid, 30 or more."

    def bid_thirty(self) -> str:
        return "Bid 30 or more, or pass."

    def bid_from(self, bid: int) -> str:
        return f"Bid {bid} or more, or pass."

    def bid_just(self, bid: int) -> str:
        return f"Bid {bid}, or pass."

    def name_trumps(self, bid: int) -> str:
        return f"The bid is yours at {bid}. Name trumps."

    def lead_any(self) -> str:
        return "Lead any tile."

    def follow(self, suit: int, trump: int) -> str:
        return f"{self.suit(suit, trump).capitalize()} were led. Play one."

    def play_any(self, suit: int, trump: int) -> str:
        return f"{self.suit(suit, trump).capitalize()} were led and you have none. Play any tile."

    def play_any_for_trumps(self, suit: int, trump: int, held: Sequence[str]) -> str:
        """`held`: tiles, as they are written, that bear the number led and yet are trumps."""
        are = "is a trump" if len(held) == 1 else "are trumps"
        led = self.suit(suit, trump).capitalize()
        return f"{led} were led and you have none (your {' and '.join(held)} {are}). Play any tile."

    def bid_fact(self) -> str:
        return "Bid"

    def bid_by(self, bid: int, who: int) -> str:
        return f"{bid} by {self.whom(who)}"

    def trumps_fact(self) -> str:
        return "Trumps"

    def no_trumps(self) -> str:
        return "none"

    def took_fact(self, side: int) -> str:
        return f"{self.side_at_first(side)} took"

    def dealer(self) -> str:
        return "dealer"

    def passed_status(self) -> str:
        return "passed"

    def bid_status(self, bid: int) -> str:
        return f"bid {bid}"

    def points_with(self, points: int, partner: int) -> str:
        return f"{points} points with {self.whom(partner)}"

    def trick(self) -> str:
        return "Trick"

    def trick_says(self, plays: Iterable[tuple[int, int]]) -> str:
        """Tiles and who played them."""
        told = "; ".join(f"{self.tile(tile)} by {self.whom(seat)}" for tile, seat in plays)
        return f"Trick: {told or 'nothing yet'}"

    def last_trick(self, taker: int) -> str:
        return f"Last trick, {self.whom(taker)} took it"

    def last_trick_before(self, taker: int) -> str:
        return f"Last trick of the hand before, {self.whom(taker)} took it"

    def tricks_of(self, side: int) -> str:
        return f"Tricks of {self.side_inside(side)}"

    def tricks_of_says(self, side: int, points: int) -> str:
        return f"Tricks of {self.side_inside(side)}, {points} points so far"

    def bid_label(self) -> str:
        return "Bid"

    def bid_so_much(self, bid: int) -> str:
        return f"Bid {bid}"

    def pass_label(self) -> str:
        return "Pass"

    def bid_between(self, low: int, high: int) -> str:
        return f"Bid {low} to {high}."

    def bid_this(self, bid: int) -> str:
        return f"Bid {bid}."

    def pass_turn(self) -> str:
        return "Pass."

    def lead_tile(self, tile: int) -> str:
        return f"Lead the {self.tile(tile)}."

    def play_tile(self, tile: int) -> str:
        return f"Play the {self.tile(tile)}."

    def make_trumps(self, trump: int) -> str:
        return f"Make {self.trumps(trump)} trumps."

    def play_without_trumps(self) -> str:
        return "Play without trumps."

    def sheet_title(self) -> str:
        return "Points, most win"

    def total(self) -> str:
        return "Total"

    def target_note(self, target: int) -> str:
        return f"The first side with {target} wins."

    def single_hand_note(self) -> str:
        return "A single hand."

    def bid_and_made(self, bidder: int, bid: int, took: int) -> str:
        return f"{self[bidder]} bid {bid} and made it with {took}"

    def bid_and_missed(self, bidder: int, bid: int, took: int) -> str:
        return f"{self[bidder]} bid {bid} and missed it with {took}"

    def took_against_made(self, took: int, bid: int) -> str:
        return f"took {took} against a bid of {bid} that was made"

    def took_against_missed(self, took: int, bid: int) -> str:
        return f"took {took} against a bid of {bid} that was missed"

    # What is shown

    def trick_goes_to(self, who: int) -> str:
        return "The trick is yours." if who == self.listener else f"The trick goes to {self.given(who)}."

    def hand_over(self, number: int) -> str:
        return f"Hand {number} is over"

    def look_at_the_score(self) -> str:
        return "The hand is over."

    def scores_what_it_took(self, side: int, took: int, total: int) -> str:
        return f"{self.side_at_first(side)}: {took} taken; {total} in all"

    def scores_nothing(self, side: int, total: int) -> str:
        return f"{self.side_at_first(side)}: nothing; {total} in all"

    def scores_the_bid(self, side: int, total: int) -> str:
        return f"{self.side_at_first(side)}: the bid; {total} in all"

    def scores_took_and_bid(self, side: int, took: int, bid: int, total: int) -> str:
        return f"{self.side_at_first(side)}: {took} taken and the bid of {bid}; {total} in all"

    # What happened

    def dealt(self, number: int, who: int) -> str:
        return f"Hand {number}: {self.whom(who)} dealt."

    def bade(self, who: int, bid: int) -> str:
        return f"{self[who]} bid {bid}."

    def passed(self, who: int) -> str:
        return f"{self[who]} passed."

    def thrown_in(self) -> str:
        return "Everyone passed, so the tiles are dealt again."

    def won_bid(self, who: int, bid: int) -> str:
        return f"{self[who]} won the bidding at {bid}."

    def named(self, who: int, trump: int) -> str:
        return f"{self[who]} chose {self.trumps(trump)} as trumps."

    def named_none(self, who: int) -> str:
        return f"{self[who]} chose no trumps."

    def led(self, who: int, tile: int) -> str:
        return f"{self[who]} led the {self.tile(tile)}."

    def played(self, who: int, tile: int) -> str:
        return f"{self[who]} played the {self.tile(tile)}."

    def took(self, who: int, points: int) -> str:
        return f"{self[who]} took the trick, {self.points(points)}."

    def made(self, side: int, bid: int, took: int) -> str:
        return f"{self.side_at_first(side)} took {took} and made the bid of {bid}."

    def missed(self, side: int, bid: int, took: int) -> str:
        return f"{self.side_at_first(side)} took {took} and missed the bid of {bid}."

    def scored(self, side: int, points: int, total: int) -> str:
        return f"{self.side_at_first(side)} scored {self.points(points)}, {total} in all."

    def won(self, side: int, total: int) -> str:
        return f"{self.side_at_first(side)} won with {self.points(total)}."

    # Why not

    def unreadable(self, text: str) -> str:
        return (
            f"{text!r} is no move here. Write a bid (bid 32), pass, "
            "trumps (trump 5, trump doubles, no trump) or a tile (6-4)."
        )

    def no_such_bid(self, number: str) -> str:
        return f"There is no bid of {number!r}: bids are 30 to 42, then 84, 168 and 336."

    def bidding_is_over(self) -> str:
        return "The bidding is over for this hand."

    def name_first(self) -> str:
        return "You won the bidding: name trumps before you lead."

    def trumps_are_named(self) -> str:
        return "Trumps have been named for this hand: play a tile."

    def not_held(self, tile: int) -> str:
        return f"You do not hold the {self.tile(tile)}."

    def must_follow(self, suit: int, trump: int) -> str:
        return f"You hold {self.suit(suit, trump)}, and they were led: play one of them."

    def bid_before_playing(self) -> str:
        return "Tiles are played after the bidding: bid or pass."

    def bid_before_naming(self) -> str:
        return "Trumps are named after the bidding, by whoever wins it: bid or pass."

    def dealer_must_bid(self) -> str:
        return "Everyone else has passed, so the dealer must bid: 30 or more."

    def bid_more(self, bid: int) -> str:
        return f"The bid stands at {bid}: bid more, or pass."

    def only_after(self, bid: int, before: int, now: int) -> str:
        return f"{bid} may only follow a bid of {before}, and the bid stands at {now}."

    def only_after_a_bid(self, bid: int, before: int) -> str:
        return f"{bid} may only follow a bid of {before}, and nobody has bid yet."

    # Why a good player would

    def because_most_trumps(self, tiles: int, trump: int) -> str:
        return f"You hold {tiles} {self.trumps(trump)}, and more of no other trumps."

    def because_least_bid(self, bid: int, tiles: int, trump: int) -> str:
        return f"You hold {tiles} {self.trumps(trump)}, and {bid} is the least that you can bid."

    def because_partners_bid(self, partner: int) -> str:
        return f"The highest bid is {self.whose(partner)}, and that makes it your side's."

    def because_few_alike(self, tiles: int) -> str:
        return f"You hold no more than {tiles} trumps of any kind, and a bid that fails gives points away."

    def because_unbeaten(self, tile: int) -> str:
        return f"No tile that is still out beats the {self.tile(tile)}."

    def because_only_trumped(self, tile: int) -> str:
        return f"Only a trump can still beat the {self.tile(tile)}."

    def because_it_takes(self) -> str:
        return "It takes the trick."

    def because_to_partner(self, partner: int, points: int) -> str:
        return f"So far {self[partner]} would take the trick, and {points} points go with it to your side."

    def because_fewest_points(self, points: int) -> str:
        return f"It adds {points or 'no'} points to the trick; another that you could play adds more."

    def because_fewest_dots(self, tile: int) -> str:
        return (
            f"You could play no tile with fewer dots than the {self.tile(tile)}, and keep the heavier ones."
        )

    def because_keeps_doubles(self) -> str:
        return "It is no double, the highest tile of its number: what you have of those you keep."
