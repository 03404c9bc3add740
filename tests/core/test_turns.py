"""The log folded into turns."""

from __future__ import annotations

import pytest

import rulewright
from rulewright.core.game import Game
from rulewright.core.state import CHOSE, Entry
from rulewright.core.texts import LANGUAGES, NOBODY, texts
from rulewright.core.turns import Turn, headline, seat_of, turns, weight
from rulewright.core.turns import told as lines_told
from rulewright.core.verbs import (
    CARDS,
    DRAWN,
    EACH,
    ELSE,
    LAST,
    NUMBER,
    PREY,
    SEAT,
    VICTORY,
    Line,
    Message,
    event,
)
from rulewright.core.zones import EVERYONE
from rulewright.games.age_of_automaton import verbs as automaton
from rulewright.games.ark_awakening import verbs as ark
from rulewright.games.septikon import verbs as septikon
from rulewright.games.stress_botics import verbs as botics
from rulewright.games.time_capsules import verbs as capsules
from tests.toys.cellars import GAME as CELLARS
from tests.toys.tidewrack import GAME as TIDEWRACK

ANN, BOB = 0, 1
ROUND = event("round", "", NUMBER, opens_turn=True)
TURN = event("turn", "", SEAT, opens_turn=True)
STARTS = event("starts", "", SEAT, starts=True)
STORM = event("storm", "", headline=True)
WALKS = event("walks", "", SEAT)
GAINS = event("gains", "", SEAT, NUMBER, result=EACH)
HIT = event("hit", "", SEAT, hurts=True)
CARD = event("card", "", NUMBER, headline=True, result=DRAWN)
STANDS = event("stands", "", SEAT, NUMBER, result=LAST)
TIDIES = event("tidies", "", SEAT, result=ELSE)
SCORES = event("scores", "", SEAT, NUMBER, result=EACH, brings=VICTORY)
TAKES = event("takes", "", SEAT, NUMBER, result=EACH, brings=PREY)
BUYS = event("buys", "", SEAT, NUMBER, result=EACH, brings=CARDS)
RESTS = event("rests", "", SEAT, ends=True)
WORDS = texts(rulewright.game("age_of_automaton"), "en")


def told(turn: int, message: Message, a: int = 0, b: int = 0) -> Entry:
    return Entry(EVERYONE, turn, message.line(a, b))


def in_headline(turn: Turn) -> list[Entry]:
    return [one.entry for one in lines_told(turn, WORDS, ["Ann", "Bob"], ANN)[0]]


def grouped(entries: list[Entry], who: list[int]) -> list[list[tuple[int | None, int]]]:
    """For each group its turns: by whom, and how many lines; `who` made each choice."""
    for entry in entries:
        entry.by = who[entry.turn - 1] if 0 < entry.turn <= len(who) else None
    found = turns(entries, automaton.VOCABULARY)
    return [[(turn.by, len(turn.entries)) for turn in group.turns] for group in found]


def test_in_a_round_the_choices_of_another_player_begin_a_turn() -> None:
    log = [told(0, ROUND, 1), told(1, CHOSE, ANN), told(1, GAINS, ANN, 2), told(2, WALKS, ANN)]
    log += [told(3, CHOSE, BOB), told(3, GAINS, ANN, 1), told(3, ROUND, 2)]
    assert grouped(log, [ANN, ANN, BOB]) == [[(ANN, 3), (BOB, 2)], []]
    assert [group.head for group in turns(log, automaton.VOCABULARY)] == [log[0], log[-1]]


def test_what_others_answer_in_a_players_turn_belongs_to_it() -> None:
    log = [told(0, TURN, ANN), told(1, CHOSE, ANN), told(2, CHOSE, BOB), told(3, CHOSE, ANN)]
    assert grouped(log, [ANN, BOB, ANN]) == [[(ANN, 3)]]


def test_what_was_answered_in_secret_is_nobodys_turn() -> None:
    s = CELLARS.start(CELLARS.setup(2, "base", 1, {}, logged=True))
    while not s.heard(ANN):
        seat = s.deciders[0]
        s.play(seat, s.options(seat)[-1])
    chosen = [entry for entry in s.heard(ANN) if entry.line.message is CHOSE]
    assert {seat_of(entry) for entry in chosen} == {ANN, BOB} and {entry.by for entry in chosen} == {None}
    assert [turn.by for group in turns(chosen, CELLARS.vocabulary) for turn in group.turns] == [None]


