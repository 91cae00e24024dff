"""What Christmas-opoly says in English."""

from __future__ import annotations

from gamenight.core import words


class Words(words.Words):
    title = "Christmas-opoly"
    about = "Christmas town is for sale: put up Presents and Trees, and mind the NAUGHTY corner."
    presets = {
        "sheet": ("As on the rule sheet", "Until one player is left."),
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
        "rent_claimed": "Rent is lost unless its owner asks before the next throw",
        "shortage_auctions": "The last Presents and Trees are auctioned if several want them",
        "bar_lot_only": "Only lots with buildings on them may not be traded",
        "transfer_interest": "Who takes over a mortgaged deed pays a tenth at once",
        "trading": "Players may trade with each other",
        "offers": "Offers that each player may make in a turn",
        "between_turn_business": "Build, mortgage and trade between other players' turns too",
        "concession": "Who is in debt may give up even if they could pay",
    }
