"""Ark: Awakening at its own board: whole games, walks, exploring, energy, combat, lenses, small screens."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from rulewright import bots
from rulewright.games.ark_awakening.combat import Commit
from rulewright.games.ark_awakening.printed import ROOMS, SQUARES
from rulewright.games.ark_awakening.table import Ark
from rulewright.games.ark_awakening.turn import Round
from tests.browser.given import (
    DESK,
    PHONE,
    Theme,
    Visitor,
    asked,
    choose,
    drawn,
    end_turn,
    faults_of,
    finish,
    finished,
    fits,
    lay,
    looks_back,
    over,
    prompt,
    seated,
    settled,
    small,
    step,
    tiny,
    visitor,
)
from tests.browser.test_beats import BAR, STEP, forward, log_of, shows, told
from tests.browser.test_eyes import OVERLAPS
from tests.games.ark_awakening.given import RED, YELLOW, Position, cell, fresh, given
from tests.games.ark_awakening.test_outlook import example
from tests.server.given import Json, Running

PEOPLE = ["Ann", "Bob", "Cy", "Dee", "Eve"]
MAP = ".a-board .ark"
SIDEWAYS = "phone on its side"
SCREENS: dict[str, ViewportSize] = {
    "desk": DESK,
    "small desk": {"width": 1024, "height": 768},
    "tablet": {"width": 820, "height": 1180},
    SIDEWAYS: {"width": 844, "height": 390},
    "phone": PHONE,
}
LATER = {  # seats, and choices after which a lot lies on the table
    "first_mission": (1, 60),
    "awakening": (2, 200),
    "learning": (2, 40),
    "glitch": (3, 120),
    "guardians": (4, 150),
    "fallout": (5, 260),
}
SIZES = {"desk": DESK, "phone": PHONE}
ALONE = ["first_mission", "guardians", "glitch", "learning"]
KINDS = 4  # of questions that a whole game has at least
LENSES = ("Control", "Energy", "Reach", "Mission", "Threat")
BUSY = 150  # choices after which a lot lies on the table


def raw_keys(page: Page) -> list[str]:
    """Words that are missing show their key."""
    return re.findall(r"\b(?:ark|topic|page)-[a-z][\w-]*", page.locator("body").inner_text())


def room(page: Page, label: str) -> Locator:
    return page.locator(f"[data-cell={label}]")


def lens(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def later(mode: str, seats: int, seed: int = 2, choices: int = BUSY, **options: Any) -> Position:
    """A random game after so many choices."""
    p = Position(seats, mode, seed, **options)
    p.s = s = fresh(seats, mode, seed, **options)
    rng = random.Random(seed)
    for _ in range(choices):
        assert not s.over
        s.play(s.deciders[0], rng.choice(s.options(s.deciders[0])))
    return p


def walking() -> Position:
    """Red may move: two units on b2, one on d3; the way from b2 leads over c2."""
    p = given().rooms(b2="R11", c2="R15", d2="R18", d3="F-Tia", d1="G1").home(RED, 1)
    p.units(RED, "b2", 2).units(RED, "d3").stock(RED, ti=4, bt=4, os=4, mt=4).cubes("R15", YELLOW)
    p.phase(RED, "MOB").s.stack.insert(0, Round())
    return p


# --- whole games ---------------------------------------------------------------------------------------
Player = Callable[[Visitor], bool]  # does one thing that a person can click; False: the game is over


def at_random() -> Player:
    rng = random.Random(4)
    return lambda one: step(one.page, rng) != "over"


def take(one: Visitor, id: int) -> None:
    """Choose it from the list of all, or by END where END is that choice."""
    before, ends = one.picture["decision"], one.page.locator(f".endturn[data-option='{id}']")
    if not ends.count():
        choose(one, id)
        return
    ends.click()
    one.until(lambda: one.picture["decision"] != before or one.picture["outcome"])


def well(served: Running, made: Json) -> Player:
    """Whoever clicks asks a bot what to choose."""
    table, (luck, *_) = served.hall._rooms[made["table"]].table, bots.chances(4, 1)

    def click(one: Visitor) -> bool:
        if over(one.page):
            return False
        if end_turn(one.page).count():
            finish(one.page)
            return True
        take(one, bots.ask(bots.bot("greedy"), table.draft(RED).state, RED, luck))
        return True

    return click


def plays_to_its_end(
    browser: Browser, served: Running, made: Json, size: ViewportSize, by: Player | None = None
) -> Json:
    """By what a person can click. Every kind of question, some at least, fits and has its words."""
    kinds, player = set(), by or at_random()
    with seated(browser, served, made, pace=0, size=size) as one:
        page = one.page
        while True:
            asked(page)
            if not one.picture["outcome"] and (kind := re.sub(r"\d+|: .*", "", prompt(page))) not in kinds:
                kinds.add(kind)
                assert fits(page), kind
                assert not raw_keys(page), kind
            if not player(one):
                break
        sheet = page.get_by_role("dialog", name="Score sheet")
        sheet.wait_for()
        assert not faults_of(page)
        assert not one.faults
        last = one.picture
    assert len(kinds) >= KINDS, kinds
    return last


def near_its_end(mode: str, seats: int, rounds: int, **options: Any) -> Position:
    """A random game in which few rounds are left."""
    p = later(mode, seats, choices=0, **options)
    rng, s = random.Random(3), p.s
    while s.round < rounds or s.deciders != [RED]:
        s.play(s.deciders[0], rng.choice(s.options(s.deciders[0])))
    return p


@pytest.mark.parametrize("screen", SIZES)
@pytest.mark.parametrize("mode", ALONE)
def test_alone_from_the_beginning_to_the_end(
    browser: Browser, served: Running, mode: str, screen: str
) -> None:
    made = served.make("ark_awakening", mode=mode, seed=3, seats=[{"kind": "me", "name": "Ann"}])
    plays_to_its_end(browser, served, made, SIZES[screen])


def against_a_bot(served: Running, mode: str) -> Json:
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    return served.make("ark_awakening", mode=mode, seed=3, seats=seats)


def test_awakening_from_the_beginning_until_the_mission_is_accomplished(
    browser: Browser, served: Running
) -> None:
    """Against a bot that knows nothing, by somebody who plays well."""
    made = against_a_bot(served, "awakening")
    last = plays_to_its_end(browser, served, made, DESK, by=well(served, made))
    assert last["outcome"]["winners"] == [RED]


def test_fallout_from_the_beginning_to_the_last_round(browser: Browser, served: Running) -> None:
    last = plays_to_its_end(browser, served, against_a_bot(served, "fallout"), PHONE)
    assert last["shown"]["round"] == last["shown"]["last"]
    assert all(dome["mission"] for dome in last["shown"]["domes"]), "revealed"


@pytest.mark.parametrize(("mode", "screen"), [("awakening", "phone"), ("fallout", "desk")])
def test_rivals_to_the_end(browser: Browser, served: Running, mode: str, screen: str) -> None:
    """The last rounds on the other screen, with side B and Complexity 2."""
    s = near_its_end(mode, 2, 57, complexity=2, side="b").s
    plays_to_its_end(browser, served, lay(served, s, PEOPLE, bots=True), SIZES[screen])


def test_a_first_game_alone_begins_after_three_clicks_with_a_coach(browser: Browser, served: Running) -> None:
    with visitor(browser, f"http://127.0.0.1:{served.port}") as one:
        page = one.go()
        page.get_by_role("button", name="Ark: Awakening").first.click()
        page.get_by_role("group", name="Rival").get_by_role("button", name="Solo").click()
        page.get_by_role("button", name="Start", exact=True).click()
        asked(page)
        assert one.picture["table"]["mode"] == "first_mission" and len(one.picture["table"]["players"]) == 1
        expect(page.locator(".coach")).to_be_visible()
        assert not one.faults


# --- walking and exploring -----------------------------------------------------------------------------
def test_a_group_walks_by_one_click_and_comes_back_by_one(browser: Browser, served: Running) -> None:
    p = walking()
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page = one.page
        asked(page)
        room(page, "b2").click()
        expect(room(page, "b2")).to_have_class(re.compile(r"\bon\b"))
        walk = next(w for w in one.picture["shown"]["walks"] if (w["origin"], w["target"]) == ("b2", "d2"))
        assert walk["cost"] == 2 and len(walk["said"]) == 4, "two steps, and how many go each time"
        expect(room(page, "d2").locator(".cost")).to_have_text("2")
        room(page, "d2").click()
        one.until(lambda: len(one.picture["draft"]) == 4)
        expect(room(page, "d2")).to_contain_text("You × 2")
        page.get_by_role("button", name="Undo", exact=True).click()
        one.until(lambda: not one.picture["draft"])
        expect(room(page, "b2")).to_contain_text("You × 2")
        page.get_by_role("button", name="Whole groups").click()
        room(page, "b2").click()
        room(page, "c2").click()
        expect(page.locator("#prompt")).to_contain_text("How many go along?")
        assert not one.faults


def test_drawn_rooms_lie_open_before_they_are_placed(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R11").home(RED, 0).units(RED, "b2")
    p.phase(RED, "MOB").s.stack.insert(0, Round())
    p.play("explore b2", "position b1", "position a2", "done")
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page = one.page
        asked(page)
        open_ = [each["kind"] for each in one.picture["shown"]["open_rooms"]]
        printed = served.http.get("/api/games/ark_awakening").json()["printed"]["rooms"]
        shown = page.get_by_role("region", name="Turned over")
        for one_of in open_:
            expect(shown).to_contain_text(printed[one_of]["name"])
        target = one.picture["shown"]["laying"][0]
        expect(room(page, target)).to_have_class(re.compile(r"\blaid\b"))
        shown.locator("[data-spot]").first.click()
        one.until(lambda: one.picture["waiting"] is not None or not one.picture["shown"]["open_rooms"])
        assert not one.faults


# --- energy, cubes, combat -----------------------------------------------------------------------------
def test_energy_is_diverted_with_the_capacity_in_sight(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R11", c2="F-Tia").home(RED, 1).units(RED, "b2")
    p.phase(RED, "PWR").s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page = one.page
        asked(page)
        mine = page.get_by_role("list", name="Generators").locator("li").first
        own = one.picture["shown"]["generators"][0]
        expect(mine).to_contain_text(f"0/{own['capacity']}")
        mine.click()
        expect(page.locator("#prompt")).to_contain_text("Where does the cylinder")
        room(page, "c2").click()
        expect(mine).to_contain_text(f"1/{own['capacity']}")
        left = one.picture["shown"]["generators"][0]["left"][RED]
        assert left == own["left"][RED] - 1, "a divert less"
        assert not one.faults


def test_what_a_cube_costs_is_foreseen_in_place(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R15").home(RED, 1).units(RED, "b2").stock(RED, bt=6)
    p.phase(RED, "ENG").s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page = one.page
        asked(page)
        here = room(page, "b2")
        here.hover()
        expect(page.locator(".dock .st").nth(1)).to_contain_text(re.compile(r"6\s*→\s*3"))
        expect(here.locator(".cube.ghost")).to_have_count(1)
        here.click()
        page.mouse.move(5, 5)
        expect(page.locator(".dock .st").nth(1)).to_have_text("3")
        expect(here.locator(".cube:not(.ghost)")).to_have_count(1)
        here.click()
        expect(page.locator(".why, .popover").first).to_contain_text("ARK-5.5b")
        assert not one.faults


def test_a_combat_shows_both_sides_and_keeps_the_card_secret(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R11").units(RED, "b2", 2).units(YELLOW, "b2").arsenal(RED, 9).arsenal(YELLOW, 4)
    p.hand(RED, "AC04").hand(YELLOW, "AC05").s.push(Round())
    p.s.push(Commit((RED, YELLOW), cell("b2")))
    p.s.advance()
    made = lay(served, p.s, PEOPLE)
    with seated(browser, served, made) as one, seated(browser, served, made, YELLOW) as bob:
        page = one.page
        asked(page)
        fight = page.get_by_role("region", name="Combat")
        expect(fight).to_contain_text("2 units")
        expect(fight).to_contain_text("Plasma Lance")
        expect(fight).not_to_contain_text("Singularity Charge")
        fight.get_by_role("button", name="Play Plasma Lance").click()
        expect(page.locator("#prompt")).to_contain_text("Locked")  # by one click, and it can be changed
        expect(page.get_by_role("button", name="Unlock")).to_be_visible()
        bob.until(lambda: bob.picture["table"]["players"][RED]["locked"])
        assert "AC04" in str(one.heard), "so it is named"
        assert "AC04" not in str(bob.heard), "nobody learns it before all have chosen"
        assert not one.faults and not bob.faults


@pytest.mark.parametrize("screen", SIZES)
def test_a_combat_that_is_told_names_both_cards_and_every_sum(
    browser: Browser, served: Running, screen: str
) -> None:
    """The rulebook's example (ARK-EX-27; its defence is two less here, see there)."""
    s = example()
    s.stack.insert(0, Round())
    made = lay(served, s, PEOPLE)
    with seated(browser, served, made, size=SIZES[screen], pace=STEP) as one, \
            seated(browser, served, made, YELLOW) as bob:  # fmt: skip
        page = one.page
        asked(page)
        fight = page.get_by_role("region", name="Combat")
        expect(fight).to_contain_text("Arsenal 14 reaches the defence 12")
        expect(fight).to_contain_text("4 + 4 + 4 = 12")
        fight.get_by_role("button", name=re.compile("^Play (?!no)")).click()
        one.until(lambda: one.picture["locked"])
        asked(bob.page)
        bob.page.get_by_role("region", name="Combat").get_by_role(
            "button", name=re.compile("^Play (?!no)")
        ).click()
        card = served.http.get("/api/games/ark_awakening").json()["printed"]["artifacts"]["AC07"]["name"]
        page.locator(BAR).wait_for()  # what comes of it is being told
        seen = list[str]()
        while shows(page):
            settled(page)
            seen += fight.locator(".side").all_inner_texts()
            forward(page)
        told = [" ".join(text.split()) for text in seen]
        assert any("14 + 8 + 2 + 8 = 32" in text and card in text for text in told), told
        assert any("12 + 6 + 4 + 8 = 30" in text and card in text for text in told), told
        assert not one.faults and not bob.faults


