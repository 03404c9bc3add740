"""Getting to the table, deciding, taking back: the checks that a person makes in the first minutes."""

from __future__ import annotations

import random
import re
import time

from playwright.sync_api import Browser, expect

from tests.browser.given import (
    DESK,
    PHONE,
    asked,
    end_turn,
    faults_of,
    moved_on,
    numbers,
    options,
    position,
    prompt,
    start,
    step,
    visitor,
)

KEPT = {"coached": True, "name": "Ada"}


def test_a_link_seats_a_friend_without_an_account(browser: Browser, origin: str) -> None:
    with visitor(browser, origin, name="Ada") as ada, visitor(browser, origin) as bo:
        began = time.monotonic()
        page = ada.go()
        start(page, "Friend")
        link = page.get_by_label("Copy the invitation").input_value()
        other = bo.go(link.removeprefix(origin))
        other.get_by_label("Your name").fill("Bo")
        other.get_by_role("button", name="Sit down").click()
        for seen in (page, other):
            seen.get_by_role("heading", name="Septikon").wait_for()
            seen.locator(".seatcard").nth(1).wait_for()
        assert time.monotonic() - began < 20
        expect(page.locator(".seats")).to_contain_text("Bo")
        expect(other.locator(".seats")).to_contain_text("Ada")
        assert "#" not in other.url, "the invitation stays out of the address"
        assert not ada.strangers() and not bo.strangers()
        assert not ada.faults and not bo.faults


def test_three_clicks_start_a_game_with_a_coach(browser: Browser, origin: str) -> None:
    with visitor(browser, origin) as new:
        page = new.go()
        start(page)
        asked(page)
        expect(page.locator(".coach")).to_be_visible()
        expect(page.get_by_role("complementary", name="Players").get_by_text("greedy").first).to_be_attached()
        page.get_by_role("button", name="Understood").click()
        expect(page.locator(".coach")).to_have_count(0)
        assert not new.faults and not new.strangers()


def test_every_decision_fits_one_screen(browser: Browser, origin: str) -> None:
    rng = random.Random(5)
    with visitor(browser, origin, **KEPT) as one:
        page = one.go()
        start(page)
        for _ in range(24):
            asked(page)
            assert page.evaluate("document.documentElement.scrollHeight") <= DESK["height"]
            assert page.evaluate("document.documentElement.scrollWidth") <= DESK["width"]
            for region in (".a-board svg.board", ".bar", ".a-dock", ".seats", ".side"):
                box = page.locator(region).first.bounding_box()
                assert box and box["y"] >= 0 and box["y"] + box["height"] <= DESK["height"] + 1, region
            if step(page, rng) == "over":
                break
        assert not one.faults


def test_a_forecast_is_what_happens(browser: Browser, origin: str) -> None:
    rng = random.Random(11)
    with visitor(browser, origin, **KEPT) as one:
        page = one.go()
        start(page)
        compared = 0
        while compared < 20:
            asked(page)
            if end_turn(page).count():
                end_turn(page).click()
                page.wait_for_function("() => !document.querySelector('.endturn:not([disabled])')")
                continue
            chosen = options(page).nth(rng.randrange(options(page).count()))
            if "ways" in chosen.inner_text():
                state = position(page)
                chosen.click()
                moved_on(page, state)
                chosen = options(page).first
            chosen.hover()
            page.locator(".opt.on[data-foreseen=true]").wait_for()
            page.wait_for_timeout(100)
            foreseen, state = numbers(page), position(page)
            chosen.click()
            moved_on(page, state)
            page.mouse.move(720, 5)
            page.wait_for_timeout(100)
            assert numbers(page) == foreseen
            compared += 1


def test_undo_goes_back_to_the_die_and_no_further(browser: Browser, origin: str) -> None:
    with visitor(browser, origin, **KEPT) as one:
        page = one.go()
        start(page)
        asked(page)
        undo = page.get_by_role("button", name=re.compile("^Undo"))
        expect(undo).to_be_disabled()
        before, asked_before = page.locator(".a-board svg.board").inner_html(), prompt(page)
        page.keyboard.press("1")
        if page.get_by_role("button", name="Show all").count():
            page.keyboard.press("1")
        expect(undo).to_be_enabled()
        undo.click()
        expect(page.locator("#prompt")).to_contain_text(asked_before.split("\n")[0])
        page.mouse.move(720, 5)
        page.wait_for_timeout(700)
        assert page.locator(".slide.man").count() == before.count("slide man")
        page.get_by_role("button", name="Redo").click()
        expect(undo).to_be_enabled()
        while not end_turn(page).count():
            page.keyboard.press("1")
            page.wait_for_timeout(120)
        page.keyboard.press("e")
        asked(page)
        page.wait_for_function("() => document.querySelector('.bar [data-option]')")
        expect(undo).to_be_disabled()
        assert len(undo.get_attribute("aria-label") or "") > len("Undo: "), "it says why"


