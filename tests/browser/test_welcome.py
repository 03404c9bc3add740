"""What greets somebody: a light first page, a link that a phone can read, a mark on what others write."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

import rulewright
from tests.browser.given import FRIEND, KEPT, options, settled, start, visitor
from tests.browser.test_table import two
from tests.server.given import Running

WIRE = 250_000  # bytes of a first board, all that a new browser fetches for it
GAMES = [game.id for game in rulewright.known()]


@pytest.mark.parametrize("game", GAMES)
def test_a_first_board_is_light_on_the_wire(browser: Browser, served: Running, game: str) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = served.make(game, seats=seats, seed=7)
    with visitor(browser, f"http://127.0.0.1:{served.port}", **KEPT) as one:
        sizes: list[float] = []
        line = one.context.new_cdp_session(one.page)
        line.send("Network.enable")
        line.on("Network.loadingFinished", lambda said: sizes.append(said["encodedDataLength"]))
        one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
        options(one.page).first.wait_for()
        settled(one.page)
        assert len(sizes) > 5, "nothing was measured"
        assert sum(sizes) <= WIRE, f"{sum(sizes):.0f} bytes"


@pytest.mark.parametrize(("host", "shown"), [(FRIEND, 1), ("127.0.0.1", 0)])
def test_a_link_that_others_can_open_is_also_a_picture(
    browser: Browser, served: Running, host: str, shown: int
) -> None:
    with visitor(browser, f"http://{host}:{served.port}", **KEPT) as one:
        start(one.go(), "Friend")
        one.page.get_by_label("Copy the invitation").wait_for()
        expect(one.page.get_by_role("img", name="QR code")).to_have_count(shown)


def test_what_others_write_is_marked_until_it_is_read(browser: Browser, origin: str) -> None:
    with two(browser, origin) as (ada, bo):
        bo.page.locator("#tab-chat").click()
        bo.page.get_by_label("Say something").fill("Good luck!")
        bo.page.get_by_role("button", name="Send").click()
        mark = ada.page.locator("#tab-chat sup")
        expect(mark).to_contain_text("1")
        ada.page.locator("#tab-chat").click()
        expect(ada.page.get_by_role("log", name="Chat")).to_contain_text("Good luck!")
        expect(mark).to_have_count(0)
