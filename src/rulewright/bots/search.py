"""A bot that asks what the others will do next, before it chooses.

As greedy does, it looks for the best line of its own turn behind each of its options; the best few of them
are its candidates. These are played on, all in the same guessed worlds with the same dice, through its own
next turn up to the one after that: everybody, itself included, follows the best line of a short look ahead,
turn by turn. There each candidate is judged by the estimates of its own seat and of its strongest rival.
Whenever a part of the budget is spent, the worse half of the candidates is dropped.

It sees one guess of the state and makes its worlds from that: the truth is out of its reach.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final

from rulewright.bots.bot import Adviser, Bot, Budget, Weighed
from rulewright.bots.greedy import DECIDED, SAME, WON, Lookout, estimate
from rulewright.core.rng import Rng
from rulewright.core.state import State
from rulewright.core.verbs import Option

NODES: Final = 3000  # positions for one choice, unless the budget says otherwise
UNLIMITED: Final = 1 << 40  # if it limits the time alone
LOOK: Final = 2500  # of these at most for the own turn
LOOK_PART: Final = 4  # the part of the budget that is for it,
LEAST_LOOK: Final = 100  # or so many, if that is more
CANDIDATES: Final = 4
ROUGHLY: Final = 2  # times as many lines are looked at twice,
GLANCES: Final = 3  # in so many worlds
A_CANDIDATE: Final = 500  # positions for each; with less there are fewer, at least two
PLAN: Final = 30  # positions for a line of the others who play on
PLAN_PART: Final = 100  # the part of the budget that is for one of them, at most
LEAST_PLAN: Final = 4
TURNS: Final = 2  # the world is left when the own turn of this number begins, counted after the present one,
FAR: Final = 2000  # if there are so many positions; else the next one
LEGS: Final = 8  # lines that are played on in a world, for each turn of each seat
ALONE: Final = 3  # the same where nobody else is at the table
RIVAL: Final = 0.5  # of the strongest rival's estimate counts against the own
PRIOR: Final = 2.0  # worlds that the first look counts for
CLEAR: Final = 2.0  # standard errors by which the best has to lead to end the search
WORLDS: Final = 6  # that this takes at least,
ALIKE: Final = 3  # or so many if they are all alike
BEYOND: Final = 1.5  # of the range of the estimates lies between their middle and a won game


class Spent(Exception):
    """The budget is spent in the middle of a world."""


class Purse:
    """What is left of a budget."""

    def __init__(self, budget: Budget) -> None:
        self.budget = budget
        self.nodes = budget.nodes or (UNLIMITED if budget.seconds else NODES)
        self.left = self.nodes
        self.began = time.monotonic()

    def spent(self) -> float:
        """From 0 to 1."""
        if self.budget.stopped:
            return 1.0
        share = 1.0 - self.left / self.nodes
        if self.budget.seconds:
            share = max(share, (time.monotonic() - self.began) / self.budget.seconds)
        return share

    def pay(self, nodes: int) -> None:
        self.left -= nodes

    def spare(self, nodes: int) -> None:
        """Is there enough for so many? Else this world is given up."""
        if nodes > self.left or self.spent() >= 1.0:
            raise Spent


class End:
    """Where a world was left: its estimate, or where the game is over, from -1 (lost) to 1 (won)."""

    def __init__(self, value: float, over: bool) -> None:
        self.value = value
        self.over = over


class Candidate:
    """A choice, the line that it begins, what that seemed worth at first, and how it went."""

    def __init__(self, choices: list[Option], first_look: float) -> None:
        self.option = choices[0]
        self.choices = choices
        self.first_look = first_look
        self.ends: list[End] = []  # one for each world


class Inquiry:
    """One question to one seat."""

    def __init__(
        self, evaluate: Callable[[Any, int], float], s: State, seat: int, rng: Rng, budget: Budget
    ) -> None:
        self.evaluate = evaluate
        self.s = s
        self.seat = seat
        self.rng = rng
        self.purse = Purse(budget)
        self.most = max(2, min(CANDIDATES, self.purse.nodes // A_CANDIDATE))
        self.plan = max(LEAST_PLAN, min(PLAN, self.purse.nodes // PLAN_PART))
        own: int = s.setup.game.plan
        self.own_plan = own * self.plan // PLAN
        self.turns = TURNS if self.purse.nodes >= FAR else 1
        self.legs = ALONE if s.seats == 1 else LEGS * s.seats * self.turns
        part = max(LEAST_LOOK, self.purse.nodes // LOOK_PART)
        look = Budget(min(LOOK, part, self.purse.nodes), budget.seconds / LOOK_PART, budget)
        self.own = Lookout(evaluate, seat, rng.split(), look)

    def answer(self) -> Option:
        return self.ranking()[0].option

    def ranking(self) -> list[Candidate]:
        """The candidates, the best first: those dropped earlier come after those dropped later."""
        found = self.candidates()
        dropped: list[Candidate] = []
        rounds = halvings(len(found))
        for number in range(rounds):
            self.compare(found, (number + 1) / rounds)
            found = ranked(found)
            if number < rounds - 1:
                half = (len(found) + 1) // 2
                dropped = found[half:] + dropped
                found = found[:half]
        return found + dropped

    def candidates(self) -> list[Candidate]:
        """The most promising choices; only one if it decides the game."""
        options = self.s.options(self.seat)
        self.rng.shuffle(options)  # equals are chosen by chance
        nodes = self.own.nodes
        lines = self.own.lines(self.s, options)
        self.purse.pay(nodes - self.own.nodes)
        found = [Candidate(line.choices(), line.value) for line in lines]
        found.sort(key=promise)
        if found[0].first_look >= WON:
            return found[:1]
        found = different(found, ROUGHLY * self.most)
        if len(found) > 1:
            self.foresee(found)
            found.sort(key=promise)
        return found[: self.most]

    def foresee(self, candidates: list[Candidate]) -> None:
        """What the lines come to on average, once their dice are cast and their cards are drawn."""
        seen: list[list[End]] = [[] for _ in candidates]
        try:
            for _ in range(GLANCES):
                world = self.world()
                for i in range(len(candidates)):
                    self.purse.spare(len(candidates[i].choices) + 1)
                    after = world.copy()
                    self.follow(after, self.seat, candidates[i].choices)
                    seen[i].append(self.own_end(after))
        except Spent:
            return  # then what was seen before it counts
        worth = levelled(seen)
        for i in range(len(candidates)):
            candidates[i].first_look = math.fsum(worth[i]) / GLANCES

    def compare(self, candidates: list[Candidate], until: float) -> None:
        """Play all candidates on in worlds, until this part of the budget is spent or one is clearly best."""
        try:
            while self.purse.spent() < until and not clear(candidates):
                world = self.world()
                chance = self.rng.split()
                ends = [self.play(world.copy(), candidate, chance.twin()) for candidate in candidates]
                for i in range(len(candidates)):
                    candidates[i].ends.append(ends[i])
        except Spent:
            return  # a world that not all have been through says nothing

    def world(self) -> State:
        """A state that we might be in, where the others have answered what they are asked beside us."""
        world = self.guess()
        self.purse.pay(1)
        if world.together:
            for other in world.deciders:
                while other != self.seat and world.legal_for(other):
                    self.go_on(world, world.sample(other, self.rng), other, self.rng)
        return world

    def guess(self) -> State:
        return self.s.sample(self.seat, self.rng)

    def play(self, world: State, candidate: Candidate, chance: Rng) -> End:
        """Follow the candidate's line, then let all play on to a later turn of ours; what it comes to."""
        self.follow(world, self.seat, candidate.choices)
        turns = 0
        others = False  # has another seat had its turn?
        for _ in range(self.legs):
            if others and world.legal_for(self.seat):
                others = False
                turns += 1
            if not world.stack or turns == self.turns:
                break
            actor = world.actor
            if world.together:
                seen = world.copy()
                seen.unseal(actor)
                self.go_on(world, seen, actor, chance)
            else:
                others = others or actor != self.seat
                self.go_on(world, world, actor, chance)
        return self.end(world)

    def go_on(self, world: State, seen: State, actor: int, chance: Rng) -> None:
        """This seat chooses by what it sees, as far as it knows what comes of it."""
        options = seen.legal_for(actor)
        if len(options) > PLAN:
            chance.shuffle(options)
            options = options[:PLAN]
        self.purse.spare(len(options))
        nodes = min(self.own_plan if actor == self.seat else self.plan, self.purse.left)
        lookout = Lookout(self.evaluate, actor, chance, Budget(nodes, whole=self.purse.budget), 1)
        lines = lookout.lines(seen, options)
        self.purse.pay(nodes - lookout.nodes)
        best = lines[0]
        for line in lines:
            if line.value > best.value + SAME:
                best = line
        self.follow(world, actor, best.choices())

    def follow(self, world: State, actor: int, choices: list[Option]) -> None:
        """Make these choices, as far as this world allows them."""
        for option in choices:
            if option not in world.legal_for(actor):
                return
            self.purse.pay(1)
            world.actor = actor
            world.proceed(option)

    def own_end(self, world: State) -> End:
        """By the own estimate alone."""
        self.purse.pay(1)
        over = not world.stack and world.seats > 1
        value = self.own.value(world)
        return End(value / WON, True) if over else End(value, False)

    def end(self, world: State) -> End:
        """The own estimate less a part of the strongest rival's."""
        end = self.own_end(world)
        rivals = world.rivals(self.seat)
        if not end.over and rivals:
            self.purse.pay(len(rivals))
            end.value -= RIVAL * max([self.evaluate(world, rival) for rival in rivals])
        return end


