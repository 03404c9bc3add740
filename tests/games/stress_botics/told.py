"""A reader of the log: what every BetaBot owns and has earned, from the English lines alone."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable

import rulewright
from rulewright.core.texts import texts
from rulewright.games.stress_botics.printed import (
    CB,
    ITEMS,
    NONE,
    PIECES,
    SB,
    SHIPS,
    START_SHIELDS,
    START_TANKS,
    TB,
    A,
    B,
    C,
    G,
    L,
    S,
    T,
)
from rulewright.games.stress_botics.verbs import HELD, SOURCES, SPOTS

WORDS = texts(rulewright.game("stress_botics"), "en")
PIECE = {WORDS.say(f"piece-{piece}"): number for number, piece in enumerate(PIECES)}
SPOT = {WORDS.say(f"spot-{spot}"): spot for spot in SPOTS}
SHIP = {WORDS.say(f"ship-{ship}"): ship for ship in SHIPS}
ROW = {WORDS.say(f"row-{source}"): source for source in SOURCES}
VP = {WORDS.say(f"item-{item.id}"): item.vp for item in ITEMS}
SPARES = {WORDS.say(f"item-{item.id}") for item in ITEMS if item.modifies == "no_melt"}
PLACES = ["first", "second", "third", "fourth"]
LYING = {  # `1 Carbon from tank 1`
    WORDS.name(HELD, number): (PIECES.index(label[0]), f"tank{label[1]}" if label[1] != "-" else "dangerous")
    for number, label in enumerate(HELD.labels)
}


def number(told: str) -> int:
    return int(told.replace("−", "-"))


class Told:
    """It begins as the rules lay it out; then every line is heard."""

    def __init__(self, free: bool) -> None:
        self.stress, self.shields = 0, START_SHIELDS
        self.track = Counter[int]() if free else Counter([CB, TB, SB])
        self.inner = NONE if free else CB
        self.lying = Counter({(G, "dangerous"): 1, (A, "dangerous"): 1})
        self.items: dict[str, str] = {}  # by extension the one on top
        self.earned = Counter[str]()  # points, when they were earned
        self.scored = Counter[str]()  # points, when they were counted at the end

    def holding(self, piece: int) -> int:
        return sum(n for (lies, _spot), n in self.lying.items() if lies == piece)

    # --- stress, shields, batteries ------------------------------------------------------------------
    def stressed(self, now: str, by: str) -> None:
        self.stress += number(by)
        assert self.stress == int(now)

    def pushed(self, to: str) -> None:
        self.stress = int(to)

    def shield_lost(self, left: str = "0") -> None:
        self.shields -= 1
        assert self.shields == int(left)

    def shielded(self, by: str, now: str) -> None:
        self.shields += int(by)
        assert self.shields == int(now)

    def charged(self, battery: str) -> None:
        self.track[PIECE[battery]] += 1

    def discharged(self, battery: str) -> None:
        self.track[PIECE[battery]] -= 1

    def put_inside(self, battery: str, left: str) -> None:
        """From the track, where the one that was inside takes its space; at the beginning from the supply."""
        if self.track.total() > int(left) or self.inner != NONE:
            self.track[PIECE[battery]] -= 1
        if self.inner != NONE:
            self.track[self.inner] += 1
        self.inner = PIECE[battery]

    def boosted(self) -> None:
        self.inner = NONE

    # --- goods ---------------------------------------------------------------------------------------
    def dealt(self, place: str) -> None:
        for of, tank, pieces in START_TANKS:
            if PLACES[of] == place:
                self.lying.update({(piece, f"tank{tank + 1}"): n for piece, n in enumerate(pieces)})

    def gained(self, piece: str, spot: str) -> None:
        self.lying[PIECE[piece], SPOT[spot]] += 1

    def lost(self, piece: str, spot: str) -> None:
        if SPOT[spot] not in ("container", "common"):
            self.lying[PIECE[piece], SPOT[spot]] -= 1

    def shifted(self, what: str, spot: str) -> None:
        self.lying[LYING[what]] -= 1
        self.lying[LYING[what][0], SPOT[spot]] += 1

    def smelted(self, what: str, lava: str) -> None:
        self.lying[LYING[what]] -= 1
        self.lying[L, LYING[what][1]] += int(lava)

    def melted(self, spot: str, lava: str) -> None:
        for piece in (C, T, S) if SPARES & set(self.items.values()) else (C, T, S, B):
            self.lying[piece, SPOT[spot]] = 0
        self.lying[L, SPOT[spot]] = int(lava)

    def solidified(self, spot: str, betamatter: str) -> None:
        self.lying[L, SPOT[spot]] = 0
        self.lying[B, SPOT[spot]] = int(betamatter)

    # --- points --------------------------------------------------------------------------------------
    def equipped(self, item: str, extension: str) -> None:
        self.items[extension] = item
        self.earned["items"] += VP[item]

    def delivered(self, ship: str, vp: str) -> None:
        self.earned[SHIP[ship]] += int(vp)

    def rewarded(self, vp: str) -> None:
        self.earned["alphabot"] += int(vp)

    def counted(self, row: str, vp: str) -> None:
        self.scored[ROW[row]] += number(vp)


HEARD: list[tuple[str, Callable[..., None]]] = [
    (rf"goes ({'|'.join(PLACES)})", Told.dealt),
    (r"’s stress (?:rises|falls) to (\d+) \(([+−]\d+)\)", Told.stressed),
    (r"’s stress is pushed on to (\d+)", Told.pushed),
    (r"loses a shield \((\d+) left\)", Told.shield_lost),
    (r"loses the last shield", Told.shield_lost),
    (r"gains (\d+) shields? \((\d+) in all\)", Told.shielded),
    (r"gains a (\w+ Battery) \(\d+ on the track\)", Told.charged),
    (r"(?:loses|spends) a (\w+ Battery) \(\d+ left\)", Told.discharged),
    (r"loses the (Titanium Battery) of space \d instead of a shield", Told.discharged),
    (r"puts a (\w+ Battery) inside \((\d+) on the track\)", Told.put_inside),
    (r"boosts with the battery inside", Told.boosted),
    (r"gains (?:1|a) (?!shield)([\w ]+?) in (.+)", Told.gained),
    (r"pays (?:1|a) ([\w ]+?) from (.+)", Told.lost),
    (r"loses 1 (\w+): (.+) is covered", Told.lost),
    (r"moves (1 .+) to (.+)", Told.shifted),
    (r"melts (.+) into (\d+) Lava", Told.smelted),
    (r"’s (.+) melts into (\d+) Lava", Told.melted),
    (r"’s (.+) solidifies into (\d+) Betamatter", Told.solidified),
    (r"places (.+) on the (\w+) extension", Told.equipped),
    (r"’s container for (.+) brings (\d+) VP", Told.delivered),
    (r"delivers AlphaBot and takes (\d+) VP", Told.rewarded),
    (r": (.+), (−?\d+) VP", Told.counted),
]


def read(lines: list[str], seats: int, free: bool = False) -> list[Told]:
    """Players are called `Player A` and so on; a rule in brackets may end a line. `free`: free_batteries."""
    bots = [Told(free) for _ in range(seats)]
    for line in lines:
        text = re.sub(r" \[[^\]]*\]$", "", line.strip())
        for words, hear in HEARD:
            if found := re.fullmatch(rf"Player ([A-D]) ?{words}", text):
                hear(bots["ABCD".index(found[1])], *found.groups()[1:])
    return bots
