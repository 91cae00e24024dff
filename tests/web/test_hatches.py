"""Sockets of a table come together at one worker, through the workers' hatches; without them everything still works."""

from __future__ import annotations

import asyncio
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from databases import missing, postgres, redis
from serving import OPEN, Person, Server, Socket
from test_many import nodes
from test_wire import frame
from websockets.sync.client import connect

from gamenight.web.http.handing import table_in
from gamenight.web.live.limits import SOCKETS as SOCKETS_OF_ONE
from gamenight.web.nodes.affinity import home_of
from gamenight.web.nodes.hatch import LONGEST, Hatch

with_databases = pytest.mark.skipif(bool(missing()), reason=missing() or "all there")
SOCKETS = 12  # of one table: that they met the same of two workers by chance is one in thousands


KIND = socket.SOCK_SEQPACKET
REQUEST = (  # as one worker hands it to another, names of headers in small letters
    b"GET /api/tables/%s/socket HTTP/1.1\r\nhost: 127.0.0.1:%d\r\nupgrade: websocket\r\nconnection: Upgrade\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
)


@pytest.fixture(scope="module")
def shared() -> Iterator[tuple[str, str]]:
    with postgres() as database, redis() as fanout:
        yield database, fanout


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    tmp_path.chmod(0o700)
    return tmp_path


