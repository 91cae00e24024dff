"""Before the start people take the chair whose colour or token they want; bots have what is left."""

from __future__ import annotations

from pathlib import Path

from inside import guest, inside, table


def test_a_chair_says_its_token_and_may_be_taken_instead_of_ones_own(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel, theo = guest(client, "Mabel"), guest(client, "Theo")
        made = table(client, mabel, game="monopoly", seats=3, sit=[0], bots=[{"seat": 1, "level": "easy"}])
        path = f"/api/tables/{made['code']}/seats"
        tokens = [seat["piece"] for seat in made["seats"]]
        assert len(set(tokens)) == 3
        refused = client.post(path, json={"seat": 2, "instead": 0}, headers=theo)
        assert refused.status_code == 403
        answer = client.post(path, json={"seat": 1, "instead": 0}, headers=mabel).json()
        assert answer["seat"] == 1
        seats = answer["table"]["seats"]
        assert [seat["kind"] for seat in seats] == ["bot", "person", "empty"]
        assert [seat["piece"] for seat in seats] == tokens
        assert (seats[1]["name"], seats[1]["yours"]) == ("Mabel", True)
        assert answer["token"] == seats[1]["token"]


def test_the_shelf_says_what_else_a_game_is_called(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        games = {game["name"]: game for game in client.get("/api/games").json()["games"]}
    assert games["crazy_eights"]["other_names"][0] == "Crates"
    assert games["chess"]["other_names"] == []


def test_a_token_that_nobody_has_is_chosen_before_the_start(tmp_path: Path) -> None:
    with inside(tmp_path) as (client, _):
        mabel, theo = guest(client, "Mabel"), guest(client, "Theo")
        made = table(client, mabel, game="monopoly", seats=2, sit=[0])
        path = f"/api/tables/{made['code']}"
        assert made["looks"] == ["teapot", "boat", "kite", "lantern", "top", "drum", "bell", "cap"]
        token = client.post(f"{path}/seats", json={"seat": 1}, headers=theo).json()["token"]
        act = {"id": "one", "type": "choose", "seat": 1, "look": "cap"}
        assert client.post(f"{path}/act", json=act, headers=theo).json()["ok"]
        taken = {"id": "two", "type": "choose", "seat": 0, "look": "cap"}
        refused = client.post(f"{path}/act", json=taken, headers=mabel)
        assert refused.json()["error"]["sentence"] == "Cap is taken by Theo."
        seats = client.get(path, headers=mabel).json()["seats"]
        assert [seat["piece"] for seat in seats] == ["teapot", "cap"]
        client.post(f"{path}/act", json={"id": "three", "type": "start", "seat": 0}, headers=mabel)
        begun = client.get(path, headers=mabel).json()
        assert "looks" not in begun
        assert [seat["piece"] for seat in begun["seats"]] == ["teapot", "cap"]
        scene = client.get(f"{path}/state", headers={"authorization": f"Bearer {token}"}).json()["scene"]
        assert [piece["face"] for piece in scene["pieces"]] == ["teapot", "cap"]
