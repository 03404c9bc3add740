"""Septikon with an owner's values: the page draws and offers what the engine plays."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

import rulewright
from rulewright.games.septikon.printed import BOARD, SQUARES, inside, square
from tests.browser.given import PHONE, asked, visitor

OWNED = {
    "modules": """
[[module]]
id = "LIC"
cost = { me = 1 }
effect = "gain bm 3"
""",
    "passages": """
[[passage]]
kind = "stairs"
from = "u1"
to = "s2"
""",
}


@pytest.fixture
def owned(tmp_path: Path) -> Iterator[str]:
    """A server of its own: content is read once a process."""
    (tmp_path / "content" / "septikon").mkdir(parents=True)
    for name, rows in OWNED.items():
        (tmp_path / "content" / "septikon" / f"{name}.toml").write_text(rows, encoding="utf-8")
    command = [sys.executable, "-m", "rulewright", "serve", "--port", "0", "--workers", "1"]
    server = subprocess.Popen(
        [*command, "--store", f"sqlite:///{tmp_path}/tables.db"],
        env={**os.environ, "RULEWRIGHT_CONTENT": str(tmp_path / "content"), "PYTHONUNBUFFERED": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    try:
        assert server.stdout is not None
        yield next(found[0] for line in server.stdout if (found := re.search(r"http://[\w.]+:\d+", line)))
    finally:
        server.terminate()
        server.wait()


def a_move_to_a_farm() -> tuple[int, str]:
    """A seed with which A begins, and a first move of A that ends on a Lichen Farm."""
    for seed in range(100):
        s = rulewright.game("septikon").new(seed=seed, preset="yes")
        moves = [s.text(option) for option in s.options(0)]
        for move in moves:
            if BOARD[square(move.split()[-1])] == "LIC":
                return seed, move
    raise AssertionError("no such seed")


def test_an_owners_module_is_drawn_as_it_is_played(browser: Browser, owned: str) -> None:
    seed, move = a_move_to_a_farm()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    order = {"game": "septikon", "seats": seats, "seed": seed, "options": {"preset": "yes"}}
    with visitor(browser, owned, coached=True, motion=False) as one:
        made = one.page.request.post(f"{owned}/api/tables", data=order).json()
        page = one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
        asked(page)
        option = next(o for o in one.picture["options"] if o["notation"] == move)
        page.keyboard.press("m")
        farm = page.locator(f".more [data-option='{option['id']}']")
        expect(farm).to_contain_text(re.compile("Lichen Farm.*4.*8", re.S))  # Metal 5 -> 4, BioMass 5 -> 8
        farm.click()
        page.get_by_text("You gain 3 BioMass").first.wait_for()
        assert not one.faults
    with visitor(browser, owned, PHONE, coached=True) as other:
        page = other.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
        page.get_by_role("button", name="Modules").click()
        card = page.locator("li.card", has_text="Lichen Farm").first
        card.get_by_text("Gain 3 BioMass.").wait_for()
        assert "1" in card.locator(".cost").inner_text()
        assert not other.faults


Box = dict[str, float]
DRAWN = [q for q in range(SQUARES) if inside(q)]  # the squares of a station, as they follow one another


def box(drawn: Locator) -> Box:
    """Where it lies on the screen."""
    found = drawn.bounding_box()
    assert found is not None
    return {
        "left": found["x"],
        "right": found["x"] + found["width"],
        "top": found["y"],
        "bottom": found["y"] + found["height"],
    }


def test_moved_stairs_are_drawn_where_they_lead(browser: Browser, owned: str) -> None:
    """A line to their other end, and a wall where they were."""
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    order = {"game": "septikon", "seats": seats, "options": {"preset": "yes"}}
    with visitor(browser, owned, coached=True, motion=False) as one:
        made = one.page.request.post(f"{owned}/api/tables", data=order).json()
        page = one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
        squares = page.locator("svg.board rect[data-card]")
        expect(squares).to_have_count(2 * len(DRAWN))
        start, above, end = (box(squares.nth(DRAWN.index(square(name)))) for name in ("u1", "u2", "s2"))
        stairs = box(page.locator("[data-stairs='0/u1 0/s2']"))
        assert (
            start["left"] < stairs["left"] < start["right"] and end["left"] < stairs["right"] < end["right"]
        )
        assert (
            end["top"] < stairs["top"] < end["bottom"] and start["top"] < stairs["bottom"] < start["bottom"]
        )
        between, row = (start["right"] + above["left"]) / 2, (start["top"] + start["bottom"]) / 2
        walls = [box(wall) for wall in page.locator("svg.board path[stroke='var(--wall)']").all()]
        assert any(
            abs(wall["left"] - between) < 4
            and wall["right"] - wall["left"] < 8
            and wall["top"] < row < wall["bottom"]
            for wall in walls
        )
        assert not one.faults
