"""Entry points that fail, as those of other people's packages sometimes do."""

raise RuntimeError("this plug-in cannot be loaded")
