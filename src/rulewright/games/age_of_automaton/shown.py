"""What eyes get of Age of Automaton: names instead of numbers, made from a redacted state.

A thing that can be chosen carries its `spot`; `spots` says which of them a choice or a line of the log is
about. Whatever a board would have to work out by a rule is a number here, told by the rule itself.
"""

from __future__ import annotations

from typing import Final, Literal, cast

from msgspec import Struct

import rulewright.games.age_of_automaton.printed as p
import rulewright.games.age_of_automaton.verbs as v
from rulewright.core.zones import HIDDEN
from rulewright.games.age_of_automaton.actions import VERB
from rulewright.games.age_of_automaton.goods import Give, Limit, Swap, Take, held
from rulewright.games.age_of_automaton.offices import next_place
from rulewright.games.age_of_automaton.playable import goals, price_of
from rulewright.games.age_of_automaton.prospect import Climb, Passes, Toll, passed
from rulewright.games.age_of_automaton.requirements import (
    ACHIEVEMENT_TEST,
    AUDIT_TEST,
    Condition,
    met,
    missing,
)
from rulewright.games.age_of_automaton.rounds import Donate, trigger
from rulewright.games.age_of_automaton.scoring import parts, relation_vp, sheet, times, total
from rulewright.games.age_of_automaton.special import special_price
from rulewright.games.age_of_automaton.table import Automaton, Factory, level_of, owner
from rulewright.games.age_of_automaton.turn import Before, Choose
from rulewright.games.age_of_automaton.workers import ON_BOARD, Extra, Worker
from rulewright.games.age_of_automaton.workers import Column as WhichColumn

Step = Literal[
    "", "draft", "open", "after", "overtime", "window", "goal", "worker", "extra", "column", "waive", "roll",
    "reroll", "turn", "toll", "take", "give", "swap", "drop", "upgrade", "free", "donate", "claim",
]  # fmt: skip
Phase = Literal["setup", "market", "action", "donation", "audit", "cleanup", "end"]
PHASES: Final[list[Phase]] = ["setup", "market", "action", "donation", "audit", "cleanup", "end"]
Room = Literal["any", "iv", "none"]
Task = Literal["take", "give", "swap", "drop", "donate"]
Amounts = dict[str, int]  # by colour
DIE_NAMES: Final = ["I", "II", "III", "IV", "V", "VI"]
CARD_DOMAINS: Final = {p.EQUIPMENT: "equipment", p.RESEARCH: "research", p.SALE: "sale"}  # of the three rows


class Space(Struct):
    """A worker space. Without a seat it is free or blocked; `spot` where a worker may be sent now."""

    spot: str
    iv: bool
    blocked: bool
    seat: int | None
    level: str


class RowCard(Struct):
    """A card of a row: which level reaches it, and what it costs each seat now."""

    spot: str
    id: str
    level: str
    prices: list[Amounts]


class Row(Struct):
    """A row of cards with its deck; `room`: which workers still find a space."""

    action: str
    deck: int
    room: Room
    cards: list[RowCard]


class Track(Struct):
    """A Prospect track with the seats' markers and the space ahead of each, 0 at the top; by seat."""

    spot: str
    id: str
    markers: list[int]
    next: list[int]


class Tile(Struct):
    spot: str
    id: str


class Die(Struct):
    """A Level die as it lies; `passes` for the worker who rolled."""

    spot: str
    name: str
    value: int
    passes: bool


class Roll(Struct):
    """A Prospect roll under way: the level that passes, and how many dice do."""

    level: str
    passes: int


class Goal(Struct):
    """What the present question goes for; `spot` is empty while it is open."""

    action: str
    spot: str


class Placing(Struct):
    """A column for new Equipment whose extra action cannot be played; `said`: without it, and there."""

    column: str
    said: list[str]


class Tally(Struct):
    """Goods to be named: `most` in all, `room` of each; `exact`: no fewer, otherwise `end` is said.

    Of a donation `raises` is the reputation that it brings, by goods: none, one, to the end of the track.
    """

    task: Task
    most: int
    exact: bool
    end: str
    room: Amounts
    raises: list[int]


class Towards(Struct):
    """How far the seats are with a requirement, condition by condition."""

    need: list[int]
    have: list[list[int]]
    met: list[bool]
    missing: list[int]


class Achievement(Struct):
    spot: str
    id: str
    towards: Towards
    claimed: list[int]


