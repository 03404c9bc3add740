"""Every screen: each game early and late, with the fewest and the most seats, on a desk and smaller ones.

Board texts can be read and are not cut, pieces cover neither each other nor names, what one owns and the
decision are in sight, and the end sheet says the result once, with its buttons below it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

import rulewright
from rulewright.core.state import State
from rulewright.games.stress_botics.printed import PATH
from rulewright.games.stress_botics.shown import shown
from tests.browser.given import PHONE, Visitor, asked, finished, fits, lay, seated, settled, step, unfolded
from tests.browser.pictures import leaving_the_core
from tests.browser.test_eyes import OVERLAPS
from tests.server.given import Json, Running

SCREENS: dict[str, ViewportSize] = {
    "1440x900": {"width": 1440, "height": 900},
    "1024x768": {"width": 1024, "height": 768},
    "1280x720": {"width": 1280, "height": 720},
    "390x844": {"width": 390, "height": 844},
    "844x390": {"width": 844, "height": 390},
    "200 %": {"width": 720, "height": 450},
}
HAND = ("390x844", "844x390")
NAMES = ["Ann", "Bob", "Cy", "Dee", "Eve"]
LATE = 0.7  # of a whole random game
SEATS = {
    "septikon": (2,),
    "time_capsules": (2, 4),
    "age_of_automaton": (2, 4),
    "stress_botics": (2, 3, 4),  # three have more on their cards than four
    "ark_awakening": (2, 5),
}
SHORT: dict[str, Any] = {"septikon": {"cap": 100}, "ark_awakening": {"mode": "fallout"}}


def positions(game: str, seats: int, together: bool = False) -> list[State]:
    """The positions of a random game at which one person is asked, or several at once."""
    rng, found = random.Random(2), list[State]()
    s = rulewright.game(game).new(seats=seats, seed=2, **SHORT.get(game, {}))
    while not s.over:
        if s.together == together:
            found.append(s.copy())
        seat = s.deciders[0]
        s.play(seat, rng.choice(s.options(seat)))
    return found


# A piece over another one, or over the middle of a word or number that is drawn before it: on the board, in
# the dock, on the cards of players; a sheet that is laid over the board and can be put away is looked at for
# itself, and lies on the board.
COVERED = """() => {
    const box = x => x.getBoundingClientRect();
    const seen = x => x.checkVisibility() && box(x).width > 0;
    const shared = (p, q) => Math.max(0, Math.min(p.right, q.right) - Math.max(p.left, q.left))
        * Math.max(0, Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top));
    const area = r => r.width * r.height, name = x => (x.textContent.trim() || x.outerHTML).slice(0, 60);
    const all = what => [...document.querySelectorAll(':is(main, .dock, .seats) ' + what)].filter(seen);
    const pieces = all('[data-piece]'), part = x => x.closest('main, .dock, .seats');
    const sheet = x => x.closest('[data-sheet]');
    const within = (x, cx, cy) => {  // not scrolled away
        for (let around = x.parentElement; around; around = around.parentElement) {
            const r = box(around), cuts = getComputedStyle(around).overflow !== 'visible';
            if (cuts && (cx < r.left || cx > r.right || cy < r.top || cy > r.bottom)) return false;
        }
        return true;
    };
    const inside = x => within(x, (box(x).left + box(x).right) / 2, (box(x).top + box(x).bottom) / 2);
    const over = pieces.flatMap((a, i) => pieces.slice(i + 1).filter(b => !a.contains(b) && !b.contains(a)
        && sheet(a) === sheet(b) && inside(a) && inside(b)
        && shared(box(a), box(b)) > Math.min(area(box(a)), area(box(b))) / 3)
        .map(b => `${name(a)} over ${name(b)}`));
    const words = all('*').filter(x => !x.closest('[data-piece], .sr')
        && [...x.childNodes].some(n => n.nodeType === Node.TEXT_NODE && n.data.trim()));
    const hides = (p, x) => {
        const range = document.createRange();
        range.selectNodeContents(x);
        const w = box(range), r = box(p), [cx, cy] = [(w.left + w.right) / 2, (w.top + w.bottom) / 2];
        const after = x.compareDocumentPosition(p) & Node.DOCUMENT_POSITION_FOLLOWING;
        const on = r.left < cx && cx < r.right && r.top < cy && cy < r.bottom;
        const near = sheet(x) === sheet(p) && part(x) === part(p) && !x.contains(p);
        return after && on && near && within(x, cx, cy) && within(p, cx, cy);
    };
    const hidden = pieces.flatMap(p => words.filter(x => hides(p, x)).map(x => `${name(p)} on ${name(x)}`));
    const main = box(document.querySelector('main'));
    const away = [...document.querySelectorAll('main [data-sheet]')].filter(seen).filter(x => {
        const r = box(x);
        return r.left < main.left - 1 || r.right > main.right + 1
            || r.top < main.top - 1 || r.bottom > main.bottom + 1;
    });
    return [...over, ...hidden, ...away.map(x => `sheet: ${name(x)}`)];
}"""
# Of what somebody always needs, what is cut off or out of the window: cards and lines of players, decision.
AWAY = """() => {
    const cards = '.seatcard.mine, .seats:not(:has(> :nth-child(5))) .seatcard';  // five may scroll
    const needed = cards + ', .ph > .strip > *, .own > *, #prompt, .pr p, :is(.bar, .po) :is(.opt, .endturn)';
    return [...document.querySelectorAll(needed)].filter(x => x.checkVisibility()).filter(x => {
        const r = x.getBoundingClientRect(), around = x.closest('.strip, .seats')?.getBoundingClientRect();
        return r.right > innerWidth + 1 || r.bottom > innerHeight + 1 || r.left < -1 || r.top < -1
            || (around && (r.bottom > around.bottom + 1 || r.right > around.right + 1));
    }).map(x => `${x.className} ${x.textContent.trim().slice(0, 40)}`);
}"""


# Is the middle of one of these within all that cuts it off?
SEEN = """all => all.some(x => {
    const r = x.getBoundingClientRect(), [cx, cy] = [r.left + r.width / 2, r.top + r.height / 2];
    for (let around = x.parentElement; around; around = around.parentElement) {
        const o = around.getBoundingClientRect(), cuts = getComputedStyle(around).overflow !== 'visible';
        if (cuts && (cx < o.left || cx > o.right || cy < o.top || cy > o.bottom)) return false;
    }
    return r.width > 0 && cx > 0 && cy > 0 && cx < innerWidth && cy < innerHeight;
})"""
# Words that something cuts off at its edge, symbols of fewer than so many pixels, and what is moved sideways.
# Of the lines of the log beside a question only the newest is whole; a mode that has no room is not told.
CUT = """least => {
    const seen = x => x.checkVisibility() && !x.closest('.sr, svg, .terms, .newest li:not(:last-child)')
        && x.getBoundingClientRect().width > 2;  // else it is only heard
    const name = x => `${x.className} ${x.textContent.trim().slice(0, 40)}`;
    const texts = x => [...x.childNodes].filter(n => n.nodeType === Node.TEXT_NODE && n.data.trim());
    const lines = x => texts(x).flatMap(n => {
        const range = document.createRange();
        range.selectNodeContents(n);
        return [...range.getClientRects()];
    });
    const cut = x => {
        const drawn = lines(x).filter(r => r.width > 0);
        for (let around = drawn.length ? x : null; around && around !== document.body;) {
            const { overflowX, overflowY } = getComputedStyle(around), r = around.getBoundingClientRect();
            if (/auto|scroll/.test(overflowX + overflowY)) return false;
            if (overflowX !== 'visible' && drawn.some(q => q.right > r.right + 1.5 || q.left < r.left - 1.5))
                return true;
            if (overflowY !== 'visible' && drawn.some(q => q.bottom - q.height / 3 > r.bottom)) return true;
            around = around.parentElement;
        }
        return false;
    };
    const all = [...document.querySelectorAll('body *')].filter(seen);
    const aside = x => /auto|scroll/.test(getComputedStyle(x).overflowX) && x.scrollWidth > x.clientWidth + 1;
    const box = x => x.getBoundingClientRect();
    const small = x => box(x).width && Math.max(box(x).width, box(x).height) < least;
    const icons = [...document.querySelectorAll('svg.ic, svg[aria-hidden]')].filter(x => x.checkVisibility());
    const tiny = icons.filter(small).filter(x => !x.closest('.sr, [data-piece], .link'));
    return [...all.filter(cut).map(x => `cut: ${name(x)}`),
        ...all.filter(aside).map(x => `sideways: ${name(x)}`),
        ...tiny.map(x => `small: ${name(x.parentElement)} ${box(x).width}`)];
}"""
# Texts that are drawn smaller than so many pixels, whatever draws them smaller than they are set.
SMALL = """least => {
    const wide = x => x.offsetWidth >= 100 || !x.parentElement ? x : wide(x.parentElement);
    const scale = x => x.getScreenCTM?.().a ?? wide(x).getBoundingClientRect().width / wide(x).offsetWidth;
    return [...document.querySelectorAll('body *')].filter(x => x.checkVisibility() && !x.closest('.sr')
        && [...x.childNodes].some(n => n.nodeType === Node.TEXT_NODE && n.data.trim()))
    .map(x => [x, parseFloat(getComputedStyle(x).fontSize) * scale(x)])
    .filter(([, size]) => size < least - .2)
    .map(([x, size]) => `${x.textContent.trim().slice(0, 20)} ${size.toFixed(1)}`);
}"""


def out_of_sight(page: Page) -> list[str]:
    """What is cut off, lies under another button or is not there."""
    found = [f"covered: {text}" for text in page.evaluate(OVERLAPS)]
    found += [f"away: {text}" for text in page.evaluate(AWAY)]
    return found if fits(page) else [*found, "the page scrolls"]


def hidden(page: Page) -> list[str]:
    """What is out of sight, and what lies under a piece."""
    return out_of_sight(page) + [f"covered: {text}" for text in page.evaluate(COVERED)]


def all_of_it(page: Page) -> list[str]:
    """The same, and what is cut or hardly seen."""
    found: list[str] = page.evaluate(CUT, 12)
    return hidden(page) + found


def small(page: Page) -> list[str]:
    found: list[str] = page.evaluate(SMALL, 12)
    return found


def wrong(one: Visitor, screen: str, look: Callable[[Page], list[str]]) -> list[str]:
    """What is wrong at this size, on the pages of a phone or the parts of a board one after the other."""
    page, tabs = one.page, one.page.locator(".pn button, .leaves nav button")
    page.set_viewport_size(SCREENS[screen])
    settled(page)
    found = []
    for n in range(max(1, tabs.count())):
        if tabs.count():
            tabs.nth(n).click()
            settled(page)
        found += [f"{screen} page {n + 1}: {trouble}" for trouble in look(page)]
    return found


def sized(page: Page) -> Iterator[str]:
    """The page at every size, one after the other."""
    for screen, size in SCREENS.items():
        page.set_viewport_size(size)
        settled(page)
        yield screen


@contextmanager
def table(browser: Browser, served: Running, game: str, seats: int, when: str) -> Iterator[Visitor]:
    """At the seat that is asked, near the beginning of a game or near its end."""
    found = positions(game, seats, when == "together")
    s = found[0] if when == "early" else found[int(len(found) * LATE)]
    with seated(browser, served, lay(served, s, NAMES), s.deciders[0]) as one:
        asked(one.page)
        yield one


TOGETHER = ("time_capsules", "age_of_automaton", "stress_botics")  # games in which several choose at once
FEW_AND_MANY = [(game, n, when) for game in SEATS for n in SEATS[game] for when in ("early", "late")]


@pytest.mark.parametrize(
    ("game", "seats", "when"), [*FEW_AND_MANY, *((game, 3, "together") for game in TOGETHER)]
)
def test_every_screen_shows_all_that_is_needed(
    browser: Browser, served: Running, game: str, seats: int, when: str
) -> None:
    def look(page: Page) -> list[str]:
        # the map of Ark scrolls sideways, its rooms say less
        found = hidden(page) if game == "ark_awakening" else all_of_it(page)
        return found + small(page) if seats == max(SEATS[game]) else found

    with table(browser, served, game, seats, when) as one:
        assert [trouble for screen in SCREENS for trouble in wrong(one, screen, look)] == []


def comes_into_sight(one: Visitor) -> None:
    lit = one.page.locator("main [data-spot]")
    one.until(lambda: not lit.count() or lit.evaluate_all(SEEN))


@pytest.mark.parametrize("screen", [*HAND, "200 %"])
@pytest.mark.parametrize("game", SEATS)
def test_what_can_be_chosen_is_in_sight_when_it_is_asked(
    browser: Browser, served: Running, game: str, screen: str
) -> None:
    """However far down the page it lies, one of the lit things is there without scrolling."""
    found = positions(game, 2)
    for share in (0.3, LATE, 0.9):
        s = found[int(len(found) * share)]
        with seated(
            browser, served, lay(served, s.copy(), NAMES), s.deciders[0], size=SCREENS[screen]
        ) as one:
            asked(one.page)
            settled(one.page)
            comes_into_sight(one)


@pytest.mark.parametrize("game", SEATS)
def test_in_the_hand_the_newest_line_stands_beside_the_question(
    browser: Browser, served: Running, game: str
) -> None:
    """On every page of the board, with nothing pushed out of sight by it."""
    others = [{"kind": "bot", "bot": "random"}] * (min(4, max(SEATS[game])) - 1)
    made = served.make(game, seats=[{"kind": "me", "name": "Ada"}, *others], seed=3)
    with seated(browser, served, made) as one:
        page, rng = one.page, random.Random(4)
        for _ in range(6):
            step(page, rng)
        asked(page)
        told = [entry for said in one.heard if said["type"] == "picture" for entry in said["log"]["entries"]]
        newest = [entry["text"] for entry in [*told, *one.picture["drafted"]] if entry["level"] > 1][-1]
        for screen in HAND:
            page.set_viewport_size(SCREENS[screen])
            pages = page.locator(".pn button")
            for n in range(pages.count() - 1):
                pages.nth(n).click()
                settled(page)
                line = page.locator(".newest li").last
                expect(line).to_have_text(newest)
                expect(line).to_be_in_viewport(ratio=1)
                assert out_of_sight(page) == [], screen


# Of the map of Stress Botics: printed symbols that pieces hide by more than a quarter, markers that lie over
# AlphaBot's panels, and words that run out of these or of the board.
CROWDED = """main => {
    const box = x => x.getBoundingClientRect(), area = r => r.width * r.height;
    const shared = (p, q) => Math.max(0, Math.min(p.right, q.right) - Math.max(p.left, q.left))
        * Math.max(0, Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top));
    const after = (a, b) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING;
    const pieces = [...main.querySelectorAll('[data-piece]')], edge = box(main);
    const symbols = [...main.querySelectorAll('.planet use')].filter(x => !x.closest('[data-piece]'));
    const panels = [...main.querySelectorAll('rect[width="196"]')];
    const over = (all, share) => pieces.flatMap(p => all.filter(x => after(x, p)
        && shared(box(p), box(x)) > area(box(x)) * share).map(x => `${p.textContent} on ${x.outerHTML}`));
    const rings = [...main.querySelectorAll('.planet circle[stroke="var(--text)"]')];
    const ringed = rings.flatMap(r => [...symbols, ...pieces].filter(x => after(x, r)
        && x.parentElement === r.parentElement && shared(box(r), box(x)) > area(box(x)) / 10)
        .map(x => `ring on ${x.outerHTML}`));
    const words = [...main.querySelectorAll('text')].filter(x => {
        const r = box(x), panel = panels.map(box).find(p => shared(p, r));
        return r.right > edge.right || (panel && r.right > panel.right);
    });
    return [...over(symbols, .25), ...over(panels, 0), ...ringed, ...words.map(x => `out: ${x.textContent}`)];
}"""


def test_a_crowd_on_the_last_way_hides_nothing(browser: Browser, served: Running) -> None:
    """Two in one vault, four at the end of the stress track, AlphaBot on the Shuttle."""
    ways = [s for s in positions("stress_botics", 4) if type(s.stack[-1]).__name__ == "Step"]
    s = ways[-1]
    with seated(browser, served, lay(served, s, NAMES), s.deciders[0]) as one:
        asked(one.page)
        for screen in sized(one.page):
            assert one.page.locator("main").evaluate(CROWDED) == [], screen
            assert one.page.evaluate(COVERED) == [], screen


# Places of the map whose edge runs into another one's, or whose ring runs over what is drawn in another one.
REACHES = """() => {
    const places = [...document.querySelectorAll('.planet > g > g:first-child')].map(g => ({
        name: g.parentElement.dataset.name ?? g.parentElement.dataset.card,
        edge: g.querySelector(':scope > path'),
        ring: g.querySelector(':scope > path[stroke-width="2.5"]'),
        drawn: [...g.querySelectorAll('text, use')].map(x => x.getBBox()),
    })).filter(x => x.edge);
    const points = path => Array.from({length: 120}, (_, i) =>
        path.getPointAtLength(path.getTotalLength() * i / 120));
    const inside = (q, r) => q.x > r.x && q.x < r.x + r.width && q.y > r.y && q.y < r.y + r.height;
    const into = (a, b) => points(a.edge).some(q => b.edge.isPointInFill(q));
    const after = (a, b) => b.edge.compareDocumentPosition(a.edge) & Node.DOCUMENT_POSITION_FOLLOWING;
    const over = (a, b) => a.ring && after(a, b) && points(a.ring).some(q => b.drawn.some(r => inside(q, r)));
    return places.flatMap(a => places.filter(b => a !== b && (into(a, b) || over(a, b)))
        .map(b => `${a.name} on ${b.name}`));
}"""


# How many steps it is to each vault of Stress Botics: such numbers that lie over what another place shows.
OVER_PRINT = """() => {
    const box = x => x.getBoundingClientRect();
    const away = (c, r) => Math.hypot(Math.max(0, Math.abs(c.x - r.x - r.width / 2) - r.width / 2),
        Math.max(0, Math.abs(c.y - r.y - r.height / 2) - r.height / 2));
    const places = [...document.querySelectorAll('.planet > g > g:first-child:has(> path)')];
    const corner = (c, r) => Math.min(...[r.left, r.right].flatMap(x =>
        [r.top, r.bottom].map(y => Math.hypot(c.x - x, c.y - y))));
    const edge = place => box(place.querySelector(':scope > path'));
    const numbers = [...document.querySelectorAll('.planet > g[pointer-events] > circle')].map(x => {
        const {x: left, y: top, width: w} = box(x), c = {x: left + w / 2, y: top + w / 2, r: w / 2 - 1};
        return {...c, of: places.toSorted((a, b) => corner(c, edge(a)) - corner(c, edge(b)))[0]};
    });
    return [numbers.length, numbers.flatMap(c => places.filter(place => place !== c.of)
        .flatMap(place => [...place.querySelectorAll('use, text')])
        .filter(x => !x.closest('[data-piece]') && away(c, box(x)) < c.r)
        .map(x => x.textContent || x.getAttribute('href')))];
}"""


def leaving(served: Running) -> tuple[Json, int]:
    """In the Core of Stress Botics with a walk to choose, as far as each of the six nearest vaults."""
    s = leaving_the_core()
    s.bots[2].node = s.bots[1].node
    return lay(served, s, NAMES), s.deciders[0]


def test_how_far_a_vault_is_covers_no_other_one(browser: Browser, served: Running) -> None:
    with seated(browser, served, *leaving(served), size=PHONE) as one:
        asked(one.page)
        for screen in sized(one.page):
            if one.page.locator(".pn button").count():
                one.page.locator(".pn button").first.click()
            settled(one.page)
            number, over = one.page.evaluate(OVER_PRINT)
            assert number == 6 and over == [], (screen, over)


# Squares of tanks that their drawing cuts off.
CUT_SQUARES = """() => {
    const edge = x => x.ownerSVGElement.getBoundingClientRect();
    return [...document.querySelectorAll('.own svg > rect')].map(x => [x.getBoundingClientRect(), edge(x)])
        .filter(([r, e]) => r.right > e.right || r.left < e.left || r.bottom > e.bottom).length;
}"""


def test_every_square_of_a_tank_is_whole(browser: Browser, served: Running) -> None:
    """Also of one with seven, in two rows."""
    s: Any = positions("stress_botics", 2)[0]
    seat = s.deciders[0]
    me = shown(s, seat).bots[seat]
    assert me.dangerous.squares == 7
    with seated(browser, served, lay(served, s, NAMES), seat, size=PHONE) as one:
        asked(one.page)
        settled(one.page)
        assert one.page.evaluate(CUT_SQUARES) == 0
        squares = sum(tank.squares for tank in [*me.tanks, me.dangerous])
        expect(one.page.locator(".own svg > rect")).to_have_count(squares)


@pytest.mark.parametrize("high", [844, 700, 600])
def test_a_map_in_the_hand_is_never_squashed(browser: Browser, served: Running, high: int) -> None:
    """Its places do not run into each other, however much the decision takes: the page scrolls instead."""
    with seated(browser, served, *leaving(served), size=PHONE) as one:
        page = one.page
        page.set_viewport_size({"width": 390, "height": high})
        asked(page)
        settled(page)
        assert page.evaluate(REACHES) == [] and small(page) == [] and out_of_sight(page) == []
        belt = page.get_by_role("group", name="Cylindroids")
        belt.scroll_into_view_if_needed()
        expect(belt).to_be_in_viewport(ratio=0.9)
        expect(page.locator(".own")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("screen", [*HAND, "200 %"])
def test_a_picked_main_vault_covers_no_neighbour(browser: Browser, served: Running, screen: str) -> None:
    """Each of the six, with AlphaBot and two others in it, while a third one may come."""
    s: Any = [s for s in positions("stress_botics", 4) if type(s.stack[-1]).__name__ == "Step"][-1]
    me = s.deciders[0]
    others, found = [bot for bot in s.bots if bot.seat != me], []
    for number, vault in enumerate(PATH):
        s.vault, s.bots[me].node = number, s.near(vault)[0]
        others[0].node = others[1].node = vault
        with seated(browser, served, lay(served, s.copy(), NAMES), me, size=PHONE) as one:
            one.page.set_viewport_size(SCREENS[screen])
            asked(one.page)
            settled(one.page)
            one.page.locator(f"main [data-spot][aria-label*='Main Vault {number + 1}']").tap()
            settled(one.page)
            assert one.page.locator(".planet path[stroke-width='2.5']").count() == 1
            found += [f"{number + 1}: {reach}" for reach in one.page.evaluate(REACHES)]
    assert found == []


def test_a_small_map_names_its_vaults(browser: Browser, served: Running) -> None:
    with table(browser, served, "stress_botics", 4, "late") as one:
        for screen in sized(one.page):
            if screen == "1440x900":
                continue
            first = one.page.locator(".pn button")
            if first.count():
                first.first.click()
                settled(one.page)
            names = one.page.locator(".planet .tight").all_text_contents()
            assert len(names) == 9 and all(len(name) > 5 for name in names), (screen, names)


SQUARES = {"1440x900": 25, "1024x768": 18, "1280x720": 20, "390x844": 15.5, "844x390": 15, "200 %": 16.5}
# The width of the squares of the stations, and the words round them that the board's edges cut.
STATIONS = """main => {
    const edge = main.getBoundingClientRect(), box = x => x.getBoundingClientRect();
    const squares = [...main.querySelectorAll('svg.board rect[data-card]')].map(x => box(x).width);
    const cut = [...main.querySelectorAll('svg.board text')]
        .filter(x => box(x).left < edge.left || box(x).right > edge.right).map(x => x.textContent);
    return [Math.max(...squares), cut];
}"""


def test_the_squares_of_septikon_use_the_room_there_is(browser: Browser, served: Running) -> None:
    with table(browser, served, "septikon", 2, "late") as one:
        for screen in sized(one.page):
            wide, cut = one.page.locator("main").evaluate(STATIONS)
            assert wide >= SQUARES[screen] and cut == [], (screen, wide, cut)


def test_a_hand_of_five_is_whole_in_sight(browser: Browser, served: Running) -> None:
    with table(browser, served, "stress_botics", 4, "late") as one:
        for screen in ("1440x900", "1024x768", "1280x720"):
            one.page.set_viewport_size(SCREENS[screen])
            cards = one.page.locator(".hand .acard")
            expect(cards).to_have_count(5)
            for card in cards.all():
                expect(card).to_be_in_viewport(ratio=1)


def test_a_hand_of_seven_is_whole_in_sight(browser: Browser, served: Running) -> None:
    s = leaving_the_core()
    for deck in s.decks:
        while len(s.bots[0].hand.cards) < 7 and len(deck.cards) > 3:
            s.move(deck.cards[-1], deck, s.bots[0].hand)
    with seated(browser, served, lay(served, s, NAMES)) as one:
        for screen in ("1440x900", "1024x768", "1280x720"):
            one.page.set_viewport_size(SCREENS[screen])
            expect(one.page.locator(".hand .acard")).to_have_count(7)
            for part in one.page.locator(".hand .acard, .hand .acard small").all():
                expect(part).to_be_in_viewport(ratio=1)


# Of Prospect and the tracks, what lies under the panel with which something is put together.
UNDER_PANEL = """() => {
    const panel = document.querySelector('.panel').getBoundingClientRect();
    const all = document.querySelectorAll(':is(.prospect, .tracks, .shelves) :is(.sp, .start, .cell, .cd)');
    return [all.length, [...all].map(x => [x.textContent.trim(), x.getBoundingClientRect()])
        .filter(([, r]) => r.right > panel.left && r.left < panel.right
            && r.bottom > panel.top && r.top < panel.bottom).map(([text]) => text)];
}"""


@pytest.mark.parametrize("kind", ["Donate", "AfterRoll"])
def test_what_is_put_together_leaves_prospect_and_tracks_in_sight(
    browser: Browser, served: Running, kind: str
) -> None:
    s = next(s for s in positions("age_of_automaton", 4) if type(s.stack[-1]).__name__ == kind)
    with seated(browser, served, lay(served, s, NAMES), s.deciders[0]) as one:
        asked(one.page)
        settled(one.page)
        number, under = one.page.evaluate(UNDER_PANEL)
        assert number > 40 and under == []


def test_markers_of_four_on_one_space_can_be_told_apart(browser: Browser, served: Running) -> None:
    with table(browser, served, "age_of_automaton", 4, "early") as one:
        crowd = one.page.locator(".track .cell").filter(has=one.page.locator(".mk:nth-of-type(4)")).first
        widths = crowd.locator(".mk svg").evaluate_all("all => all.map(x => x.getBoundingClientRect().width)")
        assert len(widths) == 4 and min(widths) >= 12, widths


# Spaces of Prospect on which a marker lies over what is printed, over another one, or beyond the edge.
UNDER_MARKERS = """() => {
    const box = x => x.getBoundingClientRect();
    const meet = (p, q) => Math.min(p.right, q.right) - Math.max(p.left, q.left) > .5
        && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > .5;
    const words = x => {  // a figure is lower than its line
        const all = document.createRange(), low = 2.5;
        all.selectNodeContents(x);
        const {left, right, top, bottom} = box(all);
        return {left, right, top: top + low, bottom: bottom - low};
    };
    const says = x => [...x.childNodes].some(n => n.nodeType === Node.TEXT_NODE && n.data.trim());
    const lone = x => !x.closest('.mk') && says(x);
    const within = (p, q) => p.left >= q.left && p.right <= q.right + .5
        && p.top >= q.top && p.bottom <= q.bottom + .5;
    return [...document.querySelectorAll('.prospect .sp')].filter(x => x.checkVisibility()).flatMap(sp => {
        const marks = [...sp.querySelectorAll('[data-piece]')].map(box);
        const printed = [...sp.querySelectorAll('svg')].filter(x => !x.closest('.mk')).map(box)
            .concat([...sp.querySelectorAll('*')].filter(lone).map(words));
        const over = marks.some(m => printed.some(r => meet(m, r)) || !within(m, box(sp)))
            || marks.some((m, i) => marks.some((o, k) => k > i && meet(m, o)));
        return over ? [sp.textContent.trim().replace(/\\s+/g, ' ')] : [];
    });
}"""


@pytest.mark.parametrize("space", range(1, 6))
def test_markers_of_four_hide_nothing_that_prospect_prints(
    browser: Browser, served: Running, space: int
) -> None:
    """All four stand on one space of every track, as they may late in a game."""
    s = positions("age_of_automaton", 4)[-1]
    for factory in s.factories:  # type: ignore[attr-defined]
        factory.prospect = (space,) * len(factory.prospect)
    with seated(browser, served, lay(served, s, NAMES), s.deciders[0]) as one:
        asked(one.page)
        look: Callable[[Page], list[str]] = lambda page: page.evaluate(UNDER_MARKERS)  # noqa: E731
        assert [trouble for screen in SCREENS for trouble in wrong(one, screen, look)] == []


# --- the end sheet -------------------------------------------------------------------------------------
ENDS = {
    "septikon": {"cap": 60},
    "time_capsules": {"seats": 3},
    "age_of_automaton": {"seats": 4},
    "stress_botics": {"seats": 4},
    "ark_awakening": {"seats": 2},
}


@pytest.mark.parametrize("game", ENDS)
def test_the_end_sheet_says_the_result_once_above_its_buttons(
    browser: Browser, served: Running, game: str
) -> None:
    _, s = finished(game, 3, **ENDS[game])
    with seated(browser, served, lay(served, s, NAMES)) as one:
        sheet = one.page.get_by_role("dialog", name="Score sheet")
        told = sheet.locator("h2, header p")
        expect(told.first).to_be_visible()
        sentences = told.all_inner_texts()
        assert sum("win" in text or "won" in text or "draw" in text for text in sentences) <= 1, sentences
        rows = sheet.locator("table").first.locator("tbody tr").all_inner_texts()
        assert all(any(word not in "0" for word in row.split("\t")[1:]) for row in rows), rows
        for screen, size in SCREENS.items():
            one.page.set_viewport_size(size)
            settled(one.page)
            for button in sheet.locator("footer .btn").all():
                box = button.bounding_box()
                assert box and box["y"] + box["height"] <= size["height"], screen
                assert box["x"] + box["width"] <= size["width"], screen


# What of the end sheet reaches beyond its edges, or can be moved sideways.
BEYOND = """sheet => {
    const edge = sheet.getBoundingClientRect();
    const seen = [...sheet.querySelectorAll('*')].filter(x => x.checkVisibility());
    return seen.filter(x => !x.closest('.sr') && (x.getBoundingClientRect().right > edge.right + 1
        || /auto|scroll/.test(getComputedStyle(x).overflowX) && x.scrollWidth > x.clientWidth + 1))
        .map(x => `${x.tagName} ${x.className} ${x.textContent.trim().slice(0, 40)}`);
}"""


@pytest.mark.parametrize("game", TOGETHER)
def test_the_end_sheet_of_four_fits_every_screen(browser: Browser, served: Running, game: str) -> None:
    """All columns and all rows, the course of the scores among them, in words that can be read."""
    record, _ = finished(game, 3, seats=4)
    with seated(browser, served, served.post("/api/records", json=record)) as one:
        sheet = unfolded(one.page.get_by_role("dialog", name="Score sheet"))
        sheet.locator("figure svg").first.wait_for()
        for screen in sized(one.page):
            assert sheet.locator("figure svg text").count() > 8
            assert sheet.evaluate(BEYOND) == [], screen
            assert small(one.page) == [], screen
