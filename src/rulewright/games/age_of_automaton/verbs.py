"""Everything that players and the table can say in Age of Automaton."""

from __future__ import annotations

from typing import Final

import rulewright.games.age_of_automaton.printed as p
from rulewright.core.verbs import (
    CARDS,
    EACH,
    ELSE,
    LAST,
    NUMBER,
    ROLL,
    SEAT,
    VICTORY,
    Domain,
    Verb0,
    Verb1,
    Verb2,
    ask,
    declared,
    ending,
    event,
    why,
)

EQUIPMENT_CARD: Final = Domain(
    "equipment", [row.id for row in p.EQUIPMENT_ROWS], [f"equipment-{row.id}" for row in p.EQUIPMENT_ROWS]
)
RESEARCH_CARD: Final = Domain("research", [row.id for row in p.RESEARCH_ROWS], derived=True)
SALE_CARD: Final = Domain("sale", [row.id for row in p.SALE_ROWS], derived=True)
SPECIALIST: Final = Domain(
    "specialist", [row.id for row in p.SPECIALIST_ROWS], [f"specialist-{row.id}" for row in p.SPECIALIST_ROWS]
)
SPONSOR_TILE: Final = Domain("tile", [row.id for row in p.TILE_ROWS], derived=True)
ACHIEVEMENT_CARD: Final = Domain(
    "achievement",
    [row.id for row in p.ACHIEVEMENT_ROWS],
    [f"achievement-{row.id}" for row in p.ACHIEVEMENT_ROWS],
)
AUDIT: Final = Domain("audit", [row.id for row in p.AUDIT_ROWS], derived=True)
BLOCKED_CARD: Final = Domain(
    "blocked", [row.id for row in p.BLOCKED_ROWS], [f"blocked-{row.id}" for row in p.BLOCKED_ROWS]
)
TRACK: Final = Domain("track", [row.id for row in p.TRACK_ROWS], [f"track-{row.id}" for row in p.TRACK_ROWS])
ACTION: Final = Domain("action", p.ACTION_NAMES, [f"action-{name}" for name in p.ACTION_NAMES])
COLUMN: Final = Domain("column", [row.id for row in p.BOARD_COLUMNS])
LEVEL: Final = Domain("level", p.LEVELS)
PLACE: Final = Domain("place", ["general", "iv", "card"], ["place-general", "place-iv", "place-card"])
COLOUR: Final = Domain("colour", p.COLOURS, [f"good-{name}" for name in p.COLOURS])
GOOD: Final = Domain("good", p.GOODS, [f"good-{name}" for name in p.GOODS])
STEPS: Final = Domain("steps", ["1", "2", "3", "4", "5"])
DIE: Final = Domain("die", ["1", "2", "3"])
SUBSET: Final = Domain("subset", ["1", "2", "12", "3", "13", "23", "123"])  # bit i - 1 is die i
PRICES: Final = [
    [red, yellow, blue]
    for red in range(p.MOST_TOKENS + 1)
    for yellow in range(p.MOST_TOKENS + 1)
    for blue in range(p.MOST_TOKENS + 1)
]
UNSETTLED: Final = len(PRICES)  # a Negotiator is still to take a token off
PRICE: Final = Domain(
    "price",
    [*[f"r{red}y{yellow}b{blue}" for red, yellow, blue in PRICES], "unsettled"],
    derived=True,
    kinds=["free", *["paid" for _ in PRICES[1:]], "unsettled"],
)
COMPANY: Final = Domain("company", ["A", "B", "C"], ["company-A", "company-B", "company-C"])
COMPONENT_NAMES: Final = [
    (domain, value)
    for domain in (EQUIPMENT_CARD, RESEARCH_CARD, SALE_CARD, SPECIALIST, SPONSOR_TILE, BLOCKED_CARD)
    for value in range(domain.size)
]  # in the order of printed.COMPONENTS

