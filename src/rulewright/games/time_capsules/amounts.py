"""Amounts that count something (TC-4.15.20 to 4.15.23): `4`, `1 + hot`, `min(half(cnt(art)), 4)`."""

from __future__ import annotations

import re
from typing import Final

import rulewright.games.time_capsules.printed as p
from rulewright.core.effects import Value, split
from rulewright.core.errors import ContentError
from rulewright.games.time_capsules.table import Capsules


class Count:
    """Something that can be counted; `name` is its word in the content."""

    def __init__(self, name: str) -> None:
        self.name = name

    def of(self, s: Capsules, seat: int) -> int:
        raise NotImplementedError

    def fits(self, artifact: int) -> int:
        """Is this kind of artifact among them?"""
        return 0


class Artifacts(Count):
    """TC-4.15.20: own artifacts in both zones, all or those of a trait or colour."""

    def __init__(self, name: str, fitting: list[int]) -> None:
        super().__init__(name)
        self.fitting = fitting  # by kind of artifact: 1 if it counts

    def of(self, s: Capsules, seat: int) -> int:
        n = 0
        for piece in s.mats[seat].artifacts():
            n += self.fitting[p.artifact_of(piece)]
        return n

    def fits(self, artifact: int) -> int:
        return self.fitting[artifact]


class ActiveBatteries(Count):
    """TC-4.15.21."""

    def of(self, s: Capsules, seat: int) -> int:
        return len(s.mats[seat].batteries())


class ActiveComputers(Count):
    """TC-4.15.21."""

    def of(self, s: Capsules, seat: int) -> int:
        return len(s.mats[seat].computers())


class Before(Count):
    """TC-4.15.22, TC-4.15.23: what the word before it did, which has left it in the state."""

    def of(self, s: Capsules, seat: int) -> int:
        return s.just_did


def _counts() -> dict[str, Count]:
    every: list[Count] = [Artifacts("art", [1 for _ in p.ARTIFACT_ROWS])]
    every += [Artifacts(trait, [int(row.trait == trait) for row in p.ARTIFACT_ROWS]) for trait in p.TRAITS]
    every += [
        Artifacts(colour, [int(row.colour == colour) for row in p.ARTIFACT_ROWS]) for colour in p.COLOURS
    ]
    every += [ActiveBatteries("abat"), ActiveComputers("acom"), Before("fixed"), Before("hot")]
    return {count.name: count for count in every}


COUNTS: Final = _counts()


class Amount:
    """base + count, halved first if `half`, at most `most`."""

    def __init__(self, base: int, count: Count | None, other: bool, half: bool, most: int) -> None:
        self.base = base
        self.count = count
        self.other = other  # without the artifact whose ability it is
        self.half = half
        self.most = most  # -1: no limit

    def counted(self, s: Capsules, seat: int, artifact: int) -> int:
        """What there is to count; `artifact` is the kind whose ability is resolved, or -1."""
        if self.count is None:
            return 0
        n = self.count.of(s, seat)
        return n - self.count.fits(artifact) if self.other and artifact >= 0 else n

    def of(self, s: Capsules, seat: int, artifact: int) -> int:
        if self.count is None:
            return self.base
        more = self.counted(s, seat, artifact)
        n = self.base + (more // 2 if self.half else more)
        return min(n, self.most) if self.most >= 0 else n

    def average(self) -> float:
        """For bots: what is counted is taken as one and a half."""
        return self.base + (1.5 if self.count is not None else 0.0)

    def values(self) -> dict[str, Value]:
        """For the text of a card: `per` what is counted, `of` which of them, `most` 0 without a limit."""
        if self.count is None:
            return {"n": self.base}
        of = "half" if self.half else "other" if self.other else "all"
        return {"n": self.base, "per": self.count.name, "of": of, "most": max(0, self.most)}


def amount(code: str) -> Amount:
    most = -1
    if found := re.match(r"^min\((.*), (\d+)\)$", code):
        code, most = found[1], int(found[2])
    out = Amount(0, None, False, False, most)
    for term in split(code, "+"):
        if term.isdecimal():
            out.base += int(term)
            continue
        if found := re.match(r"^half\((.*)\)$", term):
            term, out.half = found[1], True
        if found := re.match(r"^cnt\((other )?(\w+)\)$", term):
            term, out.other = found[2].lower(), found[1] is not None
        if term not in COUNTS:
            raise ContentError(f"unknown amount {term!r} in {code!r}; known: {', '.join(COUNTS)}")
        out.count = COUNTS[term]
    return out
