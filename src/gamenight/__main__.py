"""`python -m gamenight` is the command line."""

from gamenight.cli import main

if __name__ == "__main__":
    main()
