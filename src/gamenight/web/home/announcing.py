"""gamenight.local: this server's name in the home network, where the package zeroconf is installed."""

from __future__ import annotations

import logging
import socket
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from gamenight.web.home.addresses import HOME_NAME

SERVICE = "_http._tcp.local."
log = logging.getLogger("gamenight.announcing")


@contextmanager
def announced(hosts: Sequence[str], port: int) -> Iterator[bool]:
    """While inside, phones find `gamenight.local` at these addresses. Tells whether that is so."""
    try:
        from zeroconf import IPVersion, NonUniqueNameException, ServiceInfo, Zeroconf
    except ImportError:
        yield False
        return
    packed = [socket.inet_aton(host) for host in hosts if ":" not in host]
    if not packed:
        yield False
        return
    info = ServiceInfo(SERVICE, f"Game Night.{SERVICE}", port, addresses=packed, server=f"{HOME_NAME}.")
    try:
        speaker = Zeroconf(interfaces=list(hosts), ip_version=IPVersion.V4Only)
    except OSError as problem:
        log.warning("cannot announce the name", extra={"problem": str(problem)})
        yield False
        return
    try:
        try:
            speaker.register_service(info, allow_name_change=True)
            known = True
        except (OSError, NonUniqueNameException) as problem:
            log.warning("cannot announce the name", extra={"problem": str(problem)})
            known = False
        yield known
    finally:
        speaker.close()
