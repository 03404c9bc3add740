"""The peers still run as we drive them, and a missing one says so in a line."""

from __future__ import annotations

import sys

import pytest

from rulewright.arena.peers import PEERS, PeerMissing


@pytest.mark.parametrize("name", PEERS)
def test_a_peer_plays_whole_games_and_copies(name: str) -> None:
    speed = PEERS[name](0.05)
    assert speed.games >= 1 and speed.decisions > 20 * speed.games
    assert speed.options_per_decision > 1 and speed.decisions_per_second > 0 and speed.copies_per_second > 0


def test_a_missing_peer_is_named_with_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(PeerMissing, match=r"open_spiel is not installed; pip install 'rulewright\[peers\]'"):
        PEERS["open_spiel"](0.05)
