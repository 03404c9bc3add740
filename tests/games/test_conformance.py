"""Every game keeps the promises of the suite: one random game in each of its modes and numbers of seats.

Options come in as far as they make questions or hidden things of their own. What is played is played on the
compiled build only (`make test`), which takes half the time; that both builds play alike is pinned by
`tests/playthroughs`. `rulewright conformance` plays more games, and with every option.
"""

from __future__ import annotations

import pytest

import rulewright
from rulewright.core.conformance import PROMISES, Configuration, Promise, check, configurations
from rulewright.core.game import Game
from rulewright.games import ready

IN_FILES = [p for p in PROMISES if p.state is Promise.state and p.end is Promise.end]  # nothing is played
IN_PLAY = [promise for promise in PROMISES if promise not in IN_FILES]
ALWAYS = ("words", "reasons", "shown", "beats")  # of these each game gives something to look at
PLAIN = [(game, setup) for game in ready() for setup in configurations(game, 1) if not setup.options]
SHORT = {"age_of_automaton": None, "stress_botics": "aggressive", "time_capsules": None}  # games, and a mode
VARIANTS = [
    (rulewright.game(game), setup)
    for game, mode in SHORT.items()
    for setup in configurations(rulewright.game(game), 1, mode)
    if setup.options
] + [
    (rulewright.game("ark_awakening"), Configuration(mode, range(seats, seats + 1), options, 1))
    for mode, seats, options in (
        ("awakening", 3, {"side": 1}),
        ("awakening", 2, {"complexity": 2}),
        ("fallout", 3, {"side": 1, "complexity": 2}),
        ("guardians", 3, {"enemy": 1}),
        ("guardians", 2, {"side": 1, "complexity": 2, "guardians": 2}),
        ("glitch", 2, {"side": 1, "complexity": 2, "disasters": 2, "hard": 1}),
        ("learning", 3, {"enemy": 1}),
        ("learning", 2, {"side": 1, "complexity": 2, "upgrades": 3}),
    )
]
SETUPS = PLAIN + VARIANTS


@pytest.mark.parametrize("game", ready(), ids=lambda game: game.id)
def test_the_files_of_a_game_keep_its_promises(game: Game) -> None:
    report = check(game, setups=[], promises=IN_FILES)
    assert report.ok, str(report)
    assert all(report.looks(promise.name) for promise in IN_FILES)


@pytest.mark.compiled
@pytest.mark.parametrize(("game", "setup"), SETUPS, ids=[f"{game.id}, {setup}" for game, setup in SETUPS])
def test_a_game_keeps_its_promises(game: Game, setup: Configuration) -> None:
    report = check(game, setups=[setup], promises=IN_PLAY)
    assert report.games == setup.games and report.decisions > 20 * setup.games and report.ok, str(report)
    assert all(report.looks(promise) for promise in ALWAYS)
