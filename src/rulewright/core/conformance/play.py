"""Promises about play: what is asked, what may be answered, and that nothing is lost on the way."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import msgspec

from rulewright.core import lint
from rulewright.core.conformance.walk import (
    Promise,
    Walk,
    after,
    difference,
    ramble,
    seal,
    table,
    whole,
)
from rulewright.core.data import SCALAR, fields, load, save, shared
from rulewright.core.draft import Draft
from rulewright.core.errors import GameError, IllegalChoice
from rulewright.core.forecast import ahead
from rulewright.core.game import Game
from rulewright.core.records import replay
from rulewright.core.rng import Rng
from rulewright.core.state import State
from rulewright.core.verbs import Option
from rulewright.core.zones import SPECTATOR

LONG = 8  # choices of a draft that is tried


class Ends(Promise):
    """Every game can be played to its end, and then nobody is asked anything."""

    name = "ends"

    def end(self, w: Walk) -> Iterable[str]:
        if w.s.legal or w.s.deciders or any(w.s.options(seat) for seat in range(w.s.seats)):
            yield "somebody is still asked"


class Options(Promise):
    """A question has at least two answers, sorted, each once; who is not asked has none."""

    name = "options"

    def state(self, w: Walk) -> Iterable[str]:
        s = w.s
        asked = s.deciders
        if s.actor not in asked or s.legal != s.options(s.actor):
            yield f"seat {s.actor} is to act with {s.legal}; asked are {asked}"
        for seat in [*range(s.seats), SPECTATOR]:
            options = s.legal_for(seat)
            if seat not in asked:
                if options:
                    yield f"seat {seat} is not asked and has options {options}"
            elif len(options) < 2:
                yield f"seat {seat} is asked with the options {options}"
            elif any(a >= b for a, b in pairwise(options)):
                yield f"options of seat {seat} are not sorted, or twice the same: {options}"
            elif options[0] < 0 or options[-1] >= w.game.vocabulary.size:
                yield f"options of seat {seat} are outside the vocabulary: {options}"
        for seat in asked:
            default = s.default(seat)
            if default is None or default not in s.options(seat):
                said = "nothing" if default is None else s.text(default)
                yield f"the default {said!r} is not among the options of seat {seat}"


class Applicable(Promise):
    """Every option offered can be taken, and every appeal made; what ends the game has an outcome."""

    name = "applicable"
    every = 20

    def state(self, w: Walk) -> Iterable[str]:
        for seat in range(w.s.seats):
            for option in w.s.options(seat) + w.s.appeals(seat):
                try:
                    result = after(w.s, seat, option)
                    if result.over:
                        result.outcome()
                except Exception as error:
                    yield f"seat {seat} is offered {w.s.text(option)!r}: {type(error).__name__}: {error}"


class Notation(Promise):
    """What can be said is written in words that read back as the same, about components that exist."""

    name = "notation"

    def game(self, game: Game) -> Iterable[str]:
        words = game.vocabulary
        for option in range(words.size):
            said = words.text(option)
            if words.parse(said) != option:
                yield f"{said!r} is choice {option} and reads back as {words.parse(said)}"
        for verb in words.verbs:
            for domain in verb.domains:
                if len(set(domain.labels)) < domain.size or any(len(x.split()) != 1 for x in domain.labels):
                    yield f"labels of {domain.name} repeat or hold blanks"
                if domain.messages and len(domain.messages) != domain.size:
                    yield f"{domain.name} has {domain.size} labels and {len(domain.messages)} names"


class PlayIsApply(Promise):
    """The checked way and the fast way lead to the same state."""

    name = "play"
    every = 10

    def state(self, w: Walk) -> Iterable[str]:
        fast, checked, said = w.s.copy(), w.s.copy(), w.s.copy()
        fast.actor = w.seat
        fast.apply(w.option)
        checked.play(w.seat, w.option)
        said.play(w.seat, w.s.text(w.option))
        for other in (checked, said):
            if found := difference(whole(fast), whole(other)):
                yield f"{w.s.text(w.option)!r} applied and played differ at {found}"


class Illegal(Promise):
    """A choice that is not offered is refused, and the refusal changes nothing."""

    name = "illegal"
    every = 20

    def state(self, w: Walk) -> Iterable[str]:
        s, size = w.s.copy(), w.game.vocabulary.size
        before = seal(s)
        tries: list[tuple[int, Option | str]] = [
            (w.seat, bad) for bad in (-1, size, size + 7, "", "¿? 1", "0")
        ]
        tries += [(seat, w.option) for seat in (-1, s.seats, *range(s.seats))]
        tries += [(w.seat, w.rng.below(size)) for _ in range(5)]
        tries += [(w.seat, option) for option, _line in s.reasons(w.seat)]
        for seat, choice in tries:
            if choice in s.legal_for(seat) or choice in s.appeals(seat):
                continue
            try:
                s.play(seat, choice)
            except (IllegalChoice, GameError) as error:
                if not str(error):
                    yield f"seat {seat} is refused {choice!r} without a word"
            else:
                yield f"seat {seat} may play {choice!r}, which it was not offered"
                return
            if seal(s) != before:
                yield f"the refusal of {choice!r} to seat {seat} changes the state"
                return


class Asking(Promise):
    """Looking at a state, in any way, does not change it."""

    name = "asking"
    every = 20

    def state(self, w: Walk) -> Iterable[str]:
        s = w.s.copy()
        looks: list[tuple[str, Any]] = [
            ("options", lambda: [s.options(seat) for seat in range(s.seats)]),
            ("prompt", lambda: s.prompt(w.seat)),
            ("reasons", lambda: s.reasons(w.seat)),
            ("view", lambda: s.view(w.seat)),
            ("sample", lambda: s.sample(w.seat, w.rng)),
            ("forecast", lambda: s.forecast(w.seat, w.option)),
        ]
        if w.seldom():
            looks.append(("record", s.record))
        if w.game.evaluate is not None:
            evaluate = w.game.evaluate
            looks.append(("evaluate", lambda: evaluate(s, w.seat)))
        before = whole(s)
        for name, look in looks:
            look()
            if found := difference(before, whole(s)):
                yield f"{name} changes {found}"
                return


class Copies(Promise):
    """A copy is complete and shares nothing that changes: none kept along the game is ever touched."""

    name = "copies"
    every = 15

    def __init__(self) -> None:
        self.kept: list[tuple[int, State, str]] = []

    def state(self, w: Walk) -> Iterable[str]:
        copy = w.s.copy()
        if type(copy) is not type(w.s):
            yield f"the copy is a {type(copy).__name__}"
            return
        if found := difference(whole(w.s), whole(copy)):
            yield f"the copy differs at {found}"
        elif both := shared(w.s, copy):
            yield f"copy and original share {', '.join(both)}"
        self.kept.append((w.number, copy, seal(copy)))
        before = seal(w.s)
        ramble(w.s.copy(), w.rng, 10)
        if seal(w.s) != before:
            yield "playing on with a copy changes the original"

    def end(self, w: Walk) -> Iterable[str]:
        for number, copy, was in self.kept:
            if seal(copy) != was:
                yield f"the copy kept at decision {number} has changed"


class Saves(Promise):
    """A saved state loads as the same, down to the types, and plays on alike."""

    name = "saves"
    every = 80

    def state(self, w: Walk) -> Iterable[str]:
        data = msgspec.json.decode(msgspec.json.encode(save(w.s)))
        loaded = load(w.setup, data)
        again = save(loaded)
        if data.pop("past") != again.pop("past"):
            yield "loaded has another past"
        if found := difference(data, again):
            yield f"loaded differs at {found}"
        elif path := unlike(w.s, loaded):
            yield f"loaded has another type at {path}"
        else:
            seed = w.rng.split().state
            a, b = (ramble(s, Rng(seed), 20) for s in (w.s.copy(), loaded))
            if found := difference(whole(a), whole(b)):
                yield f"loaded plays on differently: {found}"


def unlike(a: Any, b: Any, path: str = "state") -> str:
    """The first place where two states hold things of different types."""
    if type(a) is not type(b):
        return f"{path}: {type(a).__name__} against {type(b).__name__}"
    if isinstance(a, SCALAR):
        return ""
    if isinstance(a, (list, tuple)):
        inner = [(x, y, f"{path}[{i}]") for i, (x, y) in enumerate(zip(a, b, strict=True))]
    else:
        inner = [
            (getattr(a, name), getattr(b, name), f"{path}.{name}") for name in fields(a) if name != "past"
        ]
    return next(filter(None, (unlike(*each) for each in inner)), "")


class Records(Promise):
    """A record, through JSON, replays to the same state."""

    name = "records"
    every = 40

    def state(self, w: Walk) -> Iterable[str]:
        if w.seldom():
            yield from self.end(w)

    def end(self, w: Walk) -> Iterable[str]:
        again = replay(w.game, msgspec.json.encode(w.s.record()))
        if found := difference(whole(w.s), whole(again)):
            yield f"replayed differs at {found}"


class Chance(Promise):
    """All chance is the state's own: the global generator neither matters nor moves."""

    name = "chance"
    every = 10

    def __init__(self) -> None:
        self.was = random.getstate()

    def state(self, w: Walk) -> Iterable[str]:
        a, b = w.s.copy(), w.s.copy()
        a.play(w.seat, w.option)
        before = random.getstate()
        random.seed(w.number)
        try:
            b.play(w.seat, w.option)
        finally:
            random.setstate(before)
        if found := difference(whole(a), whole(b)):
            yield f"{w.s.text(w.option)!r} twice gives two results: {found}"

    def end(self, w: Walk) -> Iterable[str]:
        if random.getstate() != self.was:
            yield "the global random generator was used"


