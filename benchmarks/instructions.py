"""Instructions per decision at random play: a count that repeats exactly, as times never do.

    python benchmarks/instructions.py septikon             count, print JSON
    python benchmarks/instructions.py septikon --check     exit 1 if it grew past the baseline
    python benchmarks/instructions.py septikon --record    make it the baseline

It measures the build that its interpreter imports: .venv/bin/python or .venv-compiled/bin/python.
Counted with valgrind's cachegrind, its cache model off: as exact as callgrind and the quicker of the two.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

BASELINE: Final = Path(__file__).with_suffix(".json")
VALGRIND: Final = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
Count = dict[str, str | int | float]


def build() -> str:
    """Counts compare only within one build and Python version, e.g. 'compiled-3.11'."""
    spec = importlib.util.find_spec("rulewright.core.state")
    compiled = spec is not None and Path(spec.origin or "").suffix in (".so", ".pyd")
    return f"{'compiled' if compiled else 'pure'}-{sys.version_info.major}.{sys.version_info.minor}"


def drive(game: str, games: int, seed: int, under: list[str]) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "rulewright.arena.drive",
        game,
        "--games",
        str(games),
        "--seed",
        str(seed),
    ]
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    done = subprocess.run([*under, *command], env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{' '.join(command[1:])} failed: {(done.stderr.strip() or 'no message').splitlines()[-1]}")
    return done


def instructions(game: str, games: int, seed: int) -> int:
    found = re.search(r"I\s+refs:\s+([\d,]+)", drive(game, games, seed, VALGRIND).stderr)
    if not found:
        sys.exit("valgrind reported no instruction count")
    return int(found[1].replace(",", ""))


def count(game: str, games: int, seed: int) -> Count:
    played = drive(
        game, games, seed, under=[]
    )  # first without valgrind: byte code is written, faults show early
    decisions = int(json.loads(played.stdout.splitlines()[-1])["decisions"])
    spent = instructions(game, games, seed) - instructions(game, 0, seed)
    return {
        "game": game,
        "games": games,
        "decisions": decisions,
        "instructions_per_decision": round(spent / decisions, 1),
        "build": build(),
    }


def verdict(now: Count, before: Count | None, tolerance: float) -> str:
    """Why this count does not pass, or nothing."""
    what = f"{now['game']} ({now['build']})"
    if before is None:
        return f"{what}: no baseline; set it with --record"
    if (now["games"], now["decisions"]) != (before["games"], before["decisions"]):
        return f"{what}: plays other games than its baseline did; look at why, then --record"
    ratio = float(now["instructions_per_decision"]) / float(before["instructions_per_decision"])
    return f"{what}: {ratio - 1:+.1%} instructions per decision" if ratio > 1 + tolerance else ""


def main() -> None:
    parser = argparse.ArgumentParser(description="Count instructions per decision at random play.")
    parser.add_argument("game", nargs="+")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tolerance", type=float, default=0.05, help="growth that --check lets pass (0.05)")
    action = parser.add_mutually_exclusive_group()
    action.add_argument(
        "--check", action="store_true", help=f"compare with {BASELINE.name}; exit 1 on regression"
    )
    action.add_argument("--record", action="store_true", help=f"write {BASELINE.name}")
    asked = parser.parse_args()
    if not shutil.which("valgrind"):
        sys.exit("valgrind is not installed; on Debian: apt-get install valgrind")

    baseline: dict[str, Count] = json.loads(BASELINE.read_text()) if BASELINE.exists() else {}
    faults = []
    for game in asked.game:
        now = count(game, asked.games, asked.seed)
        print(json.dumps(now), flush=True)
        key = f"{game} {now['build']}"
        if asked.check:
            faults.append(verdict(now, baseline.get(key), asked.tolerance))
        baseline[key] = now
    if asked.record:
        BASELINE.write_text(json.dumps(baseline, indent=2, sort_keys=True) + "\n")
    if any(faults):
        sys.exit("\n".join(fault for fault in faults if fault))


if __name__ == "__main__":
    main()
