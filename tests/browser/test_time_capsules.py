"""Time Capsules at the table: buying, packing, locking, keys, the phone, a whole game."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import rulewright
from rulewright.games.time_capsules.printed import (
    B1,
    BIO,
    BREAK,
    C6,
    KIND_IDS,
    P_ARTIFACT,
    P_BREAK,
    PLAIN,
    showing,
)
from rulewright.games.time_capsules.table import Capsules
from tests.browser.given import (
    DESK,
    KEPT,
    PHONE,
    Theme,
    asked,
    back_and_forth,
    bring,
    drawn,
    end_turn,
    faults_of,
    fits,
    lay,
    looks_back,
    moved_on,
    over,
    position,
    prompt,
    reached,
    scores_alike_elsewhere,
    seated,
    settled,
    small,
    step,
    unfolded,
    visitor,
)
from tests.server.given import Json, Running

BO = {**KEPT, "name": "Bo"}
TABLE = ".a-board .table"
C12 = KIND_IDS.index("c12")
BOTS = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]


def top(s: Any) -> str:
    return type(s.stack[-1]).__name__ if s.stack else ""


def legal(s: Any) -> list[str]:
    """What the first seat may do, if it alone is asked."""
    return [s.setup.vocabulary.text(option) for option in s.options(0)] if s.deciders == [0] else []


def verbs(s: Any) -> set[str]:
    return {said.split()[0] for said in legal(s)}


def middle() -> Any:
    """A purchase in the middle of a game of three."""
    wanted = {"buy", "reroll"}
    return reached(
        "time_capsules", lambda s: s.round >= 5 and wanted <= verbs(s), seed=1, seats=3, mode="split"
    )


def several_ways(s: Any) -> bool:
    """Can the first blue artifact that may be bought be paid with different tokens?"""
    if "by-hand" not in verbs(s):
        return False
    tried, bought = s.copy(), [said for said in legal(s) if said.startswith("buy blue")]
    for said in ["by-hand", *bought[:1]]:
        tried.play(0, s.setup.vocabulary.parse(said))
    return bool(bought) and top(tried) == "CountOut" and len(tried.options(0)) > 1


def packed(page: Page) -> list[int]:
    """How many things lie in each tray."""
    trays = page.locator("[data-tray]")
    return [trays.nth(n).locator("[data-thing]").count() for n in range(trays.count())]


def test_a_solo_game_to_its_score_sheet_replay_and_record(
    browser: Browser, origin: str, served: Running, tmp_path: Path
) -> None:
    """Every kind of decision fits one screen; the sheet names every source; the replay is the game."""
    made = served.make("time_capsules", mode="solo", seats=BOTS[:1], seed=7)
    with seated(browser, served, made) as one, visitor(browser, origin, **KEPT) as fresh:
        page = one.page
        rng, seen = random.Random(2), set()
        live: Json = {}
        for _ in range(2000):
            asked(page)
            if over(page):
                break
            if one.picture["shown"]["round"] == 5 and not live:
                live = {"version": one.picture["version"], "table": drawn(page, TABLE)}
            if (said := re.sub(r"\d+", "#", prompt(page))) not in seen:
                seen.add(said)
                assert fits(page), said
            step(page, rng)
        sheet = page.get_by_role("dialog", name="Score sheet")
        expect(sheet.get_by_role("heading", level=2)).to_be_visible()
        rows = unfolded(sheet).locator("tbody th").all_inner_texts()
        assert {"Artifacts", "Computers", "Discards", "Breaks", "Target"} <= {row.strip() for row in rows}
        assert any("tie-break" in row for row in rows)
        values = [int(v) for v in sheet.locator("tr.score td").all_inner_texts()]
        assert sum(values) == int(sheet.locator("tr.sum td").inner_text())
        pictures = [said for said in one.heard if said["type"] == "picture"]
        told = {entry["n"]: entry for picture in pictures for entry in picture["log"]["entries"]}
        opened = [entry["numbers"][0] for entry in told.values() if entry["key"] == "event-opened"]
        bars = sheet.get_by_role("region", name="Opened, by round").locator("b")
        assert [int(text) for text in bars.all_inner_texts()] == opened and len(opened) == 10
        assert not faults_of(page)
        scores_alike_elsewhere(page, fresh, tmp_path)
        back_and_forth(page)
        looks_back(page, live["version"])
        assert drawn(page, TABLE) == live["table"]
        assert not one.faults


HIDDEN = """() => [...document.querySelectorAll('.table *, .seats, .a-dock .rows, .a-bar .ti')]
    .filter(x => getComputedStyle(x).overflow !== 'visible' && !x.closest('svg, .sr')
        && (x.scrollWidth > x.clientWidth + 1 || x.scrollHeight > x.clientHeight + 1))
    .map(x => `${x.className}: ${x.textContent.trim()}`)"""


def crowded() -> Iterator[Capsules]:
    """As much as was seen in games between bots, first to be used, then used."""
    artifacts = [P_ARTIFACT + n for n in range(0, 40, 5)]
    computers = [showing(PLAIN[kind], number) for kind, number in ((C6, 6), (C6, 1), (C12, 12), (C12, 3))]
    used = [PLAIN[kind] for kind in (B1, B1, B1, C6, C6, C6, C12, BREAK, BREAK, BIO, BIO + 1)]
    for active, inactive in (
        ([*computers, P_BREAK, P_BREAK, *artifacts], []),
        ([B1], sorted([*used, *artifacts])),
        ([B1, *computers], sorted([*used, *used[:7], *artifacts[:4]])),
    ):
        s = rulewright.replay(middle())
        assert isinstance(s, Capsules)
        s.mats[0].active[:], s.mats[0].inactive[:] = sorted(active), inactive
        s.advance()
        yield s


@pytest.mark.parametrize("lang", ["en", "es"])
def test_nothing_on_the_desk_is_hidden_however_much_there_is(
    browser: Browser, served: Running, lang: str
) -> None:
    for s in crowded():
        with seated(browser, served, lay(served, s, ["Ada", "Bo", "Cleo"]), lang=lang) as one:
            asked(one.page)
            settled(one.page)
            assert one.page.evaluate(HIDDEN) == []
            assert fits(one.page)
            assert not one.faults


# Capsules of which a part is cut off or covered, looked at near their corners.
CUT = """() => [...document.querySelectorAll('main .caps svg[role=img]')].filter(x => {
    const r = x.getBoundingClientRect(), at = y => document.elementFromPoint(r.x + r.width / 2, y);
    return [r.top + 2, r.bottom - 2].some(y => at(y)?.closest('svg') !== x);
}).map(x => x.ariaLabel)"""

# Zones of the mat that are lower than what lies in them, and things that lie over each other.
SHRUNK = """() => {
    const box = x => x.getBoundingClientRect();
    const low = [...document.querySelectorAll('main .zone')].filter(x => x.scrollHeight > x.clientHeight + 1);
    const things = [...document.querySelectorAll('main .zone :is(.ob, .acard)')];
    const cross = (p, q) => p.bottom > q.top + 3 && q.bottom > p.top + 3
        && p.right > q.left + 3 && q.right > p.left + 3;
    const over = things.filter((a, i) => things.slice(i + 1).some(b => cross(box(a), box(b))));
    return [...low, ...over].map(x => x.textContent.trim().slice(0, 30));
}"""


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720)])
def test_a_small_desk_shows_all_four_capsules_whole(
    browser: Browser, served: Running, size: tuple[int, int]
) -> None:
    for s in (rulewright.replay(middle()), *crowded()):
        with seated(browser, served, lay(served, s, ["Ada", "Bo", "Cleo"])) as one:
            one.page.set_viewport_size({"width": size[0], "height": size[1]})
            asked(one.page)
            mat = one.page.locator(".leaves nav button").filter(has_text="Mat")
            if mat.count():
                mat.click()
            expect(one.page.locator("main .caps svg[role=img]")).to_have_count(4)
            settled(one.page)
            assert one.page.evaluate(CUT) == []
            assert one.page.evaluate(SHRUNK) == []


def test_packing_limits_and_losses_are_said_before_sealing(
    browser: Browser, origin: str, served: Running
) -> None:
    """UX 14: one object, eight objects, a discarded break: each refused with its reason."""
    record = reached(
        "time_capsules", lambda s: top(s) == "Surplus" and s.deciders == [0], seed=2, seats=2, mode="base"
    )
    with visitor(browser, origin, **KEPT) as one:
        page = one.go(bring(served, record))
        asked(page)
        seal = page.get_by_role("button", name="Seal")
        things = page.locator("[data-thing]")
        page.get_by_role("button", name="Suggest split").click()
        expect(end_turn(page)).to_have_count(1)
        bin_ = page.locator("[data-tray=bin]")
        expect(bin_).to_contain_text(re.compile(r"VP"))

        # a break stays
        page.locator("[data-thing=break]").first.click()
        page.locator("[data-refused=bin]").click()
        expect(page.locator(".word")).to_have_text("Breaks cannot be discarded")

        # eight do not fit
        first = page.locator("[data-tray=c1] [data-thing]")
        second = page.locator("[data-tray=c2] [data-thing]")
        assert packed(page)[:2] == [7, 7]
        first.first.click()
        page.locator("[data-refused=c2]").click()
        expect(page.locator(".word")).to_have_text("Capsule 2 is full: 7 at most")

        # one may be taken out to change it for another
        page.locator("[data-option=out]").click()
        assert packed(page)[:2] == [6, 7]
        second.first.click()
        page.locator("[data-option=to-c1]").click()
        assert packed(page)[:2] == [7, 6]

        # one is not enough
        page.get_by_role("button", name="Reset").click()
        expect(first).to_have_count(0)
        things.first.click()
        if not page.locator("[data-option=to-c1]").count():
            things.first.click()
        page.locator("[data-option=to-c1]").click()
        expect(first).to_have_count(1)
        seal.click()
        expect(page.locator(".word")).to_have_text("Capsule 1 holds 1, needs 2 at least")
        assert page.locator("[data-tray=c1] .why").inner_text() == "needs 2 at least"

        # what an artifact costs is shown before sealing
        page.get_by_role("button", name="Reset").click()
        artifact = page.locator("[data-thing^=B], [data-thing^=O]").first
        artifact.click()
        loss = page.locator("[data-option=to-bin] .delta").inner_text()
        was, would_be = (int(n) for n in re.findall(r"\d+", loss))
        assert would_be < was
        page.locator("[data-option=to-bin]").click()
        expect(bin_.locator(".note .delta")).to_have_text(re.compile(rf"{was}.*{would_be}"))

        page.get_by_role("button", name="Suggest split").click()
        expect(second).to_have_count(7)
        state = position(page)
        seal.click()
        moved_on(page, state, may_end=False)
        expect(page.get_by_role("button", name="Seal")).to_have_count(0)
        assert not one.faults


def test_packing_is_secret_and_can_be_changed_until_all_have_sealed(
    browser: Browser, origin: str, served: Running
) -> None:
    """UX 12, 24: lock, unlock, change, lock; the other one learns nothing of the split."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "open"}]
    made = served.make("time_capsules", mode="split", seats=seats)
    with visitor(browser, origin, **KEPT) as ada, visitor(browser, origin, **BO) as bo:
        heard: list[str] = []
        bo.page.on("websocket", lambda line: line.on("framereceived", lambda data: heard.append(str(data))))
        other = bo.go(f"/t/{made['table']}#invite={made['invite']}")
        other.get_by_role("button", name="Sit down").click()
        mine = ada.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
        for page in (mine, other):
            page.get_by_role("button", name="Suggest split").click()
            expect(page.locator("[data-tray=c1] [data-thing]")).to_have_count(3)
        assert packed(mine) == [3, 3, 2, 2]
        mine.get_by_role("button", name="Seal").click()
        expect(mine.get_by_role("button", name="Unlock")).to_be_visible()
        expect(other.locator(".seatcard", has_text="Ada")).to_contain_text("locked")
        mine.get_by_role("button", name="Unlock").click()
        battery = mine.locator("[data-tray=c1] [data-thing=b1]").first
        battery.click()
        mine.locator("[data-option=to-c4]").click()
        assert packed(mine) == [2, 3, 2, 3]
        mine.get_by_role("button", name="Seal").click()
        expect(mine.get_by_role("button", name="Unlock")).to_be_visible()
        other.get_by_role("button", name="Seal").click()
        expect(mine.locator("ol.ribbon .now")).to_have_text("I Purchase")
        expect(other.locator("ol.ribbon .now")).to_have_text("I Purchase")

        mats = [
            json.loads(text)["shown"]["mats"][0] for text in heard if '"picture"' in text and '"mats"' in text
        ]
        assert mats and any(mat["capsules"] for mat in mats)
        for mat in mats:
            assert not any(capsule["known"] or capsule["things"] for capsule in mat["capsules"])
        # my own capsules tell me what I packed
        own = mine.locator(".caps svg[role=img]").all()
        known = [svg.get_attribute("aria-label") or "" for svg in own]
        assert sum("battery-1" in label for label in known) == 2
        other.get_by_role("button", name="Mat of Ada").click()
        assert other.locator(".caps svg[role=img]").nth(2).get_attribute("aria-label") == (
            "closed, known to its owner"
        )
        assert not ada.faults and not bo.faults


