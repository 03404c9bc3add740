"""Ark: Awakening at its own board: whole games, walks, exploring, energy, combat, lenses, small screens."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from rulewright.games.ark_awakening.combat import Commit
from rulewright.games.ark_awakening.printed import ROOMS, SQUARES
from rulewright.games.ark_awakening.table import Ark
from rulewright.games.ark_awakening.turn import Round
from tests.browser.given import (
    DESK,
    PHONE,
    Theme,
    asked,
    choose,
    drawn,
    end_turn,
    faults_of,
    finished,
    fits,
    lay,
    looks_back,
    prompt,
    seated,
    settled,
    small,
    step,
    tiny,
)
from tests.browser.test_beats import STEP, forward, log_of, shows, told
from tests.browser.test_eyes import OVERLAPS
from tests.games.ark_awakening.given import RED, YELLOW, Position, cell, fresh, given
from tests.server.given import Json, Running

PEOPLE = ["Ann", "Bob", "Cy", "Dee", "Eve"]
MAP = ".a-board .ark"
SIDEWAYS = "phone on its side"
SCREENS: dict[str, ViewportSize] = {
    "desk": DESK,
    "small desk": {"width": 1024, "height": 768},
    "tablet": {"width": 820, "height": 1180},
    SIDEWAYS: {"width": 844, "height": 390},
    "phone": PHONE,
}
LATER = {  # seats, and choices after which a lot lies on the table
    "first_mission": (1, 60),
    "awakening": (2, 200),
    "learning": (2, 40),
    "glitch": (3, 120),
    "guardians": (4, 150),
    "fallout": (5, 260),
}
ALONE = [
    ("first_mission", DESK),
    ("guardians", DESK),
    ("glitch", PHONE),
    ("learning", DESK),
]  # from the beginning
OTHERS = [(mode, PHONE if size is DESK else DESK) for mode, size in ALONE]  # only the end
FEW = 12  # choices
BUSY = 150  # choices after which a lot lies on the table


def raw_keys(page: Page) -> list[str]:
    """Words that are missing show their key."""
    return re.findall(r"\b(?:ark|topic|page)-[a-z][\w-]*", page.locator("body").inner_text())


def room(page: Page, label: str) -> Locator:
    return page.locator(f"[data-cell={label}]")


def lens(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def later(mode: str, seats: int, seed: int = 2, choices: int = BUSY, **options: Any) -> Position:
    """A random game after so many choices."""
    p = Position(seats, mode, seed, **options)
    p.s = s = fresh(seats, mode, seed, **options)
    rng = random.Random(seed)
    for _ in range(choices):
        assert not s.over
        s.play(s.deciders[0], rng.choice(s.options(s.deciders[0])))
    return p


def walking() -> Position:
    """Red may move: two units on b2, one on d3; the way from b2 leads over c2."""
    p = given().rooms(b2="R11", c2="R15", d2="R18", d3="F-Tia", d1="G1").home(RED, 1)
    p.units(RED, "b2", 2).units(RED, "d3").stock(RED, ti=4, bt=4, os=4, mt=4).cubes("R15", YELLOW)
    p.phase(RED, "MOB").s.stack.insert(0, Round())
    return p


# --- whole games ---------------------------------------------------------------------------------------
def plays_to_its_end(
    browser: Browser, served: Running, made: Json, size: ViewportSize, least: int = 4
) -> None:
    """By what a person can click. Every kind of question, so many at least, fits and has its words."""
    rng, kinds = random.Random(4), set()
    with seated(browser, served, made, pace=0, size=size) as one:
        page = one.page
        while True:
            asked(page)
            if not one.picture["outcome"] and (kind := re.sub(r"\d+|: .*", "", prompt(page))) not in kinds:
                kinds.add(kind)
                assert fits(page), kind
                assert not raw_keys(page), kind
            if step(page, rng) == "over":
                break
        sheet = page.get_by_role("dialog", name="Score sheet")
        sheet.wait_for()
        assert not faults_of(page)
        assert not one.faults
    assert len(kinds) >= least, kinds


def near_its_end(mode: str, seats: int, rounds: int, **options: Any) -> Position:
    """A random game in which few rounds are left."""
    p = later(mode, seats, choices=0, **options)
    rng, s = random.Random(3), p.s
    while s.round < rounds or s.deciders != [RED]:
        s.play(s.deciders[0], rng.choice(s.options(s.deciders[0])))
    return p


@pytest.mark.parametrize(("mode", "size"), ALONE, ids=[mode for mode, _ in ALONE])
def test_alone_from_the_beginning_to_the_end(
    browser: Browser, served: Running, mode: str, size: ViewportSize
) -> None:
    made = served.make("ark_awakening", mode=mode, seed=3, seats=[{"kind": "me", "name": "Ann"}])
    plays_to_its_end(browser, served, made, size)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("mode", ["awakening", "fallout"])
def test_rivals_to_the_end(browser: Browser, served: Running, mode: str, size: ViewportSize) -> None:
    """The last rounds against a bot, with side B and Complexity 2."""
    s = near_its_end(mode, 2, 57, complexity=2, side="b").s
    plays_to_its_end(browser, served, lay(served, s, PEOPLE, bots=True), size)


def last_turns(mode: str) -> Ark:
    """A random game of one Challenger, a few choices before its end."""
    s, rng = fresh(1, mode, 3), random.Random(3)
    passed = list[Ark]()
    while not s.over:
        passed.append(s.copy())
        s.play(RED, rng.choice(s.options(RED)))
    return passed[-FEW]


@pytest.mark.parametrize(("mode", "size"), OTHERS, ids=[mode for mode, _ in OTHERS])
def test_the_end_alone_on_the_other_screen(
    browser: Browser, served: Running, mode: str, size: ViewportSize
) -> None:
    plays_to_its_end(browser, served, lay(served, last_turns(mode), PEOPLE), size, least=2)


# --- walking and exploring -----------------------------------------------------------------------------
def test_a_group_walks_by_one_click_and_comes_back_by_one(browser: Browser, served: Running) -> None:
    p = walking()
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page = one.page
        asked(page)
        room(page, "b2").click()
        expect(room(page, "b2")).to_have_class(re.compile(r"\bon\b"))
        walk = next(w for w in one.picture["shown"]["walks"] if (w["origin"], w["target"]) == ("b2", "d2"))
        assert walk["cost"] == 2 and len(walk["said"]) == 4, "two steps, and how many go each time"
        expect(room(page, "d2").locator(".cost")).to_have_text("2")
        room(page, "d2").click()
        one.until(lambda: len(one.picture["draft"]) == 4)
        expect(room(page, "d2")).to_contain_text("You × 2")
        page.get_by_role("button", name="Undo", exact=True).click()
        one.until(lambda: not one.picture["draft"])
        expect(room(page, "b2")).to_contain_text("You × 2")
        page.get_by_role("button", name="Whole groups").click()
        room(page, "b2").click()
        room(page, "c2").click()
        expect(page.locator("#prompt")).to_contain_text("How many go along?")
        assert not one.faults


def test_drawn_rooms_lie_open_before_they_are_placed(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R11").home(RED, 0).units(RED, "b2")
    p.phase(RED, "MOB").s.stack.insert(0, Round())
    p.play("explore b2", "position b1", "position a2", "done")
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page = one.page
        asked(page)
        open_ = [each["kind"] for each in one.picture["shown"]["open_rooms"]]
        printed = served.http.get("/api/games/ark_awakening").json()["printed"]["rooms"]
        shown = page.get_by_role("region", name="Turned over")
        for one_of in open_:
            expect(shown).to_contain_text(printed[one_of]["name"])
        target = one.picture["shown"]["laying"][0]
        expect(room(page, target)).to_have_class(re.compile(r"\blaid\b"))
        shown.locator("[data-spot]").first.click()
        one.until(lambda: one.picture["waiting"] is not None or not one.picture["shown"]["open_rooms"])
        assert not one.faults


# --- energy, cubes, combat -----------------------------------------------------------------------------
def test_energy_is_diverted_with_the_capacity_in_sight(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R11", c2="F-Tia").home(RED, 1).units(RED, "b2")
    p.phase(RED, "PWR").s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page = one.page
        asked(page)
        mine = page.get_by_role("list", name="Generators").locator("li").first
        own = one.picture["shown"]["generators"][0]
        expect(mine).to_contain_text(f"0/{own['capacity']}")
        mine.click()
        expect(page.locator("#prompt")).to_contain_text("Where does the cylinder")
        room(page, "c2").click()
        expect(mine).to_contain_text(f"1/{own['capacity']}")
        left = one.picture["shown"]["generators"][0]["left"][RED]
        assert left == own["left"][RED] - 1, "a divert less"
        assert not one.faults


def test_what_a_cube_costs_is_foreseen_in_place(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R15").home(RED, 1).units(RED, "b2").stock(RED, bt=6)
    p.phase(RED, "ENG").s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page = one.page
        asked(page)
        here = room(page, "b2")
        here.hover()
        expect(page.locator(".dock .st").nth(1)).to_contain_text(re.compile(r"6\s*→\s*3"))
        expect(here.locator(".cube.ghost")).to_have_count(1)
        here.click()
        page.mouse.move(5, 5)
        expect(page.locator(".dock .st").nth(1)).to_have_text("3")
        expect(here.locator(".cube:not(.ghost)")).to_have_count(1)
        here.click()
        expect(page.locator(".why, .popover").first).to_contain_text("ARK-5.5b")
        assert not one.faults


def test_a_combat_shows_both_sides_and_keeps_the_card_secret(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R11").units(RED, "b2", 2).units(YELLOW, "b2").arsenal(RED, 9).arsenal(YELLOW, 4)
    p.hand(RED, "AC04").hand(YELLOW, "AC05").s.push(Round())
    p.s.push(Commit((RED, YELLOW), cell("b2")))
    p.s.advance()
    made = lay(served, p.s, PEOPLE)
    with seated(browser, served, made) as one, seated(browser, served, made, YELLOW) as bob:
        page = one.page
        asked(page)
        fight = page.get_by_role("region", name="Combat")
        expect(fight).to_contain_text("2 units")
        expect(fight).to_contain_text("Plasma Lance")
        expect(fight).not_to_contain_text("Singularity Charge")
        fight.get_by_role("button", name="Play Plasma Lance").click()
        expect(page.locator("#prompt")).to_contain_text("Locked")  # by one click, and it can be changed
        expect(page.get_by_role("button", name="Unlock")).to_be_visible()
        bob.until(lambda: bob.picture["table"]["players"][RED]["locked"])
        assert "AC04" in str(one.heard), "so it is named"
        assert "AC04" not in str(bob.heard), "nobody learns it before all have chosen"
        assert not one.faults and not bob.faults


def test_doors_are_sealed_at_the_edge_between_two_rooms(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R11", c2="R15").complex().units(RED, "b2").arsenal(RED, 9).preempt(RED)
    p.s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page = one.page
        asked(page)
        seals = [option for option in one.picture["options"] if option["verb"] == "seal"]
        expect(page.locator(".door")).to_have_count(len(seals))
        assert len(seals) > 0
        page.locator(".door").first.click()
        one.until(lambda: any(cell["seals"] for cell in one.picture["shown"]["cells"]))
        expect(page.locator(".seal")).to_have_count(2)
        assert not one.faults


# --- the Automaton -------------------------------------------------------------------------------------
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
            forward(page)
        shown = [beat["key"] for beat in beats]
        own = shown.index(BEGINS[mode])
        assert shown[own:] == keys[keys.index(BEGINS[mode]) :], "every event, in the order of what happened"
        passed = [beat["text"] for beat in beats if beat["key"] == PASSED_OVER[mode]]
        assert len(passed) == keys.count(PASSED_OVER[mode])
        page.get_by_role("button", name="Enemy", exact=True).click()  # of the log's filters
        expect(page.locator(".log")).to_contain_text(passed[0])
        assert not one.faults


# --- looking -------------------------------------------------------------------------------------------
def test_lenses_are_switched_by_click_and_key(browser: Browser, served: Running) -> None:
    p = later("guardians", 3)
    with seated(browser, served, lay(served, p.s, PEOPLE), p.s.deciders[0]) as one:
        page = one.page
        asked(page)
        looks = set()
        for name in ("Control", "Energy", "Reach", "Mission"):
            lens(page, name).click()
            expect(lens(page, name)).to_have_attribute("aria-pressed", "true")
            looks.add(page.locator(MAP).evaluate("x => x.outerHTML"))
        assert len(looks) == 4, "each shows something else"
        page.keyboard.press("v")
        expect(lens(page, "Control")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".guardian").first).to_be_visible()
        room(page, "c3").hover()
        expect(page.locator(".rc")).to_contain_text("C3")
        assert not one.faults


def test_the_map_by_keyboard(browser: Browser, served: Running) -> None:
    with seated(browser, served, lay(served, walking().s, PEOPLE)) as one:
        page = one.page
        asked(page)
        page.keyboard.press("ArrowRight")
        focused = page.locator("[data-spot]:focus")
        expect(focused).to_have_count(1)
        was = focused.text_content()
        page.keyboard.press("ArrowDown")
        assert focused.text_content() != was
        page.keyboard.press("Enter")
        one.until(lambda: one.picture["draft"] or page.locator(".room.on, .dome.on").count())
        assert not one.faults


def test_a_replay_shows_what_was_seen(browser: Browser, served: Running) -> None:
    record, _ = finished("ark_awakening", 3, seats=2, mode="guardians")
    made = served.post("/api/records", content=json.dumps(record))
    with seated(browser, served, made) as one:
        page = one.page
        page.keyboard.press("Escape")
        last = one.picture["version"]
        looks_back(page, last // 2)
        half = drawn(page, MAP)
        looks_back(page, last)
        assert drawn(page, MAP) != half
        looks_back(page, last // 2)
        assert drawn(page, MAP) == half
        assert not one.faults


# --- every screen --------------------------------------------------------------------------------------
# Of the places so called, which lie wholly inside what scrolls?
IN_SIGHT = """([frame, places]) => {
    const seen = document.querySelector(frame).getBoundingClientRect();
    return [...document.querySelectorAll(places)].map(x => x.getBoundingClientRect()).map(r =>
        r.left >= seen.left && r.right <= seen.right && r.top >= seen.top && r.bottom <= seen.bottom);
}"""


def pages(page: Page) -> Iterator[int]:
    """Every page of a phone, one after the other; elsewhere all is on one."""
    tabs = page.locator(".pn button")
    for n in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(n).click()
        settled(page)
        yield n


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("mode", LATER)
def test_all_modes_and_seats_on_all_screens(
    browser: Browser, served: Running, mode: str, screen: str
) -> None:
    """Nothing is cut, covered or smaller than 12 pixels; fingers hit everything."""
    seats, choices = LATER[mode]
    p = later(mode, seats, choices=choices)
    size, who = SCREENS[screen], p.s.deciders[0]
    with seated(browser, served, lay(served, p.s, PEOPLE), who, size=size) as one:
        page = one.page
        asked(page)
        for _ in pages(page):
            assert tiny(page) == []
            assert page.evaluate(OVERLAPS) == []
            assert fits(page)
            if screen in (SIDEWAYS, "phone"):
                assert small(page) == []
            if screen == "phone":
                assert not faults_of(page)
        assert not one.faults


@pytest.mark.parametrize("screen", [SIDEWAYS, "phone"])
def test_in_the_hand_the_map_shows_what_wins_and_what_one_has(
    browser: Browser, served: Running, screen: str
) -> None:
    won = {
        "first_mission": "Goals 4/6",
        "awakening": None,  # no mission yet
        "guardians": "turns left",
        "learning": "of 5 adaptations",
        "fallout": "peace",
    }
    for mode, words in won.items():
        p = later(mode, *LATER[mode][:1], choices=LATER[mode][1])
        made = lay(served, p.s, PEOPLE)
        with seated(browser, served, made, p.s.deciders[0], size=SCREENS[screen]) as one:
            page = one.page
            asked(page)
            page.get_by_role("button", name="Map", exact=True).click()
            expect(page.locator("main .stores")).to_be_in_viewport(ratio=1)
            strip = page.get_by_role("group", name="Mission", exact=True)
            if words:
                expect(strip).to_contain_text(words)
                expect(strip).to_be_in_viewport(ratio=1)
            else:
                expect(strip).to_have_count(0)


def test_in_the_hand_a_choice_without_undo_keeps_its_name(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R11").home(RED, 1).units(RED, "b2").hand(RED, "AC04")
    p.phase(RED, "ART").s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE), size=PHONE) as one:
        page = one.page
        asked(page)
        draws = next(o for o in one.picture["options"] if o["verb"] == "research")
        choice = page.locator(f".po [data-option='{draws['id']}']")
        expect(page.locator(".pr")).to_contain_text("no undo after this")
        expect(choice.get_by_text("Research artifacts", exact=True)).to_be_in_viewport(ratio=1)
        assert not one.faults


def test_a_room_that_can_be_chosen_comes_into_sight(browser: Browser, served: Running) -> None:
    """Where the map is larger than its part of the screen, it is scrolled there."""
    p = given().rooms(b2="R15").home(RED, 1).units(RED, "b2").stock(RED, bt=6)
    p.phase(RED, "ENG").s.stack.insert(0, Round())
    size: ViewportSize = {"width": 390, "height": 560}
    with seated(browser, served, lay(served, p.s, PEOPLE), size=size) as one:
        page = one.page
        asked(page)
        page.get_by_role("button", name="Map", exact=True).click()
        expect(room(page, "b2")).to_have_class(re.compile(r"\blit\b"))
        one.until(lambda: page.evaluate(IN_SIGHT, ["main .ark", "[data-cell=b2]"]) == [True])
        assert page.evaluate(IN_SIGHT, ["main .ark", "[data-cell=a5]"]) == [False], "not everything has room"
        assert not one.faults


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(
    browser: Browser, served: Running, size: ViewportSize, theme: Theme
) -> None:
    p = later("guardians", 3, side="b", complexity=2)
    with seated(browser, served, lay(served, p.s, PEOPLE), p.s.deciders[0], size=size, theme=theme) as one:
        asked(one.page)
        for _ in pages(one.page):
            assert not faults_of(one.page)


def test_in_spanish_nothing_is_left_unsaid(browser: Browser, served: Running) -> None:
    for mode in ("fallout", "guardians", "first_mission", "glitch"):
        p = later(mode, 2)
        with seated(browser, served, lay(served, p.s, PEOPLE), p.s.deciders[0], lang="es") as one:
            asked(one.page)
            expect(one.page.get_by_role("button", name="Energía", exact=True)).to_be_visible()
            assert not raw_keys(one.page)
