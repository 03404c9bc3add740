"""What the table shows is exact: forecasts, where units may go, the log, told once more by other means."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import rulewright
from rulewright.core.state import Entry
from rulewright.core.texts import Texts, texts
from rulewright.games.age_of_automaton.printed import CONTRACTS, DICE, LEVELS, RELIABILITY_TOP
from rulewright.games.age_of_automaton.table import Factory
from rulewright.games.age_of_automaton.verbs import COLUMN
from rulewright.games.ark_awakening.goals import is_hard, objective_points, tile_points
from rulewright.games.ark_awakening.printed import (
    ACHIEVEMENT_ROWS,
    EASY_POINTS,
    HARD_POINTS,
    OBJECTIVE_POINTS,
)
from rulewright.games.ark_awakening.printed import RESOURCES as ARK_RESOURCES
from rulewright.games.ark_awakening.table import Ark
from rulewright.games.ark_awakening.verbs import TOTALS
from rulewright.games.septikon.printed import LABELS, RESOURCES, WALKS, WAREHOUSES
from tests.browser.given import (
    Visitor,
    again,
    asked,
    end_turn,
    finish,
    finished,
    from_the_list,
    log_shows,
    numbers,
    seated,
    settled,
)
from tests.games.septikon.test_reachability import Board
from tests.games.stress_botics.test_log import check, played_well
from tests.server.given import Client, Running, put

GAMES = [game.id for game in rulewright.known()]
FORECASTS = 20
WALKED = LABELS[:WALKS]  # squares that Clones walk on
POSITIONS = 50


def against_bots(served: Running, game: str, seats: int = 2, **order: Any) -> dict[str, Any]:
    bots = [{"kind": "bot", "bot": "random"}] * (seats - 1)
    return served.make(game, seats=[{"kind": "me", "name": "Ada"}, *bots], **order)


# --- forecasts -----------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", GAMES)
def test_twenty_forecasts_are_what_happens(browser: Browser, served: Running, game: str) -> None:
    rng = random.Random(11)
    with seated(browser, served, against_bots(served, game, seed=4, chat=False)) as one:
        page = one.page
        compared = 0
        while compared < FORECASTS:
            asked(page)
            if end_turn(page).count():
                finish(page)
                continue
            compared += forecast_and_choose(one, page, rng)
        assert not one.faults


def forecast_and_choose(one: Visitor, page: Page, rng: random.Random) -> bool:
    """Point at an option of the list, read what it would do, choose it, see what it did.

    What ends the turn or reveals something is made at once: the log tells what was foreseen, others go on.
    """
    before = one.picture
    option = rng.choice(before["options"])
    id, decision = option["id"], before["decision"]
    page.keyboard.press("m")
    chosen = page.locator(f".more [data-option='{id}']")
    chosen.hover()

    def told() -> list[dict[str, Any]]:
        forecasts = [each for said in one.heard if said["type"] == "forecasts" for each in said["forecasts"]]
        return [said for said in forecasts if (said["option"], said["decision"]) == (id, decision)]

    one.until(told)
    settled(page)
    said = told()[-1]
    foreseen = put(one.picture["shown"], said["shown"])
    shown, known = numbers(page), len(log_of(one))
    chosen.click()
    one.until(lambda: one.picture["decision"] != decision)
    if said["through"]:
        return False  # a split follows: the server's tests take it as it is foreseen
    if said["stop"] is not None and (one.picture["locked"] or not one.picture["draft"]):
        ends = option["ends"] or not option["args"] or before["together"]
        assert ends or said["stop"] == "barrier", "everything else waits for END"
        one.until(lambda: one.picture["version"] > before["version"])
        lines = [entry["text"] for entry in (*before["drafted"], *said["events"])]
        assert log_of(one)[known:][: len(lines)] == lines
        return False
    page.mouse.move(720, 5)
    settled(page)
    assert one.picture["shown"] == foreseen
    assert numbers(page) == shown
    return True


def log_of(one: Visitor) -> list[str]:
    """All lines that came so far."""
    out: list[str] = []
    for told in [said["log"] for said in one.heard if said["type"] == "picture"]:
        out[told["from"] :] = [entry["text"] for entry in told["entries"]]
    return out


# --- where units may go --------------------------------------------------------------------------------
def searched(shown: dict[str, Any], seat: int) -> set[str]:
    """Every move that the rules allow, found by a search of its own from what lies on the table."""
    out = set()
    for owner, verb, word in ((seat, "clones", "move"), (1 - seat, "spies", "spy")):
        station, board = shown["stations"][owner], Board(random.Random(0))

        def places(squares: list[str]) -> list[tuple[int, int]]:
            return [(int(label[1:]), ord(label[0]) - 97) for label in squares]

        board.damage = set(places([q for q in station["damage"] if q in WALKED]))
        board.drones, board.clones, board.spies = (places(station[x]) for x in ("drones", "clones", "spies"))
        for level, column in places(station[verb]):
            for to_level, to_column in board.walks((level, column), shown["die"]):
                out.add(f"{word} {chr(97 + column)}{level} {chr(97 + to_column)}{to_level}")
    return out


LIT = """() => [...document.querySelectorAll('[data-spot]')].map(spot => {
    const box = spot.getBoundingClientRect();
    const under = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {options: spot.dataset.spot.split(' ').map(Number), hit: under?.closest('[data-spot]') === spot};
})"""


def test_fifty_times_the_lit_squares_are_what_a_search_finds(browser: Browser, served: Running) -> None:
    rng = random.Random(2)
    made = against_bots(served, "septikon", options={"preset": "yes"}, seed=8)
    player = served.join(made["table"], made["tokens"]["0"])
    with seated(browser, served, made) as one:
        for number in range(POSITIONS):
            until_moving(player, rng)
            one.until(lambda: one.picture["decision"] == player["decision"])
            one.page.wait_for_function("n => document.querySelectorAll('[data-spot]').length && true", arg=0)
            offered = {option["id"]: option["notation"] for option in player["options"]}
            lit = one.page.evaluate(LIT)
            assert {offered[id] for spot in lit for id in spot["options"]} == searched(player["shown"], 0)
            assert all(spot["hit"] for spot in lit), "the mouse reaches every one"
            if number % 5 == 0:
                choose_by(one, ("mouse", "keys", "list")[number // 5 % 3], rng)
                player.until(lambda picture: picture["decision"] == one.picture["decision"])
        assert not one.faults


def until_moving(player: Client, rng: random.Random) -> None:
    """Play on, at random, to the next move."""

    def moving() -> bool:
        return bool(player["prompt"] and player["prompt"]["key"] == "ask-move" and player["options"])

    started = player["decision"]
    while not moving() or player["decision"] == started:
        player.asked()
        assert player["outcome"] is None, "the game was too short"
        if player["waiting"] is not None:
            player.act("commit")
        elif player["options"] and (not moving() or player["decision"] == started):
            option = rng.choice(player["options"])
            player.act("choose", option=option["id"], commit=True)


def choose_by(one: Visitor, way: str, rng: random.Random) -> None:
    page, before = one.page, one.picture["decision"]
    spots = page.locator("[data-spot]")
    wanted = rng.randrange(spots.count())
    ids = (spots.nth(wanted).get_attribute("data-spot") or "").split()
    if way == "list":
        again(page, lambda: from_the_list(page, f"[data-option='{ids[0]}']"))
    elif way == "mouse":
        spots.nth(wanted).click(force=True)
    else:
        page.locator("[data-spot][tabindex='0']").focus()
        for key in ("ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"):
            page.keyboard.press(key)
        ids = (page.evaluate("document.activeElement.dataset.spot") or "").split()
        page.keyboard.press("Enter")
    if way != "list" and len(ids) > 1:
        page.locator(f".bar [data-option='{ids[0]}']").click()
    one.until(lambda: one.picture["decision"] != before)
    assert str(one.picture["draft"][-1]["id"]) == ids[0], way


# --- the log -------------------------------------------------------------------------------------------
def told_by(browser: Browser, served: Running, record: dict[str, Any], folder: Path) -> list[str]:
    """The log of a brought game, as a spectator saves it; on the way, filters and the way back."""
    made = served.post("/api/records", content=json.dumps(record))
    with seated(browser, served, made, seat=None) as one:
        page = one.page
        page.keyboard.press("Escape")
        with page.expect_download() as saved:
            page.get_by_role("button", name="Save the log").click()
        saved.value.save_as(folder / "log.txt")
        filters_work(one)
        lines_lead_back(one)
        assert not one.faults
    return (folder / "log.txt").read_text().splitlines()


def filters_work(one: Visitor) -> None:
    page, log = one.page, one.picture["log"]["entries"]
    lines = page.locator(".log li")
    shown = lines.count()
    bob = one.picture["table"]["players"][1]["name"]
    log_shows(page, bob)
    texts = {entry["text"] for entry in log if entry["seat"] == 1}
    assert 0 < lines.count() < shown and set(lines.all_inner_texts()) <= texts
    log_shows(page, "All")
    seats = ["All", "Aimed at me", "Details", *(player["name"] for player in one.picture["table"]["players"])]
    offered = [x.strip() for x in page.locator(".filters option, .filters [aria-pressed]").all_inner_texts()]
    topics = [name for name in offered if name not in seats]
    assert topics
    for topic in topics:
        log_shows(page, topic)
        assert 0 < lines.count() < shown
        log_shows(page, "All")
    assert lines.count() == shown


def lines_lead_back(one: Visitor) -> None:
    """Every line shown goes to the moment it tells of, where it is the last one told; a dozen are clicked."""
    page, log = one.page, one.picture["log"]["entries"]
    versions: dict[str, set[int]] = {}
    for entry in log:
        versions.setdefault(entry["text"], set()).add(entry["version"])
    page.get_by_role("button", name="Details", exact=True).click()
    lines = page.locator(".log li button")
    shown = lines.count()
    for number in random.Random(1).sample(range(shown), 12):
        text = lines.nth(number).inner_text()
        lines.nth(number).click()
        one.until(lambda there=versions[text]: looking_back_at(page) in there)  # type: ignore[misc]
        expect(page.locator(".log li.now")).to_have_text(text)
        expect(lines.last).to_have_text(text)
        page.keyboard.press("Escape")
        expect(lines).to_have_count(shown)


def looking_back_at(page: Page) -> int:
    found = re.search(r"Looking back: (\d+)", page.locator("#prompt").inner_text())
    return int(found[1]) if found else -1


def counted(lines: list[str], words: Texts) -> list[Counter[str]]:
    """Cubes and Damage of both stations, from the lines of Septikon's log."""
    cubes = [Counter(dict.fromkeys(RESOURCES, 5) | {"en": 10}) for _ in range(2)]
    named = {words.say(f"resource-{code}"): code for code in RESOURCES}
    named |= {f"{name}s": code for name, code in named.items()}
    stores = {words.say(f"warehouse-{row.id}"): row.resource for row in WAREHOUSES}
    for line in lines:
        seat = 0 if "Player A" in line else 1
        mine, theirs = cubes[seat], cubes[1 - seat]
        if found := re.search(r"(gains|pays|loses) (\d+) (\w+)", line):
            mine[named[found[3]]] += int(found[2]) * (1 if found[1] == "gains" else -1)
        elif found := re.search(r"loses the cube in (.+) \w+ \[", line):
            mine[stores[found[1]]] -= 1
        elif found := re.search(r"steals 1 (\w+)", line):
            mine[named[found[1]]] += 1
            theirs[named[found[1]]] -= 1
        elif "launches a" in line:
            mine["rk" if "Rocket" in line else "bd"] -= 1
        elif "recharged for 1" in line:
            mine["en"] -= 1
        elif re.search(r"Player [AB]’s station takes Damage on ", line):
            mine["damage"] += 1
        elif "repairs" in line:
            mine["damage"] -= 1
    return cubes