class Invariants(Promise):
    """What the game says always holds does hold."""

    name = "invariants"

    def state(self, w: Walk) -> Iterable[str]:
        return w.game.invariants(w.s) if w.game.invariants is not None else ()

    def end(self, w: Walk) -> Iterable[str]:
        return self.state(w)


class Frames(Promise):
    """What waits on the stack holds ints and tuples of ints only."""

    name = "frames"
    every = 5

    def state(self, w: Walk) -> Iterable[str]:
        for frame in w.s.stack:
            for name in fields(frame):
                value = getattr(frame, name)
                parts = value if isinstance(value, tuple) else (value,)
                if not all(isinstance(part, int) for part in parts):
                    yield f"{type(frame).__name__}.{name} holds {value!r}"


class AnyOrder(Promise):
    """Simultaneous answers in any order lead to the same state."""

    name = "together"
    every = 3

    def state(self, w: Walk) -> Iterable[str]:
        if not w.s.together:
            return
        answers = {seat: self.answer(w, seat) for seat in w.s.deciders}
        turns = [seat for seat, answer in answers.items() for _ in answer]
        results = []
        for order in (turns, turns[::-1], self.mixed(w, turns)):
            s, left = w.s.copy(), {seat: list(answer) for seat, answer in answers.items()}
            lying = table(s)
            for number, seat in enumerate(order, 1):
                s.play(seat, left[seat].pop(0))
                if number < len(order) and (found := difference(lying, table(s))):
                    yield f"an answer of seat {seat} changes the table before the reveal: {found}"
            results.append({**whole(s), "past": None})
        for other in results[1:]:
            if found := difference(results[0], other):
                yield f"another order of answers gives {found}"

    def answer(self, w: Walk, seat: int) -> list[Option]:
        """A whole random answer, without its forced parts."""
        s, question, out = w.s.copy(), w.s.question, []
        while question is not None and (options := question.options_for(s, seat)):
            option = options[w.rng.below(len(options))]
            if len(options) > 1:
                out.append(option)
            s.sealed[seat] += (option,)
        return out

    def mixed(self, w: Walk, turns: list[int]) -> list[int]:
        out = turns[:]
        w.rng.shuffle(out)
        return out


