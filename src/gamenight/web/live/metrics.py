"""Figures for whoever runs the server, as Prometheus reads them."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """What is counted. Each app counts for itself."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        within = self.registry
        self.tables = Counter("gamenight_tables", "Tables made", ["game"], registry=within)
        self.finished = Counter("gamenight_finished", "Games finished", ["game", "ending"], registry=within)
        self.events = Counter("gamenight_events", "Events stored", ["kind"], registry=within)
        self.refused = Counter("gamenight_refused", "Requests refused", ["kind"], registry=within)
        self.requests = Counter("gamenight_requests", "HTTP requests", ["status"], registry=within)
        self.errors = Counter("gamenight_errors", "Faults of the server's own", registry=within)
        self.bot_moves = Counter("gamenight_bot_moves", "Moves made by bots here", ["level"], registry=within)
        self.act_seconds = Histogram(
            "gamenight_act_seconds", "From an act's arrival to its answer", buckets=QUICK, registry=within
        )
        self.live = Gauge("gamenight_live_tables", "Tables in memory", registry=within)
        self.listeners = Gauge("gamenight_listeners", "Sockets and streams open", registry=within)
        self.commits = Gauge("gamenight_commits", "Commits so far", registry=within)
        self._stored: dict[str, Counter] = {}
        self.unwritten = Gauge("gamenight_unwritten", "Writes waiting for the disk", registry=within)

    def stored(self, kind: str) -> None:
        """An event of that kind was stored."""
        counter = self._stored.get(kind)
        if counter is None:
            counter = self._stored[kind] = self.events.labels(kind)
        counter.inc()

    def text(self) -> bytes:
        return bytes(generate_latest(self.registry))
