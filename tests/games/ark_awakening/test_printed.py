"""Every printed row of rooms, biodomes, missions, tiles, tokens and artifacts, as the specification has it.

A row whose number was retuned stands here with the number that the game is played with.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.ark_awakening.test_content import rows

clause = pytest.mark.clause

ROOMS = """
R01 B1 | 4 squares 3 circles | 3 osmium | energy: exploit 1,1,2,2 | PRO > MIL
R02 C1 | 4 squares 3 circles | 3 biotite | energy: research 0,1,1,2; militarize 1,1,2,2 | ART > MIL
R03 B2 | 3 squares 3 circles | 2 titanium | energy: convert 2,3,4,6 | PRO > UNI
R04 B1 | 4 squares 4 circles | 3 titanium | energy: harvest 2,3,5,6,8 | PWR > PRO
R05 D1 | 4 squares 2 circles | 3 titanium | cubes: militarize 1,1,2,2,3; combat 0,2,2,4,4 | MIL > MOB
R06 C1 | 3 squares 2 circles | 2 biotite | cubes: heal 1,2,3,4 | UNI > MOB
R07 C1 | 3 squares 3 circles | 2 osmium | energy: research 1,1,2,3 | MOB > ART
R08 D1 | 4 squares 2 circles | 3 titanium | cubes: divert 1,2,3,3,4 | PWR > ENG
R09 C1 | 4 squares 2 circles | 2 metamorphite | cubes: awaken 0,1,1,2,2; awaken_discount 0,1,1,1,1 | UNI > ENG
R10 B1 | 3 squares 2 circles | 2 biotite | cubes: reserves 1,2,3,4 | MOB > PRO
R11 A1 | 3 squares 3 circles | 2 titanium | energy: move 1,2,3,4 | MOB > ENG
R12 A1 | 3 squares 2 circles | 2 titanium | cubes: entrenched 2,4,6,8 | ENG > MIL
R13 A2 | 3 squares 2 circles | 2 biotite | cubes: defence_each 1,2,2,3 | MIL > UNI
R14 D1 | 4 squares 4 circles | 3 osmium | energy: fold 0,0,1,1,2 | ENG > MOB
R15 A1 | 4 squares 2 circles | 3 biotite | cubes: engineer 1,1,2,2,3 | ART > ENG
R16 A2 | 3 squares 3 circles | 2 titanium | energy: teleport 0,1,1,2 | MOB > UNI
R17 B2 | 3 squares 3 circles | 2 osmium | energy: produce 0,1,1,2; synthesize 1,2,3,4 | PRO > ENG
R18 D2 | 3 squares 2 circles | 2 titanium | cubes: armoury 1,1,2,2 | MIL > PRO
R19 C2 | 4 squares 2 circles | 3 biotite | cubes: combat_each 1,1,2,2,3; produce 0,1,1,1,2 | ART > UNI
R20 C2 | 3 squares 2 circles | 2 metamorphite | cubes: move 1,1,1,2; combat_each 0,1,1,2 | UNI > MIL
R21 B1 | 3 squares 2 circles | 2 biotite | cubes: mini_resources 1,1,2,3 | PRO > MOB
R22 D2 | 3 squares 3 circles | 2 metamorphite | energy: engineer_remote 0,1,1,2 | PWR > MOB
R23 A2 | 4 squares 3 circles | 3 osmium | energy: discount 0,1,1,2 | ENG > ART
R24 A2 | 3 squares 3 circles | 2 osmium | energy: sift 1,2,3,4 | ART > MOB
R25 D1 | 3 squares 4 circles | 2 metamorphite | energy: teleport 0,0,1,2,3 | MOB > PWR
R26 B2 | 4 squares 3 circles | 3 titanium | cubes: engineer_remote 0,1,1,2,2 | ENG > PRO
R27 A1 | 4 squares 2 circles | 3 osmium | cubes: teleport 1,1,2,2,3 | MIL > ENG
R28 C2 | 3 squares 2 circles | 2 osmium | cubes: divert 1,2,2,3 | ENG > PWR
R29 D2 | 3 squares 2 circles | 2 titanium | cubes: robots 1,2,3,4 | UNI > PRO
R31 D2 | 4 squares 2 circles | 3 biotite | cubes: engineer_free 0,1,1,1,2 | MIL > ART
R32 B2 | 3 squares 2 circles | 2 osmium | cubes: produce 1,2,3,4 | PRO > ART
R33 C2 | 4 squares 2 circles | 2 metamorphite | cubes: species 0,1,2,3,4 | UNI > ART
G1 | 3 squares 1 circles | 2 titanium | 10 cylinders | 1:3, 2:5, 3:7, 4:10 | PWR > MIL
G2 | 3 squares 1 circles | 2 osmium | 6 cylinders | 1:1, 1:3, 2:4, 3:6 | PWR > UNI
G3 | 4 squares 1 circles | 3 biotite | 10 cylinders | 1:2, 2:4, 3:7, 4:8, 5:10 | PRO > PWR
"""

FACTORIES = """
F-Ti | 4 cards | 3 squares 3 circles | titanium 3,5,7,8
F-Bt | 4 cards | 3 squares 3 circles | biotite 3,5,7,8
F-Os | 4 cards | 3 squares 3 circles | osmium 3,5,7,8
F-Mt | 4 cards | 3 squares 3 circles | metamorphite 1,2,3,4
"""

SECTIONS = """
standard MOB | move + explore | 2, 3, 4, 5 | 2 titanium | 0, 1, 2
standard PWR | divert | 2:3, 2:4, 3:6, 4:8, 5:10 | 2 osmium | 0
standard PRO | produce or exploit | 2, 3, 4, 5 | 2 biotite | 0, 1, 2
standard ENG | engineering | 2, 3, 4 | 3 osmium | 0, 1
standard MIL | militarize | 2, 3, 4, 5 | 2 titanium | 0, 1, 2
standard ART | research or use_artifact | 1/1, 2/1, 2/2, 3/2 | 2 biotite | 0, 1
standard UNI | awaken + heal | 1/1, 1/2, 2/2, 2/3 | 2 biotite | 0, 1
hara MOB | move + explore | 2, 3, 4 | 2 biotite | 0, 1, 2
hara PWR | divert | 1:3, 2:4, 3:6, 4:8 | 2 titanium | 0
hara PRO | produce or exploit | 2, 4, 5 | 2 biotite | 0, 1
hara ENG | engineering | 2, 3 | 3 titanium | 0, 1
hara MIL | militarize + heal | 1, 2, 3 | 2 titanium | 0, 1 | metabolism 1,2 | 2 biotite
hara ART | research or use_artifact | 1/1, 2/1 | 2 osmium | 0
hara UNI | awaken + heal | 2/1, 3/2, 4/3 | 2 biotite | 0, 1
diruni MOB | move + explore | 1, 2, 3, 4 | 2 osmium | 0, 1
diruni PWR | divert | 2:3, 3:6, 4:9, 5:12, 6:15 | 2 osmium | 0
diruni PRO | produce or exploit | 2, 3, 4, 5 | 2 biotite | 0, 1, 2
diruni ENG | engineering | 1, 2, 3 | 3 osmium | 0, 1
diruni MIL | militarize or divert | 2, 3, 4 | 2 titanium | 0, 1, 2, 3
diruni ART | research or use_artifact | 1/1, 2/1, 2/2, 3/2 | 2 biotite | 0, 1
diruni UNI | awaken + heal | 1/1, 1/2, 2/2 | 2 titanium | 0
gimmli MOB | move + explore | 1, 2, 3, 4 | 2 titanium | 0, 1, 2
gimmli PWR | divert | 2:3, 2:4, 3:6, 4:8 | 2 titanium | 0
gimmli PRO | produce or exploit or engineering 1 | 2, 3, 4, 5 | 2 titanium | 0, 1
gimmli ENG | engineering | 2, 3, 4, 5 | 2 osmium | 0, 1, 2 | protection 0,2,3 | 2 osmium
gimmli MIL | militarize | 2, 3, 4 | 3 titanium | 0, 1
gimmli ART | research or use_artifact | 1/1, 2/1, 2/2 | 2 biotite | 0, 1
gimmli UNI | awaken + heal | 1/1, 2/1, 2/2 | 2 biotite | 0, 1
pajak MOB | move + explore | 2, 3, 4, 5 | 2 biotite | 0, 1, 2
pajak PWR | divert | 1:2, 2:3, 2:4, 3:5 | 2 osmium | 0
pajak PRO | produce or exploit | 2, 3, 4, 5 | 2 biotite | 0, 1, 2
pajak ENG | engineering | 2, 3, 4 | 3 biotite | 0, 1
pajak MIL | militarize + move 1 | 2, 3, 5 | 2 titanium | 0, 1, 2 | combat_each 0,1,2 | 2 biotite
pajak ART | research or use_artifact | 1/1, 2/1, 2/2, 3/2 | 2 titanium | 0, 1
pajak UNI | awaken + heal | 1/1, 1/2, 2/2 | 2 biotite | 0 | pole 1,2,3 | 3 osmium
eillis MOB | move + explore | 1, 2, 3 | 2 metamorphite | 0, 1 | mini_move 1,2 | 3 osmium
eillis PWR | divert | 2:3, 2:4, 3:6, 4:8 | 2 titanium | 0
eillis PRO | produce or exploit | 3, 4, 5, 6 | 2 biotite | 0, 1
eillis ENG | engineering | 2, 3, 4 | 2 titanium | 0, 1
eillis MIL | militarize | 2, 3, 4, 5 | 2 osmium | 0, 1
eillis ART | research + use_artifact | 1/1, 2/1, 2/2 | 2 titanium | 0
eillis UNI | awaken + heal | 1/1, 2/2 | 2 biotite | 0, 1
togach MOB | move + explore | 2, 3, 4 | 2 titanium | 0, 1, 2
togach PWR | divert | 2:3, 2:4, 3:6, 4:8, 5:10 | 2 osmium | 0
togach PRO | produce or exploit | 2, 3, 4 | 2 biotite | 0, 1, 2
togach ENG | engineering | 2, 3 | 3 osmium | 0
togach MIL | militarize or ranged_attack | 2, 3, 4, 5 | 2 titanium | 0, 1, 2 | ranged 1,2 | 3 titanium
togach ART | research or use_artifact | 1/1, 2/1, 2/2 | 2 biotite | 0, 1
togach UNI | awaken + heal | 1/1, 1/2 | 2 titanium | 0
raghna MOB | move + explore | 2, 3, 4 | 2 titanium | 0, 1
raghna PWR | divert | 2:3, 2:4, 3:6, 4:8 | 2 osmium | 0
raghna PRO | produce or exploit | 1, 2, 3 | 2 biotite | 0, 1
raghna ENG | engineering | 2, 3, 4 | 2 biotite | 0, 1
raghna MIL | militarize or use_artifact | 2, 3, 4, 5 | 2 titanium | 0, 1, 2 | entrenched 2,4,6 | 3 titanium
raghna ART | research or use_artifact | 1/2, 2/2, 2/3, 3/3 | 2 osmium | 0, 1
raghna UNI | awaken + heal | 1/1, 2/1, 2/2 | 2 biotite | 0, 1
qfin MOB | move + explore + place_bombs | 2, 3, 4 | 2 osmium | 0, 1 | bombs 1,2,3 | 2 osmium
qfin PWR | divert | 2:3, 2:4, 3:6, 4:8, 5:10 | 2 titanium | 0
qfin PRO | produce or exploit | 2, 3, 4, 5 | 2 biotite | 0, 1
qfin ENG | engineering | 2, 3, 4 | 3 biotite | 0, 1
qfin MIL | militarize or detonate_bombs | 1, 2, 3 | 2 titanium | 0, 1
qfin ART | research or use_artifact | 1/1, 2/1, 2/2, 3/2 | 2 osmium | 0, 1
qfin UNI | awaken + heal | 1/1, 1/2, 2/2 | 2 biotite | 0, 1
"""

FACTIONS = """
hara | green | 9 units, 10 cylinders, 3 awake | brood
diruni | yellow | 6 units, 15 cylinders, 2 awake | energy_walk
gimmli | blue | 6 units, 10 cylinders, 2 awake | masters_of_engineering
pajak | red | 6 units, 10 cylinders, 2 awake |
eillis | purple | 6 units, 10 cylinders, 2 awake | adapted_rooms, gentle_harvest
togach |  | 6 units, 10 cylinders, 2 awake | attached_engineer, slow_gestation
raghna |  | 6 units, 10 cylinders, 2 awake | salvage
qfin |  | 6 units, 10 cylinders, 2 awake | slip
"""

MISSIONS = """
MI-01 R27 R11 R12
MI-02 R11 R15 G1
MI-03 R24 R23 R13
MI-04 R16 R24 G2
MI-05 R27 R23 R16
MI-06 R15 R12 R13
MI-07 R01 R04 R10
MI-08 R21 R10 G3
MI-09 R03 R17 R32
MI-10 R26 R32 G1
MI-11 R04 R26 R17
MI-12 R01 R21 R03
MI-13 R02 R06 R09
MI-14 R07 R02 G2
MI-15 R33 R19 R20
MI-16 R28 R20 G3
MI-17 R09 R19 R07
MI-18 R06 R33 R28
MI-19 R08 R14 R25
MI-20 R05 R08 G1
MI-21 R29 R18 R22
MI-22 R31 R22 G2
MI-23 R25 R31 R05
MI-24 R18 R29 R14
MI-25 R27 R10 R21
MI-26 R11 R04 R32
MI-27 R23 R17 R01
MI-28 R16 R26 R15
MI-29 R15 R19 R33
MI-30 R24 R09 R28
MI-31 R13 R06 R11
MI-32 R12 R05 R18
MI-33 R16 R14 R25
MI-34 R23 R22 R31
MI-35 R17 R20 R09
MI-36 R03 R06 R02
MI-37 R32 R07 R28
MI-38 R26 R29 R31
MI-39 R01 R08 R05
MI-40 R10 R18 R22
MI-41 R19 R18 R29
MI-42 R33 R14 R08
MI-43 R02 R05 R25
MI-44 R28 R22 R20
MI-45 G1 G2 G3
"""

TILES = """
AT1 cards | 10: 7/5 | 15: 9/7
AT2 arsenal | 14: 6/4 | 20: 8/6
AT3 units | 5: 6/4 | 6: 8/6
AT4 stock | 20: 5/3 | 32: 8/6
AT5 home | 6: 7/5 | 7: 10/7
AT6 rooms | 5: 7/5 | 6: 10/7
"""

TOKENS = """
gain titanium 2 | 5 + 1
gain biotite 2 | 5 + 1
gain osmium 2 | 5 + 1
gain metamorphite 1 | 6 + 1
draw 1 | 5 + 1
arsenal 2 | 4 + 1
divert 1 | 3 + 1
heal 1 | 2 + 1
"""

ARTIFACTS = """
AC01 | 6 | yes | airlock 2 | airlock 6
AC02 | 4 | no | cube | engineer_remote 1
AC03 | 12 | yes | draw 1 | research 1 | in Fallout draw 1 or counter 2; 5 VP
AC04 | 12 | yes | arsenal 3 | combat 3
AC05 | 12 | no | uncube | entrenched 4
AC06 | 12 | no | arsenal 2; heal 2 | defence 4
AC07 | 8 | no | teleport 1 | teleport 1
AC08 | 8 | no | awaken 2 0 | awaken 1
AC09 | 8 | yes | arsenal 4 | combat_each 1
AC10 | 8 | yes | divert 4 | divert 2
AC11 | 6/8/8 | no/yes/yes | draw 2 | use 1
AC12 | 6 | no | gain one 4 | discount 1
AC13 | 6 | no | gain metamorphite 3 | produce 2
AC14 | 6 | no | heal all | heal 2
AC15 | 6 | no | explore else draw 3 | move 1
AC16 | 4 | no | gain titanium 2; gain biotite 2; gain osmium 2 | mini_resources 2
AC17 | 4 | no | step 3 | mini_move 1
AC18 | 4 | no | arsenal 6 | mini_militarize 1
AC19 | 4 | no | shove | defence_each 1
AC20 | 4 | yes | exchange 5 | mini_metamorphite 1
"""


def numbers(values: list[int]) -> str:
    return ",".join(map(str, values))


def paid(cost: dict[str, int]) -> str:
    return " ".join(f"{n} {resource}" for resource, n in cost.items())


def tracks(benefits: dict[str, list[int]]) -> str:
    return "; ".join(f"{name} {numbers(values)}" for name, values in benefits.items())


def slots(row: dict[str, Any]) -> str:
    return f"{row['squares']} squares {row['circles']} circles"


def pairs(row: dict[str, Any]) -> str:
    """The values of a section: alone, of two actions, or of diverts and cylinders."""
    if "second" in row:
        return ", ".join(f"{a}/{b}" for a, b in zip(row["values"], row["second"], strict=True))
    if "capacity" in row:
        return ", ".join(f"{a}:{b}" for a, b in zip(row["values"], row["capacity"], strict=True))
    return ", ".join(map(str, row["values"]))


def room(row: dict[str, Any]) -> str:
    benefits = f"{row['link']}: {tracks(row['benefits'])}"
    chain = " > ".join(row["chain"])
    return f"{row['id']} {row['half']} | {slots(row)} | {paid(row['cost'])} | {benefits} | {chain}"


def generator(row: dict[str, Any]) -> str:
    diverts = ", ".join(f"{d}:{c}" for d, c in zip(row["diverts"], row["capacity"], strict=True))
    known = f"{row['cylinders']} cylinders | {diverts} | {' > '.join(row['chain'])}"
    return f"{row['id']} | {slots(row)} | {paid(row['cost'])} | {known}"


def factory(row: dict[str, Any]) -> str:
    gives = f"{row['resource']} {numbers(row['yield'])}"
    return f"{row['id']} | {row['copies']} cards | {slots(row)} | {gives}"


def section(row: dict[str, Any]) -> str:
    actions = (" + " if row["all"] else " or ").join(row["actions"])
    power = ", ".join(map(str, row["power"]))
    out = f"{row['faction']} {row['section']} | {actions} | {pairs(row)} | {paid(row['cost'])} | {power}"
    passive = row.get("passive")
    return f"{out} | {tracks(passive)} | {paid(row['passive_cost'])}" if passive else out


def faction(row: dict[str, Any]) -> str:
    has = f"{row['units']} units, {row['cylinders']} cylinders, {row['awake']} awake"
    return f"{row['id']} | {row['colour']} | {has} | {', '.join(row['abilities'])}".rstrip()


def mission(row: dict[str, Any]) -> str:
    return f"{row['id']} {' '.join(row['rooms'])}"


def tile(row: dict[str, Any]) -> str:
    sides = [f"{row[side]}: {'/'.join(map(str, row[f'{side}_points']))}" for side in ("easy", "hard")]
    return f"{row['id']} {row['subject']} | {' | '.join(sides)}"


def token(row: dict[str, Any]) -> str:
    return f"{row['reward']} | {row['copies']} + {row['premium']}"


def artifact(row: dict[str, Any]) -> str:
    power = "/".join(map(str, row["power"] if len(set(row["power"])) > 1 else row["power"][:1]))
    critical = ["yes" if one else "no" for one in row["critical"]]
    told = "/".join(critical if len(set(critical)) > 1 else critical[:1])
    built = "; ".join(f"{name} {n}" for name, n in row["built"].items())
    out = f"{row['id']} | {power} | {told} | {row['use']} | {built}"
    if "use_in_fallout" in row:
        out += f" | in Fallout {row['use_in_fallout']}; {row['points_in_fallout']} VP"
    return out


def lines(table: str) -> list[str]:
    return table.strip().splitlines()


@clause("ARK-C-ROOMS")
def test_every_room_and_its_chain_is_as_printed() -> None:
    found = [room(row) for row in rows("rooms", "room")]
    assert found + [generator(row) for row in rows("rooms", "generator")] == lines(ROOMS)
    assert [factory(row) for row in rows("rooms", "factory")] == lines(FACTORIES)
    assert all(row["shuffles"] for row in rows("rooms", "generator"))


@clause("ARK-C-BIODOMES", "ARK-S42")
def test_every_section_of_every_biodome_is_as_printed() -> None:
    assert [section(row) for row in rows("biodomes", "section")] == lines(SECTIONS)
    assert [faction(row) for row in rows("biodomes", "faction")] == lines(FACTIONS)


@clause("ARK-C-MISSIONS")
def test_every_mission_is_as_printed() -> None:
    assert [mission(row) for row in rows("missions", "mission")] == lines(MISSIONS)


@clause("ARK-C-GOALS", "ARK-7.6")
def test_every_tile_and_token_is_as_printed() -> None:
    assert [tile(row) for row in rows("goals", "achievement")] == lines(TILES)
    assert [token(row) for row in rows("goals", "token")] == lines(TOKENS)


@clause("ARK-C-ARTIFACTS")
def test_every_artifact_is_as_printed() -> None:
    assert [artifact(row) for row in rows("artifacts", "artifact")] == lines(ARTIFACTS)