class Undo(Promise):
    """Undo leads back to the state before, which a replay reaches too; redo leads forth again."""

    name = "undo"
    every = 15

    def state(self, w: Walk) -> Iterable[str]:
        draft, said = Draft(w.s.copy(), w.seat), w.s.text(w.option)
        before = whole(draft.state)
        draft.choose(w.option)
        made, told = whole(draft.state), len(draft.told)
        draft.undo()
        if found := difference(before, whole(draft.state)):
            yield f"undone {said!r} leaves {found}"
        if draft.told:
            yield f"undone {said!r} stays in the log"
        if w.seldom() and (found := difference(before, whole(replay(w.game, draft.state.record())))):
            yield f"undo and replay differ at {found}"
        draft.redo()
        if found := difference([made, told], [whole(draft.state), len(draft.told)]):
            yield f"redone {said!r} differs at {found}"


class Commit(Promise):
    """A draft shows what is foreseen and changes nothing; committed, it is as if played choice by choice."""

    name = "commit"
    every = 25

    def state(self, w: Walk) -> Iterable[str]:
        draft, said, before = Draft(w.s.copy(), w.seat), w.s.text(w.option), whole(w.s)
        draft.choose(w.option)
        if draft.waiting is None and w.seat not in draft.state.deciders:
            yield f"{said!r} passes the turn on without a commit"
        foreseen = ahead(w.s, w.seat, w.option)[0]
        if found := difference(table(draft.state.redacted(w.seat)), table(foreseen.redacted(w.seat))):
            yield f"{said!r} is drafted and shows other than foreseen: {found}"
        while draft.waiting is None and len(draft.steps) < LONG and (more := draft.state.options(w.seat)):
            draft.choose(more[w.rng.below(len(more))])
        draft.undo()
        draft.redo()
        if found := difference(before, whole(draft.base)):
            yield f"{said!r} is drafted and has changed {found}"
        played = w.s.copy()
        for option in draft.choices:
            played.play(w.seat, option)
        draft.commit()
        if found := difference(whole(played), whole(draft.base)):
            yield f"a turn that begins with {said!r} committed and played differ at {found}"


