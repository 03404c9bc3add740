"""What reads the fields of Ark: Awakening. Made by `make readers`: not to be edited."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from rulewright.core.sight import Reader, Sight, fixed, listed
from rulewright.games.ark_awakening.table import Ark, Biodome


class OfArk(Reader):
    def read(self, sight: Sight, thing: Any, seat: int, at: i64, out: vec[i32]) -> i64:
        x: Ark = thing
        out[at + 0] = x.active
        out[at + 1] = x.adapted
        out[at + 2] = x.cause
        out[at + 3] = x.clash
        out[at + 4] = x.clock
        out[at + 5] = x.complex
        out[at + 6] = x.coop
        out[at + 7] = x.first
        out[at + 8] = x.fresh
        out[at + 9] = x.hardened
        out[at + 10] = x.meter
        out[at + 11] = x.mode
        out[at + 12] = x.players
        out[at + 13] = x.result
        out[at + 14] = x.round
        out[at + 15] = x.stage
        out[at + 16] = x.supply
        out[at + 17] = x.winner
        at += 18
        at = listed(x.at, at, out)
        at = fixed(x.corrupt, at, out)
        at = fixed(x.grid, at, out)
        at = fixed(x.initial, at, out)
        at = listed(x.marks, at, out)
        at = fixed(x.objectives, at, out)
        at = listed(x.outside, at, out)
        at = listed(x.rear, at, out)
        at = listed(x.rooms, at, out)
        at = listed(x.spent, at, out)
        at = fixed(x.tokened, at, out)
        at = fixed(x.used, at, out)
        at = sight.rows[0].write(x.behind, at, out)
        at = sight.rows[1].write(x.fray, at, out)
        at = sight.rows[2].write(x.guards, at, out)
        at = sight.rows[3].write(x.held, at, out)
        at = sight.rows[4].write(x.lying, at, out)
        at = sight.rows[5].write(x.seals, at, out)
        at = sight.rows[6].write(x.touched, at, out)
        at = sight.rows[7].write(x.traded, at, out)
        at = sight.rows[8].write(x.trail, at, out)
        if x.circles:
            sight.thin[0].write(x.circles, seat, out)
        if x.cubes:
            sight.thin[1].write(x.cubes, seat, out)
        if x.hacked:
            sight.thin[2].write(x.hacked, seat, out)
        if x.hard:
            sight.thin[3].write(x.hard, seat, out)
        if x.units:
            sight.thin[4].write(x.units, seat, out)
        at = sight.lower(0, x.domes, seat, at, out)
        return at


class OfBiodome(Reader):
    def read(self, sight: Sight, thing: Any, seat: int, at: i64, out: vec[i32]) -> i64:
        x: Biodome = thing
        out[at + 0] = x.arsenal
        out[at + 1] = x.board
        out[at + 2] = x.cubes
        out[at + 3] = x.cylinders
        out[at + 4] = x.explored
        out[at + 5] = x.home
        out[at + 6] = x.level
        out[at + 7] = x.marker
        out[at + 8] = x.marks
        out[at + 9] = x.seat
        out[at + 10] = x.stasis
        out[at + 11] = x.wounded
        at += 12
        at = listed(x.stock, at, out)
        at = listed(x.tracks, at, out)
        if x.achieved:
            sight.thin[0].write(x.achieved, seat, out)
        if x.activated:
            sight.thin[1].write(x.activated, seat, out)
        if x.bombs:
            sight.thin[2].write(x.bombs, seat, out)
        if x.chains:
            sight.thin[3].write(x.chains, seat, out)
        if x.goals:
            sight.thin[4].write(x.goals, seat, out)
        if x.new_chains:
            sight.thin[5].write(x.new_chains, seat, out)
        if x.second:
            sight.thin[6].write(x.second, seat, out)
        if x.stationed:
            sight.thin[7].write(x.stationed, seat, out)
        return at


READERS: Final[dict[type[Any], Reader]] = {
    Ark: OfArk(
        (
            "active",
            "adapted",
            "cause",
            "clash",
            "clock",
            "complex",
            "coop",
            "first",
            "fresh",
            "hardened",
            "meter",
            "mode",
            "players",
            "result",
            "round",
            "stage",
            "supply",
            "winner",
        ),
        (
            "at",
            "corrupt",
            "grid",
            "initial",
            "marks",
            "objectives",
            "outside",
            "rear",
            "rooms",
            "spent",
            "tokened",
            "used",
        ),
        (
            "behind",
            "fray",
            "guards",
            "held",
            "lying",
            "seals",
            "touched",
            "traded",
            "trail",
            "circles",
            "cubes",
            "hacked",
            "hard",
            "units",
            "domes",
        ),
    ),
    Biodome: OfBiodome(
        (
            "arsenal",
            "board",
            "cubes",
            "cylinders",
            "explored",
            "home",
            "level",
            "marker",
            "marks",
            "seat",
            "stasis",
            "wounded",
        ),
        ("stock", "tracks"),
        ("achieved", "activated", "bombs", "chains", "goals", "new_chains", "second", "stationed"),
    ),
}
