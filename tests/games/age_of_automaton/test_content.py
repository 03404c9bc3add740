"""The printed content (AOA-C, AOA-DI, AOA-MB) against the numbers of the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from rulewright.core import content
from rulewright.core.rulebook import rulebook
from rulewright.core.texts import LANGUAGES, Texts, texts
from rulewright.games.age_of_automaton import printed as p
from rulewright.games.age_of_automaton import verbs
from rulewright.games.age_of_automaton.effects import Credits, Relation
from rulewright.games.age_of_automaton.schema import FOLDER, EquipmentRow
from tests.games.age_of_automaton.given import GAME, automaton, colours, given, kinds


@pytest.mark.clause("AOA-C-02", "AOA-C-03", "AOA-C-04", "AOA-C-05", "AOA-C-06", "AOA-C-08")
def test_how_many_cards_and_tiles_there_are() -> None:
    assert (len(p.EQUIPMENT_ROWS), len(p.RESEARCH_ROWS), len(p.SALE_ROWS)) == (20, 20, 20)
    assert len(p.SPECIALIST_ROWS) == 19 + 2 and len(p.STARTERS) == 2
    assert (len(p.AUDITS_A), len(p.AUDITS_B)) == (5, 5)
    assert Counter(row.level for row in p.ACHIEVEMENT_ROWS) == {1: 3, 2: 3, 3: 3, 4: 3}
    assert len(p.BLOCKED_ROWS) == 6
    assert (len(p.EARLY_TILES), len(p.LATE_TILES)) == (9, 9)


@pytest.mark.clause(
    "AOA-C-07", "AOA-C-12", "AOA-C-14", "AOA-C-16", "AOA-C-22", "AOA-C-23", "AOA-C-21", "AOA-C-20"
)
def test_how_many_pieces_each_player_has() -> None:
    s = given(4).s
    f = s.factories[0]
    assert f.contracts == 6 and f.unbuilt == 6 and len(f.prospect) == 4 and p.LATE_MARKERS == 4
    assert len(given(4).s.stacks) == 2 and sorted(vp for stack in s.stacks for vp in stack) == [1, 1, 2, 2]
    assert p.LEVEL_DICE == 3 and p.MARKET == 3
    assert given(2).s.spaces.count(p.BLOCKED) == 4  # all four Blocked markers
    assert p.ACHIEVEMENT_LEVELS == 4  # one Achievement marker for each card in play


@pytest.mark.clause("AOA-C-13", "AOA-RU-02")
def test_minus_tokens_suffice_for_four_players_and_four_audits() -> None:
    assert p.AUDITS == 4 and 4 * p.AUDITS == 16


@pytest.mark.clause("AOA-DI-01", "AOA-DI-02", "AOA-DI-03", "AOA-RU-05")
def test_the_faces_of_the_dice() -> None:
    assert Counter(p.RESOURCE_DIE) == {p.RED: 2, p.YELLOW: 2, p.BLUE: 2}
    assert p.LEVEL_DIE == [1, 2, 3, 4, 5, 6]
    assert p.AUDIT_DIE == [1, 2, 3, 3, 4, 5]


@pytest.mark.clause("AOA-DI-04", "AOA-13.3")
def test_a_workers_level_is_its_place_on_the_technology_track() -> None:
    f = given().has(0, workers="I I I I I I").s.factories[0]
    assert f.tech == [0, 6, 0, 0, 0] and f.levels() == 6  # any number on one space


@pytest.mark.clause("AOA-MB-01", "AOA-3.8", "AOA-RU-07", "AOA-P-06", "AOA-MB-08")
@pytest.mark.parametrize(("seats", "general"), [(2, 1), (3, 2), (4, 2)])
def test_worker_spaces_of_each_action(seats: int, general: int) -> None:
    g = given(seats)
    for action in ("prospect", "equipment", "research", "sale"):
        free = [place for place in ("g1", "g2", "iv") if g.space(action, place) == "free"]
        assert free == ["g1", "g2", "iv"][2 - general :]


@pytest.mark.clause("AOA-MB-02", "AOA-MB-03", "AOA-MB-04", "AOA-MB-05", "AOA-MB-06", "AOA-P-07")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 3), (3, 4), (4, 5)])
def test_the_main_board(seats: int, tiles: int) -> None:
    s = automaton(GAME.new(seats, None, 3, draft="no"))
    assert len(s.market) == 3 and len(s.order) == len(s.next_order) == seats and p.ROUNDS == 5
    assert [len(row.cards) for row in s.rows] == [4, 4, 4] and len(s.tile_row.cards) == tiles


@pytest.mark.clause("AOA-MB-07")
def test_laps_of_the_vp_track_are_added() -> None:
    g = given().has(0, vp=98)
    g.s.score(0, 5)
    assert g.f(0).vp == 103


EQUIPMENT = """
E01 R2Y1 R sale; E02 Y2B1 Y research; E03 R1B2 B prospect; E04 R1Y1 Y equipment; E05 R1B1 B sale;
E06 Y2 R prospect; E07 B2 Y research; E08 R1Y1 B equipment; E09 R2Y1B1 R prospect; E10 Y2B2 Y sale;
E11 R1B2 B research; E12 Y1B2 R equipment; E13 R1Y2 Y prospect; E14 R2Y1 R sale; E15 R1Y1B1 B research;
E16 R2B1 Y equipment; E17 R1Y1 R sale; E18 Y2B2 Y research; E19 R1Y2B1 B prospect; E20 R1Y1B2 R equipment
"""


@pytest.mark.parametrize("line", [line.strip() for line in EQUIPMENT.split(";")])
def test_equipment_cards(line: str) -> None:
    label, cost, discount, extra = line.split()
    card = [row.id for row in p.EQUIPMENT_ROWS].index(label)
    assert p.COST[card] == colours(" ".join(cost[i : i + 2] for i in range(0, len(cost), 2)))
    assert p.DISCOUNT[card] == colours(f"{discount}1") and p.ACTION_NAMES[p.EXTRA[card]] == extra


def test_totals_of_the_equipment_deck() -> None:
    assert Counter(p.EXTRA) == {0: 5, 1: 5, 2: 5, 3: 5}
    assert [sum(off[c] for off in p.DISCOUNT) for c in range(3)] == [7, 7, 6]
    assert [sum(cost[c] for cost in p.COST[:20]) for c in range(3)] == [18, 21, 20]
    assert Counter(sum(cost) for cost in p.COST[:20]) == {2: 6, 3: 9, 4: 5}


ABILITIES = {
    "E01": ["tokens R2"], "E02": ["tokens Y2"], "E03": ["tokens B2"],
    "E04": ["cr+2"], "E05": ["cr+2"], "E06": ["any+1"],
    "E07": ["must pay res 1: cr+3"], "E08": ["must pay cr 1: any+3"], "E09": ["any+2"], "E10": ["cr+3"],
    "E11": ["up(1)"], "E12": ["must pay cr 1: up(2)"], "E13": ["must pay cr 1: rep+1"],
    "E14": ["must pay res 1: rep+1"], "E15": ["don+2"], "E16": ["must pay cr 1: vp+2"],
    "E17": ["must pay cr 1: build(I)"], "E18": ["up(1)", "cr+1"], "E19": ["vp+1", "any+1"],
    "E20": ["cr+2", "any+1"],
}  # fmt: skip


@pytest.mark.parametrize("row", p.EQUIPMENT_ROWS, ids=lambda row: row.id)
def test_equipment_abilities(row: EquipmentRow) -> None:
    assert row.ability == ABILITIES[row.id]


def test_research_cards() -> None:
    assert Counter(row.part for row in p.RESEARCH_ROWS) == {
        "head": 4,
        "torso": 4,
        "arm": 4,
        "leg": 4,
        "core": 4,
    }
    words = Counter(word for row in p.RESEARCH_ROWS for word in row.effects)
    assert words == {"rel A": 8, "rel B": 8, "rel C": 9, "up(1)": 20, "up(2)": 5, "cr+1": 5, "rep+1": 5}
    for row in p.RESEARCH_ROWS:
        assert ("up(2)" in row.effects) == ("cr+1" in row.effects)


@pytest.mark.clause("AOA-8.1")
def test_sale_cards() -> None:
    assert Counter(row.effects[0] for row in p.SALE_ROWS) == {"rel A": 7, "rel B": 7, "rel C": 6}
    assert all(row.effects[1:] == ["rep+1"] for row in p.SALE_ROWS)
    assert [sum(row.cost[c] for row in p.SALE_ROWS) for c in range(3)] == [23, 23, 23]
    assert p.SALE_VP == [2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 5, 7, 7, 7]


SPECIALISTS = """
S01 3.2.0 1.0.1 1; S02 0.3.2 1.1.0 2; S03 2.0.3 0.1.1 1; S04 3.0.3 2.0.0 2; S05 3.3.0 0.2.0 3;
S06 4.1.0 0.0.2 1;
S07 3.2.1 1.1.1 1; S08 0.1.4 2.0.0 1; S09 1.2.3 1.1.1 2; S10 1.4.1 1.0.2 3; S11 3.2.2 1.1.1 1;
S12 0.3.3 0.0.2 2;
S13 0.4.2 1.2.0 2; S14 3.1.1 1.1.0 2; S15 1.2.3 0.1.1 2; S16 2.3.0 0.2.0 2; S17 4.0.2 2.0.0 2;
S18 2.0.4 0.1.1 2;
S19 2.3.3 1.1.1 2; ST1 0.0.0 0.0.0 0; ST2 0.0.0 0.0.0 0
"""


@pytest.mark.parametrize("line", [line.strip() for line in SPECIALISTS.split(";")])
def test_specialists(line: str) -> None:
    label, needs, discard, vp = line.split()
    i = [row.id for row in p.SPECIALIST_ROWS].index(label)
    assert p.NEEDS[i] == [int(n) for n in needs.split(".")]
    assert p.REWARD[i] == [int(n) for n in discard.split(".")] and p.SPECIALIST_VP[i] == int(vp)


@pytest.mark.clause("AOA-RU-32")
def test_every_specialist_exists_once() -> None:
    assert len({row.id for row in p.SPECIALIST_ROWS}) == 21


def test_prospect_tracks() -> None:
    assert [sum(toll) for toll in p.TOLL] == [5, 5, 4, 10]
    assert [vp[1:] for vp in p.PROSPECT_VP] == [[1, 3, 5, 8, 12]] * 3 + [[1, 4, 6, 9, 13]]
    assert [toll[1] for toll in p.TOLL] == [0, 0, 0, 2]
    logos = Counter(word for row in p.PROSPECT_ROWS for word in row.effects if word.startswith("rel"))
    assert logos == {"rel A": 4, "rel B": 4, "rel C": 4}
    assert p.NEEDS_RESEARCH == [[0] * 6, [0, 0, 0, 1, 0, 2], [0, 0, 0, 0, 1, 2], [0, 0, 1, 0, 1, 2]]
    assert p.NEEDS_SALES == [[0, 0, 0, 1, 0, 2], [0] * 6, [0, 0, 0, 1, 0, 1], [0, 0, 0, 1, 1, 2]]
    assert p.BONUS == [[0, 1], [0, 2], [1, 2], [0, 1, 2]]


def test_the_other_tracks() -> None:
    assert p.ENGINEERS == [0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3]
    assert p.REPUTATION_VP == [0, 0, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16] and p.STACKS == [5, 10]
    assert p.DONATION_VP == [0, 0, 1, 1, 2, 3, 3, 4, 5, 6, 7, 7, 8, 9, 10, 11, 12, 13, 14, 15, 17]
    assert [space for space, horn in enumerate(p.MEGAPHONE) if horn] == [5, 10, 15, 20]
    assert p.MULTIPLIER == [0, 1, 1, 2, 2, 3, 4]
    assert p.SECTION == [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    rows = {row.space: row.effects for row in p.RELIABILITY_ROWS if row.effects}
    assert rows == {8: ["any+1"], 6: ["any+1"], 4: ["up(1)"], 2: ["rep+1"]}


def test_tiles_audits_achievements_and_blocked_cards() -> None:
    assert {row.id: row.effects for row in p.TILE_ROWS} == {
        "SPA1": ["cr+4"], "SPA2": ["any+3"], "SPA3": ["build(II)"], "SPA4": ["build(I)", "any+1"],
        "SPA5": ["up(2)", "cr+1"], "SPA6": ["rep+1", "cr+2"], "SPA7": ["cr+2", "any+2"],
        "SPA8": ["tokens R1 Y1 B1", "cr+1"], "SPA9": ["don+2", "cr+2"], "SPB1": ["cr+6"], "SPB2": ["any+4"],
        "SPB3": ["build(III)"], "SPB4": ["build(I, 2)"], "SPB5": ["up(2)", "rep+1"], "SPB6": ["rep+2"],
        "SPB7": ["cr+3", "any+2"], "SPB8": ["vp+2", "cr+3"], "SPB9": ["don+2", "any+2"],
    }  # fmt: skip
    assert {row.id[3:]: row.requirement for row in p.AUDIT_ROWS} == {
        "A1": "credits>=4", "A2": "tokens>=4", "A3": "cards(RD)>=1", "A4": "advanced>=2",
        "A5": "workers(II)>=1", "B1": "credits>=7", "B2": "tokens>=7", "B3": "cards(SO)>=3",
        "B4": "advanced>=3", "B5": "workers(IV)>=1",
    }  # fmt: skip
    assert {row.id[3:]: (row.requirement, row.effects) for row in p.ACHIEVEMENT_ROWS} == {
        "1A": ("advanced>=2", ["vp+2", "cr+1"]), "1B": ("cards(SO)>=2", ["vp+2", "any+1"]),
        "1C": ("cards(RD)>=2", ["vp+2", "up(1)"]), "2A": ("cards(EQ)>=3", ["vp+3", "cr+2"]),
        "2B": ("donation>=6", ["vp+3", "rep+1"]), "2C": ("specialists>=2", ["vp+3", "any+2"]),
        "3A": ("reputation>=8", ["vp+4", "cr+2"]), "3B": ("relmin>=2", ["vp+4", "any+2"]),
        "3C": ("peak>=4", ["vp+4", "rep+1"]), "4A": ("parts>=4", ["vp+6", "rep+1"]),
        "4B": ("levels>=12", ["vp+6", "cr+2"]),
        "4C": ("cards(EQ)>=2 & cards(RD)>=2 & cards(SO)>=2", ["vp+6", "any+2"]),
    }  # fmt: skip
    assert sorted(p.BLOCKS) == [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]


@pytest.mark.clause("AOA-13.2", "AOA-INV-21", "AOA-RU-50")
def test_logos_come_only_from_tracks_research_and_sale_and_reliability_never_gives_credits() -> None:
    others = [*p.ABILITY, *p.SKILL, *p.TILE, *p.ACHIEVEMENT, *p.RELIABILITY]
    for effects in others:
        assert Relation not in kinds(effects)
    assert all(Credits not in kinds(effects) for effects in p.RELIABILITY)


@pytest.mark.clause("AOA-RU-85", "AOA-F-13")
def test_no_word_of_the_vocabulary_names_another_player() -> None:
    assert len(p.BOOK.words) == 17  # AOA-FX-01 to 16 and the main action of Overtime: each acts on its owner
    g = given(3).has(1, credits=5, tokens="R3").has(2, credits=5, tokens="B3")
    before = [(f.credits, f.tokens[:], f.vp) for f in g.s.factories[1:]]
    g.has(0, credits=20, tokens="R3 Y3 B3", workers="I II").turn(0).play(0, "fund")
    assert [(f.credits, f.tokens[:], f.vp) for f in g.s.factories[1:]] == before


def test_every_row_names_its_clause_and_source() -> None:
    for files in content.everything(FOLDER).values():
        for rows in files.values():
            for row in rows:
                assert row["clause"].startswith("AOA-")
                assert row["source"].startswith(("seed", "public", "reconstructed"))


SPECIALS = {"overtime": 2, "overbuilt": 3, "overclock": 2, "overdrive": 1}


@pytest.mark.clause("AOA-10.1", "AOA-3.1", "AOA-RU-06", "AOA-C-15")
def test_the_player_board() -> None:
    assert dict(zip(p.SPECIAL_NAMES, p.SPECIAL_PRICE, strict=True)) == SPECIALS
    assert all(row.reliability == 1 for row in p.SPECIAL_ROWS)
    pairs = [(row.worker, row.other) for row in p.BOARD_COLUMNS]
    assert pairs == [
        ("prospect", "funding"), ("equipment", "assembling"), ("research", "sponsorship"),
        ("sale", "purchasing"),
    ]  # fmt: skip
    assert [p.ACTION_NAMES[p.PARTNER[action]] for action in range(4)] == [other for _, other in pairs]


@pytest.mark.clause("AOA-SC-02", "AOA-SC-03")
def test_the_scoring_tables() -> None:
    assert p.EQUIPMENT_VP == [0, 1, 2, 3, 5, 7, 9] and p.PARTS_VP == [0, 2, 5, 8, 12, 16]


# --- the rulebook prints the content ----------------------------------------------------------------------
def all_of(words: Texts, effects: list[int]) -> str:
    return " ".join(words.effect(p.BOOK.effects[number]) for number in effects)


def colours_in(words: Texts, tokens: list[int]) -> list[str]:
    return [words.say(f"price-{colour}", number=n) for colour, n in zip(p.COLOURS, tokens, strict=True) if n]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_states_what_cards_cost_and_do(language: str) -> None:
    book, words = rulebook(GAME, language), texts(GAME, language)
    told = {card.name: list(card.facts.values()) for card in book.cards}
    for card, row in enumerate(p.EQUIPMENT_ROWS):
        price, discount, extra, ability = told[words.name(verbs.EQUIPMENT_CARD, card)]
        assert price.split(", ") == colours_in(words, row.cost)
        assert discount.split(", ") == colours_in(words, row.discount)
        assert extra == words.say(f"action-{row.extra}") and ability == all_of(words, p.ABILITY[card])
    for number, who in enumerate(p.SPECIALIST_ROWS):
        facts = told[words.name(verbs.SPECIALIST, number)]
        assert all_of(words, p.SKILL[number]) in facts
        if not who.starter:
            needs, vp, discard = facts[:3]
            assert (needs.split(", "), int(vp)) == (colours_in(words, who.needs), who.vp)
            assert discard.split(", ") == colours_in(words, who.discard)
    companies = [words.name(verbs.COMPANY, n) for n in range(p.COMPANIES)]
    sold = [list(card.facts.values()) for card in book.cards if card.name in companies]
    assert sold == [
        [", ".join(colours_in(words, row.cost)), str(row.vp), all_of(words, p.ON_CARD[p.SALE_FIRST + card])]
        for card, row in enumerate(p.SALE_ROWS)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_lists_every_card_tile_and_track(language: str) -> None:
    book, words = rulebook(GAME, language), texts(GAME, language)
    parts = Counter(words.say(f"part-{row.part}") for row in p.RESEARCH_ROWS)
    names = Counter(card.name for card in book.cards)
    assert {part: names[part] for part in parts} == parts
    others = [verbs.ACHIEVEMENT_CARD, verbs.TRACK]
    for domain in others:
        assert all(names[words.name(domain, n)] == 1 for n in range(domain.size))
    printed = Counter(
        row.cells[0] for section in book.sections for block in section.blocks for row in block.rows
    )
    for domain in (verbs.AUDIT, verbs.BLOCKED_CARD):  # the name is all that is on them: a table, no cards
        assert all(printed[words.name(domain, n)] == 1 for n in range(domain.size))
    decks = [verbs.EQUIPMENT_CARD, verbs.RESEARCH_CARD, verbs.SALE_CARD, verbs.SPECIALIST, verbs.SPONSOR_TILE]
    assert len(book.cards) == sum(domain.size for domain in decks + others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_prints_the_tracks_space_by_space(language: str) -> None:
    tables = [
        block for section in rulebook(GAME, language).sections for block in section.blocks if block.head
    ]
    across = [[row.cells[1:] for row in table.rows] for table in tables]
    for track in (p.REPUTATION_VP, p.DONATION_VP, p.MULTIPLIER, p.EQUIPMENT_VP[1:], p.PARTS_VP[1:]):
        assert any([str(value) for value in track] in rows for rows in across)
    assert any([str(n) for n in p.ENGINEERS] in rows for rows in across)
    spaces = [[row.cells[0], row.cells[-1]] for table in tables for row in table.rows]
    for row in p.PROSPECT_ROWS:
        assert [str(row.space), str(row.vp)] in spaces
    for step in p.RELIABILITY_ROWS:
        assert any(cells.cells[:2] == [str(step.space), str(step.section)]
                   for table in tables for cells in table.rows)  # fmt: skip


@pytest.mark.clause("AOA-S-20a", "AOA-S-20b", "AOA-S-20c", "AOA-S-20d")
def test_the_rulebook_prints_what_each_place_starts_with() -> None:
    clauses = rulebook(GAME, "en").clauses
    assert (
        "Credits: 3 · Tokens: 1 red, 1 yellow, 1 blue · Workers: Level I, Level IV"
        in clauses["AOA-S-20a"].text
    )
    assert "Credits: 4" in clauses["AOA-S-20b"].text and "Level I, Level IV" in clauses["AOA-S-20b"].text
    assert "Credits: 4" in clauses["AOA-S-20c"].text and "Level II, Level IV" in clauses["AOA-S-20c"].text
    assert "Credits: 5" in clauses["AOA-S-20d"].text and "Level II, Level IV" in clauses["AOA-S-20d"].text
