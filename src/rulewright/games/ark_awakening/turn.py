"""The order of play (ARK-3, ARK-4): rounds, turns, the choice of a section, action phases, chains."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
import rulewright.games.ark_awakening.verbs as v
from rulewright.core.menu import Action, Menu, Offers, Reasoned
from rulewright.core.state import Decision, Frame, Seated
from rulewright.core.values import changed
from rulewright.core.verbs import Line, Option
from rulewright.core.zones import EVERYONE
from rulewright.games.ark_awakening.adapting import adapt
from rulewright.games.ark_awakening.awaken import Awaken
from rulewright.games.ark_awakening.bombs import Detonate, PlaceBomb
from rulewright.games.ark_awakening.build import Airlock, Build, Scrap, ScrapNew
from rulewright.games.ark_awakening.checks import Check, all_goals
from rulewright.games.ark_awakening.clashes import Clashes
from rulewright.games.ark_awakening.combat import CombatPhase
from rulewright.games.ark_awakening.divert import Divert, Reclaim
from rulewright.games.ark_awakening.engineering import Integrate
from rulewright.games.ark_awakening.exploit import Exploit
from rulewright.games.ark_awakening.explore import Explore
from rulewright.games.ark_awakening.fallout import Evaluate
from rulewright.games.ark_awakening.glitch import CountDown, Diagnose, Disaster
from rulewright.games.ark_awakening.guardians import GuardianTurn
from rulewright.games.ark_awakening.hack import Hack
from rulewright.games.ark_awakening.heal import Heal
from rulewright.games.ark_awakening.learning import EnemyTurn, Strategy
from rulewright.games.ark_awakening.militarize import Militarize
from rulewright.games.ark_awakening.mini import ChooseMini
from rulewright.games.ark_awakening.move import Fold, Step, Teleport
from rulewright.games.ark_awakening.phase import NO_ACTION, Doing, begin, pursue
from rulewright.games.ark_awakening.poles import Station
from rulewright.games.ark_awakening.preempt import Preempt
from rulewright.games.ark_awakening.produce import Produce
from rulewright.games.ark_awakening.purge import Purge
from rulewright.games.ark_awakening.ranged import Shoot
from rulewright.games.ark_awakening.research import Research
from rulewright.games.ark_awakening.table import (
    FACE_DOWN,
    FALLOUT,
    FIRST_MISSION,
    GLITCH,
    GUARDIANS,
    LEARNING,
    TURNED_LEFT,
    TURNED_RIGHT,
    UNUSED,
    Ark,
)
from rulewright.games.ark_awakening.trade import Give, Request
from rulewright.games.ark_awakening.use_artifact import UseArtifact


class Round(Frame[Ark]):
    """ARK-R64: one turn of every player, from the first one clockwise."""

    def run(self, s: Ark) -> None:
        if s.mode == FIRST_MISSION and any(all_goals(s, seat) for seat in range(s.players)):
            return  # ARK-9.4
        if s.round == last_round(s):
            s.cause = v.CAUSES.index("rounds")
            s.finish()  # ARK-R47, ARK-R109
            return
        s.push(self)
        if s.mode == GLITCH and not s.clock:
            s.push(Disaster())  # ARK-L4
            return
        s.round += 1
        if s.mode == GUARDIANS:
            s.push(GuardianTurn())  # ARK-L3
        elif s.mode == GLITCH:
            s.push(CountDown())
        for step in range(s.players - 1, -1, -1):
            s.push(Turn((s.first + step) % s.players))
        if s.mode == LEARNING:
            s.push(Strategy())  # ARK-L5


def last_round(s: Ark) -> int:
    """ARK-R47, ARK-R109: no game goes on for ever."""
    if s.mode == LEARNING:
        return p.LAST_ROUND_LEARNING
    return p.LAST_ROUND_FIRST_MISSION if s.mode == FIRST_MISSION else p.LAST_ROUND


class Turn(Seated[Ark]):
    """ARK-4.1: the states T0 to T10 in order."""

    def run(self, s: Ark) -> None:
        s.active = self.seat
        s.domes[self.seat].new_chains = 0
        s.held = []
        s.fresh = 0
        s.note(EVERYONE, v.TURN, self.seat, s.round)
        if s.mode == FALLOUT:
            s.push(Evaluate())  # T10
        elif s.mode == GLITCH:
            s.push(Diagnose())
        elif s.mode == LEARNING:
            s.push(EnemyTurn())
        s.push(Check())  # T9
        if s.coop:
            s.push(Clashes(self.seat, self.seat))  # ARK-10.13
        elif s.mode != FIRST_MISSION:
            s.push(CombatPhase(self.seat))  # T7, T8
        s.push(NeedTask(self.seat) if s.mode == LEARNING else ChooseSection(self.seat))  # T3 to T6
        s.push(ChooseMini(self.seat))  # T2
        if s.complex:
            s.push(Preempt(self.seat))  # T1
        s.push(Check())  # T0


class ChooseSection(Reasoned[Ark]):
    """ARK-4.2, 4.3: any section but the one that holds the marker, useful or not."""

    step = "section"

    def look(self, s: Ark, to: Offers) -> None:
        for section in range(len(p.SECTIONS)):
            if section == s.domes[self.seat].marker:
                to.no(v.CHOOSE.of(section), v.MARKER_THERE, section)
            else:
                to.may(v.CHOOSE.of(section))

    def take(self, s: Ark, option: Option) -> None:
        section = v.CHOOSE.read(option)
        s.domes[self.seat].marker = section
        s.push(ChooseChain(self.seat, section))
        start_phase(s, self.seat, section)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_SECTION.line()


# --- challenger-action cards of It is Learning ---------------------------------------------------------
class NeedTask(Seated[Ark]):
    """ARK-13.14, 13.14e: without an unused card the Enemy adapts, which may be all that is still needed."""

    def run(self, s: Ark) -> None:
        s.push(ChooseTask(self.seat))
        if UNUSED not in s.used:
            adapt(s)
            s.push(Check())


class ChooseTask(Reasoned[Ark]):
    """ARK-13.12 to 13.12d: an unused card turned to one of its halves, or face down for what is on none."""

    step = "section"

    def look(self, s: Ark, to: Offers) -> None:
        for task in range(p.TASKS):
            for action in sorted(p.TASK_ACTIONS[task]):
                if s.used[task] != UNUSED:
                    to.no(v.ROTATE.of(task, action), v.TASK_USED, task)
                else:
                    to.may(v.ROTATE.of(task, action))
        for task in range(p.TASKS):
            if s.used[task] == UNUSED:
                to.may(v.TURN_DOWN.of(task))

    def take(self, s: Ark, option: Option) -> None:
        if option in v.ROTATE:
            task, action = v.ROTATE.read(option)
            s.used = changed(s.used, task, TURNED_LEFT if action == p.TASK_ACTIONS[task][0] else TURNED_RIGHT)
        else:
            task, action = v.TURN_DOWN.read(option), NO_ACTION
            s.used = changed(s.used, task, FACE_DOWN)
        s.push(ChooseTaskSection(self.seat, action))

    def prompt(self, s: Ark) -> Line:
        return v.ASK_TASK.line()


class ChooseTaskSection(Decision[Ark]):
    """ARK-13.13: a section with the action that the card names; face down, one with none that is on cards."""

    step = "section"

    def __init__(self, seat: int, action: int) -> None:
        super().__init__(seat)
        self.action = action

    def options(self, s: Ark) -> list[Option]:
        dome = s.domes[self.seat]
        return [
            v.CHOOSE.of(section)
            for section in range(len(p.SECTIONS))
            if fits(dome.section(section).actions, self.action)
        ]

    def take(self, s: Ark, option: Option) -> None:
        section = v.CHOOSE.read(option)
        s.push(ChooseChain(self.seat, section))  # ARK-R90
        start_phase(s, self.seat, section, self.action)

    def prompt(self, s: Ark) -> Line:
        return v.ASK_SECTION.line()


def fits(actions: list[int], named: int) -> bool:
    """ARK-13.12c, 13.13."""
    if named != NO_ACTION:
        return named in actions
    return not any(action in p.ON_TASKS for action in actions)


class ChooseChain(Decision[Ark]):
    """ARK-7.4 to 7.4c: after the action phase of its first section a chain gives one of its second."""

    step = "chain"

    def __init__(self, seat: int, section: int) -> None:
        super().__init__(seat)
        self.section = section

    def options(self, s: Ark) -> list[Option]:
        dome = s.domes[self.seat]
        owned = dome.chains & ~dome.new_chains  # ARK-R05
        if not owned:
            return []
        rooms = [
            room for room in range(p.ACTIVATABLE) if owned >> room & 1 and p.CHAIN_FROM[room] == self.section
        ]
        return [v.DONE.of()] + [v.CHAIN.of(room) for room in rooms] if rooms else []

    def take(self, s: Ark, option: Option) -> None:
        if option in v.CHAIN:
            start_phase(s, self.seat, p.CHAIN_TO[v.CHAIN.read(option)])

    def prompt(self, s: Ark) -> Line:
        return v.ASK_CHAIN.line()


def start_phase(s: Ark, seat: int, section: int, named: int = NO_ACTION) -> None:
    begin(s)
    s.push(Phase(seat, section, named))


class Done(Action[Ark, Doing]):
    """ARK-4.4: every action is optional."""

    def do(self, s: Ark, seat: int, option: Option) -> None:
        pass


# The choices that belong to an action; exploring interrupts none (ARK-5.2a), nor does what is no action.
PARTS: Final = {
    "move": ["move", "station", "teleport", "fold"],
    "place_bombs": ["bomb"],
    "militarize": ["militarize", "vent"],
    "research": ["research"],
    "use_artifact": ["use", "build"],
    "awaken": ["awaken"],
    "heal": ["heal"],
}
PART_OF: Final = {verb: p.ACTIONS.index(action) for action, verbs in PARTS.items() for verb in verbs}


class Phase(Menu[Ark, Doing]):
    """ARK-4.4: the actions of a section, step by step, one action after the other in either order."""

    step = "phase"
    actions = (
        Done(v.DONE, ends=True),
        Step(v.MOVE),
        Station(v.STATION),
        Teleport(v.TELEPORT),
        Fold(v.FOLD),
        Explore(v.EXPLORE),
        PlaceBomb(v.BOMB),
        Divert(v.DIVERT),
        Reclaim(v.RECLAIM),
        Produce(v.PRODUCE),
        Exploit(v.EXPLOIT),
        Integrate(v.INTEGRATE),
        Hack(v.HACK),
        Purge(v.PURGE),
        Militarize(v.MILITARIZE),
        Shoot(v.SHOOT),
        Detonate(v.DETONATE),
        Research(v.RESEARCH),
        UseArtifact(v.USE),
        Build(v.BUILD),
        Scrap(v.SCRAP),
        ScrapNew(v.SCRAP_NEW),
        Awaken(v.AWAKEN),
        Heal(v.HEAL),
        Airlock(v.VENT),
        Give(v.GIVE),
        Request(v.REQUEST),
    )

    def __init__(self, seat: int, section: int, named: int = NO_ACTION) -> None:
        super().__init__(seat)
        self.section = section
        self.named = named  # by a challenger-action card

    def me(self, s: Ark) -> Doing:
        return Doing(s, self.seat, self.section, self.named)

    def again(self, s: Ark, action: Action[Ark, Doing]) -> None:
        """The checks come after all that the step asks."""
        if action.verb.name in PART_OF:
            pursue(s, PART_OF[action.verb.name])
        if not action.ends:
            s.push(self)
            s.push(Check())

    def prompt(self, s: Ark) -> Line:
        return v.ASK_PHASE.line(self.section)
