"""All that the game says, one file a language."""
