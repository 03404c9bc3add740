"""What cards do, in words: one class a word, one grammar, and the combinators that all games share.

An effect is printed and never changes; frames refer to it by its number in the game's book.

    fix 2; vp 1           one after the other, each as far as possible
    gain G1 or gain A1    the player chooses
    may drop: bio 1       if the cost is paid, the rest; `must drop: bio 1`: it cannot be declined

A word and its arguments are written `fix 2`, `FIX(2)` or, with a sign, `rep+1`; brackets hold an argument
together: `q min(2 + cnt(other archive), 5)`.
"""

from __future__ import annotations

import re
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from rulewright.core.errors import ContentError, meant
from rulewright.core.state import Decision, Frame, Option, State

S = TypeVar("S", bound=State)
PAID: Final = re.compile(r"^(may|must) ([^:]+): *(.*)$")
WORD: Final = re.compile(r"^([A-Za-z_][\w-]*?)(?:\((.*)\)|([+-]\d+)| +(.*))?$")


class Tokens:
    """What a card prints of an effect: a word and its values, among them the tokens of other effects.

    The message `effect-WORD` says it in words, its attribute `.short` in figures and symbols; the values are
    its variables. Strings stand for themselves, for a message to select by.
    """

    def __init__(self, word: str, values: dict[str, int | str | Tokens]) -> None:
        self.word = word.lower()
        self.values = values

    def same(self, other: Tokens) -> bool:
        if self.word != other.word or list(self.values) != list(other.values):
            return False
        for name, value in self.values.items():
            beside = other.values[name]
            if isinstance(value, Tokens):
                if not isinstance(beside, Tokens) or not value.same(beside):
                    return False
            elif value != beside:
                return False
        return True


Value = int | str | Tokens


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[S]):
    """One word of the vocabulary. `source`: an int of the game's own, handed on (whose ability it is)."""

    word: ClassVar[str] = ""
    each: ClassVar[float] = 0.0  # what a bot expects of one, on average

    def __init__(self, args: list[str]) -> None:
        self.number = -1  # set by the book

    def can(self, s: S, seat: int, source: int) -> bool:
        """May it be chosen now?"""
        return True

    def idle(self, s: S, seat: int, source: int) -> bool:
        """Would it change nothing? Then nobody is asked to pay for it."""
        return False

    def apply(self, s: S, seat: int, source: int) -> None:
        """Do it; the questions that it asks are pushed."""
        raise NotImplementedError

    def tokens(self) -> Tokens:
        return Tokens(self.word, {})

    def called(self) -> str:
        """What a choice between two effects calls it."""
        return self.word

    def worth(self) -> float:
        """What a bot expects of all of it."""
        return self.each


@mypyc_attr(allow_interpreted_subclasses=True)
class Counted(Effect[S]):
    """A word with a number: `coins 3`; without one it is 1."""

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.n: int = int(args[0]) if args else 1

    def tokens(self) -> Tokens:
        return Tokens(self.word, {"n": self.n})

    def worth(self) -> float:
        return self.each * self.n


@mypyc_attr(allow_interpreted_subclasses=True)
class Cost(Effect[S]):
    """A word that is paid. Whoever asks for it pushes `Do(seat, cost.then, source)` once all is paid."""

    def __init__(self, args: list[str]) -> None:
        super().__init__(args)
        self.optional = False  # set by the grammar: `may`, `must`
        self.then = -1  # the number of what it buys


class Do(Frame[State]):
    """An effect waiting for its turn."""

    def __init__(self, seat: int, effect: int, source: int = 0) -> None:
        self.seat = seat
        self.effect = effect
        self.source = source

    def run(self, s: State) -> None:
        effect: Effect[Any] = s.setup.effects[self.effect]
        effect.apply(s, self.seat, self.source)


