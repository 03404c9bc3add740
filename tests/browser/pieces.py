"""What lies on each table, by kind and owner: from the state, and told by shapes and letters alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import rulewright
from rulewright.core.texts import texts
from rulewright.games.ark_awakening.slots import things
from rulewright.games.ark_awakening.table import ROBOTS, SPECIES
from rulewright.games.stress_botics.printed import GOODS, KINDS, PIECES
from rulewright.games.time_capsules.printed import BIO, BIOS, BREAK, C6, KIND, SIZES

Piece = tuple[str, str]  # what it is, and whose; no owner: the place tells
SEATS = "abcde"


@dataclass(frozen=True)
class Told:
    """How a tester tells the pieces of a game: a book of its symbols, nothing of colours."""

    pieces: Callable[[Any], Counter[Piece]]
    kinds: dict[str, str]  # by symbol
    read: Callable[[str, str, str], Piece] = lambda kind, seat, letters: (kind, seat or letters.lower())
    setup: dict[str, Any] = field(default_factory=dict)

    def name(self, symbols: list[str], letters: str) -> Piece:
        seat = next((symbol[-1] for symbol in reversed(symbols) if symbol.startswith("seat-")), "")
        kind = next((self.kinds[symbol] for symbol in symbols if symbol in self.kinds), "marker")
        return self.read(kind, seat, letters)


# --- Septikon ------------------------------------------------------------------------------------------
def septikon(s: Any) -> Counter[Piece]:
    found: Counter[Piece] = Counter()
    for owner, station in enumerate(s.stations):
        me, rival, gunners = "ab"[owner], "ba"[owner], len(station.gunners())
        found["clone", me] += len(station.clones) - gunners
        found["gunner", me] += gunners
        found["spy", rival] += len(station.spies)
        found["drone", rival] += len(station.drones)
        found["satellite", me] += len(station.satellites)
        found["shield", me] += len(station.shields)
        for flyer in station.flyers:
            found[("capsule" if flyer.object() == 4 else "rocket"), me] += 1
    return +found


# --- Stress Botics -------------------------------------------------------------------------------------
def stress_botics(s: Any) -> Counter[Piece]:
    """BetaBots, stress markers, Cylindroids wherever they are, and what lies at the vaults."""
    found: Counter[Piece] = Counter()
    for bot in s.bots:
        found["betabot", SEATS[bot.seat]] += 1
        found["marker", SEATS[bot.seat]] += 1
    for place, number in enumerate(s.holds + s.elevator + s.belt):
        found[("miner", "explosive", "laser", "armed explosive")[place % KINDS], ""] += number
    for place, number in enumerate(s.made):
        found[PIECES[place % GOODS], ""] += number
    return +found


def cylindroid(kind: str, seat: str, letters: str) -> Piece:
    if kind == "battery":
        return f"{letters}B", ""
    return ("armed explosive", "") if letters == "!" else (kind, letters.lower())


# --- Age of Automaton ----------------------------------------------------------------------------------
def age_of_automaton(s: Any) -> Counter[Piece]:
    """The markers of every track, the workers on the spaces for all, the Market."""
    found: Counter[Piece] = Counter()
    for factory in s.factories:
        tracks = len(factory.prospect) + len(factory.relations) + 2  # Donation, Reputation
        found["marker", SEATS[factory.seat]] += tracks
    for worker in s.spaces:
        if worker >= 0:
            found[f"worker {('I', 'II', 'III', 'IV')[worker % 10 - 1]}", SEATS[worker // 10]] += 1
    for colour in s.market:
        found[("red", "yellow", "blue")[colour], ""] += 1
    return found


def worker(kind: str, seat: str, letters: str) -> Piece:
    return (f"worker {letters}" if set(letters) <= {"I", "V"} and letters else kind), seat


# --- Time Capsules -------------------------------------------------------------------------------------
def time_capsules(s: Any) -> Counter[Piece]:
    """The markers of the track, the piles of bioobjects, batteries, computers and breaks of one's own mat."""
    words = texts(rulewright.game("time_capsules"), "en")
    bios = [("bioobject", words.say(f"bioobject-Z{n + 1}")[0].lower()) for n in range(BIOS)]
    found: Counter[Piece] = Counter(bios)
    for mat in s.mats:
        found["marker", SEATS[mat.seat]] += 1
    for piece in s.mats[0].active + s.mats[0].inactive:
        kind = KIND[piece]
        if kind < BREAK:
            found[f"{'battery' if kind < C6 else 'computer'} {SIZES[kind]}", ""] += 1
        elif kind == BREAK:
            found["break", ""] += 1
        elif kind < BIO + BIOS:
            found[bios[kind - BIO]] += 1
    return found


