"""Promises about what eyes get (`shown`): it follows from what they may know, and is what its types say."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct, to_builtins

from rulewright.core.conformance.knowledge import eyes
from rulewright.core.conformance.walk import Promise, Walk, difference, heard
from rulewright.core.forecast import ahead
from rulewright.core.game import Game
from rulewright.core.rng import Rng
from rulewright.core.shown import Glimpses, option_spots
from rulewright.core.state import State
from rulewright.core.texts import LANGUAGES, texts
from rulewright.core.verbs import Option

WORLDS = 3
MOST = 2_000  # pictures of one choice


class Sight(Promise):
    """What is shown to an eye is a function of what it may know, has the declared types, and never fails."""

    name = "shown"
    every = 12

    def game(self, game: Game) -> Iterable[str]:
        for make in (game.shown, game.printed):
            if make is not None:
                yield from unfit(get_type_hints(make)["return"])
        if game.printed is not None:
            for language in LANGUAGES:
                yield from badly_typed(game.printed(texts(game, language)))

    def state(self, w: Walk) -> Iterable[str]:
        if w.game.shown is None:
            return
        for eye in eyes(w.s):
            yield from self.seen(w, eye)
        yield from self.told(w)
        yield from badly_typed(ahead(w.s, w.seat, w.option)[0].shown(w.seat))
        named = option_spots(w.game, w.seat, w.option) if w.game.spots is not None else []
        if named and not carried(to_builtins(w.s.shown(w.seat))).intersection(named):
            yield f"{w.s.text(w.option)!r} is about {', '.join(named)}, which nothing shown carries"

    def end(self, w: Walk) -> Iterable[str]:
        return self.told(w) if w.game.shown is not None else ()

    def seen(self, w: Walk, eye: int) -> Iterable[str]:
        truth = w.s.shown(eye)
        yield from badly_typed(truth)
        guess = w.s.sample(eye, w.rng)
        for other, what in ((w.s, "another look"), (guess, "what it cannot know")):
            if found := difference(truth, other.shown(eye)):
                yield f"{what} changes what eye {eye} is shown at {found}"

    def told(self, w: Walk) -> Iterable[str]:
        """The words made of it are words."""
        names = [f"seat {seat}" for seat in range(w.s.seats)]
        for eye in eyes(w.s):
            seen = w.s.shown(eye)
            for language in LANGUAGES:
                words = texts(w.game, language)
                if w.game.head is not None:
                    yield from badly_typed(w.game.head(seen, words))
                for line in w.game.tell(seen, words, names) if w.game.tell is not None else ():
                    if not line.strip() or "{" in line:
                        yield f"{language}: the table is told as {line!r}"


class Beats(Promise):
    """After every event an eye may read there is a picture, also in mid-turn, and it tells no more.

    A choice is made in the truth and in guesses, with the same dice. As long as an eye cannot tell two of
    these worlds apart, neither by what it hears nor by what it sees in the end, it sees the same on the way.
    """

    name = "beats"
    every = 25

    def state(self, w: Walk) -> Iterable[str]:
        if w.game.shown is None:
            return
        for eye in eyes(w.s):
            worlds = [w.s.copy(), *(w.s.sample(eye, w.rng) for _ in range(WORLDS))]
            worlds[0].unseal(eye)  # as in the guesses
            seen = [beats(s, eye, w.s, w.seat, w.option) for s in worlds if w.option in s.options(w.seat)]
            for _world, pictures in seen[:1]:
                for picture in pictures:
                    yield from badly_typed(picture)
            yield from self.told_apart(w, eye, seen)

    def told_apart(self, w: Walk, eye: int, seen: list[tuple[State, list[Struct]]]) -> Iterable[str]:
        for world, pictures in seen[1:]:
            truth, true_pictures = seen[0]
            if heard(world, eye) == heard(truth, eye) and not difference(world.view(eye), truth.view(eye)):
                if found := difference(true_pictures, pictures):
                    yield f"on the way of {w.s.text(w.option)!r} eye {eye} sees what it cannot know: {found}"


def beats(s: State, eye: int, truth: State, seat: int, option: Option) -> tuple[State, list[Struct]]:
    """The world after the choice, made with the dice of the truth, and what the eye saw on the way."""
    s.rng = Rng(truth.rng.state)
    s.log = []
    watching = Glimpses([eye], MOST)
    s.watcher = watching
    s.play(seat, option)
    s.watcher = None
    return s, [picture for _entry, picture in watching.seen[eye]]


def unfit(kind: Any) -> Iterable[str]:
    """Structs that cannot become types of the browser."""
    for name, form in msgspec.json.schema_components([kind])[1].items():
        if name == "Object":
            yield "a struct called Object hides what TypeScript calls so"
        for field, what in form.get("properties", {}).items():
            if field not in form.get("required", []):
                yield f"{name}.{field} has a default: boards would find it missing"
            if "prefixItems" in str(what):
                yield f"{name}.{field} is a tuple: boards would find no type for it"


def badly_typed(seen: Struct) -> Iterable[str]:
    """The types are what the browser is built on; a struct itself never checks them."""
    try:
        msgspec.json.decode(msgspec.json.encode(seen), type=type(seen))
    except msgspec.MsgspecError as error:
        yield f"{type(seen).__name__} is not what its types say: {error}"


def carried(data: Any) -> set[str]:
    """The spots that things carry."""
    if isinstance(data, dict):
        own = {data["spot"]} if isinstance(data.get("spot"), str) else set()
        return own.union(*map(carried, data.values()))
    if isinstance(data, list):
        return set().union(*map(carried, data))
    return set()
