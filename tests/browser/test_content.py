"""With an owner's content the page draws what the engine plays."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Page, expect

import rulewright
from rulewright.games.ark_awakening.printed import ARTIFACT_ROWS
from tests.browser.given import KEPT, Visitor, asked, choose, end_turn, visitor


def replaced(folder: Path, game: str, file: str, changes: dict[str, dict[str, object]]) -> Path:
    """A folder with the game's own file, some values of some rows changed."""
    text = (rulewright.game(game).folder / "content" / f"{file}.toml").read_text(encoding="utf-8")
    for id, values in changes.items():
        for field, value in values.items():
            row = rf'(id = "{id}"\n(?:[^\[].*\n)*?{field} = ).*'
            text, found = re.subn(row, rf"\g<1>{value}", text)
            assert found == 1, f"{id}.{field}"
    (folder / game).mkdir()
    (folder / game / f"{file}.toml").write_text(text, encoding="utf-8")
    return folder


@contextmanager
def serving(content: Path, store: Path) -> Iterator[str]:
    """A server of its own, because content is read once; its address."""
    command = [
        sys.executable,
        "-m",
        "rulewright",
        "serve",
        "--port",
        "0",
        "--store",
        f"sqlite:///{store}",
    ]
    run = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env={**os.environ, "RULEWRIGHT_CONTENT": str(content)}
    )
    assert run.stdout is not None
    try:
        found = re.search(r"http://localhost:(\d+)", run.stdout.readline())
        assert found is not None
        yield f"http://127.0.0.1:{found[1]}"
    finally:
        run.terminate()
        run.wait(20)


def card(page: Page, n: int) -> tuple[str, int]:
    """Name and price of the n-th artifact of the offer that can be bought, as they are drawn."""
    drawn = page.locator(".offer .row .cd.lit").nth(n)
    price = drawn.locator(".h b").evaluate("x => x.lastChild.textContent")
    return drawn.locator(".name").inner_text(), int(price)


def test_time_capsules_is_drawn_with_the_content_that_is_played(browser: Browser, tmp_path: Path) -> None:
    """Other numbers of copies change which token is which artifact; other values are drawn as they are."""
    changes: dict[str, dict[str, object]] = {
        "B01": {"copies": 4, "cost": 5, "vp": 9},
        "B02": {"copies": 1},
        "O01": {"cost": 1, "effect": '"VP(7)"'},
    }
    content = replaced(tmp_path, "time_capsules", "artifacts", changes)
    with serving(content, tmp_path / "t.db") as origin:
        game = httpx.get(f"{origin}/api/games/time_capsules", trust_env=False).json()
        printed = game["printed"]["artifacts"]
        assert (printed["B01"]["cost"], printed["B01"]["vp"]) == (5, 9)
        assert [sign["text"] for sign in printed["O01"]["text"]] == ["+7 VP"]
        costs = {row["name"]: row["cost"] for row in printed.values()}
        bought, seen = set(), set()
        for seed in range(1, 5):
            order = {"game": "time_capsules", "mode": "solo", "seats": [{"kind": "me"}], "seed": seed}
            made = httpx.post(f"{origin}/api/tables", json=order, trust_env=False).json()
            with visitor(browser, origin, **KEPT) as one:
                page = one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
                page.get_by_role("button", name="Suggest split").click()
                page.get_by_role("button", name="Seal").click()
                expect(page.locator(".top")).to_contain_text("Round")
                asked(page)
                names = page.locator(".offer .row .cd .name").all_inner_texts()
                pictures = [said for said in one.heard if said["type"] == "picture"]
                told = {entry["n"]: entry for picture in pictures for entry in picture["log"]["entries"]}
                revealed = [entry["text"] for entry in told.values() if entry["key"] == "event-revealed"]
                assert [f"{name} is revealed" for name in names] == revealed[:6]  # what the engine has there
                seen.update(names)
                if page.locator(".offer .row .cd.lit").count():
                    name, price = card(page, 0)
                    assert price == costs[name]
                    page.locator(".offer .row .cd.lit").first.click()  # its place is filled: no way back
                    expect(page.locator("[role=log]")).to_contain_text(f"You buy {name} for {price}")
                    bought.add(name)
                assert not one.faults
        assert bought and {"Replicator", "Knowledge Base"} & seen


