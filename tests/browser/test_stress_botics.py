"""Stress Botics at its own board: walks, packing, deliveries, locks, AlphaBot's turn, the score sheet."""

from __future__ import annotations

import json
import random
import re
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from rulewright.core.state import Frame
from rulewright.games.stress_botics.actions import Actions, Turn
from rulewright.games.stress_botics.activation import Activation
from rulewright.games.stress_botics.delivery import Offer
from rulewright.games.stress_botics.maintenance import Maintenance
from rulewright.games.stress_botics.printed import GOODS
from rulewright.games.stress_botics.programming import Program
from rulewright.games.stress_botics.rounds import Round
from rulewright.games.stress_botics.status import Status
from rulewright.games.stress_botics.stress import Think
from rulewright.games.stress_botics.tanks import gain
from tests.browser.given import (
    DESK,
    PHONE,
    STILL,
    Visitor,
    asked,
    drawn,
    end_turn,
    faults_of,
    finish,
    fits,
    lay,
    looks_back,
    moved_on,
    options,
    over,
    position,
    prompt,
    scores_alike_elsewhere,
    seated,
    small,
    step,
    unfolded,
    visitor,
)
from tests.browser.pictures import leaving_the_core
from tests.games.stress_botics.given import ANN, BOB, CY, DEE, Position, pieces, three_at_the_end
from tests.server.given import Json, Running

PEOPLE = ["Ann", "Bob", "Cy", "Dee"]
KEPT: Json = {"coached": True, "name": "Ann", "motion": False}
MAP = ".a-board svg.board"


def goes_on(p: Position, *frames: Frame[Any]) -> Position:
    """These steps of the round, then the next round."""
    for frame in (Round(), Status(), *reversed(frames)):
        p.s.push(frame)
    p.s.advance()
    return p


def about_to_move() -> Position:
    """The Core has turned away: leaving it costs two shields. Three movement points."""
    p = Position(4, first_game="yes").at(DEE, "LV_A").at(CY, "LV_B").at(BOB, "MM_A").stress(9, 17, 6, 24)
    p.s.rotation, p.s.pressure = 1, 3
    p.track(ANN, "CB TB SB SB TB", inner="CB").shields(ANN, 7).tank(ANN, 1, "C 2T S").tank(ANN, 2, "2L")
    p.made("ASI", "S A").ships(6, 5, 5).hand(ANN, "mine5").program(ANN, "move5").alphabot(3, 6)
    return goes_on(p, Turn(ANN), Maintenance()).play(ANN, "perform")


def raw_keys(page: Page) -> list[str]:
    """Words that are missing show their key."""
    text = page.locator("body").inner_text()
    return re.findall(r"\b(?:sb|topic|page)-[a-z][\w-]*", text)


def bot(one: Visitor, seat: int = ANN) -> Json:
    """A player's board as it is shown."""
    found: Json = one.picture["shown"]["bots"][seat]
    return found


def seat_numbers(page: Page, seat: int = 0) -> list[str]:
    """Stress, shields and batteries on a seat's card; of a forecast `7 → 5`, the 5."""
    script = "card => [...card.querySelectorAll('.num')].map(x => x.textContent.split('→').pop().trim())"
    found: list[str] = page.locator(".seatcard").nth(seat).evaluate(script)
    return found


def told_to(one: Visitor, before: int) -> list[Json]:
    """Pictures with news that came after so many messages, and before the answer to a question asked now."""
    asked = len(one.heard)
    one.page.keyboard.press("t")
    one.until(lambda: any(said["type"] == "told" for said in one.heard[asked:]))
    return [said for said in one.heard[before:] if said["type"] == "picture" and said["log"]["entries"]]