class Outcome(Promise):
    """Scores are the sums of the sheet, and ranks follow from scores and tie-breaks."""

    name = "outcome"

    def end(self, w: Walk) -> Iterable[str]:
        outcome, seats = w.s.outcome(), range(w.s.seats)
        for row in outcome.first + outcome.sheet + outcome.ties + outcome.facts:
            if len(row.values) != len(seats):
                yield f"row {row.name} has {len(row.values)} values for {len(seats)} seats"
                return
        if outcome.scores != [sum(row.values[seat] for row in outcome.sheet) for seat in seats]:
            yield f"scores {outcome.scores} are not the sums of the sheet"
        worth = [
            (
                [row.values[seat] for row in outcome.first],
                outcome.scores[seat],
                [row.values[seat] for row in outcome.ties],
            )
            for seat in seats
        ]
        if outcome.ranks != [1 + sum(other > mine for other in worth) for mine in worth]:
            yield f"ranks {outcome.ranks} do not follow from {worth}"


class Bounds(Promise):
    """Random play stays within the declared number of decisions and of options."""

    name = "bounds"

    def state(self, w: Walk) -> Iterable[str]:
        if len(w.s.legal) > w.game.bounds.options:
            yield f"{len(w.s.legal)} options, declared are {w.game.bounds.options}"
        if w.number == w.game.bounds.decisions:
            yield f"more than the declared {w.game.bounds.decisions} decisions"


class Fields(Promise):
    """Every field of the state is declared, reset and copied in one line."""

    name = "fields"

    def game(self, game: Game) -> Iterable[str]:
        for file in sorted(game.folder.glob("*.py")):
            yield from (
                f"{file.name}: {problem}" for problem in lint.problems(file.read_text(encoding="utf-8"))
            )
