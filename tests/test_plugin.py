"""Another package adds a game, in plain Python, and it is there in every layer."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

PLUGIN = Path(__file__).parent / "plugin"


@pytest.fixture(scope="session")
def with_plugin(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the plug-in is installed beside the package."""
    folder = tmp_path_factory.mktemp("plugin")
    install = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--no-build-isolation",
        "--target",
        str(folder),
    ]
    told = subprocess.run([*install, str(PLUGIN)], capture_output=True, text=True, check=False)
    if told.returncode and "hatchling" in told.stderr:
        pytest.skip("hatchling is not installed, so the plug-in cannot be built here")
    assert told.returncode == 0, told.stderr
    path = os.pathsep.join(filter(None, [str(folder), os.environ.get("PYTHONPATH", "")]))
    return {**os.environ, "PYTHONPATH": path}


def run(env: dict[str, str], *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "gamenight", *words]
    return subprocess.run(
        command, env=env, input=given, capture_output=True, text=True, check=False, timeout=120
    )


def test_the_game_is_on_the_shelf(with_plugin: dict[str, str]) -> None:
    shelf = json.loads(run(with_plugin, "games", "--json").stdout)
    assert "high_card" in [game["name"] for game in shelf]


def test_its_rules_can_be_read(with_plugin: dict[str, str]) -> None:
    assert "1.2" in run(with_plugin, "rules", "high_card").stdout


def test_it_can_be_simulated(with_plugin: dict[str, str]) -> None:
    told = run(with_plugin, "sim", "high_card", "-n", "50", "--seed", "1", "--json")
    assert json.loads(told.stdout)["games"] == 50


def test_it_can_be_played_in_the_terminal(with_plugin: dict[str, str]) -> None:
    told = run(with_plugin, "play", "high_card", "--plain", "--seed", "1", given="keep\n")
    assert told.returncode == 0, told.stderr
    assert "showed" in told.stdout


def test_the_laws_hold_for_it(with_plugin: dict[str, str]) -> None:
    command = [sys.executable, "-m", "gamenight.laws", "high_card"]
    told = subprocess.run(command, env=with_plugin, capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout


def test_bots_can_play_it(with_plugin: dict[str, str]) -> None:
    told = run(with_plugin, "arena", "high_card", "random", "easy", "--games", "4", "--json")
    assert told.returncode == 0, told.stderr
    json.loads(told.stdout)


def test_a_plug_in_that_raises_is_left_out_with_one_sentence(with_plugin: dict[str, str]) -> None:
    told = run(with_plugin, "games", "--json")
    shelf = [game["name"] for game in json.loads(told.stdout)]
    assert {"high_card", "chess"} <= set(shelf)
    left_out = ["broken", "leaves", "no_game", "speechless"]
    assert not set(left_out) & set(shelf)
    said = sorted(told.stderr.splitlines())
    assert len(said) == len(left_out)
    for name, sentence in zip(left_out, said, strict=True):
        assert sentence.startswith(f"The plug-in '{name}'")
    assert "'broken' of high-card (gamenight.games) is left out: RuntimeError: this plug-in" in said[0]
    assert "SystemExit: goodbye" in said[1]
    assert "There is no game 'broken'" in run(with_plugin, "rules", "broken").stderr


def test_a_bot_of_another_package_sits_down_in_the_arena_and_at_a_terminal(
    with_plugin: dict[str, str],
) -> None:
    told = run(with_plugin, "arena", "high_card", "sampler:worlds=5", "random", "--games", "4", "--json")
    assert told.returncode == 0, told.stderr
    assert {one["bot"] for one in json.loads(told.stdout)["standings"]} == {"sampler:worlds=5", "random"}
    played = run(
        with_plugin, "play", "high_card", "--bot", "sampler", "--plain", "--seed", "1", given="keep\n"
    )
    assert played.returncode == 0, played.stderr
    wrong = run(with_plugin, "arena", "high_card", "sampler:worlds=many", "random")
    assert wrong.returncode == 2
    assert "The bot 'sampler:worlds=many' cannot be made: ValueError" in wrong.stderr


AT_A_TABLE = """
import json, sys, time, urllib.request
address = sys.argv[1]
def ask(way, path, token="", **given):
    body = json.dumps(given).encode() if given else None
    asked = urllib.request.Request(address + path, body, {"Content-Type": "application/json"}, method=way)
    if token:
        asked.add_header("Authorization", "Bearer " + token)
    return json.load(urllib.request.urlopen(asked))
for _ in range(300):
    try:
        ask("GET", "/health"); break
    except OSError:
        time.sleep(0.2)
me = ask("POST", "/api/me", name="Mabel")["token"]
bots = [{"seat": 1, "level": "sampler"}]
table = ask("POST", "/api/tables", me, game="high_card", seats=2, bots=bots, start=True)
code, seat = table["code"], table["seats"][0]["token"]
seen = ask("GET", f"/api/tables/{code}", me)["number"]
print(ask("POST", f"/api/tables/{code}/act", seat, type="move", id="m", text="keep", seen=seen)["ok"])
for _ in range(300):
    now = ask("GET", f"/api/tables/{code}", me)
    if now["status"] == "over":
        break
    time.sleep(0.1)
print(now["status"], sum(now["payoffs"]))
"""


def test_it_can_be_played_at_a_table_of_the_server(with_plugin: dict[str, str], tmp_path: Path) -> None:
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        port = str(door.getsockname()[1])
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    command = [sys.executable, "-m", "gamenight", "serve", "--port", port, "--database", database]
    server = subprocess.Popen(command, env=with_plugin, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        client = [sys.executable, "-c", AT_A_TABLE, f"http://127.0.0.1:{port}"]
        told = subprocess.run(
            client, env=with_plugin, capture_output=True, text=True, check=False, timeout=120
        )
        assert told.stdout == "True\nover 1000\n", told.stderr
    finally:
        server.terminate()
        server.wait(30)
