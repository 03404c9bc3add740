"""Age of Automaton at its own board: from the goal to the score sheet, with every number foreseen."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

import rulewright
from rulewright.games.age_of_automaton.printed import TOP
from tests.browser.given import (
    DESK,
    PATIENCE,
    PHONE,
    STILL,
    Theme,
    Visitor,
    asked,
    back_and_forth,
    bring,
    choose,
    faults_of,
    numbers,
    options,
    over,
    prompt,
    seated,
    step,
    unfolded,
    visitor,
)
from tests.browser.test_eyes import OVERLAPS
from tests.server.given import Json, Running

GAME = "age_of_automaton"
KEPT: Json = {"coached": True, "name": "Ada", "motion": False, "pace": 0}


def wandered(want: Callable[[Any], bool], seats: int = 2, seed: int = 0) -> Any:
    """The record of a game played at random until seat A is asked what is wanted."""
    for number in range(seed, seed + 200):
        s: Any = rulewright.game(GAME).new(seats, seed=number, draft="no")
        rng = random.Random(number)
        while not s.over:
            if s.deciders == [0] and want(s):
                return s.record()
            seat = s.deciders[0]
            s.play(seat, rng.choice(s.options(seat)))
    raise AssertionError("the position wanted did not come")


def said(s: Any) -> list[str]:
    """What seat A may say."""
    return [s.setup.vocabulary.text(option) for option in s.options(0)]


def asks(s: Any, frame: str) -> bool:
    return type(s.stack[-1]).__name__ == frame


@contextmanager
def before(
    browser: Browser, served: Running, record: Any, size: ViewportSize = DESK, **kept: Any
) -> Iterator[Visitor]:
    with visitor(browser, f"http://127.0.0.1:{served.port}", size, **{**KEPT, **kept}) as one:
        page = one.go(bring(served, record))
        asked(page)
        yield one
        assert not one.faults


def alone(served: Running, seats: int = 2, **order: Any) -> dict[str, Any]:
    bots = [{"kind": "bot", "bot": "random"}] * (seats - 1)
    return served.make(GAME, seats=[{"kind": "me", "name": "Ada"}, *bots], **order)


def me(one: Visitor) -> Any:
    """What is shown of seat A."""
    return one.picture["shown"]["seats"][0]


def held(one: Visitor) -> dict[str, int]:
    """Seat A's tokens by colour."""
    return {good["id"]: good["n"] for good in me(one)["goods"] if good["id"] != "credit"}


def totals(sheet: Locator, seats: int) -> list[int]:
    """The totals of a score sheet, each the sum of its sources."""
    number = "all => all.map(x => Number(x.textContent))"
    rows, found = (sheet.locator(f"tr.{kind} td").evaluate_all(number) for kind in ("score", "sum"))
    assert found == [sum(rows[seat::seats]) for seat in range(seats)]
    return list(found)


# --- a fair start --------------------------------------------------------------------------------------
def test_no_card_is_dealt_before_all_sit(browser: Browser, served: Running) -> None:
    made = served.make(
        GAME, seats=[{"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"}], seed=2
    )
    with seated(browser, served, made) as host:
        for seat in (1, 2):
            early = [said for said in host.heard if said["type"] == "picture"]
            assert early and all(said["shown"] is None and not said["options"] for said in early)
            assert not re.search(r"\b(E\d\d|RD\d\d|SO\d\d|SP[AB]\d|S\d\d)\b", str(host.heard))
            path = f"/api/tables/{made['table']}/seats/{seat}"
            answer = served.http.post(path, json={"name": f"Guest {seat}", "invite": made["invite"]})
            assert answer.status_code == 201, answer.text
        host.until(lambda: bool(host.picture["options"]))
        assert len(host.picture["shown"]["seats"][0]["packet"]) == 4
        assert not host.faults


