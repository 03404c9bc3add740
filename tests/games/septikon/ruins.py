"""Random, heavily damaged positions in which the victory test has something to decide."""

from __future__ import annotations

from random import Random

from rulewright.games.septikon.table import NONE
from rulewright.games.septikon.turn import Turn
from tests.games.septikon.given import A, B, Position, at, given, septikon
from tests.games.septikon.judge import MODULE

INNER = [at(level, c) for level in (1, 2, 7, 8) for c in range(21)] + [at(level, 10) for level in range(3, 7)]
SURFACE = [at(9, c) for c in range(21)]
CELLS = {
    "OX": [at(6, c) for c in range(10)],
    "BM": [at(6, c) for c in range(20, 10, -1)],
    "RK": [at(5, c) for c in range(10)],
    "BD": [at(5, c) for c in range(20, 10, -1)],
    "ME": [at(4, c) for c in range(10)],
    "UR": [at(4, c) for c in range(20, 10, -1)],
    "E1": [at(3, c) for c in range(10)],
    "E2": [at(3, c) for c in range(20, 10, -1)],
}
ENTRANCES = [cells[9] for cells in CELLS.values()]
SHAFT = [at(level, 10) for level in range(3, 7)]
KINDS = ["LAS", "RKT", "THM", "BDR", "REP", "RPE", "RP2", "SEN", "ESP", "CES", "EXP", "DRI", "VIB", "SAT"]
KEYS = ["a8", "u8", "k2", "k6", "k3", "k4", "k5", "n1", "i1", "k7"]  # Locks, armory, Sensor Cabin, Repairs


def ruin(rng: Random) -> Position:
    """Both stations in ruins, few people, few cubes; sometimes Espionage is all that is left."""
    p = given()
    for owner in (A, B):
        if rng.random() < 0.3:
            last_resort(p, owner, rng)
        else:
            station(p, owner, rng)
    return p


def last_resort(p: Position, owner: int, rng: Random) -> None:
    """No weapon and no Repair, but Gunners, Espionage and BioMass."""
    gone = ["LAS", "RKT", "THM", "REP", "RP2", "RPE", *[kind for kind in KINDS[10:] if rng.random() < 0.5]]
    wreck = [at(*q) for q, kind in MODULE.items() if kind in gone]
    p.empty(owner).stock(owner, bm=rng.choice((2, 3, 4)), bd=rng.randrange(2), ox=rng.randrange(2))
    p.damage(owner, " ".join(wreck + [q for q in ENTRANCES if rng.random() < 0.2]))
    clones = {"d9", "l8", rng.choice([*SHAFT, "m9"])} - set(wreck)
    p.clones(owner, " ".join(sorted(clones)))
    places = [q for q in CELLS["RK"] + SURFACE[:3] + ["a7", "o1"] if q not in clones]
    p.drones(1 - owner, " ".join(rng.sample(places, rng.randrange(2))))
    p.cells(owner, "RK")


def station(p: Position, owner: int, rng: Random) -> None:
    share = rng.choice((0.0, 0.05, 0.15, 0.3, 0.5, 0.8))
    wreck = {q for q in INNER if rng.random() < share}
    if rng.random() < 0.5:  # whole kinds of modules are gone
        gone = [kind for kind in KINDS if rng.random() < rng.choice((0.3, 0.9))]
        wreck |= {at(*q) for q, kind in MODULE.items() if kind in gone}
    wreck |= {q for q in KEYS if rng.random() < rng.choice((0.0, 0.3, 0.7))}
    shut = rng.choice((0.0, 0.3, 0.7, 0.9))
    wreck |= {q for q in ENTRANCES if rng.random() < shut}
    for warehouse, cells in CELLS.items():
        filled = rng.choice((0.0, 0.0, 0.1, 0.5)) if warehouse != "BM" else rng.choice((0.0, 0.5))
        p.cells(owner, warehouse, *[k for k in range(1, 11) if rng.random() < filled])
        wreck |= {q for q in cells if rng.random() < share / 4}
    free = [q for q in INNER + SURFACE if q not in wreck]
    rng.shuffle(free)
    special = [q for q in SURFACE[:3] + SHAFT + ["n1", "a8"] if q in free]
    clones = set(free[: rng.choice((0, 1, 1, 2, 3))])
    if special and rng.random() < 0.4:
        clones.add(rng.choice(special))
    spies = set(free[5 : 5 + rng.choice((0, 0, 0, 1, 2))]) - clones
    inside = [q for cells in CELLS.values() for q in cells]
    places = [q for q in INNER + SURFACE + inside if q not in clones | spies]
    drones = [rng.choice(places) for _ in range(rng.choice((0, 0, 1, 2, 4)))]
    taken = set(drones)
    p.damage(owner, " ".join(sorted(wreck)))
    p.clones(owner, " ".join(clones)).spies(1 - owner, " ".join(spies)).drones(1 - owner, " ".join(drones))
    for warehouse, cells in CELLS.items():
        filled_cells = [k for k in p.filled(owner, warehouse) if cells[k - 1] not in taken]
        p.cells(owner, warehouse, *filled_cells)
    if rng.random() < 0.05:
        p.rocket(owner, 15, 3)
    if rng.random() < 0.3:
        p.capsule(owner, 15, 4)
    if rng.random() < 0.15:
        p.satellites(owner, (10 if owner == A else 20, 6))


