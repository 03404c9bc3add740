"""What may be said before, after and between main actions: special actions, free actions, claims (AOA-1.5).

Goals come first: a main action is chosen by naming the card, track or tile that it is for; only what is
still open is asked afterwards.
"""

from __future__ import annotations

from rulewright.core.verbs import Option
from rulewright.games.age_of_automaton.achievements import all_claims, claim, claims
from rulewright.games.age_of_automaton.playable import dreams, overtime_targets
from rulewright.games.age_of_automaton.printed import (
    ASSEMBLING,
    COLUMNS,
    EQUIPMENT,
    FUNDING,
    NONE,
    OVERBUILT,
    OVERCLOCK,
    OVERTIME,
    PROSPECT,
    PURCHASING,
    RESEARCH,
    RESEARCH_FIRST,
    SALE,
    SALE_FIRST,
    SPECIAL_PRICE,
    SPECIALIST_FIRST,
    SPONSORSHIP,
    TILE_FIRST,
    TRACKS,
)
from rulewright.games.age_of_automaton.special import extra_due, overbuilt, overclock
from rulewright.games.age_of_automaton.specialists import act, hand_actions, uses
from rulewright.games.age_of_automaton.table import Automaton, Factory
from rulewright.games.age_of_automaton.verbs import (
    ASSEMBLE,
    BUY,
    CLAIM,
    CLOCK,
    DISCARD,
    FUND,
    GO,
    HIRE,
    OVERBUILD,
    OVERTIME_,
    PLAY,
    PURCHASE,
    SELL,
    SPONSOR,
    STUDY,
    USE,
)


# --- goals of main actions -------------------------------------------------------------------------
def goal(action: int, thing: int) -> Option:
    """The choice that goes for a track, card or tile."""
    if action == PROSPECT:
        return GO.of(thing)
    if action == EQUIPMENT:
        return BUY.of(thing)
    if action == RESEARCH:
        return STUDY.of(thing - RESEARCH_FIRST)
    if action == SALE:
        return SELL.of(thing - SALE_FIRST)
    return SPONSOR.of(thing - TILE_FIRST)


def action_of(option: Option) -> int:
    """The main action that a choice means; NONE if it is none."""
    if option in GO:
        return PROSPECT
    if option in BUY:
        return EQUIPMENT
    if option in STUDY:
        return RESEARCH
    if option in SELL:
        return SALE
    if option in SPONSOR:
        return SPONSORSHIP
    if option == FUND.of():
        return FUNDING
    if option == ASSEMBLE.of():
        return ASSEMBLING
    return PURCHASING if option == PURCHASE.of() else NONE


def thing_of(option: Option) -> int:
    """The track, card or tile; NONE for an action without one."""
    if option in GO:
        return GO.read(option)
    if option in BUY:
        return BUY.read(option)
    if option in STUDY:
        return STUDY.read(option) + RESEARCH_FIRST
    if option in SELL:
        return SELL.read(option) + SALE_FIRST
    return SPONSOR.read(option) + TILE_FIRST if option in SPONSOR else NONE


def plain(action: int) -> Option:
    """The choice of Funding, Assembling or Purchasing."""
    if action == FUNDING:
        return FUND.of()
    return ASSEMBLE.of() if action == ASSEMBLING else PURCHASE.of()


def things(s: Automaton, action: int) -> list[int]:
    """All that lies there to go for, reachable or not."""
    if action == PROSPECT:
        return list(range(TRACKS))
    return s.tile_row.cards if action == SPONSORSHIP else s.row(action)


def main_actions(s: Automaton, seat: int, out: list[Option]) -> None:
    """AOA-3.3, AOA-3.4: in every column without a marker."""
    f = s.factories[seat]
    for column in range(COLUMNS):
        if f.played[column] or f.played[column + 4]:
            continue
        for thing in dreams(s, f, column, f.credits):
            out.append(goal(column, thing))
        if column + 4 == SPONSORSHIP:
            for thing in s.tile_row.cards:
                out.append(goal(SPONSORSHIP, thing))
        else:
            out.append(plain(column + 4))


def overtimes(s: Automaton, f: Factory, out: list[Option]) -> None:
    """AOA-10.2."""
    left = f.credits - SPECIAL_PRICE[OVERTIME] - extra_due(f)
    if left >= 0:
        for action in overtime_targets(s, f, left):
            out.append(OVERTIME_.of(action))


def all_goals(s: Automaton, action: int) -> list[Option]:
    if action <= SALE or action == SPONSORSHIP:
        return [goal(action, thing) for thing in things(s, action)]
    return [plain(action)]


# --- special and free actions, claims --------------------------------------------------------------
def asides(s: Automaton, seat: int, where: int, out: list[Option]) -> None:
    """Everything but main actions, unsorted."""
    f = s.factories[seat]
    due = extra_due(f)
    if f.unbuilt and f.credits >= SPECIAL_PRICE[OVERBUILT] + due:
        out.append(OVERBUILD.of())
    if f.credits >= SPECIAL_PRICE[OVERCLOCK] + due and f.upgradable():
        out.append(CLOCK.of())
    hand_actions(s, seat, out)
    uses(s, seat, where, out)
    out += claims(s, seat)


def all_asides(s: Automaton, seat: int) -> list[Option]:
    """What a person sees lying there."""
    f = s.factories[seat]
    out: list[Option] = [OVERBUILD.of(), CLOCK.of()]
    for card in f.hand.cards:
        out.append(PLAY.of(card - SPECIALIST_FIRST))
        out.append(DISCARD.of(card - SPECIALIST_FIRST))
    out += [USE.of(card - SPECIALIST_FIRST) for card in f.specialists.cards]
    out += [HIRE.of(card - SPECIALIST_FIRST) for card in s.common.cards]
    return out + all_claims(s)


def do_aside(s: Automaton, seat: int, option: Option, where: int) -> None:
    due = extra_due(s.factories[seat])
    if option == OVERBUILD.of():
        overbuilt(s, seat, SPECIAL_PRICE[OVERBUILT] + due)
    elif option == CLOCK.of():
        overclock(s, seat, SPECIAL_PRICE[OVERCLOCK] + due)
    elif option in CLAIM:
        claim(s, seat, CLAIM.read(option), s.unclaimed())
    else:
        act(s, seat, option, where)
