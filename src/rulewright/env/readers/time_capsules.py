"""What reads the fields of Time Capsules. Made by `make readers`: not to be edited."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from rulewright.core.sight import Reader, Sight, listed
from rulewright.games.time_capsules.table import Capsules, Mat


class OfCapsules(Reader):
    def read(self, sight: Sight, thing: Any, seat: int, at: i64, out: vec[i32]) -> i64:
        x: Capsules = thing
        out[at + 0] = x.first
        out[at + 1] = x.just_did
        out[at + 2] = x.mode
        out[at + 3] = x.phase
        out[at + 4] = x.round
        out[at + 5] = x.starter
        at += 6
        at = listed(x.compost, at, out)
        at = listed(x.piles, at, out)
        if x.scrap:
            sight.thin[0].write(x.scrap, seat, out)
        at = sight.lower(0, x.mats, seat, at, out)
        return at


class OfMat(Reader):
    def read(self, sight: Sight, thing: Any, seat: int, at: i64, out: vec[i32]) -> i64:
        x: Mat = thing
        out[at + 0] = x.broken
        out[at + 1] = x.by_hand
        out[at + 2] = x.crystals
        out[at + 3] = x.energy
        out[at + 4] = x.finished
        out[at + 5] = x.forgotten
        out[at + 6] = x.held
        out[at + 7] = x.looped
        out[at + 8] = x.mended
        out[at + 9] = x.open
        out[at + 10] = x.passed
        out[at + 11] = x.peak
        out[at + 12] = x.qubits
        out[at + 13] = x.seat
        out[at + 14] = x.vp
        out[at + 15] = x.wild
        at += 16
        at = listed(x.discounts, at, out)
        at = listed(x.sources, at, out)
        if x.active:
            sight.thin[0].write(x.active, seat, out)
        if x.aside:
            sight.thin[1].write(x.aside, seat, out)
        if x.bag:
            sight.thin[2].write(x.bag, seat, out)
        if x.busy:
            sight.thin[3].write(x.busy, seat, out)
        if x.inactive:
            sight.thin[4].write(x.inactive, seat, out)
        if x.later:
            sight.thin[5].write(x.later, seat, out)
        return at


READERS: Final[dict[type[Any], Reader]] = {
    Capsules: OfCapsules(
        ("first", "just_did", "mode", "phase", "round", "starter"), ("compost", "piles"), ("scrap", "mats")
    ),
    Mat: OfMat(
        (
            "broken",
            "by_hand",
            "crystals",
            "energy",
            "finished",
            "forgotten",
            "held",
            "looped",
            "mended",
            "open",
            "passed",
            "peak",
            "qubits",
            "seat",
            "vp",
            "wild",
        ),
        ("discounts", "sources"),
        ("active", "aside", "bag", "busy", "inactive", "later"),
    ),
}