def test_what_ends_a_turn_ends_it_though_the_same_player_goes_on() -> None:
    log = [told(0, ROUND, 1), told(1, CHOSE, ANN), told(1, RESTS, ANN), told(2, GAINS, ANN, 1)]
    assert grouped(log, [ANN, ANN]) == [[(ANN, 2), (ANN, 1)]]


def test_what_the_table_tells_as_it_comes_of_a_choice_stays_in_that_turn() -> None:
    log = [told(0, ROUND, 1), told(1, CHOSE, ANN), told(1, STORM), told(1, GAINS, ANN, 2)]
    log[2].cause = log[1]
    assert grouped(log, [ANN]) == [[(ANN, 3)]]


def test_in_a_players_turn_what_is_told_first_is_theirs_whatever_it_is() -> None:
    log = [told(0, TURN, ANN), told(0, STORM), told(1, CHOSE, ANN)]
    assert grouped(log, [ANN]) == [[(ANN, 2)]]


def test_what_comes_of_a_choice_is_told_in_the_turn_of_who_made_it() -> None:
    s = TIDEWRACK.start(TIDEWRACK.setup(3, "base", 1, {}, logged=True))
    while s.together:
        seat = s.deciders[0]
        s.play(seat, s.options(seat)[0])
    mover, before = s.deciders[0], len(s.log or ())
    s.play(mover, s.options(mover)[-1])
    assert {entry.by for entry in (s.log or [])[before:]} == {mover}


def test_what_the_table_tells_by_itself_and_what_starts_a_turn_begin_one() -> None:
    log = [told(0, ROUND, 1), told(1, CHOSE, ANN), told(1, STORM), told(1, STORM), told(1, STARTS, BOB)]
    log += [told(1, WALKS, BOB)]
    assert grouped(log, [ANN]) == [[(ANN, 1), (None, 2), (BOB, 2)]]


def test_before_the_first_round_there_is_a_group_without_a_head() -> None:
    log = [told(0, WALKS, ANN), told(0, ROUND, 1)]
    assert grouped(log, []) == [[(None, 1)], []] and turns(log, automaton.VOCABULARY)[0].head is None


def test_a_headline_is_what_was_chosen_first_and_what_it_came_to() -> None:
    turn = Turn(ANN)
    turn.entries = [told(1, WALKS, ANN), told(1, CHOSE, ANN), told(1, GAINS, ANN, 1), told(1, STANDS, ANN, 1)]
    turn.entries += [told(2, CHOSE, ANN), told(2, STANDS, BOB, 4), told(2, STANDS, ANN, 3)]
    assert in_headline(turn) == [turn.entries[i] for i in (1, 2, 5, 6)]  # of Ann's totals the last


def test_of_many_results_what_hurts_totals_and_the_first_are_told() -> None:
    turn = Turn(ANN)
    turn.entries = [told(1, CHOSE, ANN)] + [told(1, GAINS, ANN, n) for n in range(5)]
    turn.entries += [told(1, STANDS, ANN, 9), told(1, HIT, BOB)]
    assert in_headline(turn) == [turn.entries[i] for i in (0, 1, 6, 7)]
    assert lines_told(turn, WORDS, ["Ann", "Bob"], ANN)[1] == 4  # and so many more


def test_of_many_results_what_hits_the_reader_comes_first() -> None:
    turn = Turn(BOB)
    turn.entries = [told(1, CHOSE, BOB)] + [told(1, HIT, 2 + n) for n in range(5)]
    turn.entries.append(told(1, HIT, ANN))
    assert turn.entries[-1] in in_headline(turn)


def test_what_decides_the_game_and_what_was_taken_is_never_left_out() -> None:
    turn = Turn(BOB)
    turn.entries = [told(1, CHOSE, BOB)] + [told(1, GAINS, BOB, n) for n in range(5)]
    turn.entries += [told(1, message, BOB, n) for n in range(2) for message in (SCORES, TAKES)]
    turn.entries += [told(1, HIT, 2), told(1, STANDS, BOB, 7), told(1, HIT, ANN)]
    assert in_headline(turn) == [turn.entries[i] for i in (0, 6, 7, 8, 9, 12)]
    assert lines_told(turn, WORDS, ["Ann", "Bob"], ANN)[1] == 7


