"""What the shell promises, at the table of every game: reasons, undo, keys, words."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

import rulewright
from tests.browser.given import Visitor, asked, end_turn, first, lay, over, seated
from tests.server.given import Running

GAMES = [game.id for game in rulewright.known()]
NAMES = ["Ada", "Bo"]


def against_a_bot(served: Running, game: str) -> dict[str, Any]:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made: dict[str, Any] = served.make(game, seats=seats, seed=5)
    return made


def ends(one: Visitor) -> None:
    """By its key; until it is made."""
    version = one.picture["version"]
    one.page.keyboard.press("e")
    one.until(lambda: one.picture["version"] > version)


def refusing(game: str) -> Any:
    """A position in which something that is seen is refused, and more than one thing may be chosen."""
    rng, s = random.Random(3), rulewright.game(game).new(seats=2, seed=3)
    while not s.over:
        seat = s.deciders[0]
        if not s.together and len(s.options(seat)) > 2 and s.reasons(seat):
            return s
        s.play(seat, rng.choice(s.options(seat)))
    raise AssertionError(f"nothing is ever refused in {game}")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_refused_says_why_and_names_its_rule(browser: Browser, served: Running, game: str) -> None:
    s = refusing(game)
    with seated(browser, served, lay(served, s, NAMES), s.deciders[0]) as one:
        page = one.page
        asked(page)
        one.until(lambda: any(said["type"] == "reasons" for said in one.heard))
        page.keyboard.press("m")
        page.locator(".more .opt.off").first.click()
        why = page.get_by_role("alertdialog", name="Why not?")
        expect(why).to_contain_text(re.compile(r"\w+ \w+ \w+"))
        why.get_by_role("button", name=re.compile(r"Rule [A-Z]+-")).click()
        expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
        expect(page.locator(".rules .here")).to_have_count(1)
        assert not one.faults


@pytest.mark.parametrize("game", GAMES)
def test_undo_and_redo_bring_back_exactly_what_was(browser: Browser, served: Running, game: str) -> None:
    with seated(browser, served, against_a_bot(served, game)) as one:
        page, undo = one.page, one.page.get_by_role("button", name=re.compile("^Undo"))
        for _ in range(40):
            asked(page)
            assert not over(page), "no choice could be taken back"
            if end_turn(page).count():
                ends(one)
                continue
            before = one.picture
            first(page)
            after = one.picture
            if after["undo"]["possible"] and after["draft"] != before["draft"]:
                break
            if not after["undo"]["possible"]:
                expect(undo).to_have_attribute("aria-label", re.compile("^Undo: .+"))  # it says why
        undo.click()
        one.until(lambda: one.picture["draft"] == before["draft"])
        assert (one.picture["shown"], one.picture["options"]) == (before["shown"], before["options"])
        page.get_by_role("button", name="Redo").click()
        one.until(lambda: one.picture["draft"] == after["draft"])
        assert (one.picture["shown"], one.picture["options"]) == (after["shown"], after["options"])


@pytest.mark.parametrize("game", GAMES)
def test_turns_are_played_by_keys_alone(browser: Browser, served: Running, game: str) -> None:
    """By `1` and `e`; nothing is clicked."""
    with seated(browser, served, against_a_bot(served, game)) as one:
        page, ended = one.page, 0
        for _ in range(40):
            asked(page)
            if over(page) or ended == 2:
                break
            if end_turn(page).count():
                ends(one)
                ended += 1
            else:
                first(page)
        assert ended or over(page)
        assert not one.faults


@pytest.mark.parametrize("game", GAMES)
def test_the_table_is_told_in_words(browser: Browser, served: Running, game: str) -> None:
    with seated(browser, served, against_a_bot(served, game)) as one:
        page = one.page
        asked(page)
        expect(page.locator(".sr[role=status]")).to_contain_text("options")
        page.keyboard.press("t")
        words = page.get_by_role("region", name="Table in words")
        expect(words).to_contain_text("You")
        expect(words).to_contain_text(one.picture["table"]["players"][1]["name"])
        assert len(words.inner_text().split()) > 60, "the whole table"
