"""For every eye and hand: colour vision, contrast, zoom, small screens, readers of the screen."""

from __future__ import annotations

import io
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page, ViewportSize, expect

import rulewright
from rulewright import bots
from tests.browser.given import (
    DESK,
    PHONE,
    Theme,
    asked,
    at_table,
    faults_of,
    looks_back,
    seated,
    settled,
    step,
    visitor,
)
from tests.browser.pieces import TABLES, Piece, Told
from tests.server.given import Running

VISIONS = ["achromatopsia", "protanopia", "deuteranopia", "tritanopia"]
PIECES = 30  # drawn by lot, for each vision
ALIKE = 0.02  # two things that differ at fewer of their points look the same
SHAPES = """() => [...document.querySelectorAll('.a-board [data-piece]')].map(piece => {
    const uses = [...(piece.matches('use') ? [piece] : []), ...piece.querySelectorAll('use')];
    const filled = [...piece.querySelectorAll('[fill^="url(#"]')];
    const box = piece.getBoundingClientRect();
    const signs = [...uses.map(x => x.getAttribute('href').slice(1)),
        ...filled.map(x => x.getAttribute('fill').slice(5, -1))];
    return [signs, piece.textContent.trim().replace(/\\s+/g, ''), [box.left, box.top, box.right, box.bottom]];
})"""
Seen = tuple[list[str], str, list[float]]  # symbols and patterns, letters, where


def lively(game: str) -> dict[str, Any]:
    """The record of a game in which a lot goes on."""
    s, rng = rulewright.game(game).new(seed=5, **TABLES[game].setup), random.Random(5)
    greedy, chances = bots.bot("greedy"), bots.chances(5, s.seats)
    while not s.over:
        seat = s.deciders[0]
        odd = game != "septikon" or rng.random() < 0.25
        s.play(seat, rng.choice(s.options(seat)) if odd else bots.ask(greedy, s, seat, chances[seat]))
    return s.record()