def test_doors_are_sealed_at_the_edge_between_two_rooms(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R11", c2="R15").complex().units(RED, "b2").arsenal(RED, 9).preempt(RED)
    p.s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE)) as one:
        page = one.page
        asked(page)
        seals = [option for option in one.picture["options"] if option["verb"] == "seal"]
        expect(page.locator(".door")).to_have_count(len(seals))
        assert len(seals) > 0
        page.locator(".door").first.click()
        one.until(lambda: any(cell["seals"] for cell in one.picture["shown"]["cells"]))
        expect(page.locator(".seal")).to_have_count(2)
        assert not one.faults


# --- the Automaton -------------------------------------------------------------------------------------
BEGINS = {"guardians": "event-enemy-turn", "glitch": "event-disaster", "learning": "event-enemy-acts"}
PASSED_OVER = {"guardians": "event-rejected", "glitch": "event-spared", "learning": "event-refused-room"}


def told_after(s: Ark, choice: int) -> list[str]:
    """The keys of what is told when it is chosen; nothing where the game ends with it."""
    then = s.copy()
    then.log = []
    then.play(RED, choice)
    return [] if then.over else [entry.line.message.key for entry in then.log]


def built_up(s: Ark) -> Ark:
    """The same with cubes in every square, room by room, as many as there are."""
    s = s.copy()
    for one in range(ROOMS):
        while s.at[one] >= 0 and SQUARES[one] and not s.full(one) and s.domes[RED].cubes:
            s.put_cube(RED, one)
    return s


