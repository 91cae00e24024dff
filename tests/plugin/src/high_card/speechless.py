"""A plug-in that is a game, but has no words in any language."""

import dataclasses

from high_card import GAME as WHOLE

GAME = dataclasses.replace(WHOLE, name="speechless", words={})
