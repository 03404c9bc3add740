"""What people rely on: nothing broken locks out, nothing moves under a finger, covers or tells too much."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, WebSocketRoute, expect

import rulewright
from rulewright.games.stress_botics.scoring import standing
from tests.browser.given import (
    DESK,
    FRIEND,
    KEPT,
    PHONE,
    Visitor,
    asked,
    at_table,
    bring,
    end_turn,
    finished,
    lay,
    options,
    prompt,
    reached,
    seated,
    settled,
    start,
    step,
    visitor,
)
from tests.server.given import Client, Json, Running, running

TWO = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bo"}]


# --- what is broken ------------------------------------------------------------------------------------
def planted(page: Page, spoil: Any) -> None:
    """What the server says reaches the page with a fault in it."""

    def stand(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(said: str | bytes) -> None:
            message = json.loads(said)
            spoil(message)
            line.send(json.dumps(message))

        server.on_message(pass_on)

    page.route_web_socket(re.compile("/socket$"), stand)


def decider(record: Any) -> int:
    return rulewright.replay(json.dumps(record).encode()).deciders[0]


def no_board(said: Any) -> None:
    if said["type"] == "picture":
        said["shown"] = {}


def no_log_lines(said: Any) -> None:
    for entry in said["log"]["entries"] if said["type"] == "picture" else []:
        entry["spots"] = entry["args"] = None


def one_label(said: Any) -> None:
    """Neither END nor any other option has its words, but the last."""
    for option in said["options"][:-1] if said["type"] == "picture" else []:
        option["label"] = None


def no_terms(said: Any) -> None:
    """What is played stands in the top bar: nothing but the whole table can give way."""
    if said["type"] == "picture":
        said["table"]["options"] = None


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_broken_board_says_so_and_the_game_goes_on(
    browser: Browser, served: Running, size: ViewportSize
) -> None:
    made = served.make("septikon", seats=TWO[:1] + [{"kind": "bot", "bot": "random"}])
    with visitor(browser, f"http://127.0.0.1:{served.port}", size, **KEPT) as one:
        page = one.page
        planted(page, no_board)
        one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
        expect(page.locator("[data-broken=board]")).to_contain_text("could not be drawn")
        undo = page.get_by_role("button", name=re.compile("^Undo")).first
        options(page).first.click()
        expect(undo).to_be_enabled()
        undo.click()
        expect(undo).to_be_disabled()
        assert any("board" in fault for fault in one.faults), "the console is told"


@pytest.mark.parametrize(("fault", "part"), [(one_label, "decision"), (no_terms, "table")])
def test_a_broken_bar_leaves_the_plain_list(browser: Browser, served: Running, fault: Any, part: str) -> None:
    made = served.make("cellars", seats=TWO[:1] + [{"kind": "bot", "bot": "random"}])
    with visitor(browser, f"http://127.0.0.1:{served.port}", **KEPT) as one:
        page = one.page
        planted(page, fault)
        one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
        plain = page.locator(f"[data-broken={part}]")
        expect(plain).to_contain_text("could not be drawn")
        plain.get_by_role("button", name=one.picture["options"][-1]["label"], exact=True).click()
        one.until(lambda: one.picture["draft"])
        plain.get_by_role("button", name="Undo").click()
        one.until(lambda: not one.picture["draft"])


def test_a_broken_side_column_leaves_board_and_bar(browser: Browser, served: Running) -> None:
    record = reached("septikon", lambda s: s.turn > 3, preset="yes")
    with visitor(browser, f"http://127.0.0.1:{served.port}", **KEPT) as one:
        page = one.page
        planted(page, no_log_lines)
        one.go(bring(served, record, decider(record)))
        expect(page.locator("[data-broken=side]")).to_be_visible()
        expect(page.locator(".a-board svg.board")).to_be_visible()
        expect(options(page).first).to_be_visible()


def test_a_missing_number_leaves_a_gap_and_no_dead_page(browser: Browser, served: Running) -> None:
    def no_number(said: Any) -> None:
        if said["type"] == "picture" and said["shown"]["tally"]:
            said["shown"]["tally"].pop("most")

    record = reached("age_of_automaton", lambda s: type(s.stack[-1]).__name__ == "Take", seats=2)
    with visitor(browser, f"http://127.0.0.1:{served.port}", **KEPT) as one:
        planted(one.page, no_number)
        one.go(bring(served, record, decider(record)))
        expect(one.page.locator(".tally")).to_be_visible()
        options(one.page).first.click()
        one.until(lambda: one.picture["draft"])
        assert any("words" in fault for fault in one.faults)


# --- what moves ----------------------------------------------------------------------------------------
PLACES = """() => [...document.querySelectorAll('.bar .opts [data-option], .po .opt[data-option]')].map(b =>
    [b.dataset.option, b.querySelector('.tx > span').textContent, Math.round(b.getBoundingClientRect().x)])"""


def positions(game: str, number: int = 4) -> Iterator[Any]:
    """Decisions of one seat among some options, from one random game."""
    setup: Json = {"preset": "yes"} if game == "septikon" else {}
    s = rulewright.game(game).new(seed=5, **setup)
    rng = random.Random(2)
    while number:
        seat = rng.choice(s.deciders)
        s.play(seat, rng.choice(s.options(seat)))
        if len(s.deciders) == 1 and 3 <= len(s.options(s.deciders[0])) < 30:
            number -= 1
            yield s.copy()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["septikon", "age_of_automaton", "ark_awakening", "stress_botics"])
def test_no_button_moves_once_it_is_shown(
    browser: Browser, served: Running, game: str, size: ViewportSize
) -> None:
    """The first picture of the buttons is also the last, when all that they would do is foreseen."""
    for s in positions(game):
        with seated(browser, served, lay(served, s, ["Ada", "Bo"]), s.deciders[0], size=size) as one:
            options(one.page).first.wait_for()
            first = one.page.evaluate(PLACES)
            one.until(partial(foreseen, one))
            assert one.page.evaluate(PLACES)[: len(first)] == first  # more may come after them


def foreseen(one: Visitor) -> bool:
    """Is all known that the options would do?"""
    told = {each["option"] for said in one.heard if said["type"] == "forecasts" for each in said["forecasts"]}
    return {option["id"] for option in one.picture["options"]} <= told


# --- what covers ---------------------------------------------------------------------------------------
COVERED = """() => {
    const card = document.querySelector('.square')?.getBoundingClientRect();
    if (!card) return -1; // the next decision came and closed it
    return [...document.querySelectorAll('.board [data-spot]')].filter(x => {
        const r = x.getBoundingClientRect();
        return r.left < card.right && card.left < r.right && r.top < card.bottom && card.top < r.bottom;
    }).length;
}"""
UNLIT = """() => {
    const board = document.querySelector('svg.board').getBoundingClientRect();
    const lit = [...document.querySelectorAll('.board [data-spot]')].map(x => x.getBoundingClientRect());
    const out = [];
    for (let i = 0; i < 21; i++) for (const x of [0.045, 0.06, 0.1]) {
        const [px, py] = [board.left + board.width * x, board.top + board.height * (0.1 + i * 0.04)];
        if (lit.every(r => px < r.left || px > r.right || py < r.top || py > r.bottom)) out.push([px, py]);
    }
    return out;
}"""


def test_the_card_of_a_square_covers_nothing_lit_and_closes_with_the_decision(
    browser: Browser, origin: str
) -> None:
    rng = random.Random(4)
    with at_table(browser, origin) as one:
        page, seen, closed = one.page, 0, 0
        for _ in range(12):
            asked(page)
            while end_turn(page).count():
                step(page, rng)
                asked(page)  # the rival's turn is over, and what I may choose is lit
            settled(page)
            for x, y in rng.sample(page.evaluate(UNLIT), 4):
                page.mouse.click(x, y)
                page.wait_for_function("() => document.querySelector('.square')?.style.top !== '0px'")
                covered = page.evaluate(COVERED)
                assert covered < 1
                seen += covered == 0
            open, decision = page.locator(".square").count(), one.picture["decision"]
            while one.picture["decision"] == decision:
                step(page, rng)
            if open:
                expect(page.locator(".square")).to_have_count(0)
                closed += 1
        assert seen > 10 and closed > 2


def test_why_not_closes_with_the_page_of_the_phone(browser: Browser, served: Running) -> None:
    record = reached("age_of_automaton", lambda s: type(s.stack[-1]).__name__ == "Open", seats=2, draft="no")
    with visitor(browser, f"http://127.0.0.1:{served.port}", size=PHONE, **KEPT) as one:
        page = one.go(bring(served, record, decider(record)))
        page.get_by_role("button", name="Why not?").click()
        page.locator(".more .opt.off").first.click()
        page.keyboard.press("m")
        why = page.get_by_role("alertdialog", name="Why not?")
        expect(why).to_be_visible()
        page.get_by_role("navigation", name="Pages").get_by_role("button").nth(1).click()
        expect(why).to_have_count(0)


# --- what is packed ------------------------------------------------------------------------------------
def play_on(client: Client, until: Any) -> None:
    """Take what is offered first, until something is so."""
    while not until(client.asked()):
        if client["waiting"]:
            client.act("commit")
        else:
            client.choose(client["options"][0]["notation"])


def test_a_new_packing_starts_empty_and_a_reload_keeps_the_present_one(
    browser: Browser, served: Running
) -> None:
    made = served.make("time_capsules", mode="solo", seats=TWO[:1])
    hand = served.join(made["table"], made["tokens"]["0"])
    packs = lambda p: bool(p["options"]) and p["options"][0]["verb"] in ("put", "discard")  # noqa: E731
    play_on(hand, packs)
    with seated(browser, served, made) as one:
        page, staged = one.page, one.page.locator("[data-staged]")
        for _ in range(3):
            expect(staged).to_have_attribute("data-staged", re.compile("^/+$"))
            page.locator("[data-option=suggest]").click()
            expect(staged).not_to_have_attribute("data-staged", re.compile("^/+$"))
            kinds = re.sub(r"#\d+", "", staged.get_attribute("data-staged") or "")
            page.reload()
            expect(staged).to_have_attribute("data-staged", re.compile(re.sub("([^/,]+)", r"\1#\\d+", kinds)))
            version = one.picture["version"]
            page.locator(".endturn:not([data-early])").click()
            hand.reach(version + 1)
            play_on(hand, packs)


# --- what was scored -----------------------------------------------------------------------------------
CARD = {
    "age_of_automaton": "[data-count=vp] b",
    "stress_botics": "[data-count=score]",
    "time_capsules": ".points",
}


def differing(game: str) -> tuple[Any, Any]:
    """A game at whose end something is scored that was not counted before."""
    for seed in range(60):
        record, s = finished(game, seed, seats=2)
        if game != "stress_botics" or s.outcome().scores != [standing(s, seat) for seat in range(2)]:
            return record, s
    raise AssertionError("no secret objective was met")


@pytest.mark.parametrize("game", CARD)
def test_sheet_graph_and_seat_cards_tell_the_same_score(browser: Browser, served: Running, game: str) -> None:
    record, s = differing(game)
    scores = s.outcome().scores
    with seated(browser, served, served.post("/api/records", content=json.dumps(record))) as one:
        page = one.page
        sheet = page.get_by_role("dialog", name="Score sheet")
        sums = sheet.locator("table").first.locator("tr.sum td")
        expect(sums).to_have_count(2)
        totals = sums.all_inner_texts()
        assert [int(text.replace("−", "-")) for text in totals] == scores
        course = sheet.get_by_role("img", name=re.compile("The score over the game")).get_attribute(
            "aria-label"
        )
        ends = re.findall(r"(-?\d+)(?=;|$)", course or "")
        assert [int(end) for end in ends] == scores
        cards = [card.locator(CARD[game]).first.inner_text() for card in page.locator(".seatcard").all()]
        assert [int(re.search(r"-?\d+", card.replace("−", "-"))[0]) for card in cards] == scores  # type: ignore[index]


# --- one device ----------------------------------------------------------------------------------------
def behind(page: Page) -> list[str]:
    """What could be read or reached besides the curtain."""
    script = """() => [...document.querySelectorAll('button, a, input, li, .board, [role=status]')]
        .filter(x => !x.closest('.curtain') && (!x.matches('[role=status]') || x.textContent.trim()))
        .map(x => x.outerHTML.slice(0, 80))"""
    found: list[str] = page.evaluate(script)
    return found


def test_the_curtain_stands_before_the_first_hand_and_is_a_wall(browser: Browser, served: Running) -> None:
    made = served.make("time_capsules", seats=TWO)
    tokens = {"table": made["table"], "game": "time_capsules", "tokens": made["tokens"], "at": 0}
    with visitor(browser, f"http://127.0.0.1:{served.port}", **KEPT) as both:
        held = f"localStorage['rulewright-seats'] = {json.dumps(json.dumps([tokens]))}"
        both.context.add_init_script(held)
        page = both.go(f"/t/{made['table']}")
        curtain = page.locator(".curtain")
        expect(curtain).to_be_visible()
        assert not behind(page)
        assert both.picture["seat"] is None and not both.picture["options"]  # no hand on the wire either
        for key in "tm?rl1e":
            page.keyboard.press(key)
        for _ in range(4):
            page.keyboard.press("Tab")
            assert page.evaluate("() => document.activeElement.matches('body, .curtain button')")
        assert not behind(page) and not both.picture["draft"]
        curtain.get_by_role("button").click()
        expect(curtain).to_have_count(0)
        seen = prompt(page)
        assert seen
        page.locator("[data-option=suggest]").click()
        page.locator(".endturn:not([data-early])").click()
        expect(curtain.get_by_role("heading")).to_contain_text("Bo")
        assert not behind(page)
        page.reload()
        expect(curtain).to_be_visible()
        assert not behind(page) and not both.faults


def test_a_trial_with_nothing_hidden_needs_no_curtain(browser: Browser, tmp_path: Path) -> None:
    record, _ = finished("septikon", 4, mode="damage10", preset="yes")
    with running(f"sqlite:///{tmp_path}/t.db") as served:  # its own: the page brings a record too
        made = served.post("/api/records", content=json.dumps(record))
        follow_each_other(browser, served, made)


def follow_each_other(browser: Browser, served: Running, made: dict[str, Any]) -> None:
    with seated(browser, served, made) as one:
        page = one.page
        page.keyboard.press("Escape")
        page.get_by_role("slider", name="Replay").fill("20")
        page.get_by_role("button", name="Try from here").click()
        one.until(lambda: one.picture["table"]["table"] != made["table"])
        rng, played = random.Random(1), set()
        for _ in range(40):
            asked(page)
            played.add(one.picture["seat"])
            expect(page.locator(".curtain")).to_have_count(0)
            step(page, rng)
            if len(played) == 2:
                break
        assert played == {0, 1}, "the seats follow each other by themselves"


# --- links ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("clipboard", ["granted", "missing", "refused"])
def test_copied_is_said_only_if_it_was(browser: Browser, origin: str, clipboard: str) -> None:
    with visitor(browser, origin, **KEPT) as one:
        if clipboard == "granted":
            one.context.grant_permissions(["clipboard-read", "clipboard-write"])
        else:
            what = (
                "undefined"
                if clipboard == "missing"
                else "{writeText: () => Promise.reject(new Error('no'))}"
            )
            one.context.add_init_script(
                f"Object.defineProperty(Navigator.prototype, 'clipboard', {{get: () => ({what})}})"
            )
        page = one.go()
        start(page, "Friend")
        link = page.get_by_label("Copy the invitation")
        page.get_by_role("button", name="Copy link").click()
        if clipboard == "granted":
            expect(page.get_by_role("button", name="Copied")).to_be_visible()
            assert page.evaluate("navigator.clipboard.readText()") == link.input_value()
        else:
            expect(page.get_by_text("The link is selected")).to_be_visible()
            expect(page.get_by_role("button", name="Copied")).to_have_count(0)
            assert page.evaluate("getSelection().toString()") == link.input_value()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Copy the link to watch").click()
        if clipboard == "granted":
            expect(page.get_by_role("dialog", name="Menu").get_by_text("Copied")).to_be_visible()
        else:
            watch = page.get_by_role("dialog", name="Menu").get_by_role("textbox").first
            assert page.evaluate("getSelection().toString()") == watch.input_value() == page.url


@pytest.mark.parametrize(("host", "warned"), [("127.0.0.1", True), ("localhost", True), (FRIEND, False)])
def test_the_lobby_warns_of_a_link_that_only_this_computer_can_open(
    browser: Browser, served: Running, host: str, warned: bool
) -> None:
    with visitor(browser, f"http://{host}:{served.port}", **KEPT) as one:
        page = one.go()
        start(page, "Friend")
        page.get_by_label("Copy the invitation").wait_for()
        expect(page.get_by_text("Only this computer can open this link")).to_have_count(int(warned))


# --- setting a table up --------------------------------------------------------------------------------
def test_a_table_is_offered_only_what_it_can_be_set_to(browser: Browser, origin: str) -> None:
    with visitor(browser, origin, coached=True, name="Ada") as one:
        page = one.go("/new/age_of_automaton")
        begins, seats = page.get_by_label("Who begins"), page.locator(".counts")
        for number, names in ((2, "AB"), (4, "ABCD"), (3, "ABC")):
            seats.get_by_role("button", name=str(number)).click()
            expect(begins.locator("option")).to_have_text(["by lot", *(f"seat {name}" for name in names)])
        begins.select_option("seat C")
        seats.get_by_role("button", name="2").click()
        expect(begins).to_have_value("random")
        page.get_by_role("button", name="Start", exact=True).click()
        asked(page)
        chosen = {option["id"]: option["value"] for option in one.picture["table"]["options"]}
        assert chosen["starter"] == "random"
        page = one.go("/new/time_capsules")
        expect(page.get_by_label("Target", exact=True)).to_have_count(0)
        page.get_by_label("Solo").check()
        expect(page.get_by_label("Target", exact=True)).to_have_count(1)
        page = one.go("/new/ark_awakening")
        page.locator("input[value=guardians]").check()
        expect(page.get_by_label("Faction of player")).to_have_count(0)
        page.get_by_label("Side of the biodomes", exact=True).select_option("b")
        for number, enemies in ((1, []), (2, ["Automaton", "Dark Player"]), (5, ["Dark Player"])):
            seats.get_by_role("button", name=str(number)).click()
            expect(page.get_by_label("Enemy", exact=True).locator("option")).to_have_text(enemies)
            expect(page.get_by_label("Faction of player")).to_have_count(number)
        page.get_by_role("button", name="Start", exact=True).click()
        one.until(lambda: one.picture["table"]["game"] == "ark_awakening")
        chosen = {option["id"]: option["value"] for option in one.picture["table"]["options"]}
        assert chosen["enemy"] == "dark"
        assert not one.faults


# --- pointing ------------------------------------------------------------------------------------------
UNDER = """async ([x, y]) => {
    const seen = [];
    for (let n = 0; n < 30; n++) {
        seen.push(!!document.elementFromPoint(x, y).closest('[role=button], button'));
        await new Promise(requestAnimationFrame);
    }
    return seen;
}"""


def test_where_a_card_would_go_stays_under_the_pointer(browser: Browser, served: Running) -> None:
    def placing(s: Any) -> bool:
        return s.deciders == [0] and type(s.stack[-1]).__name__ == "Column" and len(s.options(0)) > 1

    record = reached("age_of_automaton", placing, seats=2)
    with visitor(browser, f"http://127.0.0.1:{served.port}", **KEPT) as one:
        page = one.go(bring(served, record))
        asked(page)
        box = page.get_by_text("Place here").first.bounding_box()
        assert box
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(*middle)
        assert page.evaluate(UNDER, middle) == [True] * 30, "it comes and goes"
        before = one.picture["decision"]
        page.mouse.click(*middle)
        one.until(lambda: one.picture["decision"] != before)
        assert not one.faults