# --- a whole game --------------------------------------------------------------------------------------
def test_a_game_to_its_sheet_its_replay_and_its_record(
    browser: Browser, origin: str, served: Running, tmp_path: Path
) -> None:
    """The solo drill by what can be clicked; every kind of decision fits one screen."""
    made = served.make(
        "stress_botics", mode="solo_drill", seed=3, seats=[{"kind": "me", "name": "Ann"}],
        options={"first_game": "yes"},
    )  # fmt: skip
    rng, kinds = random.Random(1), set()
    live: Json = {}
    with seated(browser, served, made, pace=0) as one, visitor(browser, origin, **KEPT) as fresh:
        page = one.page
        while True:
            asked(page)
            if not one.picture["outcome"] and (kind := re.sub(r"\d+", "#", prompt(page))) not in kinds:
                kinds.add(kind)
                assert fits(page), kind
                assert not raw_keys(page), kind
            if one.picture["shown"]["round"] == 5 and not live:
                live = {"version": one.picture["version"], "map": drawn(page, MAP)}
            if step(page, rng) == "over":
                break
        assert len(kinds) > 8
        sheet = page.get_by_role("dialog", name="Score sheet")
        expect(unfolded(sheet).locator("tbody tr.score")).to_have_count(10)
        expect(sheet.locator("tbody tr.tie")).to_have_count(3)
        sheet.get_by_role("img", name=re.compile("^The score over the game")).wait_for()
        expect(sheet).to_contain_text("Before stress")
        assert not faults_of(page)
        scores_alike_elsewhere(page, fresh, tmp_path)
        looks_back(page, live["version"])
        assert drawn(page, MAP) == live["map"]
        assert not one.faults


def test_a_first_game_starts_as_the_rulebook_recommends(browser: Browser, origin: str) -> None:
    """Three clicks from the home page: fixed map and objectives, a Melting Furnace each, and a coach."""
    with visitor(browser, origin, motion=False, pace=0) as one:
        page = one.go()
        page.get_by_role("button", name="Stress Botics").first.click()
        page.get_by_role("group", name="Rival").get_by_role("button", name="Bot").click()
        page.get_by_role("button", name="Start", exact=True).click()
        asked(page)
        expect(page.locator(".coach")).to_contain_text("Each round you program cards")
        now = one.picture["shown"]
        assert [ship["objective"] for ship in now["ships"]] == ["PR2", "SC1", "FR1"]
        tiles = [node["vault"]["tile"] for node in now["nodes"] if node["vault"]]
        assert tiles == ["CAR", "GTI", "BAT", "LAI", "ASI", "UAI", "POL", "SHI", "EXO"]
        expect(page.locator(".dock")).to_contain_text("Melting Furnace")
        expect(page.locator(".seatcard").nth(1)).to_contain_text("Novice")
        assert not one.faults and not one.strangers()


# --- moving --------------------------------------------------------------------------------------------
def test_a_walk_is_foreseen_made_by_one_click_and_taken_back_by_one(
    browser: Browser, served: Running
) -> None:
    made = lay(served, about_to_move().s, PEOPLE)
    with seated(browser, served, made) as one, seated(browser, served, made, BOB) as bob:
        page = one.page
        asked(page)
        expect(page.locator("#prompt")).to_have_text("Where to? A boost goes further")
        board = page.locator(".a-board")
        ends = len(one.picture["shown"]["reach"])
        shields = page.locator(".seatcard").first.locator(".num").nth(1)
        expect(board.locator("[data-spot]")).to_have_count(ends)
        heard = len(bob.heard)
        compared = 0
        for name in ("Acid, Silicon", "Main Vault 2", "Polyvalent", "Gas, Titanium", "Main Vault 3"):
            spot = board.locator(f"[data-spot][aria-label^='{name}']")
            spot.hover()
            expect(shields, "leaving the Core costs two shields").to_contain_text(re.compile(r"7\s*→\s*5"))
            foreseen = seat_numbers(page)
            spot.click()
            page.mouse.move(5, 5)
            one.until(lambda: len(one.picture["draft"]) >= 3)
            expect(shields).to_have_text("5")
            assert seat_numbers(page) == foreseen
            compared += 1
            page.get_by_role("button", name="Undo", exact=True).click()
            one.until(lambda: not one.picture["draft"])
            expect(board.locator("[data-spot]")).to_have_count(ends)
        assert compared == 5
        assert not told_to(bob, heard), "what was taken back is nobody's business"
        assert not one.faults