class Clairvoyance(Inquiry):
    """Every world is the true one, but for its dice."""

    def guess(self) -> State:
        world = self.s.copy()
        world.rng = self.rng.split()
        return world


# --- comparing -------------------------------------------------------------------------------------------
def halvings(candidates: int) -> int:
    """How often they can be halved until one is left."""
    return (candidates - 1).bit_length()


def promise(candidate: Candidate) -> float:
    """To sort by: the best first."""
    return -candidate.first_look


def different(candidates: list[Candidate], most: int) -> list[Candidate]:
    """The first so many, without those that are another one with its choices in another order."""
    out: list[Candidate] = []
    for candidate in candidates:
        if len(out) < most and not among(out, candidate):
            out.append(candidate)
    return out


def among(found: list[Candidate], candidate: Candidate) -> bool:
    for other in found:
        if abs(other.first_look - candidate.first_look) < SAME:
            if sorted(other.choices) == sorted(candidate.choices):
                return True
    return False


def ranked(candidates: list[Candidate]) -> list[Candidate]:
    """The best first; the first look counts like some worlds more."""
    ends = [candidate.ends for candidate in candidates]
    worth = levelled(ends)
    top = max([candidate.first_look for candidate in candidates])
    most = spread(estimates(ends)) or 1.0
    scores: list[float] = []
    for i in range(len(candidates)):
        behind = min(most, top - candidates[i].first_look)
        scores.append(math.fsum(worth[i]) - PRIOR * behind)
    order = sorted(range(len(candidates)), key=lambda i: -scores[i])
    return [candidates[i] for i in order]


