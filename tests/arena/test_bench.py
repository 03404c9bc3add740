"""The bench measures what it says, and random play is the same wherever it runs."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace

import pytest

import rulewright
from rulewright.arena import bench as benches
from rulewright.arena.bench import bench
from rulewright.arena.drive import Endless, play_random, random_setup
from rulewright.arena.peers import PeerMissing, Speed
from rulewright.core.data import fingerprint, save
from rulewright.core.game import Bounds
from tests.arena.fair import FAIR
from tests.toys.tidewrack import GAME as TIDEWRACK


def test_random_play_is_the_same_for_the_same_seed() -> None:
    first, again = (play_random(TIDEWRACK, random_setup(TIDEWRACK, 7, seats=3)) for _ in range(2))
    assert fingerprint(save(first.state)) == fingerprint(save(again.state)) and first.state.over
    assert first.options == again.options > first.state.turns


def test_random_play_gives_up_on_a_game_without_end() -> None:
    endless = replace(FAIR, bounds=Bounds(decisions=1, options=6))
    with pytest.raises(Endless, match="fair, seed 3: no end after 10 decisions"):
        play_random(endless, random_setup(endless, 3))


def test_the_bench_tells_speed_copies_quarters_and_a_fingerprint() -> None:
    report = bench([FAIR, TIDEWRACK], seconds=0.05, rounds=2)
    fair, tidewrack = report.games
    assert (fair.game, fair.seats, report.peers) == ("fair", 4, [])
    for speed in report.games:
        assert speed.decisions_per_second > speed.games_per_second > 0
        assert speed.options_per_decision > 2 and speed.copies_per_second > 0 and speed.quarters > 0
        assert speed.copy_us == pytest.approx(1e6 / speed.copies_per_second, rel=0.01)
    assert fair.fingerprint != tidewrack.fingerprint
    assert fair.fingerprint == bench([FAIR], seconds=0.01, rounds=1).games[0].fingerprint


def test_peers_take_turns_and_ratios_are_to_catanatron(monkeypatch: pytest.MonkeyPatch) -> None:
    def catanatron(seconds: float) -> Speed:
        return Speed(
            name="catanatron",
            game="catan",
            seats=4,
            decisions=100,
            decisions_per_second=50.0,
            games=1,
            options_per_decision=5.0,
            forced=0.5,
            copies_per_second=1000.0,
        )

    def absent(seconds: float) -> Speed:
        raise PeerMissing("open_spiel is not installed; pip install 'rulewright[peers]'")

    monkeypatch.setattr(benches, "PEERS", {"catanatron": catanatron, "open_spiel": absent})
    report = bench([FAIR], peers=True, seconds=0.02, rounds=2)
    assert report.games[0].to_catanatron == round(report.games[0].decisions_per_second / 50, 2)
    assert report.peers[0].to_catanatron == 1.0 and report.peers[0].forced == 0.5
    assert report.missing == ["open_spiel is not installed; pip install 'rulewright[peers]'"]


@pytest.mark.skipif(not rulewright.known(), reason="it plays the games of the package")
def test_driving_a_game_from_the_shell_tells_games_and_decisions() -> None:
    game = rulewright.known()[0].id
    command = [sys.executable, "-m", "rulewright.arena.drive", game, "--games", "2", "--seed", "5"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    told = json.loads(done.stdout.splitlines()[-1])
    assert told["games"] == 2 and told["decisions"] > 20
