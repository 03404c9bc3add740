"""What the rulebook of Stress Botics prints beside its content files: names, amounts and effects in words."""

from __future__ import annotations

from typing import Final

import rulewright.games.stress_botics.printed as p
import rulewright.games.stress_botics.verbs as v
from rulewright.core.content import rows
from rulewright.core.reference import Reference, Words, written
from rulewright.core.texts import Texts, begun
from rulewright.games.stress_botics.belt import CONTAINER
from rulewright.games.stress_botics.catalogue import amount, does, item_text, task
from rulewright.games.stress_botics.delivery import FIT
from rulewright.games.stress_botics.schema import (
    FOLDER,
    AlphaBotRow,
    BonusRow,
    CardRow,
    CommonRow,
    CoreSideRow,
    CountRow,
    CrustRow,
    CylindroidRow,
    DeliveryRow,
    FirstRow,
    MantleRow,
    OrbitRow,
    PathRow,
    ShieldRow,
    TankRow,
    TanksRow,
    TypeRow,
    VaultRow,
)

YES: Final = "✓"
NONE: Final = "–"
CAGED: Final[int] = next(row.by for row in p.ITEMS if row.modifies == "cage")


def reference(texts: Texts) -> Reference:
    return Reference(
        rows={
            **planet(texts),
            **ships(texts),
            **boards(texts),
            **cards(texts),
            "vault": [vault(texts, row) for row in rows(FOLDER, "vaults", "vault", VaultRow)],
            "token": [token(texts, number) for number in range(p.N_TOKENS)],
            "item": [item(texts, kind) for kind in range(len(p.ITEMS))],
            "secondary": [secondary(texts, number) for number in range(p.N_SECONDARIES)],
        },
        figures=figures(),
    )


def figures() -> dict[str, int | list[int]]:
    eased = next(item.by for item in p.ITEMS if item.modifies == "core_exit")
    normal, other = (row.elevator for row in rows(FOLDER, "board", "alphabot", AlphaBotRow))
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
def pieces(texts: Texts, wanted: dict[str, int]) -> str:
    """`1 Carbon, 2 Lava`; batteries and any of three resources too."""
    return ", ".join(amount(texts, piece, number) for piece, number in wanted.items()) or NONE


def signed(number: int) -> str:
    return f"+{number}" if number > 0 else written(number)


def tick(yes: bool) -> str:
    return YES if yes else NONE


def tile(texts: Texts, code: str) -> str:
    return texts.name(v.TILE, p.TILES.index(code))


def place(texts: Texts, node: str) -> str:
    return begun(texts.name(v.NODE, p.NODES.index(node)))


def ship(texts: Texts, code: str) -> str:
    return texts.say(f"short-{code}")


# --- the planet ------------------------------------------------------------------------------------------
def planet(texts: Texts) -> dict[str, list[Words]]:
    fixed = rows(FOLDER, "map", "first", FirstRow)
    mantle_sector = {row.mantle: row.sector for row in fixed}
    crust_sector = {row.crust: row.sector for row in fixed}
    return {
        "mantle": [
            {"vault": tile(texts, row.lower), "sector": mantle_sector[row.id]}
            for row in rows(FOLDER, "map", "mantle", MantleRow)
        ],
        "crust": [
            {
                "lower_vault": tile(texts, row.lower),
                "upper_vault": tile(texts, row.upper),
                "lower_mouth": tick(row.mouth),
                "gives": does(texts, p.CRUST_GIVES[number]),
                "sector": crust_sector[row.id],
            }
            for number, row in enumerate(rows(FOLDER, "map", "crust", CrustRow))
        ],
        "path": [
            {
                "stop": str(stop + 1),
                "rounds": f"{2 * stop + 1}, {2 * stop + 2}",
                "vault": place(texts, row.node),
                "to_c": place(texts, row.c),
                "to_d": place(texts, row.d),
            }
            for stop, row in enumerate(rows(FOLDER, "map", "path", PathRow))
        ],
        "rotation": [rotation(row) for row in rows(FOLDER, "map", "core", CoreSideRow)],
    }