def test_the_payment_is_proposed_on_the_tokens_and_can_be_changed(
    browser: Browser, origin: str, served: Running
) -> None:
    record = reached(
        "time_capsules",
        several_ways,
        seed=12,
        seats=2,
        mode="split",
    )
    with visitor(browser, origin, **KEPT) as one:
        page = one.go(bring(served, record))
        asked(page)
        card = page.locator(".offer .row").first.locator(".lit").first
        card.hover()
        spent = page.locator(".act .spent .cube")
        expect(spent.first).to_be_visible()
        proposed = spent.count()
        expect(page.locator(".ina .ghost").first).to_be_visible()
        page.mouse.move(5, 5)
        page.locator(".byhand").click()
        expect(page.locator(".mat .tag.on")).to_have_text("Pay by hand")
        card.click()
        asks = page.locator("#prompt")
        expect(asks).to_contain_text("Still to pay")
        due = re.search(r"Still to pay: (\d+ \w+)", asks.inner_text())
        assert due is not None
        tokens = page.locator(".act .lit")
        assert tokens.count() >= 2
        for _ in range(proposed + 2):
            if not tokens.count():
                break
            state = position(page)
            tokens.last.click()
            moved_on(page, state)
        # the last token ends it: no END after it
        expect(page.locator(".log")).to_contain_text(f"You pay {due[1]}")
        assert not one.faults


