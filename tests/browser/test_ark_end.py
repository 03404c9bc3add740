"""Ark: Awakening: the sheet at the end of a game."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.ark import (
    PEOPLE,
)
from tests.browser.given import (
    faults_of,
    finished,
    lay,
    seated,
)
from tests.server.given import Running

LOST = {"guardians": "The clock runs out", "glitch": "lose", "learning": "lose"}


@pytest.mark.parametrize("mode", LOST)
def test_the_sheet_of_a_lost_game_has_no_empty_part(browser: Browser, served: Running, mode: str) -> None:
    _, s = finished("ark_awakening", 3, seats=1, mode=mode)
    with seated(browser, served, lay(served, s, PEOPLE)) as one:
        sheet = one.page.get_by_role("dialog", name="Score sheet")
        expect(sheet.locator("h2")).to_contain_text(LOST[mode])
        expect(sheet.locator("table:not(:has(tbody td))")).to_have_count(0)
        for heading in sheet.locator("h3").all():
            assert heading.evaluate("x => x.nextElementSibling?.childElementCount > 0"), heading.inner_text()
        mission = one.picture["shown"]["mission"]
        rooms = served.http.get("/api/games/ark_awakening").json()["printed"]["missions"][mission]["rooms"]
        expect(sheet.locator("h3:has(svg) + ul").first.locator(".slots")).to_have_count(len(rooms))
        assert not one.faults


GOALS = {"guardians": ["mission"], "glitch": ["diagnostic"], "learning": ["mission", "adapted"]}


@pytest.mark.parametrize("mode", LOST)
def test_the_sheet_of_a_lost_game_tells_its_course_and_when_it_was_nearest(
    browser: Browser, served: Running, mode: str
) -> None:
    record, _ = finished("ark_awakening", 3, seats=2, mode=mode)
    with seated(browser, served, served.post("/api/records", content=json.dumps(record))) as one:
        sheet = one.page.get_by_role("dialog", name="Score sheet")
        course = sheet.locator("[data-course]")
        expect(course).to_contain_text("How it went")
        for goal in GOALS[mode]:
            expect(course.locator(f"[data-measure={goal}]")).to_contain_text("/")
        drawn = course.locator("svg").first.get_attribute("aria-label") or ""
        assert len(re.findall(r"\d+", drawn)) > 10, "many moments of the game"
        nearest = course.locator("[data-nearest]")
        if mode == "guardians":  # no cube was ever laid in a mission room
            expect(nearest).to_have_text("Nothing that wins the game was begun.")
        else:
            expect(nearest).to_contain_text("Nearest to winning in round")
            expect(nearest).to_contain_text(" of ")
            assert not re.search(r"\b0 of ", nearest.inner_text())  # what was not begun is not near
        assert not faults_of(one.page) and not one.faults


def test_the_sheet_of_fallout_names_the_points_of_each_goal(browser: Browser, served: Running) -> None:
    _, s = finished("ark_awakening", 3, seats=3, mode="fallout")
    with seated(browser, served, lay(served, s, PEOPLE)) as one:
        sheet = one.page.get_by_role("dialog", name="Score sheet")
        rows = sheet.get_by_role("table", name="Points by tile and objective").locator("tbody tr")
        expect(rows.first).to_be_visible()
        cells = [row.locator("td").all_inner_texts() for row in rows.all()]
        points = [[int(text) if text.isdigit() else 0 for text in row] for row in cells]
        paid = {row["id"]: row["values"] for row in one.picture["outcome"]["sheet"]}
        assert [sum(each) for each in zip(*points)] == [
            tiles + cards for tiles, cards in zip(paid["tiles"], paid["objectives"])
        ]
        assert any(paid["tiles"]) and not one.faults


def test_the_sheet_names_cubes_by_room_and_every_mission(browser: Browser, served: Running) -> None:
    _, s = finished("ark_awakening", 3, seats=3, mode="fallout")
    with seated(browser, served, lay(served, s, PEOPLE)) as one:
        sheet, shown = one.page.get_by_role("dialog", name="Score sheet"), one.picture["shown"]
        printed = served.http.get("/api/games/ark_awakening").json()["printed"]
        for dome in shown["domes"]:
            expect(sheet).to_contain_text(printed["missions"][dome["mission"]]["name"])
            held = [c for c in shown["cells"] if dome["seat"] in c["cubes"]]
            line = sheet.locator(f"[data-cubes='{dome['seat']}']")
            expect(line).to_have_count(int(bool(held)))
            for c in held:
                cubes = f"{c['cubes'].count(dome['seat'])}/{c['squares']}"
                expect(line).to_contain_text(f"{printed['rooms'][c['room']]['name']} {cubes}")
        assert not one.faults
