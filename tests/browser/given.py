"""A person at the browser: opens pages, reads what is shown, clicks what can be clicked."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, TypeVar

from playwright.sync_api import (
    Browser,
    BrowserContext,
    Error,
    Locator,
    Page,
    Playwright,
    TimeoutError,
    ViewportSize,
    WebSocketRoute,
    expect,
)

import rulewright
from rulewright.cli import main
from rulewright.server.table import Seat
from tests.server.given import Json, Running
from tests.waiting import until

Theme = Literal["dark", "light"]
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
KEPT: Json = {
    "coached": True,
    "sounded": True,
    "name": "Ada",
    "motion": False,
}  # of somebody who knows the place
FRIEND = "friend.lan"  # this machine by a name that others could know
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", f"--host-resolver-rules=MAP {FRIEND} 127.0.0.1",
]  # fmt: skip
WHOLE = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
NAMES = ["chromium-headless-shell", *WHOLE]  # the shell is the same engine, and opens pages in half the time
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 20_000
SOON = 2_000  # what does not hold still until then is looked for anew
Found = TypeVar("Found")


def chromium(names: list[str] = NAMES) -> str | None:
    """The browser that is installed, or the one that RULEWRIGHT_CHROMIUM names."""
    wanted = os.environ.get("RULEWRIGHT_CHROMIUM")
    return wanted or next((found for name in names if (found := shutil.which(name))), None)


def launch(playwright: Playwright, path: str) -> Browser:
    return playwright.chromium.launch(executable_path=path, headless=True, args=FLAGS)


class Visitor:
    """One profile of a browser, at one server. Notes every request, message and fault of its pages."""

    def __init__(self, context: BrowserContext, origin: str, kept: dict[str, Any]) -> None:
        self.context = context
        self.origin = origin
        self.requests: list[str] = []
        self.faults: list[str] = []
        self.uncaught: list[str] = []  # errors of a script that nothing caught: no test may end with one
        self.heard: list[dict[str, Any]] = []  # what came over websockets
        context.set_default_timeout(PATIENCE)
        if kept:
            script = f"if(!localStorage.rulewright)localStorage.rulewright={json.dumps(json.dumps(kept))}"
            context.add_init_script(script)
        context.on("request", lambda request: self.requests.append(request.url))
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", self.error)
        page.on("console", lambda m: self.faults.append(m.text) if m.type == "error" else None)
        hear = lambda data: self.heard.append(json.loads(data))  # noqa: E731
        page.on("websocket", lambda socket: socket.on("framereceived", hear))
        return page

    def error(self, error: Error) -> None:
        self.faults.append(str(error))
        self.uncaught.append(error.stack or str(error))

    @property
    def picture(self) -> dict[str, Any]:
        """The newest picture that came."""
        return next(said for said in reversed(self.heard) if said["type"] == "picture")

    def until(self, right: Callable[[], object]) -> None:
        """Look on until something is so."""
        until(right, PATIENCE / 1000, self.page, every=0.02)

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.origin + path)
        return self.page

    def strangers(self) -> list[str]:
        """Requests to anybody but the server."""
        own = (self.origin, self.origin.replace("http", "ws"), "blob:", "data:")
        return [url for url in self.requests if not url.startswith(own)]


@contextmanager
def visitor(
    browser: Browser, origin: str, size: ViewportSize = DESK, theme: Theme = "dark", moving: bool = False,
    **kept: Any,
) -> Iterator[Visitor]:  # fmt: skip
    """Somebody new; or, with something kept, somebody who is not shown what others do unless they want it."""
    touch = size is PHONE
    context = browser.new_context(
        viewport=size, color_scheme=theme, locale="en-GB", has_touch=touch, is_mobile=touch,
        accept_downloads=True, reduced_motion="no-preference" if moving else "reduce",
    )  # fmt: skip
    one = Visitor(context, origin, {"pace": 0, **kept} if kept else kept)
    try:
        yield one
        assert not one.uncaught, one.uncaught
    finally:
        context.close()


def back_and_forth(page: Page) -> None:
    """To the start of the replay and to its end again: the last picture is the same."""
    board, slider = page.locator(".a-board"), page.get_by_role("slider", name="Replay")
    last, end = board.text_content(), slider.get_attribute("max")
    slider.focus()
    page.keyboard.press("Home")
    expect(page.locator("#prompt")).to_contain_text("Looking back: 0 of")
    page.keyboard.press("End")
    expect(page.locator("#prompt")).to_contain_text(f"Looking back: {end} of {end}")
    settled(page)
    assert board.text_content() == last


def between(page: Page, passes: Callable[[str], bool]) -> list[WebSocketRoute]:
    """Stand between a page and the server and hold back some of what it says."""
    lines: list[WebSocketRoute] = []

    def stand(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda said: line.send(said) if passes(str(said)) else None)
        lines.extend((line, server))

    page.route_web_socket(re.compile("/socket$"), stand)
    return lines


# Symbols with their places, and words; without what is only heard, and what only a decision brings.
DRAWN = """root => {
    const { SHOW_ELEMENT, SHOW_TEXT, FILTER_REJECT, FILTER_ACCEPT } = NodeFilter, out = [];
    const seen = node => node.matches?.('.sr, .byhand, title') ? FILTER_REJECT : FILTER_ACCEPT;
    const walk = document.createTreeWalker(root, SHOW_ELEMENT | SHOW_TEXT, seen);
    for (let x = walk.nextNode(); x; x = walk.nextNode()) {
        if (x.nodeType === Node.TEXT_NODE && x.data.trim()) out.push(x.data.trim());
        if (x.tagName === 'use') out.push(['href', 'x', 'y'].map(name => x.getAttribute(name)).join());
    }
    return out.join(' ');
}"""


def drawn(page: Page, board: str = ".a-board") -> str:
    """What a board shows."""
    settled(page)
    found: str = page.locator(board).evaluate(DRAWN)
    return found


def log_shows(page: Page, what: str) -> None:
    """Filter the log: by its chips, or by the list that stands for them where there is little room.

    There it waits behind the recap, which one closes.
    """
    choices, recap = page.locator(".filters select"), page.locator(".recap")
    if choices.count() and recap.count():
        recap.get_by_role("button", name="Close").click()
    if choices.count():
        choices.select_option(label=what)
    else:
        page.locator(".filters").get_by_role("button", name=re.compile(f"{re.escape(what)}$")).click()


def looks_back(page: Page, version: int) -> None:
    page.get_by_role("slider", name="Replay").fill(str(version))
    expect(page.locator("#prompt")).to_contain_text(f"Looking back: {version} of")


def unfolded(sheet: Locator) -> Locator:
    """The score sheet with the rows that decided nothing."""
    fold = sheet.get_by_role("button", name=re.compile("that decided nothing"))
    sheet.locator("table").first.wait_for()
    if fold.count():
        fold.click()
    return sheet


def scores_alike_elsewhere(page: Page, fresh: Visitor, folder: Path) -> None:
    """The record of a game at its score sheet: the same numbers in the terminal and in another profile."""
    sheet, file = page.get_by_role("dialog", name="Score sheet"), folder / "game.json"
    numbers = re.findall(r"-?\d+", unfolded(sheet).locator("table").first.inner_text())
    with page.expect_download() as saved:
        sheet.get_by_role("button", name="Export record").click()
    saved.value.save_as(file)
    assert main(["replay", str(file), "--verify"]) == 0
    scores = rulewright.replay(file.read_bytes()).outcome().scores
    assert {str(score) for score in scores} <= set(numbers)
    other = fresh.go()
    other.locator("input[type=file]").set_input_files(file)
    again = unfolded(other.get_by_role("dialog", name="Score sheet")).locator("table").first
    assert re.findall(r"-?\d+", again.inner_text()) == numbers
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


def bring(served: Running, record: Any, seat: int = 0) -> str:
    """The path to a seat at a table with this game on it."""
    made = served.post("/api/records", content=json.dumps(record))
    return f"/t/{made['table']}#seat={made['tokens'][str(seat)]}"


def reached(game: str, want: Callable[[Any], bool], seed: int = 0, **setup: Any) -> Any:
    """The record of a game in which every seat took what is offered first, up to the position wanted."""
    s: Any = rulewright.game(game).new(seed=seed, **setup)
    while not want(s):
        assert not s.over, "the position wanted did not come"
        seat = s.deciders[0]
        s.play(seat, s.default(seat))
    return s.record()


def finished(game: str, seed: int, **setup: Any) -> tuple[dict[str, Any], Any]:
    """The record of a game played at random to its end, and its last state."""
    s, rng = rulewright.game(game).new(seed=seed, **setup), random.Random(seed)
    while not s.over:
        seat = rng.choice(s.deciders)
        s.play(seat, rng.choice(s.options(seat)))
    return s.record(), s


@contextmanager
def at_table(
    browser: Browser, origin: str, size: ViewportSize = DESK, theme: Theme = "dark", **kept: Any
) -> Iterator[Visitor]:
    """Somebody who knows the place, in a game of Septikon against a bot, asked for the first time."""
    with visitor(browser, origin, size, theme, **{"coached": True, "name": "Ada", **kept}) as one:
        page = one.go()
        start(page)
        asked(page)
        yield one


@contextmanager
def seated(
    browser: Browser, served: Running, made: dict[str, Any], seat: int | None = 0, **kept: Any
) -> Iterator[Visitor]:
    """Somebody with the link to a seat of a table; none: a spectator."""
    origin = f"http://127.0.0.1:{served.port}"
    with visitor(browser, origin, **{"coached": True, "motion": False, **kept}) as one:
        one.go(f"/t/{made['table']}" + (f"#seat={made['tokens'][str(seat)]}" if seat is not None else ""))
        one.until(lambda: any(said["type"] == "picture" for said in one.heard))
        yield one


def lay(served: Running, s: Any, names: list[str], bots: bool = False) -> dict[str, Any]:
    """A table of people, or of one and bots, at which this position lies; what was before is not told."""
    seats = [{"kind": "me", "name": name} for name in names[: s.seats]]
    made = served.make(s.setup.game.id, mode=s.setup.mode, seats=seats)
    table = served.hall._rooms[made["table"]].table
    if bots:  # only now: a bot would answer at once what it is asked in the game that gives way
        assert s.deciders == [0], "bots are woken by a person's choice"
        for number in range(1, s.seats):
            made["tokens"].pop(str(number))
            table.seats[number] = Seat()
            table.seats[number].bot = "random"
    s.log = []
    table.when.clear()
    table.state = s
    table.kept = {0: s.copy()}
    table.marks[0].told = 0
    table.changes += 1
    return made


# --- at the table --------------------------------------------------------------------------------------
def start(page: Page, rival: str = "Bot") -> None:
    """From the home page: the game, the rival, start."""
    page.get_by_role("button", name="Septikon").first.click()
    page.get_by_role("group", name="Rival").get_by_role("button", name=rival).click()
    page.get_by_role("button", name="Start", exact=True).click()


def options(page: Page) -> Locator:
    return page.locator(".bar [data-option], .po [data-option]")


POSITION = """() => `${document.querySelector('[data-state]')?.dataset.state ?? ''} ${
    document.querySelector('[data-staged]')?.dataset.staged ?? ''}`"""
END = ".endturn:not([disabled]):not([data-early]):not([data-option])"


def end_turn(page: Page) -> Locator:
    return page.locator(END)


def first(page: Page) -> None:
    """Choose by keyboard what is offered first."""
    state = position(page)
    page.keyboard.press("1")
    if page.get_by_role("button", name="Show all").count():
        page.keyboard.press("1")
    moved_on(page, state)


def choose(one: Visitor, id: int) -> None:
    """Choose one option from the list of all."""
    before = one.picture["decision"]
    again(one.page, lambda: from_the_list(one.page, f"[data-option='{id}']"))
    one.until(lambda: one.picture["decision"] != before)


def from_the_list(page: Page, which: str) -> None:
    """Open the list of all options, if it is not open, and click there."""
    if not page.locator(".popover.more").count():
        page.keyboard.press("m")
    wanted, folds = page.locator(f".popover.more {which}"), page.locator(".popover.more [data-aside]")
    if not wanted.count() and folds.count():
        folds.first.click()
    wanted.first.click()


def again(page: Page, look: Callable[[], Found]) -> Found:
    """Read the page and click once; where a redraw takes the thing away under the finger, look again.

    What is waited for afterwards does not belong into it: a click that was made must not be made twice.
    """
    for _ in range(PATIENCE // SOON):
        page.set_default_timeout(SOON)
        try:
            return look()
        except TimeoutError:
            continue
        finally:
            page.set_default_timeout(PATIENCE)
    return look()


def finish(page: Page) -> None:
    def click() -> str:
        state = position(page)
        end_turn(page).click()
        return state

    moved_on(page, again(page, click), may_end=False)


def asked(page: Page) -> None:
    """Wait until I may choose, or the game is over."""
    page.locator(f".bar [data-option], .po [data-option], {END}, .verdict").first.wait_for()


def over(page: Page) -> bool:
    return page.locator(".verdict").count() > 0


def step(page: Page, rng: random.Random) -> str:
    """One thing that a person may do: choose, or end the turn. What was done."""
    asked(page)
    if over(page):
        return "over"
    if end_turn(page).count():
        finish(page)
        return "end"
    luck = rng.getstate()

    def click() -> tuple[str, str] | None:
        rng.setstate(luck)
        offered = options(page)
        number = offered.count()
        if not number:
            return None
        before, state = prompt(page), position(page)
        offered.nth(rng.randrange(number)).click()
        return before, state

    clicked = again(page, click)
    if clicked is None:
        return "wait"
    before, state = clicked
    moved_on(page, state)
    return before


def position(page: Page) -> str:
    """Changes with every decision, with every narrowing of its options, with what is put together for it."""
    found: str = page.evaluate(POSITION)
    return found


def moved_on(page: Page, state: str, may_end: bool = True) -> None:
    """Wait until something else is asked, the turn may be ended, or the game is over."""
    page.wait_for_function(
        f"([state, end, may_end]) => ({POSITION})() !== state"
        " || may_end && document.querySelector(end) || document.querySelector('.verdict')",
        arg=[state, END, may_end],
    )


def play(page: Page, rng: random.Random, most: int = 3000) -> int:
    """A whole game, by what a person can click. How many things were done."""
    for done in range(most):
        if step(page, rng) == "over":
            return done
    raise AssertionError(f"not over after {most} steps: {prompt(page)}")


def prompt(page: Page) -> str:
    return page.locator("#prompt, .pr p").first.inner_text().strip()


def numbers(page: Page, seat: int = 0) -> list[str]:
    """What a seat's card counts: of a forecast `7 → 5`, the 5."""
    script = """card => [...card.querySelectorAll('.units span[title], .num, [data-count]')].map(x =>
        x.textContent.replace(/\\+\\d+$/, '').trim().split('→').pop().replace(/\\D+/g, ''))"""
    found: list[str] = page.locator(".seatcard").nth(seat).evaluate(script)
    return found


