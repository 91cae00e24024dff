"""What Monopoly says in English."""

from __future__ import annotations

from gamenight.core import words


class Words(words.Words):
    title = "Monopoly"
    about = "Buy streets, build, collect rent and trade until everyone else is broke."
    presets = {
        "sheet": ("As on the rule sheet", "Until one player is left."),
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
        "rent_claimed": "Rent is lost unless its owner asks for it in time",
        "concession": "Who is in debt may give up even if they could pay",
        "keep_mortgage": "A bankrupt's mortgaged deeds are auctioned with the mortgage",
        "double_salary": "Landing exactly on GO pays double",
        "jackpot": "Taxes and what cards cost go to whoever lands on Free Parking",
    }