def test_the_map_by_keyboard(browser: Browser, served: Running) -> None:
    made = lay(served, about_to_move().s, PEOPLE)
    with seated(browser, served, made) as one:
        page = one.page
        asked(page)
        page.keyboard.press("ArrowRight")
        focused = page.locator("[data-spot]:focus")
        expect(focused).to_have_count(1)
        first = focused.get_attribute("aria-label")
        page.keyboard.press("ArrowDown")
        assert page.locator("[data-spot]:focus").get_attribute("aria-label") != first
        page.keyboard.press("Enter")
        one.until(lambda: len(one.picture["draft"]) > 1)
        asked(page)
        page.keyboard.press("u")
        one.until(lambda: not one.picture["draft"])
        page.keyboard.press("t")
        words = page.get_by_role("region", name="Table in words")
        for region in (
            "AlphaBot: Main Vault 3",
            "Belt A: nothing",
            "Servers: MOVE",
            "Tank 1: 1 Carbon",
            "secret objective: ",
        ):
            expect(words).to_contain_text(region)
        assert not one.faults


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_place_out_of_reach_says_why(browser: Browser, served: Running, size: ViewportSize) -> None:
    """And a list of what is refused leaves these places out."""
    made = lay(served, about_to_move().s, PEOPLE)
    with seated(browser, served, made, size=size) as one:
        page = one.page
        asked(page)
        page.get_by_role("button", name="Manual Base B, B: Why not?").click()
        why = page.get_by_role("alertdialog", name="Why not?")
        expect(why).to_contain_text("you lack 2 movement points")
        expect(why).to_contain_text("Rule SB-3.3.1")
        assert [r for r in one.picture["options"] if r["verb"] == "step"] == []  # the boost is asked first
        assert not one.faults


def test_a_wrong_tap_on_the_phone_costs_nothing(browser: Browser, served: Running) -> None:
    made = lay(served, about_to_move().s, PEOPLE)
    with seated(browser, served, made, size=PHONE) as one, seated(browser, served, made, BOB) as bob:
        page = one.page
        asked(page)
        heard = len(bob.heard)
        page.locator("[data-spot][aria-label^='Carbon']").tap(force=True)
        expect(page.locator(".po .opt.on")).to_contain_text("Carbon")
        assert not one.picture["draft"], "a first tap only shows"
        page.locator("[data-spot][aria-label^='Acid']").tap(force=True)
        expect(page.locator(".pr")).to_contain_text("Shields 7 → 5")
        page.locator("[data-spot][aria-label^='Acid']").tap(force=True)
        one.until(lambda: len(one.picture["draft"]) >= 3)
        page.get_by_role("button", name="Undo", exact=True).tap()
        one.until(lambda: not one.picture["draft"])
        assert not told_to(bob, heard)
        assert not one.faults


# --- delivering, packing, maintaining ------------------------------------------------------------------
def delivering() -> Position:
    """Probe and Scout are at the point of sector B; the Probe does not take somebody so stressed."""
    p = Position(4, first_game="yes").at(ANN, "AD_B").ships(6, 9, 5).stress(22, 1, 2, 3)
    p.dangerous(ANN, 3, 3).tank(ANN, 1, "4C").track(ANN, "SB TB CB", inner="SB")
    return goes_on(p, Offer(ANN, 1, 1), Maintenance())


def test_a_ship_is_chosen_by_thumb(browser: Browser, served: Running) -> None:
    made = lay(served, delivering().s, PEOPLE)
    with seated(browser, served, made, size=PHONE) as one:
        page = one.page
        asked(page)
        assert fits(page) and not small(page)
        page.get_by_role("button", name="Probe: Why not?").tap()
        expect(page.get_by_role("alertdialog", name="Why not?").locator("[data-met=false]")).to_have_count(1)
        page.get_by_role("button", name="Close").tap()
        scout = page.locator(".space [data-spot]")
        expect(scout).to_have_count(1)
        scout.tap()
        expect(page.locator(".po .opt.on")).to_contain_text("Scout")
        assert not one.picture["draft"], "a first tap only shows"
        scout.tap()
        one.until(lambda: one.picture["draft"])
        assert one.picture["draft"][0]["notation"] == "deliver scout"
        assert not one.faults


def test_a_dimmed_delivery_shows_its_checklist(browser: Browser, served: Running) -> None:
    made = lay(served, delivering().s, PEOPLE)
    with seated(browser, served, made) as one:
        page = one.page
        asked(page)
        page.locator(".bar .opt.off", has_text="Probe").click()
        why = page.get_by_role("alertdialog", name="Why not?")
        expect(why.locator("[data-met]")).to_have_count(9)
        expect(why.locator("[data-met=false]")).to_have_text(["Stress 22 ≤ 15"])
        expect(why).to_contain_text("Your stress is 22, the limit 15")
        why.get_by_role("button", name="Rule SB-3.6.1c").click()
        expect(page.locator(".rules .here")).to_contain_text("SB-3.6.1c")
        page.keyboard.press("Escape")
        page.locator(".bar [data-option]", has_text="Scout").click()
        asked(page)
        page.locator(".bar [data-option]", has_text="Load all").click()
        one.until(lambda: bot(one)["containers"])
        assert bot(one)["containers"][0]["ship"] == "scout"
        assert bot(one)["containers"][0]["load"][0] == {"piece": "C", "n": 4, "vp": 2}
        assert [card["state"] for card in bot(one)["cargo"]] == ["free", "used", "free"]
        assert not one.faults


