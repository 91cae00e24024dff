"""The home network: addresses that phones can use, the name gamenight.local, what the terminal says."""
