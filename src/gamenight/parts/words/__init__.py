"""How the things that games share are said, by language."""