class Sequence(Effect[Any]):
    """In written order; legal if every part is."""

    def __init__(self, parts: list[Effect[Any]]) -> None:
        super().__init__([])
        self.parts = parts

    def can(self, s: Any, seat: int, source: int) -> bool:
        return all([part.can(s, seat, source) for part in self.parts])

    def idle(self, s: Any, seat: int, source: int) -> bool:
        return all([part.idle(s, seat, source) for part in self.parts])

    def apply(self, s: Any, seat: int, source: int) -> None:
        state: State = s
        for i in range(len(self.parts) - 1, 0, -1):
            state.push(Do(seat, self.parts[i].number, source))
        self.parts[0].apply(s, seat, source)

    def tokens(self) -> Tokens:
        """`then` from the right; the same several times is said once."""
        said = [part.tokens() for part in self.parts]
        if all([said[0].same(other) for other in said]):
            return Tokens("times", {"n": len(said), "one": said[0]})
        out = said.pop()
        while said:
            out = Tokens("then", {"one": said.pop(), "two": out})
        return out

    def worth(self) -> float:
        return sum([part.worth() for part in self.parts])


@mypyc_attr(allow_interpreted_subclasses=True)
class Either(Effect[S]):
    """One of two ways. A game says with its own question how they are chosen."""

    def __init__(self, ways: list[Effect[Any]]) -> None:
        super().__init__([])
        self.ways = ways

    def names(self) -> list[str]:
        """What that question calls the ways; '' where it has no name for one."""
        return ["first", "second"]

    def among(self, known: list[str]) -> list[str]:
        """Each way as it is called, if the question knows that name."""
        return [way.called() if way.called() in known else "" for way in self.ways]

    def can(self, s: S, seat: int, source: int) -> bool:
        return any([way.can(s, seat, source) for way in self.ways])

    def idle(self, s: S, seat: int, source: int) -> bool:
        return all([way.idle(s, seat, source) for way in self.ways])

    def tokens(self) -> Tokens:
        return Tokens("or", {"one": self.ways[0].tokens(), "two": self.ways[1].tokens()})

    def worth(self) -> float:
        return max([way.worth() for way in self.ways])


@mypyc_attr(allow_interpreted_subclasses=True)
class Branch(Decision[S]):
    """Which of two effects is done, of those that can be; a game says with which option each is chosen."""

    def __init__(self, seat: int, one: int, two: int) -> None:
        super().__init__(seat)
        self.one = one
        self.two = two

    def choice(self, way: Effect[Any]) -> Option:
        """The option that says it."""
        raise NotImplementedError

    def ways(self, s: S) -> list[Effect[Any]]:
        return [s.setup.effects[self.one], s.setup.effects[self.two]]

    def options(self, s: S) -> list[Option]:
        return sorted([self.choice(way) for way in self.ways(s) if way.can(s, self.seat, 0)])

    def take(self, s: S, option: Option) -> None:
        for way in self.ways(s):
            if self.choice(way) == option:
                way.apply(s, self.seat, 0)


class Paid(Effect[Any]):
    """A cost, then what it buys: `may drop: bio 1`."""

    def __init__(self, cost: Cost[Any], gain: Effect[Any], optional: bool) -> None:
        super().__init__([])
        self.cost = cost
        self.gain = gain
        cost.optional = optional
        cost.then = gain.number

    def can(self, s: Any, seat: int, source: int) -> bool:
        return self.cost.can(s, seat, source) and self.gain.can(s, seat, source)

    def idle(self, s: Any, seat: int, source: int) -> bool:
        return not self.cost.can(s, seat, source) or self.gain.idle(s, seat, source)

    def apply(self, s: Any, seat: int, source: int) -> None:
        if not self.gain.idle(s, seat, source):
            self.cost.apply(s, seat, source)

    def tokens(self) -> Tokens:
        said: dict[str, Value] = {"cost": self.cost.tokens(), "gain": self.gain.tokens()}
        return Tokens("may" if self.cost.optional else "must", said)

    def worth(self) -> float:
        return self.cost.worth() + self.gain.worth()


