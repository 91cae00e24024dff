"""Call Me Lucky and I Love Lucy."""

from __future__ import annotations

from refusing import Sentences, Tried, members

LUCKY = Sentences(frozenset({"no_such_square", "nothing_to_set_aside", "no_capture_to_join"}))
VALUES = (1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9, 10)


def rows(tried: Tried) -> list[list[int]]:
    return [[int(word) for word in row.split()] for row in tried.house.grid.split("/")]


def square(tried: Tried, name: str) -> int:
    x, y = "abcdefghij".index(name[0]), int(name[1:]) - 1
    return y * len(rows(tried)[0]) + x


def touching(tried: Tried, at: int) -> list[int]:
    wide, high = len(rows(tried)[0]), len(rows(tried))
    x, y = at % wide, at // wide
    steps = [
        (a, d)
        for a in (-1, 0, 1)
        for d in (-1, 0, 1)
        if (a or d) and not (tried.house.sides_only and a and d)
    ]
    return [(y + d) * wide + x + a for a, d in steps if 0 <= x + a < wide and 0 <= y + d < high]


def owner(tried: Tried, at: int) -> int:
    return tried.p.top[at] // 14 if tried.p.top[at] >= 0 else -1


def shows(tried: Tried, at: int) -> int:
    return VALUES[tried.p.top[at] % 14] if tried.p.top[at] >= 0 else 0


def drawn(tried: Tried) -> int:
    return VALUES[tried.p.drawn % 14] if tried.p.drawn >= 0 else 0


def is_drawn(tried: Tried, card: str) -> bool:
    colour, _, number = card.partition(" ")
    right = colour == ("red", "blue", "green", "yellow")[tried.seat] or colour != ""
    return (
        tried.p.drawn >= 0 and right and number == ("Lucky Seven" if drawn(tried) == 7 else str(drawn(tried)))
    )


def places(tried: Tried) -> list[int]:
    return [move - 540 for move in tried.view.moves if 540 <= move < 600]


def capturing(tried: Tried) -> tuple[int, int]:
    """From where a capture was tried, and of what; -1 off the board."""
    at, way = divmod(tried.move, 8)
    a, d = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))[way]
    wide, high = len(rows(tried)[0]), len(rows(tried))
    x, y = at % wide + a, at // wide + d
    to = y * wide + x
    return at, to if 0 <= x < wide and 0 <= y < high and to in touching(tried, at) else -1


@LUCKY.says(r"Choose the pile that joins the capture first: (\d+) (?:is|are) missing\.")
def choose_what_joins(tried: Tried, missing: str) -> bool:
    joined = members(tried.p.joined)
    lacks = shows(tried, tried.p.target) - sum(shows(tried, at) for at in joined)
    return int(missing) == lacks > 0 and all(480 <= move < 540 for move in tried.view.moves)


@LUCKY.says(r"You have no card in hand: draw one first\.")
def no_card_drawn(tried: Tried) -> bool:
    return tried.p.drawn < 0 and "draw" in tried.legal


@LUCKY.says(r"Your draw pile is empty: capture with a pile on the board, or pass\.")
def no_cards_to_draw(tried: Tried) -> bool:
    return not tried.p.decks[tried.seat] and "pass" in tried.legal and tried.p.drawn < 0


@LUCKY.says(r"You must draw a card while your draw pile lasts\.")
def must_draw(tried: Tried) -> bool:
    return bool(tried.p.decks[tried.seat]) and "draw" in tried.legal and tried.text == "pass"


@LUCKY.says(r"You have drawn the (.+): captures with piles on the board come before the draw\.")
def captures_come_first(tried: Tried, card: str) -> bool:
    return is_drawn(tried, card) and tried.move < 540


@LUCKY.says(r"You have drawn the (.+): play it, and your turn ends\.")
def one_draw(tried: Tried, card: str) -> bool:
    return is_drawn(tried, card) and tried.text == "draw" and bool(places(tried))


@LUCKY.says(r"The (.+) can be played, on (\w+) for one, so it may not be set aside\.")
def can_be_played(tried: Tried, card: str, name: str) -> bool:
    return is_drawn(tried, card) and square(tried, name) in places(tried)


@LUCKY.says(r"You have drawn the (.+): play it\.")
def play_it(tried: Tried, card: str) -> bool:
    return is_drawn(tried, card) and bool(places(tried))


