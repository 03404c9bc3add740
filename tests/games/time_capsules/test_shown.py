"""What is shown: prices, who is short of what, a packing and how it is said, spots, sentences."""

from __future__ import annotations

from typing import Any

import pytest

import rulewright
from rulewright.core.errors import IllegalChoice
from rulewright.core.rng import seeded
from rulewright.core.shown import Glimpses, line_args, option_spots
from rulewright.core.texts import texts
from rulewright.games.time_capsules.printed import ARTIFACT_ROWS, BATTERY_COST, COMPUTER_COST, KIND_IDS
from rulewright.games.time_capsules.shown import Shown
from rulewright.games.time_capsules.verbs import BOUGHT, GAINED, MACHINE, ROLLED
from tests.games.time_capsules.given import ANN, given

GAME = rulewright.game("time_capsules")


def positions(mode: str, seats: int, seed: int) -> Any:
    """Every position of a game in which the first offer is taken."""
    s: Any = GAME.new(seed=seed, mode=mode, seats=seats)
    while not s.over:
        yield s
        seat = s.deciders[0]
        s.play(seat, s.default(seat))


def seen_by(s: Any, eye: int | None) -> Shown:
    found: Shown = s.shown(eye)
    return found


@pytest.mark.parametrize(("mode", "seats"), [("base", 3), ("split", 2), ("solo", 1)])
def test_short_of_nothing_means_that_it_may_be_bought(mode: str, seats: int) -> None:
    bought = 0
    for s in positions(mode, seats, 2):
        seat = s.deciders[0]
        legal = {s.setup.vocabulary.text(option) for option in s.options(seat)}
        if {"end", "pass"} & legal and s.phase != 3:
            for place in [place for row in seen_by(s, seat).offer for place in row.places]:
                payable = bool(place.artifact) and place.short[seat] == 0
                assert payable == (f"buy {place.spot.removeprefix('slot:')}" in legal)
                bought += payable
    assert bought


def test_the_limits_of_a_packing() -> None:
    seen = set()
    for s in positions("base", 2, 2):
        told = seen_by(s, 0).packing
        if told is not None:
            frame = type(s.stack[-1]).__name__
            seen.add(frame)
            assert told.capsules == (4 if frame == "FirstPack" else 2)
            assert (told.least, told.most) == (2, 7)
            assert told.surplus == (s.mats[0].objects() - 14 if frame == "Surplus" else 0)
            assert sum(map(len, told.trays)) + len(told.left) == s.mats[0].objects()
            assert s.step == ("setup" if frame == "FirstPack" else "pack")
    assert seen == {"FirstPack", "Pack", "Surplus"}


@pytest.mark.clause("TC-4.12.5")
def test_with_three_objects_the_minimum_is_waived() -> None:
    for s in positions("base", 2, 2):
        if type(s.stack[-1]).__name__ == "Pack" and 0 in s.stack[-1].seats:
            s.mats[0].active, s.mats[0].inactive = [0], [0, 6]
            told = seen_by(s, 0).packing
            assert told is not None and (told.capsules, told.least, told.most, told.surplus) == (2, 0, 2, 0)
            return
    raise AssertionError("nobody packed")


def test_a_spectator_packs_nothing() -> None:
    s = next(iter(positions("base", 2, 0)))
    assert seen_by(s, None).packing is None


@pytest.mark.clause("TC-4.15.31")
def test_what_is_seen_on_a_stack_is_told_to_who_looks() -> None:
    for s in positions("base", 2, 4):
        words = s.setup.vocabulary
        if s.round == 4 and s.deciders == [0] and words.parse("play F05") in s.options(0):
            break
    for said in ("play F05", "look blue"):
        s.play(0, words.parse(said))
    told = seen_by(s, 0).offer[0].peeked
    legal = {words.text(option) for option in s.options(0)} - {"decline"}
    cost = {row.id: row.cost for row in ARTIFACT_ROWS}
    assert 1 <= len(told) <= 4
    assert all(x.price == max(1, cost[x.artifact] - 3) for x in told)
    assert legal <= {f"acquire {x.artifact}" for x in told}
    pointed = {spot for option in s.options(0) for spot in option_spots(GAME, 0, option)}
    assert pointed <= {x.spot for x in told}
    assert not any(row.peeked for eye in (1, None) for row in seen_by(s, eye).offer)


