# compiled
"""What Cribbage says in English."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from mypy_extensions import mypyc_attr

from gamenight.parts.cards import NAMES
from gamenight.parts.words.en import CardWords


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(CardWords):
    title = "Cribbage"
    about = "Fifteens, pairs and runs, in the play and in the show; first to peg 121."
    presets = {
        "sheet": ("As on the rule sheet", "To 121, counted for you; a jack turned up is claimed."),
        "short": ("Short game", "To 61."),
        "club": ("Club rules", "Count your own hand, muggins, five for a crib flush, skunks."),
    }
    looks = ("red", "blue", "green")
    options = {
        "crib_flush_five": "A flush in the crib needs all five cards",
        "muggins": "Count your own hand; others take what you overlook",
        "target": "Points that win a game",
        "games": "Games that win the match",
        "skunks": "A skunk counts two games, a double skunk four",
        "loser_deals": "In a match the loser deals the next game",
        "claim_heels": "The dealer claims the jack turned up; off: it is pegged by itself",
        "colours": "Which colour each player has chosen, or each side of four",
    }

    decisions = {
        "own_crib": (
            "These cards go to the crib, a second hand that your side counts.",
            "So give it good cards, and still keep four that go together.",
        ),
        "their_crib": (
            "The crib is counted by the dealer, who is not you.",
            "Give no fives, no pairs, no cards that stand close together.",
        ),
        "lead": (
            "You begin the count. Nobody may go over 31.",
            "Do not lead a five: any ten makes fifteen of it.",
        ),
        "play": (
            "Add a card to the count; together at most 31.",
            "You peg for 15, for 31, for pairs and for runs.",
        ),
        "go": (
            "None of your cards fits under 31, so you say go.",
            "The others play on while they can; the last card pegs one.",
        ),
        "count": (
            "Count your four cards with the starter, which is everybody's fifth.",
            "Fifteens and pairs count two; runs a point a card.",
        ),
        "muggins": (
            "Did they count everything they had?",
            "Points that they missed are yours, if you say muggins.",
        ),
        "heels": (
            "A jack was turned up: the dealer pegs two for it.",
            "Claim them now; later they are lost.",
        ),
    }
    minute = (
        "Be the first to peg 121 points.",
        "Lay cards away to the crib, play to 31, then count your hand.",
        "Fifteens and pairs score two, runs a point a card.",
    )
    lesson = (
        ("You keep four of these six cards: those that score together.", ""),
        ("Four, four, five, six belong together. Lay away the two.", "Lay away the two or the ten."),
        ("And the ten. This crib is the dealer's, not yours.", "Keep the run: lay away the ten."),
        ("The starter counts with every hand. A jack: the dealer claims two.", ""),
        ("You lead. Play a four: nobody can make fifteen on it.", "Play a four: on it nobody makes fifteen."),
        ("Four and three. Your five makes a run of three.", "Play the five: three in a row score three."),
        ("Three points! The pegs keep count.", ""),
        ("The count is 22, and must not pass 31. Play the six.", "Play the six or the four; both fit."),
        ("Your four would go over 31. Say go.", "You cannot play, so say go."),
        ("A new count begins. Play your last card, for one point.", "Play the four."),
        ("Your hand counted 14: three fifteens, a pair and two runs.", ""),
        ("And so on, deal by deal. First to 121 wins.", ""),
    )

    # Nouns

    def side(self, side: int) -> str:
        """A player, or two partners, in labels: "Ann and Cy" """
        return f"{self.given(side)} and {self.given(side + 2)}" if len(self) == 4 else self.given(side)

    def side_at_first(self, side: int) -> str:
        """The same as a sentence begins: "You", "Mabel", "You and Theo"."""
        if len(self) < 4:
            return self[side]
        mine = self.listener >= 0 and self.listener % 2 == side
        return f"You and {self.given((self.listener + 2) % 4)}" if mine else self.side(side)

    def games(self, games: int) -> str:
        return self.counted(games, "game")

    # A hand added up as it is said: "15-2, 15-4, a pair of fives is 6"

    def fifteen_so_far(self, total: int) -> str:
        return f"15-{total}"

    def alike_so_far(self, many: int, rank: int, total: int) -> str:
        return f"{('', '', 'a pair of', 'three', 'four')[many]} {self.ranks(rank)} is {total}"

    def runs_so_far(self, ways: int, length: int, total: int) -> str:
        runs = ("", "a run of", "two runs of", "three runs of", "four runs of")[ways]
        return f"{runs} {('three', 'four', 'five')[length - 3]} is {total}"

    def flush_so_far(self, total: int) -> str:
        return f"a flush is {total}"

    def nobs_so_far(self, total: int) -> str:
        return f"his nobs is {total}"

    def added_up(self, parts: Sequence[str]) -> str:
        """What the five above say, in order."""
        return ", ".join(parts) or "nothing"

    # The scene

    def deal(self, number: int) -> str:
        return f"Deal {number}"

    def deal_and_count(self, number: int, count: int) -> str:
        return f"Deal {number}, count {count}"

    def won_with(self, side: int, points: int) -> str:
        return f"{self.side_at_first(side)} won with {self.points(points)}."

    def to_lay_away(self, seats: Sequence[int]) -> str:
        return f"{self._waiting(seats)} to lay away."

    def to_count(self, seats: Sequence[int]) -> str:
        return f"{self._waiting(seats)} to count."

    def to_play(self, seats: Sequence[int]) -> str:
        return f"{self._waiting(seats)} to play."

    def _waiting(self, seats: Sequence[int]) -> str:
        return self[seats[0]] if len(seats) == 1 else self.all_of(seats)

    def lay_away(self, cards: int, dealer: int) -> str:
        whose = "your own" if dealer == self.listener else self.whose(dealer)
        return f"Lay away {'two cards' if cards == 2 else 'one card'} to {whose} crib."

    def count_hand(self, starter: int) -> str:
        return f"Count your hand with the {self.card(starter)}."

    def count_crib(self, starter: int) -> str:
        return f"Count the crib with the {self.card(starter)}."

    def anything_overlooked(self, who: int, points: int) -> str:
        return f"{self[who]} counted {points}. Was anything overlooked?"

    def must_say_go(self, count: int) -> str:
        return f"The count is {count}, and all your cards would go over 31. Say go."

    def play_on(self, count: int) -> str:
        return f"The count is {count}. Play a card."

    def claim_now(self) -> str:
        return "You turned up a jack: claim your two points for his heels before you play."

    def you_lead(self) -> str:
        return "You lead. Play a card."

    def count_fact(self) -> str:
        return "Count"

    def dealer(self) -> str:
        return "dealer"

    def said_go_status(self) -> str:
        return "said go"

    def ready(self) -> str:
        return "ready"

    def starter(self) -> str:
        return "Starter"

    def starter_says(self, card: int) -> str:
        return f"Starter, {self.card(card)}"

    def this_count(self) -> str:
        return "This count"

    def this_count_says(self, count: int) -> str:
        return f"Count {count}"

    def cards_played(self, seat: int) -> str:
        return "Your cards played" if seat == self.listener else f"{self.given(seat)}'s cards played"

    def crib_of(self, seat: int) -> str:
        return "Your crib" if seat == self.listener else f"{self.given(seat)}'s crib"

    def crib_of_says(self, seat: int, cards: int) -> str:
        return f"{self.crib_of(seat)}, {cards} cards face down"

    def tag_crib(self) -> str:
        return "crib"

    def had(self, seat: int, points: int) -> str:
        return f"{self[seat]} had {points}"

    def crib_had(self, points: int) -> str:
        return f"The crib had {points}"

    def had_says(self, seat: int, points: int, added_up: str) -> str:
        """`added_up` as that method says it, here and below."""
        return f"{self.had(seat, points)}: {added_up}"

    def crib_had_says(self, points: int, added_up: str) -> str:
        return f"{self.crib_had(points)}: {added_up}"

    def go_label(self) -> str:
        return "Go"

    def heels_label(self) -> str:
        return "Claim his heels"

    def count_label(self) -> str:
        return "Count"

    def muggins_label(self) -> str:
        return "Muggins!"

    def nothing_missed_label(self) -> str:
        return "Nothing missed"

    def count_points(self) -> str:
        return "Count the points."

    def lay_away_card(self, card: int) -> str:
        return f"Lay away the {self.card(card)}."

    def play_card(self, card: int, count: int) -> str:
        return f"Play the {self.card(card)}, for {count}."

    def say_go(self) -> str:
        return "Go."

    def claim_heels(self) -> str:
        return "Claim his heels."

    def say_muggins(self) -> str:
        return "Muggins."

    def say_nothing_missed(self) -> str:
        return "Nothing missed."

    def sheet_title(self) -> str:
        return "Points"

    def last_hand(self) -> str:
        return "Last hand"

    def pegs(self) -> str:
        return "Pegs"

    def games_column(self) -> str:
        return "Games"

    def target_note(self, target: int) -> str:
        return f"The first to {target} points wins."

    def hole_start(self) -> str:
        return "Start"

    def hole(self, hole: int) -> str:
        return f"hole {hole}"

    def front_peg(self, side: int, hole: int) -> str:
        return f"{self.side(side)} front peg, hole {hole}"

    def back_peg(self, side: int, hole: int) -> str:
        return f"{self.side(side)} back peg, hole {hole}"

    # What is shown

    def count_ends(self, count: int) -> str:
        return f"The count ends at {count}"

    def count_ended(self, count: int) -> str:
        return f"The count ended at {count}."

    def hand_is_counted(self, who: int) -> str:
        return f"{self._whose(who)} hand is counted."

    def crib_is_counted(self, who: int) -> str:
        return f"{self._whose(who)} crib is counted."

    def fifteen_line(self, total: int) -> str:
        return f"Fifteen {total}"

    def alike_line(self, many: int, rank: int, total: int) -> str:
        return f"{('Pair of', 'Three', 'Four')[many - 2]} {self.ranks(rank)} is {total}"

    def run_line(self, length: int, total: int) -> str:
        return f"Run of {('three', 'four', 'five')[length - 3]} is {total}"

    def flush_line(self, total: int) -> str:
        return f"Flush is {total}"

    def nobs_line(self, total: int) -> str:
        return f"His nobs is {total}"

    def counts_nothing(self) -> str:
        return "Nothing"

    def deal_over(self, number: int) -> str:
        return f"Deal {number} is over"

    def deal_is_over(self) -> str:
        return "The deal is over."

    def standing(self, pegs: Sequence[int]) -> str:
        """The points of each side."""
        return ", ".join(f"{self.side_at_first(side)} {points}" for side, points in enumerate(pegs))

    def game_is_won(self, side: int) -> str:
        return f"{self.side_at_first(side)} won the game!"

    # What happened

    def cut(self, who: int, card: int) -> str:
        return f"{self[who]} cut the {self.card(card)}."

    def dealt(self, who: int, cards: int) -> str:
        return f"{self[who]} dealt {cards} cards each."

    def laid_away(self, who: int, card: int) -> str:
        return f"{self[who]} laid away the {self.card(card)}."

    def turned(self, card: int) -> str:
        return f"The starter is the {self.card(card)}."

    def played(self, who: int, card: int, count: int) -> str:
        return f"{self[who]} played the {self.card(card)} for {count}."

    def said_go(self, who: int, count: int) -> str:
        return f"{self[who]} said go at {count}."

    def pegged_fifteen(self, who: int, points: int) -> str:
        return f"{self[who]} pegged {points} for fifteen."

    def pegged_thirty_one(self, who: int, points: int) -> str:
        return f"{self[who]} pegged {points} for thirty-one."

    def pegged_alike(self, who: int, points: int, many: int) -> str:
        return f"{self[who]} pegged {points} for {('a pair', 'three alike', 'four alike')[many - 2]}."

    def pegged_run(self, who: int, points: int, length: int) -> str:
        return f"{self[who]} pegged {points} for a run of {length}."

    def pegged_last(self, who: int, points: int) -> str:
        return f"{self[who]} pegged {points} for the last card."

    def pegged_heels(self, who: int, points: int) -> str:
        return f"{self[who]} pegged {points} for his heels."

    def counted_hand(self, who: int, cards: Iterable[int], starter: int, added_up: str, points: int) -> str:
        return f"{self._whose(who)} hand, {self._with(cards, starter)}: {added_up}. That scored {points}."

    def counted_crib(self, who: int, cards: Iterable[int], starter: int, added_up: str, points: int) -> str:
        return f"{self._whose(who)} crib, {self._with(cards, starter)}: {added_up}. That scored {points}."

    def _whose(self, who: int) -> str:
        return "Your" if who == self.listener else self.whose(who)

    def _with(self, cards: Iterable[int], starter: int) -> str:
        return f"{' '.join(NAMES[card] for card in cards)} with the {NAMES[starter]}"

    def claimed(self, who: int, points: int) -> str:
        return f"{self[who]} counted {points}."

    def called(self, who: int, points: int) -> str:
        return f"{self[who]} said muggins and took {self.points(points)}."

    def called_falsely(self, who: int, counter: int, points: int) -> str:
        return (
            f"{self[who]} said muggins, and nothing was overlooked: "
            f"{self.whom(counter)} took {self.points(points)}."
        )

    def won_game(self, side: int, target: int, theirs: int) -> str:
        return f"{self.side_at_first(side)} won the game, {target} to {theirs}."

    def won_by_skunk(self, side: int, target: int, theirs: int) -> str:
        return f"{self.won_game(side, target, theirs)} It is a skunk!"

    def won_by_double_skunk(self, side: int, target: int, theirs: int) -> str:
        return f"{self.won_game(side, target, theirs)} It is a double skunk!"

    # Why not

    def unreadable(self, text: str) -> str:
        return f"{text!r} is no move here. Write a card (5H), discard 5H JD, go, or count 12."

    def hands_are_counted(self) -> str:
        return "The hands are being counted: no card may be played."

    def not_held(self, card: int) -> str:
        return f"You do not hold the {self.card(card)}."

    def wait_for(self, who: int) -> str:
        return f"{self[who]} {self.verb(who, 'play', 'plays')} first: you may only claim the jack now."

    def over_thirty_one(self, card: int, count: int) -> str:
        return f"The {self.card(card)} would make {count}, and the count may not go over 31."

    def lay_away_first(self) -> str:
        return "First lay cards away to the crib."

    def nobody_says_go(self) -> str:
        return "The hands are being counted: nobody says go."

    def must_play(self) -> str:
        return "You can play a card without going over 31, so you must."

    def no_jack_to_claim(self) -> str:
        return "There is no jack turned up for you to claim."

    def not_shown_yet(self) -> str:
        return "The hands have not been shown yet."

    def count_first(self) -> str:
        return "First say what you count, from 0 to 29."

    def muggins_or_pass(self) -> str:
        return "Say muggins if something was overlooked, or pass."

    # Why a good player would

    def because_true_count(self, points: int) -> str:
        return f"The cards count {points}: say no less, and no more."

    def because_too_low(self) -> str:
        return "The count was too low, and what is missing is yours."

    def because_right(self) -> str:
        return "The cards count no more than was said."

    def because_jack_is_two(self) -> str:
        return "The jack that was turned up is worth two to you."

    def because_five_in_own_crib(self) -> str:
        return "A five makes fifteen with every ten, and it is your own crib."

    def sides_choose(self) -> str:
        return "Partners peg in one colour: of four players the first two choose."

    def because_for_two(self, count: int) -> str:
        return f"It makes {count}, for two."

    def because_run(self, length: int) -> str:
        return f"It makes a run of {length}."

    def because_pair(self, rank: int) -> str:
        return f"It pairs the {self.rank(rank)}."

    def because_no_two(self, count: int) -> str:
        return f"At {count} no card makes fifteen or thirty-one."

    def because_highest(self, card: int) -> str:
        return (
            f"No card you can play is worth more than the {self.card(card)}: lower ones may still fit later."
        )

    def because_more_kept(self, card: int, points: int, least: int) -> str:
        return (
            f"Without the {self.card(card)} you can keep a hand that counts {points} before the starter, "
            f"without some other card no more than {least}."
        )

    def because_fewer_answers(self, cards: int, most: int) -> str:
        would = f"{cards or 'none'} would score on it"
        return f"Of the cards you have not seen {would}; on another that you could play {most}."
