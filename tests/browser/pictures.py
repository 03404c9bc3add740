"""Draws the documentation's pictures: python -m tests.browser.pictures [folder [game ...]]. Look at them.

Without a game: the shell with Septikon. With games: the table of each, on the desk and in the hand.
With `beats` in place of the folder: a strip of a rival's turn in every game, or in the games named.
"""

from __future__ import annotations

import io
import random
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

import rulewright
from rulewright import bots
from rulewright.core.values import changed
from rulewright.games.age_of_automaton.table import Automaton
from rulewright.games.age_of_automaton.workers import Worker
from rulewright.games.ark_awakening.printed import SECTIONS
from rulewright.games.ark_awakening.shown import shown
from rulewright.games.ark_awakening.table import Ark
from rulewright.games.ark_awakening.turn import Phase
from rulewright.games.septikon.table import Septikon
from rulewright.games.stress_botics.actions import Actions, Turn
from rulewright.games.stress_botics.activation import Activation
from rulewright.games.stress_botics.maintenance import Maintenance
from rulewright.games.stress_botics.rounds import Round
from rulewright.games.stress_botics.status import Status
from rulewright.games.stress_botics.table import Botics
from rulewright.games.time_capsules.table import Capsules
from tests.browser.given import DESK, PHONE, Theme, asked, bring, chromium, launch, lay, settled, visitor
from tests.games.stress_botics.given import Position
from tests.server import given
from tests.server.given import Running, running

GAMES = 8
BUSY = 26  # how much should be going on


def busy(s: Septikon) -> int:
    """How much there is to see, with A to move and a choice of squares."""
    if s.over or s.deciders != [0] or s.turn < 20 or len(s.options(0)) < 12:
        return 0
    score = 0
    for station in s.stations:
        score += (
            3 * min(3, len(station.flyers))
            + 3 * min(2, len(station.satellites))
            + 3 * min(2, len(station.shields))
        )
        score += 3 * len(station.spies) + 2 * len(station.drones) + min(6, station.damage_mask().bit_count())
        score += 2 * min(2, len(station.gunners()))
    return score


def lively() -> tuple[dict[str, Any], dict[str, Any]]:
    """The record of a game at its busiest, and of the same game at its end."""
    game = rulewright.game("septikon")
    best: tuple[int, dict[str, Any], Any] = (0, {}, None)
    for seed in range(GAMES):
        s = game.new(seed=seed, preset="yes", cap=120)
        assert isinstance(s, Septikon)
        rngs = bots.chances(seed, 2)
        players = [bots.bot("greedy"), bots.bot("greedy")]
        while not s.over:
            seat = s.deciders[0]
            if random.Random(seed * 1000 + s.turn).random() < 0.25:
                s.play(seat, bots.ask(bots.bot("random"), s, seat, rngs[seat]))
            else:
                s.play(seat, bots.ask(players[seat], s, seat, rngs[seat]))
            if (score := busy(s)) > best[0]:
                best = (score, s.record(), None)
        if best[2] is None:
            best = (best[0], best[1], s.record())
        if best[0] >= BUSY:
            break
    return best[1], best[2]


def best(game: str, score: Callable[[Any], int], seeds: int = 4, bot: str = "greedy", **setup: Any) -> Any:
    """The record of the position with most to see, in games between bots."""
    found: tuple[int, Any] = (-1, None)
    for seed in range(seeds):
        s = rulewright.game(game).new(seed=seed, **setup)
        rngs = bots.chances(seed, s.seats)
        while not s.over:
            seat = s.deciders[0]
            if (now := score(s)) > found[0]:
                found = now, s.record()
            s.play(seat, bots.ask(bots.bot(bot), s, seat, rngs[seat]))
    return found[1]


