"""Everything that players and the table can say in Ark: Awakening."""

from __future__ import annotations

from typing import Final

import rulewright.games.ark_awakening.printed as p
from rulewright.core.verbs import (
    CARDS,
    DRAWN,
    EACH,
    ELSE,
    IDLE,
    LAST,
    NUMBER,
    PREY,
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
from rulewright.games.ark_awakening.places import CELL_LABELS, SITE_LABELS

ROOM_TEXTS: Final = (  # in the order of ROOM_IDS
    [f"room-{row.id}" for row in p.ROOM_ROWS]
    + [f"generator-{row.id}" for row in p.GENERATOR_ROWS]
    + [f"factory-{row.id}" for row in p.FACTORY_ROWS for _copy in range(row.copies)]
    + [f"room-gate{copy + 1}" for copy in range(p.GATE_ROWS[0].copies)]
)
CELL: Final = Domain("cell", CELL_LABELS)
SQUARE: Final = Domain("square", [str(n + 1) for n in range(p.SLOTS)])  # of a room, from the left
PLACE: Final = Domain("place", [*CELL_LABELS, "biodome"])
SITE: Final = Domain("site", SITE_LABELS)
STORE: Final = Domain("site", [*SITE_LABELS, "generator"])  # where a cylinder is: a site, or its generator
SECTION: Final = Domain("section", p.SECTIONS, [f"section-{name}" for name in p.SECTIONS])
RESOURCE: Final = Domain("resource", p.RESOURCES, [f"resource-{name}" for name in p.RESOURCES])
ROOM: Final = Domain("room", p.ROOM_IDS, ROOM_TEXTS)
CHAINED: Final = Domain("room", p.ROOM_IDS[: p.ACTIVATABLE], ROOM_TEXTS[: p.ACTIVATABLE])
# Factories of a kind share a name: which one is meant is told by its position.
FACTORY_AT: Final = Domain(
    "factory",
    [f"{room}@{cell}" for room in p.ROOM_IDS[p.FACTORY : p.GATE] for cell in CELL_LABELS],
    derived=True,
)
ARTIFACT: Final = Domain("artifact", p.FACE_IDS, [f"artifact-{name}" for name in p.FACE_IDS])
MISSION: Final = Domain(
    "mission", [row.id for row in p.MISSION_ROWS], [f"mission-{row.id}" for row in p.MISSION_ROWS]
)
TOKEN: Final = Domain(
    "token",
    [str(n + 1) for n in range(len(p.TOKEN_ROWS))],
    [f"token-{n + 1}" for n in range(len(p.TOKEN_ROWS))],
)
GENERATOR_LABELS: Final = [f"pwr{seat}" for seat in range(p.MOST_SEATS)] + [
    row.id for row in p.GENERATOR_ROWS
]
GENERATOR: Final = Domain(
    "generator",
    GENERATOR_LABELS,
    [f"generator-pwr{seat}" for seat in range(p.MOST_SEATS)]
    + [f"power-{row.id}" for row in p.GENERATOR_ROWS],
    owners=[*range(p.MOST_SEATS), *[-1 for _ in p.GENERATOR_ROWS]],
)
OWNER_LABELS: Final = [*SEAT.labels[: p.MOST_SEATS], "enemy"]
OWNER: Final = Domain("seat", OWNER_LABELS, [f"owner-{owner}" for owner in OWNER_LABELS])
ENEMY_OWNER: Final = OWNER_LABELS.index("enemy")
UNIT_KINDS: Final = ["own", "robot", "species"]
UNIT: Final = Domain("unit", UNIT_KINDS, [f"unit-{name}" for name in UNIT_KINDS])
ENEMY_KINDS: Final = ["hostile", "infection"]  # units of the Enemy that have no number of their own
TOOLS: Final = ["plain", "remote", "free", "anywhere"]
TOOL: Final = Domain("tool", TOOLS, [f"tool-{name}" for name in TOOLS])
# Two engineering points together, as hacking takes them; a plain one comes first (ARK-R133).
PAIRS: Final = [(one, two) for one in range(len(TOOLS)) for two in range(one, len(TOOLS))]
POINTS: Final = Domain(
    "points",
    [f"{TOOLS[one]}+{TOOLS[two]}" for one, two in PAIRS],
    [f"points-{TOOLS[one]}-{TOOLS[two]}" for one, two in PAIRS],
)
FACTION: Final = Domain("faction", p.FACTIONS, [f"faction-{name}" for name in p.FACTIONS])
MINI_ACTIONS: Final = ["move", "militarize", "metamorphite", "resources"]
MINI_ACTION: Final = Domain("mini", MINI_ACTIONS, [f"mini-{name}" for name in MINI_ACTIONS])
COUNT: Final = Domain("count", [str(n) for n in range(p.STORAGE + 1)])
ACHIEVEMENT: Final = Domain(
    "achievement",
    [row.id for row in p.ACHIEVEMENT_ROWS],
    [f"achievement-{row.id}" for row in p.ACHIEVEMENT_ROWS],
)
GOAL: Final = Domain(
    "goal", [f"FM{n + 1}" for n in range(p.GOALS)], [f"goal-{n + 1}" for n in range(p.GOALS)]
)
OBJECTIVE: Final = Domain("objective", p.OBJECTIVE_IDS, [f"objective-{name}" for name in p.OBJECTIVE_IDS])
METER_MOST: Final = max(p.AMOUNTS["fallout_meter"])
METER_LABELS: Final = [f"{colour}{n + 1}" for colour in ("green", "red") for n in range(METER_MOST)]
METER: Final = Domain("meter", METER_LABELS, [f"meter-{name}" for name in METER_LABELS])
GUARDIAN: Final = Domain("guardian", [str(n + 1) for n in range(p.GUARDIANS_MOST)])
GUIDED: Final = Domain("guardian", GUARDIAN.labels)  # the same, told with the room where it stands
ORDER: Final = Domain("order", [row.id for row in p.ORDER_ROWS], derived=True)
DIRECTION: Final = Domain("direction", p.DIRECTIONS, [f"direction-{name}" for name in p.DIRECTIONS])
OBSTACLES: Final = ["edge", "guardian"]  # why a Guardian cannot go in a direction (ARK-11.8b)
OBSTACLE: Final = Domain("obstacle", OBSTACLES, [f"obstacle-{name}" for name in OBSTACLES])
HALTS: Final = ["gate", "occupied", "sealed", "stuck"]  # why it goes no further (ARK-11.8b, 11.8c, 11.13b)
HALT: Final = Domain("halt", HALTS, [f"halt-{name}" for name in HALTS])
# What an enemy-target card means: a room; of a type of factories all (ARK-12.4c), the initial one, or any one
# that a Dark Player chooses (ARK-11.7c, 13.6b).
FACTORY_TYPES: Final = p.OBJECTIVE_IDS[p.ACTIVATABLE :]
TARGETED: Final = Domain(
    "target",
    [*p.OBJECTIVE_IDS, *[f"{one}-{name}" for one in ("initial", "any") for name in FACTORY_TYPES]],
    ROOM_TEXTS[: p.ACTIVATABLE]
    + [f"target-{which}{name}" for which in ("", "initial-", "any-") for name in FACTORY_TYPES],
)
CAUSES: Final = [  # why Challengers lose (ARK-12.4d, 12.9a to 12.9c, 13.15, 13.15b, ARK-R47)
    "clock", "cubes", "undiagnosed", "damaged", "mission-damaged", "mission-hostile", "mission-open",
    "infection", "corruption", "overrun", "rounds",
]  # fmt: skip
CAUSE: Final = Domain("cause", CAUSES, [f"cause-{name}" for name in CAUSES])
TASK: Final = Domain(
    "task", [str(n + 1) for n in range(len(p.TASK_ROWS))], derived=True
)  # a challenger-action card
ACTION: Final = Domain("action", p.ACTIONS, [f"action-{name}" for name in p.ACTIONS])
PLAN: Final = Domain("plan", p.STRATEGIES, [f"book-{name}" for name in p.STRATEGIES])
SYMBOL: Final = Domain("symbol", p.SYMBOLS, [f"book-track-{name}" for name in p.SYMBOLS])
GAUGE: Final = Domain("gauge", p.ENEMY_TRACKS, [f"book-track-{row.track}" for row in p.ENEMY_TRACK_ROWS])
TIERS: Final = ["mission", "held", "other"]  # rooms of the spread area (ARK-13.7)
TIER: Final = Domain("tier", TIERS, [f"tier-{name}" for name in TIERS])
REFUSALS: Final = ["gate", "corrupt", "full", "cut-off"]  # why a room takes nothing (ARK-13.2c, 13.3c, 13.9)
REFUSAL: Final = Domain("refusal", REFUSALS, [f"refusal-{name}" for name in REFUSALS])
TERMS: Final = ["arsenal", "units", "player", "cubes", "species"]  # what adds up to a total (ARK-6.3.5)
TERM: Final = Domain("term", TERMS, [f"term-{name}" for name in TERMS])
WAYS: Final = ["draw", "counter", "arsenal"]  # words that an artifact lets choose or decline
WAY: Final = Domain("way", WAYS, [f"way-{name}" for name in WAYS])
COMPONENT_NAMES: Final = (
    [(ARTIFACT, face) for face in p.FACE_OF]
    + [(ROOM, room) for room in range(len(p.ROOM_IDS))]
    + [(TOKEN, kind) for kind in p.TOKEN_OF]
    + [(MISSION, mission) for mission in range(len(p.MISSION_ROWS))]
    + [(OBJECTIVE, objective) for objective in range(p.OBJECTIVES)]
    + [(ORDER, order) for order in range(len(p.ORDER_ROWS))]
)

# --- what a player can say ---------------------------------------------------------------------------
DONE: Final = Verb0("done")
TAKE_BOARD: Final = Verb1("board", FACTION)
SEAL: Final = Verb2("seal", CELL, CELL)
UNLOCK: Final = Verb2("unlock", CELL, CELL)
DISINTEGRATE: Final = Verb1("disintegrate", CELL)
ROTATE: Final = Verb2("rotate", TASK, ACTION)
TURN_DOWN: Final = Verb1("turn-down", TASK)
CHOOSE: Final = Verb1("choose", SECTION)
CHAIN: Final = Verb1("chain", CHAINED)
MINI: Final = Verb1("mini", MINI_ACTION)
MOVE: Final = Verb2("move", PLACE, PLACE, result=ELSE)
STATION: Final = Verb2("station", SECTION, SECTION, result=EACH)
RECALL: Final = Verb1("recall", SECTION, result=EACH)
TELEPORT: Final = Verb2("teleport", PLACE, PLACE, result=ELSE)
FOLD: Final = Verb2("fold", CELL, CELL, result=EACH)
UNITS: Final = Verb1("units", COUNT)
EXPLORE: Final = Verb1("explore", PLACE)
BOMB: Final = Verb1("bomb", CELL)
POSITION: Final = Verb1("position", CELL)
ASSIGN: Final = Verb1("assign", ROOM)
REWARD: Final = Verb1("reward", TOKEN)
DIVERT: Final = Verb2("divert", GENERATOR, STORE)
RECLAIM: Final = Verb1("reclaim", GENERATOR)
FROM: Final = Verb2("from", OWNER, SECTION)
INTO: Final = Verb1("into", STORE, result=EACH)
DISPLACE: Final = Verb1("displace", GENERATOR)
PRODUCE: Final = Verb0("produce")
EXPLOIT: Final = Verb0("exploit")
TAKE: Final = Verb1("take", RESOURCE)
EXCHANGE: Final = Verb1("exchange", RESOURCE, result=EACH)
INTEGRATE: Final = Verb2("integrate", TOOL, SITE)
REPLACE: Final = Verb1("replace", OWNER)
PAY: Final = Verb1("pay", RESOURCE)
HACK: Final = Verb2("hack", POINTS, CELL)
PURGE: Final = Verb2("purge", TOOL, CELL)
MILITARIZE: Final = Verb0("militarize")
SHOOT: Final = Verb2("shoot", CELL, CELL, result=EACH)
DETONATE: Final = Verb1("detonate", CELL)
RESEARCH: Final = Verb0("research")
USE: Final = Verb1("use", ARTIFACT)
BUILD: Final = Verb1("build", ARTIFACT)
SCRAP: Final = Verb1("scrap", ARTIFACT)
SCRAP_NEW: Final = Verb1("scrap-new", ARTIFACT)
DISCARD: Final = Verb1("discard", ARTIFACT)
AWAKEN: Final = Verb1("awaken", UNIT, result=EACH)
HEAL: Final = Verb0("heal", result=EACH)
FIGHT: Final = Verb2("fight", CELL, OWNER)
MELEE: Final = Verb1("melee", CELL)
PLAY: Final = Verb1("play", ARTIFACT)
VENT: Final = Verb1("vent", CELL, result=EACH)
REMOVE: Final = Verb2("remove", CELL, OWNER, result=EACH)
SHOVE: Final = Verb2("shove", CELL, OWNER, result=EACH)
SEND: Final = Verb1("send", CELL)
ONE_OF: Final = Verb1("one-of", WAY)
COUNTER: Final = Verb1("counter", METER)
GIVE: Final = Verb2("give", OWNER, RESOURCE, aside="trade")
REQUEST: Final = Verb2("request", OWNER, RESOURCE, result=ELSE, aside="trade")
AMOUNT: Final = Verb1("amount", COUNT)
AGREE: Final = Verb0("agree")
REFUSE: Final = Verb0("refuse")
ENGAGE: Final = Verb1("engage", CELL)
CHAMPION: Final = Verb1("champion", OWNER)
AIM: Final = Verb1("aim", CELL)
GUIDE: Final = Verb1("guide", GUIDED)
ADVANCE: Final = Verb2("advance", GUARDIAN, CELL)
SPREAD: Final = Verb1("spread", CELL)
STRIKE: Final = Verb1("strike", CELL)
CORRUPT: Final = Verb1("corrupt", CELL)
HAND: Final = Verb2("hand", OWNER, RESOURCE, aside="trade")
DESTROY: Final = Verb2("destroy", CELL, SQUARE)

# --- questions ---------------------------------------------------------------------------------------
ASK_SECTION: Final = ask("section", "ARK-4.2")
ASK_MINI: Final = ask("mini", "ARK-15.2")
ASK_PHASE: Final = ask("phase", "ARK-4.4", SECTION)
ASK_CHAIN: Final = ask("chain", "ARK-7.4")
ASK_FACTION: Final = ask("faction", "ARK-R80")
ASK_PREEMPT: Final = ask("preempt", "ARK-18.4")
ASK_DISINTEGRATE: Final = ask("disintegrate", "ARK-18.7", CELL)
ASK_DESTROY: Final = ask("destroy", "ARK-18.7", OWNER, CELL)
ASK_RETURN: Final = ask("return", "ARK-18.7b", CELL)
ASK_RECALL: Final = ask("recall", "ARK-R102")
ASK_TARGET: Final = ask("target", "ARK-R114", CELL)
ASK_SCRAP: Final = ask("scrap", "ARK-18.8b")
ASK_HACK: Final = ask("hack", "ARK-18.9e", CELL)
ASK_UNITS: Final = ask("units", "ARK-5.1a", UNIT, NUMBER)
ASK_POSITION: Final = ask("position", "ARK-5.2b", NUMBER)
ASK_ASSIGN: Final = ask("assign", "ARK-5.2d", CELL)
ASK_REWARD: Final = ask("reward", "ARK-5.2e")
ASK_FROM: Final = ask("from", "ARK-5.3b", GENERATOR)
ASK_INTO: Final = ask("into", "ARK-5.3c", GENERATOR)
ASK_DISPLACE: Final = ask("displace", "ARK-5.3d")
ASK_DIVERTS: Final = ask("diverts", "ARK-R21", NUMBER)
ASK_TELEPORTS: Final = ask("teleports", "ARK-FX-TELEPORT", NUMBER)
ASK_STEPS: Final = ask("steps", "ARK-FX-STEP", NUMBER)
ASK_SYNTHESIZE: Final = ask("synthesize", "ARK-5.4e", NUMBER)
ASK_TAKE: Final = ask("take", "ARK-5.4e", NUMBER)
ASK_EXCHANGE: Final = ask("exchange", "ARK-5.4e", NUMBER)
ASK_REPLACE: Final = ask("replace", "ARK-5.5k")
ASK_PAY: Final = ask("pay", "ARK-5.5l", NUMBER)
ASK_DISCARD: Final = ask("discard", "ARK-5.7d", NUMBER)
ASK_AWAKEN: Final = ask("awaken", "ARK-FX-AWAKEN", NUMBER)
ASK_HEAL: Final = ask("heal", "ARK-FX-HEAL", NUMBER)
ASK_CUBE: Final = ask("cube", "ARK-FX-CUBE")
ASK_EXPLORE: Final = ask("explore", "ARK-5.2a")
ASK_FIGHT: Final = ask("fight", "ARK-6.2")
ASK_PLAY: Final = ask("play", "ARK-6.3.3", CELL)
ASK_VENT: Final = ask("vent", "ARK-6.8")
ASK_REMOVE: Final = ask("remove", "ARK-FX-UNCUBE")
ASK_SHOVE: Final = ask("shove", "ARK-FX-SHOVE")
ASK_SEND: Final = ask("send", "ARK-FX-SHOVE", SEAT)
ASK_SEND_GUARDIAN: Final = ask("send-guardian", "ARK-R65", CELL)
ASK_SURVEY: Final = ask("survey", "ARK-10.9")
ASK_ROAM: Final = ask("roam", "ARK-R110")
ASK_AMOUNT: Final = ask("amount", "ARK-10.4b", SEAT, RESOURCE)
ASK_PLEA: Final = ask("plea", "ARK-R82", SEAT, RESOURCE)
ASK_CONSENT: Final = ask("consent", "ARK-R82", SEAT, NUMBER, RESOURCE)
ASK_ENGAGE: Final = ask("engage", "ARK-10.13b")
ASK_CHAMPION: Final = ask("champion", "ARK-10.7", CELL)
ASK_MEET: Final = ask("meet", "ARK-10.12", CELL)
ASK_AIM: Final = ask("aim", "ARK-11.7c", GUARDIAN)
ASK_GUIDE: Final = ask("guide", "ARK-11.9", NUMBER)
ASK_ADVANCE: Final = ask("advance", "ARK-11.9b", GUARDIAN, NUMBER)
ASK_TASK: Final = ask("task", "ARK-13.12")
ASK_PREY: Final = ask("prey", "ARK-13.6b")
ASK_CORRUPT: Final = ask("corrupt", "ARK-13.7d", NUMBER)
ASK_HATCH: Final = ask("hatch", "ARK-13.7d", NUMBER)
ASK_AIM_AT: Final = ask("aim-at", "ARK-13.9c", NUMBER)
ASK_CREEP: Final = ask("creep", "ARK-13.9c", CELL, NUMBER)
ASK_PART: Final = ask("part", "ARK-1.2", WAY)
ASK_WAY: Final = ask("way", "ARK-1.2")
ASK_COUNTER: Final = ask("counter", "ARK-FX-COUNTER", NUMBER)

# --- events ------------------------------------------------------------------------------------------
FIRST: Final = event("first", "ARK-S01", SEAT, result=EACH)
IS_DARK: Final = event("is-dark", "ARK-S22", SEAT, headline=True)
TURN: Final = event("turn", "ARK-4.1", SEAT, NUMBER, opens_turn=True)
TOOK_BOARD: Final = event("took-board", "ARK-S42", SEAT, FACTION)
SEALED: Final = event("sealed", "ARK-18.5", SEAT, CELL, CELL, result=EACH)
UNLOCKED: Final = event("unlocked", "ARK-18.6", SEAT, CELL, CELL, result=EACH)
DISINTEGRATED: Final = event("disintegrated", "ARK-18.7", SEAT, CELL, headline=True, result=EACH, brings=PREY)
HACKED: Final = event("hacked", "ARK-18.9", SEAT, CELL, result=EACH)
BUILT: Final = event("built", "ARK-18.8", SEAT, ARTIFACT, result=EACH, brings=CARDS)
SCRAPPED: Final = event("scrapped", "ARK-18.8c", SEAT, ARTIFACT, result=EACH)
BOMBED: Final = event("bombed", "ARK-17.9", SEAT, CELL, result=EACH)
DETONATED: Final = event("detonated", "ARK-17.9b", SEAT, CELL, headline=True, result=EACH, brings=PREY)
EXPLORED: Final = event("explored", "ARK-5.2d", SEAT, ROOM, CELL, result=EACH)
FOUND: Final = event("found", "ARK-5.2e", SEAT, TOKEN, result=ELSE)
GAINED: Final = event("gained", "ARK-5.4a", SEAT, NUMBER, RESOURCE, result=EACH)
PAID: Final = event("paid", "ARK-1.3", SEAT, NUMBER, RESOURCE, result=ELSE, against="gained")
DISARMED: Final = event("disarmed", "ARK-6.4b", SEAT, NUMBER)
ARMED: Final = event("armed", "ARK-5.6", SEAT, NUMBER, result=LAST)
DREW: Final = event("drew", "ARK-5.7a", SEAT, ARTIFACT, result=EACH, brings=CARDS)
DREW_SECRETLY: Final = event("drew-secretly", "ARK-5.7a", SEAT, result=EACH, brings=CARDS)
NO_DRAW: Final = event("no-draw", "ARK-5.7b", SEAT, result=ELSE)
RESHUFFLED: Final = event("reshuffled", "ARK-5.7b")
INTEGRATED: Final = event("integrated", "ARK-5.5a", SEAT, SITE, result=EACH)
REPLACED: Final = event("replaced", "ARK-5.5k", SEAT, hurts=True)
DISPLACED: Final = event("displaced", "ARK-5.3d", GENERATOR, result=ELSE)
WOUNDED: Final = event("wounded", "ARK-6.4", SEAT, CELL, hurts=True)
LOST_NEUTRAL: Final = event("lost-neutral", "ARK-6.5b", UNIT, CELL)
WEAK: Final = event("weak", "ARK-6.3.2", SEAT, NUMBER, result=ELSE)
EXPLODED: Final = event("exploded", "ARK-6.3.4", CELL, headline=True)
TOTALS: Final = event("totals", "ARK-6.3.5", SEAT, NUMBER, result=ELSE)
TERM_COUNTS: Final = event("term-counts", "ARK-6.3.5", TERM, NUMBER)
CARD_COUNTS: Final = event("card-counts", "ARK-6.3.5", ARTIFACT, NUMBER)
NO_CARD_COUNTS: Final = event("no-card-counts", "ARK-6.3.5")
DEFENCE_REACHED: Final = event("defence-reached", "ARK-6.3.2", NUMBER)
WON_COMBAT: Final = event("won-combat", "ARK-6.3.6", SEAT, CELL, headline=True, result=EACH, brings=PREY)
ACTIVATED: Final = event("activated", "ARK-7.2", SEAT, ROOM, headline=True, result=EACH, brings=VICTORY)
ACHIEVED: Final = event("achieved", "ARK-7.6", SEAT, ACHIEVEMENT, headline=True, result=EACH, brings=VICTORY)
DEALT: Final = event("dealt", "ARK-S43", SEAT, ARTIFACT)
DEALT_SECRETLY: Final = event("dealt-secretly", "ARK-S43", SEAT)
GOT_MISSION: Final = event("got-mission", "ARK-7.7", SEAT, MISSION, result=EACH, brings=CARDS)
GOT_SECRETLY: Final = event("got-secretly", "ARK-7.7", SEAT, result=EACH, brings=CARDS)
REVEALED: Final = event("revealed", "ARK-14.8", OBJECTIVE, headline=True)
MARKED: Final = event("marked", "ARK-14.5", SEAT, OBJECTIVE, headline=True, result=EACH, brings=VICTORY)
COUNTED: Final = event("counted", "ARK-14.7", METER, result=ELSE)
WAR: Final = event("war", "ARK-14.7", headline=True)
PEACE: Final = event("peace", "ARK-14.7b", headline=True)
ALL_LOST: Final = event("all-lost", "ARK-14.6c", CELL, headline=True)
SALVAGED: Final = event("salvaged", "ARK-17.10", SEAT, SEAT, ARTIFACT, result=EACH, brings=PREY)
SALVAGED_SECRETLY: Final = event("salvaged-secretly", "ARK-17.10", SEAT, SEAT)
SHARED_MISSION: Final = event("shared-mission", "ARK-10.10", MISSION, headline=True)
SHARED_ROOMS: Final = event("shared-rooms", "ARK-10.10", ROOM, ROOM, ROOM, headline=True)
GAVE: Final = event("gave", "ARK-10.4b", SEAT, NUMBER, RESOURCE, result=EACH)
GOT: Final = event("got", "ARK-10.4b", SEAT, NUMBER, RESOURCE, result=EACH)
REFUSED: Final = event("refused", "ARK-R82", SEAT, result=ELSE)
ENEMY_TURN: Final = event("enemy-turn", "ARK-11.5", NUMBER, opens_turn=True)
RESHUFFLED_TARGETS: Final = event("reshuffled-targets", "ARK-11.7e", headline=True)
RESHUFFLED_ORDERS: Final = event("reshuffled-orders", "ARK-R84", headline=True, result=ELSE)
OPENED_DOOR: Final = event("opened-door", "ARK-11.13", GUARDIAN, CELL, CELL)
DRAINED: Final = event("drained", "ARK-11.6", GUARDIAN, CELL, NUMBER, headline=True, result=EACH)
DESTROYED: Final = event("destroyed", "ARK-11.6", SEAT, CELL, hurts=True, brings=PREY)
TARGET: Final = event("target", "ARK-11.7", GUARDIAN, TARGETED, headline=True, result=DRAWN)
TELEPORTED: Final = event("teleported", "ARK-11.7", GUARDIAN, CELL, headline=True, result=EACH)
TELEPORT_FAILED: Final = event("teleport-failed", "ARK-11.7b", GUARDIAN, CELL, headline=True, result=EACH)
ORDERED: Final = event("ordered", "ARK-11.8", ORDER, headline=True, result=DRAWN)
NO_MOVE: Final = event("no-move", "ARK-11.8", headline=True, result=ELSE)
REJECTED: Final = event("rejected", "ARK-11.8b", GUARDIAN, DIRECTION, OBSTACLE, headline=True)
STEPPED: Final = event("stepped", "ARK-11.8b", GUARDIAN, DIRECTION, CELL, headline=True, result=EACH)
HALTED: Final = event("halted", "ARK-11.8c", GUARDIAN, HALT, headline=True, result=ELSE)
STOOD_UP: Final = event("stood-up", "ARK-11.10", headline=True)
DRIVEN_OUT: Final = event("driven-out", "ARK-R65", GUARDIAN, CELL, headline=True, result=EACH, brings=PREY)
DISASTER: Final = event("disaster", "ARK-12.4", NUMBER, opens_turn=True)
STRUCK: Final = event("struck", "ARK-12.4", TARGETED, NUMBER, headline=True, result=DRAWN)
DAMAGED: Final = event("damaged", "ARK-12.4", CELL, NUMBER, headline=True, result=EACH)
SPARED: Final = event("spared", "ARK-12.4b", CELL, result=EACH)
NO_GLITCH: Final = event("no-glitch", "ARK-12.4d", CELL, headline=True, result=EACH)
DIAGNOSTIC: Final = event("diagnostic", "ARK-12.5", TARGETED, headline=True, result=DRAWN)
HOSTILE: Final = event("hostile", "ARK-12.6", CELL, headline=True, result=EACH)
REPAIRED: Final = event("repaired", "ARK-12.2", SEAT, SITE, result=EACH)
COUNTDOWN: Final = event("countdown", "ARK-12.7", NUMBER)
RESOLUTION: Final = event("resolution", "ARK-12.9a", NUMBER, starts=True)
UNDIAGNOSED: Final = event("undiagnosed", "ARK-12.9a", NUMBER, headline=True)
UNFIT: Final = event("unfit", "ARK-12.9a", CELL, CAUSE, headline=True)
SURVIVED: Final = event("survived", "ARK-12.10", NUMBER, headline=True, brings=VICTORY)
STRATEGY: Final = event("strategy", "ARK-13.5", PLAN, opens_turn=True, headline=True)
ENEMY_ACTS: Final = event("enemy-acts", "ARK-13.6", PLAN, TARGETED, starts=True, headline=True)
DOOR_OPENED: Final = event("door-opened", "ARK-13.17", CELL, CELL)
CONSIDERED: Final = event("considered", "ARK-13.7", CELL, TIER)
REFUSED_ROOM: Final = event("refused-room", "ARK-13.7c", CELL, REFUSAL)
CORRUPTED: Final = event("corrupted", "ARK-13.8", CELL, NUMBER, headline=True, result=EACH, brings=VICTORY)
INFECTED: Final = event("infected", "ARK-13.9", CELL, NUMBER, headline=True, result=EACH)
LEFT_OVER: Final = event("left-over", "ARK-13.8", NUMBER, result=ELSE)
MEASURED: Final = event("measured", "ARK-13.9", CELL, NUMBER)
NO_CORRUPTION: Final = event("no-corruption", "ARK-13.8", result=ELSE, sort=IDLE)
NO_INFECTION: Final = event("no-infection", "ARK-13.9", result=ELSE, sort=IDLE)
NO_HATCH: Final = event("no-hatch", "ARK-13.10", CELL, result=ELSE)
NO_PIECE: Final = event("no-piece", "ARK-13.15", CELL, headline=True, result=EACH)
OVERRUN: Final = event("overrun", "ARK-13.15b", headline=True, result=EACH)
PURGED: Final = event("purged", "ARK-13.4", SEAT, CELL, result=EACH)
ADAPTED: Final = event("adapted", "ARK-13.14", NUMBER, headline=True, result=EACH, brings=VICTORY)
SYMBOLS_COUNTED: Final = event("symbols-counted", "ARK-13.14", SYMBOL, NUMBER, NUMBER)
SYMBOL_FULL: Final = event("symbol-full", "ARK-R89", SYMBOL)
UPGRADED: Final = event("upgraded", "ARK-13.14", GAUGE, NUMBER)
ENEMY_CARD: Final = event("enemy-card", "ARK-10.12", ARTIFACT)
ENEMY_TOTAL: Final = event("enemy-total", "ARK-10.11", NUMBER)
ENEMY_WON: Final = event("enemy-won", "ARK-10.6", CELL, headline=True, result=EACH)
ROUTED: Final = event("routed", "ARK-11.11", CELL, result=EACH)
TICKED: Final = event("ticked", "ARK-9.2", SEAT, GOAL, headline=True, result=EACH, brings=VICTORY)

# --- reasons -----------------------------------------------------------------------------------------
MARKER_THERE: Final = why("marker-there", "ARK-4.2", SECTION)
TOO_DEAR: Final = why("too-dear", "ARK-1.3", NUMBER, RESOURCE)
OPPOSED: Final = why("opposed", "ARK-5.5c", CELL)
ALREADY: Final = why("already", "ARK-5.5b", SITE)
ALL_OWN: Final = why("all-own", "ARK-R18", SITE)
UNARMED: Final = why("unarmed", "ARK-18.4", NUMBER)
NO_SEAL: Final = why("no-seal", "ARK-R17")
OPPOSED_THERE: Final = why("opposed-there", "ARK-18.5", CELL)
NOT_THERE: Final = why("not-there", "ARK-5.5c", SITE)
NO_CUBE: Final = why("no-cube", "ARK-5.5h")
ONCE: Final = why("once", "ARK-5.2a")
NOTHING_NEAR: Final = why("nothing-near", "ARK-5.2b", PLACE)
ALL_OUTSIDE: Final = why("all-outside", "ARK-5.3b", GENERATOR, NUMBER)
NONE_ASLEEP: Final = why("none-asleep", "ARK-5.8a")
NONE_WOUNDED: Final = why("none-wounded", "ARK-5.8c")
NO_POINTS: Final = why("no-points", "ARK-5.1a")
NO_TELEPORTS: Final = why("no-teleports", "ARK-5.1d")
OWN_ONLY: Final = why("own-only", "ARK-2.2b")
STOPPED: Final = why("stopped", "ARK-18.2", CELL)
SEALED_DOOR: Final = why("sealed-door", "ARK-18.5c", SEAT, CELL)
NO_CIRCLE_FREE: Final = why("no-circle-free", "ARK-5.3c", SITE)
OUTGUNNED: Final = why("outgunned", "ARK-18.3", NUMBER)
NO_AIRLOCK: Final = why("no-airlock", "ARK-9.3b")
PEACEFUL: Final = why("peaceful", "ARK-14.2b")

NOT_ALLOWED: Final = why("not-allowed", "ARK-10.8c")
GUARDED_DOOR: Final = why("guarded-door", "ARK-11.13c")
FELLOW_THERE: Final = why("fellow-there", "ARK-10.2", SEAT, CELL)
STOPPED_BY_GUARDIAN: Final = why("stopped-by-guardian", "ARK-11.3b", CELL)
STOPPED_BY_INFECTION: Final = why("stopped-by-infection", "ARK-13.3a", CELL)
GUARDIAN_THERE: Final = why("guardian-there", "ARK-11.3a", SITE)
INFECTED_DOOR: Final = why("infected-door", "ARK-13.17c")
CORRUPT_THERE: Final = why("corrupt-there", "ARK-13.3d", SITE)
TASK_USED: Final = why("task-used", "ARK-13.12", TASK)

# --- endings -----------------------------------------------------------------------------------------
END_GOALS: Final = ending("goals", "ARK-END-1", NUMBER)
END_TIME: Final = ending("time", "ARK-R47", NUMBER)
END_FALLOUT: Final = ending("fallout", "ARK-END-6", NUMBER)
END_MISSION: Final = ending("mission", "ARK-END-2", SEAT)

END_WON: Final = ending("won", "ARK-11.12", NUMBER)
END_LOST: Final = ending("lost", "ARK-11.12b", NUMBER)
END_GLITCH_WON: Final = ending("glitch-won", "ARK-12.10b")
END_LEARNING_WON: Final = ending("learning-won", "ARK-13.16", NUMBER)
END_LEARNING_LOST: Final = ending("learning-lost", "ARK-END-5", NUMBER, CAUSE)
END_GLITCH_LOST: Final = ending("glitch-lost", "ARK-END-4", NUMBER, CAUSE)

VOCABULARY: Final = declared(__name__)
