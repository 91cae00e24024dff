"""Christmas-opoly."""

from gamenight.core.game import Game, Preset
from gamenight.games.christmas_opoly import notation, rules, scene
from gamenight.games.christmas_opoly.bot import JUDGEMENT
from gamenight.parts.property.moves import MOVES

GAME = Game(
    name="christmas_opoly",
    title="Christmas-opoly",
    says="Christmas town is for sale: put up Presents and Trees, and mind the NAUGHTY corner.",
    seats=range(2, 7),
    minutes=120,
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
            "One hour", "Four deeds each, paid for; the richest after an hour wins.", {"game": "short"}
        ),
        "rounds": Preset(
            "Twenty-five rounds",
            "Four deeds each, paid for; the richest after twenty-five rounds wins.",
            {"game": "short", "limit": "rounds"},
        ),
        "bots": Preset(
            "For bots",
            "Business between turns, and an end after 500 rounds.",
            {"between_turn_business": True, "max_rounds": 500},
        ),
    },
    minutes_limit=rules.minutes_limit,
    judgement=JUDGEMENT,
)
