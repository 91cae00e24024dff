"""Bingo, a patience with dominoes."""

from gamenight.core.game import Game, Preset
from gamenight.games.bingo import notation, rules, scene

GAME = Game(
    name="bingo",
    title="Bingo",
    says="A patience with dominoes: count along the row and clear it if luck will have it.",
    seats=range(1, 2),
    minutes=5,
    table="walnut",
    version=1,
    move_limit=rules.MOVES,
    options=rules.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules.imagine,
    spell=notation.write,
    parse=notation.read,
    forbid=scene.forbid,
    draw=scene.scene,
    narrate=scene.narrate,
    presets={"sheet": Preset("As on the rule sheet", "Tiles that match are taken by themselves.", {})},
    skill=False,
)