# --- what a player can say --------------------------------------------------------------------------
END: Final = Verb0("end")  # the turn
DONE: Final = Verb0("done")  # with a window
STOP: Final = Verb0("stop")  # climbing, donating
SKIP: Final = Verb0("skip")  # an upgrade, a free special action, a claim
KEEP: Final = Verb1("keep", SPECIALIST)  # in the draft
GO: Final = Verb1("prospect", TRACK)
BUY: Final = Verb1("buy", EQUIPMENT_CARD)
STUDY: Final = Verb1("research", RESEARCH_CARD)
SELL: Final = Verb1("sell", SALE_CARD)
FUND: Final = Verb0("fund")
ASSEMBLE: Final = Verb0("assemble")
SPONSOR: Final = Verb1("sponsor", SPONSOR_TILE)
PURCHASE: Final = Verb0("purchase")
WORK_OVERTIME: Final = Verb1("overtime", ACTION)
OVERBUILD: Final = Verb0("overbuilt")
CLOCK: Final = Verb0("overclock")
DRIVE: Final = Verb1("overdrive", STEPS)
PLAY: Final = Verb1("play", SPECIALIST)
USE: Final = Verb1("use", SPECIALIST)
DISCARD: Final = Verb1("discard", SPECIALIST)
HIRE: Final = Verb1("hire", SPECIALIST)  # by a Contract token
CLAIM: Final = Verb1("claim", ACHIEVEMENT_CARD)
ACTIVATE: Final = Verb1("activate", EQUIPMENT_CARD)
SEND: Final = Verb2("send", LEVEL, PLACE, result=ELSE)
PAY_TOLL: Final = Verb0("pay")  # the credits of a Prospect space
TUCK: Final = Verb1("tuck", COLUMN)
UPGRADE: Final = Verb1("upgrade", LEVEL)
TAKE: Final = Verb1("take", GOOD)
GIVE: Final = Verb1("give", GOOD)
DONATE: Final = Verb1("donate", GOOD, starts=True)
DROP: Final = Verb1("drop", COLOUR, against="tokens")
WAIVE: Final = Verb1("waive", COLOUR)
REROLL: Final = Verb1("reroll", SUBSET)
TURN_DIE: Final = Verb1("turn", DIE)

# --- questions --------------------------------------------------------------------------------------
ASK_DRAFT: Final = ask("draft", "AOA-F-02", NUMBER)
ASK_OPEN: Final = ask("open", "AOA-3.2", NUMBER, NUMBER)
ASK_AFTER: Final = ask("after", "AOA-1.5c")
ASK_OVERTIME: Final = ask("overtime", "AOA-10.2")
ASK_BEFORE: Final = ask("before", "AOA-6.9", ACTION)
ASK_LATER: Final = ask("later", "AOA-6.9", ACTION)
ASK_CHOOSE: Final = ask("choose", "AOA-4.1", ACTION)
ASK_TRACK: Final = ask("track", "AOA-5.1")
ASK_TILE: Final = ask("tile", "AOA-9.3")
ASK_WORKER: Final = ask("worker", "AOA-3.6", ACTION)
ASK_EXTRA_WORKER: Final = ask("extra-worker", "AOA-6.4", ACTION)
ASK_ROLLED: Final = ask("rolled", "AOA-5.3", NUMBER, NUMBER, NUMBER)
ASK_REROLL: Final = ask("reroll", "AOA-FX-13")
ASK_TURN_DIE: Final = ask("turn-die", "AOA-FX-14")
ASK_TOLL: Final = ask("toll", "AOA-5.4", TRACK, NUMBER, NUMBER)
ASK_EXTRA: Final = ask("extra", "AOA-6.3", EQUIPMENT_CARD, ACTION)
ASK_EXTRA_AFTER: Final = ask("extra-after", "AOA-6.6", EQUIPMENT_CARD)
ASK_COLUMN: Final = ask("column", "AOA-6.7", EQUIPMENT_CARD)
ASK_WAIVE: Final = ask("waive", "AOA-RU-39")
ASK_UPGRADE: Final = ask("upgrade", "AOA-13.5", NUMBER)
ASK_CLOCK: Final = ask("clock", "AOA-10.5")
ASK_TAKE: Final = ask("take", "AOA-FX-03", NUMBER)
ASK_GIVE: Final = ask("give", "AOA-RU-87", NUMBER)
ASK_SWAP: Final = ask("swap", "AOA-FX-12", NUMBER)
ASK_FREE: Final = ask("free", "AOA-12.3b")
ASK_DONATE: Final = ask("donate", "AOA-15.1", NUMBER, NUMBER)
ASK_DROP: Final = ask("drop", "AOA-1.2", NUMBER)
ASK_CLAIM: Final = ask("claim", "AOA-14.5")

