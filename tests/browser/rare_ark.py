"""Kinds of decisions of Ark: Awakening that random play seldom comes to: a position for each."""

from __future__ import annotations

from collections.abc import Callable

from rulewright.games.ark_awakening.artifacts import Uncube
from rulewright.games.ark_awakening.clashes import ENEMY_PHASE, Clashes
from rulewright.games.ark_awakening.heal import HealSome
from rulewright.games.ark_awakening.table import Ark
from rulewright.games.ark_awakening.turn import Round
from tests.games.ark_awakening.given import GREEN, RED, YELLOW, Position, given


def asked(kind: str) -> Ark:
    """The position at which it is asked, in a game that goes on afterwards."""
    s = POSITIONS[kind]().s
    s.stack.insert(0, Round())
    assert type(s.stack[-1]).__name__ == kind and len(s.options(s.actor)) > 1, kind
    return s


def choose_chain() -> Position:
    return given().rooms(a1="R01").chains(RED, "R11").turn(RED).play("choose MOB", "done")


def choose_victim() -> Position:
    p = given(3).faction(RED, "togach").rooms(a2="R01", b3="R02").units(RED, "a2").arsenal(RED, 1)
    return p.units(YELLOW, "b3").units(GREEN, "b3").phase(RED, "MIL").play("shoot a2 b3")


def destroy() -> Position:
    p = given().complex().rooms(a2="R04").cubes("R04", RED, YELLOW).units(RED, "a2").arsenal(RED, 16)
    return p.cylinders("R04", "pwr0", "pwr1").preempt(RED).play("disintegrate a2")


def destroy_one() -> Position:
    p = given(3, "fallout").complex().rooms(a2="R04").cubes("R04", YELLOW, RED, YELLOW, GREEN)
    p.home(RED, 0).units(RED, "a2").arsenal(RED, 16)
    return p.preempt(RED).play("disintegrate a2", "remove a2 1")


def displace() -> Position:
    p = given(3).rooms(a2="R05").cylinders("R05", "pwr1", "pwr2").units(RED, "a2").phase(RED, "PWR")
    return p.play("divert pwr0 generator", "into a2")


def fights() -> Position:
    p = given(3).rooms(b2="R01").units(RED, "b2").arsenal(RED, 9)
    return p.units(YELLOW, "b2").units(GREEN, "b2").fights(RED)


def from_section() -> Position:
    p = given(3).rooms(a2="G1").cubes("G1", RED).fed(YELLOW, "ENG", "G1").fed(GREEN, "MIL", "G1")
    return p.phase(RED, "PWR").play("reclaim G1")


def make_room() -> Position:
    p = given().complex().rooms(a2="R05").cylinders("R05", "pwr0", "pwr1").units(RED, "a2")
    return p.phase(RED, "ENG").play("hack plain+plain a2")


def name_champion() -> Position:
    p = given(2, "guardians").rooms(b2="R01", e2="R29").units(RED, "b2").guardian(1, "b2").arsenal(RED, 20)
    p.cubes("R29", YELLOW).neutral("robot", "b2").arsenal(YELLOW, 20)
    return p.then(Clashes(RED, ENEMY_PHASE))


def pay_one() -> Position:
    p = given(2, "learning").rooms(b2="F-Tia").units(RED, "b2").corrupt("b2").learned(X=1)
    return p.stock(RED, bt=2, os=2).phase(RED, "ENG").play("purge plain b2")


def replace() -> Position:
    p = given(3).rooms(a2="R06").units(RED, "a2").stock(RED, bt=9).cubes("R06", YELLOW, GREEN, RED)
    return p.phase(RED, "ENG").play("integrate plain a2")


def scrap_older() -> Position:
    p = given().complex().built(RED, "AC04", "AC05", "AC06", "AC07").hand(RED, "AC08")
    return p.phase(RED, "ART").play("build AC08")


def send() -> Position:
    p = given().rooms(a2="R01", b2="R02", c2="R03", b3="R05").units(RED, "a2").units(YELLOW, "b2", 2)
    return p.hand(RED, "AC19").phase(RED, "ART").play("use AC19", "shove b2 1")


POSITIONS: dict[str, Callable[[], Position]] = {
    "ChooseChain": choose_chain,
    "ChooseVictim": choose_victim,
    "Destroy": destroy,
    "DestroyOne": destroy_one,
    "Displace": displace,
    "Fights": fights,
    "From": from_section,
    "HealSome": lambda: given().wounded(RED, 2).then(HealSome(RED, 2)),
    "MakeRoom": make_room,
    "NameChampion": name_champion,
    "PayOne": pay_one,
    "Replace": replace,
    "Return": lambda: destroy().play("remove a2 0"),
    "ScrapOlder": scrap_older,
    "Send": send,
    "Uncube": lambda: given().rooms(a2="R01").cubes("R01", YELLOW).units(RED, "a2").then(Uncube(RED)),
}
