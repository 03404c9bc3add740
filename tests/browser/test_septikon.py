"""Septikon with an owner's values: the page draws and offers what the engine plays."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

import rulewright
from rulewright.games.septikon.printed import BOARD, square
from tests.browser.given import PHONE, asked, visitor

OWNED = """
[[module]]
id = "LIC"
cost = { me = 1 }
effect = "gain bm 3"
"""


@pytest.fixture
def owned(tmp_path: Path) -> Iterator[str]:
    """A server of its own: content is read once a process."""
    (tmp_path / "content" / "septikon").mkdir(parents=True)
    (tmp_path / "content" / "septikon" / "modules.toml").write_text(OWNED, encoding="utf-8")
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
