"""What reads the fields of Age of Automaton. Made by `make readers`: not to be edited."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from rulewright.core.sight import Reader, Sight, fixed, listed
from rulewright.games.age_of_automaton.table import Automaton, Factory


class OfAutomaton(Reader):
    def read(self, sight: Sight, thing: Any, seat: int, at: i64, out: vec[i32]) -> i64:
        x: Automaton = thing
        out[at + 0] = x.audit
        out[at + 1] = x.done
        out[at + 2] = x.flipped
        out[at + 3] = x.phase
        out[at + 4] = x.round
        at += 5
        at = fixed(x.achievements, at, out)
        at = fixed(x.audits, at, out)
        at = listed(x.dice, at, out)
        at = listed(x.next_order, at, out)
        at = fixed(x.order, at, out)
        at = listed(x.spaces, at, out)
        at = sight.rows[0].write(x.stacks, at, out)
        at = sight.rows[1].write(x.taken, at, out)
        if x.market:
            sight.thin[0].write(x.market, seat, out)
        at = sight.lower(0, x.factories, seat, at, out)
        return at


class OfFactory(Reader):
    def read(self, sight: Sight, thing: Any, seat: int, at: i64, out: vec[i32]) -> i64:
        x: Factory = thing
        out[at + 0] = x.contracts
        out[at + 1] = x.credits
        out[at + 2] = x.discarded
        out[at + 3] = x.donation
        out[at + 4] = x.minus
        out[at + 5] = x.overtimes
        out[at + 6] = x.reliability
        out[at + 7] = x.reputation
        out[at + 8] = x.rider_card
        out[at + 9] = x.rider_level
        out[at + 10] = x.seat
        out[at + 11] = x.spent
        out[at + 12] = x.touched
        out[at + 13] = x.unbuilt
        out[at + 14] = x.vp
        out[at + 15] = x.waive
        at += 16
        at = listed(x.played, at, out)
        at = fixed(x.prospect, at, out)
        at = fixed(x.relations, at, out)
        at = listed(x.tech, at, out)
        at = listed(x.tokens, at, out)
        at = sight.rows[0].write(x.columns, at, out)
        if x.claimed:
            sight.thin[0].write(x.claimed, seat, out)
        if x.contracted:
            sight.thin[1].write(x.contracted, seat, out)
        if x.turned:
            sight.thin[2].write(x.turned, seat, out)
        if x.used:
            sight.thin[3].write(x.used, seat, out)
        return at


READERS: Final[dict[type[Any], Reader]] = {
    Automaton: OfAutomaton(
        ("audit", "done", "flipped", "phase", "round"),
        ("achievements", "audits", "dice", "next_order", "order", "spaces"),
        ("stacks", "taken", "market", "factories"),
    ),
    Factory: OfFactory(
        (
            "contracts",
            "credits",
            "discarded",
            "donation",
            "minus",
            "overtimes",
            "reliability",
            "reputation",
            "rider_card",
            "rider_level",
            "seat",
            "spent",
            "touched",
            "unbuilt",
            "vp",
            "waive",
        ),
        ("played", "prospect", "relations", "tech", "tokens"),
        ("columns", "claimed", "contracted", "turned", "used"),
    ),
}
