"""Run inside a network of its own: start the server as a family would, and look at it from the room. Prints JSON."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

from zeroconf import Zeroconf

ROOM, PORT = "192.168.77.1", 8798


def ask(url: str, **headers: str) -> Any:
    request = urllib.request.Request(f"{url}/api/addresses", headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=10) as answer:
            return json.load(answer)["best"]
    except urllib.error.HTTPError as problem:
        return problem.code


def wait(url: str) -> None:
    for _ in range(300):
        try:
            ask(url)
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


def announced() -> list[Any]:
    listener = Zeroconf(interfaces=[ROOM])
    try:
        found = listener.get_service_info("_http._tcp.local.", "Game Night._http._tcp.local.", 8000)
        return [found.parsed_addresses()[0], found.port] if found else []
    finally:
        listener.close()


def main(folder: Path) -> None:
    database = f"sqlite:///{folder}/tables.db"
    command = [sys.executable, "-m", "gamenight", "serve", "--port", str(PORT), "--database", database]
    with (folder / "said").open("w") as said:
        server = subprocess.Popen(command, stderr=said)
    try:
        wait(f"http://{ROOM}:{PORT}")
        seen = {
            "port": PORT,
            "by address": ask(f"http://{ROOM}:{PORT}"),
            "by localhost": ask(f"http://localhost:{PORT}"),
            "by another name": ask(f"http://{ROOM}:{PORT}", Host="evil.example"),
            "announced": announced(),
            "said": (folder / "said").read_text(),
        }
    finally:
        server.terminate()
        server.wait(20)
    print(json.dumps(seen))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