def test_a_place_is_sold_out_only_when_its_stack_is(browser: Browser, served: Running) -> None:
    """Between a purchase and the next card, as the replay shows it, it is only empty."""
    with visitor(browser, f"http://127.0.0.1:{served.port}", **KEPT) as one:
        path = bring(served, middle())
        page = one.go(path)
        asked(page)
        bought = next(
            entry
            for said in one.heard
            if said["type"] == "picture"
            for entry in said["log"]["entries"]
            if entry["key"] == "event-bought"
        )
        one.go(path.replace("#", f"?at={bought['version'] - 1}#"))
        expect(page.locator("#prompt")).to_contain_text("Looking back")
        told = page.locator(f".told[data-told='{bought['n']}']")
        while not told.count():
            before = page.locator("#prompt").inner_text()
            page.keyboard.press("ArrowRight")
            expect(page.locator("#prompt")).not_to_have_text(before)
            settled(page)
        empty = page.locator(".offer .none")
        expect(empty).to_have_count(1)
        expect(empty).to_have_text("")


def test_a_look_at_a_stack_is_mine_alone(browser: Browser, origin: str, served: Running) -> None:
    """Future Techs: play it, choose a stack, see its top over the row, with prices."""
    record = reached(
        "time_capsules",
        lambda s: (
            s.round == 4 and "play" in verbs(s) and s.setup.vocabulary.parse("play F05") in s.options(0)
        ),
        seed=4,
        seats=2,
        mode="base",
    )
    with visitor(browser, origin, **KEPT) as one:
        page = one.go(bring(served, record))
        asked(page)
        page.locator(".fl.lit", has_text="Future Techs").click()
        expect(page.locator("#prompt")).to_contain_text("At which stack")
        page.locator(".head.lit").first.click()  # seen is seen: no END after it
        expect(page.locator(".cd.seen").first).to_be_visible()
        assert 1 <= page.locator(".cd.seen").count() <= 4
        assert page.locator(".cd.seen s").count() == page.locator(".cd.seen").count()  # cheaper than printed
        assert fits(page)
        assert not one.faults


