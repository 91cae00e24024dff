# compiled
"""What Crazy Eights says in English."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from gamenight.parts.words.en import CardWords


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(CardWords):
    title = "Crazy Eights"
    other_names = ("Crates", "Switch", "Swedish Rummy", "Last One", "Rockaway")
    about = "Match the suit or the number, and be the first with no cards left. Eights are wild."
    presets = {
        "sheet": ("As on the rule sheet", "One deal; draw one card and your turn is over."),
        "match": ("Match to 100", "Deal after deal until someone has 100; fewest points wins."),
        "until": ("Draw till you can", "Who cannot play draws until they can."),
        "family": ("With twos, queens and aces", "Draw two, skip, turn round, and announce your last card."),
    }
    options = {
        "drawing": "What a player who draws may do then",
        "dealer_names": "If the first card is an eight the dealer names a suit",
        "target": "Points that end the match, lowest wins; 0 plays one deal",
        "two_packs": "Six or more players use two packs",
        "twos": "What a two does to the next player",
        "queen_skips": "A queen skips the next player",
        "ace_turns": "An ace turns the direction of play round",
        "last_card": "Whoever plays the last card but one announces the last",
    }
    decisions = {
        "match": (
            "Play a card of the same suit or rank as the top one.",
            "An eight always fits: keep it until you need it.",
        ),
        "suit": ("You played an eight, so you name the suit.", "Name the one you hold most of."),
        "owed": ("A two was played, so you draw.", "Where twos stack, a two of yours hands it on."),
        "drawn": ("You have drawn a card.", "If it fits, you may play it at once, or keep it."),
        "nothing": ("Nothing of yours fits.", "You have to draw, or pass when there is nothing to draw."),
    }
    minute = (
        "Be the first with no cards left.",
        "In your turn, match the top card by suit or rank, or draw one.",
        "Cards you are caught with count against you; an eight costs fifty.",
    )
    lesson = (
        ("This is the pile. The seven of diamonds is on top.", ""),
        (
            "Play a card of its suit: the ace of diamonds.",
            "The ace is a diamond too, and an eight is worth keeping.",
        ),
        ("An eight! Whoever plays one names the suit: hearts.", ""),
        ("So now play a heart.", "You hold a heart, and an eight is worth keeping."),
        ("An eight fits on anything. Play one.", "Try an eight: you hold two."),
        ("Now name the suit that comes next. You hold a club.", "Name clubs, so that you can go on."),
        ("Clubs it is. Play your ace.", "The ace of clubs fits; an eight is worth keeping."),
        ("Only your eight fits. Keep it, and draw from the stock.", "Draw a card, or play the eight."),
        ("First with an empty hand wins. The others pay for theirs.", ""),
    )

    # The scene

    def deal(self, number: int) -> str:
        return f"Deal {number}"

    def to_follow(self) -> str:
        return "To follow"

    def being_named(self) -> str:
        return "the suit being named"

    def suit_or_rank(self, suit: int, rank: int) -> str:
        return f"{self.suit(suit)} or {self.ranks(rank)}"

    def wins(self, winners: Sequence[int], points: int) -> str:
        verb = "win" if len(winners) > 1 else self.verb(winners[0], "win", "wins")
        subject = self[winners[0]] if len(winners) == 1 else self.all_of(winners)
        return f"{subject} {verb} with {self.points(points)}."

    def to_play(self, who: int) -> str:
        return f"{self[who]} to play."

    def name_the_suit(self) -> str:
        return "Name the suit to follow."

    def drew_and_may_play(self, card: int) -> str:
        return f"You drew the {self.card(card)}. Play it, or keep it."

    def drew_and_must_keep(self, card: int) -> str:
        return f"You drew the {self.card(card)}. It does not fit."

    def must_pass(self) -> str:
        return "You have nothing that fits and there is nothing to draw. Pass."

    def must_draw(self, suit: int, rank: int) -> str:
        return f"Nothing you hold fits {self.suit_or_rank(suit, rank)}. Draw."

    def must_draw_for_suit(self, suit: int) -> str:
        return f"Nothing you hold fits {self.suit(suit)}. Draw."

    def play_suit_or_rank(self, suit: int, rank: int) -> str:
        return f"Play {self.suit_or_rank(suit, rank)}, or an eight."

    def play_suit(self, suit: int) -> str:
        return f"Play {self.suit(suit)}, or an eight."

    def or_draw(self, play: str) -> str:
        """After another sentence."""
        return f"{play} Or draw."

    def dealer(self) -> str:
        return "dealer"

    def discards(self) -> str:
        return "Discards"

    def discards_says(self, card: int) -> str:
        return f"Discards, {self.card(card)} on top"

    def discards_named_says(self, card: int, suit: int) -> str:
        return f"Discards, {self.card(card)} on top, {self.suit(suit)} named"

    def stock(self) -> str:
        return "Stock"

    def stock_says(self, count: int) -> str:
        return f"Stock, {count} cards"

    def new_card(self) -> str:
        return "new"

    def draw_label(self) -> str:
        return "Draw"

    def pass_label(self) -> str:
        return "Pass"

    def keep_label(self) -> str:
        return "Keep it"

    def play_card(self, card: int) -> str:
        return f"Play the {self.card(card)}."

    def name_suit(self, suit: int) -> str:
        return f"Name {self.suit(suit)}."

    def draw_card(self) -> str:
        return "Draw a card."

    def pass_turn(self) -> str:
        return "Pass."

    def keep_card(self) -> str:
        return "Keep it."

    def direction_label(self) -> str:
        return "Play goes"

    def direction(self, way: int) -> str:
        return "clockwise" if way > 0 else "counterclockwise"

    def owed_label(self) -> str:
        return "To be drawn"

    def owes(self, cards: int) -> str:
        return f"draws {cards}"

    def draw_what_is_owed(self, cards: int) -> str:
        return f"A two was played: draw {self.cards(cards)}."

    def draw_or_stack(self, cards: int) -> str:
        return f"A two was played: put a two on it, or draw {self.cards(cards)}."

    def draw_cards(self, cards: int) -> str:
        return f"Draw {self.cards(cards)}."

    def last_card_label(self) -> str:
        return "Last card!"

    def play_and_announce(self, card: int) -> str:
        return f"Play the {self.card(card)} and announce your last card."

    def sheet_title(self) -> str:
        return "Penalty points, lowest wins"

    def total(self) -> str:
        return "Total"

    def target_note(self, target: int) -> str:
        return f"First to {target} ends it."

    # What is shown after a deal

    def deal_over(self, number: int) -> str:
        return f"Deal {number} is over"

    def look_at_the_score(self) -> str:
        return "The deal is over."

    def caught_with(self, who: int) -> str:
        return f"{self[who]} {self.verb(who, 'were', 'was')} caught holding cards"

    def left_nothing(self, who: int) -> str:
        return f"{self[who]} had nothing left"

    # What happened

    def dealt(self, who: int, cards: int) -> str:
        return f"{self[who]} dealt {cards} cards each."

    def turned(self, card: int) -> str:
        return f"The first card is the {self.card(card)}."

    def played(self, who: int, card: int) -> str:
        return f"{self[who]} played the {self.card(card)}."

    def named(self, who: int, suit: int) -> str:
        return f"{self[who]} named {self.suit(suit)}."

    def drew(self, who: int, card: int) -> str:
        return f"{self[who]} drew the {self.card(card)}."

    def drew_hidden(self, who: int) -> str:
        return f"{self[who]} drew a card."

    def shuffled(self, cards: int) -> str:
        return f"The stock was empty, so {cards} discards were shuffled into a new one."

    def passed(self, who: int) -> str:
        return f"{self[who]} could neither play nor draw, and passed."

    def kept(self, who: int) -> str:
        return f"{self[who]} kept the card."

    def went_out(self, who: int) -> str:
        return f"{self[who]} went out!"

    def blocked(self) -> str:
        return "Nobody can play: the deal is blocked."

    def owes_cards(self, who: int, cards: int) -> str:
        return f"{self[who]} {self.verb(who, 'owe', 'owes')} {self.cards(cards)}."

    def skipped(self, who: int) -> str:
        return f"{self[who]} {self.verb(who, 'are', 'is')} skipped."

    def turned_round(self, way: int) -> str:
        return f"Play turns round: {self.direction(way)} now."

    def announced(self, who: int) -> str:
        return f"{self[who]} announced the last card."

    def forgot(self, who: int) -> str:
        return f"{self[who]} did not announce the last card, and {self.verb(who, 'draw', 'draws')} two."

    def scored(self, who: int, points: int, total: int) -> str:
        return f"{self[who]} scored {self.points(points)}, {total} in all."

    # Why not

    def unreadable(self, text: str) -> str:
        return (
            f"{text!r} is no move here. Write a card (7H), an eight with its suit (8S=H), draw or pass. "
            "7H! announces your last card."
        )

    def name_first(self) -> str:
        return "The eight needs a suit: name the one to be followed first."

    def only_after_an_eight(self) -> str:
        return "A suit is only named after playing an eight."

    def play_or_keep_the_drawn(self) -> str:
        return "You have drawn: you may play the card you drew if it fits, or keep it."

    def no_drawing_with_a_fit(self) -> str:
        return "You hold a card that fits, so you may not draw."

    def nothing_to_draw(self) -> str:
        return "There is nothing to draw: the stock and the discards are used up."

    def no_passing_with_a_stock(self) -> str:
        return "You may not pass while there are cards to draw: play or draw."

    def no_passing_with_a_fit(self) -> str:
        return "You hold a card that fits, so you may not pass."

    def not_held(self, card: int) -> str:
        return f"You do not hold the {self.card(card)}."

    def no_fit(self, card: int, suit: int, rank: int) -> str:
        return f"The {self.card(card)} does not fit: play {self.suit_or_rank(suit, rank)}, or an eight."

    def no_fit_for_suit(self, card: int, suit: int) -> str:
        return f"The {self.card(card)} does not fit: play {self.suit(suit)}, or an eight."

    def no_last_card(self) -> str:
        return "You announce your last card with the one before it, when you hold two."

    def not_announced_here(self) -> str:
        return "At this table nobody announces a last card."

    # Why a good player would

    def because_only_fit(self, card: int) -> str:
        return f"The {self.card(card)} is the only card you may play now, eights apart."

    def because_longest_suit(self, cards: int, suit: int) -> str:
        return f"You hold {self.cards(cards)} of {self.suit(suit)}, and of no suit more."

    def because_an_eight_names(self, cards: int, suit: int) -> str:
        return (
            f"The eight lets you name {self.suit(suit)}: you hold {self.cards(cards)} of it, of no suit more."
        )

    def because_last_card(self) -> str:
        return "It is your last card: you go out."

    def because_saying_so(self) -> str:
        return "It leaves you one card, and saying so keeps it one."

    def because_of_followers(self, cards: int, suit: int) -> str:
        return f"You keep {self.cards(cards)} of {self.suit(suit)} to follow it with."

    def because_it_costs(self, points: int) -> str:
        return (
            f"Caught with it you pay {self.points(points)}; no card you could play costs more, eights apart."
        )

    def because_you_are_left_without(self) -> str:
        return "Whatever you play now, eights apart, you have no other card of its suit to go on with."

    def because_fewest_fit(self, cards: int) -> str:
        fit = f"{cards or 'none'} fit{'s' if cards == 1 else ''} on it"
        return f"Of the cards you have not seen {fit}, eights apart: you can leave others no fewer."