def packing() -> Position:
    p = Position(4, first_game="yes").tank(ANN, 1, "C T").tank(ANN, 2, "2L")
    gain(p.s, ANN, tuple(pieces("2L")[:GOODS]))
    p.s.stack[:0] = [Round(), Status(), Maintenance()]
    p.s.advance()
    return p


def test_packing_shows_what_melts(browser: Browser, served: Running) -> None:
    made = lay(served, packing().s, PEOPLE)
    with seated(browser, served, made) as one:
        page = one.page
        asked(page)
        tanks = page.locator(".dock .tank.lamp")
        expect(tanks).to_have_count(3)
        tanks.first.hover()
        expect(page.locator(".warn")).to_contain_text("melts: 4 Lava")
        tanks.nth(1).hover()
        expect(page.locator(".warn")).to_have_count(0)
        page.locator(".bar [data-option]", has_text="Place all safely").click()
        one.until(lambda: bot(one)["tanks"][1]["pieces"] == [{"piece": "L", "n": 4}])
        assert [piece["piece"] for piece in bot(one)["tanks"][0]["pieces"]] == ["C", "T"], "nothing melted"


def maintaining() -> Position:
    p = Position(4, first_game="yes").tank(ANN, 1, "C").tank(ANN, 2, "3L").tank(ANN, 3, "T")
    p.producer(ANN, "S").track(ANN, "CB TB SB")
    p.s.phase = 4
    return goes_on(p, Maintenance(), Activation())


def test_maintenance_on_one_sheet(browser: Browser, served: Running) -> None:
    made = lay(served, maintaining().s, PEOPLE)
    with seated(browser, served, made) as one:
        page = one.page
        asked(page)
        sheet = page.get_by_role("region", name="Maintenance")
        expect(sheet.locator("li.now")).to_have_text("Make batteries")
        state = position(page)
        sheet.get_by_role("button", name=re.compile("Make a battery")).click()
        moved_on(page, state, may_end=False)
        one.until(lambda: bot(one)["track"]["batteries"] == 4)
        for _ in range(3):
            if "Make batteries" in sheet.locator("li.now").inner_text():
                state = position(page)
                sheet.get_by_role("button", name=re.compile("Battery")).first.click()
                moved_on(page, state, may_end=False)
        sheet.get_by_role("button", name=re.compile("^Keep as is")).click()
        one.until(lambda: one.picture["waiting"] is not None or ANN not in one.picture["deciders"])
        assert not one.faults


# --- programming ---------------------------------------------------------------------------------------
def programming(seats: int = 4) -> Position:
    p = Position(seats, first_game="yes")
    p.s.phase = 2
    for seat, cards in enumerate(
        ("move1 mine1", "connect1 move2", "mine2 connect2", "connect3 mine3")[:seats]
    ):
        p.hand(seat, cards)
    return goes_on(p, Program(tuple(range(seats))), Actions(), Maintenance())


def lock(one: Visitor, cards: int, first: int = 0) -> None:
    """Tap cards in the order in which they shall be played, and lock."""
    for _ in range(cards):
        state = position(one.page)
        one.page.locator(".acard.lamp").nth(first).click()
        moved_on(one.page, state)
        first = 0
    finish(one.page)
    one.until(lambda: one.picture["locked"] or not one.picture["together"])


