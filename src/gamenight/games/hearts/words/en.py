# compiled
"""What Hearts says in English."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mypy_extensions import mypyc_attr

from gamenight.core.names import capital
from gamenight.parts.words.en import CardWords

NUMBERS = ("no", "one", "two", "three", "four")


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(CardWords):
    title = "Hearts"
    about = "Take no hearts, and mind the queen of spades. Or take them all."
    presets = {
        "sheet": ("As on the rule sheet", "The basic game: no passing, and any card may be led."),
        "common": (
            "As most people play it",
            "Pass left, right, across and hold; the two of clubs leads; no points on the first trick; "
            "hearts must be broken; a moon gives the others 26.",
        ),
        "openspiel": (
            "As OpenSpiel plays it",
            "A single hand by the rules of the research library, to compare with it.",
        ),
    }
    options = {
        "widow": "What becomes of cards that cannot be dealt evenly: left out, or won as a widow",
        "passing": "To whom cards are passed before each hand",
        "right_first": "Alternating and rotating passes begin to the right",
        "hold_hand": "The rotation of passes ends with a hand without passing",
        "pass_size": "How many cards are passed; 0 for three, or two when five or six play",
        "club_leads": "The two of clubs, or the lowest club in play, leads",
        "lowest_clubs": "With that, everyone plays their lowest club to the first trick",
        "no_points": "No hearts and no queen of spades on the first trick",
        "no_points_off_suit": "None of them on the first trick by a player who cannot follow suit",
        "breaking": "Hearts may not be led until they are broken",
        "lead_breaks": "With that, a heart led for want of other cards breaks hearts",
        "queen_breaks": "With that, the queen of spades breaks hearts too",
        "queen_waits": "With that, the queen of spades waits until hearts are broken",
        "jack": "The jack of diamonds takes off ten points",
        "moon": "What shooting the moon does, and to whom",
        "hearts_alone": "With that, the thirteen hearts are enough, without the queen",
        "target": "The total that ends the match; 0 plays a single hand",
        "reaching": "Reaching the target ends the match, not only passing it",
    }

    decisions = {
        "pass": (
            "You give these cards away before play, and get others.",
            "High spades and hearts are good to be rid of.",
        ),
        "lead": (
            "You lead: the others must follow your suit if they can.",
            "The highest card of that suit takes the trick, and leads next.",
        ),
        "follow": (
            "You must follow the suit that was led.",
            "Stay below the highest card, and the points go elsewhere.",
        ),
        "throw": (
            "You have none of the suit led: play any card.",
            "You cannot take this trick, so part with a bad card.",
        ),
        "moon": (
            "You took every point: that is called shooting the moon.",
            "Choose what hurts the others most.",
        ),
    }
    minute = (
        "Have the fewest points when somebody passes a hundred.",
        "Follow the suit that was led; the highest card of it takes the trick.",
        "Each heart you take costs one point, the queen of spades thirteen.",
    )
    lesson = (
        ("These are your cards. Each heart that you take costs a point.", ""),
        ("The queen of spades costs thirteen. Somebody else should get her.", ""),
        ("Diamonds were led. Follow with your diamond.", "You hold a diamond, so you must play it."),
        ("The jack was the highest diamond, so it took the trick.", ""),
        (
            "You are out of diamonds: play anything. Give the queen away!",
            "Now is the time: play the queen of spades.",
        ),
        ("The king of diamonds took her: thirteen points for them.", ""),
        (
            "Clubs were led. Stay below the ten: play your five.",
            "Your queen might take the trick. Play lower.",
        ),
        (
            "Hearts! The jack is high. Play the ten, just below it.",
            "Your queen would take the points. Play lower.",
        ),
        ("Four hearts went there: four points, and none for you.", ""),
        ("After thirteen tricks the points are written down. Fewest points win.", ""),
    )

    # Nouns

    def few(self, cards: int) -> str:
        """ "three cards" """
        number = NUMBERS[cards] if cards < len(NUMBERS) else str(cards)
        return f"{number} card{'' if cards == 1 else 's'}"

    def one_of(self, suit: int) -> str:
        """ "club" """
        return self.suit(suit)[:-1]

    def the_cards(self, cards: Iterable[int]) -> str:
        """ "the queen of spades and the three of hearts" """
        return self.listed([f"the {self.card(card)}" for card in cards]) or "nothing"

    def direction(self, pass_by: int) -> str:
        """Where cards go that are passed this many seats to the left."""
        seats = len(self)
        if pass_by * 2 == seats:
            return "across"
        side, far = ("left", pass_by) if pass_by * 2 < seats else ("right", seats - pass_by)
        return f"to the {side}" if far == 1 else f"two to the {side}"

    def made_of(self, hearts: int, queen: bool, jack: bool, shot: bool, was_shot: bool) -> str:
        """What a score is made of: "4 hearts, the queen of spades"; "" for nothing."""
        parts = [
            self.counted(hearts, "heart") if hearts else "",
            "the queen of spades" if queen else "",
            "the jack of diamonds" if jack else "",
            "shot the moon" if shot else "",
            "someone shot the moon" if was_shot else "",
        ]
        return ", ".join(part for part in parts if part)

    # The scene

    def hand_number(self, number: int) -> str:
        return f"Hand {number}"

    def hand_and_trick(self, number: int, trick: int) -> str:
        return f"Hand {number}, trick {trick}"

    def wins(self, winners: Sequence[int], points: int) -> str:
        if len(winners) > 1:
            subject = self.all_of(winners)
            return f"{capital(subject)} win with {self.points(points)}."
        who = winners[0]
        return f"{self[who]} {self.verb(who, 'win', 'wins')} with {self.points(points)}."

    def waiting_to_pass(self, seats: Iterable[int]) -> str:
        return f"Waiting for {self.all_of(seats)} to pass."

    def to_play(self, who: int) -> str:
        return f"{self[who]} to play."

    def to_say_the_moon(self, who: int) -> str:
        return f"{self[who]} to say how the moon counts."

    def which_moon(self, points: int) -> str:
        return f"You shot the moon! Shall everyone else get {points} points, or you lose {points}?"

    def choose_to_pass(self, cards: int, pass_by: int, to: int) -> str:
        return f"Choose {self.few(cards)} to pass {self.direction(pass_by)}, to {self.whom(to)}."

    def choose_more(self, cards: int, pass_by: int, to: int) -> str:
        return f"Choose {NUMBERS[cards]} more to pass {self.direction(pass_by)}, to {self.whom(to)}."

    def lead_the_opening(self, card: int) -> str:
        return f"You hold the {self.card(card)}: lead it."

    def lead_any(self) -> str:
        return "Lead any card."

    def lead_without_points(self) -> str:
        return "Lead a card without points."

    def lead_no_heart(self) -> str:
        return "Lead any card but a heart: hearts are not broken."

    def follow(self, suit: int) -> str:
        return f"{self.suit_label(suit)} were led. Play a {self.one_of(suit)}."

    def follow_lowest(self, suit: int) -> str:
        return f"{self.suit_label(suit)} were led. Play your lowest {self.one_of(suit)}."

    def play_any(self, suit: int) -> str:
        return f"{self.suit_label(suit)} were led and you have none. Play any card."

    def play_without_points(self, suit: int) -> str:
        return f"{self.suit_label(suit)} were led and you have none. Play a card without points."

    def play_but_the_queen(self, suit: int) -> str:
        return f"{self.suit_label(suit)} were led and you have none. Play any card but the queen of spades."

    def this_hand(self) -> str:
        return "This hand"

    def no_passing(self) -> str:
        return "no passing"

    def passing(self, cards: int, pass_by: int) -> str:
        return f"{self.few(cards)} {self.direction(pass_by)}"

    def hearts(self) -> str:
        return "Hearts"

    def broken(self) -> str:
        return "broken"

    def not_broken(self) -> str:
        return "not broken yet"

    def you_passed(self) -> str:
        return "You passed"

    def you_were_given(self) -> str:
        return "You were given"

    def dealer(self) -> str:
        return "dealer"

    def choosing(self) -> str:
        return "choosing"

    def ready(self) -> str:
        return "ready"

    def took_so_far(self, made_of: str) -> str:
        """Around what `made_of` says."""
        return f"took {made_of}"

    def took_widow(self) -> str:
        return "took the widow"

    def trick(self) -> str:
        return "Trick"

    def trick_says(self, plays: Sequence[tuple[int, int]]) -> str:
        """Cards and who played them."""
        told = "; ".join(f"{self.card(card)} by {self.whom(seat)}" for card, seat in plays)
        return f"Trick: {told or 'nothing yet'}"

    def last_trick(self, taker: int) -> str:
        return f"Last trick, {self.whom(taker)} took it"

    def last_trick_before(self, taker: int) -> str:
        return f"Last trick of the hand before, {self.whom(taker)} took it"

    def widow(self) -> str:
        return "Widow"

    def widow_of(self, taker: int) -> str:
        return f"Widow, {self.whom(taker)} took it"

    def widow_says(self, cards: int) -> str:
        return f"Widow, {self.few(cards)}"

    def widow_of_says(self, taker: int, cards: int) -> str:
        return f"Widow, {self.whom(taker)} took it, {self.few(cards)}"

    def tag_pass(self) -> str:
        return "pass"

    def tag_new(self) -> str:
        return "new"

    def to_everyone_else(self, points: int) -> str:
        return f"{points} to everyone else"

    def off_your_own(self, points: int) -> str:
        return f"{points} off your own"

    def lead_card(self, card: int) -> str:
        return f"Lead the {self.card(card)}."

    def play_card(self, card: int) -> str:
        return f"Play the {self.card(card)}."

    def pass_card(self, card: int) -> str:
        return f"Pass the {self.card(card)}."

    def take_off(self, points: int) -> str:
        return f"Take {points} points off your own score."

    def give_everyone(self, points: int) -> str:
        return f"Give everyone else {points} points."

    def sheet_title(self) -> str:
        return "Scores, lowest wins"

    def total(self) -> str:
        return "Total"

    def no_points(self) -> str:
        return "no points"

    def reaching_note(self, target: int) -> str:
        return f"Reaching {target} ends the match."

    def passing_note(self, target: int) -> str:
        return f"Passing {target} ends the match."

    def single_hand_note(self) -> str:
        return "A single hand."

    # What is shown

    def trick_goes_to(self, who: int) -> str:
        return "The trick is yours." if who == self.listener else f"The trick goes to {self.given(who)}."

    def cards_passed(self) -> str:
        return "The cards change hands."

    def you_got(self, who: int) -> str:
        return f"From {self.given(who)}"

    def hand_over(self, number: int) -> str:
        return f"Hand {number} is over"

    def look_at_the_score(self) -> str:
        return "The hand is over."

    def shot_in_this_hand(self, who: int) -> str:
        return f"{self[who]} shot the moon!"

    def took_in_all(self, who: int, made_of: str, total: int) -> str:
        """`made_of` is what that method says."""
        return f"{self[who]}: {made_of}; {total} in all"

    def took_none_in_all(self, who: int, total: int) -> str:
        return f"{self[who]}: no points; {total} in all"

    # What happened

    def dealt(self, number: int, who: int, cards: int) -> str:
        return f"Hand {number}: {self.whom(who)} dealt {cards} cards each."

    def dealt_widow(self, number: int, who: int, cards: int, widow: int) -> str:
        return (
            f"Hand {number}: {self.whom(who)} dealt {cards} cards each, and {self.few(widow)} to the widow."
        )

    def nobody_passes(self) -> str:
        return "Nobody passes cards in this hand."

    def everyone_passes(self, cards: int, pass_by: int) -> str:
        return f"Everyone passes {self.few(cards)} {self.direction(pass_by)}."

    def chose(self, who: int) -> str:
        return f"{self[who]} chose what to pass."

    def passed(self, who: int, cards: Iterable[int], to: int) -> str:
        return f"{self[who]} passed {self.the_cards(cards)} to {self.whom(to)}."

    def opens(self, who: int, card: int) -> str:
        return f"{self[who]} held the {self.card(card)}, which opens."

    def led(self, who: int, card: int) -> str:
        return f"{self[who]} led the {self.card(card)}."

    def played(self, who: int, card: int) -> str:
        return f"{self[who]} played the {self.card(card)}."

    def hearts_broken(self) -> str:
        return "Hearts are broken."

    def took(self, who: int, card: int, points: int, made_of: str) -> str:
        """`made_of` is what that method says."""
        return f"{self[who]} took the trick with the {self.card(card)}: {made_of}, {self.points(points)}."

    def took_nothing(self, who: int, card: int) -> str:
        return f"{self[who]} took the trick with the {self.card(card)}, no points."

    def took_widow_hidden(self, who: int) -> str:
        return f"{self[who]} took the widow."

    def took_widow_cards(self, who: int, cards: Iterable[int]) -> str:
        return f"{self[who]} took the widow: {self.the_cards(cards)}."

    def widow_was(self, who: int, cards: Iterable[int]) -> str:
        return f"The widow that {self.whom(who)} took was {self.the_cards(cards)}."

    def shot(self, who: int) -> str:
        return f"{self[who]} shot the moon!"

    def won(self, who: int, points: int) -> str:
        return f"{self[who]} won with {self.points(points)}."

    def scored(self, who: int, points: int, total: int, made_of: str) -> str:
        """`made_of` is what that method says, perhaps nothing."""
        why = f" ({made_of})" if made_of else ""
        return f"{self[who]} scored {self.points(points)}{why}, {total} in all."

    # Why not

    def needs(self, option: str, other: str) -> str:
        """Two house rules by name: the first does nothing while the second is what it is."""
        return f"The house rule `{option}` does nothing with `{other}` as it is. Change one of the two."

    def unreadable(self, text: str) -> str:
        return (
            f"{text!r} is no move here. Write a card to play (QS), cards to pass (pass QS AS 3H), "
            "or how a moon counts (moon others, moon own)."
        )

    def one_at_a_time(self, text: str, cards: int) -> str:
        return f"{text!r} names {cards} cards; one card is played at a time."

    def say_the_moon_first(self) -> str:
        return "You shot the moon: say first how it counts, moon others or moon own."

    def no_moon_now(self) -> str:
        return "Only a player who shot the moon says how it counts, after the last trick."

    def not_held(self, card: int) -> str:
        return f"You do not hold the {self.card(card)}."

    def pass_first(self, cards: int) -> str:
        return f"Cards are passed before the first lead: choose {self.few(cards)} to pass."

    def chosen_already(self, card: int) -> str:
        return f"You have chosen the {self.card(card)} already: choose another card."

    def pass_your_own(self, card: int) -> str:
        return f"You do not hold the {self.card(card)}: pass cards from your own hand."

    def played_without_passing(self) -> str:
        return "This game is played without passing: play a card."

    def nobody_passes_now(self) -> str:
        return "Nobody passes in this hand: play a card."

    def passing_is_over(self) -> str:
        return "The passing is over for this hand: play a card."

    def open_with(self, card: int) -> str:
        return f"The first trick is opened with the {self.card(card)}, which you hold."

    def not_broken_yet(self) -> str:
        return "Hearts are not broken yet, and you hold other cards: lead one of those."

    def no_points_led(self) -> str:
        return "No points on the first trick: lead a card that is neither heart nor queen of spades."

    def queen_waits_to_lead(self) -> str:
        return "The queen of spades waits until hearts are broken: lead another card."

    def must_follow(self, suit: int) -> str:
        return f"You hold a {self.one_of(suit)}, so you must follow suit."

    def lowest_club_first(self, card: int) -> str:
        return f"Your lowest club goes to the first trick: play the {self.card(card)}."

    def no_points_first(self) -> str:
        return "No points on the first trick, and you hold cards without: play one of those."

    def queen_waits(self) -> str:
        return "The queen of spades waits until hearts are broken: play another card."

    # Why a good player would

    def because_queen_unsafe(self, card: int) -> str:
        return f"With few spades below her you could be forced to take tricks with the {self.card(card)}."

    def because_void(self, card: int) -> str:
        suit = self.suit(card // 13)
        return f"You can pass all your {suit}: without any you may throw bad cards on others' tricks."

    def because_it_takes(self, card: int) -> str:
        return (
            f"Few {self.suit(card // 13)} beat the {self.card(card)}: it would take tricks you do not want."
        )

    def because_it_draws_the_queen(self, card: int) -> str:
        return f"The {self.card(card)} may draw out the queen of spades, and cannot catch her."

    def because_none_lower(self, card: int) -> str:
        return f"Any {self.one_of(card // 13)} still out beats it: whoever follows suit takes the trick from you."

    def because_higher_out(self, higher: int, card: int) -> str:
        others = self.counted(higher, f"higher {self.one_of(card // 13)}")
        return f"It can lose to {others}, and no card you could lead has more above it."

    def because_points_to(self, who: int) -> str:
        return f"So far {self.whom(who)} would take the trick, and the points go with it."

    def because_queen_to(self, who: int) -> str:
        return f"So far {self.whom(who)} would take the trick, and the queen goes with it!"

    def because_highest(self, card: int) -> str:
        return f"You cannot follow suit, so be rid of the {self.card(card)}: no card you could throw off is higher."

    def because_highest_below(self, card: int) -> str:
        return f"The {self.card(card)} is the highest card you have that does not take the trick."

    def because_last_and_free(self, card: int) -> str:
        one = self.one_of(card // 13)
        return f"You are last and there are no points in the trick, so be rid of your highest {one}."

    def because_above_anyway(self, card: int) -> str:
        suit = self.suit(card // 13)
        return f"All your {suit} are above those in the trick, so play the highest and keep lower ones."

    def because_lowest_above(self, card: int) -> str:
        return f"All your {self.suit(card // 13)} are above those in the trick; over the lowest most can still go."

    def because_only_one(self, card: int) -> str:
        one, many = self.one_of(card // 13), self.suit(card // 13)
        return f"It is your only {one}: without it you may throw off others when {many} are led."
