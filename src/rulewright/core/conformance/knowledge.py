"""Promises about who knows what: nobody receives a byte that depends on what their seat cannot see."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulewright.core.conformance.walk import Promise, Walk, after, difference, heard, plain, table
from rulewright.core.data import SCALAR, fields
from rulewright.core.forecast import table_changes
from rulewright.core.state import Decision, Frame, Past, Piece, State, Together
from rulewright.core.verbs import Option
from rulewright.core.zones import SPECTATOR, Zone

SAMPLES = 100


def eyes(s: State) -> list[int]:
    """All who look at the table: the seats and a spectator."""
    return [*range(s.seats), SPECTATOR]


class Components(Promise):
    """Every component lies in exactly one zone, and every zone of the state is declared."""

    name = "components"
    every = 3

    def state(self, w: Walk) -> Iterable[str]:
        zones = w.s.zones()
        lying = sorted(card for zone in zones for card in zone.cards)
        if lying != list(range(w.game.components)) or len(w.s.seen) != w.game.components:
            lost = sorted(set(range(w.game.components)) - set(lying))
            twice = sorted({card for card in lying if lying.count(card) > 1})
            yield f"components lying in no zone: {lost}; twice: {twice}; of {w.game.components}"
        declared = {id(zone) for zone in zones}
        for path, zone in reachable(w.s):
            if id(zone) not in declared:
                yield f"{path} is not declared in zones()"

    def end(self, w: Walk) -> Iterable[str]:
        return self.state(w)


def reachable(value: Any, path: str = "state") -> list[tuple[str, Zone]]:
    """Every zone that hangs anywhere in the state."""
    if isinstance(value, Zone):
        return [(path, value)]
    if isinstance(value, (*SCALAR, tuple, Frame, Piece, Past)):
        return []
    if isinstance(value, list):
        if not value or isinstance(value[0], SCALAR):
            return []
        return [found for i, item in enumerate(value) for found in reachable(item, f"{path}[{i}]")]
    return [found for name in fields(value) for found in reachable(getattr(value, name), f"{path}.{name}")]


class Samples(Promise):
    """A guess looks to its seat exactly like the truth, is a possible state, and can be played on."""

    name = "samples"
    every = 20

    def state(self, w: Walk) -> Iterable[str]:
        for seat in eyes(w.s):
            guess = w.s.sample(seat, w.rng)
            if found := difference(w.s.view(None if seat == SPECTATOR else seat), guess.view(seat)):
                yield f"the view of seat {seat} of its guess differs at {found}"
            if w.game.invariants is not None:
                yield from (f"a guess of seat {seat}: {breach}" for breach in w.game.invariants(guess))
            if seat in w.s.deciders:
                guess.actor = seat
                guess.apply(w.s.options(seat)[0])


class Hidden(Promise):
    """Over many guesses every hidden place varies, where more than one component may lie there."""

    name = "hidden"
    every = 120

    def state(self, w: Walk) -> Iterable[str]:
        for seat in eyes(w.s):
            places, pools = self.gaps(w.s, seat)
            if not places:
                continue
            found: dict[tuple[int, int], set[int]] = {place: set() for place in places}
            chance = set()
            for _ in range(SAMPLES):
                guess = w.s.sample(seat, w.rng)
                chance.add(guess.rng.state)
                zones = guess.zones()
                for zone, i in found:
                    found[zone, i].add(zones[zone].cards[i])
            for (zone, i), seen in found.items():
                if len(seen) == 1 and len(pools[places[zone, i]]) > 1:
                    yield f"seat {seat} always guesses {seen.pop()} at place {i} of zone {zone}"
            if len(chance) == 1:
                yield f"the dice of the guesses for seat {seat} are always the same"

    def gaps(self, s: State, seat: int) -> tuple[dict[tuple[int, int], int], dict[int, list[int]]]:
        """The places that the seat cannot name, and the components that may lie there, by pool."""
        places: dict[tuple[int, int], int] = {}
        pools: dict[int, list[int]] = {}
        for number, zone in enumerate(s.zones()):
            if not zone.order >> seat & 1:
                pool = -1 - number if zone.content >> seat & 1 else zone.pool
                for i, card in enumerate(zone.cards):
                    if not s.seen[card] >> seat & 1:
                        places[number, i] = pool
                        pools.setdefault(pool, []).append(card)
        return places, pools


class Blind(Promise):
    """Changing what a seat cannot see changes no byte of what it is asked and told."""

    name = "blind"
    every = 20

    def state(self, w: Walk) -> Iterable[str]:
        for seat in range(w.s.seats):
            guess = w.s.sample(seat, w.rng)
            options = w.s.options(seat)
            tried = sorted({options[w.rng.below(len(options))] for _ in range(4)}) if options else []
            if found := difference(self.told(w.s, seat, tried), self.told(guess, seat, tried)):
                yield f"seat {seat} can tell two worlds apart by {found}"

    def told(self, s: State, seat: int, tried: list[Option]) -> dict[str, Any]:
        told: dict[str, Any] = {
            "options": s.options(seat),
            "prompt": plain(s.prompt(seat)),
            "reasons": [[option, plain(line)] for option, line in s.reasons(seat)],
        }
        for option in tried:
            if option in told["options"]:
                f = s.forecast(seat, option)
                events = [[entry.turn, plain(entry.line)] for entry in f.events]
                told[f"forecast of {s.text(option)!r}"] = [f.stop, [list(c) for c in f.changed], events]
        return told


class Secrets(Promise):
    """Nobody is told a secret: what the log says of a choice can also be seen on the table."""

    name = "secrets"
    every = 6

    def state(self, w: Walk) -> Iterable[str]:
        frame = w.s.stack[-1]
        options = w.s.options(w.seat)
        other = options[w.rng.below(len(options))]
        if other == w.option:
            return
        one, two = after(w.s, w.seat, w.option), after(w.s, w.seat, other)
        said = f"{w.s.text(w.option)!r} and {w.s.text(other)!r} of seat {w.seat}"
        audience = frame.audience(w.s) if isinstance(frame, Decision) else only_while_open(one, two)
        quiet = one.barrier == two.barrier == w.s.barrier
        unshuffled = one.rng.state == two.rng.state == w.s.rng.state  # a shuffle may hide what was seen
        for eye in eyes(w.s):
            if eye == w.seat:
                continue
            seen = difference(one.view(eye), two.view(eye))
            if quiet and seen and not audience >> eye & 1:
                yield f"seat {eye} may not know and can tell {said} apart by {seen}"
            if unshuffled and not seen and heard(one, eye) != heard(two, eye) and table(one) != table(two):
                yield f"the log tells seat {eye} {said} apart; its view does not"


def only_while_open(one: State, two: State) -> int:
    """An answer given together with others is for nobody while the question is open, then for all."""
    still = one.stack and two.stack and one.stack[-1] is two.stack[-1] and isinstance(one.stack[-1], Together)
    return 0 if still else -1


class Forecasts(Promise):
    """What is foreseen comes true; and it stops before anything is learned."""

    name = "forecast"
    every = 15

    def state(self, w: Walk) -> Iterable[str]:
        s, seat, said = w.s, w.seat, w.s.text(w.option)
        foreseen = s.forecast(seat, w.option)
        if isinstance(s.stack[-1], Together):
            if foreseen.changed:
                yield f"{said!r} is secret and seems to change {foreseen.changed[0][0]}"
            return
        real = after(s, seat, w.option)
        learned = real.barrier > s.barrier
        if learned != (foreseen.stop == "barrier"):
            yield f"the forecast of {said!r} stops at {foreseen.stop!r}; something learned: {learned}"
        events, happened = [[e.turn, *plain(e.line)] for e in foreseen.events], heard(real, seat)
        if learned:
            if happened[: len(events)] != events:
                yield f"the forecast of {said!r} tells events that do not happen: {events}"
            return
        changed = [list(c) for c in foreseen.changed]
        if found := difference(changed, [list(c) for c in table_changes(s, real, seat)]):
            yield f"the forecast of {said!r} differs from the result at {found}"
        if events != happened:
            yield f"the forecast of {said!r} tells {events}, what happens is {happened}"
