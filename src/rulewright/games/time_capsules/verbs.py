"""Everything that players and the table can say in Time Capsules."""

from __future__ import annotations

from typing import Final

import rulewright.games.time_capsules.printed as p
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

ARTIFACT_TEXTS: Final = [f"artifact-{row.id}" for row in p.ARTIFACT_ROWS]
BIO_TEXTS: Final = [f"bioobject-{row.id}" for row in p.BIO_ROWS]
OBJECT_TEXTS: Final = (
    [f"piece-{row.id}" for row in p.OBJECT_ROWS] + ["piece-break"] + BIO_TEXTS + ARTIFACT_TEXTS
)


def _piece(piece: int) -> str:
    die = f"-{p.DIE[piece]}" if p.DIE[piece] else ""
    return f"{OBJECT_TEXTS[p.KIND[piece]]}{die}" + ("-new" if p.NEW[piece] else "")


MACHINE: Final = Domain(
    "piece",
    p.PIECE_LABELS[: p.MACHINES],
    [_piece(one) for one in range(p.MACHINES)],
    dice=p.DIE[: p.MACHINES],
)
THING: Final = Domain("piece", p.PIECE_LABELS[: p.P_ARTIFACT], [_piece(one) for one in range(p.P_ARTIFACT)])
OBJECT: Final = Domain("object", p.KIND_IDS, OBJECT_TEXTS)
ARTIFACT: Final = Domain(
    "artifact",
    [row.id for row in p.ARTIFACT_ROWS],
    ARTIFACT_TEXTS,
    kinds=[row.colour for row in p.ARTIFACT_ROWS],
)
CARD: Final = Domain("card", [row.id for row in p.CARD_ROWS], [f"card-{row.id}" for row in p.CARD_ROWS])
BIO: Final = Domain("bio", [row.id for row in p.BIO_ROWS], BIO_TEXTS)
SLOT: Final = Domain("slot", [f"{colour}{n + 1}" for colour in p.COLOURS for n in range(p.OFFER)])
COLOUR: Final = Domain("colour", p.COLOURS, [f"colour-{name}" for name in p.COLOURS])
RESOURCE: Final = Domain("resource", p.RESOURCES, [f"resource-{name}" for name in p.RESOURCES])
ZONE: Final = Domain("zone", ["active", "inactive"], ["zone-active", "zone-inactive"])
PRICE: Final = Domain("price", ["batteries", "computers"], ["price-batteries", "price-computers"])
PRIZE: Final = Domain("prize", ["upgrade", "bio"], ["prize-upgrade", "prize-bio"])
X_MOST: Final = 4  # more by repeating (TC-R76)
TIMES: Final = Domain("times", [str(n + 1) for n in range(X_MOST)])
STEPS: Final = Domain("steps", [str(n) for n in range(12)])
COUNT: Final = Domain("count", [str(n) for n in range(p.ROOM + 1)])
RIVAL: Final = Domain("seat", SEAT.labels[:4], ["seat-a", "seat-b", "seat-c", "seat-d"])
COMPONENT_NAMES: Final = [(ARTIFACT, kind) for kind in p.PRINTED_ON] + [(CARD, kind) for kind in p.CARD_OF]

# --- what a player can say ---------------------------------------------------------------------------
END: Final = Verb0("end")
PASS: Final = Verb0("pass")
BY_HAND: Final = Verb0("by-hand")
BUY: Final = Verb1("buy", SLOT)
REROLL: Final = Verb1("reroll", MACHINE)
ADD: Final = Verb1("add", MACHINE)
TRADE: Final = Verb2("trade", PRICE, PRIZE)
USE: Final = Verb1("use", ARTIFACT)
PLAY: Final = Verb1("play", CARD)
ASSEMBLE: Final = Verb1("computers", TIMES, result=EACH)
CHARGE: Final = Verb1("batteries", TIMES, result=EACH)
SCORE: Final = Verb1("score", TIMES)
REPAIR: Final = Verb1("repair", TIMES)
RELEASE: Final = Verb2("bio", ZONE, BIO)
DONE: Final = Verb0("done")
DECLINE: Final = Verb0("decline")
ACCEPT: Final = Verb0("accept")
SPEND: Final = Verb1("spend", MACHINE)
RAISE: Final = Verb1("raise", STEPS)
GIVE: Final = Verb1("give", MACHINE)
UPGRADE: Final = Verb2("upgrade", ZONE, MACHINE)
TAKE: Final = Verb1("take", BIO)
FIX: Final = Verb1("fix", STEPS)
HIT: Final = Verb1("hit", RIVAL)
RETURN: Final = Verb1("return", OBJECT)
CHOOSE: Final = Verb1("choose", MACHINE)
COPY: Final = Verb1("copy", ARTIFACT)
TWICE: Final = Verb1("twice", ARTIFACT)
SWEEP: Final = Verb1("sweep", SLOT)
LOOK: Final = Verb1("look", COLOUR)
ACQUIRE: Final = Verb1("acquire", ARTIFACT)
DROP: Final = Verb2("drop", ZONE, THING)
DISCARD: Final = Verb1("discard", OBJECT)
PUT: Final = Verb2("put", OBJECT, COUNT)
PICK: Final = Verb1("pick", SLOT)

