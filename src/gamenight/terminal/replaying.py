from gamenight.terminal.retelling import Story


def show_replay(story: Story) -> None: ...