def clear(candidates: list[Candidate]) -> bool:
    """Does one lead the others by more than chance explains, or never differ? All saw the same worlds."""
    worth = levelled([candidate.ends for candidate in candidates])
    worlds = len(worth[0])
    if worlds < ALIKE or (worlds < WORLDS and max([spread(row) for row in worth]) > SAME):
        return False
    best = 0
    for i in range(len(worth)):
        if math.fsum(worth[i]) > math.fsum(worth[best]):
            best = i
    for i in range(len(worth)):
        if i != best and not leads(worth[best], worth[i]):
            return False
    return True


def leads(one: list[float], other: list[float]) -> bool:
    worlds = len(one)
    by = [one[j] - other[j] for j in range(worlds)]
    mean = math.fsum(by) / worlds
    variance = math.fsum([(lead - mean) * (lead - mean) for lead in by]) / (worlds - 1)
    return mean >= CLEAR * math.sqrt(variance / worlds)


def behind(best: Candidate, other: Candidate) -> float | None:
    """How much worse it did in the worlds that both saw; none: in some of them the game was over."""
    if other is best:
        return 0.0
    worlds = len(other.ends)  # who was dropped saw the first ones
    if worlds == 0:
        by = best.first_look - other.first_look
        return max(by, 0.0) if by < DECIDED else None
    seen = best.ends[:worlds] + other.ends
    if [1 for end in seen if end.over]:
        return None
    return max(math.fsum([best.ends[i].value - other.ends[i].value for i in range(worlds)]) / worlds, 0.0)


def estimates(ends: list[list[End]]) -> list[float]:
    """The values of worlds in which the game goes on."""
    return [end.value for row in ends for end in row if not end.over]


def spread(values: list[float]) -> float:
    return max(values) - min(values) if values else 0.0


def levelled(ends: list[list[End]]) -> list[list[float]]:
    """Values that can be added: a finished game is beyond all estimates, and yet not all that counts."""
    values = estimates(ends)
    middle = (max(values) + min(values)) / 2 if values else 0.0
    reach = BEYOND * spread(values) or 1.0
    return [[middle + reach * end.value if end.over else end.value for end in row] for row in ends]


class Search(Adviser):
    def __init__(self) -> None:
        super().__init__("search")

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> Option:
        return Inquiry(estimate(s, self.name), s, seat, rng, budget).answer()

    def weigh(self, s: State, seat: int, rng: Rng, budget: Budget) -> list[Weighed]:
        found = Inquiry(estimate(s, self.name), s, seat, rng, budget).ranking()
        return [Weighed(one.option, behind(found[0], one), one.choices[1:]) for one in found]


class Clairvoyant(Bot):
    """Search that is told the true state: it measures what secrets are worth, and is no player."""

    def __init__(self) -> None:
        super().__init__("clairvoyant")

    def choose(self, s: State, seat: int, rng: Rng, budget: Budget) -> Option:
        return Clairvoyance(estimate(s, self.name), s, seat, rng, budget).answer()
