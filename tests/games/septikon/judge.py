"""A slow second opinion on the victory test, written from SEP-13.10 to 13.27 alone.

It knows the board by the dossier's grid and edge list, works on sets of (level, column), and shares nothing
with the rules but the words in which a position is read. `verdict` names the clause that says yes.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.septikon.given import Position

Square = tuple[int, int]

GRID = """
8 LCK THM SHI BDR SAT LAS LAS THM REP LAS RKT ESP SHI REP TAK BDR RKT SAT LAS LAS LCK
7 SAT REP CES LAS RKT BDR SHI LAS LAS RP2 REP RKT LAS SHI SAT ESP LAS TAK REP SHI THM
2 FO2 CHR LIC URM NUA RKW BIC NRE LIC CHR LCK AIR RKW FOU NRE RKW LIC BIC NUA NRE LIC
1 LIC RKW URM FOU LI2 CH2 URM RKW RPE NRE LIC FOU THG SEN BIC AIR NRE LIC BIC FOU NUA
"""
MODULE: dict[Square, str] = {
    (int(words[0]), column): code
    for words in (line.split() for line in GRID.strip().splitlines())
    for column, code in enumerate(words[1:])
} | {(6, 10): "LCK", (5, 10): "DRI", (4, 10): "VIB", (3, 10): "EXP"}
LOCKS = {(2, 10), (6, 10), (8, 0), (8, 20)}
STORES = {
    "OX": ["OX"],
    "BM": ["BM"],
    "RK": ["RK"],
    "BD": ["BD"],
    "ME": ["ME"],
    "UR": ["UR"],
    "EN": ["E1", "E2"],
}
LEVEL_OF = {"OX": 6, "BM": 6, "RK": 5, "BD": 5, "ME": 4, "UR": 4, "E1": 3, "E2": 3}
LEFT = {"OX", "RK", "ME", "E1"}  # columns 0 to 9; the others 20 to 11
GAINS: dict[str, tuple[dict[str, int], str]] = {
    "LIC": ({}, "BM"),
    "LI2": ({}, "BM"),
    "CHR": ({"BM": 1}, "OX"),
    "CH2": ({"BM": 2}, "OX"),
    "AIR": ({"OX": 2}, "OX"),
    "BIC": ({"OX": 1, "BM": 1}, "BD"),
    "URM": ({"OX": 1, "EN": 1}, "UR"),
    "NRE": ({"UR": 1}, "EN"),
    "THG": ({"BM": 1}, "EN"),
    "FOU": ({"EN": 1}, "ME"),
    "FO2": ({"EN": 2}, "ME"),
    "RKW": ({"EN": 1}, "RK"),
}


def cell(warehouse: str, k: int) -> Square:
    """SEP-W: cell k of a warehouse."""
    return LEVEL_OF[warehouse], k - 1 if warehouse in LEFT else 21 - k


def walking() -> set[tuple[Square, Square]]:
    """SEP-G-01 to 05, one way."""
    edges = {((level, c), (level, c + 1)) for level in (1, 2, 7, 8, 9) for c in range(20)}
    edges |= {((low, c), (low + 1, c)) for low in (1, 7, 8) for c in (0, 20)}
    edges |= {((level, 10), (level + 1, 10)) for level in range(2, 7)}
    return edges


def crawling() -> set[tuple[Square, Square]]:
    """SEP-G-06 and 07: cells in a line, and out."""
    lines = {((level, c), (level, c + 1)) for level in range(3, 7) for c in (*range(9), *range(11, 20))}
    doors = {((level, c), (level, 10)) for level in range(3, 7) for c in (9, 11)}
    return lines | {(b, a) for a, b in lines} | doors


WALK = walking() | {(b, a) for a, b in walking()}
CRAWL = WALK | crawling()


def neighbours(edges: set[tuple[Square, Square]]) -> dict[Square, set[Square]]:
    out: dict[Square, set[Square]] = {}
    for a, b in edges:
        out.setdefault(a, set()).add(b)
    return out


STEPS = neighbours(WALK)
DRONE_STEPS = neighbours(CRAWL)


def read(label: str) -> Square:
    return int(label[1:]), ord(label[0]) - 97


@dataclass
class Side:
    """One station with what stands on it, and what its player owns in space."""

    clones: set[Square]
    spies: set[Square]  # of its colour, the other player's
    drones: set[Square]  # the other player's
    damage: set[Square]
    cubes: set[Square]
    satellites: bool
    rockets: bool
    capsules: bool

    @property
    def people(self) -> set[Square]:
        return self.clones | self.spies

    @property
    def gunner(self) -> bool:
        return any(level == 9 for level, _ in self.clones)


def side(p: Position, owner: int) -> Side:
    return Side(
        clones={read(label) for label in p.clones_of(owner)},
        spies={read(label) for label in p.spies_of(1 - owner)},
        drones={read(label) for label in p.drones_of(1 - owner)},
        damage={read(label) for label in p.damage_on(owner)},
        cubes={cell(w, k) for w in LEVEL_OF for k in p.filled(owner, w)},
        satellites=bool(p.satellites_of(owner)),
        rockets=bool(p.rockets_of(owner)),
        capsules=bool(p.capsules_of(owner)),
    )


@dataclass
class Closed:
    """SEP-13.11: a station, a crew and what they make of it."""

    S: Side
    crew: set[Square]
    people: float
    own: bool
    prod: set[str] = field(default_factory=set)
    fixed: bool = False
    clear: bool = False
    R: set[Square] = field(default_factory=set)

    def obstacles(self) -> set[Square]:
        return (set() if self.fixed else self.S.damage) | (set() if self.clear else self.S.drones)

    def search(self) -> set[Square]:
        """SEP-13.12."""
        blocked = self.obstacles()
        found = set(self.crew)
        while True:
            more = {b for a in found for b in STEPS[a] if b not in blocked}
            if found & LOCKS:
                more |= LOCKS - blocked
            if more <= found:
                return found
            found |= more

    def blocked(self, warehouse: str) -> int:
        """The highest blocked cell number, 0 if none."""
        obstacles = self.obstacles()
        return max([k for k in range(1, 11) if cell(warehouse, k) in obstacles], default=0)

    def units(self, warehouse: str) -> int:
        b = self.blocked(warehouse)
        return len([k for k in range(b + 1, 11) if cell(warehouse, k) in self.S.cubes])

    def have(self, r: str, k: int) -> bool:
        return r in self.prod or sum(self.units(w) for w in STORES[r]) >= k

    def accepts(self, r: str) -> bool:
        return any(self.blocked(w) == 0 or self.units(w) >= 1 for w in STORES[r])

    def has(self, *codes: str) -> bool:
        """Is a square of one of these modules in R?"""
        return any(MODULE.get(q) in codes for q in self.R)

    def armory(self, code: str) -> bool:
        """In R, or no obstacle and occupied."""
        place = next(q for q, found in MODULE.items() if found == code)
        return place in self.R or (place not in self.obstacles() and place in self.S.people)

    def surface(self) -> bool:
        return any(level == 9 for level, _ in self.R)


def close(
    S: Side,
    crew: set[Square],
    own: bool,
    other: Side,
    spies: Closed | None = None,
    steal: frozenset[str] = frozenset(),
    second: bool = False,
) -> Closed:
    """SEP-13.11 to 13.19; `other` is the side whose BioDrones are enemies of S."""
    k = Closed(S, set(crew), len(crew) if own else 0, own, clear=not own)
    at_gunner = spies if own and other.gunner else None
    while True:
        before = (set(k.crew), k.people, set(k.prod), k.fixed, k.clear, set(k.R))
        k.R = k.search()
        for code, (cost, r) in GAINS.items():  # 13.14
            if k.has(code) and k.accepts(r) and all(k.have(what, n) for what, n in cost.items()):
                k.prod.add(r)
        hunt(k, other, at_gunner)
        remove(k, other, at_gunner)
        repair(k)
        if own:
            change_sides(k)
            k.prod |= {r for r in steal if k.accepts(r)}  # 13.19
        locks = LOCKS - k.obstacles()
        if (own or second) and "OX" in k.prod and locks:
            k.people = float("inf")
            k.crew |= locks
        if before == (set(k.crew), k.people, set(k.prod), k.fixed, k.clear, set(k.R)):
            return k


def hunt(k: Closed, other: Side, spies: Closed | None) -> None:
    """13.15; `spies` where they can stand at a Gunner of the other side."""
    prey = any(level <= 8 for level, _ in k.S.drones) or other.capsules
    if spies is not None and spies.has("BDR") and spies.have("BD", 1):
        prey = True
    if k.has("SEN") and prey:
        k.clear = True
        k.prod |= {r for r in STORES if k.accepts(r)}


def remove(k: Closed, other: Side, spies: Closed | None) -> None:
    """13.16."""
    if k.armory("DRI") or k.armory("VIB"):
        k.clear = True
    if k.own and k.surface() and k.people >= 2:
        if k.has("SAT") and k.have("ME", 1):
            k.clear = True
        if k.has("TAK") and k.have("EN", 2) and other.satellites:
            k.clear = True
    if spies is not None:
        for code, r, n in (("LAS", "EN", 1), ("RKT", "RK", 1), ("THM", "BM", 2)):
            if spies.has(code) and spies.have(r, n):
                k.clear = True


def repair(k: Closed) -> None:
    """13.17."""
    if not k.S.damage:
        return
    if k.has("REP") and k.have("ME", 1):
        k.fixed = True
    if k.has("RPE") and k.have("EN", 1):
        k.fixed = True
    if k.has("RP2") and k.have("ME", 1) and k.have("OX", 1):
        k.fixed = True


def change_sides(k: Closed) -> None:
    """13.18."""
    if k.has("CES") and k.have("BM", 1) and k.have("OX", 1):
        if not k.S.spies <= k.crew:
            k.people += len(k.S.spies)
        k.crew |= k.S.spies


def idle(S: Side) -> Closed:
    """No Spies: nothing is reached."""
    return Closed(S, set(), 0, False, clear=True)


def drone_works(q: Square, damage: set[Square]) -> bool:
    """SEP-13.26 for one BioDrone."""
    found = {q}
    while True:
        more = {b for a in found for b in DRONE_STEPS[a] if b not in damage}
        if more <= found:
            break
        found |= more
    return any(
        level <= 8 and (level, c) not in damage and any(b not in damage for b in DRONE_STEPS[level, c])
        for level, c in found
    )


def verdict(p: Position, player: int) -> str:
    """The first clause that says yes, with the pass; empty: no."""
    P, Q = side(p, player), side(p, 1 - player)
    if P.rockets:
        return "13.22"
    for number, crew in ((1, Q.spies), (2, Q.people)):
        spies = close(Q, crew, False, P, second=number == 2) if crew else idle(Q)
        shaft = {r for r, stores in STORES.items() for w in stores if (LEVEL_OF[w], 10) in spies.R}
        steal = frozenset(r for r in shaft if spies.have(r, 1))
        own = close(P, P.clones, True, Q, spies, steal)
        gun = own.surface() and own.people >= 2
        exp = own.armory("EXP")
        if len(spies.R) >= 2:
            ready = (3, 10) not in spies.obstacles() and (3, 10) in Q.people
            if (3, 10) in spies.R or (ready and any(level <= 8 for level, _ in spies.R)):
                return f"13.23 pass {number}"
        if gun:
            for code, r, n in (("LAS", "EN", 1), ("RKT", "RK", 1), ("THM", "BM", 2)):
                if own.has(code) and own.have(r, n):
                    return f"13.24 {code} pass {number}"
            if own.has("BDR") and own.have("BD", 1) and exp:
                return f"13.24 BDR pass {number}"
        if exp and P.capsules:
            return f"13.25 pass {number}"
        if exp and any(drone_works(q, set() if spies.fixed else Q.damage) for q in Q.drones):
            return f"13.26 pass {number}"
        if not (gun and own.has("ESP") and own.have("BM", 3) and Q.people):
            return ""
    return ""
