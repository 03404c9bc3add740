"""Getting to the table, deciding, taking back: the checks that a person makes in the first minutes."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.given import (
    DESK,
    PHONE,
    Visitor,
    asked,
    at_table,
    between,
    end_turn,
    finished,
    first,
    options,
    position,
    prompt,
    seated,
    settled,
    start,
    step,
    visitor,
)
from tests.server.given import Running


@contextmanager
def two(browser: Browser, origin: str) -> Iterator[tuple[Visitor, Visitor]]:
    """Ada makes a table and sends Bo the link."""
    with visitor(browser, origin, coached=True, name="Ada") as ada, visitor(browser, origin) as bo:
        page = ada.go()
        start(page, "Friend")
        link = page.get_by_label("Copy the invitation").input_value()
        other = bo.go(link.removeprefix(origin))
        other.get_by_label("Your name").fill("Bo")
        other.get_by_role("button", name="Sit down").click()
        for seen in (page, other):
            seen.get_by_role("heading", name="Septikon", level=1).wait_for()
            seen.locator(".seatcard").nth(1).wait_for()
        yield ada, bo


def play_turns(page: Page, number: int, seed: int) -> None:
    """End so many turns, at random, and wait for the next decision."""
    rng, turns = random.Random(seed), 0
    while turns < number:
        turns += step(page, rng) == "end"
    asked(page)


def undo_button(page: Page) -> Any:
    return page.get_by_role("button", name=re.compile("^Undo"))


# --- getting there -------------------------------------------------------------------------------------
def test_a_link_seats_a_friend_without_an_account(browser: Browser, origin: str) -> None:
    with two(browser, origin) as (ada, bo):
        expect(ada.page.locator(".seats")).to_contain_text("Bo")
        expect(bo.page.locator(".seats")).to_contain_text("Ada")
        assert "#" not in bo.page.url, "the invitation stays out of the address"
        assert not ada.strangers() and not bo.strangers()
        assert not ada.faults and not bo.faults


def test_three_clicks_start_a_game_with_a_coach(browser: Browser, origin: str) -> None:
    with at_table(browser, origin, coached=False) as new:
        expect(new.page.locator(".coach")).to_be_visible()
        players = new.page.get_by_role("complementary", name="Players")
        expect(players.get_by_text("Novice").first).to_be_attached()
        new.page.get_by_role("button", name="Understood").click()
        expect(new.page.locator(".coach")).to_have_count(0)
        assert not new.faults and not new.strangers()


def test_a_phone_shows_the_table_that_waits(browser: Browser, origin: str) -> None:
    with at_table(browser, origin, PHONE) as one:
        one.go("/")
        expect(one.page.get_by_role("link", name="Continue")).to_be_in_viewport(ratio=1)


def test_the_wish_to_play_alone_ends_with_a_game_for_two(browser: Browser, origin: str) -> None:
    with visitor(browser, origin) as one:
        page = one.go("/")
        rival = page.get_by_role("group", name="Rival")
        page.get_by_role("button", name="Time Capsules").click()
        rival.get_by_role("button", name="Solo").click()
        page.get_by_role("button", name="Septikon").first.click()
        expect(rival.get_by_role("button", name="Bot")).to_have_attribute("aria-pressed", "true")
        page.get_by_role("button", name="Start", exact=True).click()
        asked(page)


# --- deciding ------------------------------------------------------------------------------------------
def test_every_decision_fits_one_screen(browser: Browser, origin: str) -> None:
    rng = random.Random(5)
    with at_table(browser, origin) as one:
        for _ in range(20):
            asked(one.page)
            assert one.page.evaluate("document.documentElement.scrollHeight") <= DESK["height"]
            assert one.page.evaluate("document.documentElement.scrollWidth") <= DESK["width"]
            for region in (".a-board svg.board", ".bar", ".a-dock", ".seats", ".side"):
                box = one.page.locator(region).first.bounding_box()
                assert box and box["y"] >= 0 and box["y"] + box["height"] <= DESK["height"] + 1, region
            if step(one.page, rng) == "over":
                break
        assert not one.faults


def test_undo_goes_back_to_the_die_and_no_further(browser: Browser, origin: str) -> None:
    with at_table(browser, origin) as one:
        page, undo = one.page, undo_button(one.page)
        expect(undo).to_be_disabled()
        before = one.picture
        first(page)
        expect(undo).to_be_enabled()
        undo.click()
        one.until(lambda: not one.picture["draft"])
        assert (one.picture["shown"], one.picture["options"]) == (before["shown"], before["options"])
        page.get_by_role("button", name="Redo").click()
        expect(undo).to_be_enabled()
        while not end_turn(page).count():
            first(page)
        page.keyboard.press("e")
        one.until(lambda: one.picture["version"] > before["version"] and one.picture["options"])
        expect(undo).to_be_disabled()
        assert len(undo.get_attribute("aria-label") or "") > len("Undo: "), "it says why"


def test_a_draft_is_private_until_the_turn_ends(browser: Browser, origin: str) -> None:
    with two(browser, origin) as (ada, bo):
        ada.until(lambda: ada.picture["options"] or bo.picture["options"])
        mine, theirs = (ada, bo) if ada.picture["options"] else (bo, ada)
        told = len(theirs.heard)
        first(mine.page)
        expect(mine.page.locator(".draft")).to_be_visible()
        mine.page.get_by_role("tab", name="Chat").click()
        mine.page.get_by_label("Say something").fill("Wait")
        mine.page.keyboard.press("Enter")
        theirs.until(lambda: theirs.picture["chat"]["entries"])
        since = [said for said in theirs.heard[told:] if said["type"] != "pong"]
        assert since == [theirs.picture], "before that nothing was sent to the other"
        expect(theirs.page.locator(".draft")).to_have_count(0)


def reasons_of(one: Visitor, decision: str) -> bool:
    """Has it been told what this decision refuses?"""
    return any(said["type"] == "reasons" and said["decision"] == decision for said in one.heard)


def test_a_refused_square_says_why_and_names_its_rule(browser: Browser, origin: str) -> None:
    rng = random.Random(12)
    with at_table(browser, origin) as one:
        page = one.page
        for _ in range(200):
            asked(page)
            if "You rolled" in prompt(page) and one.picture["options"]:
                one.until(lambda: reasons_of(one, one.picture["decision"]))
                settled(page)
                if page.locator("rect.barred:not(.far)").count():
                    break
            step(page, rng)
        why = page.get_by_role("alertdialog", name="Why not?")
        page.keyboard.press("m")
        page.locator(".more .opt.off").first.click()
        expect(why).to_contain_text(re.compile(r"occupied|blocks|exactly"))
        why.get_by_role("button", name=re.compile("Rule SEP-")).click()
        expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
        expect(page.locator(".rules .here")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(why).to_have_count(0)


def test_every_square_that_is_not_lit_says_why_or_what_can_be_chosen(browser: Browser, origin: str) -> None:
    with at_table(browser, origin) as one:
        page = one.page
        one.until(lambda: reasons_of(one, one.picture["decision"]))
        settled(page)
        board = page.locator("main svg.board")
        middle = (
            "x => { const b = x.getBoundingClientRect(); return [b.x + b.width / 2, b.y + b.height / 2]; }"
        )
        for far in page.locator("rect.barred.far").all()[:3]:
            page.mouse.click(*far.evaluate(middle))
            expect(page.get_by_role("alertdialog", name="Why not?")).to_contain_text(
                "No Clone of yours ends on"
            )
            page.keyboard.press("Escape")
        store = board.locator("rect[data-card='ME']").first
        page.mouse.click(*store.evaluate(middle))  # nobody ever walks there
        expect(page.locator(".square")).to_contain_text("Not now: what is lit can be chosen")


def test_a_square_tells_what_it_is_and_what_happened_there(browser: Browser, served: Running) -> None:
    record, _ = finished("septikon", 4, mode="damage10", preset="yes")
    made = served.post("/api/records", content=json.dumps(record))
    with seated(browser, served, made) as one:
        one.page.keyboard.press("Escape")
        one.page.locator(".slide.man").first.click(force=True)
        card = one.page.locator(".square")
        label = card.locator("header b.b").inner_text().split()[-1]
        expect(card.locator("li").first).to_contain_text(re.compile(rf"\b{label}\b"))
        one.page.keyboard.press("Escape")
        expect(card).to_have_count(0)


# --- lines that break ----------------------------------------------------------------------------------
def test_a_stale_tab_is_told_and_refreshed(browser: Browser, origin: str) -> None:
    with at_table(browser, origin) as one:
        late, pictures = one.new_page(), []

        def not_the_second(said: str) -> bool:
            if '"type":"picture"' in said:
                pictures.append(said)
            return len(pictures) != 2 or '"type":"picture"' not in said

        between(late, not_the_second)
        late.goto(one.page.url)
        asked(late)
        first(one.page)
        one.until(lambda: len(pictures) == 2)
        late.keyboard.press("1")
        if late.get_by_role("button", name="Show all").count():
            late.keyboard.press("1")
        expect(late.get_by_role("alert")).to_contain_text(re.compile("already made", re.I))
        one.until(lambda: prompt(late) == prompt(one.page))


def test_a_lost_line_comes_back_with_the_draft(browser: Browser, origin: str, served: Running) -> None:
    made = served.make("septikon", seats=[{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}])
    with seated(browser, served, made) as one:
        page = one.page
        lines = between(page, lambda said: True)
        page.reload()
        asked(page)
        first(page)
        expect(page.locator(".draft")).to_be_visible()
        before, drafted = prompt(page), page.locator(".draft li").count()
        one.context.set_offline(True)
        tries = len(lines)
        for line in lines[:]:
            line.close()
        expect(page.get_by_role("alert")).to_contain_text("Connection lost")
        one.until(lambda: len(lines) > tries)  # it was tried in vain
        one.context.set_offline(False)
        expect(page.get_by_role("alert")).to_have_count(0)
        assert prompt(page) == before
        assert page.locator(".draft li").count() == drafted


# --- following -----------------------------------------------------------------------------------------
def test_recap_steps_through_places_on_the_board_and_skips(browser: Browser, origin: str) -> None:
    with at_table(browser, origin) as one:
        page = one.page
        play_turns(page, 3, seed=3)
        recap = page.get_by_role("region", name="Since your last turn")
        number = int(re.search(r"\d+", recap.inner_text()).group())  # type: ignore[union-attr]
        outlines = 0
        for i in range(1, number + 1):
            recap.get_by_role("button", name="Step", exact=True).click()
            expect(recap).to_contain_text(f"{i}/{number}")
            outlines += page.locator("rect.told").count()
        assert outlines
        recap.get_by_role("button", name="Skip").click()
        assert options(page).count() or end_turn(page).count()


def test_a_turn_is_a_headline_with_its_result_and_its_details_unfold(browser: Browser, origin: str) -> None:
    with at_table(browser, origin) as one:
        page = one.page
        play_turns(page, 6, seed=4)
        turns = page.locator(".log details")
        first, last = turns.first, turns.last
        expect(last).to_have_attribute("open", "")
        expect(first).not_to_have_attribute("open", "")
        expect(first.locator("li").first).to_be_hidden()
        first.locator("summary").focus()
        page.keyboard.press("Enter")
        expect(first.locator("li").first).to_be_visible()
        told = first.locator("li").all_inner_texts()
        headline = first.locator("summary").inner_text()
        assert any(headline.startswith(sentence) for sentence in told) and "…" not in headline
        sent = {
            turn["text"]
            for said in one.heard
            if said["type"] == "picture"
            for turn in said["turns"]["entries"]
        }
        assert headlines(page) and set(headlines(page)) <= sent, "as the server words them"
        page.get_by_role("button", name="Details", exact=True).click()
        expect(page.locator(".log details:not([open])")).to_have_count(0)
        page.get_by_role("group", name="Filters of the log").get_by_role("button").nth(2).click()
        assert headlines(page) and set(headlines(page)) <= sent, (
            "of the whole turn, whatever is left out below it"
        )


def headlines(page: Page) -> list[str]:
    return page.locator(".log summary").all_inner_texts()


def test_the_moments_of_the_log_have_an_address(browser: Browser, origin: str) -> None:
    with at_table(browser, origin) as one:
        page = one.page
        play_turns(page, 4, seed=4)
        page.locator(".log h3 button").last.click()
        expect(page.locator("#prompt")).to_contain_text("Looking back")
        again = one.new_page()
        again.goto(page.url)
        moment, _event = page.locator("#prompt").inner_text().split(" · ")
        expect(again.locator("#prompt")).to_contain_text(moment)
        page.keyboard.press("Escape")
        assert options(page).count() or end_turn(page).count()
        assert "?" not in page.url


def test_rules_follow_the_decision_and_can_be_searched(browser: Browser, origin: str) -> None:
    with at_table(browser, origin) as one:
        page = one.page
        page.get_by_role("tab", name="Rules").click()
        expect(page.locator(".rules .here")).to_contain_text("SEP-4.1")
        page.get_by_label("Search the rules").fill("shield")
        expect(page.locator(".rules p").first).to_contain_text(re.compile("shield", re.I))
        page.get_by_label("Search the rules").fill("qqqq")
        expect(page.locator(".rules")).to_contain_text("Nothing found")


VARIANTS: list[tuple[str, dict[str, Any], list[str]]] = [
    ("time_capsules", {"seats": 2, "mode": "split", "start": "fast"}, ["Split rounds", "Start: fast"]),
    (
        "age_of_automaton",
        {"seats": 2, "draft": "no", "limited_common": "yes"},
        ["Standard", "Specialist draft: dealt hands", "Limited Common Specialists: limited"],
    ),
    (
        "stress_botics",
        {"seats": 2, "alt_shields": "yes", "free_batteries": "yes"},
        ["Alternative AlphaBot shields: yes", "Free arrangement of the starting batteries: yes"],
    ),
    (
        "ark_awakening",
        {"seats": 2, "mode": "guardians", "side": "b", "complexity": "2", "enemy": "dark"},
        ["Guardians", "Side of the biodomes: B", "Complexity: 2", "Enemy: Dark Player"],
    ),
]


@pytest.mark.parametrize(("game", "setup", "words"), VARIANTS, ids=[game for game, _, _ in VARIANTS])
def test_mode_and_options_are_named_wherever_one_looks(
    browser: Browser, served: Running, tmp_path: Path, game: str, setup: dict[str, Any], words: list[str]
) -> None:
    """UX 5: the table's head, the rules, the log and its file, the record; a rematch keeps them."""
    record, _ = finished(game, 1, **setup)
    with seated(browser, served, served.post("/api/records", content=json.dumps(record))) as one:
        page, chosen = one.page, {k: v for k, v in setup.items() if k not in ("seats", "mode")}
        sheet = page.get_by_role("dialog", name="Score sheet")
        for name, button in (("record", "Export record"), ("log", "Save the log")):
            with page.expect_download() as saved:
                page.get_by_role("button", name=button).click()
            saved.value.save_as(tmp_path / name)
            if name == "record":
                sheet.get_by_role("button", name="Close").click()
        assert chosen.items() <= json.loads((tmp_path / "record").read_text())["options"].items()
        head = (tmp_path / "log").read_text().splitlines()[:2]
        page.get_by_role("tab", name="Log").click()
        log, top = page.locator("#panel .terms").inner_text(), page.locator(".top .terms").inner_text()
        page.get_by_role("tab", name="Rules").click()
        rules = page.locator("#panel .terms").inner_text()
        for told in (log, top, rules, head[1]):
            assert all(word in told for word in words), told
        page.get_by_role("button", name="Score sheet").click()
        sheet.get_by_role("button", name="Rematch").click()
        one.until(lambda: one.picture["table"]["phase"] == "open")
        again = {option["id"]: option["value"] for option in one.picture["table"]["options"]}
        assert chosen.items() <= again.items()
        assert not one.faults


