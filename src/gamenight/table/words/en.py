"""What a table says in English: what happened there, why something was refused, and what can be said with one touch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from gamenight.core.names import Names, capital
from gamenight.core.position import NOBODY
from gamenight.core.words import ENGLISH


class Words(Names):
    """Seats are numbers; names, titles and codes are given. A seat of NOBODY is the host."""

    language: ClassVar[str] = ENGLISH
    phrases: ClassVar[Mapping[str, str]] = {
        "hello": "Hello!",
        "good_luck": "Good luck!",
        "well_played": "Well played!",
        "nice_one": "Nice one!",
        "oh_no": "Oh no!",
        "close": "That was close!",
        "thinking": "Let me think…",
        "hurry": "Your turn!",
        "sorry": "Sorry!",
        "thanks": "Thank you!",
        "good_game": "Good game!",
        "again": "Another one?",
        "back_soon": "Back in a minute.",
    }

    # What happened

    def _who(self, seat: int) -> str:
        return self[seat] if seat != NOBODY else "The host"

    def _their(self, seat: int) -> str:
        return self.verb(seat, "your", "their")

    def someone(self) -> str:
        return "Someone"

    def opened(self, host: str, title: str) -> str:
        return f"{host or self.someone()} opened a table of {title}."

    def sat(self, seat: int, name: str) -> str:
        return "You sat down." if seat == self.listener else f"{name} sat down."

    def bot_sat(self, name: str) -> str:
        return f"{name}, a bot, sat down."

    def rekeyed(self, seat: int) -> str:
        return f"{self._who(seat)} logged out of {self._their(seat)} other devices."

    def got_up(self, name: str) -> str:
        return f"{name} got up."

    def gave_word(self, seat: int) -> str:
        return f"{self._who(seat)} gave a word for luck."

    def words_asked(self) -> str:
        return "All words for luck are sealed, and are told now."

    def chose(self, seat: int, look: str, token: bool) -> str:
        return f"{self[seat]} chose {'the ' if token else ''}{look}."

    def named(self, seat: int, name: str) -> str:
        called = "You are" if seat == self.listener else f"Seat {seat + 1} is"
        return f"{called} called {name} now."

    def begins(self) -> str:
        return "The game begins."

    def rang(self) -> str:
        return "The time agreed is over."

    def asked_back(self, seat: int) -> str:
        asks = self.verb(seat, "ask", "asks")
        return f"{self._who(seat)} {asks} to take back {self._their(seat)} last move."

    def move_stands(self, seat: int) -> str:
        return f"{self._who(seat)} said no: the move stands."

    def took_back(self, seat: int) -> str:
        return f"{self._who(seat)} took back {self._their(seat)} last move."

    def asked_pause(self, seat: int) -> str:
        return f"{self._who(seat)} {self.verb(seat, 'ask', 'asks')} for a pause."

    def played_on(self, seat: int) -> str:
        return f"{self._who(seat)} said no: the game goes on."

    def asked_friendly(self, seat: int) -> str:
        return (
            f"{self._who(seat)} {self.verb(seat, 'ask', 'asks')} to play for fun: this game would not count."
        )

    def still_counts(self, seat: int) -> str:
        return f"{self._who(seat)} said no: the game still counts."

    def helped(self, seat: int, by: str) -> str:
        """What help somebody has: a hint, a bot or a program in their place, or a move taken back."""
        if by == "program":
            return f"A program plays for {self.whom(seat)}."
        verb, what = {
            "hint": ("take", "a hint"),
            "bot": ("let", "a bot play"),
            "undo": ("take", "a move back"),
        }[by]
        return f"{self._who(seat)} {self.verb(seat, verb, f'{verb}s')} {what}."

    def counts_no_more(self) -> str:
        return "This game does not count any more."

    def would_not_count(self) -> str:
        return "With that, this game does not count any more."

    def no_result_of(self, seat: int) -> str:
        return f"If it moves, {self.verb(seat, 'you have', f'{self[seat]} has')} no result here."

    def offered_draw(self, seat: int) -> str:
        return f"{self._who(seat)} {self.verb(seat, 'offer', 'offers')} a draw."

    def declined_draw(self, seat: int) -> str:
        return f"{self._who(seat)} declined the draw."

    def agreed(self, seat: int) -> str:
        return f"{self._who(seat)} agreed."

    def resigned(self, seat: int) -> str:
        return f"{self._who(seat)} resigned."

    def out_of_time(self, seat: int) -> str:
        return f"{self._who(seat)} ran out of time."

    def out_of_time_bot_moves(self, seat: int) -> str:
        return f"{self._who(seat)} ran out of time: a bot makes the move."

    def paused_it(self, seat: int) -> str:
        return f"{self._who(seat)} paused the game."

    def goes_on(self) -> str:
        return "The game goes on."

    def covered(self, seat: int) -> str:
        return f"A bot plays for {self.whom(seat)} for now."

    def is_back(self, seat: int) -> str:
        return "You are back at your seat." if seat == self.listener else f"{self[seat]} is back."

    def said(self, seat: int, words: str) -> str:
        return f"{self._who(seat)} said: {words}"

    def muted(self, seat: int) -> str:
        return f"The host muted {self.whom(seat)}."

    def unmuted(self, seat: int) -> str:
        return f"The host unmuted {self.whom(seat)}."

    def coached(self, seat: int) -> str:
        return f"A coach helps {self.whom(seat)}: this game does not count for ratings."

    def sheltered(self, seat: int, on: bool) -> str:
        """To nobody but themselves: that a child plays is nobody's business."""
        if seat != self.listener:
            return ""
        return "You play in children's mode." if on else "You do not play in children's mode any more."

    def settings_changed(self) -> str:
        return "The host changed the table's settings."

    def draw_agreed(self) -> str:
        return "A draw was agreed."

    def over(self) -> str:
        return "The game is over."

    def all_share(self) -> str:
        return "The game is over: all share it."

    def won(self, seats: Sequence[int]) -> str:
        names = [self.given(seat) for seat in seats]
        listed = names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
        return f"The game is over. {listed} won."

    def wants_again(self, seat: int) -> str:
        return f"{self._who(seat)} {self.verb(seat, 'want', 'wants')} to play again."

    def next_table(self, code: str) -> str:
        return f"The next game is at table {code}."

    def closed_it(self) -> str:
        return "The host closed this table."

    def cards_open(self) -> str:
        return "Everybody has played this deal: its cards may be looked at."

    def stood_still(self) -> str:
        return "The server was away for a while; no clock ran."

    # Why something was refused

    def no_coach_here(self) -> str:
        return "There is no coach in a game that counts."

    def no_talk_for_children(self) -> str:
        return "There is no chat in children's mode."

    def one_try(self) -> str:
        return "What you play here stands beside what others play: no help, and nothing is taken back."

    def others_are_rated(self) -> str:
        return "This game counts for the others, too: ask them first to play for fun."

    def friendly_already(self) -> str:
        return "This game does not count anyway."

    def asked_already(self) -> str:
        return "That has been asked already: it waits for an answer."

    def players_pause(self) -> str:
        return "In a game that counts only those who play may ask for a pause."

    def no_giving_up(self) -> str:
        return "A deal that others play too is played to its end."

    def nothing_to_open(self) -> str:
        return "There is nothing to open at this table."

    def nothing_to_take_back(self) -> str:
        return "You have made no move yet that could be taken back."

    def asked_back_already(self) -> str:
        return "There is a request to take back already: answer that first."

    def no_draws_here(self, title: str) -> str:
        return f"{title} knows no draw by agreement at this table."

    def draw_offered_already(self) -> str:
        return "A draw has been offered already: answer that first."

    def nothing_to_answer(self) -> str:
        return "There is nothing of that kind for you to answer."

    def resigned_already(self) -> str:
        return "You have resigned already."

    def cannot_pause(self) -> str:
        return "Only a game that is going on can be paused."

    def not_paused(self) -> str:
        return "The game is not paused."

    def rematch_once_over(self) -> str:
        return "A rematch can be had once the game is over."

    def say_what_to_change(self) -> str:
        return "Say what to change: listed, spectators, delay or grace."

    def settings_fixed(self, name: str) -> str:
        return f"In a game that counts, {name} stays as it was when it began."

    def only_people_are_muted(self) -> str:
        return "Only a person can be muted."

    def is_closed(self) -> str:
        return "This table is closed."

    def is_closed_already(self) -> str:
        return "This table is closed already."

    def others_play_on(self) -> str:
        return "This game counts for others, who play on: get up, or ask them to play for fun."

    def no_phrase(self, phrase: str) -> str:
        return f"There is no phrase {phrase!r}."

    def say_less(self, most: int) -> str:
        return f"Say between 1 and {most} printable characters."

    def you_are_muted(self) -> str:
        return "The host has muted you at this table; the phrases still work."

    def look_taken(self, look: str, name: str) -> str:
        return f"{capital(look)} is taken by {name}."

    def no_such_look(self, look: str, names: Sequence[str]) -> str:
        return f"Choose {self.listed(names, 'or')}, not {look!r}." if names else "There is no choice here."

    def seat_taken(self, seat: int, name: str) -> str:
        return f"Seat {seat + 1} is taken by {name}."

    def still_here(self, name: str) -> str:
        return f"{name} is here, or has not been away for long: only they may give their seat to a bot."

    def bots_stay(self) -> str:
        return "A bot plays to the end what it has begun."

    def cover_plays_well(self) -> str:
        return "A bot that plays for somebody plays properly: choose another level."

    def nobody_there(self, seat: int) -> str:
        return f"Nobody sits at seat {seat + 1}."

    def no_need_to_get_up(self) -> str:
        return "The game is over; nobody needs to get up."

    def names_stay(self) -> str:
        return "Names stay as they are once the game has started."

    def words_before_start(self) -> str:
        return "The cards are dealt: a word can only be given before the start."

    def word_too_long(self, most: int) -> str:
        return f"A word for luck is at most {most} printable characters."

    def no_seal(self) -> str:
        return "A seal is a SHA-256 in hexadecimal: 64 characters, 0 to 9 and a to f."

    def nothing_to_reveal(self) -> str:
        return "A word is told when all are sealed and the game is about to begin."

    def seal_does_not_fit(self) -> str:
        return "That word and salt are not what was sealed."

    def waiting_for_words(self, name: str) -> str:
        return f"{name} has not told their word for luck yet; the game can begin without it in half a minute."

    def about_to_start(self) -> str:
        return "The game is about to begin: seats stay as they are."

    def nobody_to_cover(self) -> str:
        return "A bot can only take over from a person in a game that is going on."

    def not_covered(self) -> str:
        return "No bot is playing for you."

    def other_rules(self, title: str, theirs: int, ours: int) -> str:
        return f"This table has {title} rules {theirs}; this server has rules {ours}."

    def is_archived(self, code: str) -> str:
        return f"The game of table {code} is in the archive: its record and its replay can still be had."

    def not_started(self) -> str:
        return "The game has not started yet."

    def no_clock(self, kind: str, clocks: Sequence[str]) -> str:
        return f"There is no clock {kind!r}; there are: {', '.join(clocks)}."

    def no_such_end(self, given: str, ends: Sequence[str]) -> str:
        return f"When time is out, it may be {' or '.join(ends)}, not {given!r}."

    def clock_number(self, name: str, low: int, high: int) -> str:
        return f"The clock's {name} should be a whole number from {low} to {high}."

    def name_length(self, most: int) -> str:
        return f"A name is 1 to {most} printable characters."

    def no_seat(self, seat: int, last: int) -> str:
        return f"There is no seat {seat}; the seats are 0 to {last}."

    def all_taken(self) -> str:
        return "Every seat at this table is taken."

    def is_paused(self) -> str:
        return "The game is paused."

    def delay_limit(self, most: int) -> str:
        return f"Spectators may be held back by 0 to {most} moves."

    def grace_limit(self, most: int) -> str:
        return f"The wait for an absent player is 0 to {most} seconds."

    def started_already(self) -> str:
        return "The game has started already."

    def seat_is_free(self, seat: int) -> str:
        return f"Seat {seat + 1} is still free: wait for somebody, or put a bot there, and then start."

    def moved_on(self) -> str:
        return "The table has moved on since you looked. Look again, and decide anew."

    def move_too_long(self, most: int) -> str:
        return f"A move is at most {most} characters long."

    def no_move(self, text: str) -> str:
        return f"{text!r} is no move."

    def as_given(self, sentence: str) -> str:
        """A sentence that somebody else made: a game, or what reads requests."""
        return sentence
