"""Hearts, Crazy Eights, Cribbage and Rummy: what is said of a card that may not be played."""

from __future__ import annotations

from refusing import PACK, RANKS, SUITS, Sentences, Tried, cards

from gamenight.parts.melds import CARDS

HEARTS = Sentences()
NUMBERS = ("no", "one", "two", "three", "four")
POINTS = {f"{rank} of hearts" for rank in RANKS} | {"queen of spades"}


def suit(name: str) -> str:
    return name.rpartition(" ")[2]


def tried_card(tried: Tried) -> str:
    """The card that was tried, whether to play or to pass."""
    return PACK[tried.move % 52]


def playable(tried: Tried) -> list[str]:
    return [PACK[move] for move in tried.view.moves if move < 52]


@HEARTS.says(r"You shot the moon: say first how it counts, moon others or moon own\.")
def say_the_moon_first(tried: Tried) -> bool:
    return tried.legal == ["moon others", "moon own"] and bin(tried.p.taken[tried.seat]).count("1") >= 13


@HEARTS.says(r"Only a player who shot the moon says how it counts, after the last trick\.")
def no_moon_now(tried: Tried) -> bool:
    return tried.text.startswith("moon") and "moon own" not in tried.legal


@HEARTS.says(r"You do not hold the (.+)\.")
def not_held(tried: Tried, card: str) -> bool:
    return card == tried_card(tried) and card not in tried.hand


@HEARTS.says(r"Cards are passed before the first lead: choose (\w+) cards? to pass\.")
def pass_first(tried: Tried, number: str) -> bool:
    nothing_led = not any(tried.p.played)
    left = tried.p.pass_size - len(cards(tried.view.passed))
    return nothing_led and NUMBERS.index(number) == left and all(m.startswith("pass") for m in tried.legal)


@HEARTS.says(r"You have chosen the (.+) already: choose another card\.")
def chosen_already(tried: Tried, card: str) -> bool:
    return card == tried_card(tried) and card in cards(tried.view.passed) and bool(tried.legal)


@HEARTS.says(r"You do not hold the (.+): pass cards from your own hand\.")
def pass_your_own(tried: Tried, card: str) -> bool:
    return card == tried_card(tried) and card not in tried.hand


@HEARTS.says(r"This game is played without passing: play a card\.")
def played_without_passing(tried: Tried) -> bool:
    return tried.house.passing == 0 and bool(playable(tried))


@HEARTS.says(r"Nobody passes in this hand: play a card\.")
def nobody_passes_now(tried: Tried) -> bool:
    return tried.p.pass_by == 0 and tried.house.passing != 0 and bool(playable(tried))


@HEARTS.says(r"The passing is over for this hand: play a card\.")
def passing_is_over(tried: Tried) -> bool:
    return tried.p.pass_by != 0 and bool(tried.view.received) and bool(playable(tried))


@HEARTS.says(r"The first trick is opened with the (.+), which you hold\.")
def open_with(tried: Tried, card: str) -> bool:
    return not any(tried.p.played) and card in tried.hand and playable(tried) == [card]


@HEARTS.says(r"Hearts are not broken yet, and you hold other cards: lead one of those\.")
def not_broken_yet(tried: Tried) -> bool:
    played = {card for gone in tried.p.played for card in cards(gone)}
    unbroken = not any(suit(card) == "hearts" for card in played)
    leads = not tried.p.led and all(suit(card) != "hearts" for card in playable(tried))
    return unbroken and leads and suit(tried_card(tried)) == "hearts" and bool(playable(tried))


@HEARTS.says(r"No points on the first trick: lead a card that is neither heart nor queen of spades\.")
def no_points_led(tried: Tried) -> bool:
    return (
        not any(tried.p.played)
        and tried_card(tried) in POINTS
        and bool(playable(tried))
        and not POINTS & set(playable(tried))
    )


@HEARTS.says(
    r"The queen of spades waits until hearts are broken: (?:lead|play) another card\.",
    "queen_waits",
    "queen_waits_to_lead",
)
def queen_waits(tried: Tried) -> bool:
    return not tried.p.broken and tried_card(tried) == "queen of spades" and bool(playable(tried))


@HEARTS.says(r"You hold a (\w+), so you must follow suit\.")
def must_follow(tried: Tried, one: str) -> bool:
    mine = {card for card in tried.hand if suit(card) == f"{one}s"}
    led = cards(tried.p.led)
    return bool(mine) and {suit(card) for card in led} == {f"{one}s"} and set(playable(tried)) <= mine


