"""Guided first games in a browser: played by somebody who clicks what is lit, and left by somebody else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, ViewportSize, expect

from rulewright import games
from rulewright.core.lesson import lesson
from tests.browser.given import DESK, PHONE, Visitor, again, fits, settled, visitor
from tests.browser.test_sizes import SEEN
from tests.server.given import Running

OFFERED = ".bar [data-option], .po [data-option]"
MOST = 150  # clicks: more would not be a quarter of an hour
LYING = ViewportSize(width=844, height=390)
STEPS = 12  # that are followed on its side


def begin(one: Visitor, game: str) -> Page:
    """From the home page into the lesson of a game."""
    page = one.go(f"/new/{game}")
    page.locator("button.learn").click()
    page.locator(".lesson[data-step]").wait_for()
    return page


def said(page: Page) -> str | None:
    """The step that is on screen."""
    return page.locator(".lesson").get_attribute("data-step") if page.locator(".lesson").count() else None


# What is lit while a lesson names what to do; none: everything is open. Read at one moment.
LED = """offered => document.querySelector('.lesson .else')
    && [...document.querySelectorAll(offered)].map(x => x.dataset.option)"""


def act(one: Visitor, leaving: bool = False) -> None:
    """What somebody who is led does next: read on, take what is lit; else what the game offers first, or the
    button at the end of the bar."""
    page, read = one.page, one.page.locator(".lesson .go")
    if read.count():
        return read.click()
    offered = page.locator(OFFERED)
    lit = page.evaluate(LED, OFFERED)
    if lit is not None:
        assert len(lit) == 1, (said(page), offered.all_inner_texts())  # one thing is lit
        assert page.locator(".planet [data-spot]").count() <= 1, said(page)  # on the map too
        return page.locator(f":is(.bar, .po) [data-option='{lit[0]}']").click()  # it, whatever is drawn next
    if leaving and page.locator(ENDING).count():
        return page.locator(ENDING).first.click()
    default = next((o["id"] for o in one.picture["options"] if o["default"]), None)
    usual = page.locator(f".bar [data-option='{default}'], .po [data-option='{default}']")
    split = page.locator(".tally .go:not([disabled])")
    for way in (split, usual, offered, page.locator(".endturn:not([disabled])")):
        if way.count():
            return way.first.click()
    page.locator(OPEN).first.wait_for()  # an answer was on its way
    raise TimeoutError(f"nothing could be clicked at {said(page)}: look again")


CUT = "p => p.scrollHeight > p.clientHeight + 1"  # a sentence of which not all is in sight
SCENE = """() => [...document.querySelectorAll('.lesson, .bar, .pr, .po')].map(x => x.textContent).join()
    + (document.querySelector('[data-state]')?.dataset.state ?? '')
    + (document.querySelector('[data-staged]')?.dataset.staged ?? '')"""
NOTE_STEPS = """() => {
  window.met = [];
  const note = () => {
    const step = document.querySelector(".lesson:has(.steps)")?.dataset.step;  // the coach has none
    if (step && !window.met.includes(step)) window.met.push(step);
  };
  note();
  new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
ENDING = ".endturn:not([disabled])"
OPEN = f".lesson .go, {OFFERED}, {ENDING}"


def follow(one: Visitor, leaving: bool = False) -> list[str]:
    """The whole lesson; its steps as they were said."""
    page = one.page
    page.evaluate(NOTE_STEPS)
    for _ in range(MOST):
        page.locator(OPEN).first.wait_for()
        before = page.evaluate(SCENE)
        again(page, lambda: act(one, leaving))
        page.wait_for_function(f"([before]) => ({SCENE})() !== before", arg=[before])
        met: list[str] = page.evaluate("window.met")
        if "farewell" in met and not page.locator(".lesson .steps").count():
            return met  # from now on only the coach speaks
    raise AssertionError(f"no farewell; met {page.evaluate('window.met')}")


@pytest.mark.parametrize(
    "game", ["age_of_automaton", "ark_awakening", "septikon", "stress_botics", "time_capsules"]
)
def test_on_a_phone_on_its_side_a_lesson_is_followed_and_can_be_left_at_any_step(
    browser: Browser, origin: str, game: str
) -> None:
    with visitor(browser, origin, LYING, name="Ada") as one:
        page = begin(one, game)
        assert fits(page)
        for _ in range(STEPS):
            page.locator(OPEN).first.wait_for()
            before = page.evaluate(SCENE)
            assert not again(page, lambda: page.locator(".lesson p").evaluate(CUT)), said(page)
            again(page, lambda: page.get_by_role("button", name="Leave the lesson").click(trial=True))
            again(page, lambda: act(one))
            page.wait_for_function(f"([before]) => ({SCENE})() !== before", arg=[before])
        page.get_by_role("button", name="Leave the lesson").click()
        expect(page.locator(".lesson .steps")).to_have_count(0)  # at most the coach speaks
        assert not one.faults


@pytest.mark.parametrize(
    ("game", "size", "lang"),
    [
        ("septikon", DESK, "en"),
        ("septikon", PHONE, "en"),
        ("time_capsules", DESK, "es"),
        ("time_capsules", PHONE, "en"),
        ("age_of_automaton", DESK, "en"),
        ("age_of_automaton", PHONE, "es"),
        ("stress_botics", DESK, "en"),
        ("stress_botics", PHONE, "en"),
        ("ark_awakening", DESK, "en"),
        ("ark_awakening", PHONE, "es"),
    ],
)
def test_a_lesson_is_played_by_clicking_what_is_lit(
    browser: Browser, origin: str, game: str, size: ViewportSize, lang: str
) -> None:
    known = lesson(games.game(game))
    assert known is not None
    with visitor(browser, origin, size, name="Ada", lang=lang) as one:
        page = begin(one, game)
        assert fits(page)
        assert follow(one) == [step.id for step in known.step]
        assert not one.faults


def test_in_the_hand_a_lesson_shows_what_it_speaks_of(browser: Browser, origin: str) -> None:
    """The page is opened, the thing is outlined and in sight: a track, a card, an audit, the own worth."""
    speaks_of = {"prospect", "tokens", "audit", "worth"}
    with visitor(browser, origin, PHONE, name="Ada") as one:
        page = begin(one, "age_of_automaton")
        for _ in range(MOST):
            page.locator(OPEN).first.wait_for()
            if said(page) in speaks_of:
                speaks_of.remove(said(page) or "")
                one.until(lambda: page.locator("main .told").evaluate_all(SEEN))
            if not speaks_of:
                break
            before = page.evaluate(SCENE)
            again(page, lambda: act(one))
            page.wait_for_function(f"([before]) => ({SCENE})() !== before", arg=[before])
        assert not speaks_of
        assert not one.faults


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_who_takes_what_is_lit_and_else_the_button_at_the_end_makes_a_delivery(
    browser: Browser, origin: str, size: ViewportSize
) -> None:
    with visitor(browser, origin, size, name="Ada") as one:
        begin(one, "stress_botics")
        known = lesson(games.game("stress_botics"))
        assert known is not None
        assert follow(one, leaving=True) == [step.id for step in known.step]
        ships = one.picture["shown"]["ships"]
        assert any(0 in point["seats"] for ship in ships for point in ship["served"])
        assert not one.faults


def test_the_first_visit_offers_a_lesson_and_it_can_be_left_at_any_time(
    browser: Browser, origin: str
) -> None:
    with visitor(browser, origin) as one:
        page = one.go()
        page.get_by_role("button", name="Septikon").first.click()
        page.get_by_role("button", name="Learn by playing").click()
        expect(page.locator(".lesson[data-step='aim']")).to_be_visible()
        page.get_by_role("button", name="Next", exact=True).click()
        page.get_by_role("button", name="Next", exact=True).click()
        expect(page.locator(".lesson[data-step='surface']")).to_be_visible()
        lit = page.locator(OFFERED)
        expect(lit).to_have_count(1)
        page.reload()  # what has been read stays read
        expect(page.locator(".lesson[data-step='surface']")).to_be_visible()
        expect(lit).to_have_count(1)
        page.get_by_role("button", name="Leave the lesson").click()
        expect(page.locator(".lesson .steps")).to_have_count(0)
        one.until(lambda: lit.count() > 1)  # the game goes on, and everything that the rules allow is open
        page.get_by_role("button", name="Guided first game").click()  # and back again
        expect(page.locator(".lesson[data-step='surface']")).to_be_visible()
        expect(lit).to_have_count(1)
        page.get_by_role("button", name="Something else").click()
        one.until(lambda: lit.count() > 1)
        assert not one.faults


def test_what_is_not_lit_answers_that_it_comes_later(browser: Browser, origin: str) -> None:
    with visitor(browser, origin, name="Ada") as one:
        page = begin(one, "age_of_automaton")
        for step in ("aim", "workers"):
            page.locator(f".lesson[data-step='{step}'] .go").click()
        page.locator(".lesson[data-step='prospect']").wait_for()
        page.locator("[data-card='T1']").click()  # Luna, though the lesson is about Mars
        expect(page.get_by_text("Later: this lesson is at another step").first).to_be_visible()


def test_after_a_lesson_the_coach_speaks_of_each_new_thing_once(browser: Browser, served: Running) -> None:
    """And to nobody who was not led."""
    origin, coach = f"http://127.0.0.1:{served.port}", ".lesson[data-step='equipment']"

    def table(one: Visitor) -> Page:
        bot = {"kind": "bot", "bot": "random"}
        made = served.make(
            "age_of_automaton", seats=[{"kind": "me", "name": "Ada"}, bot], seed=7,
            options={"draft": "no", "starter": "a"},
        )  # fmt: skip
        page = one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
        page.locator(OFFERED).first.wait_for()
        return page

    with visitor(browser, origin, name="Ada", coached=True) as one:
        expect(table(one).locator(".lesson")).to_have_count(0)
        begin(one, "age_of_automaton").get_by_role("button", name="Leave the lesson").click()
        page = table(one)
        expect(page.locator(coach)).to_contain_text("Equipment")
        page.get_by_role("button", name="Understood").click()
        expect(page.locator(".lesson")).to_have_count(0)
        expect(table(one).locator(coach)).to_have_count(0)


# What lies under the sentence though it is lit, outlined, or what the choice pointed at would do.
COVERED = """() => {
    const over = document.querySelector('.lesson.beside').getBoundingClientRect();
    const kept = 'main [data-spot], main .told, main [data-soon]';
    return [...document.querySelectorAll(kept)].map(x => x.getBoundingClientRect()).filter(b =>
        over.left < b.right && b.left < over.right && over.top < b.bottom && b.top < over.bottom).length;
}"""


def until_step(one: Visitor, step: str) -> None:
    for _ in range(MOST):
        one.page.locator(OPEN).first.wait_for()
        if said(one.page) == step:
            return settled(one.page)
        before = one.page.evaluate(SCENE)
        again(one.page, lambda: act(one))
        one.page.wait_for_function(f"([before]) => ({SCENE})() !== before", arg=[before])
    raise AssertionError(f"{step} was not said")


def test_the_sentence_covers_neither_the_beam_nor_what_it_hits(browser: Browser, origin: str) -> None:
    with visitor(browser, origin, name="Ada") as one:
        page = begin(one, "septikon")
        until_step(one, "gunner")
        page.locator("main [data-spot]").first.hover()
        page.locator("main path[data-soon]").first.wait_for(state="attached")
        one.until(lambda: page.evaluate(COVERED) == 0)


def test_in_the_hand_the_board_keeps_its_size_and_what_is_named_is_in_sight(
    browser: Browser, origin: str
) -> None:
    with visitor(browser, origin, PHONE, name="Ada") as one:
        page, widths = begin(one, "septikon"), set()
        for step in ("surface", "laser", "gunner", "pay"):
            until_step(one, step)
            widths.add(page.locator("main svg.board").evaluate("x => x.getBoundingClientRect().width"))
            lit, main = (page.locator(x).first.bounding_box() for x in ("main [data-spot]", "main"))
            assert lit and main and main["y"] <= lit["y"], step
            assert lit["y"] + lit["height"] <= main["y"] + main["height"] + 1, step
        assert len(widths) == 1, widths
