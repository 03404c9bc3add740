"""Moving Clones and Spies (SEP-4)."""

from __future__ import annotations

import pytest

from tests.games.septikon.given import A, given


@pytest.mark.clause("SEP-EX-01", "SEP-4.1")
def test_from_the_surface_a_clone_walks_on_or_down_through_the_lock() -> None:
    p = given().clones(A, "c9").rolled(A, 5)
    assert p.moves("c9") == {"h9", "c8", "b7"}


@pytest.mark.clause("SEP-EX-70")
def test_twelve_destinations_of_the_clone_on_the_outer_lock() -> None:
    p = given().clones(A, "r8 a8 k7 j2 o1").rolled(A, 5)
    expected = {"g2", "k2", "o2", "k6", "e7", "h7", "n7", "r7", "f8", "q8", "e9", "r9"}
    assert p.moves("a8") == expected