def test_a_round_by_keyboard_alone(browser: Browser, origin: str, served: Running) -> None:
    """UX 26: from the first packing to the next round, without a pointer."""
    made = served.make("time_capsules", mode="base", seats=BOTS)
    with visitor(browser, origin, **KEPT) as one:
        page = one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
        asked(page)
        for _ in range(60):
            if page.evaluate("document.activeElement?.dataset.thing"):
                break
            page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement?.matches(':focus-visible')")
        page.keyboard.press("Enter")  # in hand
        page.keyboard.press("2")  # into the second capsule
        expect(page.locator("[data-tray=c2] [data-thing]")).to_have_count(1)
        for _ in range(200):
            asked(page)
            if "Round III" in page.locator(".top").inner_text():
                break
            state = position(page)
            if end_turn(page).count():
                page.keyboard.press("e")
                moved_on(page, state, may_end=False)
            elif page.locator("[data-option=suggest]").count():
                page.locator("[data-option=suggest]").focus()
                page.keyboard.press("Enter")
            elif page.locator(".endturn[data-option]").count():
                page.keyboard.press("e")
                moved_on(page, state)
            else:
                page.keyboard.press("1")
                moved_on(page, state)
        assert "Round III" in page.locator(".top").inner_text()
        assert not one.faults


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_phone_shows_every_region_and_holds_the_thumb(
    browser: Browser, origin: str, served: Running, lang: str
) -> None:
    record = middle()
    with visitor(browser, origin, PHONE, lang=lang, **KEPT) as one:
        page = one.go(bring(served, record))
        asked(page)
        tabs = page.locator(".pn button")
        assert tabs.count() == 4
        for n in range(tabs.count()):
            tabs.nth(n).tap()
            settled(page)
            assert fits(page)
            if n < 3:  # the log is the shell's
                assert not small(page), tabs.nth(n).inner_text()
        tabs.first.tap()
        spot = page.locator("[data-spot]").first
        spot.tap()
        expect(page.locator(".po .opt.on")).to_be_visible()
        assert "→" in page.locator(".pr p").inner_text() or "→" in page.locator(".strip").inner_text()
        assert not faults_of(page)
        assert not one.faults