def test_of_the_rest_cards_come_before_totals_and_totals_before_what_was_gained() -> None:
    turn = Turn(BOB)
    turn.entries = [told(1, CHOSE, BOB)] + [told(1, GAINS, BOB, n) for n in range(5)]
    turn.entries += [told(1, STANDS, BOB, 7), told(1, BUYS, BOB, 1), told(1, BUYS, BOB, 2)]
    assert in_headline(turn) == [turn.entries[i] for i in (0, 6, 7, 8)]


def test_of_equals_what_the_reader_gains_is_told_first() -> None:
    turn = Turn(None)
    turn.entries = [told(0, STORM)] + [told(0, GAINS, seat, n) for seat in (BOB, ANN) for n in range(3)]
    assert in_headline(turn) == [turn.entries[i] for i in (0, 4, 5, 6)]


def test_a_turn_weighs_what_hits_the_reader_before_all_that_others_gain() -> None:
    hits, gains, walks = Turn(BOB), Turn(BOB), Turn(BOB)
    hits.entries = [told(1, HIT, ANN)]
    gains.entries = [told(1, GAINS, BOB, 99) for _ in range(20)]
    walks.entries = [told(1, WALKS, BOB)]
    storms = Turn(None)
    storms.entries = [told(1, STORM)] * 9
    weights = [weight(turn, WORDS, ANN) for turn in (hits, gains, storms, walks)]
    assert weights[0] > weights[1] > weights[2] > weights[3] == 0
    assert weight(hits, WORDS, BOB) < weight(gains, WORDS, BOB)


def test_a_headline_says_how_many_results_it_leaves_out_but_never_a_single_one() -> None:
    colours = [automaton.COLOUR.index[label] for label in ("R", "B", "Y")]
    gained = [automaton.GOT_TOKENS.line(ANN, 1, colour) for colour in colours]
    turn = [automaton.GOT_CREDITS.line(ANN, 2), *gained, automaton.BUILT.line(ANN, 0)]
    assert said(BOB, "en", "age_of_automaton", *turn).endswith("1 yellow token and builds a Level I worker")
    turn.append(automaton.SCORED.line(ANN, 2))
    told = said(BOB, "en", "age_of_automaton", *turn)
    assert told == "Ann gains 2 credits, 1 red token, 1 blue token and scores 2 VP; and 2 more"
    assert said(BOB, "es", "age_of_automaton", *turn).endswith("; y 2 cosas más")
    assert WORDS.say("list-more", number=1) == "and 1 more"
    assert texts(rulewright.game("septikon"), "es").say("list-more", number=1) == "y una cosa más"


def test_what_the_table_does_by_itself_is_counted_too() -> None:
    log = [told(0, STORM), *[told(0, HIT, seat) for seat in (ANN, BOB)], told(0, STORM)]
    turn = Turn(None)
    turn.entries = log
    assert in_headline(turn) == log  # one line takes no more room than that there is one more
    turn.entries = log = [*log, told(0, STORM), told(0, STORM)]
    lines, more = lines_told(turn, WORDS, ["Ann", "Bob"], ANN)
    assert [one.entry for one in lines] == log[:4] and more == 2


def test_a_card_that_was_drawn_is_never_left_out() -> None:
    turn = Turn(None)
    turn.entries = [told(0, STORM), told(0, CARD, 1), *[told(0, HIT, n % 2) for n in range(6)]]
    turn.entries += [told(0, CARD, 2), told(0, STORM)]
    lines, more = lines_told(turn, WORDS, ["Ann", "Bob"], NOBODY)
    assert [one.entry for one in lines] == [turn.entries[i] for i in (0, 1, 2, 3, 4, 8)] and more == 4


def test_a_turn_of_the_automaton_says_its_card_however_much_happened() -> None:
    rooms = [ark.CELL.index[label] for label in ("a1", "a2", "a3", "a4", "b1", "b2")]
    walked = [ark.STEPPED.line(n, 0, cell) for n, cell in enumerate(rooms)]
    turn = [ark.RESHUFFLED_ORDERS.line(), *walked, ark.ORDERED.line(1), ark.STOOD_UP.line()]
    assert "; enemy-action card: " in said(ANN, "en", "ark_awakening", *turn).casefold()
    assert "; carta de acción-enemigo: " in said(ANN, "es", "ark_awakening", *turn).casefold()