def token(kind: str, seat: str, letters: str) -> Piece:
    if kind == "battery":
        return f"battery {letters}", ""
    return (kind, seat) if kind == "marker" else (kind, letters.lower() if kind == "bioobject" else "")


# --- Ark: Awakening ------------------------------------------------------------------------------------
NEUTRALS = {ROBOTS: "robot", SPECIES: "species"}


def ark_awakening(s: Any) -> Counter[Piece]:
    """Cubes and cylinders in the rooms; units that stand together are one piece with a number."""
    found: Counter[Piece] = Counter()
    for cell in s.plan.cells:
        for owner in things(s.cubes[s.rooms[cell]]) if s.explored(cell) else []:
            found["cube", SEATS[owner]] += 1
        for generator in things(s.circles[s.rooms[cell]]) if s.explored(cell) else []:
            outer = generator - len(SEATS)
            found[(f"cylinder {outer + 1}", "") if outer >= 0 else ("cylinder", SEATS[generator])] += 1
        for side in (*range(s.players), *NEUTRALS):
            if s.count(side, cell):
                number = str(s.count(side, cell)) if s.count(side, cell) > 1 else ""
                kind = NEUTRALS.get(side, "unit")
                found[kind, (SEATS[side] if kind == "unit" else kind[0]) + number] += 1
    for dome in s.domes[: s.players]:
        found["unit", SEATS[dome.seat]] += dome.home > 0
    return +found


def of_the_ark(kind: str, seat: str, letters: str) -> Piece:
    """A small cube has the pattern of its seat instead of a letter, the first seat's none."""
    if kind == "marker":
        return ("cylinder", seat) if seat else ("cube", letters.lower() or "a")
    if kind.startswith("cube"):
        return "cube", kind[-1]
    return kind, letters.lower()


TABLES = {
    "septikon": Told(
        septikon,
        {"clone": "clone", "gunner": "gunner", "spy": "spy", "bd": "drone", "sat": "satellite",
         "shield": "shield", "rk": "rocket", "nuke": "rocket", "capsule": "capsule"},
        lambda kind, seat, letters: (kind, letters.lower() or seat),
        {"preset": "yes", "cap": 90},
    ),
    "stress_botics": Told(
        stress_botics,
        {"sb-betabot": "betabot", "sb-mi": "miner", "sb-ex": "explosive", "sb-la": "laser",
         "sb-batf": "battery", **{f"sb-{code}": code for code in PIECES[:GOODS]}},
        cylindroid,
        {"seats": 4},
    ),
    "age_of_automaton": Told(
        age_of_automaton, {"a-r": "red", "a-y": "yellow", "a-b": "blue"}, worker, {"seats": 3}
    ),
    "ark_awakening": Told(
        ark_awakening,
        {"ark-unit": "unit", "ark-robot": "robot", "ark-species": "species",
         **{f"ark-bars-{n}": f"cylinder {n}" for n in (1, 2, 3)},
         **{f"ark-p-{seat}": f"cube {seat}" for seat in SEATS[1:]}},
        of_the_ark,
        {"seats": 5, "mode": "fallout"},
    ),
    "time_capsules": Told(
        time_capsules,
        {"t-bat": "battery", "t-chip": "computer 6", "t-chip8": "computer 8", "t-chip12": "computer 12",
         "t-brk": "break", "t-pod": "bioobject"},
        token,
        {"seats": 3, "mode": "split"},
    ),
}  # fmt: skip