def purchase(s: Capsules) -> int:
    """A purchase in the middle of a game of Time Capsules: artifacts to use, to buy and to wish for."""
    if s.over or s.deciders != [0] or s.phase != 2 or not 4 <= s.round <= 7:
        return 0
    buys = sum(s.setup.vocabulary.text(option).startswith("buy") for option in s.options(0))
    used = len(s.mats[0].inactive)
    return (
        min(buys, 3) * 3
        + len(s.mats[0].artifacts()) * 3
        + min(used, 3)
        + len(s.mats[0].hand.cards)
        + min(4, sum(mat.breaks() for mat in s.mats))
    )


def packing(s: Capsules) -> int:
    """Many different objects to pack."""
    if s.over or s.deciders != [0] or type(s.stack[-1]).__name__ != "Surplus":
        return 0
    return len(set(s.mats[0].kinds()))


def draw_time_capsules(served: Running, browser: Browser, folder: Path) -> None:
    origin = f"http://127.0.0.1:{served.port}"
    table = bring(served, best("time_capsules", purchase, seats=3, mode="split"))
    hand = bring(served, best("time_capsules", packing, seats=2, mode="base"))
    with visitor(browser, origin, DESK, coached=True, name="Ada") as one:
        page = one.go(table)
        ready(page)
        page.locator(".offer .lit").first.hover()
        settled(page)
        page.screenshot(path=folder / "time_capsules.png")
    with visitor(browser, origin, PHONE, coached=True, name="Ada") as one:
        page = one.go(hand)
        ready(page)
        page.locator("[data-option=suggest]").tap()
        page.locator("[data-tray=c2] [data-thing]").last.tap()
        page.locator("[data-option=out]").tap()
        settled(page)
        page.screenshot(path=folder / "time_capsules-phone.png")


def buying(s: Automaton) -> int:
    """Age of Automaton in full swing: which worker fetches the Equipment that was chosen."""
    frame = s.stack[-1] if s.stack else None
    if s.over or s.deciders != [0] or not isinstance(frame, Worker) or frame.action != 1 or s.round < 2:
        return 0
    f = s.factories[0]
    spread = sum(len(set(g.prospect)) + len(set(g.relations)) for g in s.factories)
    return 4 * len(f.columns) + 12 * len(f.hand.cards) + 2 * len(f.specialists.cards) + f.workers() + spread


def draw_age_of_automaton(served: Running, browser: Browser, folder: Path) -> None:
    origin = f"http://127.0.0.1:{served.port}"
    table = bring(served, best("age_of_automaton", buying, 60, "random", seats=3))
    for size, word in ((DESK, ""), (PHONE, "-phone")):
        with visitor(browser, origin, size, coached=True, name="Ada") as one:
            page = one.go(table)
            ready(page)
            point(page, size is PHONE)
            page.screenshot(path=folder / f"age_of_automaton{word}.png")


def leaving_the_core() -> Botics:
    """Stress Botics in round 5: a MOVE, the Core turned away, a full vault in front, the Probe waiting."""
    p = (
        Position(4, first_game="yes")
        .at(0, "CORE")
        .at(1, "MM_A")
        .at(2, "LV_B")
        .at(3, "LV_A")
        .stress(9, 17, 6, 24)
    )
    p.s.rotation, p.s.pressure, p.s.order = 1, 3, (3, 1, 0, 2)
    p.s.sides = changed(changed(p.s.sides, 3, 1), 7, 1)
    p.track(0, "CB TB SB SB TB", inner="CB").track(1, 4).track(2, 6).track(3, "CB TB SB CB TB SB CB")
    p.shields(0, 7).shields(1, 5).shields(3, 9).captured(0, "Mi").item(0, 0, "AB04-1").producer(0, "S")
    p.tank(0, 1, "C 2T S").tank(0, 2, "2L").tank(0, 3, "B C S").dangerous(0, 2, 3)
    p.tank(1, 1, "C 3T").tank(1, 2, "2L").tank(2, 2, "2T S").tank(2, 3, "X").dangerous(2, 1, 3)
    p.tank(3, 1, "3C T 2S").tank(3, 3, "B").dangerous(3, 2, 1)
    p.made("ASI", "S A").made("GTI", "T").made("SHI", "T").made("EXO", "X").ships(6, 5, 5)
    p.alphabot(3, 6).elevator("Mi Ex").belt(a="La Mi", b="Ex La").guarded("LAI", "Mi").guarded("POL", "La")
    p.hand(0, "mine5 connect1").program(0, "move5").program(2, "mine1").program(3, "mine2")
    for frame in (Round(), Status(), Activation(), Maintenance(), Actions()):
        p.s.push(frame)
    p.run(Turn(0)).play(0, "perform")
    return p.s


