"""A game that left the log for the archive is still given, replayed, and can forget a name."""

from __future__ import annotations

from pathlib import Path

from inside import guest, inside, table

from gamenight.store.archive import Archive, archive_finished


def test_an_archived_game_is_replayed_and_its_players_can_be_removed(tmp_path: Path) -> None:
    with inside(tmp_path, archive=str(tmp_path / "archive")) as (client, server):
        mabel = guest(client, "Mabel")
        made = table(client, mabel, bots=[{"seat": 1, "level": "random"}], start=True)
        code = made["code"]
        act = {"type": "resign", "id": "a", "seat": 0}
        assert client.post(f"/api/tables/{code}/act", json=act, headers=mabel).json()["ok"]
        before = client.get(f"/api/tables/{code}/record").text
        store = server.store
        live = server.hub.lives[code]
        client.portal.call(server.hub.count, live)  # type: ignore[union-attr]
        assert list(archive_finished(store, Archive(tmp_path / "archive"), 1 << 60)) == [code]
        server.hub.lives.clear()
        assert client.get(f"/api/tables/{code}/record").text == before
        looked = client.get(f"/api/tables/{code}", headers=mabel)
        assert looked.status_code == 409
        assert "archive" in looked.json()["error"]["sentence"]
        rows = client.get("/api/me/tables?open=false", headers=mabel).json()["tables"]
        assert rows[0]["status"] == "archived", "looking at it has not changed that"
        replayed = client.get(f"/api/tables/{code}/replay?seat=all").json()
        assert replayed["total"] == len(replayed["steps"])
        assert replayed["names"][0] == "Mabel"
        assert client.delete("/api/me", headers=mabel).status_code == 200
        assert "Mabel" not in client.get(f"/api/tables/{code}/record").text