def test_age_of_automaton_is_drawn_with_the_content_that_is_played(browser: Browser, tmp_path: Path) -> None:
    """A price, what a card gives, a requirement and a limit: read off the page, and played."""
    setup = {"seed": 1, "options": {"draft": "no", "starter": "a"}}
    first = rulewright.game("age_of_automaton").new(2, seed=1, draft="no", starter="a").shown(0)
    equipment, research = (row.cards[0].id for row in first.rows[:2])
    audit, claim = first.audits[0].id, first.achievements[0].id
    files = {
        "equipment": f'[[equipment]]\nid = "{equipment}"\ncost = [0, 4, 0]\nability = ["vp+7"]\n',
        "research": f'[[research]]\nid = "{research}"\neffects = ["cr+5", "rep+2"]\n',
        "audits": f'[[audit]]\nid = "{audit}"\nrequirement = "credits>=9"\n',
        "achievements": f'[[achievement]]\nid = "{claim}"\nrequirement = "reputation>=3"\n',
        "setup": '[[constant]]\nid = "token-limit"\nvalue = 12\n',
    }
    (tmp_path / "age_of_automaton").mkdir()
    for name, text in files.items():
        (tmp_path / "age_of_automaton" / f"{name}.toml").write_text(text, encoding="utf-8")
    with serving(tmp_path, tmp_path / "t.db") as origin, visitor(browser, origin, **KEPT) as one:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        order = {"game": "age_of_automaton", "seats": seats, **setup}
        made = httpx.post(f"{origin}/api/tables", json=order, trust_env=False).json()
        page = one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
        asked(page)
        card = page.locator(f"[data-card={equipment}]")
        assert card.locator(".tk").count() == 4 and "7 VP" in card.inner_text()
        assert "price 4 yellow" in card.inner_text() and "Gain 7 VP." in card.inner_text()
        expect(page.locator(".audit tbody tr").first.get_by_role("rowheader")).to_have_accessible_name(
            "9 credits"
        )
        assert "reputation 3 or more" in page.locator(".ach .cd").first.inner_text()
        assert page.locator(".seatcard [data-count=held]").first.inner_text().endswith("/12")
        page.locator(f"[data-card={research}]").click()
        one.until(lambda: one.picture["draft"])
        while one.picture["draft"]:  # the worker's button is the last: it cannot be taken back
            choose(one, one.picture["options"][0]["id"])
        log = page.locator("[role=log]")
        expect(log).to_contain_text("You gain 5 credits")
        expect(log).to_contain_text("You have reputation 2")
        assert not one.faults


STRESS_BOTICS = {
    "items": '[[item]]\nid = "AB01"\nvp = 7\neffect = ["shield +3"]\n',
    "board": '[[extension]]\nid = "right"\nbonus = ["shield +4"]\n',
    "vaults": '[[vault]]\nid = "CAR"\nside = "A"\nlevels = [{ C = 5 }, { C = 5 }, { C = 5 }, { C = 5 }]\n',
    "ships": '[[delivery]]\nship = "probe"\nsector = "A"\nlimit = 7\n',
}
TOWARDS = ["do activate", "boost none", "perform", "program connect", "draw connect"]


def test_stress_botics_is_drawn_with_the_content_that_is_played(browser: Browser, tmp_path: Path) -> None:
    """The Melting Furnace of a first game gives shields here; a vault, a bonus and a ship differ too."""
    (tmp_path / "stress_botics").mkdir()
    for file, text in STRESS_BOTICS.items():
        (tmp_path / "stress_botics" / f"{file}.toml").write_text(text, encoding="utf-8")
    with serving(tmp_path, tmp_path / "t.db") as origin, visitor(browser, origin, **KEPT) as one:
        printed = httpx.get(f"{origin}/api/games/stress_botics", trust_env=False).json()["printed"]
        assert (printed["items"]["AB01-1"]["vp"], printed["items"]["AB01-1"]["text"]) == (
            7,
            "Gain 3 shields.",
        )
        order = {"game": "stress_botics", "mode": "solo_drill", "seats": [{"kind": "me"}], "seed": 1}
        made = httpx.post(
            f"{origin}/api/tables", json={**order, "options": {"first_game": "yes"}}, trust_env=False
        ).json()
        page = one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
        asked(page)
        expect(page.locator(".dock .ext .name", has_text="Melting Furnace")).to_have_attribute(
            "title", "Gain 3 shields."
        )
        expect(page.locator(".dock .ext .bonus").last).to_contain_text("+4")
        board = page.locator(".a-board svg.board")
        vault = board.locator("g", has=page.locator("text", has_text=re.compile("^Carbon$"))).last
        expect(vault.locator("use[href='#sb-C']")).to_have_count(5)
        expect(board.locator("text", has_text="≤7")).to_have_count(1)
        log = page.locator("[role=log]")
        while "You gain 3 shields" not in log.inner_text():
            go_on(one)
        expect(log).to_contain_text("You activate Melting Furnace")
        assert not one.faults