def test_septikons_log_alone_gives_resources_and_damage(
    browser: Browser, served: Running, tmp_path: Path
) -> None:
    record, s = finished("septikon", 4, mode="damage10", preset="yes")
    lines = told_by(browser, served, record, tmp_path)
    found = counted(lines, texts(rulewright.game("septikon"), "en"))
    for seat, station in enumerate(s.stations):
        assert found[seat].pop("damage") == s.outcome().facts[0].values[seat]
        held = Counter[str]()
        for cubes, row in zip(station.cubes, WAREHOUSES, strict=True):
            held[row.resource] += cubes.bit_count()
        assert found[seat] == held


def test_the_log_of_stress_botics_alone_gives_resources_and_score(
    browser: Browser, served: Running, tmp_path: Path
) -> None:
    s = played_well(3, 2)
    check(told_by(browser, served, s.record(), tmp_path), s)


def test_the_log_of_time_capsules_alone_gives_the_score(
    browser: Browser, served: Running, tmp_path: Path
) -> None:
    record, s = finished("time_capsules", 5)
    lines = told_by(browser, served, record, tmp_path)
    scores = Counter({0: 0, 1: 0})
    for line in lines:
        if found := re.search(r"Player (A|B) (gains|loses) (\d+) VP", line):
            scores["AB".index(found[1])] += int(found[3]) * (1 if found[2] == "gains" else -1)
    assert [scores[0], scores[1]] == s.outcome().scores