def test_a_draft_is_private_until_the_turn_ends(browser: Browser, origin: str) -> None:
    with visitor(browser, origin, **KEPT) as ada, visitor(browser, origin) as bo:
        page = ada.go()
        start(page, "Friend")
        link = page.get_by_label("Copy the invitation").input_value()
        other = bo.go(link.removeprefix(origin))
        other.get_by_label("Your name").fill("Bo")
        other.get_by_role("button", name="Sit down").click()
        page.locator(".seatcard").nth(1).wait_for()
        mine, theirs = (page, other) if options(page).count() or _soon(page) else (other, page)
        lines = theirs.locator(".log li").count()
        options(mine).first.click()
        if mine.get_by_role("button", name="Show all").count():
            options(mine).first.click()
        mine.wait_for_timeout(500)
        expect(mine.locator(".draft")).to_be_visible()
        assert theirs.locator(".log li").count() == lines
        expect(theirs.locator(".draft")).to_have_count(0)


def _soon(page: object) -> bool:
    page.wait_for_timeout(1500)  # type: ignore[attr-defined]
    return options(page).count() > 0  # type: ignore[arg-type]


def test_a_stale_tab_is_told_and_refreshed(browser: Browser, origin: str) -> None:
    with visitor(browser, origin, **KEPT) as one:
        page = one.go()
        start(page)
        asked(page)
        late = one.new_page()
        held: list[object] = []

        def between(socket: object) -> None:
            server = socket.connect_to_server()  # type: ignore[attr-defined]
            state = {"pictures": 0}

            def from_server(message: str) -> None:
                if '"type":"picture"' in message.replace(" ", "")[:60]:
                    state["pictures"] += 1
                    if state["pictures"] == 2:
                        held.append(message)
                        return  # this tab does not learn what happened in the other
                socket.send(message)  # type: ignore[attr-defined]

            server.on_message(from_server)

        late.route_web_socket(re.compile("/socket$"), between)
        late.goto(page.url)
        asked(late)
        page.keyboard.press("1")
        if page.get_by_role("button", name="Show all").count():
            page.keyboard.press("1")
        page.wait_for_timeout(600)
        late.keyboard.press("1")
        if late.get_by_role("button", name="Show all").count():
            late.keyboard.press("1")
        expect(late.get_by_role("alert")).to_contain_text(re.compile("already made", re.I))
        late.wait_for_timeout(400)
        assert prompt(late) == prompt(page)


def test_lit_squares_are_the_options_by_mouse_keyboard_and_list(browser: Browser, origin: str) -> None:
    rng = random.Random(2)
    with visitor(browser, origin, **KEPT) as one:
        page = one.go()
        start(page)
        compared = 0
        while compared < 12:
            asked(page)
            if "You rolled" in prompt(page):
                lit = page.locator("[data-spot]").evaluate_all(
                    "all => all.flatMap(x => x.getAttribute('aria-label').split('; '))"
                )
                page.keyboard.press("m")
                listed = page.locator(".more [data-option]").evaluate_all(
                    "all => all.map(x => x.dataset.option)"
                )
                page.keyboard.press("Escape")
                page.keyboard.press("Escape")
                assert len(lit) == len(set(lit)) == len(listed) > 0
                page.locator("[data-spot][tabindex='0']").focus()
                seen = set()
                for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowRight"):
                    page.keyboard.press(key)
                    seen.add(page.evaluate("document.activeElement.getAttribute('aria-label')"))
                assert None not in seen
                compared += 1
            step(page, rng)


def test_a_lost_line_comes_back_with_the_draft(browser: Browser, origin: str) -> None:
    with visitor(browser, origin, **KEPT) as one:
        page = one.page
        sockets: list[object] = []
        cut = {"on": False}

        def between(socket: object) -> None:
            if cut["on"]:
                socket.close()  # type: ignore[attr-defined]
                return
            server = socket.connect_to_server()  # type: ignore[attr-defined]
            sockets.append((socket, server))

        page.route_web_socket(re.compile("/socket$"), between)
        one.go()
        start(page)
        asked(page)
        page.keyboard.press("1")
        if page.get_by_role("button", name="Show all").count():
            page.keyboard.press("1")
        page.wait_for_timeout(500)
        before, drafted = prompt(page), page.locator(".draft li").count()
        assert drafted
        cut["on"] = True
        for socket, server in sockets:  # type: ignore[misc]
            server.close()
            socket.close()
        expect(page.get_by_role("alert")).to_contain_text("Connection lost")
        page.wait_for_timeout(1500)
        cut["on"] = False
        expect(page.get_by_role("alert")).to_have_count(0, timeout=15_000)
        assert prompt(page) == before
        assert page.locator(".draft li").count() == drafted


