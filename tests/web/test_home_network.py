"""A home network of our own (a network namespace with a private address): what a phone in it finds."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOM = (
    "ip link set lo up multicast on && ip addr add 192.168.77.1/24 dev lo && ip route add 224.0.0.0/4 dev lo"
)
INSIDE = Path(__file__).with_name("in_the_room.py")


def refused() -> str:
    """Why no room can be made here; "" if it can."""
    if not shutil.which("unshare") or not shutil.which("ip"):
        return "unshare or ip is not installed: the home network is not tested."
    tried = subprocess.run(["unshare", "-rn", "sh", "-c", ROOM], capture_output=True)
    return "" if tried.returncode == 0 else "This machine lets us make no network of our own."


def test_a_phone_in_the_room_reaches_the_server_by_address_and_name(tmp_path: Path) -> None:
    if why := refused():
        pytest.skip(why)
    command = f"{ROOM} && exec {sys.executable} {INSIDE} {tmp_path}"
    done = subprocess.run(
        ["unshare", "-rn", "sh", "-c", command], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    seen = json.loads(done.stdout.splitlines()[-1])
    phone = f"http://192.168.77.1:{seen['port']}"
    assert (
        seen["by address"] == seen["by localhost"] == phone
    )  # localhost's page invites phones by their address
    assert seen["by another name"] == 421
    assert f"On this computer     http://localhost:{seen['port']}/" in seen["said"]
    assert f"On phones and the TV {phone}/" in seen["said"]
    assert "firewall" in seen["said"]
    assert seen["announced"] == ["192.168.77.1", seen["port"]]
    assert f"http://gamenight.local:{seen['port']}/" in seen["said"]
