"""Why a choice on the table cannot be taken: the same tests as the choices themselves."""

from __future__ import annotations

from rulewright.core.verbs import Line, Option
from rulewright.games.age_of_automaton.achievements import why_not_claim
from rulewright.games.age_of_automaton.effects import IN_AFTER, useful
from rulewright.games.age_of_automaton.menu import action_of, thing_of, things
from rulewright.games.age_of_automaton.playable import playable, price_of, reach
from rulewright.games.age_of_automaton.printed import (
    ABILITY,
    EQUIPMENT,
    NEEDS,
    NONE,
    OVERBUILT,
    OVERCLOCK,
    OVERTIME,
    PROSPECT,
    RESEARCH,
    SALE,
    SLOTS,
    SPECIAL_PRICE,
    SPECIALIST_FIRST,
)
from rulewright.games.age_of_automaton.special import extra_due
from rulewright.games.age_of_automaton.specialists import in_time, usable
from rulewright.games.age_of_automaton.table import Automaton, Factory
from rulewright.games.age_of_automaton.verbs import (
    ABILITY_USED,
    ABILITY_USELESS,
    ACTIVATE,
    CLAIM,
    CLOCK,
    COLUMN_FREE,
    COLUMN_USED,
    CONTRACTED,
    FULL,
    HIRE,
    LACKS_CREDITS,
    LACKS_TOKENS,
    LEVEL_LOW,
    NO_CONTRACT,
    NO_DIE,
    NO_SPACE,
    NO_UPGRADE,
    NO_WORKER,
    NOT_NOW,
    NOT_PLAYABLE,
    ONCE,
    ONLY_IV,
    OVERBUILD,
    OVERTIME_,
    PLAY,
    SALE_TOO_DEAR,
    TOO_DEAR,
    UNRELIABLE,
    USE,
    USED,
    USELESS,
)


def why_not_in_menu(s: Automaton, seat: int, option: Option, where: int) -> Line | None:
    """The reason against something seen in a menu of the turn."""
    f = s.factories[seat]
    action = action_of(option)
    if action != NONE:
        if thing_of(option) != NONE and thing_of(option) not in things(s, action):
            return None
        return why_not_main(s, f, action, thing_of(option))
    if option in OVERTIME_:
        return why_not_overtime(s, f, OVERTIME_.read(option), SPECIAL_PRICE[OVERTIME] + extra_due(f))
    if option == OVERBUILD.of():
        return why_not_credits(f, SPECIAL_PRICE[OVERBUILT]) if f.unbuilt else NO_DIE.line()
    if option == CLOCK.of():
        return why_not_credits(f, SPECIAL_PRICE[OVERCLOCK]) if f.upgradable() else NO_UPGRADE.line()
    if option in CLAIM:
        return why_not_claim(s, seat, CLAIM.read(option))
    if option in PLAY:
        if SPECIALIST_FIRST + PLAY.read(option) not in f.hand.cards:
            return None
        return lacking(f, NEEDS[PLAY.read(option)])
    return why_not_use(s, seat, option, where)


def lacking(f: Factory, needs: list[int]) -> Line | None:
    """AOA-12.1: the first colour of which too few tokens are held."""
    for colour in range(3):
        if f.tokens[colour] < needs[colour]:
            return LACKS_TOKENS.line(needs[colour] - f.tokens[colour], colour)
    return None


def why_not_credits(f: Factory, price: int) -> Line | None:
    """AOA-11.5: credits for a special action, with the extra two at the end of the Reliability track."""
    lack = price + extra_due(f) - f.credits
    if lack <= 0:
        return None
    return UNRELIABLE.line(lack) if f.credits >= price else LACKS_CREDITS.line(lack)


def why_not_main(s: Automaton, f: Factory, action: int, thing: int) -> Line | None:
    """AOA-3.3, AOA-3.4, then what the action itself needs."""
    if f.played[action]:
        return ONCE.line(action)
    if f.played[action ^ 4]:
        return COLUMN_USED.line(action & 3, action ^ 4, SPECIAL_PRICE[OVERTIME] + extra_due(f))
    return why_not_goal(s, f, action, thing, False) if action <= SALE else None


def why_not_goal(s: Automaton, f: Factory, action: int, thing: int, extra: bool) -> Line | None:
    """Worker, space, level and price for a track or card."""
    if f.workers() == 0:
        return NO_WORKER.line(action)
    level = reach(s, f, action, extra)
    if level == 0:
        return ONLY_IV.line(action) if s.iv_free(action) else NO_SPACE.line(action)
    if action == PROSPECT:
        return None
    if action == EQUIPMENT and len(f.equipment.cards) >= SLOTS:
        return FULL.line(SLOTS)
    position = s.row(action).index(thing)
    if position >= level:
        return LEVEL_LOW.line(position)
    if action == RESEARCH:
        return None
    price = price_of(f, thing)
    for colour in range(3):
        if price[colour] > f.tokens[colour]:
            reason = TOO_DEAR if action == EQUIPMENT else SALE_TOO_DEAR
            return reason.line(price[colour] - f.tokens[colour], colour)
    return None


def why_not_overtime(s: Automaton, f: Factory, action: int, credits: int) -> Line | None:
    if f.played[action]:
        return ONCE.line(action)
    if not f.played[action ^ 4]:
        return COLUMN_FREE.line(action & 3)
    if f.credits < credits:
        lack = credits - f.credits
        return UNRELIABLE.line(lack) if f.credits >= credits - extra_due(f) else LACKS_CREDITS.line(lack)
    return None if playable(s, f, action, f.credits - credits) else NOT_PLAYABLE.line(action)


def why_not_use(s: Automaton, seat: int, option: Option, where: int) -> Line | None:
    """AOA-12.2, AOA-12.4, AOA-12.7: once a round, at its time, and only to some effect."""
    f = s.factories[seat]
    if option in USE:
        specialist = USE.read(option)
        if SPECIALIST_FIRST + specialist not in f.specialists.cards:
            return None
        if f.turned >> specialist & 1:
            return USED.line(specialist)
    elif option in HIRE:
        specialist = HIRE.read(option)
        if SPECIALIST_FIRST + specialist not in s.common.cards:
            return None
        if f.contracted >> specialist & 1:
            return CONTRACTED.line(specialist)
        if not f.contracts:
            return NO_CONTRACT.line()
    else:
        return None
    if not in_time(specialist, where):
        return NOT_NOW.line(specialist)
    return None if usable(s, f, specialist, where) else USELESS.line(specialist)


def why_not_ability(s: Automaton, seat: int, option: Option) -> Line | None:
    if option in CLAIM:
        return why_not_claim(s, seat, CLAIM.read(option))
    f = s.factories[seat]
    if option not in ACTIVATE or ACTIVATE.read(option) not in f.equipment.cards:
        return None
    card = ACTIVATE.read(option)
    if f.used >> card & 1:
        return ABILITY_USED.line(card)
    return None if useful(s, f, ABILITY[card], IN_AFTER) else ABILITY_USELESS.line(card)
