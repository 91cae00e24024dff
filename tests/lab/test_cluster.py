"""Beyond one machine: the same totals, and a node that dies costs only time. Skipped where Ray is not installed."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from gamenight.core.sharing import shared, spread
from gamenight.lab.needs import MissingLibrary
from gamenight.lab.sim import simulate


def doubled(n: int) -> int:
    return 2 * n


def test_shared_work_may_be_handed_to_someone_else() -> None:
    handed: list[int] = []

    def elsewhere(work: Any, tasks: Any) -> Any:
        handed.extend(tasks)
        return map(work, tasks)

    with spread(elsewhere):
        assert list(shared(doubled, [1, 2, 3], 2)) == [2, 4, 6]
    assert handed == [1, 2, 3]


def test_without_ray_one_sentence_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    from gamenight.lab.cluster import on_ray

    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingLibrary, match=r"pip install 'gamenight\[ray\]'"), on_ray("local"):
        pass


TWO_NODES = """
import threading, time
from ray.cluster_utils import Cluster
from gamenight.lab.cluster import on_ray
from gamenight.lab.sim import simulate

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
other = cluster.add_node(num_cpus=1)
cluster.wait_for_nodes()
done = []
with on_ray(cluster.address) as processors:
    assert processors == 2, processors
    def count(n):
        done.append(n)
        if sum(done) > 40 and cluster.list_all_nodes()[-1] is other and not killed:
            killed.append(True)
            cluster.remove_node(other, allow_graceful=False)
    killed = []
    outcome = simulate("crazy_eights", 3, {}, 400, 7, processors, count)
    assert killed, "no node was killed"
print(outcome.moves, outcome.win_share)
cluster.shutdown()
"""


def test_a_cluster_of_two_gives_the_same_totals_though_one_is_killed() -> None:
    pytest.importorskip("ray", reason="Ray is not installed; pip install 'gamenight[ray]'")
    alone = simulate("crazy_eights", 3, {}, 400, 7)
    ran = subprocess.run([sys.executable, "-c", TWO_NODES], capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert f"{alone.moves} {alone.win_share}" in ran.stdout
