# compiled
"""What I Love Lucy says in English."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from gamenight.core import words
from gamenight.core.names import capital
from gamenight.games.lucy.rules.board import ANY, BACK, BACK_BY, ENTRANCE, ESCAPE, KEEP, LOSE, MERTZ
from gamenight.games.lucy.spelling import BONUS, CHARACTER

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
PLACES = {
    6: "Hat Shop", 9: "Tropicana", 16: "Beauty Salon", 23: "Candy Factory", 26: "Fur Shop", 31: "Grand Central",
    38: "TV Studio", 40: "Dress Shop", 46: "Meat Locker", 52: "Hollywood", 58: "Night Club", 62: "Vineyard",
    68: "Steamship Pier", 75: "Auction House", 85: "Country Club", 89: "Club Date", 95: "Charity Show",
    104: "Westport",
}  # fmt: skip
STUNTS = (
    "Wail like a thwarted toddler",
    "Tread grapes in a vat that nobody else can see",
    "Cram in invisible sweets as the belt speeds up",
    "Drum and chant like a bandleader",
    "Sell a tonic with an ever thicker tongue",
    "Stand frozen as a statue for ten seconds",
    "Balance a tower of plates",
    "Sing one line, proudly off key",
    "Mirror the player on the left for ten seconds",
    "Spy over the top of a newspaper",
    "Panic over a false nose on fire",
    "Come down a staircase under a giant hat",
    "Stuff envelopes at top speed",
    "Count the rent like a stingy landlord",
    "Teach a dance to nobody",
    "Chase a flock of chicks",
)
WHOM = ("right", "left", "choice")
COPY = (
    "Feeling low? One spoonful of this tonic, and even the furniture looks lively!",
    "Fresh beef by the wheelbarrow! Whoever asks last has to carry it home!",
)  # of the bonus cards, to be read aloud


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(words.Words):
    title = "I Love Lucy"
    about = "Collect Lucy, Ricky, Fred and Ethel and $100, and roll doubles on the Fire Escape."
    presets = {
        "sheet": ("As on the rule sheet", "To the Mertz's door, however long it takes."),
        "stage": ("On stage", "The others vote on every imitation."),
        "short": ("Short evening", "After 20 turns each, whoever is nearest wins."),
    }
    looks = ("red", "blue", "yellow", "green")
    options = {
        "vote": "The other players vote on an imitation",
        "resolve_back": "After moving back, do what the new space says",
        "bonus_at_return": "A bonus card may be used instead of a return space",
        "doubles_fit": "Doubles must not take you past the Mertz's",
        "max_turns": "Turns each after which play stops; 0 for no limit",
        "first": "Who begins: luck decides, or the player with this number",
        "colours": "Which colour of marker each player has chosen",
    }
    decisions = {
        "roll": (
            "Throw the dice: you move that far along the way.",
            "You need Lucy, Ricky, Fred, Ethel, and $100.",
        ),
        "doubles": ("You are on the Fire Escape, and safe.", "Any doubles open the door, and you have won."),
        "landed": (
            "Do what the space says, or use a bonus card instead.",
            "Each bonus card helps only once.",
        ),
        "draw": ("You may take a card from another player, unseen.", "Take from whoever holds many."),
        "give_to": (
            "You have to give a card away, to a player you choose.",
            "Give it to whoever is furthest from winning.",
        ),
        "give": ("You have to part with a card.", "Keep one each of Lucy, Ricky, Fred and Ethel."),
        "name": ("Name the character that you would like.", "Name one of the four that you still need."),
        "ask": ("The bank has none left: you may ask one player for it.", "If they have it, it is yours."),
        "hand_on": ("You may hand this card on to another player.", "That uses up the card that lets you."),
        "imitate": (
            "The card asks you to act something out.",
            "Do it and all is well; refuse, and you lose a turn.",
        ),
        "vote": ("Was it well acted? Everybody votes.", "Be fair: your turn will come."),
        "choose": (
            "Give a card to each player, or pay them all.",
            "Money comes back sooner than a character you need.",
        ),
        "cash": ("You cannot pay, so a bonus card has to be cashed.", "Choose which one goes first."),
        "return": ("You may go to a space you choose.", "Choose one that gives you what you still need."),
    }
    minute = (
        "Be first at the Mertz's door, with $100 and the four main characters.",
        "In your turn, roll, move, and do what the space says.",
        "Nothing is counted: on the Fire Escape, doubles win the game.",
    )
    lesson = (
        ("Lucy, Ricky, Fred and Ethel are the ones you need, and $100.", ""),
        ("Roll the dice to move along the way.", "Press Roll."),
        (
            "Draw, left: you take an unseen card from your neighbour. Do it.",
            "Press the button to do what the space says.",
        ),
        ("The other player has to miss a turn. Roll again.", "Press Roll."),
        (
            "Here you draw an Ay...Yi...Yi card. They ask for nonsense.",
            "Draw the card; keep your bonus cards for worse.",
        ),
        ("Do it, or lose your next turn. Will you?", "Nobody is looking. Say that you do it!"),
        (
            "This space costs $20. Cash a bonus card instead, once each.",
            "Touch a bonus card of yours: it pays you instead.",
        ),
        (
            "I Love Lucy cards are friendly: characters, or a favour. Draw one.",
            "Press the button to draw the card.",
        ),
        ("With all four and $100 you stop here, safe from everyone.", ""),
        ("Climb, and roll any doubles: the door opens and you win.", ""),
    )

    # Nouns

    def character(self, character: int) -> str:
        return CHARACTER[character]

    def characters(self, counts: Sequence[int]) -> str:
        """ "Fred and two Ethels", from how many there are of each character."""
        return self.listed([self.several(character, n) for character, n in enumerate(counts) if n])

    def several(self, character: int, n: int) -> str:
        return self.character(character) if n == 1 else f"{NUMBERS[n]} {self.character(character)}s"

    def bonus(self, which: int) -> str:
        return BONUS[which]

    def bonus_copy(self, which: int) -> str:
        """What stands on a bonus card, to be read aloud."""
        return COPY[which]

    def lucy_card(self, kind: int) -> str:
        if kind == ANY:
            return "Collect any character"
        if kind == KEEP:
            return "Keep this, to hand an Ay...Yi...Yi card to someone else later"
        return f"Collect {self.character(kind)}"

    def ayyi_card(self, kind: int) -> str:
        if kind < LOSE:
            return STUNTS[kind]
        return "Lose the next turn" if kind == LOSE else f"Move back {BACK_BY[kind - BACK]} spaces"

    def named_place(self, space: int) -> str:
        return PLACES[space]

    def the_fire_escape(self) -> str:
        return "the Fire Escape"

    def mertz(self) -> str:
        return "the Mertz's"

    def step(self, step: int) -> str:
        return f"step {step} of the Fire Escape"

    def entrance(self) -> str:
        return "the entrance of the Fire Escape"

    def space(self, space: int, instruction: str) -> str:
        """What it says, and where it is: its number stands nowhere on the board."""
        return f"{instruction}, {space} from the start"

    def place(self, at: int, instruction: str) -> str:
        """Where someone stands: "“Draw, left”", "step 3 of the Fire Escape"."""
        if at == MERTZ:
            return self.mertz()
        if at > ESCAPE:
            return self.step(at - ESCAPE)
        if at == ENTRANCE:
            return self.entrance()
        return self.start() if at == 0 else f"“{instruction}”"

    # What a space says, in a few words

    def start(self) -> str:
        return "Ricardo's 3D"

    def draws(self, whom: int) -> str:
        return f"Draw, {WHOM[whom]}"

    def gives(self, whom: int) -> str:
        return f"Give, {WHOM[whom]}"

    def gives_or_pays(self, dollars: int) -> str:
        return f"Give or pay {dollars}"

    def bank_pays(self, space: int, dollars: int) -> str:
        return f"{self.named_place(space)}: get ${dollars}"

    def bank_gets(self, space: int, dollars: int) -> str:
        return f"{self.named_place(space)}: pay ${dollars}"

    def returns(self, space: int) -> str:
        return f"Return to {self.named_place(space)}"

    def returns_anywhere(self) -> str:
        return "Return to any square"

    def lucy_space(self) -> str:
        return "I Love Lucy card"

    def ayyi_space(self) -> str:
        return "Ay...Yi...Yi card"

    def receives(self) -> str:
        return "Receive, choice"

    def takes(self, dollars: int) -> str:
        return f"Take {dollars}"

    def pays(self, dollars: int) -> str:
        return f"Pay {dollars}"

    def fire(self) -> str:
        return "Fire Escape"

    # What is printed on the board

    def lucy_print(self) -> str:
        return "LUCY"

    def ayyi_print(self) -> str:
        return "Ay Yi Yi"

    def draw_print(self) -> str:
        return "Draw"

    def give_print(self) -> str:
        return "Give"

    def receive_print(self) -> str:
        return "Receive"

    def take_print(self) -> str:
        return "Take"

    def pay_print(self) -> str:
        return "Pay"

    def give_or_pay_print(self) -> str:
        return "Give or pay"

    def return_print(self) -> str:
        return "Return"

    def mertz_print(self) -> str:
        return "Mertz's"

    def mertz_door(self) -> str:
        return "the Mertz's door"

    def whom_print(self, whom: int) -> str:
        return WHOM[whom]

    def choice_print(self) -> str:
        return "choice"

    def anywhere_print(self) -> str:
        return "anywhere"

    # The scene

    def round(self, number: int) -> str:
        return f"Round {number}"

    def wins(self, winners: Sequence[int]) -> str:
        if len(winners) == 1:
            return f"{self[winners[0]]} {self.verb(winners[0], 'win', 'wins')}."
        return f"{capital(self.all_of(winners))} win."

    def all_vote(self, seats: Sequence[int]) -> str:
        return f"{self.all_of(seats)} vote."

    def to_roll(self, who: int) -> str:
        return f"{self[who]} to roll."

    def to_imitate(self, who: int) -> str:
        return f"{self[who]} to imitate."

    def to_vote(self, who: int) -> str:
        return f"{self[who]} to vote."

    def to_give(self, who: int) -> str:
        return f"{self[who]} to give a card."

    def to_name(self, who: int) -> str:
        return f"{self[who]} to name a character."

    def to_cash(self, who: int) -> str:
        return f"{self[who]} to cash a bonus card."

    def to_choose_a_space(self, who: int) -> str:
        return f"{self[who]} to choose a space."

    def to_choose(self, who: int) -> str:
        return f"{self[who]} to choose."

    def roll_for_doubles(self) -> str:
        return "Roll for doubles: they take you to the Mertz's."

    def roll_the_dice(self) -> str:
        return "Roll the dice."

    def follow_or_cash(self, instruction: str) -> str:
        return f"{instruction}. Do that, or cash a bonus card instead."

    def obey_or_hand_on(self, card: int) -> str:
        return f"{self.ayyi_card(card)}. Obey it, or hand it to another player."

    def will_you(self, card: int) -> str:
        return f"{self.ayyi_card(card)}. Will you do it?"

    def well_enough(self, who: int, card: int) -> str:
        return f"{self.ayyi_card(card)}. Did {self[who]} do it well enough?"

    def choose_for(self, who: int) -> str:
        return f"Choose a card to give to {self.whom(who)}."

    def give_or_pay_each(self, dollars: int) -> str:
        return f"Give each player a card, or pay them ${dollars} each."

    def which_bonus(self, dollars: int) -> str:
        return f"You owe ${dollars} and are short of money. Which bonus card do you cash first?"

    def whom_to_ask(self, character: int) -> str:
        return f"The bank has no {self.character(character)} left. Ask a player for one, or nobody."

    def safe(self) -> str:
        return "safe"

    def to_the_escape(self, spaces: int) -> str:
        return f"{self.counted(spaces, 'space')} to go"

    def safe_says(self) -> str:
        return "safe from everyone"

    def loses(self, turns: int) -> str:
        return "loses a turn" if turns == 1 else f"loses {turns} turns"

    def marker(self, who: int, place: str) -> str:
        return f"{self.whose(who)} marker, on {place}"

    def dice(self) -> str:
        return "Dice"

    def die(self, number: int, face: int) -> str:
        return f"die {number}, {face}"

    def lucy_deck(self) -> str:
        return "I Love Lucy"

    def lucy_deck_says(self, cards: int) -> str:
        return f"I Love Lucy deck, {cards} cards"

    def ayyi_deck(self) -> str:
        return "Ay...Yi...Yi"

    def ayyi_deck_says(self, cards: int) -> str:
        return f"Ay...Yi...Yi deck, {cards} cards"

    def card_drawn(self) -> str:
        return "Card drawn"

    def bank(self) -> str:
        return "Bank"

    def in_the_bank(self, character: int, n: int) -> str:
        return f"{self.character(character)} in the bank, {n} left"

    def cards_of(self, who: int) -> str:
        return "Your cards" if who == self.listener else f"{self.given(who)}'s cards"

    def their_hand(self, who: int) -> str:
        """Also of the listener, when all hands are open."""
        return f"{self.given(who)}'s hand"

    def hand_says(self, who: int, cards: int) -> str:
        return f"{self.their_hand(who)}, {cards} cards"

    def hand_says_known(self, who: int, cards: int, counts: Sequence[int]) -> str:
        return f"{self.hand_says(who, cards)}; known: {self.characters(counts)}"

    def cards_like(self, character: int, n: int) -> str:
        return self.character(character) if n == 1 else f"{n} cards of {self.character(character)}"

    def bonus_says(self, which: int, dollars: int) -> str:
        return f"{self.bonus(which)} bonus card, ${dollars}"

    def kept_says(self) -> str:
        return "kept card: hand an Ay...Yi...Yi card to another player"

    def cash_label(self, which: int, dollars: int) -> str:
        return f"Cash {BONUS[which]}, ${dollars}"

    def kept_face(self) -> str:
        return "Hand it on"

    def missing(self) -> str:
        return "Missing for the Fire Escape"

    def nothing(self) -> str:
        return "nothing"

    def dollars(self, n: int) -> str:
        return f"${n}"

    # What is shown

    def reads_aloud(self, who: int, which: int) -> str:
        if who == self.listener:
            return f"Read the {self.bonus(which)} bonus card aloud."
        return f"{self[who]} reads the {self.bonus(which)} bonus card aloud."

    def stood(self, who: int, place: str) -> str:
        return f"{self[who]}: {place}"

    def had_mains(self, who: int, mains: int) -> str:
        return f"{self[who]}: {mains} of the four main characters"

    # Buttons and choices

    def roll_label(self) -> str:
        return "Roll"

    def follow_label(self) -> str:
        return "Do what it says"

    def obey_label(self) -> str:
        return "Obey it"

    def perform_label(self) -> str:
        return "I do it"

    def refuse_label(self) -> str:
        return "I would rather not"

    def hand_out_label(self) -> str:
        return "Give each a card"

    def pay_label(self, dollars: int) -> str:
        return f"Pay ${dollars}"

    def yes_label(self) -> str:
        return "It will do"

    def no_label(self) -> str:
        return "It will not do"

    def ask_nobody_label(self) -> str:
        return "Ask nobody"

    def do_it(self, what: str) -> str:
        """A label or an instruction as a sentence."""
        return f"{what}."

    def refuse_and_lose(self) -> str:
        return "Refuse, and lose your next turn."

    def cash_bonus(self, which: int, dollars: int) -> str:
        return f"Read the {self.bonus(which)} bonus card aloud and cash it for ${dollars}."

    def draw_from(self, who: int) -> str:
        return f"Draw a card from {self.whose(who)} hand."

    def give_to(self, who: int) -> str:
        return f"Give a card to {self.whom(who)}."

    def ask(self, who: int) -> str:
        return f"Ask {self.whom(who)}."

    def hand_to(self, who: int) -> str:
        return f"Hand the card to {self.whom(who)}."

    def give_character(self, character: int) -> str:
        return f"Give {self.character(character)}."

    def ask_for(self, character: int) -> str:
        return f"Ask for {self.character(character)}."

    def go_to(self, place: str) -> str:
        return f"Go to {place}."

    # What happened

    def rolled(self, who: int, one: int, two: int) -> str:
        return f"{self[who]} rolled {one} and {two}."

    def rolled_and_moved(self, who: int, one: int, two: int, place: str) -> str:
        return f"{self[who]} rolled {one} and {two} and moved to {place}."

    def climbed(self, who: int, step: int) -> str:
        return f"{self[who]} climbed to {self.step(step)}."

    def stayed(self, who: int) -> str:
        return f"{self[who]} could not climb that far, and stayed."

    def skipped(self, who: int, more: int) -> str:
        return f"{self[who]} lost a turn, with {more} more to lose." if more else f"{self[who]} lost a turn."

    def cashed(self, who: int, which: int, dollars: int) -> str:
        copy = self.bonus_copy(which)
        return f"{self[who]} cashed the {self.bonus(which)} bonus card for ${dollars}, reading aloud: {copy}"

    def had_to_cash(self, who: int, which: int, dollars: int) -> str:
        copy = self.bonus_copy(which)
        return f"{self[who]} had to cash the {self.bonus(which)} bonus card for ${dollars}, reading aloud: {copy}"

    def collected(self, who: int, character: int) -> str:
        return f"{self[who]} got {self.character(character)} from the bank."

    def bank_out(self, character: int) -> str:
        return f"The bank has no {self.character(character)} left."

    def drew_from(self, who: int, other: int) -> str:
        return f"{self[who]} drew a card from {self.whose(other)} hand."

    def gave_to(self, who: int, other: int) -> str:
        return f"{self[who]} gave {self.whom(other)} a card."

    def it_was(self, character: int) -> str:
        return f"It was {self.character(character)}."

    def asked_and_got(self, who: int, character: int, other: int) -> str:
        return f"{self[who]} asked {self.whom(other)} for {self.character(character)} and got it."

    def asked_in_vain(self, who: int, character: int, other: int) -> str:
        return f"{self[who]} asked {self.whom(other)} for {self.character(character)}, but there was none."

    def asked_nobody(self, who: int) -> str:
        return f"{self[who]} asked nobody."

    def paid(self, who: int, dollars: int, other: int) -> str:
        return f"{self[who]} paid {self.whom(other)} ${dollars}."

    def paid_the_bank(self, who: int, dollars: int) -> str:
        return f"{self[who]} paid the bank ${dollars}."

    def got(self, who: int, dollars: int) -> str:
        return f"{self[who]} got ${dollars} from the bank."

    def could_not_pay(self, who: int, dollars: int) -> str:
        return f"{self[who]} could not pay ${dollars}, and paid nothing."

    def returned(self, who: int, place: str) -> str:
        return f"{self[who]} returned to {place}."

    def drew_lucy(self, who: int, card: int) -> str:
        return f"{self[who]} drew an I Love Lucy card: {self.lucy_card(card)}."

    def drew_ayyi(self, who: int, card: int) -> str:
        return f"{self[who]} drew an Ay...Yi...Yi card: {self.ayyi_card(card)}."

    def handed(self, who: int, other: int) -> str:
        return f"{self[who]} used a kept card and handed it to {self.whom(other)}."

    def performed(self, who: int) -> str:
        return f"{self[who]} did it!"

    def refused(self, who: int) -> str:
        return f"{self[who]} would not do it."

    def voted(self, yes: int, no: int) -> str:
        return f"The vote: {yes} yes, {no} no."

    def will_lose_a_turn(self, who: int) -> str:
        return f"{self[who]} will lose a turn."

    def went_back(self, who: int, place: str) -> str:
        return f"{self[who]} moved back to {place}."

    def idle_safe(self) -> str:
        return "Nothing happened: they are safe on the Fire Escape."

    def idle_no_card(self) -> str:
        return "Nothing happened: there is no card."

    def idle_nobody(self) -> str:
        return "Nothing happened: there is nobody to ask or pay."

    def won(self, who: int) -> str:
        return f"Doubles! {self[who]} reached the Mertz's."

    def time(self, turns: int) -> str:
        return f"Everyone has had {turns} turns: play stops."

    def told(self, who: int, mains: int, dollars: int) -> str:
        return f"{self[who]} had {mains} of the main characters and ${dollars}."

    def is_safe(self, who: int) -> str:
        return f"{self[who]} {self.verb(who, 'are', 'is')} on the Fire Escape, safe from everyone."

    # Why not, and what is to be done

    def unreadable(self, text: str) -> str:
        return (
            f"{text!r} is no move here. Write roll, follow, cash vita, draw from 2, give Fred, name Ethel, "
            f"ask 2, ask nobody, go to 38, perform or refuse."
        )

    def roll_first(self) -> str:
        return "Roll the dice first."

    def follow_first(self) -> str:
        return "Do what the space says, or cash a bonus card instead."

    def choose_to_draw_from(self) -> str:
        return "Choose the player to draw from."

    def choose_to_give_to(self) -> str:
        return "Choose the player to give a card to."

    def choose_the_card(self) -> str:
        return "Choose the card to give."

    def name_the_character(self) -> str:
        return "Name the character you want."

    def choose_to_ask(self) -> str:
        return "The bank has none left: choose the player to ask, or ask nobody."

    def obey_first(self) -> str:
        return "Obey the card, or hand it to another player."

    def perform_or_refuse(self) -> str:
        return "Say whether you do it: perform or refuse."

    def vote_on_it(self) -> str:
        return "Vote on it: yes or no."

    def give_or_pay(self) -> str:
        return "Give each player a card, or pay them."

    def cash_first(self) -> str:
        return "You are short of money: choose which bonus card to cash first."

    def choose_the_space(self) -> str:
        return "Choose the space to return to."

    def you_have_rolled(self, what: str) -> str:
        """Before what is to be done."""
        return f"You have rolled. {what}"

    def not_held(self, character: int) -> str:
        return f"You do not hold {self.character(character)}."

    def not_the_entrance(self) -> str:
        return "You may return to any space but the entrance of the Fire Escape."

    def too_few_cards(self, cards: int) -> str:
        return f"You need a card for each of them, and hold {cards}."

    def too_little_money(self, dollars: int) -> str:
        return f"You would need ${dollars} for all of them."

    def bonus_used(self, which: int) -> str:
        return f"You have used your {self.bonus(which)} bonus card."

    def no_bonus_at_return(self) -> str:
        return "A bonus card may not be used instead of a return space here."

    def bonus_after_landing(self, instruction: str) -> str:
        return (
            "A bonus card is cashed instead of doing what a space says, "
            f"right after landing there ({instruction})."
        )

    def only_so_many(self, players: int) -> str:
        return f"There are only {players} players."

    def not_yourself(self) -> str:
        return "Choose another player, not yourself."

    def safe_on_the_escape(self) -> str:
        return "That player is safe on the Fire Escape."

    # Why a good player would

    def because_you_need_it(self, character: int, n: int) -> str:
        more = f"{NUMBERS[n]}: another is one to spare" if n else "none"
        return f"You need {self.character(character)} for the Fire Escape, and have {more}."

    def because_you_have_another(self, character: int, n: int) -> str:
        return f"You have {self.several(character, n)}, and need only one for the Fire Escape."

    def because_nobody_needs_it(self, character: int) -> str:
        return f"Nobody needs {self.character(character)} for the Fire Escape: it can be given away."

    def because_the_bank_has_more(self, character: int, n: int) -> str:
        return f"The bank has {self.several(character, n)}, and no more of any other that you could give."

    def because_it_costs_nothing(self, instruction: str) -> str:
        return f"“{instruction}” costs you nothing, and your bonus stays for later."

    def because_the_bonus_stays(self, dollars: int) -> str:
        return f"Your bonus of ${dollars} stays for later."

    def because_cash_instead(self, dollars: int, instruction: str) -> str:
        return f"It brings you ${dollars}, and you need not do what the space says: “{instruction}”."

    def because_cash_brings(self, dollars: int) -> str:
        return f"It brings you ${dollars}, and the space brings no money."

    def because_refusing_costs(self) -> str:
        return "If you refuse, you lose your next turn."

    def because_you_stay_rich(self, left: int, needed: int) -> str:
        return f"You keep ${left}, and need ${needed} for the Fire Escape; your characters stay with you."

    def because_you_would_be_poor(self, left: int, needed: int) -> str:
        return f"Paying would leave you with ${left}, and you need ${needed} for the Fire Escape."

    def because_you_have_cards_to_spare(self, cards: int) -> str:
        return f"You have {self.cards(cards)} that you do not need, enough for all."

    def because_of_your_vote(self, who: int, yes: int) -> str:
        return (
            f"Your {'yes' if yes else 'no'} is one for {self.whom(who)} losing {'no' if yes else 'a'} turn."
        )
