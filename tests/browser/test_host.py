"""The host's rights at the browser: remove, cancel, replace who does not move; and what the others see."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from rulewright.server import clock
from tests.browser.given import PHONE, Visitor, faults_of, seated, small, visitor
from tests.server.given import Json, Running


def lobby(served: Running) -> Json:
    """Ann's table for three, Bob at it."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}, {"kind": "open"}]
    made = served.make("time_capsules", seats=seats)
    path = f"/api/tables/{made['table']}/seats/1"
    made["tokens"]["1"] = served.post(path, json={"name": "Bob", "invite": made["invite"]})["token"]
    return made


def twice(one: Visitor, name: str) -> None:
    """A button that asks whether one is sure."""
    one.page.get_by_role("button", name=name).click()
    one.page.get_by_role("button", name=f"Sure? {name}").click()


def test_the_host_removes_a_sitter_and_cancels_the_table(browser: Browser, served: Running) -> None:
    made = lobby(served)
    with seated(browser, served, made, 0) as ann, seated(browser, served, made, 1) as bob:
        expect(bob.page.get_by_role("button", name="Get up")).to_be_visible()
        expect(bob.page.get_by_role("button", name="Remove")).to_have_count(0)
        expect(bob.page.get_by_role("button", name="Cancel the table")).to_have_count(0)
        link = ann.page.get_by_role("textbox", name="Copy the invitation")
        ann.page.evaluate(
            "held => localStorage.setItem('rulewright-seats', held)",
            f'[{{"table":"{made["table"]}","game":"time_capsules","tokens":{{"0":"{made["tokens"]["0"]}"}},'
            f'"invite":"{made["invite"]}","at":1}}]',
        )
        ann.page.reload()
        expect(link).to_have_value(f"{ann.origin}/t/{made['table']}#invite={made['invite']}")
        twice(ann, "Remove Bob")
        expect(ann.page.get_by_text("The link is a new one")).to_be_visible()
        assert link.input_value() and made["invite"] not in link.input_value()
        assert faults_of(ann.page) == []
        expect(bob.page.get_by_role("alert")).to_contain_text("You no longer hold this seat")
        expect(bob.page.get_by_text("You are watching.")).to_be_visible()
        bob.page.reload()
        expect(bob.page.get_by_text("You are watching.")).to_be_visible()
        assert bob.page.evaluate("localStorage['rulewright-seats']").count(made["tokens"]["1"]) == 0
        twice(ann, "Cancel the table")
        for one in (ann, bob):
            expect(one.page.get_by_role("heading", name="This table was cancelled")).to_be_visible()
        ann.page.get_by_role("button", name="Home").first.click()
        expect(ann.page.get_by_text("Time Capsules").first).to_be_visible()
        expect(ann.page.get_by_text("Waiting for players")).to_have_count(0)
        assert not ann.faults and not bob.faults


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Seconds by which the server's clock is ahead."""
    ahead, real = [0.0], clock.now
    monkeypatch.setattr(clock, "now", lambda: real() + ahead[0])
    return ahead


def test_the_host_lets_a_bot_play_for_who_does_not_move(
    browser: Browser, served: Running, later: list[float]
) -> None:
    made, clients = served.strangers("septikon", options={"preset": "yes"}, seed=2)
    mover = next(number for number, client in enumerate(clients) if client["options"])
    name = clients[0]["table"]["players"][mover]["name"]
    later[0] = 100.0
    with seated(browser, served, made, 1 - mover) as one:
        card = one.page.get_by_role("region", name=name, exact=True)
        expect(card.get_by_role("timer")).to_contain_text("does not move: 1:4")
        expect(card.get_by_role("button", name=f"Let a bot play for {name}")).to_have_count(0)
        later[0] = 300.0
        clients[mover].do("chat", text="one moment")
        card.get_by_role("button", name=f"Let a bot play for {name}").click()
        expect(card.get_by_title("plays this seat")).to_be_visible()
        assert not one.faults
    served.dismiss()


def test_on_a_phone_the_menu_has_it(browser: Browser, served: Running, later: list[float]) -> None:
    made, clients = served.strangers("septikon", options={"preset": "yes"}, seed=2)
    mover = next(number for number, client in enumerate(clients) if client["options"])
    name = clients[0]["table"]["players"][mover]["name"]
    later[0] = 300.0
    origin = f"http://127.0.0.1:{served.port}"
    with visitor(browser, origin, PHONE, coached=True, motion=False) as one:
        one.go(f"/t/{made['table']}#seat={made['tokens'][str(1 - mover)]}")
        one.page.get_by_role("button", name="Menu").click()
        menu = one.page.get_by_role("dialog", name="Menu")
        expect(menu.get_by_role("timer")).to_contain_text("does not move: 5:0")
        assert small(one.page) == []
        menu.get_by_role("button", name=f"Let a bot play for {name}").click()
        one.until(lambda: one.picture["table"]["players"][mover]["bot"])
        assert not one.faults
    served.dismiss()
