"""The way in for a terminal: any game, drawn from its scene alone, on a full screen (`app`) or in lines (`plain`)."""
