"""Four Hand Texas."""

from gamenight.core.game import Game, Preset
from gamenight.games.texas_42 import notation, scene, telling
from gamenight.games.texas_42.bot import TexasJudgement
from gamenight.games.texas_42.rules import imagine as rules_imagine
from gamenight.games.texas_42.rules import position as rules
from gamenight.games.texas_42.rules import public as rules_table

GAME = Game(
    name="texas_42",
    title="Four Hand Texas",
    says="Bid with your partner for 42 points, name trumps, and take the tricks that count.",
    seats=range(4, 5),
    minutes=40,
    table="walnut",
    version=1,
    move_limit=rules_table.MOVES,
    options=rules_table.Options,
    package=__name__,
    begin=rules.start,
    imagine=rules_imagine.imagine,
    spell=notation.write,
    parse=notation.read,
    forbid=telling.forbid,
    draw=scene.scene,
    narrate=telling.narrate,
    presets={
        "sheet": Preset("As on the rule sheet", "To 250; the bidding goes round until all have passed.", {}),
        "quick": Preset(
            "One bid each",
            "Everyone bids once, and the dealer may not pass.",
            {"one_bid": True, "dealer_bids": True},
        ),
        "hand": Preset("A single hand", "One hand, and the side that scores more wins.", {"target": 0}),
    },
    judgement=TexasJudgement(),
)
