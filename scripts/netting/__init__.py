"""Nets trained and measured within a given time: `scripts/nets`."""
