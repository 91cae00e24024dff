"""How fast the rules run, as ratios against other people's programs measured in the same run.

`targets` says what is measured against what, `ours` and `rivals` do the measuring, `run` puts it together.
Nothing is installed: a rival that cannot be imported is named and left out.
"""