def before_it_passes_over(mode: str) -> tuple[Ark, int, list[str]]:
    """A lone Challenger's choice after which the Automaton passes over candidates, and what is told then."""
    for seed in range(20):
        s, rng = fresh(1, mode, seed), random.Random(seed)
        while not s.over:
            choice = rng.choice(s.options(RED))
            for now in (s, built_up(s)) if mode == "glitch" else (s,):
                if PASSED_OVER[mode] in (keys := told_after(now, choice)):
                    return now, choice, keys
            s.play(RED, choice)
    raise AssertionError(f"nothing is passed over in {mode}")


@pytest.mark.parametrize("mode", PASSED_OVER)
def test_the_automaton_is_told_beat_by_beat_with_what_it_passes_over(
    browser: Browser, served: Running, mode: str
) -> None:
    s, choice, keys = before_it_passes_over(mode)
    with seated(browser, served, lay(served, s, PEOPLE), pace=STEP) as one:
        page, beats = one.page, list[Json]()
        asked(page)
        choose(one, choice)
        if end_turn(page).count():
            end_turn(page).click()
        while shows(page):
            number = told(page)
            beats += [e for heard in one.heard for e in log_of(heard) if e["n"] == number][:1]
            expect(page.locator(".told[data-told]")).to_contain_text(beats[-1]["text"])
            barred = page.locator(MAP).locator("[data-barred]")
            expect(barred).to_have_count(int(beats[-1]["key"] == "event-rejected"))  # where it looks in vain
            forward(page)
        shown = [beat["key"] for beat in beats]
        own = shown.index(BEGINS[mode])
        assert shown[own:] == keys[keys.index(BEGINS[mode]) :], "every event, in the order of what happened"
        passed = [beat["text"] for beat in beats if beat["key"] == PASSED_OVER[mode]]
        assert len(passed) == keys.count(PASSED_OVER[mode])
        page.get_by_role("button", name="Enemy", exact=True).click()  # of the log's filters
        expect(page.locator(".log")).to_contain_text(passed[0])
        assert not one.faults


