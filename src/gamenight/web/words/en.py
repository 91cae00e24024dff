"""What the server says in English, besides what a table says: mostly why something cannot be had."""

from __future__ import annotations

from collections.abc import Sequence

from gamenight.table.words import en


class Words(en.Words):
    """Sentences for whoever asked for something."""

    # Who somebody is

    def say_who_you_are(self) -> str:
        return "Say who you are first: POST /api/me with a name."

    def unknown_recovery(self) -> str:
        return "That recovery code is not known. A new code replaces the one before."

    def no_player(self) -> str:
        return "There is no such player."

    def foreign_host_token(self) -> str:
        return "That host token is not of this table."

    def foreign_seat_token(self) -> str:
        return "That seat token is not of this table."

    def invalid_seat_token(self) -> str:
        return "That seat token is not valid, or not any more."

    def not_your_seat_any_more(self) -> str:
        return "You do not sit there any more."

    def unseated(self) -> str:
        return "You do not sit here any more."

    def host_only(self) -> str:
        return "Only the host of this table may do that."

    def sitter_or_host_only(self) -> str:
        return "Only whoever sits there, or the host, may do that."

    def not_seated(self) -> str:
        return "You do not sit at this table."

    # What there is

    def no_table(self, code: str) -> str:
        return f"There is no table {code!r}."

    def no_game(self, name: str) -> str:
        return f"There is no game {name!r}."

    def no_game_see_shelf(self, name: str) -> str:
        return f"There is no game {name!r}; see /api/games."

    def no_bot(self, level: str, levels: Sequence[str]) -> str:
        return f"There is no bot {level!r}; there are: {', '.join(levels)}."

    def no_spectators(self) -> str:
        return "This table is not open to spectators."

    def no_spectators_any_more(self) -> str:
        return "This table is no longer open to spectators."

    def host_has_closed(self) -> str:
        return "The host has closed this table."

    def cannot_be_read(self, code: str) -> str:
        return f"What is kept of table {code} cannot be read by this server; it has been set aside."

    def record_once_over(self) -> str:
        return "The record can be had once the game is over: until then it tells too much."

    def deal_goes_on(self) -> str:
        return "Others have this deal still to play: its cards are shown when the last of them has."

    def own_eyes_only(self) -> str:
        return "While the game goes on you may look back through your own seat's eyes only."

    def no_club(self, code: str) -> str:
        return f"There is no club night {code}."

    def evening_without_game(self, game: str) -> str:
        return f"This evening is of {game}, and this server has no such game any more."

    def club_says_rounds(self) -> str:
        return "Say how many rounds; only where everybody meets everybody that follows by itself."

    def club_full(self, most: int) -> str:
        return f"{most} people are here already, and no more fit."

    def club_needs_people(self, least: int) -> str:
        return f"A round needs at least {least} people; bring someone in."

    def club_host_only(self) -> str:
        return "Only the host of the night lets a round begin."

    def round_goes_on(self) -> str:
        return "The round goes on: some tables have not finished."

    def club_over(self) -> str:
        return "All rounds have been played."

    def no_duplicate(self, code: str) -> str:
        return f"There is no duplicate {code}."

    def duplicate_over(self) -> str:
        return "Nobody plays these deals any more: their cards are open."

    def duplicate_played(self) -> str:
        return "You have played all its deals."

    def duplicate_host_only(self) -> str:
        return "Only whoever made it ends it."

    def duplicate_join_first(self) -> str:
        return "Come in first, then play."

    def duplicate_too_many_together(self, seats: int) -> str:
        return f"There are {seats} seats at a table; no more people can sit together."

    def deal_opens_later(self, day: str) -> str:
        return f"The deal of {day} opens on that day."

    def coach_is_off(self) -> str:
        return "You play without a coach."

    def hint_for_mover(self) -> str:
        return "A hint is for whoever is to move, and that is not you."

    # Televisions and phones

    def many_televisions(self) -> str:
        return "There are too many televisions here; try again later."

    def televisions_away(self) -> str:
        return "Televisions cannot be directed just now; try again."

    def no_television(self, code: str) -> str:
        return f"There is no television {code!r} switched on here."

    def no_phone_can_come(self) -> str:
        return "No phone can reach this server, so there is no code for its camera."

    # How it was sent

    def unreadable(self, problem: str) -> str:
        return f"That cannot be read: {problem}"

    def no_hello(self, problem: str) -> str:
        return f"That is no hello: {problem}"

    def hello_late(self) -> str:
        return "No hello came."

    def text_only(self) -> str:
        return "Messages are JSON texts, not bytes."

    def message_too_long(self, most: int) -> str:
        return f"A message is at most {most} characters long."

    def body_too_long(self, most: int) -> str:
        return f"That is too long; at most {most} bytes."

    def head_too_long(self, most: int) -> str:
        return f"A request's first line and headers are at most {most} bytes."

    def no_http(self) -> str:
        return "That is no request a server can read."

    def body_broke_off(self) -> str:
        return "The rest of the request did not come."

    def not_our_name(self, host: str) -> str:
        return f"This server is not called {host!r}; whoever runs it can add that name with --name."

    def from_another_site(self) -> str:
        return "This request comes from another site."

    def nothing_there(self) -> str:
        return "There is nothing at that address."

    # How the server is

    def not_stored(self) -> str:
        return "The server could not store that; send it again."

    def mistake(self) -> str:
        return "The server made a mistake; look again."

    def mistake_without_harm(self) -> str:
        return "The server made a mistake; nothing was changed."

    def page_is_missing(self) -> str:
        """A page of its own, where the front end would be."""
        return """<!doctype html><title>Game Night</title><h1>Game Night is running</h1>
<p>The browser front end is not built. In the source folder: <code>cd web; npm ci; npm run build</code>,
or install with <code>pip install .</code>, which does it.</p>
<p>The API is at <a href="/api/games">/api/games</a>.</p>"""

    def bots_silent(self) -> str:
        return "The bots are not answering."

    def no_free_code(self) -> str:
        return "No free code was found for the table; try again."

    def very_busy(self) -> str:
        return "The table is very busy; try again."

    def not_for_a_bot(self) -> str:
        return "The seat is not for a bot any more."

    def nothing_due(self) -> str:
        return "Nothing is due."

    # How often

    def acts_too_fast(self) -> str:
        return "You are sending too fast; wait a second."

    def many_words(self) -> str:
        return "That is a lot of words; wait a minute."

    def many_tables(self) -> str:
        return "You have opened many tables; wait a while."

    def many_guests(self) -> str:
        return "Many guests have come from your address; wait a while."

    def many_guesses(self) -> str:
        return "That is many codes that do not exist; wait a minute."

    def many_recoveries(self) -> str:
        return "That is many recovery codes; wait ten minutes."

    def many_hints(self) -> str:
        return "A hint takes some thinking; wait a few seconds."

    def many_sockets(self) -> str:
        return "Many tables are open from your address already; close some."

    def no_review(self) -> str:
        return "Nobody has asked to look at that game again."

    def review_once_over(self) -> str:
        return "A game is looked at again once it is over: until then that would tell too much."

    def many_reviews(self) -> str:
        return "Many people are looking at their games again just now; ask again in a minute."

    def reviews_of_yours(self) -> str:
        return "Others of your games are being looked at again; ask once they are done, in a minute or two."

    def review_too_long(self) -> str:
        return (
            "The server looks at no game that is so long; 'gamenight review FILE' does, on your own computer."
        )

    def many_replays(self) -> str:
        return "You have asked for many replays; wait a minute."

    def many_televisions_from_you(self) -> str:
        return "Many televisions were switched on from your address; wait a while."
