"""Where phones reach the server, and the names it answers to."""

from __future__ import annotations

import pytest

from gamenight.web.home.addresses import Addresses, Interface, host_of, is_home

WIFI = Interface("wlan0", "192.168.1.23")
WIRED = Interface("eth0", "10.0.0.7")
DOCKER = Interface("docker0", "172.17.0.1")
TUNNEL = Interface("tun0", "10.8.0.2")
LOOP = Interface("lo", "127.0.0.1")
PUBLIC = Interface("eth1", "203.0.113.9")
ALL = [LOOP, DOCKER, TUNNEL, WIRED, PUBLIC, WIFI]


def at(host: str = "0.0.0.0", *names: str, there: list[Interface] | None = None) -> Addresses:
    return Addresses(host, 8765, "http", names, look=lambda: ALL if there is None else there)


def test_phones_are_given_the_rooms_own_network_first() -> None:
    assert [each.url for each in at().reachable()] == [
        "http://192.168.1.23:8765",
        "http://10.0.0.7:8765",
        "http://10.8.0.2:8765",
        "http://172.17.0.1:8765",
    ]
    assert [each.kind for each in at().reachable()] == ["home", "home", "other", "other"]


def test_a_server_for_this_computer_alone_gives_nothing_and_says_why() -> None:
    alone = at("127.0.0.1")
    assert alone.reachable() == []
    assert alone.best_for("http", "localhost:8765") == ""
    assert alone.why_none() == "loopback"
    assert at(there=[LOOP, PUBLIC]).why_none() == "network"


@pytest.mark.parametrize("opened", ["localhost:8765", "127.0.0.1:8765", "[::1]:8765", "gamenight.local:8765"])
def test_a_page_opened_on_this_computer_still_invites_by_an_address_for_phones(opened: str) -> None:
    assert at().best_for("http", opened) == "http://192.168.1.23:8765"


def test_a_page_that_came_by_an_address_or_an_added_name_invites_by_the_same() -> None:
    assert at().best_for("http", "10.0.0.7:8765") == "http://10.0.0.7:8765"
    assert at("127.0.0.1", "games.example").best_for("https", "games.example") == "https://games.example"


def test_a_name_with_a_scheme_is_what_everyone_is_given() -> None:
    named = at("127.0.0.1", "https://games.example/")
    assert named.best_for("http", "localhost:8765") == "https://games.example"
    assert named.answers("games.example")


@pytest.mark.parametrize(
    "host",
    ["localhost:8765", "127.0.0.1", "127.3.2.1:1", "[::1]:8765", "192.168.1.23:8765", "GameNight.local:8765"],
)
def test_it_answers_to_its_own_names(host: str) -> None:
    assert at().answers(host)


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "192.168.1.23.evil.example:8765",
        "localhost.evil.example",
        "192.168.1.99:8765",  # private, and another machine's
        "203.0.113.9",  # its own, and public: nobody asked for that
        "evil.example@localhost",
        "localhost/x",
        "",
        "[::1",
        "local host",
        "x" * 300,
    ],
)
def test_another_name_is_refused(host: str) -> None:
    assert not at().answers(host)


def test_what_the_host_adds_is_answered() -> None:
    assert at("0.0.0.0", "games.example").answers("games.example:443")
    assert at("203.0.113.9").answers("203.0.113.9:8765")  # asked to listen exactly there
    assert at("127.0.0.1", "*").answers("anything.example")


def test_a_changed_network_is_seen_after_a_while() -> None:
    there, now = [WIFI], [0.0]
    known = Addresses("0.0.0.0", 8765, look=lambda: list(there), clock=lambda: now[0])
    assert known.answers("192.168.1.23")
    there[:] = [Interface("wlan0", "192.168.178.5")]
    now[0] = 10.0
    assert [each.url for each in known.reachable()] == ["http://192.168.178.5:8765"]
    assert not known.answers("192.168.1.23")


def test_private_is_private() -> None:
    assert all(map(is_home, ("10.1.2.3", "172.16.0.1", "192.168.0.1", "192.0.2.2", "100.64.1.1", "fd00::2")))
    assert not any(map(is_home, ("8.8.8.8", "172.32.0.1", "127.0.0.1", "2001:db8::1")))


def test_hosts_are_read_from_every_form() -> None:
    assert host_of("a.example:80") == host_of("https://a.example/x") == host_of("a.example") == "a.example"
    assert host_of("[fd00::2]:8765") == "fd00::2"