def go_on(one: Visitor) -> None:
    """Towards the Melting Furnace: what leads there if it is offered, else what the table proposes."""
    one.until(lambda: one.picture["options"] or one.picture["waiting"])
    if one.picture["waiting"]:
        version = one.picture["version"]
        end_turn(one.page).click()
        one.until(lambda: one.picture["version"] > version)
        return
    offered = one.picture["options"]
    wanted = [o for word in TOWARDS for o in offered if o["notation"].startswith(word)]
    choose(one, (wanted or [o for o in offered if o["default"]] or offered)[0]["id"])


ARK_AWAKENING = {
    "biodomes": """
[[section]]
faction = "standard"
section = "MOB"
values = [4, 4, 4, 5]
[[section]]
faction = "standard"
section = "ART"
all = true
""",
    "rooms": '[[factory]]\nid = "F-Ti"\nyield = [4, 5, 7, 8]\n',
    "setup": '[[amount]]\nid = "resources"\nvalue = [6, 6, 6, 6, 6]\n',
}
EVERY_ARTIFACT = 'power = [3, 3, 3]\ncritical = [false, false, false]\nuse = "arsenal 5"\n'


def test_ark_awakening_is_drawn_with_the_content_that_is_played(browser: Browser, tmp_path: Path) -> None:
    """A section, a factory, what everybody begins with, and a card: read off the page, and played."""
    (tmp_path / "ark_awakening").mkdir()
    artifacts = "".join(f'[[artifact]]\nid = "{row.id}"\n{EVERY_ARTIFACT}' for row in ARTIFACT_ROWS)
    for file, text in {**ARK_AWAKENING, "artifacts": artifacts}.items():
        (tmp_path / "ark_awakening" / f"{file}.toml").write_text(text, encoding="utf-8")
    with serving(tmp_path, tmp_path / "t.db") as origin, visitor(browser, origin, **KEPT) as one:
        order = {"game": "ark_awakening", "mode": "first_mission", "seats": [{"kind": "me"}], "seed": 1}
        made = httpx.post(f"{origin}/api/tables", json=order, trust_env=False).json()
        page = one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
        asked(page)
        stores, mobility = page.locator(".dock .st"), page.locator(".dock .se").first
        assert stores.all_inner_texts()[:4] == ["6"] * 4
        expect(mobility.locator(".v b")).to_have_text("4")
        mine = next(cell for cell in one.picture["shown"]["cells"] if cell["room"] == "F-Tia")
        expect(page.locator(f"[data-cell={mine['label']}] .give")).to_have_text("4")
        say(one, "choose ART")
        say(one, "research")
        card = page.locator(".hand .art")
        expect(card.locator(".pw")).to_have_text("3")
        expect(card.locator(".use")).to_have_text("Add 5 to your arsenal.")
        arsenal = int(stores.nth(4).inner_text())
        say(one, "use")
        expect(stores.nth(4)).to_have_text(str(arsenal + 5))
        expect(page.locator("[role=log]")).to_contain_text("You add 5 to the arsenal")
        assert not one.faults


def say(one: Visitor, words: str) -> None:
    """The choice whose notation begins so."""
    one.until(lambda: any(o["notation"].startswith(words) for o in one.picture["options"]))
    choose(one, next(o["id"] for o in one.picture["options"] if o["notation"].startswith(words)))
