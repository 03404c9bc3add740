"""What is printed in Ark: Awakening, in words, as this engine plays it."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.effects import Effect
from rulewright.core.texts import Texts
from rulewright.games.ark_awakening.book import BOOK, TOKEN_EFFECT, USE_EFFECT, USE_IN_FALLOUT
from rulewright.games.ark_awakening.places import PASSIVE_SITE, SECTION_SITE, SIDES, SITE_LABELS
from rulewright.games.ark_awakening.shown_dome import LEVELS
from rulewright.games.ark_awakening.table import GOAL_NEEDS, MODES


class Room(Struct):
    """`tracks` says each benefit with its numbers, `chain` what its objective card allows; `said`: all.

    `kind` is the id of its row in the content, which the factories of a type share.
    """

    id: str
    kind: str
    name: str
    short: str
    squares: int
    circles: int
    cost: int
    paid_in: str
    tracks: list[str]
    chain: str
    said: str


class Artifact(Struct):
    """`use` is its single use in words, `built` its standing benefit as a section; `said`: name and use."""

    id: str
    name: str
    power: int
    critical: bool
    use: str
    built: str
    said: str


class Mission(Struct):
    id: str
    name: str
    rooms: list[str]
    said: str


class Aim(Struct):
    """An achievement, a goal or a level: its name, and what it asks or brings."""

    id: str
    name: str
    said: str


class Site(Struct):
    """A row of squares in a biodome: of which section, and whether it is the second one."""

    section: str
    second: bool


class Printed(Struct):
    rooms: dict[str, Room]
    artifacts: dict[str, Artifact]
    missions: dict[str, Mission]
    achievements: dict[str, Aim]
    to_mission: int  # so many achievements earn one
    goals: list[Aim]
    tokens: dict[str, Aim]
    sections: dict[str, str]
    sections_short: dict[str, str]
    sites: dict[str, Site]
    actions: dict[str, str]
    resources: dict[str, str]
    units: dict[str, str]
    generators: dict[str, str]
    factions: dict[str, str]
    levels: dict[str, Aim]
    modes: dict[str, str]
    objectives: dict[str, str]
    targets: dict[str, str]
    meter: dict[str, str]
    war: list[str]
    orders: dict[str, str]
    strategies: dict[str, str]
    symbols: dict[str, str]
    sides: dict[str, str]


@cache
def printed(texts: Texts) -> Printed:
    """Everything in one language; it never changes while the engine runs."""
    return Printed(
        rooms={name: room(texts, n) for n, name in enumerate(p.ROOM_IDS)},
        artifacts={name: artifact(texts, face) for face, name in enumerate(p.FACE_IDS)},
        missions={row.id: mission(texts, n) for n, row in enumerate(p.MISSION_ROWS)},
        to_mission=p.TO_MISSION,
        achievements={row.id: achievement(texts, n) for n, row in enumerate(p.ACHIEVEMENT_ROWS)},
        goals=[goal(texts, n) for n in range(p.GOALS)],
        tokens={str(kind + 1): token(texts, kind) for kind in range(len(p.TOKEN_ROWS))},
        sections={name: texts.say(f"section-{name}") for name in p.SECTIONS},
        sections_short={name: texts.say(f"short-{name}") for name in p.SECTIONS},
        sites={
            SITE_LABELS[start + n]: Site(name, start == PASSIVE_SITE)
            for start in (SECTION_SITE, PASSIVE_SITE)
            for n, name in enumerate(p.SECTIONS)
        },
        actions={name: texts.say(f"action-{name}") for name in p.ACTIONS},
        resources={name: texts.say(f"resource-{name}") for name in p.RESOURCES},
        units={name: texts.say(f"unit-{name}") for name in v.UNIT_KINDS + v.ENEMY_KINDS},
        generators={name: texts.name(v.GENERATOR, n) for n, name in enumerate(v.GENERATOR_LABELS)},
        factions={name: texts.say(f"faction-{name}") for name in p.BOARDS},
        levels={name: level(texts, name) for name in LEVELS if name},
        modes={name: texts.say(f"mode-{name}") for name in MODES},
        objectives={name: texts.say(f"objective-{name}") for name in p.OBJECTIVE_IDS},
        targets={name: texts.name(v.TARGETED, n) for n, name in enumerate(v.TARGETED.labels)},
        war=v.METER_LABELS[v.METER_MOST :],
        meter={name: texts.say(f"meter-{name}") for name in v.METER_LABELS},
        orders={row.id: order_said(texts, n) for n, row in enumerate(p.ORDER_ROWS)},
        strategies={name: texts.name(v.PLAN, n) for n, name in enumerate(p.STRATEGIES)},
        symbols={name: texts.say(f"book-track-{name}") for name in [*p.SYMBOLS, "K", "D"]},
        sides={side: texts.say(f"side-{side}") for side in SIDES},
    )


# --- rooms -------------------------------------------------------------------------------------------
def tracks(room: int) -> dict[str, list[int]]:
    """Each benefit of a room with its numbers by covered slots."""
    if p.is_gate(room):
        return {}
    if p.is_factory(room):
        factory = p.FACTORY_ROWS[p.factory_type(room)]
        return {factory.resource: factory.yields}
    if p.is_outer_generator(room):
        generator = p.GENERATOR_ROWS[room - p.GENERATOR]
        return {"diverts": generator.diverts, "capacity": generator.capacity}
    return p.ROOM_ROWS[room].benefits


def link(room: int) -> str:
    """Which slots its benefits count."""
    if p.is_gate(room):
        return "none"
    if p.is_factory(room):
        return "energy"
    return "cubes" if p.is_outer_generator(room) else p.ROOM_ROWS[room].link


def benefit(texts: Texts, name: str, values: list[int]) -> str:
    return texts.say(f"benefit-{name}", n="/".join(map(str, values)))


def room(texts: Texts, number: int) -> Room:
    name = texts.name(v.ROOM, number)
    paid_in = p.RESOURCES[p.COST_TYPE[number]] if p.COST_TYPE[number] != p.FREE else ""
    given = [benefit(texts, code, values) for code, values in tracks(number).items()]
    chain = chain_said(texts, number)
    said = texts.say(
        "printed-room",
        name=name,
        squares=p.SQUARES[number],
        circles=p.CIRCLES[number],
        cost=p.COST[number],
        resource=texts.say(f"resource-{paid_in}") if paid_in else "",
        link=link(number),
        gives="".join(f": {', '.join(part)}" for part in [given] if part),
    )
    return Room(
        id=p.ROOM_IDS[number],
        kind=kind_of(number),
        name=name,
        short=short(texts, number),
        squares=p.SQUARES[number],
        circles=p.CIRCLES[number],
        cost=p.COST[number],
        paid_in=paid_in,
        tracks=given,
        chain=chain,
        said=f"{said}; {chain}" if chain else said,
    )


def short(texts: Texts, number: int) -> str:
    return texts.say("short-gate") if p.is_gate(number) else texts.short(v.ROOM_TEXTS[number])


def kind_of(number: int) -> str:
    """Factories of a type, and gates, are alike."""
    if p.is_gate(number):
        return "gate"
    return p.ROOM_IDS[number][:-1] if p.is_factory(number) else p.ROOM_IDS[number]


def chain_said(texts: Texts, number: int) -> str:
    if number >= len(p.CHAIN_FROM):
        return ""
    start, end = p.SECTIONS[p.CHAIN_FROM[number]], p.SECTIONS[p.CHAIN_TO[number]]
    return texts.say(
        "printed-chain", **{"from": texts.say(f"section-{start}"), "to": texts.say(f"section-{end}")}
    )


def order_said(texts: Texts, order: int) -> str:
    row = p.ORDER_ROWS[order]
    ways = [texts.say(f"direction-{name}") for name in row.order]
    return texts.say("order-card", steps=row.steps, list=", ".join(ways))


# --- cards and tiles ---------------------------------------------------------------------------------
def use(title: int) -> Effect[Any]:
    return BOOK.effects[USE_EFFECT[title]]


def artifact(texts: Texts, face: int) -> Artifact:
    card = next(card for card in range(p.ARTIFACTS) if p.FACE_OF[card] == face)
    title, name, critical = p.TITLE_OF[card], texts.name(v.ARTIFACT, face), bool(p.CRITICAL_OF[card])
    row, effect = p.ARTIFACT_ROWS[title], texts.effect(use(title))
    if row.use_in_fallout:
        effect += " " + texts.say(
            "printed-in-fallout", effect=texts.effect(BOOK.effects[USE_IN_FALLOUT[title]])
        )
    built = [benefit(texts, code, [n]) for code, n in row.built.items()]
    if row.points_in_fallout:
        built.append(texts.say("printed-points-in-fallout", n=row.points_in_fallout))
    return Artifact(
        id=p.FACE_IDS[face],
        name=name,
        power=p.POWER_OF[card],
        critical=critical,
        use=effect,
        built=", ".join(built),
        said=texts.say(
            "printed-artifact",
            name=name,
            power=p.POWER_OF[card],
            critical="yes" if critical else "no",
            effect=effect,
        ),
    )


def mission(texts: Texts, number: int) -> Mission:
    row, name = p.MISSION_ROWS[number], texts.name(v.MISSION, number)
    rooms = [texts.name(v.ROOM, each) for each in p.MISSION_ROOMS[number]]
    said = texts.say("printed-mission", name=name, rooms=", ".join(rooms))
    return Mission(row.id, name, list(row.rooms), said)


def achievement(texts: Texts, number: int) -> Aim:
    row = p.ACHIEVEMENT_ROWS[number]
    return Aim(row.id, texts.name(v.ACHIEVEMENT, number), asked(texts, row.id, row.easy))


def asked(texts: Texts, tile: str, need: int) -> str:
    """What a tile asks, with the number of the side that lies up."""
    subject = next(row.subject for row in p.ACHIEVEMENT_ROWS if row.id == tile)
    return texts.say(f"subject-{subject}", n=need)


def goal(texts: Texts, number: int) -> Aim:
    said = texts.say(f"aim-{number + 1}", n=GOAL_NEEDS[number])
    return Aim(v.GOAL.labels[number], texts.name(v.GOAL, number), said)


def level(texts: Texts, name: str) -> Aim:
    """ARK-S39: with what lies under the biodome."""
    named = texts.say(f"experience-{name}")
    gives = [benefit(texts, code, [n]) for code, n in p.HELP_ROWS[0].built.items()]
    return Aim(name, named, texts.say("printed-level", level=named, gives=", ".join(gives)))


def token(texts: Texts, kind: int) -> Aim:
    said = texts.effect(BOOK.effects[TOKEN_EFFECT[kind]])
    return Aim(str(kind + 1), texts.name(v.TOKEN, kind), said)
