"""What environments offer, in one place: spaces, and masks under every name that someone looks for.

| who looks | where | form |
|---|---|---|
| PettingZoo | `obs["action_mask"]` beside `obs["observation"]`, and `infos[agent]["action_mask"]` | int8 |
| Gymnasium | `obs["action_mask"]`, `info["action_mask"]`, `Discrete.sample(mask=...)` | int8 |
| sb3-contrib | `env.action_masks()` | bool |
| RLlib | `obs["action_mask"]` beside `obs["observations"]` | float32 |
| OpenSpiel | `state.legal_actions()` | ascending ints |
"""

from __future__ import annotations

from typing import Any

from gamenight.core.game import Game
from gamenight.lab.needs import needed
from gamenight.lab.observation import Observation, layout

np: Any = needed("numpy", "gymnasium")
spaces: Any = needed("gymnasium", "gymnasium").spaces

FAR = 1e6  # no number in an observation is beyond this
NAME = "gamenight"


def observation_box(game: Game[Any], seats: int) -> Any:
    """Bits are 0 or 1; numbers, scaled, mostly between -1 and 1 but not always."""
    shape = layout(game, seats)
    low, high = np.zeros(shape.size, np.float32), np.ones(shape.size, np.float32)
    low[shape.bits : shape.bits + shape.numbers] = -FAR
    high[shape.bits : shape.bits + shape.numbers] = FAR
    return spaces.Box(low, high, dtype=np.float32)


def masked_space(game: Game[Any], seats: int) -> Any:
    """An observation with its mask."""
    return spaces.Dict(
        {
            "observation": observation_box(game, seats),
            "action_mask": spaces.Box(0, 1, (game.move_limit,), np.int8),
        }
    )


def masked(seen: Observation) -> dict[str, Any]:
    return {"observation": seen.observation, "action_mask": seen.action_mask}


def ansi(game: Game[Any], view: Any) -> str:
    """A view as text."""
    from gamenight.core.describing import describe

    return describe(game, view)