@LUCKY.says(r"You have drawn the (.+), and it fits nowhere: set it aside\.")
def set_it_aside(tried: Tried, card: str) -> bool:
    return is_drawn(tried, card) and not places(tried) and tried.legal == ["aside"]


@LUCKY.says(r"A Lucky Seven is never laid on the bare board, only on another player's pile\.")
def no_seven_on_the_board(tried: Tried) -> bool:
    return drawn(tried) == 7 and tried.p.top[tried.move - 540] < 0


@LUCKY.says(r"(\w+) bears an? (\d+): an? (\d+) goes on an open square with an? (\d+)\.")
def other_number_printed(tried: Tried, name: str, printed: str, n: str, again: str) -> bool:
    at = square(tried, name)
    numbers = [number for row in rows(tried) for number in row]
    return at == tried.move - 540 and numbers[at] == int(printed) != int(n) == drawn(tried) == int(again)


@LUCKY.says(r"The pile on (\w+) has your own colour uppermost\.")
def own_colour(tried: Tried, name: str) -> bool:
    return square(tried, name) == tried.move - 540 and owner(tried, square(tried, name)) == tried.seat


@LUCKY.says(r"The pile on (\w+) is frozen by a Lucky Seven\.")
def pile_is_frozen(tried: Tried, name: str) -> bool:
    at = square(tried, name)
    return shows(tried, at) == 7 and at in (tried.move - 540, *capturing(tried))


@LUCKY.says(r"The pile on (\w+) shows an? (\d+): an? (\d+) captures only another (\d+)\.")
def other_number_shown(tried: Tried, name: str, shown: str, n: str, again: str) -> bool:
    at = square(tried, name)
    return at == tried.move - 540 and shows(tried, at) == int(shown) != int(n) == drawn(tried) == int(again)


@LUCKY.says(r"No card of your colour touches (\w+), so you cannot capture there\.")
def nothing_of_yours_near(tried: Tried, name: str) -> bool:
    return all(owner(tried, at) != tried.seat for at in touching(tried, square(tried, name)))


@LUCKY.says(r"A pile captures only what it touches, and there is nothing that way\.")
def nothing_that_way(tried: Tried) -> bool:
    return tried.move // 8 >= sum(map(len, rows(tried))) or capturing(tried)[1] < 0


@LUCKY.says(r"There is no pile of yours on (\w+): capture with your own\.")
def no_pile_of_yours(tried: Tried, name: str) -> bool:
    return square(tried, name) == tried.move // 8 and owner(tried, square(tried, name)) != tried.seat


@LUCKY.says(r"There is nothing to capture on (\w+)\.")
def nothing_to_capture(tried: Tried, name: str) -> bool:
    return square(tried, name) == capturing(tried)[1] and owner(tried, square(tried, name)) < 0


@LUCKY.says(r"The pile on (\w+) is your own\.")
def your_own_pile(tried: Tried, name: str) -> bool:
    return square(tried, name) == capturing(tried)[1] and owner(tried, square(tried, name)) == tried.seat


@LUCKY.says(r"Your (\d+) does not equal the (\d+) on (\w+)\.")
def not_equal(tried: Tried, n: str, m: str, name: str) -> bool:
    at, to = capturing(tried)
    return square(tried, name) == to and shows(tried, at) == int(n) != int(m) == shows(tried, to)


@LUCKY.says(r"Your (\d+) does not equal the (\d+) on (\w+), and no pile of yours beside it adds (\d+)\.")
def nothing_adds(tried: Tried, n: str, m: str, name: str, rest: str) -> bool:
    at, to = capturing(tried)
    mine = [each for each in touching(tried, to) if owner(tried, each) == tried.seat and each != at]
    missing = shows(tried, to) - shows(tried, at)
    return (
        not_equal(tried, n, m, name)
        and int(rest) == missing
        and missing not in [shows(tried, e) for e in mine]
    )


@LUCKY.says(r"Those piles do not add up to the one you aim at, or do not all touch it\.")
def does_not_add_up(tried: Tried) -> bool:
    return tried.move == 603


LUCY = Sentences(frozenset({"not_yourself", "bonus_after_landing"}))
CHARACTERS = ("Lucy", "Ricky", "Fred", "Ethel")


def only(tried: Tried, *starts: str) -> bool:
    """Whether all that may be done now begins with one of these words, and there is something."""
    return bool(tried.legal) and all(move.startswith(starts) for move in tried.legal)


