"""Why an action is not possible now, by the same tests that make it possible."""

from __future__ import annotations

from rulewright.core.verbs import Line, Option
from rulewright.games.time_capsules.actions import RATE, RATE_IN, hand_kinds, options, playable
from rulewright.games.time_capsules.choices import once
from rulewright.games.time_capsules.codes import FIRST_OP, RET
from rulewright.games.time_capsules.effects import allowed
from rulewright.games.time_capsules.paying import funds
from rulewright.games.time_capsules.peeking import price
from rulewright.games.time_capsules.printed import (
    ARTIFACT,
    ARTIFACT_TAG,
    BIOS,
    CARD_COST,
    CARD_TAG,
    DIE,
    ENERGY,
    FACES,
    KIND,
    OFFER,
    P_ARTIFACT,
    P_BIO,
    PAID_IN,
    PRINTED_ON,
    TAG_SECOND,
)
from rulewright.games.time_capsules.table import ACTION, ACTIVE, INACTIVE, PURCHASE, Capsules
from rulewright.games.time_capsules.trading import why_not_trade
from rulewright.games.time_capsules.verbs import (
    ADD,
    ASSEMBLE,
    AT_TOP,
    BUY,
    CHARGE,
    EMPTY_SLOT,
    LOOPED,
    NO_BREAK,
    NO_CARD_TARGET,
    NO_CRYSTALS,
    NOT_IN_FIRST,
    NOT_IN_SECOND,
    PLAY,
    RELEASE,
    REPAIR,
    REROLL,
    SCORE,
    TAG_NOT_FIRST,
    TAG_NOT_SECOND,
    TOO_DEAR,
    TRADE,
    USE,
)


def visible(s: Capsules, seat: int) -> list[Option]:
    """What a player sees on the table and might try."""
    mat = s.mats[seat]
    out = set(options(s, seat))
    out |= {BUY.of(slot) for slot in range(2 * OFFER)}
    for piece in once(mat.computers()):
        out |= {REROLL.of(piece), ADD.of(piece)}
    out |= {TRADE.of(price, prize) for price in range(2) for prize in range(2)}
    out |= {USE.of(KIND[piece] - ARTIFACT) for piece in mat.active if piece >= P_ARTIFACT}
    out |= {PLAY.of(card) for card in hand_kinds(s, seat)}
    for n in range(3):
        out |= {ASSEMBLE.of(n), CHARGE.of(n), SCORE.of(n), REPAIR.of(n)}
    for zone in (ACTIVE, INACTIVE):
        out |= {RELEASE.of(zone, kind) for kind in range(BIOS) if P_BIO + kind in mat.zone(zone)}
    return sorted(out)


def why_not(s: Capsules, seat: int, option: Option) -> Line | None:
    mat = s.mats[seat]
    if option in TRADE:
        return why_not_trade(s, seat, option)
    if option in USE:
        return wrong_tag(s, ARTIFACT_TAG[USE.read(option)])
    if option in PLAY:
        return why_not_play(s, seat, PLAY.read(option))
    if option in BUY or option in REROLL or option in ADD:
        if s.phase == ACTION:
            return NOT_IN_SECOND.line()
        if option in BUY:
            slot = BUY.read(option)
            token = s.offered(slot)
            if token < 0:
                return EMPTY_SLOT.line(slot)
            cost = price(s, seat, PRINTED_ON[token], slot // OFFER)
            return too_dear(s, seat, PAID_IN[slot // OFFER], cost)
        if option in ADD and DIE[ADD.read(option)] == FACES[ADD.read(option)]:
            return AT_TOP.line(ADD.read(option))
        piece = ADD.read(option) if option in ADD else REROLL.read(option)
        return too_dear(s, seat, ENERGY, 1 + (DIE[piece] if mat.wild else 0))
    if s.phase == PURCHASE and (
        option in ASSEMBLE or option in CHARGE or option in SCORE or option in REPAIR or option in RELEASE
    ):
        return NOT_IN_FIRST.line()
    if option in REPAIR and REPAIR.read(option) >= mat.loose_breaks():
        return NO_BREAK.line(mat.loose_breaks())
    for what, verb in enumerate((ASSEMBLE, CHARGE, SCORE, REPAIR)):
        if option in verb:
            return too_dear(s, seat, RATE_IN[what], RATE[what] * (verb.read(option) + 1))
    return None


def too_dear(s: Capsules, seat: int, resource: int, cost: int) -> Line | None:
    missing = cost - funds(s.mats[seat], resource)
    return TOO_DEAR.line(missing, resource) if missing > 0 else None


def wrong_tag(s: Capsules, tag: int) -> Line | None:
    if allowed(s, tag):
        return None
    return TAG_NOT_FIRST.line() if tag == TAG_SECOND else TAG_NOT_SECOND.line()


def why_not_play(s: Capsules, seat: int, card: int) -> Line | None:
    wrong = wrong_tag(s, CARD_TAG[card])
    if wrong is not None:
        return wrong
    if CARD_COST[card] > s.mats[seat].crystals:
        return NO_CRYSTALS.line(CARD_COST[card] - s.mats[seat].crystals)
    if playable(s, seat, card):
        return None
    return LOOPED.line() if FIRST_OP[card] == RET else NO_CARD_TARGET.line(card)