def test_a_pick_of_the_draft_may_change_until_all_have_locked(browser: Browser, served: Running) -> None:
    made, _ = served.strangers(GAME, seed=4)
    served.dismiss()
    with seated(browser, served, made, 0) as ada, seated(browser, served, made, 1) as bo:
        cards = ada.page.locator(".draft .spc")
        expect(cards).to_have_count(4)
        names = [option["notation"] for option in ada.picture["options"]]
        cards.first.click()
        ada.until(lambda: ada.picture["waiting"] is not None)
        first = ada.picture["waiting"]["option"]["notation"]
        ada.page.keyboard.press("e")
        expect(bo.page.locator(".seatcard", has_text="Ann")).to_contain_text("locked")
        ada.page.get_by_role("button", name="Unlock").click()
        ada.until(lambda: not ada.picture["locked"])
        if ada.picture["waiting"] is not None:
            ada.page.keyboard.press("u")
            ada.until(lambda: ada.picture["waiting"] is None)
        choose(ada, next(o["id"] for o in ada.picture["options"] if o["notation"] != first))
        final = ada.picture["waiting"]["option"]["notation"]
        ada.page.keyboard.press("e")
        ada.until(lambda: ada.picture["locked"])
        assert not [name for name in names if name.split()[1] in str(bo.heard)], "nobody hears of a pick"
        choose(bo, bo.picture["options"][0]["id"])
        bo.page.keyboard.press("e")
        ada.until(lambda: len(ada.picture["shown"]["seats"][0]["hand"]) == 1)
        table = served.hall._rooms[made["table"]].table
        assert table.game.vocabulary.text(next(o for seat, o in table.choices if seat == 0)) == final != first
        expect(ada.page.locator(".draft")).to_contain_text("Passed on:")
        assert not ada.faults and not bo.faults


# --- deciding ------------------------------------------------------------------------------------------
def test_a_used_column_says_why_and_what_overtime_costs(browser: Browser, served: Running) -> None:
    """An action in a used column, with one credit: the rule of the column and the price of Overtime."""

    def used(s: Any) -> bool:
        f = s.factories[0]
        return asks(s, "Open") and f.played[0] and not f.played[4] and f.credits == 1 and f.reliability > 0

    with before(browser, served, wandered(used)) as one:
        page = one.page
        page.get_by_role("button", name="Funding, Why not?").click()
        why = page.get_by_role("alertdialog", name="Why not?")
        expect(why).to_contain_text("You have already played Prospect in the column of Prospect and Funding")
        expect(why).to_contain_text("Overtime costs 1 reliability and 2 credits")
        why.get_by_role("button", name=re.compile("AOA-3.4")).click()
        expect(page.get_by_role("tabpanel")).to_contain_text("AOA-3.4")


def test_undo_restores_everything_up_to_the_roll(browser: Browser, served: Running) -> None:
    """A Specialist, a card; undo both, redo both; after a Prospect roll nothing can be taken back."""

    def both(s: Any) -> bool:
        words = said(s) if asks(s, "Open") else []
        return any(w.startswith("discard") for w in words) and any(w.startswith("research") for w in words)

    with before(browser, served, wandered(both, seed=3)) as one:
        page = one.page

        def picks(verb: str) -> None:
            choose(one, next(o["id"] for o in one.picture["options"] if o["verb"] == verb))

        def seen() -> tuple[list[str], Any]:
            page.mouse.move(720, 5)
            expect(page.locator(".seatcard .delta")).to_have_count(0)  # nothing is foreseen any more
            return numbers(page), one.picture["shown"]

        undo, redo = (
            page.get_by_role("button", name=re.compile("^Undo")),
            page.get_by_role("button", name="Redo"),
        )
        shown = [seen()]
        for verb in ("discard", "research"):
            picks(verb)
            for word in ("drop", "skip"):  # what comes of a discard
                while verb == "discard" and word in [o["verb"] for o in one.picture["options"]]:
                    picks(word)
            shown.append(seen())
        steps = len(one.picture["draft"])
        for _ in range(steps):
            decision = one.picture["decision"]
            undo.click()
            one.until(lambda decision=decision: one.picture["decision"] != decision)  # type: ignore[misc]
        assert seen() == shown[0]
        for _ in range(steps):
            decision = one.picture["decision"]
            redo.click()
            one.until(lambda decision=decision: one.picture["decision"] != decision)  # type: ignore[misc]
        assert seen() == shown[2]
        page.keyboard.press("u")
        one.until(lambda: len(one.picture["draft"]) < steps)
        picks("prospect")
        while not one.picture["shown"]["dice"]:  # the worker's button rolls them
            choose(one, one.picture["options"][0]["id"])
        expect(undo).to_be_disabled()
        assert len(undo.get_attribute("aria-label") or "") > len("Undo: "), "it says why"