# --- the log of Age of Automaton -----------------------------------------------------------------------
ADDED = [  # what a line adds to a seat's count: words, a sign, and what is counted
    (r"gains (?P<n>\d+) (?P<what>red|yellow|blue|credit)", 1),
    (r"pays (?P<n>\d+) (?P<what>red|yellow|blue|credit)", -1),
    (r"discards a (?P<what>red|yellow|blue) token", -1),
    (r"builds a (?P<what>Level \w+) worker", 1),
    (r"(?P<unbuilt>builds) a Level", -1),
    (r"sends a (?P<what>Level \w+) worker", -1),
    (r"upgrades a worker from (?P<what>Level \w+)", -1),
    (r"upgrades a worker from Level \w+ to (?P<what>Level \w+)", 1),
    (r"gets back (?P<n>\d+) used workers? \((?P<what>unbuilt)", 1),
    (r"makes a (?P<contract>Contract) with ", -1),
    (r"(?P<equipment>buys) ", 1),
    (r"(?P<research>researches) ", 1),
    (r"(?P<sale>fills) ", 1),
    (r"(?P<specialist>plays) (?!Funding|Assembling|Purchasing)", 1),
    (r"(?P<achievement>claims|is first to claim) ", 1),
    (r"places .+ in (?P<what>the column of .+) \[", 1),
    (r"(?P<minus>fails) the audit", 1),
    (r"(scores|takes a token of|is reliable:) (?P<n>\d+) (?P<what>VP)", 1),
]
REACHED = [  # where a line says that a marker stands now
    r"has (?P<what>reputation) (?P<n>\d+)",
    r"reaches space (?P<n>\d+) of the (?P<what>Donation) track",
    r"falls to (?P<what>reliability) (?P<n>\d+)",
    r"reaches (?P<n>\d+) in relations with (?P<what>\w+)",
    r"reaches space (?P<n>\d+) of (?P<what>(?!the )[\w ]+) \[",
]


