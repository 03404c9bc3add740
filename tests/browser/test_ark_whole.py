"""Ark: Awakening played from the beginning to the end, by what a person can click."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.ark import (
    PEOPLE,
    SIZES,
    Player,
    at_random,
    later,
    raw_keys,
    well,
)
from tests.browser.given import (
    DESK,
    PHONE,
    Visitor,
    asked,
    faults_of,
    fits,
    lay,
    seated,
    step,
    visitor,
)
from tests.games.ark_awakening.given import RED, Position
from tests.server.given import Json, Running

ALONE = ["first_mission", "guardians", "glitch", "learning"]
FAST = 120  # of the settings' paces
POINTED = 8  # choices between which a mouse moves over the map
KINDS = 4  # of questions that a whole game has at least


def takes_place(one: Visitor, made: Json) -> None:
    one.page = one.new_page()
    one.heard.clear()
    one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
    one.until(lambda: any(said["type"] == "picture" for said in one.heard))
    asked(one.page)


def plays_to_its_end(browser: Browser, served: Running, made: Json, by: Player | None = None) -> Json:
    """By what a person can click, at a desk and with a phone in the hand by turns.

    A question that was answered at one of them is carried to the other when it comes again. There as here
    every kind, some at least, fits and has its words.
    """
    player, origin = by or at_random(), f"http://127.0.0.1:{served.port}"
    kept: Json = {"coached": True, "motion": False}
    with visitor(browser, origin, DESK, **kept) as desk, visitor(browser, origin, PHONE, **kept) as phone:
        one, other = desk, phone
        kinds: dict[Visitor, set[str]] = {desk: set(), phone: set()}
        takes_place(one, made)
        going = True
        while going:
            asked(one.page)
            if question := one.picture["prompt"]:
                kind = re.sub(r"\d+|: .*", "", question["text"])
                if kind in kinds[one] and kind not in kinds[other]:
                    one.page.close()
                    one, other = other, one
                    takes_place(one, made)
                if kind not in kinds[one]:
                    kinds[one].add(kind)
                    assert fits(one.page), kind
                    assert not raw_keys(one.page), kind
            going = player(one)
        takes_place(other, made)
        for each in (one, other):
            each.page.get_by_role("dialog", name="Score sheet").wait_for()
            assert not faults_of(each.page)
            assert not each.faults
            assert len(kinds[each]) >= KINDS, kinds[each]
        return one.picture


def near_its_end(mode: str, seats: int, rounds: int, **options: Any) -> Position:
    """A random game in which few rounds are left."""
    p = later(mode, seats, choices=0, **options)
    rng, s = random.Random(3), p.s
    while s.round < rounds or s.deciders != [RED]:
        s.play(s.deciders[0], rng.choice(s.options(s.deciders[0])))
    return p


@pytest.mark.parametrize("mode", ALONE)
def test_alone_from_the_beginning_to_the_end(browser: Browser, served: Running, mode: str) -> None:
    made = served.make("ark_awakening", mode=mode, seed=3, seats=[{"kind": "me", "name": "Ann"}])
    plays_to_its_end(browser, served, made)


def against_a_bot(served: Running, mode: str) -> Json:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    return served.make("ark_awakening", mode=mode, seed=3, seats=seats)


def test_awakening_from_the_beginning_until_the_mission_is_accomplished(
    browser: Browser, served: Running
) -> None:
    """Against a bot that knows nothing, by somebody who plays well."""
    made = against_a_bot(served, "awakening")
    last = plays_to_its_end(browser, served, made, by=well(served, made))
    assert last["outcome"]["winners"] == [RED]


def test_fallout_from_the_beginning_to_the_last_round(browser: Browser, served: Running) -> None:
    last = plays_to_its_end(browser, served, against_a_bot(served, "fallout"))
    assert last["shown"]["round"] == last["shown"]["last"]
    assert all(dome["mission"] for dome in last["shown"]["domes"]), "revealed"


@pytest.mark.parametrize("mode", ["awakening", "fallout"])
def test_rivals_to_the_end_with_side_b_and_complexity_2(browser: Browser, served: Running, mode: str) -> None:
    s = near_its_end(mode, 2, 57, complexity=2, side="b").s
    plays_to_its_end(browser, served, lay(served, s, PEOPLE, bots=True))


STARTS = {
    "first_mission": "Start",
    "guardians": "Guardians",
    "glitch": "Glitch",
    "learning": "It is Learning",
}


def alone_on_the_home_page(one: Visitor) -> Page:
    """Two clicks."""
    page = one.go()
    page.get_by_role("button", name="Ark: Awakening").first.click()
    page.get_by_role("group", name="Rival").get_by_role("button", name="Solo").click()
    return page


@pytest.mark.parametrize("screen", SIZES)
@pytest.mark.parametrize("mode", ALONE)
def test_every_mode_alone_begins_after_three_clicks(
    browser: Browser, served: Running, mode: str, screen: str
) -> None:
    with visitor(browser, f"http://127.0.0.1:{served.port}", SIZES[screen]) as one:
        page = alone_on_the_home_page(one)
        start = page.get_by_role("button", name=STARTS[mode], exact=True)
        expect(start).to_be_in_viewport(ratio=1)
        start.click()
        asked(page)
        assert one.picture["table"]["mode"] == mode and len(one.picture["table"]["players"]) == 1
        if screen == "phone":
            page.get_by_role("button", name="What to know first").click()
        expect(page.locator(".coach")).to_be_visible()
        if screen == "desk":
            expect(page.locator(".aside")).to_be_visible()  # what wins stays in sight beside it
            expect(page.get_by_role("button", name="Understood")).to_be_in_viewport(ratio=1)
        assert not one.faults


def test_who_plays_alone_stays_alone_when_the_rest_is_set(browser: Browser, served: Running) -> None:
    with visitor(browser, f"http://127.0.0.1:{served.port}") as one:
        page = alone_on_the_home_page(one)
        page.get_by_role("link", name="change").click()
        expect(page.locator(".seatrow")).to_have_count(1)
        page.get_by_text("Guardians", exact=True).click()
        expect(page.locator(".seatrow")).to_have_count(1)
        page.get_by_role("button", name="Start", exact=True).click()
        asked(page)
        assert one.picture["table"]["mode"] == "guardians" and len(one.picture["table"]["players"]) == 1
        assert not one.faults


@pytest.mark.parametrize("mode", ["guardians", "learning"])
def test_a_mouse_that_lies_on_the_map_meets_no_handler_that_is_gone(
    browser: Browser, served: Running, mode: str
) -> None:
    """Places come with a choice and go at once when it is told; an uncaught error fails the test."""
    made = served.make("ark_awakening", mode=mode, seed=5, seats=[{"kind": "me", "name": "Ann"}])
    luck = random.Random(5)
    with seated(browser, served, made, pace=FAST) as one:
        page, cells = one.page, one.page.locator("[data-cell]")
        for _ in range(POINTED):
            asked(page)
            step(page, luck)
            for label in range(0, cells.count(), 3):
                box = cells.nth(label).bounding_box()
                assert box
                page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        assert not one.uncaught
