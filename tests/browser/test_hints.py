"""Hint and review in the browser: the best choice is lit and told, a finished game is looked at again."""

from __future__ import annotations

import json
import random
import re
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, expect

from rulewright.bots.winning import Winning
from rulewright.server import review as reviews
from rulewright.server.limits import Allowance
from tests.browser.given import DESK, PHONE, asked, seated
from tests.server.given import Running, think_here
from tests.toys.tidewrack import GAME

LIT: Final = re.compile(r"\bon\b")


@pytest.fixture(autouse=True)
def here(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """All come from one address, and bots think only as much as they must."""
    served.allowance.hints = Allowance(wide=True).hints
    think_here(monkeypatch)


def against_bot(served: Running) -> dict[str, Any]:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    return served.make("tidewrack", seats=seats)


def finished(served: Running) -> dict[str, Any]:
    """A seat at a table of a game that was played to its end."""
    s, rng = GAME.new(seats=2, seed=3, rounds=3), random.Random(3)
    while not s.over:
        seat = rng.choice(s.deciders)
        s.play(seat, rng.choice(s.options(seat)))
    return served.post("/api/records?seat=0", content=json.dumps(s.record()))


def big_enough(buttons: Locator) -> bool:
    boxes = [button.bounding_box() for button in buttons.all()]
    return bool(boxes) and all(box is not None and box["height"] >= 44 for box in boxes)


def test_h_lights_the_best_choice_and_says_it(browser: Browser, served: Running) -> None:
    with seated(browser, served, against_bot(served), 0) as ann:
        expect(ann.page.get_by_role("button", name="Hint")).to_be_enabled()
        ann.page.keyboard.press("h")
        hint = ann.page.get_by_role("region", name="Hint")
        expect(hint).to_contain_text("The best by the bot’s estimate")
        expect(hint.locator("[data-advice].on")).to_have_count(1)
        ann.page.keyboard.press("Escape")
        expect(hint).to_have_count(0)
        assert not ann.faults


def test_a_hint_in_the_hand_can_be_chosen(browser: Browser, served: Running) -> None:
    """A touch shows what a choice would change, another makes it."""
    with seated(browser, served, against_bot(served), 0, size=PHONE) as ann:
        button = ann.page.get_by_role("button", name="Hint", exact=True)
        expect(button).to_be_enabled()
        assert big_enough(button)
        button.click()
        advice = ann.page.locator("[data-advice]")
        expect(advice.first).to_have_class(LIT)
        assert big_enough(advice)
        advice.nth(1).click()
        expect(advice.nth(1)).to_have_class(LIT)
        before = ann.picture["decision"]
        advice.nth(1).click()
        ann.until(lambda: ann.picture["decision"] != before)
        expect(advice).to_have_count(0)
        assert not ann.faults


def test_among_people_hints_come_when_all_agree(browser: Browser, served: Running) -> None:
    made, _ = served.strangers("tidewrack")
    served.dismiss()
    with seated(browser, served, made, 0) as ann, seated(browser, served, made, 1) as bob:
        button = ann.page.get_by_role("button", name="Hint", exact=True)
        ann.page.get_by_role("button", name="Menu").click()
        ann.page.get_by_role("button", name="Agree to hints at this table").click()
        asked = bob.page.get_by_role("alertdialog", name="Hints for everybody at this table?")
        expect(asked).to_contain_text("Ann would like that")
        expect(button).to_have_count(0)
        asked.get_by_role("button", name="Agree").click()
        expect(button).to_have_count(1)
        expect(asked).to_have_count(0)
        assert not ann.faults and not bob.faults


def test_a_review_that_is_refused_says_why(browser: Browser, served: Running) -> None:
    served.allowance.hints = Allowance().hints
    served.allowance.hints.of("127.0.0.1").level = 0.0
    with seated(browser, served, finished(served), 0) as ann:
        review = ann.page.get_by_role("button", name="Review the game")
        review.click()
        told = ann.page.get_by_text("Many hints in a short time: please wait a little")
        told.click(trial=True)  # nothing lies over it
        expect(review).to_be_enabled()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "hand"])
def test_a_finished_game_is_reviewed_and_tried_again(browser: Browser, served: Running, size: Any) -> None:
    with seated(browser, served, finished(served), 0, size=size) as ann:
        page, sheet = ann.page, ann.page.get_by_role("dialog", name="Score sheet")
        sheet.get_by_role("button", name="Review the game").click()
        points = sheet.locator(".review li")
        expect(points).to_have_count(3)
        expect(points.first).to_contain_text("up to your next turn your lead went from")
        assert big_enough(points.get_by_role("button"))
        review = next(said for said in ann.heard if said["type"] == "review")
        version = review["turning"][2]["version"]
        points.nth(2).get_by_role("button", name="Look").click()
        expect(sheet).to_have_count(0)
        expect(page.get_by_role("slider", name="Replay")).to_have_value(str(version))
        page.get_by_role("button", name="Back to now").first.click()
        page.get_by_role("button", name="Score sheet").first.click()
        expect(points).to_have_count(3)  # and nobody had to think again
        over = page.url
        points.nth(2).get_by_role("button", name="Try from here").click()
        page.wait_for_url(lambda url: url != over)
        asked(page)
        ann.until(lambda: ann.picture["table"]["phase"] == "playing" and ann.picture["options"])
        assert [player["kind"] for player in ann.picture["table"]["players"]] == ["person", "bot"]
        assert ann.picture["version"] >= version
        assert not ann.faults


def test_where_leads_tell_chances_the_review_draws_them(
    browser: Browser, served: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "winning", lambda *what: Winning(0.0, [0.1, 0.2, 0.0]))
    with seated(browser, served, finished(served), 0) as ann:
        sheet = ann.page.get_by_role("dialog", name="Score sheet")
        sheet.get_by_role("button", name="Review the game").click()
        points = sheet.locator(".review li")
        expect(points).to_have_count(3)
        told = next(said for said in ann.heard if said["type"] == "review")
        first = told["turning"][0]
        begin = told["course"][first["version"] - told["first"]]
        expect(points.first).to_contain_text(
            f"your chance to win went from {begin:.0f}% to {begin + first['by']:.0f}%"
        )
        expect(sheet.locator(".review .scale span")).to_have_text(["100%", "50%", "0%"])
        expect(sheet.locator(".review figcaption")).to_have_text("Your chance to win")
        assert not ann.faults