def faults_of(page: Page) -> list[str]:
    """Serious findings of axe."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{v['id']} ({v['impact']}): {v['help']}: {[n['target'] for n in v['nodes'][:3]]}"
        for v in found["violations"]
        if v["impact"] in ("serious", "critical")
    ]


def fits(page: Page) -> bool:
    """Nothing of the page is out of sight."""
    size: list[int] = page.evaluate(
        "() => [document.documentElement.scrollHeight - innerHeight,"
        " document.documentElement.scrollWidth - innerWidth]"
    )
    return max(size) <= 0


# Until everything is drawn, and whatever grows or slides in has its size and place.
STILL = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await document.fonts.ready;
    await frame().then(frame);
    await Promise.all(document.getAnimations()
        .filter(a => Number.isFinite(a.effect.getComputedTiming().endTime))
        .map(a => a.finished.catch(() => 0)));
}"""


def settled(page: Page) -> None:
    """Wait until all that the page knows is drawn and still."""
    page.evaluate(STILL)


# Texts of the board that are drawn smaller than so many pixels.
TINY = """least => [...document.querySelectorAll('main *')]
    .filter(x => x.checkVisibility() && !x.closest('.sr')
        && [...x.childNodes].some(n => n.nodeType === Node.TEXT_NODE && n.data.trim()))
    .map(x => [x, parseFloat(getComputedStyle(x).fontSize) * (x.getScreenCTM?.().a ?? 1)])
    .filter(([, size]) => size < least - .1)
    .map(([x, size]) => `${x.textContent.trim().slice(0, 20)} ${size}`)"""


def tiny(page: Page, least: int = 12) -> list[str]:
    """What can hardly be read on the board."""
    settled(page)
    found: list[str] = page.evaluate(TINY, least)
    return found


def small(page: Page) -> list[str]:
    """What a finger can hardly hit: buttons and lit places under 44 pixels."""
    script = """() => [...document.querySelectorAll('button, a, select, [data-spot]')].filter(b => {
        const r = b.getBoundingClientRect(), s = getComputedStyle(b, '::after');
        const extra = s.position === 'absolute' && s.inset.includes('-') ? 12 : 0;
        return r.width && r.bottom > 0 && r.top < innerHeight && (r.width < 43.5 || r.height + extra < 43.5);
    }).map(b => `${b.getAttribute('class')} ${b.ariaLabel ?? b.textContent.trim().slice(0, 20)}`)"""
    settled(page)
    found: list[str] = page.evaluate(script)
    return found