@pytest.mark.parametrize("game", TABLES)
def test_owner_and_kind_of_every_piece_are_told_without_colour(
    browser: Browser, served: Running, game: str
) -> None:
    made: dict[str, Any] = served.post("/api/records", content=json.dumps(lively(game)))
    told, seen = TABLES[game], Counter[Piece]()
    with seated(browser, served, made) as one:
        page, table = one.page, served.hall._rooms[made["table"]].table
        page.keyboard.press("Escape")
        for version in range(table.version // 8, table.version, table.version // 8):
            looks_back(page, version)
            named = Counter(told.name(symbols, letters) for symbols, letters, _ in page.evaluate(SHAPES))
            assert named == told.pieces(table.at(version))
            seen += named
        assert seen.total() > 2 * PIECES and len(seen) >= 9
        tools = one.context.new_cdp_session(page)
        for vision in VISIONS:
            tools.send("Emulation.setEmulatedVisionDeficiency", {"type": vision})
            assert not alike(page, told), vision


def alike(page: Page, told: Told) -> list[tuple[Piece, Piece]]:
    """Of so many pieces by lot: those that are not the same and yet look it."""
    settled(page)
    all_: list[Seen] = page.evaluate(SHAPES)
    some = random.Random(3).sample(all_, min(PIECES, len(all_)))
    grey = Image.open(io.BytesIO(page.screenshot())).convert("L")
    looks = [(told.name(*piece[:2]), grey.crop(box(piece)).resize((32, 32))) for piece in some]
    pairs = [(a, b) for n, a in enumerate(looks) for b in looks[n + 1 :] if a[0] != b[0]]
    return [(a[0], b[0]) for a, b in pairs if differ(a[1], b[1]) < ALIKE]


def box(piece: Seen) -> tuple[int, int, int, int]:
    left, top, right, bottom = piece[2]
    return int(left), int(top), int(right) + 1, int(bottom) + 1


def differ(a: Image.Image, b: Image.Image) -> float:
    """The share of points at which two pictures look different."""
    return sum(ImageChops.difference(a, b).histogram()[40:]) / (a.width * a.height)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(browser: Browser, origin: str, theme: Theme, size: ViewportSize) -> None:
    with at_table(browser, origin, size, theme, contrast=theme == "light") as one:
        settled(one.page)
        assert not faults_of(one.page)
        one.page.keyboard.press("?")
        assert not faults_of(one.page)
        one.go("/")
        one.page.locator(".game").first.wait_for()
        assert not faults_of(one.page)


def test_high_contrast_sets_lines_as_strong_as_text(browser: Browser, origin: str) -> None:
    token = "name => getComputedStyle(document.documentElement).getPropertyValue(name).trim()"
    with at_table(browser, origin) as one:
        one.page.keyboard.press("?")
        one.page.get_by_label("High contrast").check()
        panel, ground, line, text = (
            one.page.evaluate(token, f"--{x}") for x in ("panel", "ground", "line", "text")
        )
        assert panel == ground == "#000" and line == text == "#fff"
        one.page.reload()
        asked(one.page)
        assert one.page.evaluate("document.documentElement.dataset.contrast") == "high", "it is kept"


# A button that is picked, with the sign of a barrier on it, in the colours of the page: sign against ground.
PICKED = """() => {
    const real = document.querySelector('.fence');
    const of = (x, what) => getComputedStyle(x)[what].match(/[\\d.]+/g).slice(0, 3).map(n => n / 255)
        .map(n => n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4)
        .reduce((sum, n, i) => sum + n * [0.2126, 0.7152, 0.0722][i], 0.05);
    const option = real.closest('.opt');
    option.classList.add('on');
    const [a, b] = [of(real.querySelector('svg'), 'color'), of(option, 'backgroundColor')];
    return Math.max(a, b) / Math.min(a, b);
}"""


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_what_is_picked_shows_that_it_cannot_be_taken_back(
    browser: Browser, served: Running, theme: Theme
) -> None:
    """The sign is as easy to see on a picked option as its words (WCAG: 4.5 to 1)."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    rng = random.Random(3)
    made = served.make("age_of_automaton", seats=seats, seed=3)
    with seated(browser, served, made, theme=theme, pace=0) as one:
        for _ in range(60):
            asked(one.page)
            if one.page.locator(".bar .opt .fence").count():
                break
            step(one.page, rng)
        settled(one.page)
        assert one.page.evaluate(PICKED) >= 4.5


# --- zoom ----------------------------------------------------------------------------------------------
# Out of the page or over something else; on a board: cut off where nothing scrolls.
OVERLAPS = """() => {
    const things = document.querySelectorAll('button, input, select, h1, .pr p');
    const all = [...things].filter(x => x.checkVisibility() && !x.closest('.sr, svg'));
    const seen = all.filter(x => !x.closest('.scroll, main')).map(x => [x, x.getBoundingClientRect()]);
    const cut = seen.filter(([, r]) => r.right > innerWidth + 1 || r.bottom > innerHeight + 1 || r.left < -1);
    const shared = (p, q) => Math.min(p.right, q.right) - Math.max(p.left, q.left) > 2
        && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 2;
    const over = seen.flatMap(([a, p], i) => seen.slice(i + 1)
        .filter(([b, q]) => !a.contains(b) && !b.contains(a) && shared(p, q)).map(([b]) => [a, b]));
    const main = document.querySelector('main').getBoundingClientRect();
    const scrolls = x => x && (/auto|scroll/.test(getComputedStyle(x).overflow) || scrolls(x.parentElement));
    const lost = all.filter(x => x.closest('main') && !scrolls(x.parentElement)).filter(x => {
        const r = x.getBoundingClientRect();
        return r.right > main.right + 1 || r.left < main.left - 1 || r.bottom > main.bottom + 1;
    });
    const name = x => x.innerText || x.ariaLabel || x.tagName;
    return [...[...cut.map(([x]) => x), ...lost].map(x => `cut: ${name(x)}`),
        ...over.map(([a, b]) => `${name(a)} over ${name(b)}`)];
}"""


SCREENS = {
    "zoomed to 200 %": (720, 450),
    "phone on its side": (844, 390),
    "tablet": (820, 1180),
    "small desk": (1024, 768),
}


@pytest.mark.parametrize("screen", SCREENS)
def test_nothing_is_cut_or_covered(browser: Browser, origin: str, screen: str) -> None:
    width, height = SCREENS[screen]
    with at_table(browser, origin, {"width": width, "height": height}) as one:
        stays_in_sight(one.page, width)
        one.go("/")
        assert one.page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("screen", ["zoomed to 200 %", "small desk"])
@pytest.mark.parametrize("game", ["age_of_automaton", "stress_botics", "time_capsules"])
def test_nothing_is_cut_or_covered_on_any_board(
    browser: Browser, served: Running, game: str, screen: str
) -> None:
    width, height = SCREENS[screen]
    bot = [{"kind": "bot", "bot": "random"}]
    made = served.make(
        game, seats=[{"kind": "me", "name": "Ada"}, *bot * (TABLES[game].setup["seats"] - 1)], seed=4
    )
    with seated(browser, served, made, size={"width": width, "height": height}) as one:
        tabs = one.page.locator(".pn button")
        stays_in_sight(one.page, width, 6)
        for n in range(tabs.count()):
            tabs.nth(n).click()
            assert one.page.evaluate(OVERLAPS) == []


def stays_in_sight(page: Page, width: int, steps: int = 2) -> None:
    rng = random.Random(1)
    for _ in range(steps):
        asked(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        assert page.evaluate(OVERLAPS) == []
        step(page, rng)


# --- in the hand ---------------------------------------------------------------------------------------
LEAST = 44  # pixels
SMALL = """least => [...document.querySelectorAll('button, a[href], input, select, textarea, summary')]
    .filter(x => x.checkVisibility() && !x.closest('.sr'))
    .map(x => [x, (x.closest('label') ?? x).getBoundingClientRect()])
    .filter(([x, r]) => r.width && Math.min(r.width, r.height) < least - .5)
    .map(([x, r]) => `${x.innerText || x.ariaLabel || x.name || x.className} ${r.width}x${r.height}`)"""


def large(page: Page) -> None:
    settled(page)
    small = page.evaluate(SMALL, LEAST)
    assert not small, small
    assert page.evaluate("document.documentElement.scrollHeight") <= PHONE["height"]
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_on_a_phone_every_target_is_large_wherever_one_goes(browser: Browser, origin: str) -> None:
    rng = random.Random(6)
    with at_table(browser, origin, PHONE) as one:
        page = one.page
        turns = 0
        asked(page)
        while turns < 2 or not page.get_by_role("button", name="Why not?").count():
            large(page)
            turns += step(page, rng) == "end"
            asked(page)
        pages = page.get_by_role("navigation", name="Pages")
        for name in ("Threats", "Modules", "Log"):
            pages.get_by_role("button", name=name).tap()
            large(page)
        page.get_by_role("button", name="Step", exact=True).tap()
        large(page)
        recap = page.get_by_role("region", name="What the others did")
        recap.get_by_role("button", name="Skip").tap()
        pages.get_by_role("button", name="Log").tap()  # a step opens the page on which it is seen
        for name in ("Rules", "Chat", "Notes", "Log"):
            page.get_by_role("tab", name=name).tap()
            if name == "Rules":
                page.locator(".rules .here").wait_for()
            large(page)
        pages.get_by_role("button", name="Board").tap()
        for open_, close in dialogs(page):
            open_()
            large(page)
            close()
        assert not one.faults


def dialogs(page: Page) -> list[tuple[Callable[[], None], Callable[[], None]]]:
    """Everything that can be opened over the board."""

    def escape() -> None:
        page.keyboard.press("Escape")

    def menu() -> None:
        page.get_by_role("button", name="Menu").tap()

    def help_() -> None:
        menu()
        page.get_by_role("button", name="Keys and help").tap()

    def replay() -> None:
        menu()
        page.get_by_role("button", name="Replay").tap()

    def why() -> None:
        page.get_by_role("button", name="Why not?").tap()
        page.locator(".more .opt.off").first.tap()

    return [(menu, escape), (help_, escape), (replay, escape), (why, escape)]


def test_on_a_phone_home_and_setup_have_large_targets(browser: Browser, origin: str) -> None:
    with visitor(browser, origin, PHONE, coached=True, name="Ada") as one:
        for path in ("/", "/new/septikon", "/new/stress_botics"):
            page = one.go(path)
            page.get_by_role("button", name="Start", exact=True).first.wait_for()
            assert page.evaluate(SMALL, LEAST) == [], path
            assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_on_a_phone_a_first_touch_shows_and_a_second_chooses(browser: Browser, origin: str) -> None:
    with at_table(browser, origin, PHONE) as one:
        spot = one.page.locator("[data-spot]").first
        spot.tap(force=True)
        expect(one.page.locator(".po .opt.on")).to_have_count(1)
        assert not one.picture["draft"] and one.picture["waiting"] is None


# --- without eyes --------------------------------------------------------------------------------------
def test_a_screen_reader_hears_the_decision_and_reads_the_board(browser: Browser, origin: str) -> None:
    with at_table(browser, origin) as one:
        expect(one.page.locator(".sr[role=status]")).to_contain_text("options")
        one.page.keyboard.press("t")
        words = one.page.get_by_role("region", name="Table in words")
        expect(words).to_contain_text("5 Oxygen")
        expect(words).to_contain_text("Clone on ")


def test_the_table_in_words_names_the_cards_of_any_game(browser: Browser, served: Running) -> None:
    made = served.make("tidewrack", seats=[{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}])
    cards = served.http.get("/api/games/tidewrack").json()["printed"]["cards"]
    names = {card["id"]: card["name"] for card in cards}
    with seated(browser, served, made) as one:
        one.page.keyboard.press("t")
        text = one.page.get_by_role("region", name="Table in words")
        hand = one.picture["shown"]["players"][0]["hand"]
        assert hand
        for card in hand:
            expect(text).to_contain_text(names[card["kind"]])
