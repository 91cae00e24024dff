"""What a game is like, measured: who wins, how long it takes, how much is luck, and what each house rule changes."""
