"""Everything that players and the table can say in Stress Botics."""

from __future__ import annotations

from typing import Final

import rulewright.games.stress_botics.printed as p
from rulewright.core.verbs import (
    CARDS,
    EACH,
    ELSE,
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


def _named(name: str, labels: list[str]) -> Domain:
    """Components whose texts are NAME-LABEL."""
    return Domain(name, labels, [f"{name}-{label}" for label in labels])


CARD: Final = Domain("card", p.ACTION_IDS, derived=True)
TYPE: Final = _named("type", p.TYPES)
NODE: Final = _named("node", p.NODES)
TILE: Final = _named("tile", p.TILES)
VAULT: Final = Domain("vault", p.TILES, [f"vault-{tile}" for tile in p.TILES])  # as sentences call a tile
PIECE: Final = _named("piece", p.PIECES)
TANK_SPOTS: Final = [f"tank{n}" for n in range(1, p.MOST_TANKS + 1)]
SPOTS: Final = (
    TANK_SPOTS
    + ["dangerous", "left", "central", "right", "common"]
    + [f"space{n}" for n in range(1, p.MOST_BATTERIES + 1)]
    + ["track", "container"]
)
DANGEROUS_SPOT: Final = SPOTS.index("dangerous")
STORE_SPOT: Final = SPOTS.index("left")
COMMON_SPOT: Final = SPOTS.index("common")
SPACE_SPOT: Final = SPOTS.index("space1")
TRACK_SPOT: Final = SPOTS.index("track")
CONTAINER_SPOT: Final = SPOTS.index("container")
SPOT: Final = _named("spot", SPOTS)
HELD: Final = _named(  # a piece and the tank that it lies in; G and A lie in the Dangerous Substances Tank
    "held",
    [f"{piece}{tank}" for piece in p.PIECES[: p.IN_TANK] for tank in range(1, p.MOST_TANKS + 1)]
    + ["G-dangerous", "A-dangerous"],
)


def held_in(piece: int, tank: int) -> int:
    """A piece of a tank in HELD."""
    return piece * p.MOST_TANKS + tank


def held_dangerous(piece: int) -> int:
    """Gas or Acid of the Dangerous Substances Tank in HELD."""
    return p.IN_TANK * p.MOST_TANKS + piece - p.G


def held_piece(held: int) -> int:
    return held // p.MOST_TANKS if held < p.IN_TANK * p.MOST_TANKS else p.G + held - p.IN_TANK * p.MOST_TANKS


def held_tank(held: int) -> int:
    """The tank that it lies in; -1: the Dangerous Substances Tank."""
    return held % p.MOST_TANKS if held < p.IN_TANK * p.MOST_TANKS else -1


ITEM: Final = Domain("item", p.ITEM_IDS, [f"item-{p.ITEMS[kind].id}" for kind in p.COPY])
NO_PRICE: Final = len(p.ITEM_IDS)
UNSETTLED: Final = NO_PRICE + 1  # what the discount leaves out is still to be chosen
PRICE: Final = Domain(  # what is printed on an item
    "price",
    [*p.ITEM_IDS, "free", "unsettled"],
    derived=True,
    kinds=[*["paid" for _ in p.COPY], "free", "unsettled"],
)
EXTENSION: Final = _named("extension", p.EXTENSIONS)
SHIP: Final = _named("ship", p.SHIPS + ["alphabot"])
CYLINDROID: Final = _named("cylindroid", ["miner", "explosive", "laser", "armed"])
REACH: Final = _named("reach", ["vault", "belt-a", "belt-b", "belt-c", "belt-d"])
LEVEL: Final = Domain("level", ["1", "2", "3", "4"])
COUNT: Final = Domain("count", [str(n) for n in range(16)])
CONSOLE_OPTION: Final = Domain("console", p.CONSOLE_IDS, derived=True)
SUBS: Final = ["extract", "attack", "produce", "steer", "activate", "disarm", "console", "deliver"]
EXTRACT: Final = SUBS.index("extract")
PRODUCE: Final = SUBS.index("produce")
STEER: Final = SUBS.index("steer")
ACTIVATE: Final = SUBS.index("activate")
CONSOLE: Final = SUBS.index("console")
DELIVERY: Final = SUBS.index("deliver")
SUB: Final = _named("sub", SUBS)
BOOSTS: Final = ["none", "card", "inner", "track"]
NO_BOOST: Final = BOOSTS.index("none")
CARD_BOOST: Final = BOOSTS.index("card")
INNER_BOOST: Final = BOOSTS.index("inner")
TRACK_BOOST: Final = BOOSTS.index("track")
BOOSTING: Final = _named("boost", BOOSTS)
CORE_SPACES: Final = ["extracting", "producing"]
CORE_SPACE: Final = _named("corespace", CORE_SPACES)
EXTRACTING: Final = CORE_SPACES.index("extracting")
PRODUCING: Final = CORE_SPACES.index("producing")
WORDS: Final = [
    "gas", "acid", "shield", "repair", "advance", "disembark", "reroll", "scrape", "capture", "stress",
    "equip", "draw", "extract", "steer",
]  # fmt: skip
WORD: Final = _named("word", WORDS)
EQUIP_WORD: Final = WORDS.index("equip")
DRAW_WORD: Final = WORDS.index("draw")
EXTRACT_WORD: Final = WORDS.index("extract")
STEER_WORD: Final = WORDS.index("steer")
SIGN: Final = _named("sign", ["up", "down"])
DIRECTION: Final = _named("direction", ["clockwise", "counterclockwise"])
WAY: Final = _named("way", ["first", "second"])
OF_SECTOR: Final = Domain("sector", p.SECTORS)
REWARDS: Final = ["vp", "items", "tank"]
REWARD: Final = _named("reward", REWARDS)
POINTS_REWARD: Final = REWARDS.index("vp")
ITEMS_REWARD: Final = REWARDS.index("items")
TANK_REWARD: Final = REWARDS.index("tank")
MIND: Final = _named("mind", ["competitive", "cooperative"])
PRODUCER_SPACE: Final = Domain("producer", ["1", "2", "3"])
BATTERY_SPACE: Final = Domain("battery", [str(n) for n in range(1, 10)])
RIVAL: Final = Domain("seat", SEAT.labels[:4])
SOURCES: Final = [
    "probe", "scout", "freighter", "alphabot", "secondary-first", "secondary-second", "secondary-both",
    "items", "shields", "stress",
]  # fmt: skip
SOURCE: Final = Domain("source", SOURCES, [f"row-{source}" for source in SOURCES])
SECONDARY: Final = Domain("secondary", [row.id for row in p.SECONDARIES], derived=True)
TOKEN: Final = Domain("token", [row.id for row in p.TOKENS])
COMPONENT_NAMES: Final = [
    (domain, value) for domain in (CARD, SECONDARY, TOKEN, ITEM) for value in range(domain.size)
]  # in the order of printed.COMPONENTS
SIDE: Final = Domain("side", ["A", "B"])

# --- what a player can say ---------------------------------------------------------------------------
DONE: Final = Verb0("done")
SKIP: Final = Verb0("skip")
PACK: Final = Verb0("pack")  # place what is left so that nothing melts
PERFORM: Final = Verb0("perform")
RETURN: Final = Verb0("return")
PURGE: Final = Verb0("purge")
STOP: Final = Verb0("stop")
REFRESH: Final = Verb0("refresh")
TO_CAPTURE: Final = Verb0("capture")
TO_SCRAP: Final = Verb0("scrap")
TO_DISINTEGRATE: Final = Verb0("disintegrate")
DROP: Final = Verb0("drop")
KEEP: Final = Verb1("keep", WAY)
DRAW: Final = Verb1("draw", TYPE)
PROGRAM: Final = Verb1("program", CARD)
DISCARD: Final = Verb1("discard", CARD)
DO: Final = Verb1("do", SUB)
BOOST: Final = Verb1("boost", BOOSTING)
STEP: Final = Verb1("step", NODE)
STAND: Final = Verb1("stand", CORE_SPACE)
MEET: Final = Verb1("meet", RIVAL)
AT_LEVEL: Final = Verb1("level", LEVEL)
PUT: Final = Verb2("put", PIECE, SPOT)
DECLINE: Final = Verb1("decline", PIECE)
PAY: Final = Verb2("pay", PIECE, SPOT)
OMIT: Final = Verb1("omit", PIECE)
NAME: Final = Verb1("name", PIECE)
HIT: Final = Verb2("hit", CYLINDROID, REACH)
STRIKE: Final = Verb1("strike", RIVAL)
ARM: Final = Verb2("arm", CYLINDROID, REACH)
USE: Final = Verb1("use", ITEM)
SWITCH: Final = Verb1("switch", CONSOLE_OPTION)
CHOOSE: Final = Verb1("choose", WORD)
PRESS: Final = Verb1("press", SIGN)
TURN: Final = Verb1("turn", DIRECTION)
MINE_AT: Final = Verb1("mine", TILE)
BUY: Final = Verb1("buy", ITEM)
EQUIP: Final = Verb1("equip", EXTENSION)
SCRAPE: Final = Verb1("scrape", CYLINDROID)
TAKE: Final = Verb1("take", PIECE)
RELEASE: Final = Verb1("release", CYLINDROID)
DELIVER: Final = Verb1("deliver", SHIP)
JETTISON: Final = Verb1("jettison", OF_SECTOR)
LOAD: Final = Verb2("load", PIECE, COUNT)
CLAIM: Final = Verb1("claim", REWARD)
THINK: Final = Verb1("think", MIND)
REPLICATE: Final = Verb1("replicate", PRODUCER_SPACE)
INSIDE: Final = Verb1("inside", BATTERY_SPACE)
SHIFT: Final = Verb2("shift", HELD, SPOT)
PREPARE: Final = Verb1("prepare", PIECE)
COMBINE: Final = Verb1("combine", PIECE)
MELT: Final = Verb2("melt", PIECE, SPOT)
SOLIDIFY: Final = Verb1("solidify", SPOT)
FREE: Final = Verb1("free", CYLINDROID)

# --- questions ---------------------------------------------------------------------------------------
ASK_BATTERIES: Final = ask("batteries", "SB-S.43", NUMBER)
ASK_DRAW: Final = ask("draw", "SB-2.1", NUMBER)
ASK_DRAW_MORE: Final = ask("draw-more", "SB-AB04", NUMBER)
ASK_PROGRAM: Final = ask("program", "SB-2.2", NUMBER)
ASK_TURN: Final = ask("turn", "SB-3.2.1", NUMBER)
ASK_STAND: Final = ask("stand", "SB-R-03")
ASK_SUB: Final = ask("sub", "SB-3.2.3a", TYPE)
ASK_BOOST: Final = ask("boost", "SB-3.2.3b")
ASK_STEP: Final = ask("step", "SB-3.3.2", NUMBER)
ASK_MEET: Final = ask("meet", "SB-3.3.10a")
ASK_PART: Final = ask("part", "SB-R-88", RIVAL)
ASK_PLACE: Final = ask("place", "SB-0.5c", NUMBER, PIECE)
ASK_COLLECT: Final = ask("collect", "SB-3.2.3", NUMBER, PIECE)
ASK_MIX: Final = ask("mix", "SB-R-144", NUMBER)
ASK_PAY: Final = ask("pay", "SB-11.1", NUMBER, PIECE)
ASK_PAY_BATTERY: Final = ask("pay-battery", "SB-11.1", NUMBER)
ASK_OMIT: Final = ask("omit", "SB-11.2", NUMBER)
ASK_TARGET: Final = ask("target", "SB-3.4.5")
ASK_TREATMENT: Final = ask("treatment", "SB-3.4.6c", CYLINDROID)
ASK_ARM: Final = ask("arm", "SB-3.5.8")
ASK_ITEM: Final = ask("item", "SB-3.5.7")
ASK_CONSOLE: Final = ask("console", "SB-3.5.9")
ASK_CHOOSE: Final = ask("choose", "SB-3.5.7")
ASK_PRESS: Final = ask("press", "SB-5.4", LEVEL)
ASK_ROTATE: Final = ask("rotate", "SB-ROT-03", NUMBER)
ASK_MINE: Final = ask("mine", "SB-3.4.1")
ASK_AGAIN: Final = ask("again", "SB-R-48")
ASK_LEVEL: Final = ask("level", "SB-AI13")
ASK_BATTERY: Final = ask("battery", "SB-9.6")
ASK_CHARGE: Final = ask("charge", "SB-3.5.3", NUMBER)
ASK_BUY: Final = ask("buy", "SB-3.5.4", NUMBER)
ASK_EQUIP: Final = ask("equip", "SB-11.3", ITEM)
ASK_SCRAPE: Final = ask("scrape", "SB-3.5.10e", NUMBER)
ASK_TAKE: Final = ask("take", "SB-3.5.10e", NUMBER)
ASK_RELEASE: Final = ask("release", "SB-3.4.8")
ASK_KEEP: Final = ask("keep", "SB-3.2.4", CARD)
ASK_DELIVER: Final = ask("deliver", "SB-3.6.1", OF_SECTOR)
ASK_JETTISON: Final = ask("jettison", "SB-3.6.2", SHIP, NUMBER)
ASK_LOAD: Final = ask("load", "SB-3.6.3a", PIECE, SHIP)
ASK_REWARD: Final = ask("reward", "SB-3.7.2")
ASK_THINK: Final = ask("think", "SB-3.3.12b")
ASK_REPLICATE: Final = ask("replicate", "SB-4.1a", NUMBER)
ASK_ARRANGE: Final = ask("arrange", "SB-4.1b", NUMBER)
ASK_SHIFT: Final = ask("shift", "SB-4.2a")
ASK_COMBINE: Final = ask("combine", "SB-4.4d")
ASK_RESULT: Final = ask("result", "SB-4.4b", NUMBER, PIECE)
ASK_MELT: Final = ask("melt", "SB-AB01")
ASK_SOLIDIFY: Final = ask("solidify", "SB-AB02")
ASK_DISCARD: Final = ask("discard", "SB-6.2", NUMBER)
ASK_FREE: Final = ask("free", "SB-R-109", NUMBER)

# --- what happens ------------------------------------------------------------------------------------
DEALT: Final = event("dealt", "SB-S.30", SEAT, NUMBER, result=EACH)
ROUND: Final = event("round", "SB-FLOW-01", NUMBER, opens_turn=True)
SHIP_MOVED: Final = event("ship-moved", "SB-1.1", SHIP, NUMBER, headline=True, result=EACH, step="ships")
SHIP_LEFT: Final = event("ship-left", "SB-1.2", SHIP, NUMBER, headline=True, result=EACH, step="ships")
SHIP_SERVED: Final = event("ship-served", "SB-1.2a", SHIP, NUMBER, headline=True, result=EACH, step="ships")
REFILLED: Final = event("refilled", "SB-2.0", TYPE, NUMBER, result=ELSE, step="program")
DREW: Final = event("drew", "SB-2.1", SEAT, CARD, result=EACH, brings=CARDS, step="program")
DECK_ENDED: Final = event("deck-ended", "SB-2.1f", TYPE, headline=True, result=ELSE)
PROGRAMMED: Final = event("programmed", "SB-2.2", SEAT, NUMBER, result=EACH, step="program")
RETURNED: Final = event("returned", "SB-3.2.2", SEAT, NUMBER, result=EACH, starts=True, ends=True)
UNPLAYABLE: Final = event("unplayable", "SB-R-89", SEAT, NUMBER, result=ELSE)
REVEALED: Final = event("revealed", "SB-3.2.3a", SEAT, CARD, starts=True)
BOOSTED_BY: Final = event("boosted", "SB-3.2.5", SEAT, BOOSTING)
KEPT: Final = event("kept", "SB-3.2.4", SEAT, CARD, result=ELSE, ends=True)
DROPPED: Final = event("dropped", "SB-3.2.4b", SEAT, CARD, result=ELSE, ends=True)
WALKED: Final = event("walked", "SB-3.3.2", SEAT, NODE, result=LAST)
COLD_EXIT: Final = event("cold-exit", "SB-3.3.6b", SEAT, NUMBER, result=EACH)
MET: Final = event("met", "SB-3.3.10", SEAT, SEAT, result=ELSE)
STRESSED_BY: Final = event("stressed", "SB-10.2", SEAT, NUMBER, NUMBER, result=LAST)
PUSHED: Final = event("pushed", "SB-10.3", SEAT, NUMBER, result=ELSE)
SHIELD_LOST: Final = event("shield-lost", "SB-9.3", SEAT, NUMBER, hurts=True, result=LAST)
SHIELD_SAVED: Final = event("shield-saved", "SB-9.3a", SEAT, NUMBER, hurts=True)
SHIELD_IGNORED: Final = event("shield-ignored", "SB-AI20", SEAT)
SHIELDS_GAINED: Final = event("shields-gained", "SB-9.5", SEAT, NUMBER, NUMBER, result=LAST)
BATTERY_GAINED: Final = event("battery-gained", "SB-9.6", SEAT, PIECE, NUMBER, result=LAST)
BATTERY_LOST: Final = event("battery-lost", "SB-9.2a", SEAT, PIECE, NUMBER, hurts=True, result=LAST)
BATTERY_SPENT: Final = event("battery-spent", "SB-9.6a", SEAT, PIECE, NUMBER)
BATTERY_INSIDE: Final = event("battery-inside", "SB-4.1b", SEAT, PIECE, NUMBER, result=ELSE)
GAINED: Final = event("gained", "SB-0.5c", SEAT, PIECE, SPOT, result=EACH)
DECLINED: Final = event("declined", "SB-0.5a", SEAT, NUMBER, PIECE, result=ELSE)
PAID: Final = event("paid", "SB-11.1", SEAT, PIECE, SPOT, against="gained")
SHIFTED: Final = event("shifted", "SB-4.2a", SEAT, HELD, SPOT, result=ELSE)
SMELTED: Final = event("smelted", "SB-AB01", SEAT, HELD, NUMBER)
STORE_LOST: Final = event("store-lost", "SB-11.5", SEAT, PIECE, SPOT, hurts=True)
MELTED: Final = event("melted", "SB-8.4", SEAT, SPOT, NUMBER, result=EACH)
SOLIDIFIED: Final = event("solidified", "SB-4.3", SEAT, SPOT, NUMBER, result=EACH)
CAPTURED: Final = event("captured", "SB-3.4.6a", SEAT, CYLINDROID, result=EACH, brings=PREY)
SCRAPPED: Final = event("scrapped", "SB-3.4.6b", SEAT, CYLINDROID, result=EACH, brings=PREY)
DISINTEGRATED: Final = event("disintegrated", "SB-3.4.6c", SEAT, CYLINDROID, result=EACH, brings=PREY)
STRUCK: Final = event("struck", "SB-3.4.6e", SEAT, SEAT, hurts=True)
ARMED_NOW: Final = event("armed", "SB-3.5.8", SEAT, result=EACH)
DISARMED_NOW: Final = event("disarmed", "SB-3.5.8", SEAT, result=EACH)
RELEASED: Final = event("released", "SB-3.4.8", SEAT, CYLINDROID, result=ELSE)
BOUGHT: Final = event("bought", "SB-3.5.4", SEAT, ITEM, PRICE, result=EACH, brings=CARDS)
EQUIPPED: Final = event("equipped", "SB-3.5.4a", SEAT, ITEM, EXTENSION)
USED: Final = event("used", "SB-3.5.7", SEAT, ITEM, result=EACH, brings=CARDS)
ROW_REFRESHED: Final = event("row-refreshed", "SB-3.5.4", SEAT, result=ELSE)
ALPHA_GAINED: Final = event("alpha-gained", "SB-5.16", NUMBER)
ALPHA_LOST: Final = event("alpha-lost", "SB-5.11", NUMBER, result=LAST)
ALPHA_BROKE: Final = event("alpha-broke", "SB-5.11c", NUMBER, headline=True, result=EACH)
ALPHA_STORED: Final = event("alpha-stored", "SB-3.5.10h", PIECE)
DELIVERED: Final = event("delivered", "SB-3.6.3c", SEAT, SHIP, OF_SECTOR, result=EACH, brings=CARDS)
LOADED: Final = event("loaded", "SB-3.6.3a", SEAT, NUMBER, PIECE)
CONTAINER_FILLED: Final = event("container", "SB-7.2a", SEAT, SHIP, NUMBER, result=LAST, brings=VICTORY)
JETTISONED: Final = event("jettisoned", "SB-3.6.2", SEAT, OF_SECTOR, result=EACH)
REWARDED: Final = event("rewarded", "SB-3.7.2", SEAT, REWARD, result=EACH, brings=VICTORY)
MINDED: Final = event("minded", "SB-3.3.12", SEAT, MIND, result=EACH)
REPLICATED: Final = event("replicated", "SB-4.1a", SEAT, PRODUCER_SPACE, result=EACH)
PREPARED: Final = event("prepared", "SB-4.4a", SEAT, PIECE, result=EACH)
COMBINED: Final = event("combined", "SB-4.4b", SEAT, PIECE, result=EACH)
TOKEN_REVEALED: Final = event("token", "SB-5.1", TOKEN, headline=True, starts=True)
CORE_TURNED: Final = event("core-turned", "SB-5.3", NUMBER, result=EACH, step="core")
PRESSURE_IS: Final = event("pressure", "SB-5.4", LEVEL, step="pressure")
COMMON_GAINED: Final = event("common-gained", "SB-5.5a", PIECE, step="production")
AUTO_PRODUCED: Final = event("auto-produced", "SB-5.5d", PIECE, TILE, step="production")
AUTO_BLOCKED: Final = event("auto-blocked", "SB-5.5e", PIECE, TILE, step="production")
TILE_FLIPPED: Final = event("tile-flipped", "SB-5.5b", TILE, step="production")
CORE_FLIPPED: Final = event("core-flipped", "SB-3.4.2a", headline=True, result=EACH)
ADVANCED: Final = event("advanced", "SB-5.6", result=EACH, step="move")
DISEMBARKED: Final = event("disembarked", "SB-5.7", result=EACH, step="move")
EX_ARMED: Final = event("ex-armed", "SB-5.6a", NUMBER, step="move")
ARRIVED: Final = event("arrived", "SB-5.10", CYLINDROID, TILE, step="move")
TO_BAG: Final = event("to-bag", "SB-5.10", CYLINDROID)
CLEARED: Final = event("cleared", "SB-5.10a", TILE, step="move")
ELEVATOR_FILLED: Final = event("elevator", "SB-5.7b", CYLINDROID, result=ELSE, step="move")
BELT_ATTACKS: Final = event("belt-attacks", "SB-5.8", CYLINDROID, REACH, result=EACH, step="attack")
VAULT_ATTACKS: Final = event("vault-attacks", "SB-5.9", CYLINDROID, TILE, result=EACH, step="attack")
ALPHA_MOVED: Final = event("alpha-moved", "SB-5.12g", NODE, headline=True, result=LAST, step="alphabot")
PADLOCKS_OPEN: Final = event("padlocks", "SB-5.13", OF_SECTOR, headline=True, result=EACH, step="alphabot")
SHUTTLE_READY: Final = event("shuttle", "SB-5.14", headline=True, result=EACH, step="alphabot")
STATUS_SIDE: Final = event("status-side", "SB-5.15", SIDE, step="alphabot")
CONSOLE_TURNED: Final = event("console-side", "SB-5.15a", SIDE, step="alphabot")
BEHIND: Final = event("behind", "SB-6.1", SEAT, NUMBER, step="status")
DISCARDED: Final = event("discarded", "SB-6.2", SEAT, CARD, result=EACH, step="status")
ORDERED: Final = event("ordered", "SB-6.3", SEAT, NUMBER, result=ELSE, step="status")
SECONDARY_SHOWN: Final = event("secondary", "SB-7.2b", SEAT, SECONDARY)
SCORED: Final = event("scored", "SB-7.2", SEAT, SOURCE, NUMBER, result=ELSE, brings=VICTORY)

# --- why not -----------------------------------------------------------------------------------------
NO_CARDS: Final = why("no-cards", "SB-2.0a", TYPE)
SAME_TYPE: Final = why("same-type", "SB-2.1a", TYPE)
NO_SUB: Final = why("no-sub", "SB-R-49")
NOT_IN_VAULT: Final = why("not-in-vault", "SB-3.4.1")
CYLINDROID_HERE: Final = why("cylindroid-here", "SB-3.4.1a", NUMBER)
NOT_EXTRACTING: Final = why("not-extracting", "SB-R-03")
NOTHING_HERE: Final = why("nothing-here", "SB-3.5.1")
NO_BATTERY_ROOM: Final = why("no-battery-room", "SB-3.5.3a", NUMBER)
CANNOT_PAY: Final = why("cannot-pay", "SB-11.1", NUMBER, PIECE)
NO_TARGET: Final = why("no-target", "SB-3.4.5")
MUST_BOOST: Final = why("needs-boost", "SB-3.2.3b")
NOT_BOOSTED_CARD: Final = why("not-boosted-card", "SB-3.2.5")
NO_INNER: Final = why("no-inner", "SB-3.2.6", PIECE)
NO_TRACK: Final = why("no-track", "SB-3.2.6a", NUMBER, PIECE)
NO_POWER: Final = why("no-power", "SB-R-09")
NO_ITEM: Final = why("no-item", "SB-3.5.7")
NOT_PRODUCING: Final = why("not-producing", "SB-3.5.6")
NO_EXPLOSIVE: Final = why("no-explosive", "SB-3.5.8")
NO_CONSOLE: Final = why("no-console", "SB-3.5.9")
OTHER_SIDE: Final = why("other-side", "SB-3.5.9")
OPTION_USED: Final = why("option-used", "SB-3.5.9a")
ALPHA_FULL: Final = why("alpha-full", "SB-3.5.10a")
NO_FRONT: Final = why("no-front", "SB-R-91")
NOT_AT_MANUAL: Final = why("not-at-manual", "SB-3.5.12")
PADLOCKED: Final = why("padlocked", "SB-3.3.4", NODE)
NO_TUNNEL: Final = why("no-tunnel", "SB-3.3.6a")
FULL: Final = why("full", "SB-3.3.5", NODE)
STANDS_HERE: Final = why("stands-here", "SB-3.3.2", NODE, unlisted=True)
TOO_FAR: Final = why("too-far", "SB-3.3.1", NODE, NUMBER, unlisted=True)
WAY_FULL: Final = why("way-full", "SB-3.3.5", NODE, unlisted=True)
CORE_SHUT: Final = why("core-shut", "SB-3.3.6a", unlisted=True)
NOT_AFFORDABLE: Final = why("not-affordable", "SB-3.5.4a", ITEM, NUMBER)
NO_EXTENSION: Final = why("no-extension", "SB-R-78", ITEM)
TOO_LARGE: Final = why("too-large", "SB-11.3", EXTENSION)
COVERED: Final = why("covered", "SB-11.4", EXTENSION)
KEEP_MISSING: Final = why("keep-missing", "SB-3.2.4", NUMBER, PIECE, SPOT)
GONE: Final = why("gone", "SB-1.2c", SHIP)
NOT_AT_POINT: Final = why("not-at-point", "SB-3.6.1b", SHIP, NUMBER, NUMBER)
TOO_STRESSED: Final = why("too-stressed", "SB-3.6.1c", NUMBER, NUMBER)
NO_DEMAND: Final = why("no-demand", "SB-3.6.1d", SHIP)
NO_MARKER: Final = why("no-marker", "SB-3.6.1e")
CARGO_USED: Final = why("cargo-used", "SB-3.6.1f", OF_SECTOR)
FEW_SHIELDS: Final = why("few-shields", "SB-3.6.1g", NUMBER)
FEW_BATTERIES: Final = why("few-batteries", "SB-3.6.1h", NUMBER)
NOTHING_TO_LOAD: Final = why("nothing-to-load", "SB-3.6.3a", SHIP)
NOT_ON_SHUTTLE: Final = why("not-on-shuttle", "SB-3.7.1")
NOT_SECTOR_C: Final = why("not-sector-c", "SB-3.7.1")
TAKEN_ALREADY: Final = why("taken-already", "SB-3.7.2c")
STATUS_IS_B: Final = why("status-is-b", "SB-3.7.2")
CONTAINER_FULL: Final = why("container-full", "SB-R-32")
IS_ARMED: Final = why("is-armed", "SB-3.4.6a")
TRACK_FULL: Final = why("track-full", "SB-4.1f", NUMBER)
NOT_NOW: Final = why("not-now", "SB-0.3")

# --- how it ends -------------------------------------------------------------------------------------
END_FREIGHTER: Final = ending("freighter", "SB-7.1", NUMBER)

VOCABULARY: Final = declared(__name__)