@HEARTS.says(r"Your lowest club goes to the first trick: play the (.+)\.")
def lowest_club_first(tried: Tried, card: str) -> bool:
    clubs = [each for each in tried.hand if suit(each) == "clubs"]
    return tried.p.tricks == 0 and clubs[:1] == [card] == playable(tried)


@HEARTS.says(r"No points on the first trick, and you hold cards without: play one of those\.")
def no_points_first(tried: Tried) -> bool:
    without = set(tried.hand) - POINTS
    first = tried.p.tricks == 0 and tried_card(tried) in POINTS
    return first and bool(without) and bool(playable(tried)) and set(playable(tried)) <= without


EIGHTS = Sentences(frozenset({"only_after_an_eight"}))


def eights_card(tried: Tried) -> str:
    return PACK[tried.move - 58 if tried.move >= 58 else tried.move]


def eights_fits(tried: Tried) -> list[str]:
    """The cards of the hand that go on the top card, as a player sees it."""
    top, wanted = PACK[tried.p.top], SUITS[tried.p.suit]
    rank = top.split()[0]
    return [
        card
        for card in tried.hand
        if card.startswith("eight ")
        or suit(card) == wanted
        or (rank != "eight" and card.startswith(f"{rank} "))
    ]


def there_are_cards_to_draw(tried: Tried) -> bool:
    return bool(tried.view.stock or tried.p.spent)


@EIGHTS.says(r"The eight needs a suit: name the one to be followed first\.")
def name_first(tried: Tried) -> bool:
    named = all(move.startswith("=") for move in tried.legal)
    return PACK[tried.p.top].startswith("eight") and named and bool(tried.legal)


@EIGHTS.says(r"You have drawn: you may play the card you drew if it fits, or keep it\.")
def play_or_keep_the_drawn(tried: Tried) -> bool:
    drawn = PACK[tried.view.fresh]
    names = {PACK[move % 58 if move >= 58 else move] for move in tried.view.moves if move < 52 or move >= 58}
    return bool(tried.p.drawn) and drawn in tried.hand and "pass" in tried.legal and names <= {drawn}


@EIGHTS.says(r"You hold a card that fits, so you may not draw\.")
def no_drawing_with_a_fit(tried: Tried) -> bool:
    return tried.text == "draw" and bool(eights_fits(tried)) and bool(playable(tried))


@EIGHTS.says(r"There is nothing to draw: the stock and the discards are used up\.")
def nothing_to_draw(tried: Tried) -> bool:
    return tried.text == "draw" and not there_are_cards_to_draw(tried)


@EIGHTS.says(r"You may not pass while there are cards to draw: play or draw\.")
def no_passing_with_a_stock(tried: Tried) -> bool:
    return there_are_cards_to_draw(tried) and "draw" in tried.legal


@EIGHTS.says(r"You hold a card that fits, so you may not pass\.")
def no_passing_with_a_fit(tried: Tried) -> bool:
    return bool(eights_fits(tried)) and bool(playable(tried))


@EIGHTS.says(r"You do not hold the (.+)\.", "not_held")
def eight_not_held(tried: Tried, card: str) -> bool:
    return card == eights_card(tried) and card not in tried.hand


@EIGHTS.says(r"The (.+) does not fit: play (?:a |an )?(\w+) or (?:a |an )?(\w+), or an eight\.")
def no_fit(tried: Tried, card: str, wanted: str, rank: str) -> bool:
    fits = set(eights_fits(tried)) | {each for each in PACK if suit(each) == wanted}
    goes = PACK[tried.p.top].split()[0]
    return (
        card == eights_card(tried)
        and card in tried.hand
        and card not in fits
        and wanted == SUITS[tried.p.suit]
        and rank in (goes, f"{goes}s", "sixes" if goes == "six" else "")
    )


@EIGHTS.says(r"The (.+) does not fit: play (\w+), or an eight\.")
def no_fit_for_suit(tried: Tried, card: str, wanted: str) -> bool:
    fits = eights_fits(tried)
    right = wanted == SUITS[tried.p.suit] and PACK[tried.p.top].startswith("eight")
    return right and card == eights_card(tried) and card in tried.hand and card not in fits


@EIGHTS.says(r"You announce your last card with the one before it, when you hold two\.")
def no_last_card(tried: Tried) -> bool:
    return bool(tried.house.last_card) and tried.view.sizes[tried.seat] != 2 and tried.text.endswith("!")


