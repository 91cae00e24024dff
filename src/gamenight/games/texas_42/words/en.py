"""What Four Hand Texas says in English."""

from __future__ import annotations

from gamenight.core import words


class Words(words.Words):
    title = "Four Hand Texas"
    about = "Bid with your partner for 42 points, name trumps, and take the tricks that count."
    presets = {
        "sheet": ("As on the rule sheet", "To 250; the bidding goes round until all have passed."),
        "quick": ("One bid each", "Everyone bids once, and the dealer may not pass."),
        "hand": ("A single hand", "One hand, and the side that scores more wins."),
    }
    options = {
        "target": "The points that win the match; 0 plays a single hand",
        "jump": "84 may be bid before anyone has bid 42",
        "one_bid": "Everyone bids or passes once only",
        "dealer_bids": "If all others pass the dealer has to bid",
        "limit_points": "When a bid of 42 or more fails the opponents also score the points they took",
    }
