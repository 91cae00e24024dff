"""How well the bots play: `scripts/strength` measures it."""
