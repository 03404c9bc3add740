"""Ark: Awakening: lenses, cards on pointing, keys, replay."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Browser, expect

from rulewright.games.ark_awakening.turn import Round
from tests.browser.ark import (
    MAP,
    PEOPLE,
    later,
    lens,
    room,
    walking,
)
from tests.browser.given import (
    PHONE,
    asked,
    drawn,
    finished,
    lay,
    looks_back,
    seated,
    settled,
)
from tests.games.ark_awakening.given import RED, YELLOW, Position, given
from tests.server.given import Running

LENSES = ("Control", "Energy", "Reach", "Mission", "Threat")


def test_lenses_are_switched_by_click_and_key(browser: Browser, served: Running) -> None:
    p = later("guardians", 3)
    with seated(browser, served, lay(served, p.s, PEOPLE), p.s.deciders[0]) as one:
        page = one.page
        asked(page)
        looks = set()
        for name in LENSES:
            lens(page, name).click()
            expect(lens(page, name)).to_have_attribute("aria-pressed", "true")
            looks.add(page.locator(MAP).evaluate("x => x.outerHTML"))
        assert len(looks) == len(LENSES), "each shows something else"
        page.keyboard.press("v")
        expect(lens(page, "Control")).to_have_attribute("aria-pressed", "true")
        expect(page.locator(".guardian").first).to_be_visible()
        room(page, "c3").hover()
        expect(page.locator(".rc")).to_contain_text("c3")
        assert not one.faults


def guarded() -> Position:
    """A Guardian in b2 that looks to the east, and nobody else on the board."""
    p = given(1, "guardians").rooms(b2="R01", c2="R02", d2="R03", b3="R05").units(RED, "d2")
    p.s.lying = [1] * len(p.s.guards)
    p.guardian(1, "b2", "west").phase(RED, "MIL").s.stack.insert(0, Round())
    return p


def test_the_threat_lens_shows_where_guardians_would_go_with_each_card(
    browser: Browser, served: Running
) -> None:
    with seated(browser, served, lay(served, guarded().s, PEOPLE)) as one:
        page = one.page
        asked(page)
        lens(page, "Threat").click()
        shown = one.picture["shown"]
        ways = {tuple(m["way"]) for card in shown["enemy"]["ahead"] for m in card["marches"]}
        assert ways
        expect(page.locator(f"{MAP} polyline")).to_have_count(len(ways))
        for there in shown["cells"]:
            come = [x for x in there["threats"] if x["guardian"]]
            expect(room(page, there["label"]).locator(".threat")).to_have_count(len(come))
            for x in come:
                expect(room(page, there["label"])).to_contain_text(f"G1{x['cards']}/{x['of']}")
        card = next(card for card in shown["enemy"]["ahead"] if card["marches"])
        end = card["marches"][0]["way"][-1]
        page.get_by_role("list", name="Cards left").locator("li").first.hover()
        expect(room(page, end)).to_have_class(re.compile(r"\btold\b"))
        assert not one.faults


def test_the_threat_lens_shows_where_rivals_can_be(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R01", c2="R02", d2="R03", e2="R05").home(RED, 0).units(RED, "e2").home(YELLOW, 0)
    p.units(YELLOW, "b2").phase(RED, "MIL").s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page = one.page
        asked(page)
        lens(page, "Threat").click()
        for label, seen in (("b2", 1), ("c2", 1), ("d2", 1), ("e2", 0)):
            expect(room(page, label).locator(".threat")).to_have_count(seen)  # two steps; my own is none
        expect(page.get_by_role("button", name="Enemy", exact=True)).to_have_count(0)  # no filter of the log


def test_pointing_at_a_room_opens_one_card_with_its_price_and_rule(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R15", c2="R18").home(RED, 1).units(RED, "b2").stock(RED, bt=6)
    p.phase(RED, "ENG").s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page, card = one.page, one.page.locator(".rc")
        asked(page)
        for label, words in (("b2", "next cube: 3"), ("c2", "Why not?")):
            room(page, label).hover()
            expect(card).to_contain_text(words)
            expect(card).to_contain_text("Rule ARK-")
            assert card.count() == 1 and page.get_by_role("tooltip").count() == 0
            page.mouse.move(2, 2)
            expect(card).to_have_count(0)
        assert not one.faults


def test_a_finger_that_rests_on_a_room_reads_and_chooses_nothing(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R15").home(RED, 1).units(RED, "b2").stock(RED, bt=6)
    p.phase(RED, "ENG").s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE), size=PHONE) as one:
        page = one.page
        asked(page)
        page.get_by_role("button", name="Map", exact=True).click()
        expect(room(page, "b2")).to_have_class(re.compile(r"\blit\b"))
        before, box = one.picture["decision"], room(page, "b2").bounding_box()
        assert box
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        finger = one.context.new_cdp_session(page)
        finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        expect(page.locator(".rc")).to_contain_text("next cube: 3")
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        settled(page)
        assert not one.picture["draft"] and one.picture["decision"] == before
        assert page.get_by_role("tooltip").count() == 0


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
