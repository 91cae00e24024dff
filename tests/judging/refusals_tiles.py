"""Block, Dominoes, Bergen, Four Hand Texas and Domino Poker; Zillionaire, Bingo and Poker Dice."""

from __future__ import annotations

from refusing import Sentences, Tried, members

NUMBERS = ("blank", "one", "two", "three", "four", "five", "six")
SET = [(high, low) for high in range(7) for low in range(high + 1)]
LINE = Sentences()


def named(tile: int) -> str:
    high, low = SET[tile]
    return f"double {NUMBERS[high]}" if high == low else f"{NUMBERS[high]}-{NUMBERS[low]}"


def tiles(tried: Tried) -> list[str]:
    return [named(tile) for tile in members(tried.view.hand)]


def ends(tried: Tried) -> set[int]:
    return {tried.view.table.left_end, tried.view.table.right_end}


def fitting(tried: Tried) -> list[str]:
    """The tiles of the hand that match an end; on an empty line, all of them."""
    empty = tried.view.table.first < 0
    return [named(tile) for tile in members(tried.view.hand) if empty or ends(tried) & set(SET[tile])]


def can_draw(tried: Tried) -> bool:
    return bool(tried.view.style.draws and tried.view.boneyard)


@LINE.says(r"You do not hold the (.+)\.")
def not_held(tried: Tried, tile: str) -> bool:
    return tile == named(tried.move // 2) and tile not in tiles(tried)


@LINE.says(r"You drew the (.+), which fits, so you must play it\.")
def must_play_the_drawn(tried: Tried, tile: str) -> bool:
    only = {named(move // 2) for move in tried.view.moves}
    return bool(tried.view.table.drawn) and tile in fitting(tried) and only == {tile}


@LINE.says(r"The line is empty: say only which tile you lead\.")
def line_is_empty(tried: Tried) -> bool:
    return tried.view.table.laid == 0 and tried.move - 1 in tried.view.moves


@LINE.says(r"The (.+) has no (\w+) to match that end\.")
def no_match(tried: Tried, tile: str, number: str) -> bool:
    end = tried.view.table.right_end if tried.move % 2 else tried.view.table.left_end
    wanted = NUMBERS.index(number)
    return tile == named(tried.move // 2) and wanted == end and end not in SET[tried.move // 2]


@LINE.says(r"There is nothing to draw\.")
def nothing_to_draw(tried: Tried) -> bool:
    return tried.text == "draw" and not can_draw(tried)


@LINE.says(r"You hold a tile that fits, so you must play it and may not draw\.")
def no_drawing_with_a_fit(tried: Tried) -> bool:
    return tried.text == "draw" and bool(fitting(tried)) and all(move < 56 for move in tried.view.moves)


@LINE.says(r"You hold a tile that fits, so you may not pass\.")
def no_passing_with_a_fit(tried: Tried) -> bool:
    return tried.text == "pass" and bool(fitting(tried)) and any(move < 56 for move in tried.view.moves)


@LINE.says(r"You may not pass while there are tiles to draw\.")
def no_passing_with_a_boneyard(tried: Tried) -> bool:
    return tried.text == "pass" and can_draw(tried) and "draw" in tried.legal


TEXAS = Sentences()
BIDS = [*range(30, 43), 84, 168, 336]


def tiles_of_suit(tried: Tried, suit: str) -> list[str]:
    """The tiles of the hand that follow a suit by its name, trumps apart."""
    trumps = {named(tile) for tile in members(tried.p.trumps)}
    if suit.startswith("trumps"):
        return [tile for tile in tiles(tried) if tile in trumps]
    number = ("blanks", "ones", "twos", "threes", "fours", "fives", "sixes").index(suit)
    return [
        named(tile) for tile in members(tried.view.hand) if number in SET[tile] and named(tile) not in trumps
    ]


@TEXAS.says(r"The bidding is over for this hand\.")
def bidding_is_over(tried: Tried) -> bool:
    return tried.p.bidder >= 0 and not any(m.startswith(("bid", "pass")) for m in tried.legal)


@TEXAS.says(r"You won the bidding: name trumps before you lead\.")
def name_first(tried: Tried) -> bool:
    return tried.p.bidder == tried.seat and all("trump" in move for move in tried.legal)


@TEXAS.says(r"Trumps have been named for this hand: play a tile\.")
def trumps_are_named(tried: Tried) -> bool:
    return tried.p.trump >= 0 and "trump" in tried.text and all(move < 28 for move in tried.view.moves)


@TEXAS.says(r"You do not hold the (.+)\.", "not_held")
def texas_tile_not_held(tried: Tried, tile: str) -> bool:
    return tile == named(tried.move) and tile not in tiles(tried)


@TEXAS.says(r"You hold (.+), and they were led: play one of them\.")
def must_follow(tried: Tried, suit: str) -> bool:
    follow = tiles_of_suit(tried, suit)
    return bool(follow) and {named(move) for move in tried.view.moves} == set(follow)


@TEXAS.says(r"Tiles are played after the bidding: bid or pass\.")
def bid_before_playing(tried: Tried) -> bool:
    return tried.move < 28 and "pass" in tried.legal and any(m.startswith("bid") for m in tried.legal)


@TEXAS.says(r"Trumps are named after the bidding, by whoever wins it: bid or pass\.")
def bid_before_naming(tried: Tried) -> bool:
    return "trump" in tried.text and {"pass"} < set(tried.legal) and tried.p.trump < 0


@TEXAS.says(r"Everyone else has passed, so the dealer must bid: 30 or more\.")
def dealer_must_bid(tried: Tried) -> bool:
    passed = len(members(tried.p.passed)) == 3 or tried.p.bid < 0
    return passed and tried.seat == tried.p.dealer and "bid 30" in tried.legal and "pass" not in tried.legal


@TEXAS.says(r"The bid stands at (\d+): bid more, or pass\.")
def bid_more(tried: Tried, bid: str) -> bool:
    stands = BIDS[tried.p.bid]
    return int(bid) == stands >= int(tried.text.split()[1]) and "pass" in tried.legal and len(tried.legal) > 1


@TEXAS.says(r"(\d+) may only follow a bid of (\d+), and the bid stands at (\d+)\.")
def only_after(tried: Tried, bid: str, before: str, now: str) -> bool:
    asked, needed = BIDS.index(int(bid)), BIDS.index(int(before))
    return tried.text == f"bid {bid}" and needed == asked - 1 and BIDS[tried.p.bid] == int(now) < int(before)


@TEXAS.says(r"(\d+) may only follow a bid of (\d+), and nobody has bid yet\.")
def only_after_a_bid(tried: Tried, bid: str, before: str) -> bool:
    return (
        tried.text == f"bid {bid}" and tried.p.bid < 0 and BIDS.index(int(before)) + 1 == BIDS.index(int(bid))
    )


POKER = Sentences()


def ways_to_put_in_more(tried: Tried) -> list[str]:
    return [move for move in tried.legal if move.split()[0] in ("bet", "raise")]


@POKER.says(r"Every bet and raise is (a chip|(\d+) chips) here\.")
def one_amount(tried: Tried, what: str, chips: str | None) -> bool:
    return tried.house.stakes == 0 and int(chips or 1) == tried.house.unit()


@POKER.says(r"Say by how much: (\d+) at least, (\d+) at most\.")
def least_and_most(tried: Tried, least: str, most: str) -> bool:
    sums = [int(move.split()[-1]) for move in ways_to_put_in_more(tried)]
    return bool(sums) and (min(sums), max(sums)) == (int(least), int(most))


@POKER.says(r"There is betting: tiles are shown at its end\.")
def shown_at_the_end(tried: Tried) -> bool:
    return bool(tried.house.betting) and tried.text == "show"


@POKER.says(r"There is no betting here: show your tiles\.")
def no_betting(tried: Tried) -> bool:
    return not tried.house.betting and tried.legal == ["show"]


@POKER.says(r"There have been three raises, and no more are allowed\.")
def three_raises(tried: Tried) -> bool:
    return tried.p.raises == 3 and not ways_to_put_in_more(tried)


@POKER.says(r"You have too few chips for that\.")
def too_few_chips(tried: Tried) -> bool:
    left = tried.p.chips[tried.seat] - (tried.p.stake - tried.p.paid[tried.seat])
    return left < max(1, tried.move - 5)


@POKER.says(r"There is a bet already: what comes on top is a raise\.")
def bet_already(tried: Tried) -> bool:
    blind = tried.house.blinds > 0
    return (blind or max(tried.p.paid) > tried.house.ante) and not any(
        m.startswith("bet") for m in tried.legal
    )


@POKER.says(r"There is a bet that you have not met: you cannot check\.")
def cannot_check(tried: Tried) -> bool:
    return tried.text == "check" and tried.p.stake > tried.p.paid[tried.seat] and "call" in tried.legal


@POKER.says(r"There is nothing to call: you may check\.")
def nothing_to_call(tried: Tried) -> bool:
    return (
        tried.text in ("call", "fold")
        and "check" in tried.legal
        and max(tried.p.paid) == tried.p.paid[tried.seat]
    )


CLIMBING = Sentences(frozenset({"no_naming", "fives_one_at_a_time"}))
CLIMBS = (*("", "one", "two", "three", "four", "five", "six", "seven", "eight"),
          "Bump", "Bankrupt", "Bankroll", "Millionaire", "Zillionaire")  # fmt: skip


def in_hand(tried: Tried, rank: int) -> int:
    return int(tried.view.hand >> (3 * rank)) & 7


def group(words: str) -> tuple[int, int]:
    """ "two sixes" is rank 6, twice."""
    number, _, name = words.strip().partition(" ")
    single = "six" if name == "sixes" else name.removesuffix("s") if name not in CLIMBS else name
    return CLIMBS.index(single), 1 if number.lower() in ("a", "an") else CLIMBS.index(number.lower())


def asked(tried: Tried) -> tuple[int, int]:
    return tried.move // 6 + 1, tried.move % 6 + 1


@CLIMBING.says(r"You lead, so you may not pass\.")
def no_passing_on_lead(tried: Tried) -> bool:
    return tried.text == "pass" and tried.p.rank == 0 and "pass" not in tried.legal


@CLIMBING.says(r"First say how many the Five stands for\.")
def first_name(tried: Tried) -> bool:
    return tried.p.rank == 5 and tried.p.size == 0 and all(m.startswith("name") for m in tried.legal)


@CLIMBING.says(r"You do not hold (.+)\.", "not_held")
def group_not_held(tried: Tried, what: str) -> bool:
    rank, number = group(what)
    return (rank, number) == asked(tried) and in_hand(tried, rank) < number


@CLIMBING.says(r"A Bankrupt can be answered only by (.+)\.")
def only_bankroll_answers(tried: Tried, what: str) -> bool:
    answers = {move for move in tried.view.moves if move < 78}
    return tried.p.rank == 10 and group(what) == (11, tried.p.size) and answers <= {10 * 6 + tried.p.size - 1}


@CLIMBING.says(r"A Five may be played on ones to fours, not on (.+)\.")
def no_five_on(tried: Tried, what: str) -> bool:
    return asked(tried)[0] == 5 and group(what) == (tried.p.rank, tried.p.size) and tried.p.rank > 4


@CLIMBING.says(r"(.+) cannot beat (.+): play a higher rank\.")
def too_low(tried: Tried, mine: str, lies: str) -> bool:
    beaten = group(lies)
    return (
        group(mine) == asked(tried)
        and beaten == (tried.p.rank, tried.p.size)
        and asked(tried)[0] <= beaten[0]
    )


@CLIMBING.says(r"You named (\w+), so play exactly as many of a higher rank, or pass\.")
def exactly_as_named(tried: Tried, number: str) -> bool:
    return (
        tried.p.rank == 5
        and CLIMBS.index(number) == tried.p.size != asked(tried)[1]
        and "pass" in tried.legal
    )


@CLIMBING.says(r"You must play exactly (\w+) of a higher rank, or pass\.")
def exactly_as_many(tried: Tried, number: str) -> bool:
    plays = [move for move in tried.view.moves if move < 78]
    wanted = CLIMBS.index(number)
    right = all(move % 6 + 1 == wanted or move // 6 + 1 == 5 for move in plays)
    return right and wanted == tried.p.size != asked(tried)[1] and "pass" in tried.legal


BINGO = Sentences()


@BINGO.says(r"The tile matches: first take it away or leave it\.")
def first_take_or_leave(tried: Tried) -> bool:
    return sorted(tried.legal) == ["leave", "take"]


@BINGO.says(r"No tile matches just now: count on\.")
def no_match_now(tried: Tried) -> bool:
    return bool(tried.house.ask) and tried.legal == ["count"]


@BINGO.says(r"Tiles that match are taken by themselves: count on\.")
def taken_by_themselves(tried: Tried) -> bool:
    return not tried.house.ask and tried.legal == ["count"]


DICE = Sentences(frozenset({"too_many_dice"}))

TABLES = {
    "block": LINE, "dominoes": LINE, "bergen": LINE, "texas_42": TEXAS, "domino_poker": POKER,
    "zillionaire": CLIMBING, "bingo": BINGO, "poker_dice": DICE,
}  # fmt: skip