def draw_stress_botics(served: Running, browser: Browser, folder: Path) -> None:
    origin = f"http://127.0.0.1:{served.port}"
    for size, tail in ((DESK, ""), (PHONE, "-phone")):
        made = lay(served, leaving_the_core(), ["Ada", "Bo", "Cleo", "Dex"])
        with visitor(browser, origin, size, coached=True, name="Ada") as one:
            page = one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
            ready(page)
            spot = page.locator("[data-spot][aria-label^='Acid, Silicon']")
            spot.tap(force=True) if size is PHONE else spot.hover()
            settled(page)
            page.screenshot(path=folder / f"stress_botics{tail}.png")


def building(s: Ark) -> int:
    """Ark: Awakening against Guardians: a cube for a room of the mission, with much around it."""
    frame = s.stack[-1] if s.stack else None
    if s.over or s.deciders != [0] or not isinstance(frame, Phase) or frame.section != SECTIONS.index("ENG"):
        return 0
    seen = shown(s, 0)
    sites = {
        option.split()[2] for option in map(s.setup.vocabulary.text, s.options(0)) if "integrate" in option
    }
    goal = any(cell.mission and cell.label in sites for cell in seen.cells)
    laid = sum(len(cell.cubes) + 2 * len(cell.cylinders) for cell in seen.cells)
    out = sum(bool(guardian.cell) for guardian in seen.enemy.guardians) if seen.enemy else 0
    return 20 * goal + laid + 4 * out + 2 * len(seen.domes[0].hand)


def draw_ark_awakening(served: Running, browser: Browser, folder: Path) -> None:
    origin = f"http://127.0.0.1:{served.port}"
    table = bring(served, best("ark_awakening", building, 1, seats=3, mode="guardians"))
    for size, word in ((DESK, ""), (PHONE, "-phone")):
        with visitor(browser, origin, size, coached=True, name="Ada") as one:
            page = one.go(table)
            ready(page)
            point(page, size is PHONE)
            page.screenshot(path=folder / f"ark_awakening{word}.png")


TABLES = {
    "age_of_automaton": draw_age_of_automaton,
    "ark_awakening": draw_ark_awakening,
    "stress_botics": draw_stress_botics,
    "time_capsules": draw_time_capsules,
}


def draw_tables(folder: Path, games: list[str]) -> None:
    path = chromium()
    assert path, "no Chromium here"
    store = f"sqlite:///{tempfile.mkdtemp()}/tables.db"
    with running(store) as served, sync_playwright() as playwright:
        browser = launch(playwright, path)
        for game in games:
            TABLES[game](served, browser, folder)
        browser.close()


EVENTS = range(8, 15)  # of a rival's turn that makes a strip
FRAMES = 4
NEXT = "before => (document.querySelector('.beatbar')?.dataset.beat || before) !== before"


def rivals_turn(game: str) -> Any:
    """The record of a game of two bots when A is asked again, after a turn of B with enough to see."""
    s, mark = rulewright.game(game).new(seats=2, seed=3), 0
    s.log, rngs = [], bots.chances(3, 2)
    while not s.over:
        seat = s.deciders[0]
        if s.deciders == [0] and mark and len(s.log) - mark in EVENTS:
            return s.record()
        s.play(seat, bots.ask(bots.bot("random"), s, seat, rngs[seat]))
        mark = len(s.log) if seat == 0 else mark
    raise AssertionError(f"no turn of {game} has so many events")


