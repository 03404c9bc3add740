"""The suite passes on the toys, and each promise bites on a toy that breaks it."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from rulewright.core.conformance import PROMISES, check, configurations
from rulewright.core.game import Game
from rulewright.core.zones import EVERYONE, Zone
from tests.core.faults import knowledge, play, words
from tests.core.faults.bench import SMALL, Bench, Fault
from tests.toys import cellars, tidewrack

FAULTS = [
    fault for part in (play, knowledge, words) for fault in vars(part).values() if isinstance(fault, Fault)
]


@pytest.mark.parametrize("game", [tidewrack.GAME, cellars.GAME], ids=lambda game: game.id)
def test_a_toy_keeps_every_promise(game: Game) -> None:
    report = check(game, games=5)
    assert report.ok, str(report)


def test_each_promise_looks_at_something() -> None:
    report = check(SMALL, games=2, mode="base", thorough=True)
    assert report.ok, str(report)
    assert all(report.looks(promise.name) for promise in PROMISES)


def test_configurations_go_through_modes_seats_and_options() -> None:
    names = [str(each) for each in configurations(tidewrack.GAME, 10)]
    assert names[:4] == ["base, 2 seats", "base, 3 seats", "base, 4 seats", "base, 2-4 seats, rounds=1"]
    assert "duel, 2 seats, tide=1" in names and len(names) == len(set(names))
    assert [str(each) for each in configurations(cellars.GAME, 10, "base")] == [
        "base, 2 seats",
        "base, 3 seats",
    ]


def test_progress_is_told() -> None:
    told: list[tuple[str, int, int]] = []
    check(cellars.GAME, games=2, progress=lambda *news: told.append(news))
    assert told == [(f"base, {seats} seats", n, 2) for seats in (2, 3) for n in (1, 2)]


def test_a_report_reads_well() -> None:
    report = check(
        replace(SMALL, invariants=lambda s: ["the moon is down"] * (s.turns == 5)), games=1, mode="base"
    )
    assert not report.ok and report.broken == {"invariants"}
    assert str(report.failures[0]) == "invariants: base, 3 seats, seed 0, decision 5: the moon is down"
    assert "base, 3 seats: " in str(report) and "broken: invariants 1" in str(report)


# --- faults -------------------------------------------------------------------------------------------
@pytest.mark.pure  # the suite is never compiled
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: f"{fault.promise}: {fault.plant.__name__}")
def test_the_promise_bites(fault: Fault, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = fault.plant(Bench(monkeypatch, tmp_path)) or SMALL
    report = check(game, games=1, mode="base", thorough=True)
    if fault.promise not in report.broken:  # it did not come up
        report = check(game, games=8, mode="base", thorough=True, seed=1)
    assert fault.promise in report.broken, str(report)
    assert report.broken <= {fault.promise} | fault.also, str(report)


def test_every_promise_is_shown_to_bite() -> None:
    assert {fault.promise for fault in FAULTS} == {promise.name for promise in PROMISES}


def test_the_global_generator_is_left_as_it_was() -> None:
    before = random.getstate()
    check(cellars.GAME, games=1)
    assert random.getstate() == before


def test_zones_may_be_open_to_all() -> None:
    assert Zone(EVERYONE).order == EVERYONE