def crumble(p: Position, rng: Random) -> None:
    """One more loss on a random station: Damage, a unit, a cube or a flying object."""
    owner = rng.randrange(2)
    kind = rng.random()
    station = p.station(owner)
    if kind < 0.6:
        whole = [q for q in INNER + ENTRANCES if q not in p.damage_on(owner)]
        if whole:
            p.damage(owner, rng.choice(whole))
    elif kind < 0.75 and station.clones:
        station.clones.remove(rng.choice(station.clones))
    elif kind < 0.85 and station.spies:
        station.spies.remove(rng.choice(station.spies))
    elif kind < 0.9 and station.flyers:
        station.flyers.pop()
    else:
        full = [warehouse for warehouse in CELLS if p.filled(owner, warehouse)]
        if full:
            warehouse = rng.choice(full)
            p.cells(owner, warehouse, *p.filled(owner, warehouse)[:-1])


class Alone:
    """One player takes turn after turn; the other only fires, and picks Locks when asked."""

    def __init__(self, p: Position, me: int, seed: int) -> None:
        self.me = me
        self.p = given()
        self.p.s = s = septikon(p.s.copy())
        s.rng.state = seed + 1
        s.stations[1 - me].flyers.clear()  # nothing in flight

    def turn(self, rng: Random) -> None:
        s = self.p.s
        s.stack.clear()
        s.ending = s.winner = NONE
        s.push(Turn(self.me))
        s.advance()
        while s.stack and s.player == self.me:
            s.apply(rng.choice(s.options(s.actor)))

    def damage(self) -> set[str]:
        return self.p.damage_on(1 - self.me)


def melee(rng: Random) -> Position:
    """Two stations that fight with everything: Gunners, Spies, BioDrones, objects in space, full stores."""
    p = given()
    for owner in (A, B):
        free = rng.sample(INNER, 12) + rng.sample(SURFACE, 4)
        p.clones(owner, " ".join(free[:3] + free[12:15])).spies(1 - owner, " ".join(free[3:5] + free[15:]))
        p.drones(1 - owner, " ".join(free[5:8]) + f" {rng.choice(CELLS['UR'][7:])}")
        p.damage(owner, " ".join(free[8:12]))
        p.cells(owner, "UR", 1, 2, 3).warheads(owner, 2, 5)
        first = 9 if owner == A else 16
        places = rng.sample([(x, y) for x in range(first, first + 6) for y in range(21)], 6)
        p.satellites(owner, *places[:1]).shields(owner, *places[1:3])
        p.rocket(owner, *places[3], nuclear=True).rocket(owner, *places[4]).capsule(owner, *places[5])
    p.fire(rng.randrange(2))  # the turn before has ended
    p.s.push(Turn(p.s.player))
    p.s.advance()
    return p


# --- stations of which little is left ---------------------------------------------------------------------
DRAW, GOING = 2, -1
OUTER_LOCKS = "a8 u8"
WEAPONLESS = "b8 h8 u7 f8 g8 j8 s8 t8 d7 h7 i7 m7 q7 e7 l7 k8 q8"  # THM, LAS and RKT


def shell(p: Position, owner: int, keep: str) -> Position:
    """A station of which only these inner squares are whole, without cubes; the cells are whole."""
    whole = keep.split()
    return p.empty(owner).damage(owner, " ".join(q for q in INNER if q not in whole))


def shells(me: int, mine: str, theirs: str = "") -> Position:
    p = given()
    return shell(shell(p, me, mine), 1 - me, theirs)


def block(p: Position, owner: int, *but: str) -> Position:
    """Every warehouse but these is blocked at the entrance."""
    names = ["OX", "BM", "RK", "BD", "ME", "UR", "E1", "E2"]
    cells = [cell for name, cell in zip(names, ENTRANCES, strict=True) if name not in but]
    return p.damage(owner, " ".join(cells))


def strong(p: Position, owner: int) -> Position:
    """A player who can do Damage."""
    return p.clones(owner, "c9 d9 k7")