def test_a_turn_that_begins_with_a_total_tells_only_the_last_one() -> None:
    turn = Turn(ANN)
    turn.entries = [told(1, STANDS, ANN, 1), told(1, STANDS, ANN, 3), told(1, GAINS, ANN, 2)]
    assert in_headline(turn) == turn.entries[1:]


def test_what_is_told_of_a_turn_without_other_result() -> None:
    turn = Turn(ANN)
    turn.entries = [told(1, WALKS, ANN), told(1, TIDIES, ANN), told(1, CHOSE, ANN)]
    assert (
        in_headline(turn) == turn.entries[1:]
    )  # what was chosen, and for want of a result what else was done
    turn.entries.append(told(1, GAINS, ANN, 2))
    assert in_headline(turn) == turn.entries[2:]


def test_donations_belong_to_nobodys_turn_in_age_of_automaton() -> None:
    gift, sent = automaton.DONATE.of(0), automaton.FUND.of()
    log = [told(0, automaton.TURN_BEGAN, ANN, 1), told(1, CHOSE, ANN, sent), told(2, CHOSE, ANN, gift)]
    log += [told(2, automaton.GAVE, ANN, 1), told(3, CHOSE, ANN, gift), told(4, CHOSE, BOB, gift)]
    log += [told(4, automaton.AUDIT_MOVED, 2, 3)]
    assert grouped(log, [ANN, ANN, ANN, BOB]) == [[(ANN, 1), (ANN, 3), (BOB, 1), (None, 1)]]


def said(reader: int, language: str, id: str, *lines: Line) -> str:
    entries = [Entry(EVERYONE, 1, line) for line in lines]
    turn = Turn(ANN)
    turn.entries = entries
    return headline(turn, texts(rulewright.game(id), language), ["Ann", "Bob"], reader)


def test_a_headline_is_one_sentence_in_which_each_is_named_once() -> None:
    cannon = capsules.ARTIFACT.index["B16"]
    turn = [
        capsules.BOUGHT.line(ANN, cannon, 9),
        capsules.VP_GAINED.line(ANN, 2, 2),
        capsules.BROKE.line(ANN),
    ]
    turn += [capsules.STRUCK.line(BOB)]
    name = texts(rulewright.game("time_capsules"), "en").name(capsules.ARTIFACT, cannon)
    one, two = said(ANN, "en", "time_capsules", *turn).split("; ")
    assert one == f"You buy {name} for 9 qubits, gain 2 VP (2 in all) and a break"
    assert two == "Bob is hit: a break in the active zone"
    one, two = said(BOB, "en", "time_capsules", *turn).split("; ")
    assert one.endswith(" and a break") and two == "you are hit: a break in the active zone"
    assert said(ANN, "es", "time_capsules", *turn[1:3]) == "Ganas 2 PV (2 en total) y recibes una ruptura"


def test_what_is_told_alike_is_added_up() -> None:
    lost = [botics.SHIELD_LOST.line(ANN, 7), botics.SHIELD_LOST.line(ANN, 6)]
    assert said(ANN, "en", "stress_botics", *lost) == "You lose 2 shields (6 left)"
    assert said(BOB, "en", "stress_botics", *lost) == "Ann loses 2 shields (6 left)"
    assert said(ANN, "es", "stress_botics", *lost) == "Pierdes 2 escudos (quedan 6)"
    assert said(BOB, "es", "stress_botics", lost[0]) == "Ann pierde un escudo (quedan 7)"


def test_figures_are_added_up_and_another_kind_is_told_beside_them() -> None:
    red, blue = automaton.COLOUR.index["R"], automaton.COLOUR.index["B"]
    gained = [automaton.GOT_TOKENS.line(ANN, n, colour) for n, colour in ((2, red), (1, blue), (1, red))]
    assert said(ANN, "en", "age_of_automaton", *gained) == "You gain 3 red tokens and 1 blue token"
    assert said(BOB, "es", "age_of_automaton", *gained) == "Ann gana 3 fichas rojas y 1 ficha azul"