# --- questions ---------------------------------------------------------------------------------------
ASK_PICK: Final = ask("pick", "TC-2.3.3")
ASK_ACT: Final = ask("act", "TC-4.4.2", NUMBER, NUMBER)
ASK_PURCHASE: Final = ask("purchase", "TC-4.13.2", NUMBER, NUMBER)
ASK_ACTION: Final = ask("action", "TC-4.13.8", NUMBER, NUMBER)
ASK_REROLL: Final = ask("reroll", "TC-4.5.4")
ASK_RAISE: Final = ask("raise", "TC-4.5.6", MACHINE)
ASK_SPEND: Final = ask("spend", "TC-4.3.6", NUMBER, RESOURCE)
ASK_GIVE: Final = ask("give", "TC-4.5.7", NUMBER, PRICE)
ASK_UPGRADE: Final = ask("upgrade", "TC-4.6.1")
ASK_UPGRADES: Final = ask("upgrades", "TC-4.6.4", NUMBER)
ASK_BATTERIES: Final = ask("batteries", "TC-4.6.4a", NUMBER)
ASK_BIO: Final = ask("bio", "TC-4.11.1")
ASK_FIX: Final = ask("fix", "TC-4.15.4", NUMBER)
ASK_HIT: Final = ask("hit", "TC-4.15.11")
ASK_RETURN: Final = ask("return", "TC-4.15.12", NUMBER)
ASK_MAX: Final = ask("max", "TC-4.15.13")
ASK_ECHO: Final = ask("echo", "TC-4.15.14")
ASK_DICE: Final = ask("dice", "TC-4.15.15", NUMBER)
ASK_LEVEL: Final = ask("level", "TC-4.15.16")
ASK_DROP: Final = ask("drop", "TC-4.15.18")
ASK_MUST_DROP: Final = ask("must-drop", "TC-4.15.19")
ASK_PAY: Final = ask("pay", "TC-4.15.25", NUMBER)
ASK_COPY: Final = ask("copy", "TC-4.15.27")
ASK_TWICE: Final = ask("twice", "TC-4.15.28")
ASK_SWEEP: Final = ask("sweep", "TC-4.15.29")
ASK_LOOK: Final = ask("look", "TC-4.15.31")
ASK_ACQUIRE: Final = ask("acquire", "TC-4.15.31")
ASK_BIG_BIO: Final = ask("big-bio", "TC-4.15.33")
ASK_DISCARD: Final = ask("discard", "TC-4.12.2", NUMBER)
ASK_PACK: Final = ask("pack", "TC-4.12.1", OBJECT, NUMBER)
ASK_FIRST_PACK: Final = ask("first-pack", "TC-2.2.6", NUMBER, OBJECT, NUMBER)

