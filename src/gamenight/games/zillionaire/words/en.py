# compiled
"""What Zillionaire says in English."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from gamenight.core import words
from gamenight.core.names import capital

STATUS = {
    3: ("Rich", "Credit Crazy", "Poor"),
    4: ("Rich", "Upper Crust", "Thin Ice", "Poor"),
    5: ("Rich", "Upper Crust", "Credit Crazy", "Thin Ice", "Poor"),
    6: ("Rich", "Money to Burn", "Upper Crust", "Credit Crazy", "Thin Ice", "Poor"),
}
NUMBERS = ("no", "one", "two", "three", "four", "five", "six")
RANKS = (*NUMBERS, "seven", "eight", "Bump", "Bankrupt", "Bankroll", "Millionaire", "Zillionaire")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "last")
Group = tuple[int, int]  # rank, how many


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(words.Words):
    title = "Zillionaire"
    about = "Climb over everyone's cards and be first out: the rich get richer, the poor give up their best."
    presets = {
        "sheet": ("As on the rule sheet", "Three games."),
        "long": ("Long match", "Ten games."),
        "strict": ("Strict passing", "Whoever passes is out of the round."),
    }
    options = {
        "games": "Games in the match",
        "seating": "How players sit in the next game",
        "green_line": "Who exchanges with Thin Ice, six players",
        "pass_is_final": "Whoever has passed is out of the round",
        "next_answers": "Only the next player may answer a Bankrupt",
        "skip_each": "Each Bump of a group skips one player",
        "namer_bound": "Whoever names what a led Five stands for may play only that many",
        "rich_breaks_ties": "More Rich finishes break ties",
        "dealer": "Who deals the first game: luck decides, or the player with this number",
    }
    decisions = {
        "lead": (
            "You lead: one card, or several of the same rank.",
            "Low cards are hard to be rid of later. Lead them now.",
        ),
        "number": (
            "A Five was led, and you say for how many it stands.",
            "Name a number that you can play, or one that nobody has.",
        ),
        "beat": (
            "Play as many cards of a higher rank, or pass.",
            "Keep your best cards for when they win the lead.",
        ),
        "bankrupt": ("Only a Bankroll answers a Bankrupt.", "Play one if you have it, or pass."),
        "pass": ("You have nothing that beats these cards.", "Pass, and wait for a better moment."),
    }
    minute = (
        "Be first out each game, and have the most points at the end.",
        "Play as many cards of a higher rank, or pass.",
        "Rich scores six, Poor scores one, the others between.",
    )
    lesson = (
        ("High cards win rounds; low cards must go while you lead.", ""),
        ("You lead. Play your two ones together.", "Touch the ones, then Two."),
        ("Two fours beat your ones. Now two of something higher must come.", ""),
        ("A Five is wild: one alone stands for two here. Play it.", "Play a single Five."),
        ("Nobody beats it, so you lead again.", ""),
        ("Get rid of more low cards: two twos.", "Touch the twos, then Two."),
        (
            "Two eights! Your Millionaires are worth keeping: pass.",
            "Keep your Millionaires for later: pass.",
        ),
        ("Nothing beats a Zillionaire. Keep it for when it counts.", ""),
        ("First out is Rich and scores six. Last is Poor: one.", ""),
    )

    # Things

    def group(self, rank: int, count: int) -> str:
        """ "a seven", "three sevens", "two Bumps" """
        word = RANKS[rank]
        if count == 1:
            return f"{'an' if word == 'eight' else 'a'} {word}"
        return f"{NUMBERS[count]} {'sixes' if word == 'six' else word + 's'}"

    def groups(self, groups: Sequence[Group]) -> str:
        return " and ".join(self.group(*group) for group in groups)

    def status(self, place: int) -> str:
        return STATUS[len(self)][place]

    def number_label(self, number: int) -> str:
        return NUMBERS[number].capitalize()

    # The scene

    def heading(self, number: int, games: int) -> str:
        return f"Game {number} of {games}"

    def to_beat(self) -> str:
        return "To beat"

    def nothing_yet(self) -> str:
        return "nothing yet"

    def unnamed_five(self) -> str:
        return "a Five, its number still to be named"

    def wins(self, winner: int, points: int) -> str:
        return f"{self[winner]} {self.verb(winner, 'win', 'wins')} the match with {self.points(points)}."

    def share_the_win(self, winners: Sequence[int], points: int) -> str:
        return f"{capital(self.all_of(winners))} share the win with {self.points(points)}."

    def to_play(self, who: int) -> str:
        return f"{self[who]} to play."

    def you_lead(self) -> str:
        return "You lead: play one card, or several alike."

    def name_the_number(self) -> str:
        return "A Five was led. Say how many it stands for."

    def free_after_naming(self, number: int) -> str:
        return f"You named {NUMBERS[number]}. Play any number of one rank, six or higher, or pass."

    def answer_bankrupt(self, bankroll: int, count: int) -> str:
        return f"Only {self.group(bankroll, count)} can answer a Bankrupt. Answer or pass."

    def beat_or_pass(self, rank: int, count: int) -> str:
        return f"Beat {self.group(rank, count)}, or pass."

    def cannot_beat(self, rank: int, count: int) -> str:
        return f"You cannot beat {self.group(rank, count)}. Pass."

    def out_status(self, place: int) -> str:
        return f"out {ORDINALS[place]}"

    def passed_status(self) -> str:
        return "passed"

    def nothing_to_beat(self) -> str:
        return "Nothing to beat"

    def pile_says(self, who: int, rank: int, count: int) -> str:
        return f"{self[who]} played {self.group(rank, count)}"

    def pile_five_says(self, who: int) -> str:
        return f"{self[who]} played {self.unnamed_five()}"

    def many(self, count: int) -> str:
        return f"x{count}"

    def pass_label(self) -> str:
        return "Pass"

    def pass_turn(self) -> str:
        return "Pass."

    def five_stands_for(self, number: int) -> str:
        return f"The Five stands for {NUMBERS[number]}."

    def play(self, rank: int, count: int) -> str:
        return f"Play {self.group(rank, count)}."

    def sheet_title(self) -> str:
        return "Points"

    def total(self) -> str:
        return "Total"

    # What is shown

    def round_won_prompt(self, who: int) -> str:
        return f"Nobody beats it: the round is {self._whose_round(who)}."

    def _whose_round(self, who: int) -> str:
        return "yours" if who == self.listener else f"{self.given(who)}'s"

    def round_won(self, who: int) -> str:
        return f"{self[who]} won the round"

    def game_over_prompt(self) -> str:
        return "The game is over."

    def game_over_title(self, number: int) -> str:
        return f"Game {number} is over"

    def finished(self, seat: int, place: int) -> str:
        return f"{self[seat]} {self.verb(seat, 'are', 'is')} {self.status(place)}"

    # What happened

    def dealt(self, who: int, cards: int) -> str:
        return f"{self[who]} dealt {cards} cards each."

    def seated(self, who: int, place: int) -> str:
        return f"{self[who]} {self.verb(who, 'are', 'is')} {self.status(place)}."

    def exchanged_one(self, who: int, other: int) -> str:
        return f"{self[who]} and {self.whom(other)} exchanged a card."

    def exchanged_two(self, who: int, other: int) -> str:
        return f"{self[who]} and {self.whom(other)} exchanged two cards."

    def you_exchanged(self, other: int, gave: Sequence[Group], got: Sequence[Group]) -> str:
        return f"You gave {self.whom(other)} {self.groups(gave)} and got {self.groups(got)}."

    def played(self, who: int, rank: int, count: int) -> str:
        return f"{self[who]} played {self.group(rank, count)}."

    def played_five_for(self, who: int, rank: int, count: int, stands_for: int) -> str:
        return f"{self[who]} played {self.group(rank, count)}, for {NUMBERS[stands_for]}."

    def passed(self, who: int) -> str:
        return f"{self[who]} passed."

    def bumped(self, who: int) -> str:
        return f"{self[who]} {self.verb(who, 'were', 'was')} bumped."

    def named(self, who: int, number: int) -> str:
        return f"{self[who]} said the Five stands for {NUMBERS[number]}."

    def went_out(self, who: int, place: int) -> str:
        return f"{self[who]} went out {ORDINALS[place]}."

    def round_over(self, who: int) -> str:
        return f"The round is over, and {self.whom(who)} {self.verb(who, 'lead', 'leads')}."

    def left_with_cards(self, who: int) -> str:
        return f"{self[who]} {self.verb(who, 'are', 'is')} left with cards."

    def scored(self, who: int, points: int, place: int, total: int) -> str:
        return f"{self[who]} scored {self.points(points)} as {self.status(place)}, {total} in all."

    # Why not

    def unreadable(self, text: str) -> str:
        return f"{text!r} is no move here. Write a card (7, bump), several (7 x3), pass, or name 3."

    def no_passing_on_lead(self) -> str:
        return "You lead, so you may not pass."

    def first_name(self) -> str:
        return "First say how many the Five stands for."

    def no_naming(self) -> str:
        return "A number is named only by the player after a led Five."

    def not_held(self, rank: int, count: int) -> str:
        return f"You do not hold {self.group(rank, count)}."

    def fives_one_at_a_time(self) -> str:
        return "Fives are always played one at a time."

    def only_bankroll_answers(self, bankroll: int, count: int) -> str:
        return f"A Bankrupt can be answered only by {self.group(bankroll, count)}."

    def no_five_on(self, rank: int, count: int) -> str:
        return f"A Five may be played on ones to fours, not on {self.group(rank, count)}."

    def too_low(self, rank: int, count: int, beat_rank: int, beat_count: int) -> str:
        tried = capital(self.group(rank, count))
        return f"{tried} cannot beat {self.group(beat_rank, beat_count)}: play a higher rank."

    def exactly_as_named(self, number: int) -> str:
        return f"You named {NUMBERS[number]}, so play exactly as many of a higher rank, or pass."

    def exactly_as_many(self, number: int) -> str:
        return f"You must play exactly {NUMBERS[number]} of a higher rank, or pass."

    # Why a good player would

    def because_pass_keeps(self, rank: int, count: int) -> str:
        return (
            f"Whoever passes keeps high cards: the lowest that you could play is {self.group(rank, count)}."
        )

    def because_all_cost(self) -> str:
        return "All that you could play breaks up a group or spends a special card."

    def because_last_cards(self) -> str:
        return "They are your last cards: you are out."

    def because_nothing_beats_it(self, rank: int, count: int) -> str:
        return f"Nothing that is still out beats {self.group(rank, count)}, so you lead next."

    def because_it_skips(self, who: int) -> str:
        return f"It skips {self[who]}."

    def because_only_bankroll(self, count: int) -> str:
        return f"Only {self.group(11, count)} can answer it."

    def because_one_five(self, count: int) -> str:
        return f"A single Five beats all {NUMBERS[count]}."

    def because_most_at_once(self, count: int) -> str:
        return f"Nothing else that you could play rids you of more than {NUMBERS[count]} cards at once."

    def because_lowest(self, rank: int) -> str:
        return f"You hold nothing lower than {self.group(rank, 1)}, so it goes while you lead."

    def because_cheapest(self, rank: int, count: int) -> str:
        return f"The lowest that you can play is {self.group(rank, count)}."

    def because_breaks_nothing(self, rank: int) -> str:
        return f"You keep no {self.group(rank, 2).split()[-1]}; anything lower would break up a group."