class Audit(Struct):
    """An Audit card: its trigger, and of how many faces of the Audit die it would be checked this round."""

    spot: str
    id: str
    trigger: int
    done: bool
    odds: int
    towards: Towards


class Common(Struct):
    """A Common Specialist and the seats whose Contract token lies there."""

    spot: str
    id: str
    hired: list[int]


class Stack(Struct):
    """VP tokens at a space of the Reputation track; `vp` is the next one, 0 once they are gone."""

    space: int
    vp: int


class Good(Struct):
    spot: str
    id: str
    n: int


class Level(Struct):
    """Workers of a level on the Technology track."""

    spot: str
    id: str
    n: int


class Played(Struct):
    """A main action of a seat, and whether its Action marker lies there."""

    spot: str
    id: str
    played: bool


class Special(Struct):
    """A special action and its credits now; `by_step`: one more for each further step."""

    spot: str
    id: str
    price: int
    by_step: bool


class Owned(Struct):
    """An Equipment card; `rider`: the level of the worker on it."""

    spot: str
    id: str
    used: bool
    rider: str


class Column(Struct):
    spot: str
    id: str
    actions: list[Played]
    equipment: list[Owned]


class Specialist(Struct):
    """`id` is empty for who may not see it; `ready`: the tokens to play it are held."""

    spot: str
    id: str
    used: bool
    ready: bool


class Product(Struct):
    """What a relationship is worth: so many times its multiplier."""

    company: str
    space: int
    times: int
    multiplier: int
    vp: int


class Numbers(Struct):
    """What is counted of a seat. `score` is what it would be if the game ended now; `lost` by audits."""

    vp: int
    score: int
    credits: int
    held: int
    workers: int
    unbuilt: int
    reputation: int
    engineers: int
    donation: int
    reliability: int
    section: int
    contracts: int
    equipment: int
    sales: int
    specialists: int
    lost: int


class Seat(Struct):
    """A player's factory. `best`: level of a worker; `place`: what Sponsorship would give next.

    `left` are main actions, `loose` Equipment without a column; `donations` is their limit, `advanced` the
    tracks that raise it.
    """

    spot: str
    seat: int
    counts: Numbers
    goods: list[Good]
    levels: list[Level]
    best: int
    left: int
    advanced: int
    donations: int
    place: int
    columns: list[Column]
    loose: list[Owned]
    specials: list[Special]
    research: list[str]
    parts: dict[str, int]
    sets: list[list[str]]
    sales: list[str]
    hand: list[Specialist]
    packet: list[Specialist]
    specialists: list[Specialist]
    products: list[Product]


class Source(Struct):
    id: str
    values: list[int]


class Shown(Struct):
    step: Step
    phase: Phase
    round: int
    audited: bool
    order: list[int]
    next_order: list[int | None]
    market: list[str]
    dice: list[Die]
    roll: Roll | None
    goal: Goal | None
    placings: list[Placing]
    tally: Tally | None
    spaces: dict[str, list[Space]]
    rows: list[Row]
    tracks: list[Track]
    tiles: list[Tile]
    blocked: list[str]
    blocked_next: list[str]
    achievements: list[Achievement]
    audits: list[Audit]
    audit: int
    common: list[Common]
    stacks: list[Stack]
    seats: list[Seat]
    sheet: list[Source]


# --- the table ---------------------------------------------------------------------------------------
def shown(s: Automaton, eye: int) -> Shown:
    return Shown(
        step=s.step,
        phase=PHASES[s.phase],
        round=s.round,
        audited=s.audited(),
        order=list(s.order),
        next_order=[None if seat == p.NONE else seat for seat in s.next_order],
        market=[p.COLOURS[colour] for colour in s.market],
        dice=dice(s),
        roll=roll(s),
        goal=goal(s),
        placings=placings(s),
        tally=tally(s),
        spaces={p.ACTION_NAMES[action]: spaces(s, action) for action in range(p.COLUMNS)},
        rows=[row(s, action) for action in CARD_DOMAINS],
        tracks=[track(s, number) for number in range(p.TRACKS)],
        tiles=[Tile(thing_spot(p.SPONSORSHIP, tile), tile_id(tile)) for tile in s.tile_row.cards],
        blocked=blocked(s.blocked_past.cards[-1:]),
        blocked_next=blocked(s.blocked_next.cards) if s.round < p.ROUNDS else [],
        achievements=[achievement(s, place) for place in range(len(s.achievements))],
        audits=[audit(s, card) for card in range(len(s.audits))],
        audit=s.audit,
        common=[common(s, card - p.SPECIALIST_FIRST) for card in s.common.cards],
        stacks=[Stack(space, stack[-1] if stack else 0) for space, stack in zip(p.STACKS, s.stacks)],
        seats=[factory(s, f) for f in s.factories],
        sheet=[Source(source.name, source.values) for source in sheet(s)],
    )