def test_a_program_may_change_until_the_last_one_locks(browser: Browser, served: Running) -> None:
    made = lay(served, programming().s, PEOPLE)
    with ExitStack() as stack:
        people = [stack.enter_context(seated(browser, served, made, seat)) for seat in range(4)]
        ann, others = people[0], people[1:]
        lock(ann, 2)
        expect(others[0].page.locator(".seatcard", has_text="Ann")).to_contain_text("locked")
        ann.page.get_by_role("button", name="Unlock").click()
        one_back = lambda: not ann.picture["locked"]  # noqa: E731
        ann.until(one_back)
        while ann.picture["draft"]:
            before = len(ann.picture["draft"])
            ann.page.get_by_role("button", name="Undo", exact=True).click()
            ann.until(lambda n=before: len(ann.picture["draft"]) < n)  # type: ignore[misc]
        lock(ann, 2, first=1)
        final = [o["notation"] for o in ann.picture["draft"]]
        assert final == ["program mine1", "program move1"]
        for other in others[:-1]:
            lock(other, 2)
        for seat, other in enumerate(others, 1):
            for said in other.heard:
                if said["type"] == "picture":
                    theirs = [b for b in said["shown"]["bots"] if b["seat"] != seat]
                    assert not any(card["card"] for b in theirs for card in b["hand"] + b["slots"])
                    assert not any(e["key"] == "event-revealed" for e in said["log"]["entries"])
        lock(others[-1], 2)
        ann.until(lambda: ann.picture["shown"]["phase"] == "actions")
        names = ann.page.locator(".dock .slot").all_inner_texts()
        assert names[0].startswith("MINE") and names[1].startswith("MOVE")
        for person in people:
            assert not person.faults


def test_one_screen_never_shows_a_hand_to_the_wrong_person(
    browser: Browser, origin: str, served: Running
) -> None:
    """Two people, one laptop: every frame that was painted is looked at."""
    made = lay(served, programming(2).s, PEOPLE)
    with visitor(browser, origin, **KEPT) as both:
        both.context.add_init_script(
            "window.painted = []; (function look() { requestAnimationFrame(look);"
            " const hand = [...document.querySelectorAll('.acard')].map(x => x.textContent.trim());"
            " const me = document.querySelector('.seatcard.mine')?.ariaLabel;"
            " painted.push({hand, me, curtain: !!document.querySelector('.curtain')}); })()"
        )
        held = [{"table": made["table"], "game": "stress_botics", "tokens": made["tokens"], "at": 0}]
        seats = json.dumps(json.dumps(held))
        both.context.add_init_script(f"localStorage['rulewright-seats'] = {seats}")
        both.go(f"/t/{made['table']}")
        page = both.page
        seen = []
        for _ in range(2):
            page.locator(".curtain, .acard.lamp").first.wait_for()
            if page.locator(".curtain").count():
                page.locator(".curtain").get_by_role("button").click()
                expect(page.locator(".curtain")).to_have_count(0)
            seen.append(page.locator(".seatcard.mine").get_attribute("aria-label"))
            lock(both, 2)
            if seen[0] == seen[-1] and len(seen) > 1:
                break
        frames = page.evaluate("painted")
        hands = {"Ann": ("MOVE", "MINE"), "Bob": ("CONNECT", "MOVE")}
        for frame in frames:
            for label in frame["hand"] if not frame["curtain"] else []:
                assert label.startswith(hands[frame["me"]]), frame
        assert set(seen) == {"Ann", "Bob"}


# --- AlphaBot's turn -----------------------------------------------------------------------------------
@pytest.mark.parametrize("pace", [-1, 0], ids=["step", "off"])
def test_alphabots_turn_is_told_in_the_order_of_the_rules(
    browser: Browser, served: Running, pace: int
) -> None:
    p = Position(4, first_game="yes").token("E12", "E03").stress(9, 17, 6, 24).alphabot(3, 8)
    p.belt(a="La Mi", b="Mi La", c="La Ex*", d="Mi La Ex*").guarded("CAR", "Mi La").in_main(ANN)
    p.at_tile(BOB, "CAR").at(CY, "CORE").at(DEE, "CORE").track(ANN, 5)
    p.s.phase = 4
    made = lay(served, goes_on(p, Think(ANN), Activation()).s, PEOPLE)
    with seated(browser, served, made, pace=pace) as one:
        page = one.page
        asked(page)
        options(page).first.click()  # AlphaBot draws: it is made at once
        story = page.get_by_role("region", name=re.compile("AlphaBot’s turn"))
        story.wait_for()
        if pace == 0:
            expect(story.locator(".sum li").first).to_have_class(re.compile("me"))
            return
        beats: list[tuple[str, list[str]]] = []
        bar = page.locator(".beatbar[data-beat]")
        while story.count():
            assert story.locator(".cardlet > :first-child.cause").count(), "nothing is told before its cause"
            tag, causes = story.locator(".cause .tag"), story.locator(".cause").all_inner_texts()
            told = (tag.inner_text() if tag.count() else "", causes)
            if beats and beats[-1][1][0] == causes[0]:
                beats.pop()  # the same step, one event further
            beats.append(told)
            number = bar.get_attribute("data-beat")
            bar.get_by_role("button", name="Step", exact=True).click()
            page.wait_for_function("n => document.querySelector('.beatbar')?.dataset.beat !== n", arg=number)
        assert [where for where, _ in beats if where] == ["A + B", "C", "D", "vaults"]
        kinds = ["Laser", "Miner", "Explosive"]
        for where, attacks in beats:
            if where:
                order = [next(i for i, kind in enumerate(kinds) if kind in attack) for attack in attacks]
                assert order == sorted(order), where
        assert "Event Token" in beats[0][1][0]
        page.keyboard.press("Escape")
        story.get_by_role("button", name="Close").first.click()
        expect(story).to_have_count(0)
        assert not one.faults


