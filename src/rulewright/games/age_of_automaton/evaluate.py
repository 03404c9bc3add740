"""What a position is worth to a seat: the score if the game ended now, and what the rest can still bring.

A look ahead ends where a die is rolled or a card drawn, in the middle of an action; what waits on the stack
(a price, a bonus, passes, effects) is therefore counted as well. The weights (`weights.toml`) are in VP.
"""

from __future__ import annotations

from typing import Any, Final

import rulewright.games.age_of_automaton.printed as p
from rulewright.core.effects import Do, Effect
from rulewright.core.state import Frame
from rulewright.core.weights import Weights
from rulewright.games.age_of_automaton.effects import WORKER_WORTH
from rulewright.games.age_of_automaton.goods import Charge, Take
from rulewright.games.age_of_automaton.offices import Dice, NextPlace
from rulewright.games.age_of_automaton.paying import Price
from rulewright.games.age_of_automaton.prospect import Passes, top_taken
from rulewright.games.age_of_automaton.requirements import AUDIT_TEST, met
from rulewright.games.age_of_automaton.schema import FOLDER
from rulewright.games.age_of_automaton.scoring import total
from rulewright.games.age_of_automaton.table import AUDIT_PHASE, Automaton, Factory
from rulewright.games.age_of_automaton.technology import Overclocked, Upgrade
from rulewright.games.age_of_automaton.turn import TurnEnd
from rulewright.games.age_of_automaton.workers import Bonus, Extra

THIRD: Final = 1.0 / 3.0
AT_LEVEL: Final = [0.0, 1.0 / 6.0, 2.0 / 6.0, 3.0 / 6.0, 4.0 / 6.0]  # that a Level die passes


class Worths(Weights):
    """What weights.toml says of each."""

    def settle(self) -> None:
        self.good_least: float = self.one("good_least")
        self.good_more: float = self.one("good_more")
        self.heaped: float = self.one("heaped")
        self.credit: float = self.one("credit")
        self.credit_more: float = self.one("credit_more")
        self.spare_worker: float = self.one("spare_worker")
        self.engineer: float = self.one("engineer")
        self.equipment: float = self.one("equipment")
        self.specialist: float = self.one("specialist")
        self.advanced: float = self.one("advanced")
        self.reliable: float = self.one("reliable")
        self.contract: float = self.one("contract")
        self.card: float = self.one("card")
        self.first_research: float = self.one("first_research")
        self.first_sales: float = self.one("first_sales")
        self.relation: float = self.one("relation")
        self.audit_ahead: float = self.one("audit_ahead")
        self.bonus_equipment: float = self.one("bonus_equipment")
        self.extra_action: float = self.one("extra_action")
        self.upgrade: float = self.one("upgrade")
        self.overclocked: float = self.one("overclocked")
        self.next_place: float = self.one("next_place")
        self.first_space: float = self.one("first_space")


W: Final = Worths(FOLDER / "weights.toml")


def evaluate(s: Automaton, seat: int) -> float:
    f = s.factories[seat]
    left = actions_left(s, f)
    later = p.ROUNDS - s.round
    good = worth_of_good(left)
    value = float(total(f)) + good * goods(f)
    value += workers(f, left)
    value += later * (W.engineer * p.ENGINEERS[f.reputation] + engines(s, f))
    value += W.advanced * later * f.advanced()  # each lets one more unit be donated
    if p.SECTION[f.reliability] == p.SCORING_SECTION:
        value += W.reliable * later
    value += min(1.0, left / 6.0) * (W.contract * f.contracts + W.card * len(f.hand.cards) + openings(f))
    value += W.relation * sum(f.relations)
    value -= audits(s, f)
    return value + pending(s, f, good)


def actions_left(s: Automaton, f: Factory) -> int:
    """Main actions that the player still has in the game."""
    left = s.actions() - f.markers()
    for number in range(s.round + 1, p.ROUNDS + 1):
        left += 4 if number >= p.LATE_ROUND else 3
    return left


def worth_of_good(left: int) -> float:
    """A token or credit beyond the third of a point that it scores anyway."""
    return W.good_least + W.good_more * min(1.0, left / 7.0)


def goods(f: Factory) -> float:
    """Even hands buy more; what is near the limit or in heaps is worth less."""
    tokens = min(f.tokens[0], 3) + min(f.tokens[1], 3) + min(f.tokens[2], 3)
    spare = f.held() - tokens
    credits = min(f.credits, 8)
    return tokens + W.heaped * spare + W.credit * credits + W.credit_more * (f.credits - credits)


