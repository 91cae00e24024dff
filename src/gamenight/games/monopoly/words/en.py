"""What Monopoly says in English."""

from __future__ import annotations

from gamenight.parts.property.words.en import PropertyWords, decisions


class Words(PropertyWords):
    title = "Monopoly"
    about = "Buy streets, build, collect rent and trade until everyone else is broke."
    presets = {
        "sheet": (
            "As on the rule sheet",
            "Until one player is left. One exception: business only in your own turn, so that no throw has to wait.",
        ),
        "comfortable": ("Comfortable", "Rent is collected for you; business only in your own turn."),
        "short": ("Short game", "Three free deeds each; the first bankruptcy ends it."),
        "hour": ("One hour", "Two deeds each, paid for; the richest after an hour."),
        "rounds": ("Thirty rounds", "Two deeds each, paid for; the richest after thirty rounds."),
        "bots": ("For bots", "Business between turns, and an end after 1000 rounds."),
        "family": ("Jackpot", "Taxes and fines go to Free Parking."),
    }
    options = {
        "game": "Which of the sheet's three games is played",
        "limit": "What ends the time limit game",
        "minutes": "Minutes of a time limit game that goes by the clock",
        "rounds": "Rounds of a time limit game that goes by rounds",
        "max_rounds": "Rounds after which the richest wins; 0 for no limit",
        "auctions": "A space that its visitor does not buy is auctioned",
        "trading": "Players may trade with each other",
        "offers": "Offers that each player may make in a turn",
        "between_turn_business": "Build, mortgage and trade between other players' turns too",
        "shortage_auctions": "The last houses and hotels are auctioned if several want them",
        "rent_unasked": "Rent is collected for its owner, who need not ask for it",
        "concession": "Who is in debt may give up even if they could pay",
        "keep_mortgage": "A bankrupt's mortgaged deeds are auctioned with the mortgage",
        "double_salary": "Landing exactly on GO pays double",
        "jackpot": "Taxes and what cards cost go to whoever lands on Free Parking",
        "tokens": "Which token each player has chosen",
    }
    decisions = decisions("house", "houses", "jail") | {
        "tax": ("You may choose which tax you pay.", "A tenth is less only while you own little."),
    }
    minute = (
        "Be the last player who has not gone bankrupt.",
        "Throw, move, and buy the space you land on, or let it be auctioned.",
        "Rent pays: own a whole colour, build houses on it, and trade.",
    )
    lesson = (
        ("Throw the dice: your token goes round the board by their sum.", "Touch Throw the dice."),
        ("Vermont Avenue belongs to nobody. Buy it for $100.", "Buy it: who owns a space collects its rent."),
        ("No doubles, so your turn is over. End it.", "End your turn, so that the other may throw."),
        ("They landed on your Vermont! Ask for your rent.", "Ask now: rent that is never asked for is lost."),
        ("Your turn again. Throw.", "Throw the dice."),
        ("You need not buy this railroad. See what an auction brings.", "Let it be auctioned this time."),
        ("They bid $10. Bid $20.", "Bid 20: it is worth far more."),
        ("It is yours, for a tenth of its price. Here are your deeds.", ""),
        (
            "A mortgage brings half the price, and stops the rent. Try one.",
            "Touch Mortgage, then Vermont.",
        ),
        ("A mortgage can be paid off later, for a tenth more. End your turn.", "End your turn."),
        ("They bought St. Charles Place. Throw.", "Throw the dice."),
        ("A Chance card: out of jail, free. Own whole colours, then build!", ""),
    )

    spaces = (
        "GO", "Mediterranean Avenue", "Community Chest", "Baltic Avenue", "Income Tax", "Reading Railroad",
        "Oriental Avenue", "Chance", "Vermont Avenue", "Connecticut Avenue", "Jail", "St. Charles Place",
        "Electric Company", "States Avenue", "Virginia Avenue", "Pennsylvania Railroad", "St. James Place",
        "Community Chest", "Tennessee Avenue", "New York Avenue", "Free Parking", "Kentucky Avenue",
        "Chance", "Indiana Avenue", "Illinois Avenue", "B. & O. Railroad", "Atlantic Avenue",
        "Ventnor Avenue", "Water Works", "Marvin Gardens", "Go to Jail", "Pacific Avenue",
        "North Carolina Avenue", "Community Chest", "Pennsylvania Avenue", "Short Line", "Chance",
        "Park Place", "Luxury Tax", "Boardwalk",
    )  # fmt: skip
    labels = (
        "GO", "Mediterranean", "Community Chest", "Baltic", "Income Tax", "Reading", "Oriental", "Chance",
        "Vermont", "Connecticut", "Jail", "St. Charles", "Electric", "States", "Virginia",
        "Pennsylvania Railroad", "St. James", "Community Chest", "Tennessee", "New York", "Free Parking",
        "Kentucky", "Chance", "Indiana", "Illinois", "B. & O.", "Atlantic", "Ventnor", "Water Works",
        "Marvin Gardens", "Go to Jail", "Pacific", "North Carolina", "Community Chest",
        "Pennsylvania Avenue", "Short Line", "Chance", "Park Place", "Luxury Tax", "Boardwalk",
    )  # fmt: skip
    decks = ("Chance", "Community Chest")
    groups = (
        "dark purple", "light blue", "pink", "orange", "red", "yellow", "green", "dark blue", "railroads",
        "utilities",
    )  # fmt: skip
    looks = ("teapot", "boat", "kite", "lantern", "top", "drum", "bell", "cap")
    house = ("house", "houses")
    hotel = ("hotel", "hotels")
    jail = "jail"
    visiting = "or just visiting"
    visitor = "just visiting"
    pot = "the jackpot"
    abbreviations = (("Avenue", "Ave"), ("Railroad", "RR"))
    cards_of = (
        (
            "Advance to GO.",
            "Advance to Illinois Avenue.",
            "Advance to St. Charles Place.",
            "Advance to the nearest utility. If it is owned, throw and pay ten times that.",
            "Advance to the nearest railroad. If it is owned, pay double rent.",
            "Advance to the nearest railroad. If it is owned, pay double rent.",
            "The bank pays a dividend of $50.",
            "Get out of jail free. Keep this card.",
            "Go back three spaces.",
            "Go to jail.",
            "Repairs to all property: $25 a house, $100 a hotel.",
            "Pay poor tax of $15.",
            "Take a ride on the Reading Railroad.",
            "Take a walk on the Boardwalk.",
            "Elected to the chair: pay every other player $50.",
            "A building loan matures: collect $150.",
        ),
        (
            "Advance to GO.",
            "A happy bank error: collect $200.",
            "Doctor's fee: pay $50.",
            "Sale of stock: collect $45.",
            "Get out of jail free. Keep this card.",
            "Go to jail.",
            "Opera night: collect $50 from every other player.",
            "The Christmas fund matures: collect $100.",
            "Income tax refund: collect $20.",
            "Life insurance matures: collect $100.",
            "Hospital bill: pay $100.",
            "School tax: pay $150.",
            "For services: collect $25.",
            "Street repairs: $40 a house, $115 a hotel.",
            "Second prize in a beauty contest: collect $10.",
            "An inheritance: collect $100.",
        ),
    )
