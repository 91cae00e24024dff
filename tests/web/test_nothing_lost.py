"""Servers killed at random moments under load: every acknowledged move is there, and none twice.

A few kills here; hundreds with `python tests/web/killing.py --kills 300 [--nodes 2]`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from databases import missing
from killing import cluster_soak, sqlite_soak


def test_one_server_killed_again_and_again(tmp_path: Path) -> None:
    assert sqlite_soak(tmp_path, kills=3)[1] > 20


@pytest.mark.skipif(bool(missing()), reason=missing() or "all there")
def test_one_of_two_nodes_killed_again_and_again(tmp_path: Path) -> None:
    assert cluster_soak(tmp_path, kills=2)[1] > 20
