"""The codes on artifacts, cards and bioobjects (TC-4.15), read once into steps of ints.

`Q(min(2 + cnt(other Archive), 5))`, `OPT[drop(bc@a)] -> BIO(1)`, `IF(cnt(other blue) >= 2, VP(2), VP(1))`
"""

from __future__ import annotations

import re
from typing import Final

from rulewright.core.errors import ContentError
from rulewright.games.time_capsules.printed import ARTIFACT_ROWS, BIO_ROWS, CARD_ROWS, TRAITS

# Operations, in the order of TC-4.15.
E: Final = 0
Q: Final = 1
VP: Final = 2
BRK: Final = 3
FIX: Final = 4
BAT: Final = 5
COM: Final = 6
UPC: Final = 7
UPB: Final = 8
CC: Final = 9
CARD: Final = 10
BIO: Final = 11
HIT: Final = 12
RET: Final = 13
MAXDIE: Final = 14
ECHO: Final = 15
REROLL: Final = 16
LEVEL: Final = 17
ROLLQ: Final = 18
DROP: Final = 19
PAY: Final = 20
IF: Final = 21
COPY: Final = 22
TWICE: Final = 23
SWEEP: Final = 24
DISC: Final = 25
PEEK: Final = 26
WILD: Final = 27
BIGBIO: Final = 28
WORDS: Final = [
    "E", "Q", "VP", "BRK", "FIX", "BAT", "COM", "UPC", "UPB", "CC", "CARD", "BIO", "HIT", "RET", "MAXDIE",
    "ECHO", "REROLL", "LEVEL", "ROLLQ", "drop", "pay_e", "IF", "COPY", "TWICE", "SWEEP", "DISC", "PEEK",
    "WILD", "BIGBIO",
]  # fmt: skip

# What an amount may count (TC-4.15.20 to 4.15.23): traits are 0 to 4.
NOTHING: Final = -1
ANY: Final = 5
BLUES: Final = 6
ORANGES: Final = 7
ACTIVE_BATTERIES: Final = 8
ACTIVE_COMPUTERS: Final = 9
MEMO: Final = 10  # `fixed`, `hot`: what the step before did
COUNTED: Final = {
    **{trait: number for number, trait in enumerate(TRAITS)},
    "art": ANY, "blue": BLUES, "orange": ORANGES,
    "abat": ACTIVE_BATTERIES, "acom": ACTIVE_COMPUTERS, "fixed": MEMO, "hot": MEMO,
}  # fmt: skip

# Arguments that are words.
ONE: Final = 0
ALL: Final = 1
AHEAD: Final = 2
ARGUMENTS: Final = {
    "active": 0, "inactive": 1, "one": ONE, "all": ALL, "ahead": AHEAD, "bat": 0, "com": 1, "art": 2,
    "blue": 0, "orange": 1, "any": 0, "bc@a": 0, "bc@ai": 1, "bio@ai": 2,
}  # fmt: skip
DROP_HOT: Final = 0  # a battery or computer from active
DROP_MACHINE: Final = 1  # from active or inactive
DROP_BIO: Final = 2
RET_BATTERY: Final = 0
RET_COMPUTER: Final = 1
RET_ARTIFACT: Final = 2


class Amount:
    """base + count, halved first if `half`, at most `most`."""

    def __init__(self, base: int, counted: int, other: bool, half: bool, most: int) -> None:
        self.base = base
        self.counted = counted
        self.other = other  # without the artifact whose ability it is
        self.half = half
        self.most = most  # -1: no limit


class Step:
    """One code: the operation, an argument that is a word or a number, and an amount."""

    def __init__(self, op: int, a: int, amount: Amount, optional: bool, yes: int, no: int) -> None:
        self.op = op
        self.a = a
        self.amount = amount
        self.optional = optional  # OPT[...]; a cost K without it is REQ[...]
        self.yes = yes  # of IF: the numbers of two effects
        self.no = no


EFFECTS: Final[list[list[Step]]] = []
CALL: Final = re.compile(r"^(\w+)(?:\((.*)\))?$")


def split(code: str, at: str) -> list[str]:
    """The parts between separators outside of brackets."""
    parts, depth = [""], 0
    for char in code:
        depth += (char in "([") - (char in ")]")
        if char == at and depth == 0:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts]


def amount(code: str) -> Amount:
    """`4`, `1 + hot`, `min(half(cnt(art)), 4)`."""
    most = -1
    if found := re.match(r"^min\((.*), (\d+)\)$", code):
        code, most = found.group(1), int(found.group(2))
    base, counted, other, half = 0, NOTHING, False, False
    for term in split(code, "+"):
        if term.isdecimal():
            base += int(term)
            continue
        if found := re.match(r"^half\((.*)\)$", term):
            term, half = found.group(1), True
        if found := re.match(r"^cnt\((other )?(\w+)\)$", term):
            term, other = found.group(2).lower(), found.group(1) is not None
        if term not in COUNTED:
            raise ContentError(f"unknown amount {term!r} in {code!r}; known: {', '.join(COUNTED)}")
        counted = COUNTED[term]
    return Amount(base, counted, other, half, most)


def step(code: str, optional: bool) -> Step:
    found = CALL.match(code)
    if found is None or found.group(1) not in WORDS:
        raise ContentError(f"unknown effect {code!r}; known: {', '.join(WORDS)}")
    op = WORDS.index(found.group(1))
    arguments = split(found.group(2), ",") if found.group(2) else []
    if op == IF:
        test, least = arguments[0].split(" >= ")
        yes, no = effect(arguments[1]), effect(arguments[2])
        return Step(op, int(least), amount(test), False, yes, no)
    a, how_many = 0, amount("1")
    if op in (E, Q, VP):
        how_many = amount(arguments[0])
    else:
        numbers = [int(x) for x in arguments if x.isdecimal()]
        words = [ARGUMENTS[x] for x in arguments if not x.isdecimal()]
        if op in (BAT, COM):
            a, how_many = words[0], Amount(numbers[0], NOTHING, False, False, -1)
        elif op == PEEK:
            a, how_many = numbers[1], Amount(numbers[0], NOTHING, False, False, -1)
        else:
            a = words[0] if words else 0
            how_many = Amount(numbers[0] if numbers else 1, NOTHING, False, False, -1)
    return Step(op, a, how_many, optional, -1, -1)


def effect(code: str) -> int:
    """The number of the effect that a code says."""
    steps: list[Step] = []
    if found := re.match(r"^(OPT|REQ)\[(.*)\] -> (.*)$", code):
        steps.append(step(found.group(2), found.group(1) == "OPT"))
        code = found.group(3)
    steps += [step(part, False) for part in split(code, ";")]
    EFFECTS.append(steps)
    return len(EFFECTS) - 1


ABILITY: Final = [effect(row.effect) for row in ARTIFACT_ROWS]
CARD_EFFECT: Final = [effect(row.effect) for row in CARD_ROWS]
BIGGER: Final = [effect(row.bigger) for row in BIO_ROWS]
SMALLER: Final = [effect(row.smaller) for row in BIO_ROWS]
COPIER: Final = [EFFECTS[number][0].op == COPY for number in ABILITY]  # TC-4.15.27: a Replicator
FIRST_OP: Final = [EFFECTS[number][0].op for number in CARD_EFFECT]