# --- what happens ------------------------------------------------------------------------------------
FIRST: Final = event("first", "TC-2.2.5", SEAT, result=EACH)
ROUND: Final = event("round", "TC-2.2.7", NUMBER, opens_turn=True)
OPENED: Final = event("opened", "TC-4.2.3", SEAT, NUMBER, starts=True)
ROLLED: Final = event("rolled", "TC-4.2.5", SEAT, MACHINE, result=ELSE, sort=ROLL)
PICKED: Final = event("picked", "TC-2.3.3", SEAT, ARTIFACT, result=EACH, brings=CARDS)
BOUGHT: Final = event("bought", "TC-4.5.1", SEAT, ARTIFACT, NUMBER, result=EACH, brings=CARDS)
REVEALED: Final = event("revealed", "TC-4.5.1b", ARTIFACT, result=ELSE)
PAID: Final = event("paid", "TC-4.3.4", SEAT, NUMBER, RESOURCE)
RAISED: Final = event("raised", "TC-4.5.6", SEAT, MACHINE, result=EACH)
GAINED: Final = event("gained", "TC-4.1.4", SEAT, OBJECT, result=ELSE)
FREE: Final = event("free", "TC-4.3.3", SEAT, NUMBER, RESOURCE, result=ELSE)
UPGRADED: Final = event("upgraded", "TC-4.6.1", SEAT, OBJECT, result=EACH)
VP_GAINED: Final = event("vp", "TC-4.7.1", SEAT, NUMBER, NUMBER, result=LAST, brings=VICTORY)
VP_LOST: Final = event("vp-lost", "TC-4.7.4", SEAT, NUMBER, NUMBER, result=LAST, brings=VICTORY, against="vp")
BROKE: Final = event("broke", "TC-4.8.2", SEAT, result=EACH)
STRUCK: Final = event("struck", "TC-4.8.3", SEAT, hurts=True)
DELAYED: Final = event("delayed", "TC-4.8.4", SEAT, hurts=True)
ARRIVED: Final = event("arrived", "TC-4.8.5", SEAT, NUMBER, result=ELSE)
MENDED: Final = event("mended", "TC-4.8.7", SEAT, NUMBER, result=EACH, against="broke")
CRYSTALS: Final = event("crystals", "TC-4.10.5", SEAT, NUMBER, result=ELSE)
DREW: Final = event("drew", "TC-4.10.1", SEAT, CARD, result=ELSE, brings=CARDS)
DREW_SECRETLY: Final = event("drew-secretly", "TC-4.10.1", SEAT, result=ELSE, brings=CARDS)
NO_DRAW: Final = event("no-draw", "TC-4.10.1a", SEAT, result=ELSE)
RESHUFFLED: Final = event("reshuffled", "TC-4.10.2", headline=True, result=ELSE)
RETURNED: Final = event("returned", "TC-4.15.12", SEAT, OBJECT, result=ELSE)
DISCARDED: Final = event("discarded", "TC-4.12.2", SEAT, OBJECT, result=ELSE)
COPIED: Final = event("copied", "TC-4.15.27", SEAT, ARTIFACT, result=EACH, brings=CARDS)
SWEPT: Final = event("swept", "TC-4.15.29", SEAT, ARTIFACT, result=EACH)
LOOKED: Final = event("looked", "TC-4.15.31", SEAT, NUMBER, COLOUR, result=ELSE)
DISCOUNT: Final = event("discount", "TC-4.9.7", SEAT, COLOUR, NUMBER, result=ELSE)
WILD: Final = event("wild", "TC-4.15.32", SEAT, result=ELSE)
NO_TARGET: Final = event("no-target", "TC-4.15.11", SEAT, result=ELSE)
PACKED: Final = event("packed", "TC-4.12.7", SEAT, result=ELSE)
OVERFLOW: Final = event("overflow", "TC-4.12.6", SEAT, NUMBER, result=ELSE)
RIVAL_TOOK: Final = event("rival-took", "TC-4.14.2", ARTIFACT, headline=True, brings=CARDS)
RIVAL_FED: Final = event("rival-fed", "TC-4.14.2a", BIO, headline=True)

# --- why not -----------------------------------------------------------------------------------------
TOO_DEAR: Final = why("too-dear", "TC-4.3.7", NUMBER, RESOURCE)
OWN_DIE: Final = why("own-die", "TC-4.3.7b", MACHINE)
EMPTY_SLOT: Final = why("empty-slot", "TC-4.5.3", SLOT)
NOT_IN_FIRST: Final = why("not-in-first", "TC-4.13.5")
NOT_IN_SECOND: Final = why("not-in-second", "TC-4.13.5a")
TAG_NOT_FIRST: Final = why("tag-not-first", "TC-4.9.3b")
TAG_NOT_SECOND: Final = why("tag-not-second", "TC-4.9.3a")
AT_TOP: Final = why("at-top", "TC-4.5.6a", MACHINE)
TOO_FEW: Final = why("too-few", "TC-4.5.7", NUMBER, PRICE)
NO_PRIZE: Final = why("no-prize", "TC-4.5.9", PRIZE)
NO_CRYSTALS: Final = why("no-crystals", "TC-4.10.3", NUMBER)
NO_CARD_TARGET: Final = why("no-card-target", "TC-4.10.8", CARD)
LOOPED: Final = why("looped", "TC-4.10.9")
NO_BREAK: Final = why("no-break", "TC-4.5.15", NUMBER)
BREAKS_STAY: Final = why("breaks-stay", "TC-4.12.2c")
TOO_COSTLY: Final = why("too-costly", "TC-2.3.3", ARTIFACT)

# --- how it ends -------------------------------------------------------------------------------------
END_WON: Final = ending("won", "TC-8.3", SEAT)
END_SHARED: Final = ending("shared", "TC-8.3c")
END_NOBODY: Final = ending("nobody", "TC-8.5")
END_REACHED: Final = ending("reached", "TC-8.4", NUMBER)
END_MISSED: Final = ending("missed", "TC-8.4", NUMBER)
END_BROKEN: Final = ending("broken", "TC-8.2", NUMBER)

VOCABULARY: Final = declared(__name__)