def test_a_card_is_bought_from_the_goal_in_two_clicks(browser: Browser, served: Running) -> None:
    """The card, then the worker: by the board alone, the price paid is the one shown."""

    def rich(s: Any) -> bool:
        if not asks(s, "Open") or s.factories[0].columns:
            return False
        words = said(s)
        return (
            any(w.startswith("buy") for w in words)
            and s.factories[0].workers() > 1
            and not s.factories[0].waive
        )

    with before(browser, served, wandered(rich)) as one:
        page = one.page
        card = page.locator("[data-board] .s1 .cd.lit").first
        id = card.get_attribute("data-card")
        price = next(c for c in one.picture["shown"]["rows"][0]["cards"] if c["id"] == id)["prices"][0]
        tokens = held(one)
        card.click()
        one.until(lambda: bool(one.picture["draft"]))
        if one.picture["prompt"]["key"] == "ask-worker":
            expect(page.locator("[data-board] .cd.on")).to_have_attribute("data-card", str(id))
            page.locator("[data-board] .sk.go, .a-dock .lv.lg").first.click()
            if page.get_by_role("button", name="Show all").count():
                options(page).first.click()
        one.until(lambda: id in [owned["id"] for owned in me(one)["loose"]])
        one.until(lambda: held(one) != tokens or not any(price.values()))
        assert {good: tokens[good] - n for good, n in held(one).items()} == price


def test_the_score_now_opens_with_every_source(browser: Browser, served: Running) -> None:
    """If the game ended now: the sum of its sources, for every seat, beside what a player owns."""

    def later(s: Any) -> bool:
        return asks(s, "Open") and s.round == 3

    with before(browser, served, wandered(later, 3)) as one:
        page = one.page
        page.locator(".seatcard .now").nth(1).click()
        sheet = page.locator(".factory")
        assert totals(sheet, 3) == one.picture["head"]["score"]
        assert not faults_of(page)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)


# --- seeing --------------------------------------------------------------------------------------------
def test_ghosts_show_where_a_card_and_a_marker_would_be(browser: Browser, served: Running) -> None:
    """Pointed at, a choice draws its result: the Equipment in its column, the marker on its next space."""

    def placing(s: Any) -> bool:
        return asks(s, "Column") and len(s.options(0)) > 1

    def climbing(s: Any) -> bool:
        return asks(s, "Toll") and "pay" in said(s)

    with before(browser, served, wandered(placing)) as one:
        column = int(one.picture["options"][0]["notation"][-1])
        options(one.page).first.hover()
        ghost = one.page.get_by_role("region", name=f"column {column}").locator(".cd.ghost")
        expect(ghost).to_contain_text(new_card(served, one))
    with before(browser, served, wandered(climbing)) as one:
        tracks, goal = one.picture["shown"]["tracks"], one.picture["shown"]["goal"]["spot"]
        number = [track["spot"] for track in tracks].index(goal)
        space = tracks[number]["markers"][0] + 1
        choice = next(o for o in one.picture["options"] if o["verb"] == "pay")
        one.page.keyboard.press("m")
        one.page.locator(f".more [data-option='{choice['id']}']").hover()
        track = one.page.locator("[data-board] .prospect .tr").nth(number)
        expect(track.locator(".sp").nth(TOP - space).locator(".ghost use")).to_have_attribute(
            "href", "#seat-a"
        )


def new_card(served: Running, one: Visitor) -> str:
    """What the Equipment is called that has no column yet."""
    cards = served.http.get(f"/api/games/{GAME}").json()["printed"]["equipment"]
    name: str = cards[me(one)["loose"][0]["id"]]["name"]
    return name


def test_the_recap_outlines_the_board_and_enlarges_a_card_taken(browser: Browser, served: Running) -> None:
    def studied(s: Any) -> bool:
        f = s.factories[1]
        return asks(s, "Open") and s.turns < 40 and bool(f.research.cards) and any(f.relations)

    with before(browser, served, wandered(studied)) as one:
        page, log = one.page, one.picture["log"]["entries"]
        recap = page.get_by_role("region", name="Since your last turn")
        for key, drawn in (
            ("event-studied", ".large .who > b"),
            ("event-relation", "[data-board] .track .told"),
        ):
            line = next(entry["text"] for entry in log if entry["key"] == key)
            while line not in recap.inner_text():
                recap.get_by_role("button", name="Step", exact=True).click()
            expect(page.locator(drawn).first).to_be_visible()
            assert key != "event-studied" or page.locator(drawn).first.inner_text() in line