def rotation(row: CoreSideRow) -> Words:
    """Which sectors a side of the Core connects, by position."""
    at = {f"at{n}": ", ".join(sectors) or NONE for n, sectors in enumerate(row.connected)}
    return {"side": row.side, "turn": str(row.turn), "clause": row.clause, **at}


def vault(texts: Texts, row: VaultRow) -> Words:
    levels = {f"gives{n}": gives(texts, row.kind, level) for n, level in enumerate(row.levels, 1)}
    return {"name": tile(texts, row.id), "own_set": pieces(texts, row.set), **levels}


def gives(texts: Texts, kind: str, level: dict[str, int]) -> str:
    """What a vault gives at one level of pressure."""
    if kind == "batteries":
        return texts.say("vault-batteries", number=level["batteries"], each=level["each"])
    if kind == "items":
        return texts.say("vault-items", number=level["discount"])
    found = {piece: number for piece, number in level.items() if piece != "shields"}
    shields = [texts.say("effect-shield", way="more", n=level["shields"])] if "shields" in level else []
    return ", ".join(shields + ([pieces(texts, found)] if found else []))


def token(texts: Texts, number: int) -> Words:
    row = p.TOKENS[number]
    turn = {0: NONE, 1: "clockwise", -1: "counterclockwise"}[row.core]
    made = [texts.name(v.PIECE, p.PIECES.index(c)) if c in p.PIECES else tile(texts, c) for c in row.produces]
    return {
        "number": str(number + 1),
        "with_symbol": tick(row.symbol),
        "moves_ship": f"{ship(texts, row.ship)} {signed(row.shift)}" if row.ship else NONE,
        "turns": texts.say(f"direction-{turn}") if row.core else NONE,
        "presses": signed(row.pressure) if row.pressure else NONE,
        "makes": ", ".join(made),
        "cylindroids": begun("; ".join(texts.say(f"effect-{step}") for step in row.steps)),
    }


# --- ships -----------------------------------------------------------------------------------------------
def ships(texts: Texts) -> dict[str, list[Words]]:
    return {
        "ship": [
            {
                "name": ship(texts, code),
                "leaves": str(p.LAST[number] + 1),
                **{f"at_{s.lower()}": str(p.POINT[number][n]) for n, s in enumerate(p.SECTORS)},
            }
            for number, code in enumerate(p.SHIPS)
        ],
        "delivery": [
            {
                "ship_name": ship(texts, row.ship),
                "own": signed(row.own),
                "others": signed(row.others),
            }
            for row in rows(FOLDER, "ships", "delivery", DeliveryRow)
        ],
        "orbit": [orbit(texts, row) for row in rows(FOLDER, "ships", "orbit", OrbitRow)],
        "objective": [objective(texts, number) for number in range(len(p.OBJECTIVES))],
    }


def orbit(texts: Texts, row: OrbitRow) -> Words:
    tables = {"two": row.two, "aggressive": row.aggressive, "three": row.three, "four": row.four}
    values = {f"with_{name}": " / ".join(map(signed, pair)) for name, pair in tables.items()}
    return {"ship_name": ship(texts, row.ship), **values}


def objective(texts: Texts, number: int) -> Words:
    row = p.OBJECTIVES[number]
    goods = [
        texts.say("told-good", piece=texts.name(v.PIECE, p.PIECES.index(code)), vp=vp, most=most)
        for code, (vp, most) in row.accepts.items()
    ]
    return {
        "ship_name": ship(texts, row.ship),
        "goods": "; ".join(goods),
        "most": str(best(row.accepts, CONTAINER)),
        "caged": str(best(row.accepts, CONTAINER + CAGED)),
        "first_game": tick(row.first),
    }


def best(accepts: dict[str, list[int]], room: int) -> int:
    """The most VP of one delivery by who has room for so many Cylindroids."""
    kinds = [code for code in accepts if code in p.PIECES[p.MI :]]
    found = sum(vp * most for code, (vp, most) in accepts.items() if code not in kinds)
    for code in kinds:
        vp, most = accepts[code]
        found += vp * min(most, room)
        room -= min(most, room)
    return found


