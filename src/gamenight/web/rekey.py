"""A new key for signing tokens: `python -m gamenight.web.rekey [--database URL] [--forget]`, while no server runs.

Tokens of seats and guests that the old key signed go on working, unless --forget is given: then every device must
come back by its recovery code, and seats by whoever sits there.
"""

from __future__ import annotations

import argparse
import os
import secrets
import sys

from gamenight.core.refusal import GameNightError
from gamenight.store.store import Store


def main() -> None:
    asked = argparse.ArgumentParser(prog="gamenight.web.rekey", description=__doc__.split("\n")[0])
    asked.add_argument("--database", default=os.environ.get("GAMENIGHT_DATABASE", ""))
    asked.add_argument("--forget", action="store_true", help="let no older token hold any more")
    given = asked.parse_args()
    try:
        store = Store(given.database)
    except GameNightError as problem:
        sys.exit(f"{problem}")
    store.change_key("signing", secrets.token_bytes(32), keep=not given.forget)
    store.close()
    print("Tokens are signed with a new key from now on.")


if __name__ == "__main__":
    main()
