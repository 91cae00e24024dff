"""Beyond one machine: the same totals, and a node that dies costs only time. Skipped where Ray is not installed."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gamenight.bots.arena import contest_of, fight
from gamenight.core.sharing import shared, spread
from gamenight.lab.needs import MissingLibrary
from gamenight.lab.sim import simulate
from gamenight.lab.study.report import plan_of, study
from gamenight.lab.trajectories import trajectories


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


def sums(folder: Path, jobs: int, told: Callable[[int], None] = lambda done: None) -> dict[str, Any]:
    """Everything that can be spread, a little of it: simulation, arena, study and self-play."""
    simulated = simulate("crazy_eights", 3, {}, 40, 7, jobs, told)
    fought = fight(contest_of("crazy_eights", ["search:playouts=1", "random"], 2, {}, 3), 2, jobs, told)
    plan = plan_of("poker_dice", 2, bots=("search:playouts=1", "random"), games=5, seed=5)
    studied = study(plan, folder / f"study{jobs}.html", jobs, progress=told)
    played = trajectories(
        "hearts",
        folder / f"games{jobs}.jsonl",
        None,
        {"target": 0},
        games=24,
        seed=9,
        jobs=jobs,
        progress=told,
    )
    return {
        "sim": (simulated.moves, simulated.win_share),
        "arena": [(each.bot, each.share, each.rating) for each in fought.standings],
        "study": studied.digest,
        "self-play": played.digest,
    }


def backwards(work: Any, tasks: Any) -> Any:
    """A cluster that is done with the last task first, and that only lets bytes through."""
    for task in reversed(pickle.loads(pickle.dumps(tasks))):
        yield pickle.loads(pickle.dumps(work(task)))


def test_the_totals_do_not_depend_on_who_is_done_first(tmp_path: Path) -> None:
    alone = sums(tmp_path, 1)
    with spread(backwards):
        assert sums(tmp_path, 2) == alone


KILLS = (5, 22, 26, 40)  # results heard: in the middle of each of the four
TWO_NODES = """
import sys
from pathlib import Path
from ray.cluster_utils import Cluster
sys.path.insert(0, sys.argv[2])
from test_cluster import sums
from gamenight.lab.cluster import on_ray

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
nodes = [cluster.add_node(num_cpus=1)]
cluster.wait_for_nodes()
killed = []
def told(done):
    killed.append(done)
    if len(killed) in KILLS:
        cluster.remove_node(nodes.pop(), allow_graceful=False)
        nodes.append(cluster.add_node(num_cpus=1))
with on_ray(cluster.address) as processors:
    assert processors == 2, processors
    print(sums(Path(sys.argv[1]), processors, told))
assert len(killed) > max(KILLS), len(killed)
cluster.shutdown()
"""


@pytest.mark.soak
def test_a_cluster_of_two_gives_the_same_totals_though_nodes_are_killed(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="Ray is not installed; pip install 'gamenight[ray]'")
    alone = sums(tmp_path, 1)
    program = f"KILLS = {KILLS}\n{TWO_NODES}"
    args = [sys.executable, "-c", program, str(tmp_path), str(Path(__file__).parent)]
    ran = subprocess.run(args, capture_output=True, text=True, timeout=600)
    assert ran.returncode == 0, ran.stderr[-2000:]
    assert str(alone) in ran.stdout