def amounts(tokens: list[int]) -> Amounts:
    return dict(zip(p.COLOURS, tokens))


def card_id(action: int, card: int) -> str:
    if action == p.EQUIPMENT:
        return p.EQUIPMENT_ROWS[card].id
    if action == p.RESEARCH:
        return p.RESEARCH_ROWS[card - p.RESEARCH_FIRST].id
    return p.SALE_ROWS[card - p.SALE_FIRST].id


def tile_id(tile: int) -> str:
    return p.TILE_ROWS[tile - p.TILE_FIRST].id


def thing_spot(action: int, thing: int) -> str:
    """Of the track, card or tile that an action goes for."""
    if thing == p.NONE:
        return ""
    if action == p.PROSPECT:
        return f"track:{p.TRACK_ROWS[thing].id}"
    if action == p.SPONSORSHIP:
        return f"tile:{tile_id(thing)}"
    return f"{CARD_DOMAINS[action]}:{card_id(action, thing)}"


def row(s: Automaton, action: int) -> Row:
    room: Room = "any" if s.general_space(action) != p.NONE else "iv" if s.iv_free(action) else "none"
    cards = [
        RowCard(
            spot=thing_spot(action, card),
            id=card_id(action, card),
            level=p.LEVELS[place],
            prices=[amounts(price_of(f, card)) for f in s.factories],
        )
        for place, card in enumerate(s.row(action))
    ]
    return Row(p.ACTION_NAMES[action], len(s.decks[action - p.EQUIPMENT].cards), room, cards)


def spaces(s: Automaton, action: int) -> list[Space]:
    """AOA-3.8: those that a worker is sent to now have a spot."""
    asked = s.question
    spots: dict[int, str] = {}
    if isinstance(asked, Worker) and asked.action == action and asked.card == p.NONE:
        spots = {asked.space(s, place): f"place:{v.PLACE.labels[place]}" for place in ON_BOARD}
    first = action * p.SPACES
    out: list[Space] = []
    for at in range(first, first + p.SPACES):
        value, iv = s.spaces[at], at - first == p.GENERAL
        taken = value >= 0
        level = p.LEVELS[level_of(value) - 1] if taken else ""
        out.append(Space(spots.get(at, ""), iv, value == p.BLOCKED, owner(value) if taken else None, level))
    return out


def track(s: Automaton, number: int) -> Track:
    markers = [f.prospect[number] for f in s.factories]
    ahead = [space + 1 if space < p.TOP else 0 for space in markers]
    return Track(thing_spot(p.PROSPECT, number), p.TRACK_ROWS[number].id, markers, ahead)


def blocked(cards: list[int]) -> list[str]:
    return [action for card in cards for action in p.BLOCKED_ROWS[card - p.BLOCKED_FIRST].actions]


def rolled(s: Automaton) -> Passes | None:
    return next((frame for frame in reversed(s.stack) if isinstance(frame, Passes)), None)


def dice(s: Automaton) -> list[Die]:
    """The Level dice; none before the first roll."""
    under_way = rolled(s)
    level = under_way.level if under_way is not None else 0
    labels = v.DIE.labels
    return [
        Die(f"die:{labels[n]}", DIE_NAMES[value - 1], value, value <= level)
        for n, value in enumerate(s.dice)
        if value
    ]


def roll(s: Automaton) -> Roll | None:
    frame = rolled(s)
    return Roll(p.LEVELS[frame.level - 1], passed(s, frame.level)) if frame is not None else None


def goal(s: Automaton) -> Goal | None:
    asked = s.question
    if isinstance(asked, (Worker, Choose)):
        return Goal(p.ACTION_NAMES[asked.action], thing_spot(asked.action, asked.thing))
    if isinstance(asked, Before):
        return Goal(p.ACTION_NAMES[asked.action], "")
    for frame in reversed(s.stack):
        if isinstance(frame, (Passes, Climb, Toll)):
            return Goal(p.ACTION_NAMES[p.PROSPECT], thing_spot(p.PROSPECT, frame.track))
    return None