def test_every_marker_is_told_by_its_shape(browser: Browser, served: Running) -> None:
    """Without colour: who stands where on every track, also where all stand together."""

    def together(s: Any) -> bool:
        return asks(s, "Open") and s.round == 2

    with before(browser, served, wandered(together, 4)) as one:
        board, tracks = one.page.locator("[data-board]"), one.picture["shown"]["tracks"]
        for seat, letter in enumerate("abcd"):
            shape = f"use[href='#seat-{letter}']"
            assert board.locator(f".prospect .tr {shape}").count() == 4
            assert board.locator(f".track {shape}").count() == 5
            for number, track in enumerate(tracks):
                places = board.locator(".prospect .tr").nth(number).locator(".sp, .start")
                expect(places.nth(TOP - track["markers"][seat]).locator(shape)).to_have_count(1)


def test_a_new_player_is_told_what_to_know(browser: Browser, served: Running) -> None:
    with seated(browser, served, alone(served, seed=2), **{**KEPT, "coached": False}) as one:
        expect(one.page.locator(".coach li")).to_have_count(4)
        expect(one.page.locator(".coach")).to_contain_text("Start from the goal")


CUT = """() => [...document.querySelectorAll('.a-dock *, [data-board] *, .seats *, header *')].filter(x => {
    if (!x.checkVisibility() || x.closest('.sr, svg') || x.title) return false; // the title is whole
    return getComputedStyle(x).overflowX !== 'visible' && x.scrollWidth > x.clientWidth + 3;
}).map(x => x.innerText)"""
BEYOND = """() => { const frame = document.querySelector('[data-board]').getBoundingClientRect();
    return [...document.querySelectorAll('[data-board] .cd')].filter(card => {
        const r = card.getBoundingClientRect();
        return r.top < frame.top || r.bottom > frame.bottom || r.left < frame.left || r.right > frame.right;
    }).map(card => card.innerText); }"""


@pytest.mark.parametrize("lang", ["en", "es"])
@pytest.mark.parametrize("size", [(1100, 800), (1440, 900)], ids=["small", "desk"])
def test_words_and_twelve_common_specialists_fit(
    browser: Browser, served: Running, size: tuple[int, int], lang: str
) -> None:
    def crowded(s: Any) -> bool:
        return asks(s, "Open") and len(s.common.cards) >= 12 and len(s.factories[0].hand.cards) > 1

    window: ViewportSize = {"width": size[0], "height": size[1]}
    with before(browser, served, wandered(crowded, 4), window, lang=lang) as one:
        one.page.evaluate("document.fonts.ready")
        assert one.page.evaluate(CUT) == []
        assert one.page.evaluate(BEYOND) == []
        seats = one.page.locator(".seats").evaluate("x => x.scrollHeight - x.clientHeight")
        assert seats <= 0, "all four seats are in sight"


def test_at_double_size_nothing_is_cut_or_covered(browser: Browser, served: Running) -> None:
    def open_turn(s: Any) -> bool:
        return asks(s, "Open") and s.round == 2

    with before(browser, served, wandered(open_turn), {"width": 720, "height": 450}) as one:
        assert one.page.evaluate("document.documentElement.scrollWidth") <= 720
        assert one.page.evaluate(OVERLAPS) == []


# --- choices of several parts -----------------------------------------------------------------------------
def test_overdrive_slides_after_the_roll(browser: Browser, served: Running) -> None:
    def rolled(s: Any) -> bool:
        return "overdrive 2" in said(s)

    with before(browser, served, wandered(rolled)) as one:
        page = one.page
        dice = levels(one)
        credits = me(one)["counts"]["credits"]
        slider = page.get_by_role("slider", name="Overdrive")
        slider.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        panel = page.get_by_role("group", name="Level dice", exact=True)
        expect(panel).to_contain_text(re.compile(rf"{credits} → \d"))
        panel.get_by_role("button", name="Overdrive by 2").click()
        one.until(lambda: levels(one) != dice)
        assert levels(one) == [max(1, die - 2) for die in dice]


