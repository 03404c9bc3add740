"""A seat that strives for its goals through ordinary choices, to show that games can be won by their rules.

A section is chosen by what is needed most. In it every step is tried on a guess of the table (the seat sees
no more than it may) and the best taken. What looks good: achievements nearly met, a board explored, and of
the rooms it needs the cubes, the resources for more and units close by.
"""

from __future__ import annotations

from rulewright.core.rng import Rng
from rulewright.core.verbs import Option
from rulewright.games.ark_awakening import printed
from rulewright.games.ark_awakening.control import controls, occupies
from rulewright.games.ark_awakening.explore import within_reach
from rulewright.games.ark_awakening.goals import holds_full, measure, needed, open_to
from rulewright.games.ark_awakening.modifiers import capacity
from rulewright.games.ark_awakening.places import PLACES
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import FALLOUT, NOWHERE, Ark
from rulewright.games.ark_awakening.verbs import CHOOSE

FAR = 9
EDGE = PLACES
UNKNOWN = 6  # positions that may stay unexplored while tiles are wanted
SERVES = [printed.ART, printed.MIL, printed.UNI, printed.PRO, printed.ENG, printed.PWR]  # the tiles
DETAILS = ("move", "explore", "divert", "produce", "exploit", "engineering", "awaken", "artifact", "research")


def strive(s: Ark, seat: int) -> Option:
    """What the seat says to its question."""
    if s.step == "section":
        return max(s.options(seat), key=lambda option: urgency(s, seat, CHOOSE.read(option)))
    guess = s.sample(seat, Rng(s.turns + 1))
    assert isinstance(guess, Ark)
    return best(guess, seat)


def urgency(s: Ark, seat: int, section: int) -> int:
    """Cubes first, then units towards the rooms and the unknown, then what pays for them."""
    dome = s.domes[seat]
    wanted = [room for room in rooms_wanted(s, seat) if not accomplished(s, seat, room)]
    manned = [room for room in wanted if s.at[room] != NOWHERE and occupies(s, seat, s.at[room])]
    if s.mode == FALLOUT and not wanted:
        return towards_tiles(s, seat, section)
    paid = [room for room in manned if dome.can_pay(printed.COST_TYPE[room], printed.COST[room])]
    if section == printed.ENG:
        return 9 if paid else 0
    if section == printed.UNI:
        few = dome.stasis > 1 and dome.stock[printed.METAMORPHITE] >= printed.UNIT_COST
        return 8 if few or dome.wounded > 1 else 0
    if section == printed.MOB:
        return 7 if len(manned) < max(1, len(wanted)) else 2
    if section == printed.PRO:
        return 6
    if section == printed.PWR:
        return 5 if s.outside[seat] < capacity(s, seat) else 0
    return 3


def towards_tiles(s: Ark, seat: int, section: int) -> int:
    """How near the tiles are that this section leads to."""
    if section == printed.MOB:
        return 70 if sum(not s.explored(cell) for cell in s.plan.cells) > UNKNOWN else 1
    dome = s.domes[seat]
    idle = {
        printed.UNI: not dome.wounded
        and (not dome.stasis or dome.stock[printed.METAMORPHITE] < printed.UNIT_COST),
        printed.ENG: not dome.home or max(dome.stock) < 2,
        printed.PWR: s.outside[seat] >= capacity(s, seat),
    }
    if idle.get(section):
        return 0
    near = [round(100 * part(s, seat, tile)) for tile in open_tiles(s, seat) if SERVES[tile] == section]
    return max(near, default=50 if section == printed.PRO else 0)


def best(s: Ark, seat: int) -> Option:
    """The choice after which the table looks best, all that it asks included."""
    return max(lively(s, seat), key=lambda option: outlook(settled(s, seat, option), seat))


def lively(s: Ark, seat: int) -> list[Option]:
    """What does something comes first: it is taken if nothing looks better."""
    return sorted(s.options(seat), key=lambda option: s.text(option) == "done")


def settled(s: Ark, seat: int, option: Option) -> Ark:
    """The table after a choice and its details, each of them as it looks best at once."""
    after = s.copy()
    after.apply(option)
    while not after.over and after.actor == seat and after.step in DETAILS:
        here = after
        after = max([tried(here, one) for one in lively(here, seat)], key=lambda one: outlook(one, seat))
    return after


def tried(s: Ark, option: Option) -> Ark:
    after = s.copy()
    after.apply(option)
    return after


