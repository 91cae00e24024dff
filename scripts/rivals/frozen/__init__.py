"""The bots as they played when strength was first published: their search and judgement, less what they say.

`scripts/frozen` puts these files into a compiled copy of the package as `gamenight.frozen`, where they play today's
rules, so that `scripts/strength --only frozen` can seat them against today's bots.
"""