# --- the end -------------------------------------------------------------------------------------------
def test_the_sheet_of_the_scoring_example(browser: Browser, served: Running) -> None:
    """SB-EX-32: three players, 6, 7 and 1."""
    made = lay(served, three_at_the_end().s, PEOPLE)
    with seated(browser, served, made) as one:
        sheet = one.page.get_by_role("dialog", name="Score sheet")
        expect(sheet.get_by_role("heading", level=2)).to_contain_text("Bob won with 7")
        unfolded(sheet)
        cells = sheet.locator("table").first.locator("tr.sum td")
        assert cells.all_inner_texts() == ["6", "7", "1"]
        before = sheet.locator("table").nth(1).locator("tr.sum td").all_inner_texts()
        assert before == ["31", "36", "38"]
        expect(sheet.locator("tr.tie")).to_have_count(3)
        expect(sheet).to_contain_text("4 × 2")
        one.page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        expect(one.page.locator("svg.board")).to_be_visible()


# --- for everybody -------------------------------------------------------------------------------------
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_targets_and_spanish(browser: Browser, served: Running, size: ViewportSize) -> None:
    made = lay(served, about_to_move().s, PEOPLE)
    with seated(browser, served, made, size=size, lang="es") as one:
        page = one.page
        asked(page)
        expect(page.locator("[data-spot][aria-label^='Ácido, Silicio']")).to_have_count(1)
        pages = ["Mapa"] if size is DESK else ["Mapa", "Mío", "Servidores"]
        for name in pages:
            if size is PHONE:
                tab = page.get_by_role("navigation").last.get_by_role("button", name=name)
                tab.tap()
                expect(tab).to_have_attribute("aria-current", "page")
                page.evaluate(STILL)
            assert fits(page)
            assert not raw_keys(page)
            assert not faults_of(page), name
            if size is PHONE:
                assert not small(page), name
        assert not one.faults


CUT = """() => [...document.querySelectorAll('.top, .tabs, .dock .dk, .upkeep section, .upkeep ol')]
    .filter(x => x.scrollWidth > x.clientWidth + 1).map(x => `${x.className}: ${x.innerText.slice(0, 40)}`)"""


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_smaller_desk_cuts_nothing(browser: Browser, served: Running, lang: str) -> None:
    for p in (programming(2), maintaining(), delivering()):
        made = lay(served, p.s, PEOPLE)
        with seated(browser, served, made, size={"width": 1100, "height": 800}, lang=lang) as one:
            asked(one.page)
            assert fits(one.page) and not one.page.evaluate(CUT)


def test_every_decision_is_in_reach_of_a_thumb(browser: Browser, served: Running) -> None:
    for position_ in (programming, packing, maintaining):
        made = lay(served, position_().s, PEOPLE)
        with seated(browser, served, made, size=PHONE) as one:
            asked(one.page)
            expect(one.page.get_by_role("button", name="Mine", exact=True)).to_have_attribute(
                "aria-current", "page"
            )
            assert fits(one.page)
            assert not small(one.page), position_.__name__
            one.page.locator(".mine [data-spot]").first.tap()
            expect(one.page.locator(".po .opt.on")).to_have_count(1)
            assert not one.faults