@pytest.fixture
def workers(
    request: pytest.FixtureRequest, shared: tuple[str, str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[list[Server]]:
    """Two workers at one port; a parameter says how generous their limits are."""
    limits = getattr(request, "param", 0.0)
    monkeypatch.setenv("GAMENIGHT_SHARED_PORT", "1")
    monkeypatch.setenv("GAMENIGHT_HATCHES", str(folder))
    both = [
        Server(*shared, log=folder.parent / f"{folder.name}-log{n}", workers=1, limits=limits)
        for n in range(2)
    ]
    both[1].port = both[0].port
    for worker in both:
        worker.start(wait=False)
    assert len(nodes(both[0].url, 2)) == 2
    while len(list(folder.iterdir())) < 2:
        time.sleep(0.05)
    yield both
    for worker in both:
        worker.kill()


def met(url: str, code: str, path: str = "") -> set[str]:
    """The nodes that a table's sockets end at."""
    return {Socket(url, code, path=path).welcome["node"] for _ in range(SOCKETS)}


def a_few_moves(seats: list[Socket], count: int = 6) -> None:
    for _ in range(count):
        newest = max(each.number for each in seats)
        for each in seats:
            each.until(newest)
        mover = seats[seats[0].update["to_move"][0]]
        assert mover.move(mover.choices()[0])["ok"]


@with_databases
def test_all_of_a_table_meet_its_home(workers: list[Server], folder: Path) -> None:
    url, names = workers[0].url, os.listdir(folder)
    mabel = Person(url)
    for _ in range(4):
        made = mabel.table(sit=[0, 1], start=True)
        code = made["code"]
        home = home_of(code, names)
        assert met(url, code) == {home}
        assert met(url, code.lower()) == {home}, "as somebody may type it"
        assert met(url, code, f"/api/tv/{code}") == {home}
        a_few_moves([Socket(url, code, seat["token"]) for seat in made["seats"]])


@with_databases
def test_a_game_goes_on_when_its_home_is_killed(workers: list[Server], folder: Path) -> None:
    url = workers[0].url
    made = Person(url).table(sit=[0, 1], start=True)
    code = made["code"]
    seats = [Socket(url, code, seat["token"]) for seat in made["seats"]]
    a_few_moves(seats)
    home, number = seats[0].welcome["node"], seats[0].number
    next(worker for worker in workers if worker.log and home in worker.log.read_text()).kill()
    assert home in os.listdir(folder), "it could not clear up"
    again = [Socket(url, code, seat["token"], resume=number) for seat in made["seats"]]
    assert {each.welcome["node"] for each in again} == set(os.listdir(folder)) - {home}
    a_few_moves(again)
    assert home not in os.listdir(folder)


@with_databases
def test_without_hatches_everybody_serves_whom_they_meet(workers: list[Server], folder: Path) -> None:
    for name in os.listdir(folder):
        (folder / name).unlink()
    code = Person(workers[0].url).table()["code"]
    assert len(met(workers[0].url, code)) == 2


@with_databases
def test_a_home_that_does_not_answer_is_not_waited_for(workers: list[Server], folder: Path) -> None:
    """A worker that is there and does nothing: its tables are served by the other."""
    with socket.socket(socket.AF_UNIX, KIND) as deaf:
        deaf.bind(str(folder / "deaf"))
        deaf.listen(16)
        mabel = Person(workers[0].url)
        while home_of(code := mabel.table()["code"], os.listdir(folder)) != "deaf":
            pass
        assert Socket(workers[0].url, code).welcome["node"] in os.listdir(folder)


@with_databases
def test_a_worker_that_stops_takes_its_hatch_away(workers: list[Server], folder: Path) -> None:
    workers[0].stop()
    assert len(os.listdir(folder)) == 1


@with_databases
def test_a_socket_that_was_handed_over_is_not_handed_on(workers: list[Server], folder: Path) -> None:
    """Whoever gets it through a hatch serves it, wherever the table is at home."""
    code = Person(workers[0].url).table()["code"]
    names = os.listdir(folder)
    [other] = set(names) - {home_of(code, names)}
    with socket.create_server(("127.0.0.1", 0)) as listening, socket.socket(socket.AF_UNIX, KIND) as asking:
        theirs = socket.create_connection(listening.getsockname(), 20)
        ours, _ = listening.accept()
        asking.settimeout(20)
        asking.connect(str(folder / other))
        with ours:
            socket.send_fds(asking, [REQUEST % (code.encode(), workers[0].port)], [ours.fileno()])
            assert asking.recv(1) == b"y"
    with theirs:
        said = theirs.recv(4096)
        assert said.startswith(b"HTTP/1.1 101")
        theirs.sendall(frame(b'{"type": "hello"}'))
        while b"welcome" not in said:
            said += theirs.recv(4096)
    assert other.encode() in said


@with_databases
@pytest.mark.parametrize("workers", [0.05], indirect=True)
def test_sockets_of_an_address_are_counted_where_they_end(workers: list[Server]) -> None:
    most = SOCKETS_OF_ONE // 20
    code = Person(workers[0].url).table()["code"]
    where = f"ws://127.0.0.1:{workers[0].port}/api/tables/{code}/socket"
    for count in range(most + 2):
        opened = OPEN.enter_context(connect(where, additional_headers={"x-forwarded-for": "192.0.2.7"}))
        if count >= most:
            assert "too_many" in opened.recv(20)
    other = OPEN.enter_context(connect(where, additional_headers={"x-forwarded-for": "192.0.2.8"}))
    with pytest.raises(TimeoutError):
        other.recv(0.5)


@pytest.mark.parametrize(
    ("url", "code"),
    [
        (b"/api/tables/ABCDE/socket", "ABCDE"),
        (b"/api/tables/abcde/socket?x=1", "ABCDE"),
        (b"/api/tv/ABCDE", "ABCDE"),
        (b"/api/tables/ABCDE/stream", ""),
        (b"/api/tables//socket", ""),
        (b"/api/tables/" + b"A" * 21 + b"/socket", ""),
        (b"/other/api/tables/ABCDE/socket", ""),
    ],
)
def test_the_table_that_an_address_names(url: bytes, code: str) -> None:
    assert table_in(url) == code


# One hatch and another, in one process


class Pair:
    """Two hatches and what comes through them."""

    def __init__(self, folder: Path) -> None:
        self.taken: list[tuple[str, socket.socket, bytes]] = []
        self.hatches = [Hatch(folder, name, self._taker(name)) for name in ("one", "two")]
        self.code = next(f"T{n}" for n in range(99) if home_of(f"T{n}", ("one", "two")) == "two")

    def _taker(self, name: str):  # type: ignore[no-untyped-def]
        return lambda connection, head: self.taken.append((name, connection, head))

    async def offer(self, head: bytes, connection: int) -> bool | None:
        """What the first hears of an offer; None if it keeps the connection at once."""
        told: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if not self.hatches[0].offer(self.code, connection, head, told.set_result):
            return None
        return await told

    def close(self) -> None:
        for hatch in self.hatches:
            hatch.close()


def test_a_connection_goes_through_a_hatch(folder: Path) -> None:
    async def try_it() -> None:
        pair = Pair(folder)
        ours, theirs = socket.socketpair()
        assert await pair.offer(b"GET", ours.fileno())
        ours.close()
        [(name, connection, head)] = pair.taken
        assert (name, head) == ("two", b"GET")
        with theirs, connection:
            connection.sendall(b"hello")
            assert theirs.recv(5) == b"hello", "closed here, it goes on there"
        pair.close()
        assert not os.listdir(folder)

    asyncio.run(try_it())


def test_what_is_too_long_is_kept(folder: Path) -> None:
    async def try_it() -> None:
        pair = Pair(folder)
        ours, theirs = socket.socketpair()
        with ours, theirs:
            assert await pair.offer(b"x" * (LONGEST + 1), ours.fileno()) is None
            assert await pair.offer(b"x" * LONGEST, ours.fileno())
        for _, connection, _ in pair.taken:
            connection.close()
        pair.close()

    asyncio.run(try_it())


def test_of_two_workers_exactly_one_serves(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The home looks up only when the other has stopped waiting: then it leaves the connection alone."""
    monkeypatch.setattr("gamenight.web.nodes.hatch.YES_SECONDS", 0.05)

    async def try_it() -> None:
        pair = Pair(folder)
        loop, two = asyncio.get_running_loop(), pair.hatches[1]
        loop.remove_reader(two._listening)
        ours, theirs = socket.socketpair()
        with ours, theirs:
            assert await pair.offer(b"GET", ours.fileno()) is False
            loop.add_reader(two._listening, two._hear)
            await asyncio.sleep(0.1)
            assert not pair.taken
            ours.sendall(b"hello")
            assert theirs.recv(5) == b"hello"
        pair.close()

    asyncio.run(try_it())


def test_a_worker_that_stops_takes_nothing_more(folder: Path) -> None:
    """Somebody has knocked already, and not said yet what they bring."""

    async def try_it() -> None:
        pair = Pair(folder)
        two = pair.hatches[1]
        ours, theirs = socket.socketpair()
        with ours, theirs, socket.socket(socket.AF_UNIX, KIND) as asking:
            asking.connect(str(folder / "two"))
            await asyncio.sleep(0.05)
            two.close()
            socket.send_fds(asking, [b"GET"], [ours.fileno()])
            await asyncio.sleep(0.05)
            assert asking.recv(1) == b""
            assert not pair.taken
            assert await pair.offer(b"GET", ours.fileno()) is None, "it is at home here now"
        pair.hatches[0].close()

    asyncio.run(try_it())


def test_a_full_hatch_is_left_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gamenight.web.nodes.hatch.WAITING", 1)
    monkeypatch.setattr("gamenight.web.nodes.hatch.YES_SECONDS", 0.05)

    async def try_it() -> None:
        pair = Pair(folder)
        asyncio.get_running_loop().remove_reader(pair.hatches[1]._listening)
        ours, theirs = socket.socketpair()
        with ours, theirs:
            answers = [await pair.offer(b"GET", ours.fileno()) for _ in range(4)]
        assert answers[0] is False
        assert answers[-1] is None
        pair.close()

    asyncio.run(try_it())


def test_a_folder_that_others_may_look_into_is_refused(folder: Path) -> None:
    async def try_it() -> None:
        folder.chmod(0o755)
        with pytest.raises(PermissionError):
            Hatch(folder, "one", lambda connection, head: None)

    asyncio.run(try_it())