def factories_told(lines: list[str], seats: int) -> list[Counter[str]]:
    """What every player owns and where his markers stand, from the lines of the log."""
    start = {"unbuilt": DICE, "reliability": RELIABILITY_TOP, "contract": CONTRACTS}
    found = [Counter(start) for _ in range(seats)]
    for line in lines:
        if not (who := re.match(r"\s*Player ([A-D])\b", line)):
            continue
        mine = found["ABCD".index(who[1])]
        for words, sign in ADDED:
            if told := re.search(words, line):
                named = told.groupdict()
                mine[named.get("what") or next(iter(named))] += sign * int(named.get("n", 1))
        for words in REACHED:
            if told := re.search(words, line):
                mine[told["what"]] = int(told["n"])
    return found


def factory_held(f: Factory) -> Counter[str]:
    """The same of the state itself."""
    held = Counter(dict(zip(("red", "yellow", "blue"), f.tokens, strict=True)))
    held.update({"credit": f.credits, "unbuilt": f.unbuilt, "contract": f.contracts, "VP": f.vp})
    held.update({f"Level {name}": n for name, n in zip(LEVELS, f.tech[1:], strict=True)})
    held.update({"reputation": f.reputation, "Donation": f.donation, "reliability": f.reliability})
    held.update(dict(zip(("Apex", "Bionix", "Citadel"), f.relations, strict=True)))
    held.update(dict(zip(("Luna", "Mars", "Europa", "Deep Space"), f.prospect, strict=True)))
    words = texts(rulewright.game("age_of_automaton"), "en")
    held.update(words.name(COLUMN, column) for column in f.columns)
    held.update({"equipment": len(f.equipment.cards), "research": len(f.research.cards)})
    held.update({"sale": len(f.sales.cards), "specialist": len(f.specialists.cards)})
    held.update({"achievement": f.claimed.bit_count(), "minus": f.minus})
    return held