def secondary(texts: Texts, number: int) -> Words:
    one, two = (begun(task(texts, condition)) for condition in p.CONDITIONS[number])
    return {"first_task": one, "second_task": two}


# --- player board ----------------------------------------------------------------------------------------
def boards(texts: Texts) -> dict[str, list[Words]]:
    return {
        "shield": [
            {
                "shares": str(row.shared or NONE),
                "room": str(row.capacity[0]),
                "room_four": str(row.capacity[2]),
            }
            for row in rows(FOLDER, "board", "shield", ShieldRow)
        ],
        "bonus": [by_players(row.batteries) for row in rows(FOLDER, "board", "bonus", BonusRow)],
        "count": [by_players(row.value) for row in rows(FOLDER, "setup", "count", CountRow)],
        "tanks": [{"each": str(row.squares[0])} for row in rows(FOLDER, "board", "tanks", TanksRow)],
        "tank": [{"words": pieces(texts, row.pieces)} for row in rows(FOLDER, "setup", "tank", TankRow)],
        "common": [
            {"words": pieces(texts, row.maxima)} for row in rows(FOLDER, "board", "common", CommonRow)
        ],
        "extension": [extension(texts, number) for number in range(len(p.EXTENSIONS))],
        "cylindroid": [
            {
                "name": texts.name(v.PIECE, p.MI + kind),
                "parts_words": pieces(texts, row.parts),
                "does": does(texts, p.CYLINDROID_DOES[kind]),
            }
            for kind, row in enumerate(rows(FOLDER, "board", "cylindroid", CylindroidRow))
        ],
    }


def by_players(values: list[int]) -> Words:
    return {name: str(value or NONE) for name, value in zip(("two", "three", "four"), values, strict=True)}


def extension(texts: Texts, number: int) -> Words:
    small, large = texts.say("board-small"), texts.say("board-large")
    return {
        "called": begun(texts.name(v.EXTENSION, number)),
        "takes": small if p.SMALL_ONLY[number] else f"{small}, {large}",
        "gives": does(texts, p.EXTENSION_GIVES[number]),
    }


# --- cards and items -------------------------------------------------------------------------------------
def cards(texts: Texts) -> dict[str, list[Words]]:
    count = len(rows(FOLDER, "cards", "card", CardRow))
    return {
        "card": [
            {
                "boost": "⚡" if p.BOOSTED[number] else NONE,
                **{f"keep_{kind}": keep(texts, at * count + number) for at, kind in enumerate(p.TYPES)},
            }
            for number in range(count)
        ],
        "type": [
            {
                "name": texts.name(v.TYPE, kind),
                "resource_name": texts.say(f"piece-{row.resource}"),
                "battery_name": texts.say(f"piece-{row.battery}"),
                "ends": does(texts, p.DECK_ENDS[kind]),
            }
            for kind, row in enumerate(rows(FOLDER, "cards", "type", TypeRow))
        ],
    }


def keep(texts: Texts, card: int) -> str:
    return " / ".join(amount(texts, p.PIECES[piece], n) for piece, n in p.CARD_COSTS[card])


def item(texts: Texts, kind: int) -> Words:
    row = p.ITEMS[kind]
    copy = p.COPY.index(kind)
    note = f"note-{row.id}"  # what the card has no room for
    uses = [texts.say(f"use-{use.strip('!')}") for use in row.kind.split(", ")]
    return {
        "name": texts.name(v.ITEM, copy),
        "size": texts.say("board-large" if row.large else "board-small"),
        "price": pieces(texts, row.cost),
        "use": ", ".join(uses),
        "effect": f"{item_text(texts, copy)} {texts.say(note)}"
        if texts.has(note)
        else item_text(texts, copy),
        "from": str(min(n for n, copies in enumerate(row.copies, 2) if copies)),
        "copies": " / ".join(map(str, row.copies)),
    }