def test_what_was_gained_and_paid_is_told_in_net() -> None:
    red, blue = automaton.COLOUR.index["R"], automaton.COLOUR.index["B"]
    turn = [automaton.GOT_TOKENS.line(ANN, 3, red), automaton.GOT_TOKENS.line(ANN, 2, blue)]
    turn += [automaton.PAID_TOKENS.line(ANN, 1, red), CHOSE.line(ANN, automaton.DROP.of(red))]
    turn += [automaton.GOT_CREDITS.line(ANN, 2), automaton.PAID_CREDITS.line(ANN, 2)]
    turn += [automaton.PAID_CREDITS.line(BOB, 1), automaton.SCORED.line(ANN, 1)]
    told = said(BOB, "en", "age_of_automaton", *turn)
    assert told == "Ann nets 1 red token, gains 2 blue tokens and scores 1 VP"
    assert said(ANN, "es", "age_of_automaton", *turn[:3]) == "Ganas en neto 2 fichas rojas y 2 fichas azules"


def test_what_was_paid_is_not_told_in_net_as_it_stands_in_what_it_paid_for() -> None:
    cannon = capsules.ARTIFACT.index["B16"]
    oxygen = septikon.RESOURCE.index["ox"]
    turn = [septikon.GAINED.line(ANN, 1, oxygen), septikon.PAID.line(ANN, 3, oxygen)]
    turn.append(septikon.SPY_LOST.line(BOB, 0))
    assert "Oxygen" not in said(BOB, "en", "septikon", *turn)
    bought = [capsules.BOUGHT.line(ANN, cannon, 9), capsules.BROKE.line(ANN), capsules.MENDED.line(ANN, 1)]
    assert "break" not in said(BOB, "en", "time_capsules", *bought)


def test_a_loss_that_is_told_by_itself_is_told_in_net_too() -> None:
    broke, mended = capsules.BROKE.line(ANN), capsules.MENDED.line(ANN, 2)
    assert said(BOB, "en", "time_capsules", broke, mended) == "Ann removes 1 break"
    assert said(ANN, "es", "time_capsules", broke, broke, broke, mended) == "Recibes una ruptura"
    up, down = capsules.VP_GAINED.line(ANN, 1, 5), capsules.VP_LOST.line(ANN, 3, 2)
    assert said(BOB, "en", "time_capsules", up, down) == "Ann loses 2 VP (2 in all)"
    down, up = capsules.VP_LOST.line(ANN, 1, 3), capsules.VP_GAINED.line(ANN, 3, 6)
    assert said(ANN, "en", "time_capsules", down, up) == "You gain 2 VP (6 in all)"
    assert said(ANN, "en", "time_capsules", up, capsules.VP_LOST.line(ANN, 4, 2)).endswith("1 VP (2 in all)")


def test_making_and_upgrading_of_one_kind_are_added_up() -> None:
    made = [CHOSE.line(ANN, capsules.ASSEMBLE.of(times)) for times in (1, 0)]
    assert said(ANN, "en", "time_capsules", *made) == "You make 3 computers-6"
    assert said(BOB, "es", "time_capsules", *made) == "Ann hace 3 ordenadores-6"
    c8, c12, b2 = (capsules.OBJECT.index[label] for label in ("c8", "c12", "b2"))
    upgraded = [capsules.UPGRADED.line(ANN, kind) for kind in (c8, b2, c12)]
    told = said(ANN, "en", "time_capsules", *upgraded)
    assert told == "You upgrade 2 computers and a battery to a battery-2"


def test_a_module_that_works_several_times_is_told_once() -> None:
    laser, capsule = septikon.MODULE.index["LAS"], septikon.OBJECT.index["capsule"]
    turn = [septikon.ACTIVATED.line(ANN, laser, 0), septikon.ACTIVATED.line(ANN, laser, 0)]
    turn += [septikon.LANDED.line(ANN, capsule, square) for square in (0, 1)]
    told = said(ANN, "en", "septikon", *turn)
    assert told == "You activate Laser 2 times; 2 of your Landing Capsules land"


def test_totals_are_told_with_what_the_whole_turn_gained() -> None:
    gained = [capsules.VP_GAINED.line(ANN, 4, 10), capsules.VP_GAINED.line(ANN, 2, 12)]
    assert said(BOB, "en", "time_capsules", *gained) == "Ann gains 6 VP (12 in all)"


