"""What Christmas-opoly says in English."""

from __future__ import annotations

from gamenight.parts.property.words.en import PropertyWords, decisions


class Words(PropertyWords):
    title = "Christmas-opoly"
    about = "Christmas town is for sale: put up Presents and Trees, and mind the NAUGHTY corner."
    presets = {
        "sheet": ("As on the rule sheet", "Until one player is left."),
        "comfortable": ("Comfortable", "Rent is collected for you; business only in your own turn."),
        "short": ("One hour", "Four deeds each, paid for; the richest after an hour wins."),
        "rounds": (
            "Twenty-five rounds",
            "Four deeds each, paid for; the richest after twenty-five rounds wins.",
        ),
        "bots": ("For bots", "Business between turns, and an end after 500 rounds."),
    }
    options = {
        "game": "Which of the sheet's two games is played",
        "limit": "What ends the short version",
        "minutes": "Minutes of a short version that goes by the clock",
        "rounds": "Rounds of a short version that goes by rounds",
        "max_rounds": "Rounds after which the richest wins; 0 for no limit",
        "entry_salary": "Entering the board pays $200",
        "pay_to_leave": "$100 buys the way out of NAUGHTY before the throw",
        "pot": "Dollars in the pot to begin with",
        "rent_unasked": "Rent is collected for its owner, who need not ask for it",
        "shortage_auctions": "The last Presents and Trees are auctioned if several want them",
        "bar_whole_colour": "A building bars its whole colour from trades and mortgages, not only its own lot",
        "transfer_interest": "Who takes over a mortgaged deed pays a tenth at once",
        "trading": "Players may trade with each other",
        "offers": "Offers that each player may make in a turn",
        "between_turn_business": "Build, mortgage and trade between other players' turns too",
        "concession": "Who is in debt may give up even if they could pay",
        "tokens": "Which token each player has chosen",
    }
    decisions = decisions("Present", "Presents", "NAUGHTY")
    minute = (
        "Be the last player who has not gone bankrupt.",
        "Throw, move, and buy the space you land on, or let it be auctioned.",
        "Rent pays: own a whole colour, put Presents and Trees on it, and trade.",
    )
    lesson = (
        ("Your throw brought you here. ON DASHER was counted as one.", ""),
        ("Snowball Stand belongs to nobody. Buy it for $90.", "Buy it: who owns a space collects its rent."),
        ("No doubles, so your turn is over. End it.", "End your turn, so that the other may throw."),
        (
            "They landed on it! Ask for rent before the next throw.",
            "Ask now: after the next throw it is lost.",
        ),
        ("Your turn again. Throw.", "Throw the dice."),
        ("You need not buy Cookie Tin. See what an auction brings.", "Let it be auctioned this time."),
        ("They bid $10. Bid $20.", "Bid 20: it is worth far more."),
        ("It is yours, for much less than its price. Here are your deeds.", ""),
        ("Nothing more to do. End your turn.", "End your turn."),
        ("They bought East Express. Throw.", "Throw the dice."),
        ("Big Fun! pays; Bah Humbug costs, and fills the pot for SANTA CLAUS.", ""),
    )

    spaces = (
        "ON DASHER", "Paper Chains", "Big Fun!", "Tin Bells", "Gift-Wrap Bill", "North Express",
        "Snowball Stand", "Bah Humbug", "Mitten Booth", "Icicle Lane", "NAUGHTY", "Cookie Tin",
        "Light Company", "Fudge Counter", "Gumdrop Gables", "East Express", "Popcorn Garland", "Big Fun!",
        "Cinnamon Row", "Cocoa Corner", "SANTA CLAUS", "Stocking Street", "Bah Humbug", "Ribbon Road",
        "Wreath Walk", "South Express", "Lantern Hill", "Carol Court", "Post Office", "Bell Tower",
        "CAUGHT PEEKING", "Toboggan Run", "Skating Pond", "Big Fun!", "Tree Farm", "West Express",
        "Bah Humbug", "Reindeer Stables", "Party Shoes", "Workshop Square",
    )  # fmt: skip
    labels = spaces
    decks = ("Big Fun!", "Bah Humbug")
    groups = (
        "silver", "frost blue", "sugarplum", "orange peel", "holly red", "candle gold", "evergreen",
        "midnight", "Expresses", "services",
    )  # fmt: skip
    looks = ("bell", "drum", "lantern", "top", "cap", "kite")
    house = ("Present", "Presents")
    hotel = ("Christmas Tree", "Christmas Trees")
    jail = "NAUGHTY"
    visiting = "or just NICE"
    visitor = "just NICE"
    pot = "the pot"
    cards_of = (
        (
            "A coin in the pudding: $10.",
            "Carol singers' collection: $20.",
            "Second-best snowman: $25.",
            "A card from a rich aunt: $50.",
            "The cookie stall sold out: $75.",
            "First prize for the wreath: $100.",
            "Holiday bonus: $150.",
            "Up and away to ON DASHER.",
            "Tea with SANTA CLAUS: go there and take the pot.",
            "Catch the next Express.",
            "Slide three spaces forward.",
            "Best-decorated street: $10 for each Present and $40 for each Tree.",
            "Open house: $10 for each deed.",
            "Shake the stocking: throw, and collect five times that.",
            "Gift exchange: $25 from the bank for each other player.",
            "Warm up at Cocoa Corner.",
        ),
        (
            "Broken ornament: $15.",
            "Late-night postage: $25.",
            "Burnt cookies: $40.",
            "Tangled lights: $50.",
            "Snowed-in driveway: $75.",
            "The turkey is gone: $100.",
            "Snowball through the window: go to NAUGHTY.",
            "Shaken presents: go to NAUGHTY.",
            "Icy path: slip back three spaces.",
            "Fallen needles: $20 for each Present and $80 for each Tree.",
            "Shovel every walk: $10 for each deed.",
            "Runaway sleigh: throw, and pay five times that.",
            "Out of paper: go back to Paper Chains.",
            "Last-minute shopping: a tenth of the cash in hand.",
            "Missed the sleigh: take the next Express, at double fare if it is owned.",
            "The whole family comes to stay: $150.",
        ),
    )