TURNS = 5  # of the Automaton


def after_turns(browser: Browser, served: Running, pace: int) -> tuple[Json, list[str]]:
    """The table after so many turns of the Automaton, and what was told of them on the way, beat by beat."""
    rng, beats = random.Random(6), list[str]()
    made = served.make("ark_awakening", mode="guardians", seed=3, seats=[{"kind": "me", "name": "Ann"}])
    with seated(browser, served, made, pace=pace) as one:
        page = one.page
        while True:
            while shows(page):
                beats.append(page.locator(".told[data-told]").inner_text())
                forward(page)
            if one.picture["shown"]["round"] > TURNS:
                return one.picture["shown"], beats
            if end_turn(page).count():
                finish(page)
            else:
                take(one, rng.choice(one.picture["options"])["id"])


def test_what_is_stepped_through_comes_to_the_same_as_what_happens_at_once(
    browser: Browser, served: Running
) -> None:
    stepped, beats = after_turns(browser, served, STEP)
    at_once, nothing = after_turns(browser, served, 0)
    assert stepped == at_once and not nothing
    assert len([text for text in beats if "Guardian" in text]) > TURNS


# --- looking -------------------------------------------------------------------------------------------
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


# --- the end -------------------------------------------------------------------------------------------
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


# --- every screen --------------------------------------------------------------------------------------
# Of the places so called, which lie wholly inside what scrolls?
IN_SIGHT = """([frame, places]) => {
    const seen = document.querySelector(frame).getBoundingClientRect();
    return [...document.querySelectorAll(places)].map(x => x.getBoundingClientRect()).map(r =>
        r.left >= seen.left && r.right <= seen.right && r.top >= seen.top && r.bottom <= seen.bottom);
}"""