@pytest.mark.clause("TC-4.5.12", "TC-4.5.13", "TC-4.3.7a")
@pytest.mark.parametrize(("wild", "computers", "batteries"), [(False, 2, 1), (True, 3, 3)])
def test_what_the_rates_would_make_can_be_made(wild: bool, computers: int, batteries: int) -> None:
    """With Wormhole energy and qubits pay for one another."""
    g = given().pools(ANN, energy=2 * COMPUTER_COST + 1, qubits=BATTERY_COST + 1)
    if wild:
        g.wormhole(ANN)
    makes = seen_by(g.asked_to_act(ANN).s, ANN).mats[ANN].makes
    assert (makes.computers, makes.batteries) == (computers, batteries)
    for verb, most in (("computers", computers), ("batteries", batteries)):
        assert g.can(f"{verb} {most}") and not g.can(f"{verb} {most + 1}")


# --- packing, said as a whole --------------------------------------------------------------------------
def packing_of(capsules: int) -> Any:
    for s in positions("base", 2, 2):
        found = seen_by(s, 0).packing
        if found is not None and found.capsules == capsules and not found.surplus and s.deciders[0] == 0:
            return s
    raise AssertionError("nobody packed")


def laid_out(s: Any, trays: dict[str, list[str]]) -> list[str]:
    """What is said for these trays, as far as the seat is asked."""
    out: list[str] = []
    while (option := s.part(0, trays)) is not None:
        out.append(s.text(option))
        s.play(0, option)
    return out


@pytest.mark.clause("TC-4.12.1", "TC-R68")
@pytest.mark.parametrize("seed", range(12))
def test_any_two_capsules_can_be_laid_and_hold_what_was_laid(seed: int) -> None:
    s, rng = packing_of(2), seeded(seed)
    lying = s.mats[0].kinds()
    rng.shuffle(lying)
    kinds = [KIND_IDS[kind] for kind in lying]
    fewest, most = max(2, len(kinds) - 7), min(7, len(kinds) - 2)
    cut = fewest + rng.below(most - fewest + 1)
    trays = {"c1": kinds[:cut], "c2": kinds[cut:]}
    laid_out(s, trays)
    boxes = [sorted(capsule.things) for capsule in seen_by(s, 0).mats[0].capsules if capsule.where == "aside"]
    assert sorted(trays["c1"]) in boxes and sorted(trays["c2"]) in boxes


def test_mirrored_capsules_are_said_alike() -> None:
    one, two = packing_of(2), packing_of(2)
    kinds = [KIND_IDS[kind] for kind in one.mats[0].kinds()]
    half = len(kinds) // 2
    there = laid_out(one, {"c1": kinds[:half], "c2": kinds[half:]})
    assert there == laid_out(two, {"c1": kinds[half:], "c2": kinds[:half]}) and there


@pytest.mark.clause("TC-2.2.6")
def test_four_capsules_keep_their_order() -> None:
    s: Any = GAME.new(1, "solo", 2)
    trays = {"c1": ["b1"] * 3, "c2": ["b1", "c6"], "c3": ["b1", "c6"], "c4": ["b1", "c6", "c6"]}
    said = laid_out(s, trays)
    assert said[:2] == ["put b1 3", "put c6 0"] and seen_by(s, 0).step != "setup"