def levels(one: Visitor) -> list[int]:
    return [die["value"] for die in one.picture["shown"]["dice"]]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_goods_are_taken_and_kept_in_one_go(browser: Browser, served: Running, size: ViewportSize) -> None:
    """Over ten tokens: everything but the overflow is kept with one click; another choice with three."""

    def over_ten(s: Any) -> bool:
        return asks(s, "Limit") and s.factories[0].held() >= 12

    with before(browser, served, wandered(over_ten), size) as one:
        page = one.page
        tokens = held(one)
        panel = page.locator(".tally")
        panel.get_by_role("button", name=re.compile("less$"), disabled=False).first.click()
        panel.get_by_role("button", name=re.compile("more$"), disabled=False).last.click()
        told = panel.locator("header .q").inner_text()
        kept = {name: n for n, name in re.findall(r"(\d+) (\w+)", told)}
        panel.get_by_role("button", name="Keep the others").click()
        one.until(lambda: sum(held(one).values()) <= 10)
        left = [str(n) for n in held(one).values()]
        assert [kept.get(name, "0") for name in ("red", "yellow", "blue")] == left
        undo = page.get_by_role("button", name=re.compile("^Undo"))
        if one.picture["undo"]["possible"]:
            undo.click()
            one.until(lambda: held(one) == tokens)


def test_a_donation_is_put_together_and_shows_its_limit(browser: Browser, served: Running) -> None:
    def giving(s: Any) -> bool:
        return asks(s, "Donate") and s.factories[0].held() > 2 and s.stack[-1].left >= 2

    with before(browser, served, wandered(giving)) as one:
        page = one.page
        was = me(one)["counts"]["donation"]
        panel = page.locator(".tally")
        limit = me(one)["donations"]
        tracks = "1 track" if limit == 3 else f"{limit - 2} tracks"
        expect(panel).to_contain_text(f"limit 2 + {tracks} = {limit}")
        expect(panel.get_by_role("button", name="Donate 0")).to_be_disabled()
        for _ in range(2):
            panel.get_by_role("button", name=re.compile("^one .* more$")).locator("visible=true").filter(
                has_not=page.locator(":disabled")
            ).first.click()
        panel.get_by_role("button", name="Donate 2").click()
        one.until(lambda: me(one)["counts"]["donation"] == was + 2)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_tokens_are_swapped_in_one_go(browser: Browser, served: Running, size: ViewportSize) -> None:
    """The Exchange Clerk: one to three tokens go back, then as many of any colours come."""

    def swapping(s: Any) -> bool:
        return asks(s, "Swap") and s.stack[-1].given == 0 and sum(s.factories[0].tokens) > 3

    with before(browser, served, wandered(swapping), size) as one:
        most, tokens = one.picture["shown"]["tally"]["most"], sum(held(one).values())
        panel = one.page.locator(".tally")
        expect(panel).to_contain_text(f"Return up to {most}")
        expect(panel.get_by_role("button", name="Return 0")).to_be_disabled()
        for n in (1, 2):
            panel.get_by_role("button", name=re.compile("^one .* more$"), disabled=False).first.click()
            expect(panel.get_by_role("button", name=f"Return {n}")).to_be_enabled()
        panel.get_by_role("button", name="Return 2").click()
        expect(panel).to_contain_text("Take 2")
        assert sum(held(one).values()) == tokens - 2


def test_the_place_pointed_at_stays_where_it_is(browser: Browser, served: Running) -> None:
    """Pointing at a free slot draws the card in that slot: nothing moves under the pointer."""

    def placing(s: Any) -> bool:
        return asks(s, "Column") and len(s.options(0)) > 1

    with before(browser, served, wandered(placing)) as one:
        page, card = one.page, new_card(served, one)
        slot = page.locator(".dock .slot.lit").first
        box = slot.bounding_box()
        assert box
        page.evaluate(FLIPS)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(slot).to_contain_text(card)
        page.wait_for_function("() => flips.frames > 30")
        assert page.evaluate("() => flips.changes") == 1 and slot.bounding_box() == box
        page.mouse.down()
        page.mouse.up()
        one.until(lambda: not me(one)["loose"])