def pages(page: Page) -> Iterator[int]:
    """Every page of a phone, one after the other; elsewhere all is on one."""
    tabs = page.locator(".pn button")
    for n in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(n).click()
        settled(page)
        yield n


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("mode", LATER)
def test_all_modes_and_seats_on_all_screens(
    browser: Browser, served: Running, mode: str, screen: str
) -> None:
    """Nothing is cut, covered or smaller than 12 pixels; fingers hit everything."""
    seats, choices = LATER[mode]
    p = later(mode, seats, choices=choices)
    size, who = SCREENS[screen], p.s.deciders[0]
    with seated(browser, served, lay(served, p.s, PEOPLE), who, size=size) as one:
        page = one.page
        asked(page)
        for _ in pages(page):
            assert tiny(page) == []
            assert page.evaluate(OVERLAPS) == []
            assert fits(page)
            if screen in (SIDEWAYS, "phone"):
                assert small(page) == []
            if screen == "phone":
                assert not faults_of(page)
        assert not one.faults


@pytest.mark.parametrize("mode", ["awakening", "fallout", "guardians", "learning"])
def test_five_have_everything_in_sight_on_a_desk(browser: Browser, served: Running, mode: str) -> None:
    """Every seat with all its lines, and what wins with the enemy board, without scrolling."""
    p = later(mode, 5, choices=120, enemy="dark") if mode in LOST else later(mode, 5, choices=120)
    with seated(browser, served, lay(served, p.s, PEOPLE), p.s.deciders[0]) as one:
        asked(one.page)
        settled(one.page)
        for part in (".seats", ".aside"):
            hidden = one.page.locator(part).evaluate("x => x.scrollHeight - x.clientHeight")
            assert hidden <= 1, (part, hidden)
        assert tiny(one.page) == []