@LUCY.says(r"Roll the dice first\.")
def roll_first(tried: Tried) -> bool:
    return tried.legal == ["roll"]


@LUCY.says(r"Do what the space says, or cash a bonus card instead\.")
def follow_first(tried: Tried) -> bool:
    return "follow" in tried.legal and len(tried.legal) > 1 and only(tried, "follow", "cash")


@LUCY.says(r"Choose the player to draw from\.")
def choose_to_draw_from(tried: Tried) -> bool:
    return only(tried, "draw from")


@LUCY.says(r"Choose the player to give a card to\.")
def choose_to_give_to(tried: Tried) -> bool:
    return only(tried, "give to")


@LUCY.says(r"Choose the card to give\.")
def choose_the_card(tried: Tried) -> bool:
    return only(tried, "give ") and not only(tried, "give to")


@LUCY.says(r"Name the character you want\.")
def name_the_character(tried: Tried) -> bool:
    return only(tried, "name")


@LUCY.says(r"The bank has none left: choose the player to ask, or ask nobody\.")
def choose_to_ask(tried: Tried) -> bool:
    return (
        only(tried, "ask") and "ask nobody" in tried.legal and not (tried.p.bank >> (5 * tried.p.named)) & 31
    )


@LUCY.says(r"Obey the card, or hand it to another player\.")
def obey_first(tried: Tried) -> bool:
    return "obey" in tried.legal and len(tried.legal) > 1 and tried.p.card >= 0


@LUCY.says(r"Say whether you do it: perform or refuse\.")
def perform_or_refuse(tried: Tried) -> bool:
    return sorted(tried.legal) == ["perform", "refuse"]


@LUCY.says(r"Vote on it: yes or no\.")
def vote_on_it(tried: Tried) -> bool:
    return sorted(tried.legal) == ["no", "yes"]


@LUCY.says(r"Give each player a card, or pay them\.")
def give_or_pay(tried: Tried) -> bool:
    return tried.p.due > 0 and len(tried.legal) == 2


@LUCY.says(r"You are short of money: choose which bonus card to cash first\.")
def cash_first(tried: Tried) -> bool:
    return len(tried.legal) == 2 and only(tried, "cash")


@LUCY.says(r"Choose the space to return to\.")
def choose_the_space(tried: Tried) -> bool:
    return only(tried, "go to")


@LUCY.says(r"You have rolled\. (.+)")
def you_have_rolled(tried: Tried, what: str) -> bool:
    return tried.text == "roll" and "roll" not in tried.legal and tried.p.turn == tried.seat


@LUCY.says(r"You do not hold (.+)\.", "not_held")
def character_not_held(tried: Tried, who: str) -> bool:
    return not (tried.view.hand >> (5 * (tried.move - 15))) & 31 and who in tried.text.title().replace(
        "The", "the"
    )


@LUCY.says(r"You may return to any space but the entrance of the Fire Escape\.")
def not_the_entrance(tried: Tried) -> bool:
    return tried.move == 29 + 78 and len(tried.legal) == 107


@LUCY.says(r"You need a card for each of them, and hold (\d+)\.")
def too_few_cards(tried: Tried, held: str) -> bool:
    mine = sum((tried.view.hand >> (5 * n)) & 31 for n in range(7))
    return int(held) == mine < len(members(tried.p.payees))


@LUCY.says(r"You would need \$(\d+) for all of them\.")
def too_little_money(tried: Tried, dollars: str) -> bool:
    return int(dollars) == tried.p.due * len(members(tried.p.payees)) > tried.p.money[tried.seat]


@LUCY.says(r"You have used your (.+) bonus card\.")
def bonus_used(tried: Tried, which: str) -> bool:
    return not (tried.p.bonus[tried.seat] >> (tried.move - 2)) & 1


@LUCY.says(r"A bonus card may not be used instead of a return space here\.")
def no_bonus_at_return(tried: Tried) -> bool:
    return not tried.house.bonus_at_return and tried.text.startswith("cash")


@LUCY.says(r"There are only (\d+) players\.")
def only_so_many(tried: Tried, players: str) -> bool:
    return int(players) == tried.view.seats <= tried.move - 11


@LUCY.says(r"That player is safe on the Fire Escape\.")
def safe_on_the_escape(tried: Tried) -> bool:
    return bool((tried.p.safe >> (tried.move - 11)) & 1)


TABLES = {"call_me_lucky": LUCKY, "lucy": LUCY}
