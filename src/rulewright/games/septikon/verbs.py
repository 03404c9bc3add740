"""Everything that players and the table can say in Septikon."""

from __future__ import annotations

from typing import Final

import rulewright.games.septikon.printed as p
from rulewright.core.verbs import (
    EACH,
    ELSE,
    HITS,
    IDLE,
    NUMBER,
    PREY,
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


def _names(codes: list[str]) -> list[str]:
    return [f"module-{code}" if code in p.CODES else f"warehouse-{code}" for code in codes]


WALK: Final = Domain("square", p.LABELS[: p.WALKS], _names(p.BOARD[: p.WALKS]), labelled=True)
SQUARE: Final = Domain("square", p.LABELS, _names(p.BOARD), labelled=True)
SPACE: Final = Domain("space", [f"{chr(97 + y)}{x + 1}" for x in range(p.DEPTH) for y in range(p.COLUMNS)])
COLUMN: Final = Domain("column", [chr(97 + column) for column in range(p.COLUMNS)])
CELL: Final = Domain("cell", [str(cell + 1) for cell in range(p.CELLS_EACH)])
RESOURCE: Final = Domain("resource", p.RESOURCES, [f"resource-{code}" for code in p.RESOURCES])
WAREHOUSE: Final = Domain(
    "warehouse", [row.id for row in p.WAREHOUSES], [f"warehouse-{row.id}" for row in p.WAREHOUSES]
)
OBJECT: Final = Domain("object", p.OBJECTS, [f"piece-{name}" for name in p.OBJECTS])
MODULE: Final = Domain("module", p.CODES, [f"module-{code}" for code in p.CODES])
COST: Final = Domain("cost", [module.code for module in p.MODULES], derived=True)  # of a module

# --- what a player can say ---------------------------------------------------------------------------
DONE: Final = Verb0("done")  # end a loop: theft, BioDrones, Gunners, the second repair
SKIP: Final = Verb0("skip")  # do not activate
USE: Final = Verb0("use")  # activate
KEEP: Final = Verb0("keep")  # leave no Damage behind
LEAVE: Final = Verb0("leave")  # leave Damage behind
PLACE: Final = Verb1("place", WALK, result=EACH)
MOVE: Final = Verb2("move", WALK, WALK, result=EACH)
SPY: Final = Verb2("spy", WALK, WALK, result=EACH)
DRONE: Final = Verb1("drone", SQUARE)
GO: Final = Verb1("go", SQUARE)
STEAL: Final = Verb1("steal", WAREHOUSE)
PAY: Final = Verb1("pay", WAREHOUSE)
STORE: Final = Verb1("store", WAREHOUSE)
DEFROST: Final = Verb1("defrost", WALK)
GUNNER: Final = Verb1("gunner", COLUMN)
HIT: Final = Verb1("hit", OBJECT)
CONVERT: Final = Verb1("convert", WALK)
TAKE: Final = Verb1("take", SPACE)
MEND: Final = Verb1("repair", SQUARE)
RELEASE: Final = Verb1("free", WALK)
CHARGE: Final = Verb1("arm", CELL)
TARGET: Final = Verb1("sense", SQUARE)
GET: Final = Verb1("get", RESOURCE)
ACCEPT: Final = Verb0("accept")
DECLINE: Final = Verb0("decline")
RESIGN: Final = Verb0("resign")
OFFER: Final = Verb0("offer-draw")

# --- questions ---------------------------------------------------------------------------------------
ASK_PLACE: Final = ask("place", "SEP-2.2.4", NUMBER)
ASK_STEAL: Final = ask("steal", "SEP-9.5")
ASK_MOVE: Final = ask("move", "SEP-4.1", NUMBER)
ASK_LEAVE: Final = ask("leave", "SEP-9.6", SQUARE)
ASK_DRONE_LEAVE: Final = ask("drone-leave", "SEP-8.9", SQUARE)
ASK_USE: Final = ask("use", "SEP-5.7b", MODULE)
ASK_PAY: Final = ask("pay", "SEP-6.3.3", NUMBER)
ASK_STORE: Final = ask("store", "SEP-6.3.3b", NUMBER)
ASK_DEFROST: Final = ask("defrost", "SEP-6.4.2")
ASK_SENSE: Final = ask("sense", "SEP-5.30e")
ASK_GET: Final = ask("get", "SEP-5.30f")
ASK_CHARGE: Final = ask("charge", "SEP-5.30c")
ASK_MEND: Final = ask("mend", "SEP-5.26a", NUMBER)
ASK_FREE: Final = ask("free", "SEP-5.27a")
ASK_GUNNER: Final = ask("gunner", "SEP-5.9c", MODULE)
ASK_HIT: Final = ask("hit", "SEP-5.20d", SPACE)
ASK_CONVERT: Final = ask("convert", "SEP-5.24a")
ASK_TAKE: Final = ask("take", "SEP-5.25a")
ASK_DRONE: Final = ask("drone", "SEP-8.1", NUMBER)
ASK_GO: Final = ask("go", "SEP-8.1", NUMBER, SQUARE)
ASK_DRAW: Final = ask("draw", "SEP-13.7", SEAT)

# --- what happens ------------------------------------------------------------------------------------
STARTED: Final = event("started", "SEP-2.2.1", SEAT)
TURNED: Final = event("turn", "SEP-3.1", SEAT, NUMBER, opens_turn=True)
ROLLED: Final = event("rolled", "SEP-3.2", SEAT, NUMBER, step="roll", sort=ROLL)
STUCK: Final = event("stuck", "SEP-3.4", SEAT, NUMBER, result=EACH, step="move")
UNPAID: Final = event("unpaid", "SEP-5.3", MODULE, RESOURCE, result=EACH, step="module", sort=IDLE)
NO_ROOM: Final = event("no-room", "SEP-5.4", MODULE, RESOURCE, result=EACH, step="module", sort=IDLE)
NO_GUNNER: Final = event("no-gunner", "SEP-5.14", MODULE, result=EACH, step="module", sort=IDLE)
NO_TARGET: Final = event("no-target", "SEP-5.10", MODULE, result=EACH, step="module", sort=IDLE)
NO_DRONE: Final = event("no-drone", "SEP-5.30a", MODULE, result=EACH, step="module", sort=IDLE)
NO_ROCKET: Final = event("no-rocket", "SEP-5.30d", MODULE, result=EACH, step="module", sort=IDLE)
NOTHING_TO_DO: Final = event("nothing-to-do", "SEP-5.26b", MODULE, result=EACH, step="module", sort=IDLE)
ACTIVATED: Final = event("activated", "SEP-5.5", SEAT, MODULE, COST, result=EACH, step="module")
PAID: Final = event("paid", "SEP-5.5", SEAT, NUMBER, RESOURCE, against="gained", step="module")
GAINED: Final = event("gained", "SEP-6.3.2", SEAT, NUMBER, RESOURCE, result=EACH, step="module")
LOST: Final = event("lost", "SEP-5.5b", SEAT, NUMBER, RESOURCE, result=EACH, step="module")
DEFROSTED: Final = event("defrosted", "SEP-6.4.1", SEAT, WALK, result=EACH, step="module")
NO_LOCK: Final = event("no-lock", "SEP-6.4.2b", SEAT, result=ELSE)
STOLEN: Final = event("stolen", "SEP-9.5", SEAT, RESOURCE, result=EACH, brings=PREY)
CHARGED: Final = event("charged", "SEP-5.30c", SEAT, CELL, result=EACH, step="module")
MENDED: Final = event("mended", "SEP-5.26a", SEAT, SQUARE, result=EACH, step="module")
FREED: Final = event("freed", "SEP-5.27a", SEAT, WALK, result=EACH, step="module")
CONVERTED: Final = event("converted", "SEP-5.24a", SEAT, WALK, result=EACH, brings=PREY, step="module")
SEIZED: Final = event("seized", "SEP-5.25a", SEAT, SPACE, result=EACH, brings=PREY, step="module")
DEPLOYED: Final = event("deployed", "SEP-5.22a", SEAT, OBJECT, SPACE, result=EACH, step="module")
LAUNCHED: Final = event("launched", "SEP-5.21a", SEAT, OBJECT, SPACE, result=EACH, step="module")
FLEW: Final = event("flew", "SEP-7.1", SEAT, OBJECT, SPACE, step="flight")
STOPPED: Final = event("stopped", "SEP-7.4", SEAT, OBJECT, SPACE, result=EACH, step="flight")
COLLIDED: Final = event("collided", "SEP-7.6", SEAT, OBJECT, SPACE, result=EACH, step="flight")
STRUCK: Final = event("struck", "SEP-7.7", SEAT, OBJECT, WALK, result=EACH, step="flight")
LANDED: Final = event("landed", "SEP-7.8", SEAT, OBJECT, SQUARE, result=EACH, step="flight")
RECHARGED: Final = event("recharged", "SEP-12.3", SEAT, SPACE, result=EACH)
SHIELD_LOST: Final = event("shield-lost", "SEP-12.3b", SEAT, SPACE, hurts=True, sort=HITS)
CRAWLED: Final = event("crawled", "SEP-8.1", SEAT, SQUARE, SQUARE)
DAMAGED: Final = event("damaged", "SEP-11.1", SEAT, SQUARE, hurts=True, brings=VICTORY, sort=HITS)
CLONE_LOST: Final = event("clone-lost", "SEP-11.1", SEAT, WALK, hurts=True, brings=PREY, sort=HITS)
SPY_LOST: Final = event("spy-lost", "SEP-9.7", SEAT, WALK, result=EACH, brings=PREY, sort=HITS)
DRONE_LOST: Final = event("drone-lost", "SEP-11.1", SEAT, SQUARE, result=EACH, brings=PREY, sort=HITS)
CUBE_LOST: Final = event("cube-lost", "SEP-11.1", SEAT, SQUARE, hurts=True, sort=HITS)
OBJECT_LOST: Final = event(
    "object-lost", "SEP-10.8", SEAT, OBJECT, SPACE, result=EACH, brings=PREY, sort=HITS
)
FIRED: Final = event("fired", "SEP-10.9", SEAT, step="fire")
OFFERED: Final = event("offered", "SEP-13.7", SEAT)
DECLINED: Final = event("declined", "SEP-13.7", SEAT)

# --- why not -----------------------------------------------------------------------------------------
NOT_INNER: Final = why("not-inner", "SEP-2.2.4", WALK)
TAKEN: Final = why("taken", "SEP-2.2.9", WALK)
EXACT: Final = why("exact", "SEP-4.1", NUMBER, unlisted=True)
NO_CLONE_ENDS: Final = why("no-clone-ends", "SEP-4.1", WALK, NUMBER, unlisted=True)
NO_SPY_ENDS: Final = why("no-spy-ends", "SEP-4.1", WALK, NUMBER, unlisted=True)
NOT_YOURS: Final = why("not-yours", "SEP-1.7", WALK)
OCCUPIED: Final = why("occupied", "SEP-4.3c", SQUARE)
DAMAGE_AHEAD: Final = why("damage-ahead", "SEP-4.4", SQUARE)
DRONE_AHEAD: Final = why("drone-ahead", "SEP-4.4b", SQUARE)
DRONE_AHEAD_OF_SPY: Final = why("drone-ahead-of-spy", "SEP-4.4c", SQUARE)
UNIT_AHEAD: Final = why("unit-ahead", "SEP-8.4", SQUARE)
DAMAGE_AHEAD_OF_DRONE: Final = why("damage-ahead-of-drone", "SEP-8.4b", SQUARE)
DRONE_THERE: Final = why("drone-there", "SEP-8.4d", SQUARE)
NO_DRONE_HERE: Final = why("no-drone-here", "SEP-8.1", SQUARE, unlisted=True)
DRONE_STUCK: Final = why("drone-stuck", "SEP-8.1", NUMBER)
TOO_DEAR: Final = why("too-dear", "SEP-5.3b", NUMBER, RESOURCE, NUMBER)
ALREADY: Final = why("already", "SEP-5.9", COLUMN)
NO_GUNNER_THERE: Final = why("no-gunner-there", "SEP-1.8", COLUMN)
NO_SHOT: Final = why("no-shot", "SEP-5.20g", COLUMN)
FULL_SPACE: Final = why("full-space", "SEP-5.22b", SPACE)
LEVEL_DAMAGED: Final = why("level-damaged", "SEP-5.23b", SQUARE)
NO_CLONE_IN_ROW: Final = why("no-clone-in-row", "SEP-5.24d", COLUMN)
NO_SATELLITE_IN_ROW: Final = why("no-satellite-in-row", "SEP-5.25a", COLUMN)
NOT_DAMAGED: Final = why("not-damaged", "SEP-5.26a", SQUARE, unlisted=True)
NO_SPY_THERE: Final = why("no-spy-there", "SEP-5.27a", WALK)
NO_CUBE: Final = why("no-cube", "SEP-5.30c", CELL)
HAS_WARHEAD: Final = why("has-warhead", "SEP-5.30d", CELL)
NOT_SENSED: Final = why("not-sensed", "SEP-5.30a", SQUARE)
CANNOT_ACCEPT: Final = why("cannot-accept", "SEP-6.2.5", WAREHOUSE)
CANNOT_PAY: Final = why("cannot-pay", "SEP-6.2.5", WAREHOUSE)
CANNOT_GET: Final = why("cannot-get", "SEP-5.30b", RESOURCE)
STILL_BLOCKED: Final = why("still-blocked", "SEP-5.30b", SQUARE)
LOCK_TAKEN: Final = why("lock-taken", "SEP-6.4.2", WALK)
NO_THIEF: Final = why("no-thief", "SEP-9.5", WAREHOUSE)
STOLE: Final = why("stole", "SEP-9.5", WAREHOUSE)
NO_LOOT: Final = why("no-loot", "SEP-9.5b", WAREHOUSE)
NO_STORE: Final = why("no-store", "SEP-9.5b", WAREHOUSE)
NOT_THERE: Final = why("not-there", "SEP-5.20d", OBJECT)

# --- how it ends -------------------------------------------------------------------------------------
END_HARMLESS: Final = ending("harmless", "SEP-13.2", SEAT, SEAT)
END_BOTH_HARMLESS: Final = ending("both-harmless", "SEP-13.2")
END_LIMIT: Final = ending("limit", "SEP-13.5", SEAT, SEAT, NUMBER)
END_BOTH_LIMIT: Final = ending("both-limit", "SEP-13.5b", NUMBER)
END_CAP_DAMAGE: Final = ending("cap-damage", "SEP-13.6", SEAT, NUMBER)
END_CAP_CLONES: Final = ending("cap-clones", "SEP-13.6", SEAT, NUMBER)
END_CAP_DRAW: Final = ending("cap-draw", "SEP-13.6", NUMBER)
END_RESIGNED: Final = ending("resigned", "SEP-13.3", SEAT, SEAT)
END_AGREED: Final = ending("agreed", "SEP-13.7")

# --- why a player can never again do Damage ------------------------------------------------------------
PROOF_ROCKETS: Final = ending("proof-rockets", "SEP-13.22", SEAT)
PROOF_SPIES: Final = ending("proof-spies", "SEP-13.23", SEAT)
PROOF_CREW: Final = ending("proof-crew", "SEP-13.24", SEAT)
PROOF_SURFACE: Final = ending("proof-surface", "SEP-13.24", SEAT)
PROOF_MODULE: Final = ending("proof-module", "SEP-13.24", SEAT, MODULE)
PROOF_RESOURCE: Final = ending("proof-resource", "SEP-13.24", SEAT, MODULE, RESOURCE)
PROOF_EXPLOSIVES: Final = ending("proof-explosives", "SEP-13.24", SEAT, MODULE)
PROOF_DRONES: Final = ending("proof-drones", "SEP-13.26", SEAT)

VOCABULARY: Final = declared(__name__)