@pytest.mark.parametrize("screen", [SIDEWAYS, "phone"])
def test_in_the_hand_the_map_shows_what_wins_and_what_one_has(
    browser: Browser, served: Running, screen: str
) -> None:
    won = {
        "first_mission": "Goals 4/6",
        "awakening": None,  # no mission yet
        "guardians": "turns left",
        "learning": "of 5 adaptations",
        "fallout": "peace",
    }
    for mode, words in won.items():
        p = later(mode, *LATER[mode][:1], choices=LATER[mode][1])
        made = lay(served, p.s, PEOPLE)
        with seated(browser, served, made, p.s.deciders[0], size=SCREENS[screen]) as one:
            page = one.page
            asked(page)
            page.get_by_role("button", name="Map", exact=True).click()
            page.get_by_role(
                "button", name="Control", exact=True
            ).click()  # on its side generators replace it
            expect(page.locator("main .stores")).to_be_in_viewport(ratio=1)
            strip = page.get_by_role("group", name="Mission", exact=True)
            if words:
                expect(strip).to_contain_text(words)
                expect(strip).to_be_in_viewport(ratio=1)
            else:
                expect(strip).to_have_count(0)


def test_in_the_hand_a_choice_without_undo_keeps_its_name(browser: Browser, served: Running) -> None:
    p = given().rooms(b2="R11").home(RED, 1).units(RED, "b2").hand(RED, "AC04")
    p.phase(RED, "ART").s.stack.insert(0, Round())
    with seated(browser, served, lay(served, p.s, PEOPLE), size=PHONE) as one:
        page = one.page
        asked(page)
        draws = next(o for o in one.picture["options"] if o["verb"] == "research")
        choice = page.locator(f".po [data-option='{draws['id']}']")
        expect(page.locator(".pr")).to_contain_text("no undo after this")
        expect(choice.get_by_text("Research artifacts", exact=True)).to_be_in_viewport(ratio=1)
        assert not one.faults


def test_a_room_that_can_be_chosen_comes_into_sight(browser: Browser, served: Running) -> None:
    """Where the map is larger than its part of the screen, it is scrolled there."""
    p = given().rooms(b2="R15").home(RED, 1).units(RED, "b2").stock(RED, bt=6)
    p.phase(RED, "ENG").s.stack.insert(0, Round())
    size: ViewportSize = {"width": 390, "height": 560}
    with seated(browser, served, lay(served, p.s, PEOPLE), size=size) as one:
        page = one.page
        asked(page)
        page.get_by_role("button", name="Map", exact=True).click()
        expect(room(page, "b2")).to_have_class(re.compile(r"\blit\b"))
        one.until(lambda: page.evaluate(IN_SIGHT, ["main .ark", "[data-cell=b2]"]) == [True])
        assert page.evaluate(IN_SIGHT, ["main .ark", "[data-cell=a5]"]) == [False], "not everything has room"
        assert not one.faults


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(
    browser: Browser, served: Running, size: ViewportSize, theme: Theme
) -> None:
    p = later("guardians", 3, side="b", complexity=2)
    with seated(browser, served, lay(served, p.s, PEOPLE), p.s.deciders[0], size=size, theme=theme) as one:
        asked(one.page)
        for _ in pages(one.page):
            assert not faults_of(one.page)


def test_in_spanish_nothing_is_left_unsaid(browser: Browser, served: Running) -> None:
    for mode in ("fallout", "guardians", "first_mission", "glitch"):
        p = later(mode, 2)
        with seated(browser, served, lay(served, p.s, PEOPLE), p.s.deciders[0], lang="es") as one:
            asked(one.page)
            expect(one.page.get_by_role("button", name="Energía", exact=True)).to_be_visible()
            assert not raw_keys(one.page)
