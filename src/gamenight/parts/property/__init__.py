"""A property game: streets, rents, buildings, trades. Monopoly and Christmas-opoly are both made of it."""
