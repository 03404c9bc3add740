"""What the rulebook of Ark: Awakening prints beside its content files: names, prices, tracks, maps, sums."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core import content
from rulewright.core.reference import Reference, Words
from rulewright.core.texts import Texts, begun
from rulewright.games.ark_awakening.book import BOOK, TOKEN_EFFECT, USE_EFFECT, USE_IN_FALLOUT
from rulewright.games.ark_awakening.catalogue import benefit, printed
from rulewright.games.ark_awakening.schema import (
    FOLDER,
    ArtifactRow,
    BoardRow,
    FactoryRow,
    GeneratorRow,
    RoomRow,
    SectionRow,
)
from rulewright.games.ark_awakening.table import GOAL_NEEDS

NONE: Final = "–"
PLAIN: Final = "·"  # a position without anything printed on it
SECTORS: Final = {"A": "command", "B": "industry", "C": "science", "D": "machinery"}

GOAL_CLAUSES: Final = ["ARK-9.1", *(f"ARK-9.1{letter}" for letter in "bcdef")]


def reference(texts: Texts) -> Reference:
    return Reference(rows=rows(texts) | enemy(texts) | maps(texts), figures=figures())


def rows(texts: Texts) -> dict[str, list[Words]]:
    told = printed(texts)
    return {
        "room": [special_room(texts, row) for row in p.ROOM_ROWS],
        "generator": [generator(texts, row) for row in p.GENERATOR_ROWS],
        "factory": [factory(texts, number, row) for number, row in enumerate(p.FACTORY_ROWS)],
        "faction": [{"name": texts.say(f"faction-{row.id}")} for row in p.FACTION_ROWS],
        "section": [section(texts, row) for row in p.SECTION_ROWS],
        "artifact": [artifact(texts, number, row) for number, row in enumerate(p.ARTIFACT_ROWS)],
        "mission": [mission(texts, number) for number in range(len(p.MISSION_ROWS))],
        "achievement": [achievement(texts, number) for number in range(len(p.ACHIEVEMENT_ROWS))],
        "token": [
            {"reward": begun(texts.effect(BOOK.effects[TOKEN_EFFECT[kind]]))}
            for kind in range(len(p.TOKEN_ROWS))
        ],
        "goal": [
            {"name": goal.name, "asks": begun(goal.said), "clause": clause}
            for goal, clause in zip(told.goals, GOAL_CLAUSES, strict=True)
        ],
        "size": [size(row) for row in p.BOARD_ROWS],
    }


def figures() -> dict[str, int]:
    """What setup.toml says by number of players, and the numbers of the rules."""
    out = {
        "storage": p.STORAGE,
        "arsenal": p.ARSENAL_MOST,
        "unit-cost": p.UNIT_COST,
        "brood-cost": p.BROOD_COST,
        "slow-cost": p.SLOW_COST,
        "neutral-cost": p.NEUTRAL_COST,
        "explored-most": p.EXPLORED_MOST,
        "species-combat": p.SPECIES_COMBAT,
        "units": p.STANDARD_UNITS,
        "cylinders": p.STANDARD_CYLINDERS,
        "awake": p.STANDARD_AWAKE,
        "asleep": p.STANDARD_UNITS - p.STANDARD_AWAKE,
        "to-mission": p.TO_MISSION,
        "last-round": p.LAST_ROUND,
        "last-round-first-mission": p.LAST_ROUND_FIRST_MISSION,
        "guards": p.GUARDS,
        "critical-arsenal": p.CRITICAL_ARSENAL,
        "seal-cost": p.SEAL_COST,
        "disintegrate-cost": p.DISINTEGRATE_COST,
        "built-most": p.BUILT_MOST,
        "hack-cost": p.HACK_COST,
        "token-width": p.TOKEN_WIDTH,
        "airlock-reach": p.AIRLOCK_REACH,
        "easy-tiles": p.EASY_TILES,
        "hard-tiles": len(p.ACHIEVEMENT_ROWS) - p.EASY_TILES,
        "laid-out": p.LAID_OUT,
        "pair": p.PAIR,
        "help": p.HELP_ROWS[0].built["mini_metamorphite"],
        "helps": p.HELP_ROWS[0].copies,
        "mission-points": p.MISSION_POINTS,
        "first-points": p.OBJECTIVE_POINTS[0],
        "second-points": p.OBJECTIVE_POINTS[1],
        "gates": sum(row.copies for row in p.GATE_ROWS),
        "missions": len(p.MISSION_ROWS),
        "artifacts": p.ARTIFACTS,
        "tiles": len(p.ACHIEVEMENT_ROWS),
        "tokens": sum(row.copies for row in p.TOKEN_ROWS),
        "premium-tokens": sum(row.premium for row in p.TOKEN_ROWS),
        "faction-count": len(p.FACTION_ROWS),
        "special-rooms": len(p.ROOM_ROWS),
        "generator-count": len(p.GENERATOR_ROWS),
        "factory-cards": sum(row.copies for row in p.FACTORY_ROWS),
    }
    for number, need in enumerate(GOAL_NEEDS):
        out[f"goal-{number + 1}"] = need
    for name, values in p.AMOUNTS.items():
        for players, value in enumerate(values, 1):
            out[f"{name}-{players}"] = value
    return out


# --- words ----------------------------------------------------------------------------------------------
def price(texts: Texts, cost: dict[str, int]) -> str:
    """`2 titanium`; a dash for nothing."""
    told = [texts.say("book-price", n=n, resource=texts.say(f"resource-{name}")) for name, n in cost.items()]
    return ", ".join(told) or NONE


def tracks(texts: Texts, benefits: dict[str, list[int]]) -> str:
    return begun("; ".join(benefit(texts, name, values) for name, values in benefits.items()))


def chain(texts: Texts, ends: tuple[str, str]) -> str:
    return " → ".join(texts.say(f"section-{end}") for end in ends)


def pairs(first: list[int], second: list[int]) -> str:
    """Two tracks that the same cubes cover: `1/1, 2/1`."""
    if not second:
        return ", ".join(map(str, first))
    return ", ".join(f"{one}/{two}" for one, two in zip(first, second, strict=True))


# --- rooms ----------------------------------------------------------------------------------------------
def special_room(texts: Texts, row: RoomRow) -> Words:
    return {
        "name": texts.say(f"room-{row.id}"),
        "sector": SECTORS[row.half[0]],
        "part": " ".join((texts.say(f"sector-{SECTORS[row.half[0]]}"), str(row.half[1]))),
        "price": price(texts, row.cost),
        "counts": texts.say(f"book-{row.link}"),
        "gives": tracks(texts, row.benefits),
        "chain": chain(texts, row.chain),
    }


def generator(texts: Texts, row: GeneratorRow) -> Words:
    return {
        "name": texts.say(f"generator-{row.id}"),
        "price": price(texts, row.cost),
        "track": pairs(row.diverts, row.capacity),
        "chain": chain(texts, row.chain),
    }


def factory(texts: Texts, number: int, row: FactoryRow) -> Words:
    return {
        "name": texts.say(f"factory-{row.id}"),
        "gives": tracks(texts, {row.resource: row.yields}),
    }


# --- biodomes -------------------------------------------------------------------------------------------
def action(texts: Texts, named: str) -> str:
    """`move`, or `move 1`: of that fixed value."""
    name, _, fixed = named.partition(" ")
    return f"{texts.say(f'action-{name}')} {fixed}".strip()


def section(texts: Texts, row: SectionRow) -> Words:
    *others, last = [action(texts, name) for name in row.actions]
    joined = f" {texts.say('book-and' if row.all else 'book-or')} {last}" if others else last
    passive = tracks(texts, row.passive) + (f" ({price(texts, row.passive_cost)})" if row.passive else "")
    return {
        "title": texts.say(f"section-{row.section}"),
        "does": begun(", ".join(others) + joined),
        "track": pairs(row.values, row.second or row.capacity),
        "price": price(texts, row.cost),
        "bonus": ", ".join(f"+{n}" for n in row.power) if len(row.power) > 1 else NONE,
        "second_track": passive or NONE,
    }


# --- cards and tiles ------------------------------------------------------------------------------------
def same(values: list[str]) -> str:
    """One word if all copies have it."""
    return values[0] if len(set(values)) == 1 else "/".join(values)


def artifact(texts: Texts, number: int, row: ArtifactRow) -> Words:
    """With what is different in Fallout (ARK-R66, ARK-VP-4)."""
    use = begun(texts.effect(BOOK.effects[USE_EFFECT[number]]))
    fallout = texts.effect(BOOK.effects[USE_IN_FALLOUT[number]])
    built = tracks(texts, {name: [n] for name, n in row.built.items()})
    if row.use_in_fallout:
        use += " " + texts.say("printed-in-fallout", effect=fallout)
    if row.points_in_fallout:
        built += ", " + texts.say("printed-points-in-fallout", n=row.points_in_fallout)
    return {
        "name": texts.say(f"artifact-{row.id}"),
        "power": same([str(n) for n in row.power]),
        "critical": same([texts.say("book-yes" if one else "book-no") for one in row.critical]),
        "use": use,
        "fallout": fallout,
        "built": built,
    }


def mission(texts: Texts, number: int) -> Words:
    rooms = [texts.name(v.ROOM, room) for room in p.MISSION_ROOMS[number]]
    return {"name": texts.name(v.MISSION, number), "rooms": " · ".join(rooms)}


def achievement(texts: Texts, number: int) -> Words:
    row = p.ACHIEVEMENT_ROWS[number]
    return {
        "name": texts.name(v.ACHIEVEMENT, number),
        "asks": begun(texts.say(f"subject-{row.subject}", n=row.easy)),
        "easy_vp": pairs([row.easy_points[0]], [row.easy_points[1]]),
        "hard_vp": pairs([row.hard_points[0]], [row.hard_points[1]]),
    }


# --- the enemy ------------------------------------------------------------------------------------------
def enemy(texts: Texts) -> dict[str, list[Words]]:
    files = content.everything(FOLDER)["enemy"]
    return {
        "track": [track(texts, number) for number in range(len(p.ENEMY_TRACK_ROWS))],
        "enemy_action": [
            {
                "name": row["id"],
                "moves": str(row["steps"]) if row["steps"] else texts.say("book-no-move"),
                "way": ", ".join(texts.say(f"book-{side}") for side in row["order"]) or NONE,
                "does": begun(texts.say(f"book-{row['strategy']}")),
            }
            for row in files["enemy_action"]
        ],
        "challenger_action": [
            {"name": row["id"]} | {side: half(texts, row[side]) for side in ("left", "right")}
            for row in files["challenger_action"]
        ],
    }


def track(texts: Texts, number: int) -> Words:
    """Its title, and its values for each number of Challengers."""
    out = {"title": begun(texts.say(f"book-track-{p.ENEMY_TRACK_ROWS[number].track}"))}
    for name, values in zip(["one", "two", "three", "four"], p.ENEMY_VALUES[number]):
        out[name] = ", ".join([str(value) for value in values])
    return out


def half(texts: Texts, named: list[str]) -> str:
    """Half a challenger-action card: its action and its symbol."""
    name, symbol = named
    return f"{begun(texts.say(f'action-{name}'))} ({texts.say(f'book-track-{symbol}')})"


# --- the Ark --------------------------------------------------------------------------------------------
def size(row: BoardRow) -> Words:
    """What lies on the Ark of so many players."""
    deck = p.DECK_ROWS[row.players - 1]
    special = deck.full * 8 + deck.halves * 4 + deck.single
    rooms = special + len(p.GENERATOR_ROWS) + deck.factories
    positions, initial = row.width * row.height, len(row.initial)
    tokens = sum(one.copies + (one.premium if row.players == p.MOST_SEATS else 0) for one in p.TOKEN_ROWS)
    return {
        "players": str(row.players),
        "grid": f"{row.width} × {row.height}",
        "positions": str(positions),
        "initial": str(initial),
        "gates": str(len(row.gates)),
        "special": str(special),
        "deck": str(rooms),
        "tokens": str(min(tokens, positions - initial)),
    }


def maps(texts: Texts) -> dict[str, list[Words]]:
    return {f"map_{row.players}": ark(texts, row) for row in p.BOARD_ROWS}


def ark(texts: Texts, row: BoardRow) -> list[Words]:
    """The Ark from above, north at the top, with the biodomes around it."""
    marks = {tuple(one.cell): texts.say("book-factory") for one in row.initial}
    marks |= {tuple(cell): texts.say("book-gate") for cell in row.gates}
    docks = {
        (dock.side, cell[0] if dock.side in ("north", "south") else cell[1]): str(seat)
        for seat, dock in enumerate(row.seats, 1)
        for cell in dock.cells
    }
    columns = range(1, row.width + 1)

    def edge(side: str) -> Words:
        return line(texts.say(f"book-{side}"), "", "", [docks.get((side, c), "") for c in columns])

    lines = [edge("north")]
    for r in range(row.height, 0, -1):
        cells = [marks.get((c, r), PLAIN) for c in columns]
        lines.append(line(str(r), docks.get(("west", r), ""), docks.get(("east", r), ""), cells))
    return [*lines, edge("south")]


def line(title: str, west: str, east: str, cells: list[str]) -> Words:
    return {"row": title, "west": west, "east": east} | {f"c{c}": cell for c, cell in enumerate(cells, 1)}