@pytest.mark.clause("TC-4.12.2", "TC-4.12.2c")
def test_what_lies_in_no_capsule_is_given_up_but_never_a_break() -> None:
    for s in positions("base", 2, 2):
        found = seen_by(s, 0).packing
        if found is not None and found.surplus and "break" in found.left:
            break
    assert found is not None
    kept = [kind for kind in found.left if kind != "break"]
    with pytest.raises(IllegalChoice, match=r"TC-4\.12\.2c"):
        s.copy().play(0, s.part(0, {"c1": kept}))
    breaks = [kind for kind in found.left if kind == "break"]
    assert s.text(s.part(0, {"c1": breaks + kept[:-1]})) == f"discard {kept[-1]}"
    assert s.part(0, {"c1": found.left}) is None


def test_trays_with_other_things_are_refused_by_name() -> None:
    with pytest.raises(IllegalChoice, match=r"the capsules hold 'c12'; to be packed: b1 b1 b1"):
        packing_of(4).part(0, {"c1": ["c12"]})
    with pytest.raises(IllegalChoice) as refusal:
        packing_of(4).part(0, {"c1": ["b1\0"] * 2500})
    assert len(str(refusal.value)) < 300 and "\0" not in str(refusal.value)


# --- spots and sentences -------------------------------------------------------------------------------
def spots(word: str) -> list[str]:
    return option_spots(GAME, 1, GAME.vocabulary.parse(word))


def test_a_choice_points_at_the_thing_where_it_lies() -> None:
    assert spots("buy blue2") == ["slot:blue2"]
    assert spots("reroll c6=4") == ["1:active:c6=4"]
    assert spots("use B01") == ["1:active:B01", "1:active:B01+"]
    assert spots("return c8") == ["1:inactive:c8", "1:inactive:c8+"]
    assert spots("drop inactive b2+") == ["1:inactive:b2+"]
    assert spots("bio active Z3") == ["1:active:Z3"]
    assert spots("take Z3") == ["pile:Z3"] and spots("acquire O05") == ["peeked:O05"]
    assert spots("play F05") == ["1:card:F05"] and spots("hit 2") == ["seat:2"]
    assert spots("look orange") == ["stack:orange"] and spots("put b1 2") == [] == spots("end")


@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_table_is_told_in_sentences_of_words(lang: str) -> None:
    s = packing_of(2)
    for eye in (0, 1, None):
        told = GAME.tell(seen_by(s, eye), texts(GAME, lang), ["Ann", "Bob"]) if GAME.tell else []
        assert len(told) > 8 and not any("told-" in line or "<" in line for line in told)
        own = [line for line in told if line.startswith(("Your capsule", "Tu cápsula"))]
        assert bool(own) == (eye is not None)


@pytest.mark.clause("TC-4.5.1a", "TC-4.1.4")
def test_a_thing_lies_there_when_it_is_told() -> None:
    """In the picture of the event itself, so that it can be shown step by step."""
    told = set()
    for s in positions("base", 2, 2):
        legal = {s.text(option) for option in s.options(s.actor)}
        for word in sorted(word for word in legal if word.split()[0] in ("buy", "computers", "batteries")):
            tried, seat = s.copy(), s.actor
            tried.log, watching = [], Glimpses([seat], 100)
            tried.watcher = watching
            tried.play(seat, word)
            for entry, picture in watching.seen[seat]:
                named = line_args(GAME, entry.line)
                if entry.line.message in (BOUGHT, GAINED):
                    told.add(entry.line.message.key)
                    assert isinstance(picture, Shown)
                    mat = picture.mats[seat]
                    assert named.get("artifact", named.get("object")) in {
                        x.kind for x in mat.inactive if x.fresh
                    }
    assert told == {"event-bought", "event-gained"}


@pytest.mark.clause("TC-4.2.5")
def test_a_roll_tells_what_the_die_shows() -> None:
    faces = {label: ROLLED.rolled([0, piece]) for piece, label in enumerate(MACHINE.labels)}
    assert faces["c6=1"] == [1] and faces["c6=6"] == [6]
    assert BOUGHT.rolled([0, 0, 0]) == []