@EIGHTS.says(r"At this table nobody announces a last card\.")
def not_announced_here(tried: Tried) -> bool:
    return not tried.house.last_card and tried.text.endswith("!")


@EIGHTS.says(r"A two was played: draw (\d+) cards\.")
def draw_what_is_owed(tried: Tried, owed: str) -> bool:
    return PACK[tried.p.top].startswith("two ") and int(owed) == tried.p.owed and tried.legal == ["draw"]


@EIGHTS.says(r"A two was played: put a two on it, or draw (\d+) cards\.")
def draw_or_stack(tried: Tried, owed: str) -> bool:
    twos = {move.rstrip("!") for move in tried.legal} - {"draw"}
    right = int(owed) == tried.p.owed and PACK[tried.p.top].startswith("two ")
    return right and bool(twos) and all(move.startswith("2") for move in twos)


CRIBBAGE = Sentences()


def counts(card: str) -> int:
    rank = RANKS.index(card.split()[0])
    return 1 if rank == 12 else min(rank + 2, 10)


@CRIBBAGE.says(
    r"The hands are being counted: (?:no card may be played|nobody says go)\.",
    "hands_are_counted",
    "nobody_says_go",
)
def hands_are_counted(tried: Tried) -> bool:
    every_count = "count 0" in tried.legal or "muggins" in tried.legal
    return every_count and (tried.move < 52 or tried.text == "go")


@CRIBBAGE.says(r"You do not hold the (.+)\.", "not_held")
def crib_card_not_held(tried: Tried, card: str) -> bool:
    return tried.move < 52 and card == PACK[tried.move] and card not in tried.hand


@CRIBBAGE.says(r"(.+) plays first: you may only claim the jack now\.")
def wait_for(tried: Tried, who: str) -> bool:
    return who == f"Player {tried.p.turn + 1}" and tried.p.turn != tried.seat and len(tried.legal) == 1


@CRIBBAGE.says(r"The (.+) would make (\d+), and the count may not go over 31\.")
def over_thirty_one(tried: Tried, card: str, total: str) -> bool:
    return (
        card == PACK[tried.move]
        and card in tried.hand
        and int(total) == sum(counts(PACK[each]) for each in tried.p.pile) + counts(card) > 31
    )


@CRIBBAGE.says(r"First lay cards away to the crib\.")
def lay_away_first(tried: Tried) -> bool:
    return tried.p.starter < 0 and set(playable(tried)) == set(tried.hand) != set()


@CRIBBAGE.says(r"You can play a card without going over 31, so you must\.")
def must_play(tried: Tried) -> bool:
    count = sum(counts(PACK[each]) for each in tried.p.pile)
    able = [card for card in tried.hand if count + counts(card) <= 31]
    return tried.text == "go" and bool(able) and set(able) == set(playable(tried))


@CRIBBAGE.says(r"There is no jack turned up for you to claim\.")
def no_jack_to_claim(tried: Tried) -> bool:
    jack = tried.p.starter >= 0 and PACK[tried.p.starter].startswith("jack")
    return not (jack and tried.seat == tried.p.dealer and tried.p.heels)


@CRIBBAGE.says(r"The hands have not been shown yet\.")
def not_shown_yet(tried: Tried) -> bool:
    return any(len(cards(laid)) < 4 for laid in tried.p.laid)


@CRIBBAGE.says(r"First say what you count, from 0 to 29\.")
def count_first(tried: Tried) -> bool:
    return len(tried.legal) == 30


@CRIBBAGE.says(r"Say muggins if something was overlooked, or pass\.")
def muggins_or_pass(tried: Tried) -> bool:
    return sorted(tried.legal) == ["muggins", "pass"]


RUMMY = Sentences()


def melds(tried: Tried) -> list[set[str]]:
    return [set(cards(meld)) for meld in tried.p.melds]


def is_meld(some: set[str], high: bool) -> bool:
    """Three or more in a row of one suit, or three or four of one rank; the ace where the house has it."""
    ranks = sorted(
        (RANKS.index(card.split()[0]) + 2) % 14 + (RANKS.index(card.split()[0]) == 12) for card in some
    )
    if len({card.split()[0] for card in some}) == 1 < len(some):
        return len(some) in (3, 4)
    if len(some) < 3 or len({suit(card) for card in some}) > 1:
        return False
    aces_high = sorted(14 if rank == 1 else rank for rank in ranks)
    rows = [ranks, aces_high] if high else [ranks]
    return any(row == list(range(row[0], row[0] + len(row))) for row in rows)


