"""What is pointed at is shown large and in words: for a mouse that rests and for a finger that rests."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.given import PHONE, Visitor, asked, lay, seated, settled
from tests.browser.pictures import leaving_the_core
from tests.browser.test_sizes import NAMES, positions
from tests.server.given import Json, Running

# A thing of every kind that boards mark: by game, the ids of rows of its content (and which side lies up).
THINGS = {
    "septikon": ["LAS", "NRE", "OX"],
    "time_capsules": ["B16", "Z1"],
    "age_of_automaton": ["T2", "SO20"],
    "stress_botics": ["CAR A", "probe", "move"],
}


def table(served: Running, game: str) -> Json:
    """A table at which what is named above lies."""
    options = {
        "age_of_automaton": {"draft": "no", "starter": "a"},
        "stress_botics": {"first_game": "yes", "starter": "a"},
        "septikon": {"preset": "yes"},
    }
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    return served.make(game, seats=seats, seed=7, options=options.get(game, {}))


def drawn(page: Page, card: str) -> Locator:
    return page.locator(f"[data-card~='{card.split()[0]}']:visible").first


def told(served: Running, game: str, card: str) -> list[str]:
    """Its name and all that the book says of it."""
    id, *side = card.split()
    known = served.http.get(f"/api/games/{game}/cards").json()["cards"]
    rows = [row for row in known if row["of"] == id and {*side} <= {*row["facts"].values()}]
    assert rows, card
    return [word for row in rows for word in (row["name"], *row["facts"].values()) if word]


def apart(page: Page, thing: Locator) -> bool:
    """Does the large card leave free what it is about?"""
    a, b = page.get_by_role("tooltip").bounding_box(), thing.bounding_box()
    assert a and b
    return (
        a["x"] >= b["x"] + b["width"]
        or b["x"] >= a["x"] + a["width"]
        or a["y"] >= b["y"] + b["height"]
        or b["y"] >= a["y"] + a["height"]
    )


@pytest.mark.parametrize("game", THINGS)
def test_a_mouse_that_rests_reads_any_thing_in_words(browser: Browser, served: Running, game: str) -> None:
    with seated(browser, served, table(served, game)) as one:
        page, large = one.page, one.page.get_by_role("tooltip")
        page.locator(".bar [data-option]").first.wait_for()
        settled(page)
        for card in THINGS[game]:
            drawn(page, card).hover(force=True)  # a piece may lie on it
            for words in told(served, game, card):
                expect(large).to_contain_text(words)
            assert apart(page, drawn(page, card)), card
            page.keyboard.press("Escape")
            expect(large).to_have_count(0)
            page.mouse.move(2, 2)
        assert not one.faults


# Places without a row in the book: where they are, and how they are called.
PLACES = {
    "age_of_automaton": (".dock .act[data-spot]", "Funding"),
    "stress_botics": ("main [data-name]", "Core"),
}


@pytest.mark.parametrize("game", PLACES)
def test_a_place_without_a_card_tells_its_name(browser: Browser, served: Running, game: str) -> None:
    where, name = PLACES[game]
    with seated(browser, served, table(served, game)) as one:
        page, large = one.page, one.page.get_by_role("tooltip")
        page.locator(".bar [data-option]").first.wait_for()
        settled(page)
        place = page.locator(where, has_text=name).first
        place.hover(force=True)
        expect(large).to_contain_text(name)
        if place.get_attribute("data-spot") is not None:
            expect(large).to_contain_text(one.picture["prompt"]["clause"])


def hold(one: Visitor, thing: Locator) -> None:
    """A finger rests on it until it is shown, and is taken away."""
    box = thing.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = one.context.new_cdp_session(one.page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    one.page.get_by_role("tooltip").wait_for()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize(("game", "card"), [("age_of_automaton", "SO20"), ("septikon", "LAS")])
def test_a_finger_that_rests_reads_and_chooses_nothing(
    browser: Browser, served: Running, game: str, card: str
) -> None:
    with seated(browser, served, table(served, game), size=PHONE) as one:
        page, large = one.page, one.page.get_by_role("tooltip")
        page.locator(".po [data-option]").first.wait_for()
        settled(page)
        before = one.picture["decision"]
        hold(one, drawn(page, card))
        for words in told(served, game, card):
            expect(large).to_contain_text(words)
        box = large.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE["width"]
        assert one.picture["decision"] == before
        page.locator(".pr").tap()  # a touch elsewhere closes it
        expect(large).to_have_count(0)


# One of each kind of thing that is explained and can be touched: what it is called, and where.
EXPLAINED = """() => {
    const named = '[data-spot][aria-label], [data-name] > [data-spot]', kinds = new Map();
    const explained = `:is([data-card], [data-says], ${named})`;
    for (const x of document.querySelectorAll(`[data-stage] ${explained}`)) {
        const { left, top, width, height } = x.getBoundingClientRect();
        const [cx, cy] = [left + width / 2, top + height / 2], on = document.elementFromPoint(cx, cy);
        if (!width || on?.closest(explained) !== x && !x.contains(on)) continue;
        const own = x.getAttribute('class')?.split(' ').find(word => !word.startsWith('s-')) ?? x.tagName;
        const { card, says, spot } = x.dataset;
        const kind = [own, card?.replace(/\\d.*/, ''), says, spot !== undefined].join();
        const name = x.dataset.name ?? x.parentElement.dataset.name ?? x.ariaLabel ?? '';
        if (!kinds.has(kind)) kinds.set(kind, [kind, name, cx, cy]);
    }
    return [...kinds.values()];
}"""


@pytest.mark.parametrize("game", THINGS)  # a room of the Ark has a card of its own: test_ark_looking
def test_a_finger_reads_more_than_a_name_of_every_kind_of_thing(
    browser: Browser, served: Running, game: str
) -> None:
    """On every page of the phone, of all that a board explains to a mouse."""
    found, silent, heard = positions(game, 2), list[str](), 0
    s = found[len(found) // 3]
    with seated(browser, served, lay(served, s, NAMES), s.deciders[0], size=PHONE) as one:
        page, large = one.page, one.page.get_by_role("tooltip")
        asked(page)
        finger = one.context.new_cdp_session(page)
        for tab in page.locator(".pn button").all()[:-1]:
            tab.click()
            settled(page)
            for kind, name, x, y in page.evaluate(EXPLAINED):
                finger.send(
                    "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
                )
                large.wait_for()
                text = large.inner_text().strip()
                finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
                page.keyboard.press("Escape")
                expect(large).to_have_count(0)
                rest = re.sub(r"Rule \S+$", "", text.removeprefix(name)).strip()
                heard += 1
                if not rest:
                    silent.append(f"{kind}: {text}")
        assert heard > 3 and silent == []
        assert not one.faults


def test_a_finger_that_rests_on_what_can_be_chosen_reads_what_it_would_do(
    browser: Browser, served: Running
) -> None:
    """As a mouse does: what a walk costs, what the place is for, its rule; so of a place out of reach."""
    s = leaving_the_core()
    with seated(browser, served, lay(served, s, NAMES), size=PHONE) as one:
        page, large = one.page, one.page.get_by_role("tooltip")
        asked(page)
        settled(page)
        hold(one, page.locator("main [data-spot][aria-label^='Main Vault 2']"))
        for words in ("Main Vault 2", "in the order of their numbers", "2 MP", "SB-2.1a"):
            expect(large).to_contain_text(words)
        page.locator(".pr").tap()
        expect(large).to_have_count(0)
        expect(page.locator(".planet path[stroke-width='2.5']")).to_have_count(0)  # it is let go
        hold(one, page.locator("main [data-name^='Main Vault 5']"))
        for words in ("Main Vault 5", "in the order of their numbers", "SB-2.1a"):
            expect(large).to_contain_text(words)


@pytest.mark.parametrize(
    ("place", "words", "rule"),
    [
        ("Belt C", "each Laser and each Explosive here costs AlphaBot", "SB-5.8b"),
        ("Battery space 4", "Slot 3 opens", "SB-BB-04"),
    ],
)
def test_a_place_tells_what_it_does_and_its_rule(
    browser: Browser, served: Running, place: str, words: str, rule: str
) -> None:
    with seated(browser, served, table(served, "stress_botics")) as one:
        page = one.page
        page.locator(".bar [data-option]").first.wait_for()
        settled(page)
        page.locator(f"[data-name^='{place}']").first.hover()
        for said in (place, words, rule):
            expect(page.get_by_role("tooltip")).to_contain_text(said)


def test_a_thing_with_only_a_name_tells_it_to_a_finger(browser: Browser, served: Running) -> None:
    with seated(browser, served, table(served, "stress_botics"), size=PHONE) as one:
        page = one.page
        page.locator(".po [data-option]").first.wait_for()
        settled(page)
        named = page.locator("[title]:visible:not(.terms)").first
        name = named.get_attribute("title")
        assert name
        hold(one, named)
        expect(page.get_by_role("tooltip")).to_contain_text(name)


# Whether each symbol of the legend is drawn, and what it is called.
LEGEND = """all => all.map(x =>
    [!!document.querySelector(x.querySelector('use').getAttribute('href')), x.textContent])"""


@pytest.mark.parametrize("game", THINGS)
def test_the_reference_page_has_a_legend_of_symbols(browser: Browser, served: Running, game: str) -> None:
    with seated(browser, served, table(served, game)) as one:
        one.page.locator("#tab-rules").click()
        one.page.get_by_role("button", name="Symbols").click()
        legend = one.page.get_by_role("list", name="Symbols").locator("li")
        legend.first.wait_for()
        named = legend.evaluate_all(LEGEND)
        assert len(named) > 8 and all(drawn and name.strip() for drawn, name in named), named