def test_a_headline_does_not_begin_with_what_only_leads_to_the_action() -> None:
    sent = CHOSE.line(ANN, automaton.SEND.of(0, 0))
    assert said(BOB, "en", "age_of_automaton", sent).startswith("Ann sends a ")
    assert said(BOB, "en", "age_of_automaton", sent, automaton.SCORED.line(ANN, 2)) == "Ann scores 2 VP"


def test_in_spanish_and_is_e_before_an_i() -> None:
    turn = [ark.GAINED.line(ANN, 2, 0), ark.INTEGRATED.line(ANN, 0)]
    assert " e integras un cubo en " in said(ANN, "es", "ark_awakening", *turn)
    assert " and integrates a cube in " in said(BOB, "en", "ark_awakening", *turn)


def test_what_is_not_said_of_who_acts_stands_by_itself() -> None:
    turn = [botics.SHIP_LEFT.line(0, 2), botics.STRESSED_BY.line(BOB, 2, 5), botics.SHIELD_LOST.line(BOB, 3)]
    told = said(ANN, "en", "stress_botics", *turn)
    assert told.split("; ")[1:] == ["Bob’s stress rises to 5 (+2)", "Bob loses a shield (3 left)"]


def test_after_a_semicolon_a_sentence_that_begins_with_no_name_has_no_capital() -> None:
    turn = Turn(None)
    turn.entries = [
        Entry(EVERYONE, 1, line) for line in (ark.SHARED_MISSION.line(0), ark.SHARED_ROOMS.line(0, 1, 2))
    ]
    for language, begins in (("en", "; its rooms are "), ("es", "; sus habitaciones son ")):
        words = texts(rulewright.game("ark_awakening"), language)
        assert begins in headline(turn, words, ["Ann", "Bob"], ANN)


def test_in_stress_botics_each_card_is_a_turn() -> None:
    log = [told(0, botics.ROUND, 1), told(1, botics.REVEALED, ANN), told(1, botics.SHIELD_LOST, ANN, 4)]
    log += [told(2, botics.RETURNED, ANN, 2)]
    assert grouped(log, [ANN, ANN]) == [[(ANN, 2), (ANN, 1)]]


def test_in_stress_botics_upkeep_is_no_part_of_the_last_card() -> None:
    log = [told(0, botics.ROUND, 1), told(1, botics.REVEALED, ANN), told(2, botics.DROPPED, ANN)]
    log += [told(3, botics.SHIFTED, ANN), told(3, botics.TOKEN_REVEALED, 0), told(3, botics.ADVANCED)]
    assert grouped(log, [ANN, ANN, ANN]) == [[(ANN, 2), (ANN, 1), (None, 2)]]


def test_what_alphabot_and_the_ships_do_is_told_before_what_happens_in_every_round() -> None:
    turn = Turn(None)
    lines = [botics.TOKEN_REVEALED.line(0), botics.CORE_TURNED.line(1), botics.ADVANCED.line()]
    lines += [botics.DISEMBARKED.line(), botics.STRESSED_BY.line(BOB, 1, 4), botics.SHIP_MOVED.line(0, 4)]
    lines += [botics.SHIELD_LOST.line(ANN, 3), botics.ALPHA_MOVED.line(0)]
    turn.entries = [Entry(EVERYONE, 1, line) for line in lines]
    assert in_headline(turn) == [turn.entries[i] for i in (0, 5, 6, 7)]


@pytest.mark.parametrize("game", rulewright.known(), ids=lambda game: game.id)
def test_what_is_taken_back_was_gained_by_an_event_of_the_game_that_adds_up(game: Game) -> None:
    for language in LANGUAGES:
        words = texts(game, language)
        lines = [m.line() for m in game.vocabulary.messages if m.against]
        lines += [CHOSE.line(ANN, verb.base) for verb in game.vocabulary.verbs if verb.against]
        assert lines
        for gain in map(words.gain, lines):
            assert gain is not None and words.result(gain) and words.adding(gain)


def test_where_nothing_was_chosen_the_first_line_is_the_headline() -> None:
    turn = Turn(None)
    turn.entries = [told(1, WALKS, ANN), told(1, WALKS, BOB)]
    assert in_headline(turn) == turn.entries[:1]