def workers(f: Factory, left: int) -> float:
    """The best workers count for the actions left."""
    value = 0.0
    for level in range(4, 0, -1):
        for _ in range(f.tech[level]):
            if left > 0:
                value += WORKER_WORTH[level]
                left -= 1
            else:
                value += W.spare_worker * WORKER_WORTH[1]
    return value


def engines(s: Automaton, f: Factory) -> float:
    """What Equipment and played Specialists bring in a round."""
    value = 0.0
    for i in range(len(f.columns)):
        value += W.equipment * benefit(s, p.ABILITY[f.equipment.cards[i]])
    for card in f.specialists.cards:
        value += W.specialist * benefit(s, p.SKILL[card - p.SPECIALIST_FIRST])
    return value


def openings(f: Factory) -> float:
    """The first cards open spaces of the Prospect tracks and better workers."""
    return W.first_research * min(2, len(f.research.cards)) + W.first_sales * min(3, len(f.sales.cards))


def benefit(s: Automaton, effects: list[int]) -> float:
    value = 0.0
    for number in effects:
        value += worth(s, number)
    return value


def worth(s: Automaton, number: int) -> float:
    """An effect in VP, roughly; nobody has to pay for what is worth less."""
    effect: Effect[Any] = s.setup.effects[number]
    return max(0.0, effect.worth())


# --- what waits on the stack -----------------------------------------------------------------------------
def pending(s: Automaton, f: Factory, good: float) -> float:
    """The rest of the action under way."""
    value = 0.0
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, TurnEnd):
            return value
        value += waiting(s, f, frame, good + THIRD)
    return 0.0  # not in a turn: nothing of the kind waits


def waiting(s: Automaton, f: Factory, frame: Frame[Automaton], good: float) -> float:
    if isinstance(frame, Bonus):
        return frame.level * (W.bonus_equipment if frame.action == p.EQUIPMENT else good)
    if isinstance(frame, Extra):
        return W.extra_action if f.levels() else 0.0
    if isinstance(frame, Price):
        return -good * max(0, frame.red + frame.yellow + frame.blue - f.waive)
    if isinstance(frame, Passes):
        return climb(s, f, frame.track, frame.level, good)
    if isinstance(frame, Do):
        return worth(s, frame.effect)
    if isinstance(frame, Dice):
        return good * frame.engineers
    if isinstance(frame, Take):
        return good * frame.left
    if isinstance(frame, Charge):
        return -good * frame.credits
    if isinstance(frame, Upgrade):
        return W.upgrade * frame.steps
    if isinstance(frame, Overclocked):
        return W.overclocked
    return W.next_place if isinstance(frame, NextPlace) else 0.0


def climb(s: Automaton, f: Factory, track: int, level: int, good: float) -> float:
    """The mean gain of three Level dice on a track."""
    hit = AT_LEVEL[level]
    miss = 1.0 - hit
    at_least = [1.0, 1.0 - miss * miss * miss, hit * hit * (hit + 3.0 * miss), hit * hit * hit]
    value, credits = 0.0, f.credits
    space = f.prospect[track]
    for step in range(1, 4):
        space += 1
        if space > p.TOP or (space == p.TOP and top_taken(s, track)):
            break
        credits -= p.TOLL[track][space]
        if (
            credits < 0
            or len(f.research.cards) < p.NEEDS_RESEARCH[track][space]
            or len(f.sales.cards) < p.NEEDS_SALES[track][space]
        ):
            break
        gain = p.PROSPECT_VP[track][space] - p.PROSPECT_VP[track][space - 1] - good * p.TOLL[track][space]
        gain += benefit(s, p.ENTERED[p.ENTERED_AT[track][space]])
        if space == 1:
            gain += W.first_space * (p.ROUNDS - s.round + 1)
        value += at_least[step] * gain
    return value


# --- audits ------------------------------------------------------------------------------------------------
def audits(s: Automaton, f: Factory) -> float:
    """Points that the next Audit cards will probably cost as things stand."""
    value = 0.0
    for card in range(s.flipped, p.AUDITS):
        distance = card * p.AUDIT_SPACES + p.AUDIT_TRIGGER - s.audit
        if s.round < 2 or s.phase > AUDIT_PHASE:
            chance = W.audit_ahead if distance <= 5 else 0.0
        else:
            chance = len([1 for face in p.AUDIT_DIE if face >= distance]) / len(p.AUDIT_DIE)
        if chance > 0.0 and not met(f, AUDIT_TEST[s.audits[card]]):
            value += p.MINUS * chance
    return value
