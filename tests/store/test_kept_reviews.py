"""Reviews as they are kept: one node works on each, a lost one is taken over, and nobody is named who is gone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from gamenight.store import reviews
from gamenight.store.reviews import STOPPED, WHOLE, WORKING
from gamenight.store.store import Store

DIGEST = "ab" * 32


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    made = Store(f"sqlite:///{tmp_path}/tables.db")
    yield made
    made.close()


def do(store: Store, job: Any) -> Any:
    with store.write() as connection:
        return job(connection)


def claim(store: Store, node: str, now: int) -> bool:
    return bool(do(store, reviews.claim(DIGEST, 2, 7, node, now, now + 10)))


def test_one_node_works_on_a_review(store: Store) -> None:
    assert claim(store, "a", 100)
    assert not claim(store, "b", 105)
    do(store, reviews.note(DIGEST, 2, "a", 120, WORKING, 3, 9, {"names": ["Mabel"]}))
    found = reviews.find(store, DIGEST, 2)
    assert found is not None
    assert (found.state, found.done, found.total, found.found) == (WORKING, 3, 9, {"names": ["Mabel"]})


def test_a_node_that_is_gone_loses_its_review(store: Store) -> None:
    assert claim(store, "a", 100)
    assert claim(store, "b", 111)
    assert not do(store, reviews.note(DIGEST, 2, "a", 130, WHOLE, 9, 9, {"late": True}))
    found = reviews.find(store, DIGEST, 2)
    assert found is not None
    assert (found.node, found.state) == ("b", WORKING)


def test_a_review_that_stopped_can_be_taken_up_and_a_whole_one_stays(store: Store) -> None:
    assert claim(store, "a", 100)
    do(store, reviews.note(DIGEST, 2, "a", 110, STOPPED, 3, 9, {"known": 1}))
    assert claim(store, "b", 101)
    do(store, reviews.note(DIGEST, 2, "b", 110, WHOLE, 9, 9, {"known": 2}))
    assert not claim(store, "c", 10_000)
    found = reviews.find(store, DIGEST, 2)
    assert found is not None
    assert found.found == {"known": 2}


def test_what_an_older_reviewer_thought_and_what_is_long_unasked_go(store: Store) -> None:
    do(store, reviews.claim("a" * 64, 1, 0, "n", 100, 110))
    for n in range(4):
        do(store, reviews.claim(f"{n}" * 64, 2, 0, "n", 200 + n, 300))
    do(store, reviews.tidy(2, kept=2))
    kept = [n for n in range(4) if reviews.find(store, f"{n}" * 64, 2) is not None]
    assert kept == [2, 3]
    assert reviews.find(store, "a" * 64, 1) is None


def test_reviews_of_somebody_who_is_gone_are_forgotten(store: Store) -> None:
    assert claim(store, "a", 100)
    with store.write() as connection:
        reviews.forget(connection, [7])
    assert reviews.find(store, DIGEST, 2) is None
