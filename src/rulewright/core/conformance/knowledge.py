"""Promises about who knows what: nobody receives a byte that depends on what their seat cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from rulewright.core.conformance.walk import (
    Promise,
    Walk,
    after,
    difference,
    heard,
    plain,
    ramble,
    table,
    whole,
)
from rulewright.core.data import SCALAR, fields, load, save
from rulewright.core.forecast import table_changes
from rulewright.core.rng import Rng
from rulewright.core.state import Frame, Past, Piece, State
from rulewright.core.verbs import Option
from rulewright.core.zones import ANY_KIND, EVERYONE, SPECTATOR, Boxes, Zone, only

SAMPLES = 100
WORLDS = 8
DIFFERENT = 3  # so many equal values are no chance


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
        declared = {id(place) for place in (*zones, *w.s.closed())}
        for path, place in reachable(w.s):
            if id(place) not in declared:
                yield f"{path} is not declared in {'zones' if isinstance(place, Zone) else 'closed'}()"

    def end(self, w: Walk) -> Iterable[str]:
        return self.state(w)


def reachable(value: Any, path: str = "state") -> list[tuple[str, Zone | Boxes]]:
    """Every zone and every group of boxes that hangs anywhere in the state."""
    if isinstance(value, (Zone, Boxes)):
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
    every = 30

    def state(self, w: Walk) -> Iterable[str]:
        for seat in eyes(w.s):
            guess = w.s.sample(seat, w.rng)
            if found := difference(w.s.view(None if seat == SPECTATOR else seat), guess.view(seat)):
                yield f"the view of seat {seat} of its guess differs at {found}"
            if w.game.invariants is not None:
                yield from (f"a guess of seat {seat}: {breach}" for breach in w.game.invariants(guess))
            if seat in w.s.deciders:
                yield from self.played_on(w, guess, seat)

    def played_on(self, w: Walk, guess: State, seat: int) -> Iterable[str]:
        """Also from saved data alone, so that no cache of the truth is left in the guess."""
        seed = w.rng.split().state
        if has_cache(guess):
            loaded = load(w.setup, save(guess))
            if found := difference(
                whole(ramble(guess.copy(), Rng(seed), 20)), whole(ramble(loaded, Rng(seed), 20))
            ):
                yield f"a guess of seat {seat} plays on differently without its caches: {found}"
        else:
            ramble(guess, Rng(seed), 5)


def has_cache(value: Any) -> bool:
    """Whether something in the state is kept for speed: its name starts with an underscore."""
    if isinstance(value, (*SCALAR, tuple, Frame, Piece, Past)):
        return False
    if isinstance(value, list):
        return any(map(has_cache, value[:1]))
    names = {*getattr(type(value), "__mypyc_attrs__", ()), *getattr(value, "__dict__", {})}
    if any(name.startswith("_") and not name.startswith("__") for name in names):
        return True
    return any(has_cache(getattr(value, name)) for name in fields(value))


class Hidden(Promise):
    """Over many guesses every hidden place varies, where more than one component may lie there."""

    name = "hidden"
    every = 250

    def state(self, w: Walk) -> Iterable[str]:
        for seat in eyes(w.s):
            places = self.gaps(w.s, seat)
            closed = [
                n for n, boxes in enumerate(w.s.closed()) if not boxes.known >> seat & 1 and varied(boxes)
            ]
            if not places and not closed:
                continue
            splits: dict[int, set[str]] = {number: set() for number in closed}
            found: dict[tuple[int, int], set[int]] = {place: set() for place in places}
            chance = set()
            for _ in range(SAMPLES):
                guess = w.s.sample(seat, w.rng)
                chance.add(guess.rng.state)
                zones = guess.zones()
                for zone, i in found:
                    found[zone, i].add(zones[zone].cards[i])
                groups = guess.closed()
                for number in closed:
                    splits[number].add(f"{groups[number].sizes} {groups[number].things}")
            for number, split in splits.items():
                if len(split) == 1:
                    yield f"seat {seat} always guesses {split.pop()} in boxes {number}"
            for (zone, i), seen in found.items():
                if len(seen) == 1 and len(places[zone, i]) > 1:
                    yield f"seat {seat} always guesses {seen.pop()} at place {i} of zone {zone}"
            if len(chance) == 1:
                yield f"the dice of the guesses for seat {seat} are always the same"

    def gaps(self, s: State, seat: int) -> dict[tuple[int, int], list[int]]:
        """The places that the seat cannot name, and the components that may lie at each."""
        hidden = [(n, zone, s.unknown(seat, zone)) for n, zone in enumerate(s.zones())]
        pools: dict[int, list[int]] = {}
        bound: Counter[tuple[int, int]] = Counter()  # places that hold this kind of a pool and no other
        for number, zone, unknown in hidden:
            pools.setdefault(home(number, zone, seat), []).extend(zone.cards[i] for i in unknown)
            if zone.holds.bit_count() == 1 and zone.holds > 0 and not zone.some:
                bound[home(number, zone, seat), zone.holds.bit_length() - 1] += len(unknown)
        places: dict[tuple[int, int], list[int]] = {}
        for number, zone, unknown in hidden:
            pool = home(number, zone, seat)
            kinds = Counter(s.kind_of(card) for card in pools[pool])
            fits = [
                card
                for card in pools[pool]
                if (
                    zone.holds >> s.kind_of(card) & 1
                    if zone.holds != ANY_KIND and s.certain(zone, unknown) == len(unknown)
                    else kinds[s.kind_of(card)] > bound[pool, s.kind_of(card)]
                )
            ]
            places |= {(number, i): fits for i in unknown}
        return places


def home(number: int, zone: Zone, seat: int) -> int:
    """The pool with which a zone mixes: where its content is known, only with itself."""
    return -1 - number if zone.content >> seat & 1 else zone.pool


def varied(boxes: Boxes) -> bool:
    """Can the things be split over the boxes in more than one way, as far as the limits tell?"""
    least, most = boxes.limits(len(boxes.things), len(boxes.sizes)) if boxes.sizes else (0, 0)
    return (
        len(boxes.sizes) > 1
        and not boxes.within
        and (least < most or (least > 0 and len(set(boxes.things)) > 1))
    )


class Elsewhere(Promise):
    """A hidden component shows nowhere but in its zone: no number, no frame tells what a seat cannot see.

    The next choice is made in several guessed worlds with the same dice. A value in the view that follows
    a hidden place through all of them tells what lies there.
    """

    name = "elsewhere"
    every = 40

    def state(self, w: Walk) -> Iterable[str]:
        for seat in eyes(w.s):
            if not any(w.s.unknown(seat, zone) for zone in w.s.zones()):
                continue
            worlds = [w.s.copy()]
            worlds[0].unseal(seat)  # as in the guesses
            if w.option not in worlds[0].options(w.seat):
                continue  # it continues an answer that the seat does not see
            for _ in range(WORLDS):
                guess = w.s.sample(seat, w.rng)
                guess.rng = Rng(w.s.rng.state)
                if w.option in guess.options(w.seat):
                    worlds.append(guess)
            for world in worlds:
                world.actor = w.seat
                world.apply(w.option)
            hidden = self.places(worlds, seat)
            told = self.values([world.view(seat) for world in worlds])
            for path, values in told.items():
                if values in hidden:
                    zone, i = hidden[values]
                    yield f"{path} tells seat {seat} what is hidden at place {i} of zone {zone}"

    def places(self, worlds: list[State], seat: int) -> dict[tuple[Any, ...], tuple[int, int]]:
        """What lies at each hidden place, world by world."""
        out = {}
        for number, zones in enumerate(zip(*(world.zones() for world in worlds), strict=True)):
            unknown = [set(world.unknown(seat, zone)) for world, zone in zip(worlds, zones, strict=True)]
            for i in set.intersection(*unknown):
                cards = tuple(zone.cards[i] for zone in zones)
                if len(set(cards)) > DIFFERENT:
                    out[cards] = number, i
        return out

    def values(self, views: list[Any], path: str = "") -> dict[str, tuple[Any, ...]]:
        """Every number that the views have in the same place, world by world."""
        first = views[0]
        if isinstance(first, dict):
            parts = [(name, f"{path}.{name}") for name in first if all(name in view for view in views)]
        elif isinstance(first, list):
            parts = [(i, f"{path}[{i}]") for i in range(min(map(len, views)))]
        else:
            return {path[1:]: tuple(views)}
        return {
            k: v for part, at in parts for k, v in self.values([view[part] for view in views], at).items()
        }


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
        options = w.s.options(w.seat)
        other = options[w.rng.below(len(options))]
        if other == w.option:
            return
        one, two = after(w.s, w.seat, w.option), after(w.s, w.seat, other)
        said = f"{w.s.text(w.option)!r} and {w.s.text(other)!r} of seat {w.seat}"
        audience = only_while_open(w.seat, one, two) if w.s.together else w.s.audience(w.seat)
        secret = audience >> w.seat & 1 == 1  # told to nobody: the events tell it
        quiet = one.barrier == two.barrier == w.s.barrier
        unshuffled = one.rng.state == two.rng.state == w.s.rng.state  # a shuffle may hide what was seen
        for eye in eyes(w.s):
            if eye == w.seat:
                continue
            seen = difference(one.view(eye), two.view(eye))
            if secret and quiet and seen and not audience >> eye & 1:
                yield f"seat {eye} may not know and can tell {said} apart by {seen}"
            if unshuffled and not seen and heard(one, eye) != heard(two, eye) and table(one) != table(two):
                yield f"the log tells seat {eye} {said} apart; its view does not"


def only_while_open(seat: int, one: State, two: State) -> int:
    """An answer given together with others is the seat's own while the question is open, then for all."""
    still = one.together and one.question is two.question
    return only(seat) if still else EVERYONE