# --- what happens -----------------------------------------------------------------------------------
STARTED: Final = event("started", "AOA-S-17", SEAT, result=EACH)
DEALT: Final = event("dealt", "AOA-S-16", SEAT, SPECIALIST, result=ELSE)
PASSED: Final = event("passed", "AOA-F-02", SEAT, SPECIALIST, result=ELSE)
ROUND_BEGAN: Final = event("round", "AOA-F-01", NUMBER, opens_turn=True)
MARKET_SET: Final = event("market", "AOA-2.1", COLOUR, COLOUR, COLOUR, headline=True)
BLOCKED_NOW: Final = event("blocked", "AOA-2.4", BLOCKED_CARD, headline=True)
BLOCKED_NEXT: Final = event("blocked-next", "AOA-2.5", BLOCKED_CARD, headline=True)
TURN_BEGAN: Final = event("turn", "AOA-F-04", SEAT, NUMBER, opens_turn=True)
IDLE: Final = event("idle", "AOA-RU-26", SEAT, ACTION, result=ELSE)
GOT_TOKENS: Final = event("tokens", "AOA-FX-01", SEAT, NUMBER, COLOUR, result=EACH)
GOT_CREDITS: Final = event("credits", "AOA-FX-02", SEAT, NUMBER, result=EACH)
PAID_TOKENS: Final = event("paid-tokens", "AOA-6.2", SEAT, NUMBER, COLOUR, against="tokens")
PAID_CREDITS: Final = event("paid-credits", "AOA-1.8", SEAT, NUMBER, against="credits")
SCORED: Final = event("scored", "AOA-1.9", SEAT, NUMBER, result=EACH, brings=VICTORY)
VP_TOKEN: Final = event("vp-token", "AOA-13.8", SEAT, NUMBER, result=EACH, brings=VICTORY)
FAME: Final = event("reputation", "AOA-13.6", SEAT, NUMBER, result=LAST)
BOND: Final = event("relation", "AOA-13.1", SEAT, COMPANY, NUMBER, result=ELSE)
GAVE: Final = event("donation", "AOA-15.2", SEAT, NUMBER, result=LAST)
STRAINED: Final = event("reliability", "AOA-11.1", SEAT, NUMBER, result=ELSE)
BUILT: Final = event("built", "AOA-13.4", SEAT, LEVEL, result=EACH)
UPGRADED: Final = event("upgraded", "AOA-13.5", SEAT, LEVEL, LEVEL, result=EACH)
ROLLED_LEVELS: Final = event("rolled", "AOA-5.2", NUMBER, NUMBER, NUMBER, headline=True, sort=ROLL)
PASSES: Final = event("passes", "AOA-5.2", SEAT, NUMBER, result=ELSE)
CLIMBED: Final = event("climbed", "AOA-5.7", SEAT, TRACK, NUMBER, result=LAST)
HALTED: Final = event("halted", "AOA-5.5", SEAT, TRACK, NUMBER, result=ELSE)
TOP_TAKEN: Final = event("top-taken", "AOA-5.6", SEAT, TRACK, result=ELSE)
BOUGHT: Final = event("bought", "AOA-6.1", SEAT, EQUIPMENT_CARD, PRICE, result=EACH, brings=CARDS)
STUDIED: Final = event("studied", "AOA-7.1", SEAT, RESEARCH_CARD, result=EACH, brings=CARDS)
SOLD: Final = event("sold", "AOA-8.1", SEAT, SALE_CARD, result=EACH, brings=VICTORY)
NEW_EQUIPMENT: Final = event("new-equipment", "AOA-4.2", EQUIPMENT_CARD)
NEW_RESEARCH: Final = event("new-research", "AOA-4.2", RESEARCH_CARD)
NEW_SALE: Final = event("new-sale", "AOA-4.2", SALE_CARD)
TUCKED: Final = event("tucked", "AOA-6.7", SEAT, EQUIPMENT_CARD, COLUMN)
SPONSORED: Final = event("sponsored", "AOA-9.3", SEAT, SPONSOR_TILE, result=EACH, brings=CARDS)
NEXT_PLACE: Final = event("next-place", "AOA-9.3b", SEAT, NUMBER, result=ELSE)
TO_COMMON: Final = event("to-common", "AOA-12.3", SEAT, SPECIALIST)
LEFT_GAME: Final = event("left-game", "AOA-18.1", SEAT, SPECIALIST)
CLAIMED: Final = event("claimed", "AOA-14.1", SEAT, ACHIEVEMENT_CARD, result=EACH, brings=VICTORY)
CLAIMED_FIRST: Final = event("claimed-first", "AOA-14.2", SEAT, ACHIEVEMENT_CARD, result=EACH, brings=VICTORY)
AUDIT_MOVED: Final = event("audit", "AOA-16.1", NUMBER, NUMBER, headline=True, starts=True)
AUDIT_FAILED: Final = event("audit-failed", "AOA-16.3", SEAT, AUDIT, result=EACH, brings=VICTORY)
AUDIT_HELD: Final = event("audit-held", "AOA-16.3", SEAT, AUDIT, result=ELSE)
AUDIT_SHIFTED: Final = event("audit-shifted", "AOA-16.4", NUMBER)
STEADY: Final = event("steady", "AOA-17.1", SEAT, result=EACH, brings=VICTORY)
RETURNED: Final = event("returned", "AOA-17.4", SEAT, NUMBER, result=ELSE)
ORDERED: Final = event("order", "AOA-17.8b", SEAT, NUMBER, result=ELSE)
FOR_PROSPECT: Final = event("for-prospect", "AOA-SC-01", SEAT, NUMBER)
FOR_EQUIPMENT: Final = event("for-equipment", "AOA-SC-02", SEAT, NUMBER)
FOR_RESEARCH: Final = event("for-research", "AOA-SC-03", SEAT, NUMBER)
FOR_SALE: Final = event("for-sale", "AOA-SC-04", SEAT, NUMBER)
FOR_REPUTATION: Final = event("for-reputation", "AOA-SC-05", SEAT, NUMBER)
FOR_DONATION: Final = event("for-donation", "AOA-SC-06", SEAT, NUMBER)
FOR_APEX: Final = event("for-apex", "AOA-SC-07", SEAT, NUMBER)
FOR_BIONIX: Final = event("for-bionix", "AOA-SC-08", SEAT, NUMBER)
FOR_CITADEL: Final = event("for-citadel", "AOA-SC-09", SEAT, NUMBER)
FOR_SPECIALISTS: Final = event("for-specialists", "AOA-SC-10", SEAT, NUMBER)
FOR_AUDITS: Final = event("for-audits", "AOA-SC-11", SEAT, NUMBER)
FOR_AUTOMATONS: Final = event("for-automatons", "AOA-SC-12", SEAT, NUMBER)
FOR_LEFTOVERS: Final = event("for-leftovers", "AOA-SC-13", SEAT, NUMBER)
IN_ALL: Final = event("in-all", "AOA-SC-14", SEAT, NUMBER, result=EACH, brings=VICTORY)