def draw_beats(served: Running, browser: Browser, folder: Path, game: str) -> None:
    """Some of the events of the turn, one after the other, as the page shows them."""
    frames: list[Image.Image] = []
    with visitor(
        browser, f"http://127.0.0.1:{served.port}", DESK, coached=True, name="Ada", motion=False
    ) as one:
        page = one.go(bring(served, rivals_turn(game)))
        ready(page)
        step = page.locator(".recap").get_by_role("button", name="Step", exact=True)
        count = page.locator(".recap article .q")
        while not frames or not over_all(count.inner_text()):
            before = page.locator(".beatbar").get_attribute("data-beat") if frames else ""
            step.click()
            page.wait_for_function(NEXT, arg=before)
            settled(page)
            frames.append(Image.open(io.BytesIO(page.screenshot())))
    chosen = [frames[(len(frames) - 1) * n // (FRAMES - 1)] for n in range(FRAMES)]
    wide, high = DESK["width"] // 2, DESK["height"] // 2
    strip = Image.new("RGB", (2 * wide + 12, 2 * high + 12))
    for n, frame in enumerate(chosen):
        place = n % 2 * (wide + 12), n // 2 * (high + 12)
        strip.paste(frame.resize((wide, high), Image.Resampling.LANCZOS), place)
    strip.quantize(256).save(folder / f"beats-{game}.png", optimize=True)


def over_all(count: str) -> bool:
    """It was the last event: "14/14"."""
    at, of = count.split("/")
    return at == of


def draw_all_beats(folder: Path, games: list[str]) -> None:
    path = chromium()
    assert path, "no Chromium here"
    given.TOYS.clear()  # only what players see
    with running(f"sqlite:///{tempfile.mkdtemp()}/tables.db") as served, sync_playwright() as playwright:
        browser = launch(playwright, path)
        for game in games or [known.id for known in rulewright.known()]:
            draw_beats(served, browser, folder, game)
        browser.close()


def draw(folder: Path) -> None:
    now, end = lively()
    path = chromium()
    assert path, "no Chromium here"
    store = f"sqlite:///{tempfile.mkdtemp()}/tables.db"
    given.TOYS.clear()  # only what players see
    with running(store) as served, sync_playwright() as playwright:
        browser = launch(playwright, path)
        origin = f"http://127.0.0.1:{served.port}"
        table, over = bring(served, now), bring(served, end)
        theme: Theme
        for theme in ("dark", "light"):
            for size, word in ((DESK, ""), (PHONE, "-phone")):
                tail = word + ("-light" if theme == "light" else "")
                with visitor(browser, origin, size, theme, coached=True, name="Ada") as one:
                    page = one.go(table)
                    ready(page)
                    point(page, size is PHONE)
                    page.screenshot(path=folder / f"table{tail}.png")
                    one.go("/")
                    page.locator(".game").first.wait_for()
                    settled(page)
                    page.screenshot(path=folder / f"home{tail}.png")
                    if theme == "dark":
                        one.go(over)
                        page.locator(".verdict").wait_for()
                        settled(page)
                        page.screenshot(path=folder / f"end{tail}.png")
        browser.close()


def ready(page: Page) -> None:
    asked(page)
    settled(page)


def point(page: Page, phone: bool) -> None:
    """Point at the first option."""
    if phone:
        page.locator("[data-spot]").first.tap(force=True)
    else:
        page.locator(".bar [data-option]").first.hover()
    settled(page)


if __name__ == "__main__":
    if sys.argv[1:2] == ["beats"]:
        draw_all_beats(Path("docs/pictures"), sys.argv[2:])
        sys.exit()
    wanted = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/pictures")
    wanted.mkdir(parents=True, exist_ok=True)
    if sys.argv[2:]:
        draw_tables(wanted, sys.argv[2:])
    else:
        draw(wanted)