def final_scoring(lines: list[str], seats: int) -> list[dict[int, int]]:
    """The points of each player, by the number of the source; the 14th is the total."""
    found: list[dict[int, int]] = [{} for _ in range(seats)]
    for line in lines:
        if told := re.search(r"Player ([A-D])(?::| has) (−?\d+) VP .*\[AOA-SC-(\d\d)\]", line):
            found["ABCD".index(told[1])][int(told[3])] = int(told[2].replace("−", "-"))
    return found


def test_the_log_of_age_of_automaton_alone_gives_resources_and_all_sources(
    browser: Browser, served: Running, tmp_path: Path
) -> None:
    record, s = finished("age_of_automaton", 2, seats=3)
    lines = told_by(browser, served, record, tmp_path)
    owned, scored = factories_told(lines, 3), final_scoring(lines, 3)
    assert owned == [factory_held(f) for f in s.factories]
    sheet = s.outcome().sheet
    assert set().union(*scored) == set(range(1, 15)), "every source, in this game"
    for seat, sources in enumerate(scored):
        total = sources.pop(14)
        assert [owned[seat]["VP"], *(sources.get(n, 0) for n in range(1, 14))] == [
            row.values[seat] for row in sheet
        ]
        assert total == owned[seat]["VP"] + sum(sources.values()) == s.outcome().scores[seat]


# --- the log of Ark: Awakening -------------------------------------------------------------------------
STOCKED = {"gains": 1, "receives": 1, "pays": -1, "gives": -1}


def fought(mode: str, seats: int) -> tuple[dict[str, Any], Ark]:
    """The first random game in which there was something to fight about."""
    for seed in range(3, 60):
        s, rng = rulewright.game("ark_awakening").new(seats, mode, seed), random.Random(seed)
        assert isinstance(s, Ark)
        log: list[Entry] = []
        s.log = log
        while not s.over:
            seat = rng.choice(s.deciders)
            s.play(seat, rng.choice(s.options(seat)))
        if any(entry.line.message is TOTALS for entry in log):
            return s.record(), s
    raise AssertionError(f"no combat in {mode}")


def arks_told(lines: list[str], s: Ark) -> list[Counter[str]]:
    """Resources, arsenal, and points of tiles and objectives of every player, from the lines of the log."""
    start = rulewright.game("ark_awakening").new(s.seats, s.setup.mode, 3)
    assert isinstance(start, Ark)
    words = texts(rulewright.game("ark_awakening"), "en")
    found = [
        Counter({name: dome.stock[n] for n, name in enumerate(ARK_RESOURCES)}) + Counter(arsenal=dome.arsenal)
        for dome in start.domes
    ]
    points = {words.say(f"achievement-{row.id}"): list(tile(s, n)) for n, row in enumerate(ACHIEVEMENT_ROWS)}
    objectives = Counter[str]()
    for line in lines:
        if not (who := re.search(r"Player ([A-E]) (.*)", line)):
            continue
        mine, said = found["ABCDE".index(who[1])], who[2]
        if moved := re.match(r"(gains|receives|pays|gives) (\d+) (\w+)", said):
            mine[moved[3]] += STOCKED[moved[1]] * int(moved[2])
        elif armed := re.match(r"(adds|uses up) (\d+) (?:to|of) the arsenal", said):
            mine["arsenal"] += int(armed[2]) * (1 if armed[1] == "adds" else -1)
        elif earned := re.match(r"earns the achievement (.+?) \[", said):
            mine["points"] += points[earned[1]].pop(0)
        elif met := re.match(r"meets the objective (.+?) \[", said):
            mine["points"] += OBJECTIVE_POINTS[objectives[met[1]]]
            objectives[met[1]] += 1
    return found


def tile(s: Ark, number: int) -> tuple[int, int]:
    """What the side of a tile that lies up is worth to the first and the second."""
    return (HARD_POINTS if is_hard(s, number) else EASY_POINTS)[number]


@pytest.mark.parametrize(("mode", "seats"), [("fallout", 2), ("guardians", 3)])
def test_the_log_of_ark_alone_gives_resources_and_points(
    browser: Browser, served: Running, tmp_path: Path, mode: str, seats: int
) -> None:
    record, s = fought(mode, seats)
    found = arks_told(told_by(browser, served, record, tmp_path), s)
    for dome, told in zip(s.domes, found, strict=True):
        assert [told[name] for name in ARK_RESOURCES] == dome.stock
        assert told["arsenal"] == dome.arsenal
        if mode == "fallout":
            assert told["points"] == tile_points(s, dome.seat) + objective_points(s, dome.seat)