def test_a_round_by_thumb(browser: Browser, served: Running) -> None:
    """UX 29: from the first card to the second round; each decision opens its page, nothing is too small."""
    order = {"mode": "solo_drill", "seed": 3, "options": {"first_game": "yes"}}
    made = served.make("stress_botics", seats=[{"kind": "me", "name": "Ann"}], **order)
    rng, kinds = random.Random(2), set()
    with seated(browser, served, made, size=PHONE, pace=0) as one:
        page = one.page
        while one.picture["shown"]["round"] == 1:
            asked(page)
            if (kind := re.sub(r"\d+", "#", prompt(page))) not in kinds:
                kinds.add(kind)
                assert fits(page) and not small(page), kind
            step(page, rng)
        assert len(kinds) > 5
        assert not one.faults


@pytest.mark.parametrize("seed", [3, 8])
def test_a_round_by_keyboard_alone(browser: Browser, served: Running, seed: int) -> None:
    """UX 26: drawing, programming, every card, maintenance, up to the next round, without a pointer."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made, rng, asked_for = (
        served.make("stress_botics", seats=seats, seed=seed),
        random.Random(seed),
        set[str](),
    )
    with seated(browser, served, made) as one:
        page = one.page
        for _ in range(200):
            asked(page)
            if one.picture["shown"]["round"] > 1 or over(page):
                break
            asked_for.add(one.picture["shown"]["step"])
            state = position(page)
            number = min(9, page.locator(".bar .opt[data-option]").count())
            if end_turn(page).count() or not number:
                page.keyboard.press("e")
                moved_on(page, state, may_end=False)
            else:
                page.keyboard.press(str(rng.randint(1, number)))
                moved_on(page, state)
        assert one.picture["shown"]["round"] > 1, prompt(page)
        assert {"draw", "program", "turn"} <= asked_for, asked_for
        assert not one.faults


def test_a_line_of_the_log_is_outlined_on_the_board(browser: Browser, served: Running) -> None:
    made = lay(served, about_to_move().s, PEOPLE)
    with seated(browser, served, made) as one:
        page = one.page
        asked(page)
        page.locator("[data-spot][aria-label^='Acid, Silicon']").click()
        one.until(lambda: len(one.picture["draft"]) > 1)
        while not end_turn(page).count():
            step(page, random.Random(0))
        finish(page)
        outlines = page.locator(".planet .told")
        expect(outlines).to_have_count(0)
        page.locator(".log li button", has_text="You go to").last.hover()
        expect(outlines).to_have_count(1)
        page.locator(".log li button", has_text="Your stress").or_(
            page.locator(".log li button", has_text="You lose a shield")
        ).first.hover()
        expect(page.locator(".a-board .told")).not_to_have_count(0)


def test_a_spectator_sees_the_table_and_no_hand(browser: Browser, served: Running) -> None:
    made = lay(served, programming().s, PEOPLE)
    with seated(browser, served, made, None) as one:
        expect(one.page.locator("svg.board")).to_be_visible()
        expect(one.page.locator(".acard")).to_have_count(0)
        expect(one.page.locator("[data-spot]")).to_have_count(0)
        one.page.get_by_role("button", name="Cy’s board").click()
        expect(one.page.get_by_role("region", name="Cy’s board")).to_contain_text("Tank 3")
        assert not one.faults


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (720, 450)])
def test_what_is_mine_is_in_sight_wherever_i_decide(
    browser: Browser, served: Running, size: tuple[int, int]
) -> None:
    """Slots over tanks, shields, batteries, what is dangerous: on all pages but my own board and the log."""
    s = leaving_the_core()
    with seated(
        browser, served, lay(served, s, ["Ada", "Bo", "Cleo", "Dex"]),
        size={"width": size[0], "height": size[1]},
    ) as one:  # fmt: skip
        page = one.page
        asked(page)
        tabs = page.locator(".pn button")
        wanted = ["Map", "Servers"] if size[0] < size[1] else ["Map", "Orbit", "Servers"]
        for name in wanted:
            tabs.filter(has_text=name).click()
            own = page.locator(".own")
            expect(own.locator(".col")).to_have_count(4)
            for thing in (*own.locator(".ps, .pm, .col > svg").all(), own.locator(".hazard svg")):
                expect(thing).to_be_in_viewport(ratio=0.99)
            expect(own).to_contain_text("Tank 1 4/8, 1 Carbon, 2 Titanium, 1 Silicon")