# How often what the lit slots say changes, over a number of frames.
FLIPS = """() => {
    const told = () => [...document.querySelectorAll('.dock .slot')].map(x => x.textContent).join('|');
    let last = told();
    window.flips = {frames: 0, changes: 0};
    const look = () => {
        const now = told();
        flips.changes += now !== last;
        last = now;
        flips.frames++;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


# --- a whole game ----------------------------------------------------------------------------------------
def test_a_whole_game_to_its_score_sheet(browser: Browser, served: Running) -> None:
    """Every decision fits one screen; the sheet names every source and adds up; the replay is the game."""
    rng, kinds = random.Random(2), set()
    with seated(browser, served, alone(served, seed=1), **KEPT) as one:
        page = one.page
        for _ in range(2000):
            asked(page)
            if over(page):
                break
            if one.picture["prompt"] and one.picture["prompt"]["key"] not in kinds:
                kinds.add(one.picture["prompt"]["key"])
                fits(page)
            step(page, rng)
        assert len(kinds) > 8, kinds
        sheet = page.get_by_role("dialog", name="Score sheet")
        expect(sheet.locator("figure svg")).to_be_visible(timeout=PATIENCE)
        assert totals(sheet, 2) == one.picture["outcome"]["scores"]
        unfolded(sheet)
        assert sheet.locator("tr.tie").count() == 2 and sheet.locator("tr.score").count() == 14
        assert not faults_of(page)
        sheet.get_by_role("button", name="Close").click()
        back_and_forth(page)
        assert not one.faults


def fits(page: Page) -> None:
    """No page scroll: prompt, options, own resources and board in view together."""
    assert page.evaluate("document.documentElement.scrollHeight") <= DESK["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= DESK["width"]
    for region in ("[data-board]", ".bar", ".a-dock", ".seats", ".side"):
        box = page.locator(region).first.bounding_box()
        assert box and box["y"] >= 0 and box["y"] + box["height"] <= DESK["height"] + 1, region


# --- in the hand, in other words ---------------------------------------------------------------------------
def test_on_a_phone_a_round_is_played_with_a_thumb(browser: Browser, served: Running) -> None:
    rng = random.Random(4)
    made = alone(served, seed=7)
    with visitor(browser, f"http://127.0.0.1:{served.port}", PHONE, **KEPT) as one:
        page = one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
        one.until(lambda: any(said["type"] == "picture" for said in one.heard))
        first, asked_for = one.picture["head"]["count"], set()
        while one.picture["head"]["count"] == first:
            asked(page)
            for name in ("Tracks", "Mine", "Market") if prompt(page) not in asked_for else ():
                page.get_by_role("navigation", name="Pages").get_by_role("button", name=name).tap()
                assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
                assert page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]
                assert not small(page), (name, prompt(page))
            asked_for.add(prompt(page))
            step(page, rng)
        assert not faults_of(page)
        assert not one.faults


def small(page: Page) -> list[str]:
    """What can be touched and is too small, counting what reaches beyond the drawing."""
    script = """all => all.map(x => {
        const r = x.getBoundingClientRect(), b = getComputedStyle(x, '::before');
        const grow = b.content === 'none' || b.position !== 'absolute' ? 0 : -2 * parseFloat(b.top || '0');
        return [x.innerText || x.ariaLabel, r.width + Math.max(0, grow), r.height + Math.max(0, grow)];
    }).filter(([, w, h]) => Math.min(w, h) < 44).map(([n, w, h]) => `${n} ${w}x${h}`)"""
    touched = "button:visible:not([disabled]), [role=button]:visible"
    found: list[str] = page.locator(touched).evaluate_all(script)
    return found


@pytest.mark.parametrize(("theme", "size"), [("light", DESK), ("dark", PHONE)], ids=["light", "phone"])
def test_axe_finds_nothing_serious(
    browser: Browser, served: Running, theme: Theme, size: ViewportSize
) -> None:
    def open_turn(s: Any) -> bool:
        return asks(s, "Open") and s.round == 3

    with before(browser, served, wandered(open_turn, 3), size, theme=theme, lang="es") as one:
        one.page.evaluate(STILL)
        assert not faults_of(one.page)


def test_the_board_is_told_in_sentences_and_played_by_arrows(browser: Browser, served: Running) -> None:
    def open_turn(s: Any) -> bool:
        return asks(s, "Open") and s.round == 2

    with before(browser, served, wandered(open_turn)) as one:
        page = one.page
        page.keyboard.press("t")
        told = page.locator(".a-board").get_by_role("region").last
        expect(told).to_contain_text("Equipment")
        words = told.inner_text()
        assert "Audit" in words and f"{me(one)['counts']['vp']} VP" in words
        page.keyboard.press("t")
        page.keyboard.press("ArrowRight")
        here = page.evaluate("document.activeElement.textContent")
        assert here and page.evaluate("document.activeElement.matches('[data-spot]')")
        page.keyboard.press("ArrowDown")
        assert page.evaluate("document.activeElement.textContent") != here
        draft = len(one.picture["draft"])
        page.keyboard.press("Enter")
        page.wait_for_function("() => document.querySelector('.opt, .endturn:not([disabled])')")
        one.until(
            lambda: (
                len(one.picture["draft"]) > draft or page.get_by_role("button", name="Show all").count() > 0
            )
        )