def test_recap_lists_steps_and_skips(browser: Browser, origin: str) -> None:
    rng = random.Random(3)
    with visitor(browser, origin, **KEPT) as one:
        page = one.go()
        start(page)
        turns = 0
        while turns < 3:
            turns += step(page, rng) == "end"
        asked(page)
        page.wait_for_timeout(400)
        recap = page.get_by_role("region", name="Since your last turn")
        number = int(re.search(r"\d+", recap.inner_text()).group())  # type: ignore[union-attr]
        for i in range(1, number + 1):
            recap.get_by_role("button", name="Step", exact=True).click()
            expect(recap).to_contain_text(f"{i}/{number}")
        recap.get_by_role("button", name="Skip").click()
        assert options(page).count() or end_turn(page).count()


def test_the_log_filters_and_leads_back(browser: Browser, origin: str) -> None:
    rng = random.Random(4)
    with visitor(browser, origin, **KEPT) as one:
        page = one.go()
        start(page)
        turns = 0
        while turns < 5:
            turns += step(page, rng) == "end"
        asked(page)
        full = page.locator(".log li").count()
        page.get_by_role("button", name="Greedy", exact=True).click()
        assert 0 < page.locator(".log li").count() < full
        page.get_by_role("button", name="All", exact=True).click()
        page.get_by_role("button", name=re.compile("Detail")).click()
        assert page.locator(".log li").count() < full
        page.locator(".log h3 button").last.click()
        expect(page.locator("#prompt")).to_contain_text("Looking back")
        page.keyboard.press("Escape")
        assert options(page).count() or end_turn(page).count()


def test_rules_follow_the_decision_and_can_be_searched(browser: Browser, origin: str) -> None:
    with visitor(browser, origin, **KEPT) as one:
        page = one.go()
        start(page)
        asked(page)
        page.get_by_role("tab", name="Rules").click()
        expect(page.locator(".rules .here")).to_contain_text("SEP-4.1")
        page.get_by_label("Search the rules").fill("shield")
        expect(page.locator(".rules p").first).to_contain_text(re.compile("shield", re.I))
        page.get_by_label("Search the rules").fill("qqqq")
        expect(page.locator(".rules")).to_contain_text("Nothing found")


def test_the_table_speaks_spanish(browser: Browser, origin: str) -> None:
    with visitor(browser, origin, **KEPT) as one:
        page = one.go()
        start(page)
        asked(page)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Español").click()
        expect(page.locator("#prompt")).to_contain_text("Has sacado")
        expect(page.locator(".endturn")).to_contain_text(re.compile("fin del turno", re.I))
        assert page.evaluate("document.documentElement.lang") == "es"


def test_axe_finds_nothing_serious(browser: Browser, origin: str) -> None:
    for theme in ("dark", "light"):
        for size in (DESK, PHONE):
            with visitor(browser, origin, size, theme, **KEPT) as one:
                page = one.go()
                page.locator(".game").first.wait_for()
                assert not faults_of(page), (theme, "home")
                start(page)
                asked(page)
                page.wait_for_timeout(800)
                assert not faults_of(page), (theme, "table")


def test_phone_targets_are_large_and_nothing_scrolls(browser: Browser, origin: str) -> None:
    rng = random.Random(6)
    with visitor(browser, origin, PHONE, **KEPT) as one:
        page = one.go()
        start(page)
        turns = 0
        while turns < 2:
            asked(page)
            assert page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
            small = page.locator("button:visible").evaluate_all(
                "all => all.map(x => [x.innerText || x.ariaLabel, x.getBoundingClientRect()])"
                ".filter(([, r]) => Math.min(r.width, r.height) < 44)"
                ".map(([n, r]) => `${n} ${r.width}x${r.height}`)"
            )
            assert not small
            turns += step(page, rng) == "end"
        for name in ("Threats", "Modules", "Log", "Board"):
            page.get_by_role("navigation", name="Pages").get_by_role("button", name=name).tap()
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        asked(page)
        if "You rolled" in prompt(page):
            page.locator("[data-spot]").first.tap(force=True)
            expect(page.locator(".po .opt.on")).to_have_count(1)
        assert not one.faults


def test_zoomed_to_200_percent_nothing_is_cut(browser: Browser, origin: str) -> None:
    with visitor(browser, origin, {"width": 720, "height": 450}, **KEPT) as one:
        page = one.go()
        assert page.evaluate("document.documentElement.scrollWidth") <= 720
        start(page)
        asked(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= 720


def test_a_screen_reader_hears_the_decision_and_reads_the_board(browser: Browser, origin: str) -> None:
    with visitor(browser, origin, **KEPT) as one:
        page = one.go()
        start(page)
        asked(page)
        expect(page.locator(".sr[role=status]")).to_contain_text("options")
        page.keyboard.press("t")
        text = page.get_by_role("region", name="Table in words").inner_text()
        assert "Oxygen 5" in text and "Clone: " in text


def test_a_refused_square_says_why_and_names_its_rule(browser: Browser, origin: str) -> None:
    rng = random.Random(12)
    with visitor(browser, origin, **KEPT) as one:
        page = one.go()
        start(page)
        barred = page.locator("rect.barred")
        for _ in range(200):
            asked(page)
            page.wait_for_timeout(150)
            if "You rolled" in prompt(page) and barred.count():
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