def placings(s: Automaton) -> list[Placing]:
    asked = s.question
    if not isinstance(asked, Extra) or goals(s, s.factories[asked.seat], p.EXTRA[asked.card], True):
        return []
    columns = WhichColumn(asked.seat, asked.card).options(s)
    skipped = s.text(v.DONE.of())
    return [Placing(p.BOARD_COLUMNS[v.TUCK.read(option)].id, [skipped, s.text(option)]) for option in columns]


def common(s: Automaton, number: int) -> Common:
    name = p.SPECIALIST_ROWS[number].id
    return Common(f"common:{name}", name, [f.seat for f in s.factories if f.hired(number)])


# --- requirements ------------------------------------------------------------------------------------
def towards(s: Automaton, wanted: list[Condition]) -> Towards:
    have = [[condition.have(f) for condition in wanted] for f in s.factories]
    return Towards(
        need=[condition.n for condition in wanted],
        have=have,
        met=[met(f, wanted) for f in s.factories],
        missing=[missing(f, wanted) for f in s.factories],
    )


def achievement(s: Automaton, place: int) -> Achievement:
    number = s.achievements[place]
    name = p.ACHIEVEMENT_ROWS[number].id
    claimed = [seat for seat in s.order if s.factories[seat].has_claimed(place)]
    return Achievement(f"achievement:{name}", name, towards(s, ACHIEVEMENT_TEST[number]), claimed)


def audit(s: Automaton, card: int) -> Audit:
    """AOA-16."""
    number, done = s.audits[card], card < s.flipped
    hits = [face for face in p.AUDIT_DIE if s.audit + face >= trigger(card)]
    name = p.AUDIT_ROWS[number].id
    return Audit(
        spot=f"audit:{name}",
        id=name,
        trigger=trigger(card),
        done=done,
        odds=len(hits) if s.audited() and not done else 0,
        towards=towards(s, AUDIT_TEST[number]),
    )


# --- goods to be named one by one --------------------------------------------------------------------
def tally(s: Automaton) -> Tally | None:
    asked = s.question
    if isinstance(asked, Take):
        return counted(asked.step, asked.left, "", {good: asked.left for good in asked.goods})
    if isinstance(asked, Give):
        goods = [good for good in asked.payable() if held(s, asked.seat, good)]
        return counted(asked.step, asked.left, "", {good: held(s, asked.seat, good) for good in goods})
    if isinstance(asked, Limit):
        return counted(asked.step, asked.too_many(s), "", holdings(s, asked.seat, p.CREDIT))
    if isinstance(asked, Swap):
        return counted(asked.step, asked.most - asked.given, v.DONE.name, holdings(s, asked.seat, p.CREDIT))
    if isinstance(asked, Donate):
        room = holdings(s, asked.seat, p.CREDIT + 1)
        return counted(asked.step, asked.most(s), v.STOP.name, room, asked.raises(s))
    return None


def holdings(s: Automaton, seat: int, goods: int) -> dict[int, int]:
    return {good: held(s, seat, good) for good in range(goods) if held(s, seat, good)}


def counted(
    task: str, most: int, end: str, room: dict[int, int], raises: list[int] | None = None
) -> Tally | None:
    most = min(most, sum(room.values()))
    by_name = {p.GOODS[good]: n for good, n in room.items()}
    return Tally(cast(Task, task), most, not end, end, by_name, raises or []) if most else None


# --- a factory ---------------------------------------------------------------------------------------
def factory(s: Automaton, f: Factory) -> Seat:
    seat = f.seat
    owned = parts(f)
    return Seat(
        spot=f"seat:{seat}",
        seat=seat,
        counts=numbers(f),
        goods=[Good(f"{seat}:good:{name}", name, held(s, seat, n)) for n, name in enumerate(p.GOODS)],
        levels=[Level(f"{seat}:level:{name}", name, f.tech[n + 1]) for n, name in enumerate(p.LEVELS)],
        best=f.best(),
        left=s.actions() - f.markers(),
        advanced=f.advanced(),
        donations=f.donations(),
        place=next_place(s, seat) + 1 if s.order else 0,
        columns=[column(f, number) for number in range(p.COLUMNS)],
        loose=[equipment(f, card) for card in f.in_column(p.NONE)],
        specials=[special(f, number) for number in range(len(p.SPECIAL_ROWS))],
        research=[card_id(p.RESEARCH, card) for card in f.research.cards],
        parts=dict(zip(p.PART_NAMES, owned)),
        sets=sets(owned),
        sales=[card_id(p.SALE, card) for card in f.sales.cards],
        hand=[specialist(f, card) for card in f.hand.cards],
        packet=[specialist(f, card) for card in f.packet.cards],
        specialists=[specialist(f, card) for card in f.specialists.cards],
        products=[product(f, company) for company in range(p.COMPANIES)],
    )


