"""What eyes get of a biodome: sections, tracks, stores, cards, and how far its player has come."""

from __future__ import annotations

from typing import Final, Literal, cast

from msgspec import Struct

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.zones import HIDDEN
from rulewright.games.ark_awakening.engineering import price
from rulewright.games.ark_awakening.exploit import yields
from rulewright.games.ark_awakening.goals import awake, goal_points, holds_full, measure, needed, open_points
from rulewright.games.ark_awakening.modifiers import value
from rulewright.games.ark_awakening.outlook import (
    left_in,
)
from rulewright.games.ark_awakening.places import (
    CELL_LABELS,
    PASSIVE_SITE,
    SECTION_SITE,
)
from rulewright.games.ark_awakening.places import SIDES as EDGES
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import (
    FALLOUT,
    FIRST_MISSION,
    OFF_BOARD,
    Ark,
    Biodome,
    section_holder,
)

Edge = Literal["", "north", "east", "south", "west"]
Level = Literal["", "intermediate", "beginner"]
LEVELS: Final[list[Level]] = ["", "intermediate", "beginner"]  # by EXPERT, INTERMEDIATE, BEGINNER
WITHOUT_NUMBER: Final = (p.EXPLORE, p.PLACE_BOMBS, p.RANGED_ATTACK, p.DETONATE_BOMBS)


class Doable(Struct):
    """An action of a section, what it is worth now and what is left of it; 0 where it has no number."""

    action: str
    value: int
    left: int


class Power(Struct):
    """A cylinder, by its generator: of a seat, or one of the Ark (`seat` is -1 then) with so many bars."""

    generator: str
    seat: int
    bars: int


def power_of(generator: int) -> Power:
    own = generator < p.MOST_SEATS
    bars = 0 if own else generator - p.MOST_SEATS + 1
    return Power(v.GENERATOR_LABELS[generator], generator if own else -1, bars)


class SectionShown(Struct):
    """A section of a biodome; `next` is what one more cube costs, -1: no square is free."""

    spot: str
    section: str
    actions: list[Doable]
    squares: int
    cubes: int
    next: int
    paid_in: str
    circles: int
    cylinders: list[Power]
    marker: bool


class SecondTrack(Struct):
    """The second row of squares of a section: a standing benefit."""

    spot: str
    section: str
    benefit: str
    now: int
    squares: int
    cubes: int
    next: int
    paid_in: str


class Stock(Struct):
    spot: str
    resource: str
    count: int


class HandCard(Struct):
    """`artifact` is empty for who may not see it."""

    spot: str
    artifact: str


class ChainCard(Struct):
    """An objective card; a new one can be used from the next turn on."""

    spot: str
    room: str
    fresh: bool


class Built(Struct):
    """An artifact built as a section of the biodome."""

    spot: str
    artifact: str


class Progress(Struct):
    """An achievement tile: how much of it the seat has, and in Fallout the points that it got for it."""

    achievement: str
    have: int
    need: int
    done: bool
    points: int


class Home(Struct):
    """The biodome as a place for units."""

    spot: str


class Dome(Struct):
    """A player's biodome. `level` is empty for an expert, who has no Beginner's Help; `mission` for who may
    not see it, or if none is held; `points`: those of Fallout that all can see."""

    spot: str
    seat: int
    faction: str
    level: Level
    edge: Edge
    dock: list[str]
    inside: Home
    stock: list[Stock]
    arsenal: int
    home: int
    outside: int
    stasis: int
    wounded: int
    awake: int
    cubes: int
    moves: int
    sections: list[SectionShown]
    tracks: list[SecondTrack]
    hand: list[HandCard]
    built: list[Built]
    stationed: list[str]
    has_mission: bool
    mission: str
    mission_rooms: list[str]
    mission_done: list[str]
    activated: list[str]
    chains: list[ChainCard]
    achievements: list[Progress]
    points: int
    goals: list[bool]
    explored: int