def test_the_table_speaks_spanish(browser: Browser, origin: str) -> None:
    with at_table(browser, origin) as one:
        page = one.page
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Español").click()
        expect(page.locator("#prompt")).to_contain_text("Has sacado")
        expect(page.locator(".endturn")).to_contain_text(re.compile("fin del turno", re.I))
        assert page.evaluate("document.documentElement.lang") == "es"


def test_a_clock_shows_the_time_and_ends_nothing(browser: Browser, origin: str) -> None:
    with at_table(browser, origin) as one:
        clock = one.page.get_by_role("timer")
        expect(clock).to_have_text("0:02", timeout=10_000)
        assert position(one.page), "the decision still waits"


def test_sounds_are_off_until_wanted(browser: Browser, origin: str) -> None:
    tones = """() => {
        const made = AudioContext.prototype.createOscillator;
        window.tones = 0;
        AudioContext.prototype.createOscillator = function () { window.tones++; return made.call(this); };
    }"""
    with at_table(browser, origin) as one:
        page = one.page
        page.evaluate(tones)
        play_turns(page, 1, seed=1)
        assert page.evaluate("tones") == 0
        page.keyboard.press("?")
        page.get_by_label("Sounds").check()
        page.keyboard.press("Escape")
        before = page.evaluate("tones")
        assert before, "a first sound to hear"
        play_turns(page, 1, seed=1)
        one.until(lambda: page.evaluate("tones") > before)