def numbers(f: Factory) -> Numbers:
    return Numbers(
        vp=f.vp,
        score=total(f),
        credits=f.credits,
        held=f.held(),
        workers=f.workers(),
        unbuilt=f.unbuilt,
        reputation=f.reputation,
        engineers=f.engineers(),
        donation=f.donation,
        reliability=f.reliability,
        section=p.SECTION[f.reliability],
        contracts=f.contracts,
        equipment=len(f.equipment.cards),
        sales=len(f.sales.cards),
        specialists=len(f.specialists.cards),
        lost=p.MINUS * f.minus,
    )


def column(f: Factory, number: int) -> Column:
    row = p.BOARD_COLUMNS[number]
    return Column(
        spot=f"{f.seat}:column:{row.id}",
        id=row.id,
        actions=[
            Played(f"{f.seat}:action:{p.ACTION_NAMES[action]}", p.ACTION_NAMES[action], f.played[action] > 0)
            for action in (number, p.PARTNER[number])
        ],
        equipment=[equipment(f, card) for card in f.in_column(number)],
    )


def special(f: Factory, number: int) -> Special:
    name = p.SPECIAL_NAMES[number]
    price = special_price(f, number)
    return Special(f"{f.seat}:special:{name}", name, price, number == p.OVERDRIVE)


def equipment(f: Factory, card: int) -> Owned:
    name = p.EQUIPMENT_ROWS[card].id
    rider = p.LEVELS[f.rider_level - 1] if f.rider_card == card else ""
    return Owned(f"{f.seat}:equipment:{name}", name, f.activated(card), rider)


def specialist(f: Factory, card: int) -> Specialist:
    if card == HIDDEN:
        return Specialist("", "", False, False)
    number = card - p.SPECIALIST_FIRST
    name = p.SPECIALIST_ROWS[number].id
    ready = f.lacks(p.NEEDS[number]) == p.NONE
    return Specialist(f"{f.seat}:specialist:{name}", name, f.exhausted(number), ready)


def sets(owned: list[int]) -> list[list[str]]:
    """AOA-SC-03: the parts of each set."""
    return [[name for name, n in zip(p.PART_NAMES, owned) if n > k] for k in range(max(owned))]


def product(f: Factory, company: int) -> Product:
    """AOA-SC-07 to 09."""
    space = f.relations[company]
    vp = relation_vp(f, company)
    return Product(v.COMPANY.labels[company], space, times(f, company), p.MULTIPLIER[space], vp)


# --- what words point at -----------------------------------------------------------------------------
ACTION_OF: Final = {verb.name: action for verb, action in zip(VERB, p.ACTION_NAMES)}  # the action it plays
SPECIAL_VERBS: Final = [
    verb.name for verb in (v.WORK_OVERTIME, v.OVERBUILD, v.CLOCK, v.DRIVE)
]  # as their actions
ON_THE_TABLE: Final = {  # where a thing lies that a word names; a card lies in one of its places
    "track": "track", "equipment": "equipment", "research": "research", "sale": "sale", "tile": "tile",
    "achievement": "achievement", "audit": "audit", "specialist": "common", "place": "place", "die": "die",
    "seat": "seat",
}  # fmt: skip
ON_A_BOARD: Final = {
    "equipment": "equipment", "specialist": "specialist", "action": "action", "column": "column",
    "level": "level", "good": "good", "colour": "good",
}  # fmt: skip


def spots(seat: int, word: str, named: dict[str, str]) -> list[str]:
    """The spots that a choice of this seat, or a line of the log about it, points at."""
    out = [f"{ON_THE_TABLE[domain]}:{label}" for domain, label in named.items() if domain in ON_THE_TABLE]
    out += [f"die:{die}" for die in named.get("subset", "")]
    if seat >= 0:
        own = [f"{ON_A_BOARD[domain]}:{label}" for domain, label in named.items() if domain in ON_A_BOARD]
        own += [f"action:{ACTION_OF[word]}"] if word in ACTION_OF else []
        own += [f"special:{word}"] if word in SPECIAL_VERBS else []
        out += [f"{seat}:{spot}" for spot in own]
    return out