class Unread(Effect[Any]):
    """Words on a card, waiting until the book is taught what they mean."""

    def __init__(self, text: str) -> None:
        super().__init__([])
        self.text = text


class Book:
    """The words of a game, and all effects read with them by number.

    One a game: numbers stand in saved frames and must not depend on which other games were imported.
    Where cards cause actions and actions use cards, the rules name effects by `number` and the words are
    taught afterwards, so that no module has to import what it is imported by.
    """

    def __init__(
        self, words: list[type[Effect[Any]]] | None = None, either: type[Either[Any]] | None = None
    ) -> None:
        self.words: dict[str, type[Effect[Any]]] = {}
        self.either = either
        self.effects: list[Effect[Any]] = []
        self.teach(words or [], either)

    def number(self, text: str) -> int:
        """The number of the effect that these words will mean."""
        self.effects.append(Unread(text))
        return len(self.effects) - 1

    def teach(self, words: list[type[Effect[Any]]], either: type[Either[Any]] | None = None) -> None:
        self.words = {kind.word: kind for kind in words}
        self.either = either
        for i in range(len(self.effects)):
            effect = self.effects[i]
            if isinstance(effect, Unread):
                self.effects[i] = self.read(effect.text)

    def read(self, text: str) -> Effect[Any]:
        """The effect that the words on a card say."""
        if found := PAID.match(text):
            cost = self.one(found[2])
            if not isinstance(cost, Cost):
                raise ContentError(f"{found[2]!r} in {text!r} is no cost; costs: {self.known(Cost)}")
            return self.add(Paid(cost, self.read(found[3]), found[1] == "may"))
        parts = [self.choice(part) for part in split(text, ";")]
        return parts[0] if len(parts) == 1 else self.add(Sequence(parts))

    def choice(self, text: str) -> Effect[Any]:
        ways = text.split(" or ")
        if len(ways) == 1:
            alone = self.one(text)
            if isinstance(alone, Cost):
                raise ContentError(
                    f"{text!r} buys nothing; a cost is written `may COST: ...` or `must COST: ...`"
                )
            return alone
        if self.either is None or len(ways) > 2:
            raise ContentError(
                f"{text!r}: a choice is between two effects, in a game that has such a question"
            )
        found: Either[Any] = self.either([self.one(way) for way in ways])
        names = found.names()
        if "" in names or names[0] == names[1]:
            raise ContentError(f"{text!r}: the question which of the two has no names to tell them apart")
        return self.add(found)

    def one(self, text: str) -> Effect[Any]:
        found = WORD.match(text)
        if found is None or found[1] not in self.words:
            near = meant(text.split(" ")[0], self.words)
            raise ContentError(f"unknown effect {text!r}; known: {self.known(Effect)}{near}")
        args = split(found[2], ",") if found[2] else [found[3]] if found[3] else words(found[4] or "")
        try:
            return self.add(self.words[found[1]](args))
        except ContentError as error:
            raise ContentError(f"effect {text!r}: {error}") from error
        except IndexError as error:
            raise ContentError(f"effect {text!r} lacks a value") from error
        except (KeyError, ValueError) as error:
            raise ContentError(f"effect {text!r} has a value that {found[1]} does not take") from error

    def add(self, effect: Effect[Any]) -> Effect[Any]:
        effect.number = len(self.effects)
        self.effects.append(effect)
        return effect

    def known(self, kind: type[Any]) -> str:
        return (
            ", ".join(sorted([word for word in self.words if issubclass(self.words[word], kind)])) or "none"
        )


def words(text: str) -> list[str]:
    """The arguments of `march 3 steps`; brackets hold one together."""
    return [word for word in split(text, " ") if word]


def split(text: str, at: str) -> list[str]:
    """The parts between separators outside of brackets."""
    parts, depth = [""], 0
    for char in text:
        depth += (char in "([") - (char in ")]")
        if char == at and depth == 0:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts]