def dome_shown(s: Ark, dome: Biodome) -> Dome:
    seat = dome.seat
    held = [card - p.MISSION for card in dome.mission.cards if card != HIDDEN]
    return Dome(
        spot=f"seat:{seat}",
        seat=seat,
        faction=p.BOARDS[dome.board],
        level=LEVELS[dome.level],
        edge=cast(Edge, EDGES[s.dock_side(seat)]),
        dock=[CELL_LABELS[cell] for cell in s.dock(seat)],
        inside=Home(f"place:biodome:{seat}"),
        stock=[Stock(f"resource:{name}:{seat}", name, dome.stock[n]) for n, name in enumerate(p.RESOURCES)],
        arsenal=dome.arsenal,
        home=dome.home,
        outside=s.in_play(seat),
        stasis=dome.stasis,
        wounded=dome.wounded,
        awake=awake(s, seat),
        cubes=dome.cubes,
        moves=value(s, seat, p.MOVE),
        sections=[section_shown(s, dome, section) for section in range(len(p.SECTIONS))],
        tracks=[track for section in range(len(p.SECTIONS)) for track in second_tracks(s, dome, section)],
        hand=sorted((hand_card(seat, card) for card in dome.hand.cards), key=lambda card: card.artifact),
        built=[
            Built(f"artifact:{name}:{seat}:built", name)
            for name in (p.FACE_IDS[p.FACE_OF[card]] for card in dome.built.cards)
        ],
        stationed=[p.SECTIONS[section] for section in dome.stationed],
        has_mission=bool(dome.mission.cards),
        mission=p.MISSION_ROWS[held[0]].id if held else "",
        mission_rooms=[p.ROOM_IDS[room] for mission in held for room in p.MISSION_ROOMS[mission]],
        mission_done=[
            p.ROOM_IDS[room] for mission in held for room in p.MISSION_ROOMS[mission] if counts(s, dome, room)
        ],
        activated=[p.ROOM_IDS[room] for room in range(p.ACTIVATABLE) if dome.activated >> room & 1],
        chains=[
            ChainCard(f"room:{p.ROOM_IDS[room]}:{seat}", p.ROOM_IDS[room], bool(dome.new_chains >> room & 1))
            for room in range(p.ACTIVATABLE)
            if dome.chains >> room & 1
        ],
        achievements=achievements(s, dome),
        points=open_points(s, seat) if s.mode == FALLOUT else 0,
        goals=[bool(dome.goals >> goal & 1) for goal in range(p.GOALS)] if s.mode == FIRST_MISSION else [],
        explored=dome.explored,
    )


def counts(s: Ark, dome: Biodome, room: int) -> bool:
    """Does a room of the mission count? Once activated (ARK-7.9), in Fallout while it is held (ARK-14.10)."""
    return holds_full(s, dome.seat, room) if s.mode == FALLOUT else bool(dome.activated >> room & 1)


def achievements(s: Ark, dome: Biodome) -> list[Progress]:
    if s.mode == FIRST_MISSION or s.coop:  # ARK-S17
        return []
    return [
        Progress(
            achievement=row.id,
            have=measure(s, dome.seat, p.SUBJECT[n]),
            need=needed(s, n),
            done=bool(dome.achieved >> n & 1),
            points=goal_points(s, dome.seat, n) if s.mode == FALLOUT else 0,
        )
        for n, row in enumerate(p.ACHIEVEMENT_ROWS)
    ]


def section_shown(s: Ark, dome: Biodome, section: int) -> SectionShown:
    printed, seat, name = dome.section(section), dome.seat, p.SECTIONS[section]
    site = SECTION_SITE + section
    return SectionShown(
        spot=f"section:{name}:{seat}",
        section=name,
        actions=[
            doable(s, seat, section, action, fixed) for action, fixed in zip(printed.actions, printed.fixed)
        ],
        squares=printed.squares,
        cubes=dome.tracks[section],
        next=price(s, seat, site) if dome.tracks[section] < printed.squares else -1,
        paid_in=p.RESOURCES[printed.cost_type] if printed.cost_type != p.FREE else "",
        circles=printed.circles,
        cylinders=[power_of(one) for one in things(s.circles[section_holder(seat, section)])],
        marker=dome.marker == section if dome.marker != OFF_BOARD else False,
    )


def doable(s: Ark, seat: int, section: int, action: int, fixed: int) -> Doable:
    now = worth(s, seat, action, fixed)
    return Doable(p.ACTIONS[action], now, left_in(s, seat, section, action, now))


def worth(s: Ark, seat: int, action: int, fixed: int) -> int:
    """What an action gives or allows now; exploring has no number."""
    if fixed >= 0:
        return fixed
    if action == p.EXPLOIT:
        return sum(yields(s, seat))
    return value(s, seat, action) if action not in WITHOUT_NUMBER else 0


def second_tracks(s: Ark, dome: Biodome, section: int) -> list[SecondTrack]:
    printed, seat, name = dome.section(section), dome.seat, p.SECTIONS[section]
    if not printed.passive_squares:
        return []
    cubes = dome.tracks[len(p.SECTIONS) + section]
    full = cubes == printed.passive_squares
    return [
        SecondTrack(
            spot=f"site:{name}2:{seat}",
            section=name,
            benefit=p.BENEFITS[printed.passive],
            now=printed.passive_values[cubes],
            squares=printed.passive_squares,
            cubes=cubes,
            next=-1 if full else price(s, seat, PASSIVE_SITE + section),
            paid_in=p.RESOURCES[printed.passive_cost_type] if printed.passive_cost_type != p.FREE else "",
        )
    ]


def hand_card(seat: int, card: int) -> HandCard:
    if card == HIDDEN:
        return HandCard("", "")
    artifact = p.FACE_IDS[p.FACE_OF[card]]
    return HandCard(f"artifact:{artifact}:{seat}", artifact)