def outlook(s: Ark, seat: int) -> float:
    """How good the table looks."""
    if s.winner == seat:
        return 10_000
    wanted = rooms_wanted(s, seat)
    near = distances(s, seat)
    total = 5.0 * sum(s.explored(cell) for cell in s.plan.cells) - near[EDGE] + economy(s, seat)
    for room, worth in wanted.items():
        total += worth * progress(s, seat, room, near)
    total += supplies(s, seat, wanted)
    return total + tiles(s, seat)


def rooms_wanted(s: Ark, seat: int) -> dict[int, float]:
    """The rooms to activate; in Fallout not before the objectives are open: tiles come first."""
    if s.laid.cards:
        return {}
    dome = s.domes[seat]
    mission = [room for card in dome.mission.cards for room in printed.MISSION_ROOMS[card - printed.MISSION]]
    out = dict.fromkeys(mission, 1.0)
    for i, card in enumerate(s.public.cards):
        objective = card - printed.OBJECTIVE
        if open_to(s, seat, printed.ACHIEVEMENTS + i):
            for room in range(printed.GATE):
                same = room == objective if room < printed.ACTIVATABLE else False
                if room >= printed.FACTORY:
                    same = printed.factory_type(room) == objective - printed.ACTIVATABLE
                if same:
                    out[room] = 1.5
    return out


def progress(s: Ark, seat: int, room: int, near: list[int]) -> float:
    """Cubes in it, and a unit that could bring more."""
    if accomplished(s, seat, room):
        return 200.0
    if s.at[room] == NOWHERE:
        return -3.0 * near[EDGE]
    return 20 + 25 * things(s.cubes[room]).count(seat) - 2.5 * near[s.at[room]]


def accomplished(s: Ark, seat: int, room: int) -> bool:
    """Activated; in Fallout it has to be held."""
    if s.mode != FALLOUT:
        return s.domes[seat].activated >> room & 1 == 1
    return holds_full(s, seat, room)


def distances(s: Ark, seat: int) -> list[int]:
    """Steps from the nearest own unit to each place, and to where there is something to explore."""
    out = [0 if s.count(seat, place) else FAR for place in range(PLACES)]
    reached = [place for place in range(PLACES) if not out[place]]
    for place in reached:  # it grows while it is read
        for other in s.beside(seat, place):
            if out[other] == FAR:
                out[other] = out[place] + 1
                reached.append(other)
    edge = [out[place] for place in reached if within_reach(s, seat, place)]
    return [*out, min(edge, default=0)]


def supplies(s: Ark, seat: int, wanted: dict[int, float]) -> float:
    """Resources for the cubes that are missing; metamorphite stands in for all."""
    need = [0] * len(printed.RESOURCES)
    for room in wanted:
        if printed.COST_TYPE[room] != printed.FREE:
            need[printed.COST_TYPE[room]] += printed.COST[room] * (printed.SQUARES[room] - s.cubes_in(room))
    stock = s.domes[seat].stock
    met = [min(stock[one], need[one]) for one in range(len(need))]
    spare = stock[printed.METAMORPHITE] - met[printed.METAMORPHITE]
    return 3.0 * sum(met) + 2.0 * min(spare, sum(need) - sum(met)) + 0.2 * sum(stock)


def economy(s: Ark, seat: int) -> float:
    """Factories controlled, and their power; units awake; a little for every cube at home."""
    total = 2.0 * s.domes[seat].integrated() - 2.0 * s.domes[seat].wounded
    for room in range(printed.FACTORY, printed.GATE):
        if s.at[room] != NOWHERE and controls(s, seat, room):
            total += 4 + 1.5 * s.cylinders_in(room)
    return total


def tiles(s: Ark, seat: int) -> float:
    """Achievements met, and the way towards the others, as long as they are of use."""
    dome = s.domes[seat]
    met = 30.0 * (dome.achieved & (1 << printed.ACHIEVEMENTS) - 1).bit_count()
    if s.mode != FALLOUT and dome.mission.cards:
        return met
    return met + sum(30.0 * part(s, seat, tile) ** 2 for tile in open_tiles(s, seat))


def open_tiles(s: Ark, seat: int) -> list[int]:
    return [tile for tile in range(printed.ACHIEVEMENTS) if open_to(s, seat, tile)]


def part(s: Ark, seat: int, tile: int) -> float:
    """How much of what a tile asks for is there."""
    return min(1.0, measure(s, seat, printed.SUBJECT[tile]) / needed(s, tile))
