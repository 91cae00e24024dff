"""Monopoly."""

from gamenight.core.game import Game, Preset
from gamenight.games.monopoly import notation, rules, scene
from gamenight.games.monopoly.bot import JUDGEMENT
from gamenight.parts.property.moves import MOVES

GAME = Game(
    name="monopoly",
    title="Monopoly",
    says="Buy streets, build, collect rent and trade until everyone else is broke.",
    seats=range(2, 9),
    minutes=150,
    table="cloth",
    version=1,
    move_limit=MOVES,
    options=rules.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules.imagine,
    spell=notation.write,
    parse=notation.read,
    forbid=scene.forbid,
    draw=scene.scene,
    narrate=scene.narrate,
    presets={
        "sheet": Preset("As on the rule sheet", "Until one player is left.", {}),
        "short": Preset(
            "Short game", "Three free deeds each; the first bankruptcy ends it.", {"game": "short"}
        ),
        "hour": Preset(
            "One hour", "Two deeds each, paid for; the richest after an hour.", {"game": "time limit"}
        ),
        "rounds": Preset(
            "Thirty rounds",
            "Two deeds each, paid for; the richest after thirty rounds.",
            {"game": "time limit", "limit": "rounds"},
        ),
        "bots": Preset(
            "For bots",
            "Business between turns, and an end after 1000 rounds.",
            {"between_turn_business": True, "max_rounds": 1000},
        ),
        "family": Preset("Jackpot", "Taxes and fines go to Free Parking.", {"jackpot": True}),
    },
    minutes_limit=rules.minutes_limit,
    judgement=JUDGEMENT,
)
