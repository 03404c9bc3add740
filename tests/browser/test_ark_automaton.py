"""Ark: Awakening: the turn of the Automaton, told beat by beat."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from rulewright.games.ark_awakening.printed import ROOMS, SQUARES
from rulewright.games.ark_awakening.table import Ark
from tests.browser.ark import (
    MAP,
    PEOPLE,
    take,
)
from tests.browser.given import (
    asked,
    choose,
    end_turn,
    finish,
    lay,
    log_shows,
    seated,
)
from tests.browser.test_beats import STEP, forward, log_of, shows, told
from tests.games.ark_awakening.given import RED, fresh
from tests.server.given import Json, Running

BEGINS = {"guardians": "event-enemy-turn", "glitch": "event-disaster", "learning": "event-enemy-acts"}
PASSED_OVER = {"guardians": "event-rejected", "glitch": "event-spared", "learning": "event-refused-room"}


def told_after(s: Ark, choice: int) -> list[str]:
    """The keys of what is told when it is chosen; nothing where the game ends with it."""
    then = s.copy()
    then.log = []
    then.play(RED, choice)
    return [] if then.over else [entry.line.message.key for entry in then.log]


def built_up(s: Ark) -> Ark:
    """The same with cubes in every square, room by room, as many as there are."""
    s = s.copy()
    for one in range(ROOMS):
        while s.at[one] >= 0 and SQUARES[one] and not s.full(one) and s.domes[RED].cubes:
            s.put_cube(RED, one)
    return s


def before_it_passes_over(mode: str) -> tuple[Ark, int, list[str]]:
    """A lone Challenger's choice after which the Automaton passes over candidates, and what is told then."""
    for seed in range(20):
        s, rng = fresh(1, mode, seed), random.Random(seed)
        while not s.over:
            choice = rng.choice(s.options(RED))
            for now in (s, built_up(s)) if mode == "glitch" else (s,):
                if PASSED_OVER[mode] in (keys := told_after(now, choice)):
                    return now, choice, keys
            s.play(RED, choice)
    raise AssertionError(f"nothing is passed over in {mode}")


@pytest.mark.parametrize("mode", PASSED_OVER)
def test_the_automaton_is_told_beat_by_beat_with_what_it_passes_over(
    browser: Browser, served: Running, mode: str
) -> None:
    s, choice, keys = before_it_passes_over(mode)
    with seated(browser, served, lay(served, s, PEOPLE), pace=STEP) as one:
        page, beats = one.page, list[Json]()
        asked(page)
        choose(one, choice)
        if end_turn(page).count():
            end_turn(page).click()
        while shows(page):
            number = told(page)
            beats += [e for heard in one.heard for e in log_of(heard) if e["n"] == number][:1]
            expect(page.locator(".told[data-told]")).to_contain_text(beats[-1]["text"])
            if beats[-1]["key"] == BEGINS[mode]:
                expect(page.locator(".top .who")).to_have_count(0)  # it is nobody's turn
                if mode == "glitch":
                    expect(page.locator(".stages [aria-current]")).to_contain_text("Disaster")
            barred = page.locator(MAP).locator("[data-barred]")
            expect(barred).to_have_count(int(beats[-1]["key"] == "event-rejected"))  # where it looks in vain
            forward(page)
        if mode == "glitch":
            expect(page.locator(".stages [aria-current]")).to_contain_text("turn")
        shown = [beat["key"] for beat in beats]
        own = shown.index(BEGINS[mode])
        assert shown[own:] == keys[keys.index(BEGINS[mode]) :], "every event, in the order of what happened"
        passed = [beat["text"] for beat in beats if beat["key"] == PASSED_OVER[mode]]
        assert len(passed) == keys.count(PASSED_OVER[mode])
        log_shows(page, "Enemy")
        expect(page.locator(".log")).to_contain_text(passed[0])
        assert not one.faults


TURNS = 5  # of the Automaton


def after_turns(browser: Browser, served: Running, pace: int) -> tuple[Json, list[str]]:
    """The table after so many turns of the Automaton, and what was told of them on the way, beat by beat."""
    rng, beats = random.Random(6), list[str]()
    made = served.make("ark_awakening", mode="guardians", seed=3, seats=[{"kind": "me", "name": "Ann"}])
    with seated(browser, served, made, pace=pace) as one:
        page = one.page
        while True:
            while shows(page):
                beats.append(page.locator(".told[data-told]").inner_text())
                forward(page)
            if one.picture["shown"]["round"] > TURNS:
                return one.picture["shown"], beats
            if end_turn(page).count():
                finish(page)
            else:
                take(one, rng.choice(one.picture["options"])["id"])


def test_what_is_stepped_through_comes_to_the_same_as_what_happens_at_once(
    browser: Browser, served: Running
) -> None:
    stepped, beats = after_turns(browser, served, STEP)
    at_once, nothing = after_turns(browser, served, 0)
    assert stepped == at_once and not nothing
    assert len([text for text in beats if "Guardian" in text]) > TURNS