# --- why not ----------------------------------------------------------------------------------------
ONCE: Final = why("once", "AOA-3.3", ACTION)
COLUMN_USED: Final = why("column-used", "AOA-3.4", COLUMN, ACTION, NUMBER)
NO_WORKER: Final = why("no-worker", "AOA-3.10", ACTION)
LEVEL_LOW: Final = why("level-low", "AOA-4.1", LEVEL)
NO_SPACE: Final = why("no-space", "AOA-3.8", ACTION)
ONLY_IV: Final = why("only-iv", "AOA-3.8", ACTION)
TOO_DEAR: Final = why("too-dear", "AOA-6.2", NUMBER, COLOUR)
SALE_TOO_DEAR: Final = why("sale-too-dear", "AOA-8.3", NUMBER, COLOUR)
FULL: Final = why("full", "AOA-6.7b", NUMBER)
COLUMN_FREE: Final = why("column-free", "AOA-10.2", COLUMN)
NOT_PLAYABLE: Final = why("not-playable", "AOA-10.3", ACTION)
LACKS_CREDITS: Final = why("lacks-credits", "AOA-11.5", NUMBER)
TOLL_SHORT: Final = why("toll-short", "AOA-5.4", NUMBER)
UNRELIABLE: Final = why("unreliable", "AOA-11.4", NUMBER)
NO_DIE: Final = why("no-die", "AOA-10.4")
NO_UPGRADE: Final = why("no-upgrade", "AOA-10.5")
LACKS_TOKENS: Final = why("lacks-tokens", "AOA-12.1", NUMBER, COLOUR)
USED: Final = why("used", "AOA-12.2", SPECIALIST)
NOT_NOW: Final = why("not-now", "AOA-1.5", SPECIALIST)
USELESS: Final = why("useless", "AOA-12.7", SPECIALIST)
NO_CONTRACT: Final = why("no-contract", "AOA-12.5")
CONTRACTED: Final = why("contracted", "AOA-12.4b", SPECIALIST)
NOT_MET: Final = why("not-met", "AOA-14.7", ACHIEVEMENT_CARD, NUMBER)
HAS_MARKER: Final = why("has-marker", "AOA-14.1", ACHIEVEMENT_CARD)
ABILITY_USED: Final = why("ability-used", "AOA-RU-60", EQUIPMENT_CARD)
ABILITY_USELESS: Final = why("ability-useless", "AOA-RU-70", EQUIPMENT_CARD)
OVERDRIVEN: Final = why("overdriven", "AOA-RU-66")
DICE_LOW: Final = why("dice-low", "AOA-10.6b", NUMBER)
COLUMN_FULL: Final = why("column-full", "AOA-6.7", COLUMN)
NO_WORKER_AT: Final = why("no-worker-at", "AOA-3.7", LEVEL)
FOR_IV: Final = why("for-iv", "AOA-3.8b", LEVEL)
PLACE_TAKEN: Final = why("place-taken", "AOA-2.7", PLACE)
NONE_HELD: Final = why("none-held", "AOA-1.6", GOOD)
DONATION_LIMIT: Final = why("donation-limit", "AOA-15.1", NUMBER)
DONATION_END: Final = why("donation-end", "AOA-15.2", NUMBER)
WRONG_COLOUR: Final = why("wrong-colour", "AOA-5.8", GOOD)
NOT_PRICED: Final = why("not-priced", "AOA-RU-39", COLOUR)
AT_ONE: Final = why("at-one", "AOA-RU-70", DIE)
AT_TOP: Final = why("at-top", "AOA-13.5", LEVEL)

# --- how it ends ------------------------------------------------------------------------------------
END_WON: Final = ending("won", "AOA-1.1", SEAT, NUMBER)
END_TIE: Final = ending("tie", "AOA-SC-17", SEAT, NUMBER)
END_SHARED: Final = ending("shared", "AOA-SC-19", NUMBER)
END_NOW: Final = ending("now", "AOA-SC-14", NUMBER)

VOCABULARY: Final = declared(__name__)
