"""Figures for whoever runs the server, as Prometheus reads them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from gamenight.web.live.counts import QUICK, Counts


class Busy(Collector):
    """What is counted at every move, as Prometheus reads it."""

    def __init__(self, counts: Counts) -> None:
        self._counts = counts

    def collect(self) -> Iterator[Metric]:
        counts = self._counts
        events = CounterMetricFamily("gamenight_events", "Events stored", labels=["kind"])
        for kind, count in counts.events.items():
            events.add_metric([kind], count)
        yield events
        names = [*(str(float(most)) for most in QUICK), "+Inf"]
        buckets = list(zip(names, accumulate(counts.acts), strict=True))
        says = "From an act's arrival to its answer"
        yield HistogramMetricFamily("gamenight_act_seconds", says, buckets=buckets, sum_value=counts.seconds)


class Metrics:
    """What is counted. Each app counts for itself."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        within = self.registry
        self.tables = Counter("gamenight_tables", "Tables made", ["game"], registry=within)
        self.finished = Counter("gamenight_finished", "Games finished", ["game", "ending"], registry=within)
        self.refused = Counter("gamenight_refused", "Requests refused", ["kind"], registry=within)
        self.requests = Counter("gamenight_requests", "HTTP requests", ["status"], registry=within)
        self.errors = Counter("gamenight_errors", "Faults of the server's own", registry=within)
        self.bot_moves = Counter("gamenight_bot_moves", "Moves made by bots here", ["level"], registry=within)
        self.live = Gauge("gamenight_live_tables", "Tables in memory", registry=within)
        self.listeners = Gauge("gamenight_listeners", "Sockets and streams open", registry=within)
        self.commits = Gauge("gamenight_commits", "Commits so far", registry=within)
        self.unwritten = Gauge("gamenight_unwritten", "Writes waiting for the disk", registry=within)
        self.busy = Counts()
        within.register(Busy(self.busy))

    def text(self) -> bytes:
        return bytes(generate_latest(self.registry))
