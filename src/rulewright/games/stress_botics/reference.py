"""What the rulebook of Stress Botics prints beside its content files: names, amounts and effects in words."""

from __future__ import annotations

from typing import Final

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.content import rows
from rulewright.core.reference import Reference, Words, written
from rulewright.core.texts import Texts, begun
from rulewright.games.stress_botics.belt import CONTAINER
from rulewright.games.stress_botics.catalogue import Good, Printed, amount, does, printed, task
from rulewright.games.stress_botics.delivery import FIT
from rulewright.games.stress_botics.outlook import Amount, some
from rulewright.games.stress_botics.schema import FOLDER, CoreSideRow, DeliveryRow, TanksRow, VaultRow

YES: Final = "✓"
NONE: Final = "–"
TABLES: Final = ["two", "three", "four", "aggressive"]  # as p.ORBIT has them
CAGED: Final[int] = max([row.by for row in p.ITEMS if row.modifies == "cage"], default=0)


def reference(texts: Texts) -> Reference:
    told = printed(texts)
    return Reference(
        rows={
            **planet(texts, told),
            **ships(texts, told),
            **boards(texts, told),
            **cards(texts, told),
            "vault": [vault(texts, told, row) for row in rows(FOLDER, "vaults", "vault", VaultRow)],
            "token": [token(texts, told, number) for number in range(p.N_TOKENS)],
            "item": [item(texts, told, kind) for kind in range(len(p.ITEMS))],
            "secondary": [secondary(texts, number) for number in range(p.N_SECONDARIES)],
        },
        figures=figures(),
    )


def figures() -> dict[str, int | list[int]]:
    eased = max([item.by for item in p.ITEMS if item.modifies == "core_exit"], default=0)
    normal, other = p.ELEVATOR
    return {
        "container": CONTAINER,
        "fit": FIT,
        "alpha_first": p.ALPHA_ORDINAL[0],
        "alpha_second": p.ALPHA_ORDINAL[1],
        "alpha_third": p.ALPHA_ORDINAL[2],
        "last_phase": p.ROUNDS + 1,
        "exit_a_eased": p.EXIT[0] - eased,
        "exit_b_eased": p.EXIT[1] - eased,
        "shared_spaces": sorted(space for space in p.SHARED if space),
        "core_turn_a": p.CORE_TURN[0],
        "core_turn_b": p.CORE_TURN[1],
        "elevator_calm": normal[0],
        "elevator_hurt": normal[1],
        "elevator_alt_calm": other[0],
        "elevator_alt_hurt": other[1],
    }


# --- amounts ---------------------------------------------------------------------------------------------
def pieces(texts: Texts, wanted: list[Amount]) -> str:
    """`1 Carbon, 2 Lava`; batteries and any of three resources too."""
    return ", ".join(amount(texts, one.piece, one.n) for one in wanted) or NONE


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else written(number)


def tick(yes: bool) -> str:
    return YES if yes else NONE


def place(texts: Texts, node: int) -> str:
    return begun(texts.name(v.NODE, node))


# --- the planet ------------------------------------------------------------------------------------------
def planet(texts: Texts, told: Printed) -> dict[str, list[Words]]:
    tiles = [tile.name for tile in told.tiles.values()]
    return {
        "mantle": [
            {"vault": tiles[tile], "sector": p.SECTORS[p.FIRST_MANTLE.index(number)]}
            for number, tile in enumerate(p.MANTLE)
        ],
        "crust": [
            {
                "lower_vault": tiles[lower],
                "upper_vault": tiles[p.CRUST_UPPER[number]],
                "lower_mouth": tick(p.CRUST_MOUTH[number]),
                "gives": does(texts, p.CRUST_GIVES[number]),
                "sector": p.SECTORS[p.FIRST_CRUST.index(number)],
            }
            for number, lower in enumerate(p.CRUST_LOWER)
        ],
        "path": [
            {
                "stop": str(stop + 1),
                "rounds": f"{2 * stop + 1}, {2 * stop + 2}",
                "vault": place(texts, node),
                "to_c": place(texts, p.NODE_OF[p.TARGET_C[stop]]),
                "to_d": place(texts, p.NODE_OF[p.TARGET_D[stop]]),
            }
            for stop, node in enumerate(p.PATH)
        ],
        "rotation": [rotation(row) for row in rows(FOLDER, "map", "core", CoreSideRow)],
    }


def rotation(row: CoreSideRow) -> Words:
    """Which sectors a side of the Core connects, by position."""
    at = {f"at{n}": ", ".join(sectors) or NONE for n, sectors in enumerate(row.connected)}
    return {"side": row.side, "turn": str(row.turn), "clause": row.clause, **at}


def vault(texts: Texts, told: Printed, row: VaultRow) -> Words:
    levels = {f"gives{n}": gives(texts, row.kind, level) for n, level in enumerate(row.levels, 1)}
    return {"name": told.tiles[row.id].name, "own_set": pieces(texts, some(p.amounts(row.set))), **levels}


def gives(texts: Texts, kind: str, level: dict[str, int]) -> str:
    """What a vault gives at one level of pressure."""
    if kind == "batteries":
        return texts.say("vault-batteries", number=level["batteries"], each=level["each"])
    if kind == "items":
        return texts.say("vault-items", number=level["discount"])
    found = [Amount(piece, number) for piece, number in level.items() if piece != "shields"]
    shields = [texts.say("effect-shield", way="more", n=level["shields"])] if "shields" in level else []
    return ", ".join(shields + ([pieces(texts, found)] if found else []))