def goes_on(tried: Tried, card: str) -> list[set[str]]:
    return [
        meld for meld in melds(tried) if card not in meld and is_meld(meld | {card}, tried.house.ace_high)
    ]


def laid_card(tried: Tried) -> str:
    return PACK[(tried.move - 54) // 4]


@RUMMY.says(r"A turn begins with a card: draw from the stock, or take the (.+)\.")
def begin_with_a_card(tried: Tried, top: str) -> bool:
    return PACK[tried.p.pile[-1]] == top and sorted(tried.legal) == ["draw", "take"]


@RUMMY.says(r"You have your card for this turn: meld or lay off, or discard a card to end it\.")
def has_drawn(tried: Tried) -> bool:
    return tried.text in ("draw", "take") and not {"draw", "take"} & set(tried.legal)


@RUMMY.says(r"You do not hold the (.+): discard a card from your hand\.")
def discard_from_hand(tried: Tried, card: str) -> bool:
    return card == PACK[tried.move] and card not in tried.hand


@RUMMY.says(r"You took the (.+) from the pile in this turn, so you must discard another card\.")
def just_taken(tried: Tried, card: str) -> bool:
    others = [PACK[move] for move in tried.view.moves if move < 52]
    return (
        card == PACK[tried.move] and tried.p.taken == tried.move and card in tried.hand and card not in others
    )


@RUMMY.says(r"You do not hold the (.+): lay off cards from your hand\.")
def lay_off_from_hand(tried: Tried, card: str) -> bool:
    return card == laid_card(tried) and card not in tried.hand


@RUMMY.says(r"No meld lies on the table yet to lay off on\.")
def no_meld_yet(tried: Tried) -> bool:
    return not melds(tried)


@RUMMY.says(r"The (.+) does not fit there, nor on any meld on the table\.")
def fits_nowhere(tried: Tried, card: str) -> bool:
    return card == laid_card(tried) and bool(melds(tried)) and not goes_on(tried, card)


@RUMMY.says(r"The (.+) does not fit there: it goes on (.+)\.")
def fits_elsewhere(tried: Tried, card: str, where: str) -> bool:
    return card == laid_card(tried) and len(goes_on(tried, card)) == where.count(" or ") + 1


@RUMMY.says(r"That is no meld: it takes three or more in a row of one suit, or three or four of one rank\.")
def no_meld(tried: Tried) -> bool:
    return tried.move >= 262 and not is_meld(melded_cards(tried), high=True)


def melded_cards(tried: Tried) -> set[str]:
    return set(cards(CARDS[tried.move - 262])) if tried.move < 759 else set()


@RUMMY.says(r"You do not hold (.+): meld cards from your hand\.")
def meld_from_hand(tried: Tried, named: str) -> bool:
    absent = melded_cards(tried) - set(tried.hand)
    return (
        bool(absent)
        and all(card in named for card in absent)
        and not any(card in named for card in tried.hand)
    )


@RUMMY.says(r"You have melded in this turn, and one meld a turn is all: lay off, or discard\.")
def one_meld_a_turn(tried: Tried) -> bool:
    return (
        bool(tried.p.melded)
        and not tried.house.many_melds
        and not any(m.startswith("meld") for m in tried.legal)
    )


@RUMMY.says(r"The ace is low: it goes before the two, not after the king\.")
def ace_is_low(tried: Tried) -> bool:
    some = melded_cards(tried)
    return not is_meld(some, high=False) and is_meld(some, high=True) and some <= set(tried.hand)


def left_after(tried: Tried) -> set[str]:
    down = melded_cards(tried) if tried.move >= 262 else {laid_card(tried)}
    return set(tried.hand) - down


@RUMMY.says(r"You must go out with a discard, so keep a card that you may discard\.")
def keep_a_discard(tried: Tried) -> bool:
    taken = {PACK[tried.p.taken]} if tried.p.taken >= 0 else set()
    return bool(tried.house.last_discard) and left_after(tried) <= taken


@RUMMY.says(r"That would leave you with only the (.+), which you took from the pile and may not discard\.")
def left_with_the_taken(tried: Tried, card: str) -> bool:
    return left_after(tried) == {card} and card == PACK[tried.p.taken]


TABLES = {"hearts": HEARTS, "crazy_eights": EIGHTS, "cribbage": CRIBBAGE, "rummy": RUMMY}