class Forecasts(Promise):
    """What is foreseen comes true; and it stops before anything is learned or another seat chooses."""

    name = "forecast"
    every = 15

    def state(self, w: Walk) -> Iterable[str]:
        s, seat, said = w.s, w.seat, w.s.text(w.option)
        foreseen = s.forecast(seat, w.option)
        if s.together:
            if foreseen.changed:
                yield f"{said!r} is secret and seems to change {foreseen.changed[0][0]}"
            return
        real = after(s, seat, w.option)
        learned = real.barrier > s.barrier
        if learned != (foreseen.stop == "barrier") and foreseen.stop != "turn":
            yield f"the forecast of {said!r} stops at {foreseen.stop!r}; something learned: {learned}"
        events, happened = [[e.turn, *plain(e.line)] for e in foreseen.events], heard(real, seat)
        if learned or foreseen.stop == "turn":  # play may go on by itself
            if happened[: len(events)] != events:
                yield f"the forecast of {said!r} tells events that do not happen: {events}"
            return
        changed = [list(c) for c in foreseen.changed]
        if found := difference(changed, [list(c) for c in table_changes(s, real, seat)]):
            yield f"the forecast of {said!r} differs from the result at {found}"
        if events != happened:
            yield f"the forecast of {said!r} tells {events}, what happens is {happened}"