def token(texts: Texts, told: Printed, number: int) -> Words:
    row = p.TOKENS[number]
    turn = {0: NONE, 1: "clockwise", -1: "counterclockwise"}[row.core]
    made = [(told.pieces.get(code) or told.tiles[code]).name for code in row.produces]
    return {
        "number": str(number + 1),
        "with_symbol": tick(row.symbol),
        "moves_ship": f"{told.ships[row.ship].name} {signed(row.shift)}" if row.ship else NONE,
        "turns": texts.say(f"direction-{turn}") if row.core else NONE,
        "presses": signed(row.pressure) if row.pressure else NONE,
        "makes": ", ".join(made),
        "cylindroids": begun("; ".join(texts.say(f"effect-{step}") for step in row.steps)),
    }


# --- ships -----------------------------------------------------------------------------------------------
def ships(texts: Texts, told: Printed) -> dict[str, list[Words]]:
    found = told.ships.values()
    return {
        "ship": [
            {
                "name": ship.name,
                "leaves": str(ship.last + 1),
                **{f"at_{point.sector.lower()}": str(point.space) for point in ship.points},
            }
            for ship in found
        ],
        "delivery": [
            {"ship_name": told.ships[row.ship].name, "own": signed(row.own), "others": signed(row.others)}
            for row in rows(FOLDER, "ships", "delivery", DeliveryRow)
        ],
        "orbit": [
            {"ship_name": ship.name} | {f"with_{table}": pair(number, at) for at, table in enumerate(TABLES)}
            for number, ship in enumerate(found)
        ],
        "objective": [
            {
                "ship_name": told.ships[row.ship].name,
                "goods": "; ".join(good(texts, told, one) for one in told.objectives[row.id]),
                "most": str(best(told.objectives[row.id], CONTAINER)),
                "caged": str(best(told.objectives[row.id], CONTAINER + CAGED)),
                "first_game": tick(row.first),
            }
            for row in p.OBJECTIVES
        ],
    }


def pair(ship: int, table: int) -> str:
    return " / ".join(map(signed, p.ORBIT[table][ship]))


def good(texts: Texts, told: Printed, one: Good) -> str:
    return texts.say("told-good", piece=told.pieces[one.piece].name, vp=one.vp, most=one.most)


def best(goods: list[Good], room: int) -> int:
    """The most VP of one delivery by who has room for so many Cylindroids."""
    found = 0
    for one in goods:
        n = one.most
        if one.piece in p.PIECES[p.MI :]:
            n = min(n, room)
            room -= n
        found += one.vp * n
    return found


def secondary(texts: Texts, number: int) -> Words:
    one, two = (begun(task(texts, condition)) for condition in p.CONDITIONS[number])
    return {"first_task": one, "second_task": two}


# --- player board ----------------------------------------------------------------------------------------
def boards(texts: Texts, told: Printed) -> dict[str, list[Words]]:
    small, large = texts.say("board-small"), texts.say("board-large")
    return {
        "shield": [
            {"shares": str(p.SHARED[n] or NONE), "room": str(room), "room_four": str(p.CAPACITY[2][n])}
            for n, room in enumerate(p.CAPACITY[0])
            if n
        ],
        "bonus": [by_players(row.batteries) for row in p.BONUSES],
        "count": [by_players(values) for values in p.COUNTS.values()],
        "tanks": [{"each": str(row.squares[0])} for row in rows(FOLDER, "board", "tanks", TanksRow)],
        "tank": [{"words": pieces(texts, some(found))} for _, _, found in p.START_TANKS],
        "common": [{"words": pieces(texts, some(most))} for most in (p.COMMON_MOST[0], p.COMMON_MOST[-1])],
        "extension": [
            {
                "called": begun(one.name),
                "takes": small if one.small else f"{small}, {large}",
                "gives": one.text,
            }
            for one in told.extensions.values()
        ],
        "cylindroid": [
            {
                "name": told.pieces[p.PIECES[p.MI + kind]].name,
                "parts_words": pieces(texts, some(p.PARTS[kind])),
                "does": does(texts, action),
            }
            for kind, action in enumerate(p.CYLINDROID_DOES)
        ],
    }


def by_players(values: list[int]) -> Words:
    return {name: str(value or NONE) for name, value in zip(("two", "three", "four"), values, strict=True)}


# --- cards and items -------------------------------------------------------------------------------------
def cards(texts: Texts, told: Printed) -> dict[str, list[Words]]:
    found = list(told.cards.values())
    by_type = [[card for card in found if card.type == kind] for kind in p.TYPES]
    return {
        "card": [
            {"boost": "⚡" if alike[0].boosted else NONE}
            | {f"keep_{card.type}": " / ".join(pieces(texts, [one]) for one in card.keep) for card in alike}
            for alike in zip(*by_type, strict=True)
        ],
        "type": [
            {
                "name": kind.name,
                "resource_name": told.pieces[p.PIECES[p.TYPE_RESOURCE[number]]].name,
                "battery_name": told.pieces[p.PIECES[p.TYPE_BATTERY[number]]].name,
                "ends": kind.deck_end,
            }
            for number, kind in enumerate(told.types.values())
        ],
    }


def item(texts: Texts, told: Printed, kind: int) -> Words:
    row, one = p.ITEMS[kind], told.items[p.ITEM_IDS[p.COPY.index(kind)]]
    note = f"note-{row.id}"  # what the card has no room for
    uses = [texts.say(f"use-{use.strip('!')}") for use in row.kind.split(", ")]
    return {
        "name": one.name,
        "size": texts.say("board-large" if one.large else "board-small"),
        "price": pieces(texts, one.cost),
        "use": ", ".join(uses),
        "effect": f"{one.text} {texts.say(note)}" if texts.has(note) else one.text,
        "from": str(min(n for n, copies in enumerate(row.copies, 2) if copies)),
        "copies": " / ".join(map(str, row.copies)),
    }
