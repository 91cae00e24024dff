"""Judgement that is learned: what seats saw in games between bots, who won, and a small net fitted to that."""
