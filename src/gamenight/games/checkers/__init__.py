"""Checkers."""

from gamenight.core.game import Game, Preset
from gamenight.games.checkers import notation, pdn, scene
from gamenight.games.checkers.bot import CheckersJudgement
from gamenight.games.checkers.rules import position as rules
from gamenight.games.checkers.rules import public as rules_table

GAME = Game(
    name="checkers",
    title="Checkers",
    says="Jump over the other side's checkers and reach the far row for a king.",
    seats=range(2, 3),
    minutes=20,
    table="walnut",
    version=1,
    move_limit=rules_table.MOVES,
    options=rules_table.Options,
    package=__name__,
    begin=pdn.begin,
    imagine=rules.imagine,
    spell=notation.write,
    parse=notation.read,
    forbid=scene.forbid,
    draw=scene.scene,
    narrate=scene.narrate,
    presets={
        "sheet": Preset("As on the rule sheet", "Nobody has to jump, and a jump may stop early.", {}),
        "tournament": Preset(
            "Tournament rules",
            "Who can jump must jump; dark begins; a player who cannot move loses.",
            {
                "forced_capture": True,
                "king_jumps_on": False,
                "blocked_draws": False,
                "first": "dark",
                "repetition": True,
                "quiet_moves": 40,
            },
        ),
    },
    draws=True,
    check=pdn.check,
    judgement=CheckersJudgement(),
)