def test_a_round_in_the_hand(browser: Browser, origin: str, served: Running) -> None:
    """UX 29: from the first packing to the second round, by thumb."""
    made = served.make("time_capsules", mode="base", seats=BOTS)
    with visitor(browser, origin, PHONE, **KEPT) as one:
        page = one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
        asked(page)
        expect(page.locator(".pn [aria-current=page]")).to_have_text("Capsules")
        thing = page.locator("[data-thing]").first
        thing.tap()
        expect(page.locator("[data-option=to-c4]")).to_be_visible()
        thing.tap()
        expect(page.locator("[data-tray=c1] [data-thing]")).to_have_count(1)
        rng = random.Random(4)
        second = re.compile(r"\bII\b")
        for _ in range(80):
            if second.search(page.locator(".top").inner_text()):
                break
            assert fits(page)
            assert not small(page)
            step(page, rng)
        expect(page.locator(".top .nb")).to_have_text(second)
        assert not faults_of(page)
        assert not one.faults


@pytest.mark.parametrize(("theme", "lang"), [("dark", "en"), ("light", "es")])
def test_the_table_is_readable_for_all(
    browser: Browser, origin: str, served: Running, theme: Theme, lang: str
) -> None:
    record = middle()
    with visitor(browser, origin, DESK, theme, lang=lang, **KEPT) as one:
        page = one.go(bring(served, record))
        asked(page)
        assert fits(page)
        assert not faults_of(page)
        # dimmed artifacts say why
        page.locator(".offer .dim").first.click()
        expect(page.get_by_role("alertdialog")).to_contain_text("TC-")
        page.keyboard.press("Escape")
        page.keyboard.press("t")
        words = page.locator(".text")
        expect(words).to_contain_text("Your capsule" if lang == "en" else "Tu cápsula")
        expect(words).to_contain_text("VP" if lang == "en" else "PV")
        page.keyboard.press("t")
        # a line of the log shows its place
        roll = page.locator("[role=log] .me", has_text=re.compile("ordenador|computer")).last
        roll.hover()
        expect(page.locator(".act .outlined").first).to_be_visible()
        assert not one.faults
