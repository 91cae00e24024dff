"""Where others reach this server: what it hands to phones, and the names it answers to."""

from __future__ import annotations

import ipaddress
import re
import socket
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from urllib.parse import urlsplit

import ifaddr

HOME_NAME = "gamenight.local"
EVERYWHERE = ("0.0.0.0", "::")
# Nobody on the internet can have these. 192.0.2.0/24 is for examples, and is what some sandboxes give a machine.
PRIVATE = "10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 192.0.2.0/24 fc00::/7"
HOME_NETWORKS = tuple(map(ipaddress.ip_network, PRIVATE.split()))
TAILSCALE = ipaddress.ip_network("100.64.0.0/10")
# Interfaces that lead to containers, virtual machines and tunnels: a phone in the room does not see them.
INWARD = ("docker", "br-", "veth", "virbr", "vmnet", "vbox", "vethernet", "lxc", "podman", "cni", "ifb")
INWARD_WORDS = ("virtualbox", "vmware", "hyper-v", "wsl", "bluetooth", "npcap", "tap-", "wireguard")
TUNNELS = ("tun", "tap", "wg", "utun", "ppp", "tailscale", "zt")
PLAIN = re.compile(r"[\w.:*%\[\]-]{1,255}")
LOOK_AGAIN_SECONDS = 5.0


@dataclass(frozen=True)
class Interface:
    """One address of this machine, and what the system calls the network it belongs to."""

    name: str
    address: str


@dataclass(frozen=True)
class Address:
    """Where this server can be reached. `kind`: named (by whoever runs it), home, or other."""

    url: str
    kind: str
    network: str


def interfaces() -> list[Interface]:
    """Every address of this machine."""
    found = []
    for adapter in ifaddr.get_adapters():
        for held in adapter.ips:
            address = held.ip if isinstance(held.ip, str) else held.ip[0]
            found.append(Interface(str(adapter.nice_name), address))
    return found


class Addresses:
    """What a running server knows of its own addresses. Networks change, so it looks again now and then."""

    def __init__(
        self,
        host: str = "127.0.0.1",
        port: int = 0,
        scheme: str = "http",
        names: Iterable[str] = (),
        look: Callable[[], list[Interface]] = interfaces,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.host, self.port, self.scheme = host, port, scheme
        self.urls = [name.rstrip("/") for name in names if "://" in name]
        self._names = {host_of(name).lower() for name in names}
        self._look, self._clock = look, clock
        self._seen: list[Interface] = []
        self._looked = float("-inf")

    # What phones are given

    def reachable(self) -> list[Address]:
        """Where others reach this server, the best first; nothing if it listens to this computer alone."""
        named = [Address(url, "named", "") for url in self.urls]
        return [*named, *self._of_networks()]

    def _of_networks(self) -> list[Address]:
        if is_loopback(self.host):
            return []
        there = [each for each in self._interfaces() if self._listens_at(each) and is_home(each.address)]
        there.sort(key=_rank)
        return [Address(self.url(each.address), _kind(each), each.name) for each in there]

    def why_none(self) -> str:
        """Why no phone can come: "loopback", it listens to this computer alone; "network", there is no home network."""
        return "" if self.reachable() else "loopback" if is_loopback(self.host) else "network"

    def best_for(self, scheme: str, asked: str) -> str:
        """The address to hand to a phone, for a page that was opened as `asked`; "" if there is none."""
        if self.urls:
            return self.urls[0]
        host = host_of(asked)
        if not is_loopback(host) and (is_address(host) or self._is_named(host)):
            return f"{scheme}://{asked}"  # it was reached this way, so others will be too
        found = self.reachable()
        return found[0].url if found else ""

    def url(self, host: str) -> str:
        return f"{self.scheme}://{f'[{host}]' if ':' in host else host}{self._port()}"

    def _port(self) -> str:
        usual = {"http": 80, "https": 443}[self.scheme]
        return "" if self.port in (0, usual) else f":{self.port}"

    # What it answers to

    def answers(self, asked: str) -> bool:
        """Whether a Host header names this server. Another name that leads here is a trick of another site."""
        host = host_of(asked).lower().rstrip(".")
        if not host:
            return False
        if is_address(host):
            return is_loopback(host) or self._is_named(host) or self._is_own(host)
        return host in own_names() or self._is_named(host)

    def _is_named(self, host: str) -> bool:
        return host.lower() in self._names or "*" in self._names

    def _is_own(self, host: str) -> bool:
        """An address of this machine in a home network, or the very one it was told to listen at."""
        wanted = ipaddress.ip_address(host)
        if not is_loopback(self.host) and is_address(self.host) and ipaddress.ip_address(self.host) == wanted:
            return self.host not in EVERYWHERE
        own = {each.address.partition("%")[0] for each in self._interfaces()}
        return is_home(host) and any(ipaddress.ip_address(each) == wanted for each in own)

    def _listens_at(self, interface: Interface) -> bool:
        if self.host == "0.0.0.0":
            return ":" not in interface.address
        return self.host == "::" or interface.address == self.host

    def _interfaces(self) -> list[Interface]:
        if self._clock() - self._looked > LOOK_AGAIN_SECONDS:
            self._seen, self._looked = self._look(), self._clock()
        return self._seen


def host_of(text: str) -> str:
    """The host in "host", "host:port", "[host]:port" or an address with a scheme; "" if it cannot be read."""
    if "://" not in text and not PLAIN.fullmatch(text):
        return ""
    try:
        return urlsplit(text if "://" in text else f"//{text}").hostname or ""
    except ValueError:
        return ""


def own_names() -> set[str]:
    """This machine by name: as itself, as systems announce it at home, and as we announce it."""
    machine = socket.gethostname().partition(".")[0].lower()
    return {"localhost", HOME_NAME, machine, f"{machine}.local"} - {""}


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_loopback(host: str) -> bool:
    return host == "localhost" or (is_address(host) and ipaddress.ip_address(host).is_loopback)


def is_home(address: str) -> bool:
    """Private: nobody outside the house (or the tailnet) can have it."""
    number = ipaddress.ip_address(address.partition("%")[0])
    networks = (*HOME_NETWORKS, TAILSCALE)
    return any(number.version == network.version and number in network for network in networks)


def _kind(interface: Interface) -> str:
    return "home" if _rank(interface)[0] == 0 else "other"


def _rank(interface: Interface) -> tuple[int, int, bool, str]:
    """Wired and wireless networks of the room first, then tunnels, then what leads into this machine."""
    name = interface.name.lower()
    number = ipaddress.ip_address(interface.address.partition("%")[0])
    inward = name.startswith(INWARD) or any(word in name for word in INWARD_WORDS)
    tunnel = name.startswith(TUNNELS) or (number.version == 4 and number in TAILSCALE)
    place = 3 if inward else 2 if tunnel else 1 if number.is_link_local else 0
    return place, number.version, not interface.address.startswith("192.168."), interface.address
