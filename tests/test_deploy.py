"""The example of several nodes: no containers are started here, so what can be checked without them is checked."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

yaml = pytest.importorskip("yaml")
ROOT = Path(__file__).parents[1]
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "deploy/compose.yaml").read_text())
SERVICES: dict[str, Any] = COMPOSE["services"]
DOCKERFILE = (ROOT / "deploy/Dockerfile").read_text()
SOURCE = "".join(path.read_text() for path in (ROOT / "src/gamenight").rglob("*.py"))
# What a service may say, of the compose specification; a word that is not here is a slip of the pen.
KNOWN = {
    "build", "command", "depends_on", "deploy", "environment", "healthcheck", "image", "ports", "secrets",
    "stop_grace_period", "volumes",
}  # fmt: skip


def test_services_say_only_what_compose_knows_and_name_what_is_there() -> None:
    assert set(COMPOSE) <= {"services", "secrets", "volumes"}
    for name, service in SERVICES.items():
        assert set(service) <= KNOWN, name
        assert ("image" in service) != ("build" in service), name
        for other, how in service.get("depends_on", {}).items():
            assert other in SERVICES
            assert how["condition"] != "service_healthy" or "healthcheck" in SERVICES[other], other
        assert set(service.get("secrets", ())) <= set(COMPOSE["secrets"])


def test_every_setting_is_one_that_the_server_reads() -> None:
    told = set(SERVICES["node"]["environment"]) | set(
        re.findall(r"GAMENIGHT_\w+", str(SERVICES["node"]["command"]))
    )
    for name in told:
        assert f'"{name}"' in SOURCE, name


def test_the_health_check_asks_an_address_that_is_there() -> None:
    asked = re.search(r"8765(/\w+)", str(SERVICES["node"]["healthcheck"]["test"]))
    assert asked is not None
    assert f'"{asked[1]}"' in SOURCE


def test_the_commands_have_the_options_they_are_given() -> None:
    from gamenight.cli import app

    said = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "200", "NO_COLOR": "1"}).output
    for text in (DOCKERFILE, str(SERVICES["node"]["command"])):
        for option in re.findall(r"--(?:host|port)\b", text):
            assert option in said


def test_files_that_are_named_are_there() -> None:
    for volume in SERVICES["proxy"]["volumes"]:
        assert (ROOT / "deploy" / volume.split(":")[0]).is_file()
    build = SERVICES["node"]["build"]
    assert (ROOT / "deploy" / build["context"] / build["dockerfile"]).is_file()


def test_the_image_does_not_run_as_root() -> None:
    steps = [line.split() for line in DOCKERFILE.splitlines() if line[:1].isupper()]
    user = next(step[1] for step in reversed(steps) if step[0] == "USER")
    assert user.isdecimal()
    assert int(user) > 0
