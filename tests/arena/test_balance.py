"""Balance reports: exact counts, the same however they are played; a page that can be read."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import rulewright
from rulewright import GameError, bots
from rulewright.arena import kept, page
from rulewright.arena import report as pages
from rulewright.arena.balance import balance, watch
from rulewright.arena.match import Match
from rulewright.arena.said import Phrases, spoken
from rulewright.arena.sums import WIN, Said, Sums, packed, unpacked
from rulewright.arena.verdict import Balance, Item, endings, judge, spread, threshold
from rulewright.core.data import choices
from rulewright.core.game import Game
from rulewright.core.outcome import Outcome
from rulewright.core.state import FORCED, State
from rulewright.core.version import VERSION
from rulewright.games.ark_awakening.verbs import CAUSES, END_GLITCH_LOST
from tests.arena.fair import BID, DRAW, FAIR, GAMBLE, PRIZE, REST, TRADE, Fair, start
from tests.toys.cellars import GAME as CELLARS
from tests.toys.tidewrack import GAME as TIDEWRACK

TWO = ("random", "random")
THREE = ("random",) * 3
SOLO = {"solo": range(1, 2)}


def items(report: Balance) -> dict[str, Item]:
    return {item.key: item for choice in (True, False) for _, _, item in report.items(choice)}


def played(game: Game, seats: int, number: int, seed: int = 0) -> State:
    """The game that a match of random bots plays under this number."""
    s = game.start(game.setup(seats, None, seed + number, {}, bots=True, logged=True))
    rngs = bots.chances(seed + number, seats)
    while not s.over:
        s.apply(bots.ask(bots.bot("random"), s, s.actor, rngs[s.actor]))
    return s


# --- counts ------------------------------------------------------------------------------------------


def test_choices_are_counted_exactly_as_the_records_tell_them() -> None:
    report = items(balance(Match("fair", THREE, games=7, seed=4), game=FAIR))
    games = [played(FAIR, 3, number, seed=4) for number in range(7)]
    for verb in (BID, REST, GAMBLE, TRADE, DRAW, PRIZE):
        per_game = [Counter(said.split()[1] for said in s.record()["choices"]) for s in games]
        item = report[f"do-{verb.name}"]
        assert item.games == sum(verb.name in counts for counts in per_game)
        assert item.per_game == round(sum(counts[verb.name] for counts in per_game) / 7, 4)


def test_a_component_is_counted_by_seat_with_the_wins_of_the_seats_that_named_it() -> None:
    report = items(balance(Match("fair", THREE, games=9), game=FAIR))
    by_hand: dict[str, list[float]] = {}
    for number in range(9):
        s = played(FAIR, 3, number)
        first = s.outcome().winners
        for seat, notation in {tuple(said.split(" ", 1)) for said in s.record()["choices"]}:
            if notation.startswith("prize "):
                won = 1 / len(first) if int(seat) in first else 0.0
                by_hand.setdefault(f"do-prize 0 {notation.split()[1]}", []).append(won)
    assert len(by_hand) >= 4
    for key, wins in by_hand.items():
        assert report[key].seat_games == len(wins)
        assert report[key].win_rate == pytest.approx(sum(wins) / len(wins), abs=1e-4)


def test_copies_of_a_card_count_as_one_and_numbers_and_seats_are_no_components() -> None:
    phrases = {phrase.key: phrase for phrase in Phrases(TIDEWRACK).all()}
    (card,) = phrases["do-play"].places
    assert len(card.names) == 20 and card.labels["do-play 0 lamp1"] == ["lamp1", "lamp2", "lamp3"]
    assert [place.domain for place in phrases["do-rob"].places] == ["loot"]
    assert phrases["event-gained"].places == [] and phrases["event-gained"].seat == 0
    assert phrases["event-robbed"].text == "… takes … from …"
    moves = Phrases(rulewright.game("septikon")).verbs["move"].places
    assert [place.text for place in moves] == [
        "Move the Clone from ‹square› to …",
        "Move the Clone from … to ‹square›",
    ]


def test_events_belong_to_the_seat_they_name() -> None:
    s = played(CELLARS, 2, 3)
    told = Counter((e.line.a, e.line.b) for e in s.log or () if e.line.message.key == "event-won")
    counted = spoken(s, Phrases(CELLARS)).times
    for (seat, box), times in told.items():
        assert counted[seat, f"event-won 1 {'abc'[box]}"] == times
    assert sum(n for (_, key), n in counted.items() if key == "event-won") == sum(told.values()) > 0


def test_events_that_name_no_seat_are_counted_without_a_win_rate() -> None:
    report = items(balance(Match("tidewrack", TWO, games=3), game=TIDEWRACK))
    flooded = report["event-flooded"]
    assert (flooded.games, flooded.per_game, flooded.seat_games, flooded.win_rate) == (3, 3.0, 0, None)


def test_the_numbers_in_events_are_summed() -> None:
    s = played(TIDEWRACK, 2, 1)
    gains = [e.line.b for e in s.log or () if e.line.message.key == "event-gained"]
    report = items(balance(Match("tidewrack", TWO, games=1, seed=1), game=TIDEWRACK))
    assert report["event-gained"].amount == round(sum(gains) / len(gains), 4)


def test_forced_choices_count_as_chosen() -> None:
    """In Cellars whoever has put every token must lock."""
    s = played(CELLARS, 2, 0)
    counted = spoken(s, Phrases(CELLARS)).times
    assert sum(n for (_, key), n in counted.items() if key == "do-lock") == 2 * 3
    assert sum(s.text(option) == "lock" for _, option in choices(s.past)) < 6
    s = played(rulewright.game("septikon"), 2, 0)
    forced = Counter(s.text(e.line.b).split()[0] for e in s.log or () if e.line.message is FORCED)
    chosen = Counter(s.text(option).split()[0] for _, option in choices(s.past))
    counted = spoken(s, Phrases(s.setup.game)).times
    for word in {*forced, *chosen}:
        times = sum(n for (_, key), n in counted.items() if key == f"do-{word}")
        assert max(forced[word], chosen[word]) <= times <= forced[word] + chosen[word]


def test_what_was_offered_is_told_from_what_was_not() -> None:
    report = items(balance(Match("cellars", TWO, games=4), game=CELLARS))
    assert report["do-put 0 a"].offered_share == 1.0
    assert report["do-resign"].verdict == "not offered" and report["do-resign"].offered_share is None


def test_a_shared_first_place_counts_in_parts_and_the_parts_add_up() -> None:
    def still(setup: Any) -> Any:
        setup.options["rounds"] = 0
        return start(setup)

    report = balance(Match("fair", THREE, games=3), game=replace(FAIR, start=still))
    assert report.shared == 3 and [seat.wins for seat in report.by_seat] == [1.0, 1.0, 1.0]
    report = balance(Match("fair", THREE, games=20), game=FAIR)
    assert sum(seat.wins for seat in report.by_seat) == pytest.approx(20, abs=0.02)


def test_the_score_sheet_is_told_by_source_and_by_place() -> None:
    report = balance(Match("cellars", TWO, games=10), game=CELLARS)
    assert [row.text for row in report.sheet] == ["Box a", "Box b", "Box c"]
    assert [row.text for row in report.ties] == ["Tokens left"]
    means = sum(row.all.mean for row in report.sheet)
    assert means == pytest.approx(sum(seat.mean_score for seat in report.by_seat) / 2, abs=0.001)
    assert all(row.all.count == 20 for row in report.sheet)


def test_scores_by_round_come_from_the_games_own_projection() -> None:
    told = replace(CELLARS, score=lambda s: s.outcome().scores, round=lambda s: s.round)
    told = replace(told, gauges={"a": lambda s: [s.round] * s.seats})
    report = balance(Match("cellars", TWO, games=6), game=told)
    assert report.rounds and [step.at for step in report.curve] == [0, 1, 2, 3]
    early, late = report.curve[1].first, report.curve[-1].first
    assert report.curve[0].first == 0 and early is not None and late is not None and late > early
    assert [(gauge.name, gauge.text) for gauge in report.gauges] == [("a", "Box a")]
    assert [step.first for step in report.gauges[0].curve][-1] == 3
    tenths = balance(Match("cellars", TWO, games=2), game=replace(told, round=None))
    assert not tenths.rounds and [step.at for step in tenths.curve] == list(range(-1, 10))
    assert balance(Match("cellars", TWO, games=1), game=CELLARS).curve == []


def test_a_failed_game_leaves_no_trace_but_its_seed() -> None:
    def breaks(s: Any) -> list[int]:
        if s.setup.seed == 2 and s.turns == 5:
            raise RuntimeError("a broken rule")
        return [0] * s.seats

    whole = balance(Match("fair", TWO, games=5), game=replace(FAIR, score=breaks))
    assert (whole.finished, whole.failed, whole.failures[0].seed) == (4, 1, 2)
    assert sum(ending.games for ending in whole.endings) == 4


# --- the same however it is played --------------------------------------------------------------------


def test_the_number_of_workers_does_not_change_the_report() -> None:
    match = Match("septikon", TWO, games=12, seed=3)
    one, two = balance(match, workers=1), balance(match, workers=2)
    assert msgspec.json.encode(one) == msgspec.json.encode(two)


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "games.kept"
    match = Match("fair", TWO, games=34)
    stopped: list[int] = []

    def stop(done: int, total: int) -> None:
        stopped.append(done)
        if done == 20:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        balance(match, progress=stop, resume=file, game=FAIR)
    assert kept.read(file, match, FAIR).left(34) == [range(20, 34)]
    resumed = balance(match, progress=lambda done, _: stopped.append(done), resume=file, game=FAIR)
    assert stopped == [0, 10, 20, 20, 30, 34]  # told at the start, too
    assert msgspec.json.encode(resumed) == msgspec.json.encode(balance(match, game=FAIR))
    more = msgspec.structs.replace(match, games=41)
    assert balance(more, resume=file, game=FAIR) == balance(more, game=FAIR)


def test_kept_chunks_may_come_in_any_order() -> None:
    match = Match("fair", TWO, games=20)
    parts = {part: watch(match, FAIR, part, Phrases(FAIR)) for part in (range(0, 10), range(10, 20))}
    forth, back = kept.Kept.empty(match, FAIR), kept.Kept.empty(match, FAIR)
    for part in parts:
        forth.add(part, parts[part])
    back.add(range(10, 20), parts[range(10, 20)])
    assert back.left(20) == [range(0, 10)]
    back.add(range(0, 10), parts[range(0, 10)])
    assert forth.done == back.done == [(0, 20)]
    assert judge(match, FAIR, forth.sums) == judge(match, FAIR, back.sums)


def test_a_file_of_other_games_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.kept"
    match = Match("fair", TWO, games=4)
    balance(match, resume=file, game=FAIR)
    for change, message in (
        ({"seed": 9}, "keeps games of another match: seed 0, not 9"),
        ({"bots": THREE}, "another match: bots"),
        ({"games": 3}, "keeps 4 games, more than the 3 asked for"),
    ):
        with pytest.raises(GameError, match=message):
            balance(msgspec.structs.replace(match, **change), resume=file, game=FAIR)
    other = msgspec.json.decode(file.read_bytes())
    file.write_bytes(msgspec.json.encode({**other, "rules": "old"}))
    with pytest.raises(GameError, match="another version of fair or its bots; take a new file"):
        balance(match, resume=file, game=FAIR)
    file.write_text("{}")
    with pytest.raises(GameError, match="keeps no games to resume"):
        balance(match, resume=file, game=FAIR)


# --- verdicts ----------------------------------------------------------------------------------------


def sums_of(seats: int, games: int, said: dict[str, Said]) -> Sums:
    sums = Sums.empty(seats)
    sums.finished = games
    sums.wins = [WIN * games // seats] * seats
    sums.lengths = {10: games}
    sums.said = said
    return sums


def saying(games: int, seats: int, wins: float) -> Said:
    said = Said(
        games=games, times=seats, seats=seats, wins=round(wins * WIN), offered_games=1000, offered=2000
    )
    if seats == games:  # one seat in each of them
        said.tables = {packed(1, WIN, False): round(wins), packed(1, 0, False): round(seats - wins)}
    else:  # both, so one of them wins
        said.tables = {packed(2, WIN, False): games}
    return said


@pytest.mark.parametrize(
    ("said", "verdict"),
    [
        (saying(games=500, seats=500, wins=350), "dominant"),
        (saying(games=500, seats=500, wins=320), ""),  # 64 %
        (saying(games=90, seats=90, wins=80), ""),  # too few to judge
        (saying(games=500, seats=500, wins=150), "weak"),
        (saying(games=9, seats=9, wins=9), "dead"),  # in fewer than 1 % of the games
        (saying(games=10, seats=10, wins=5), ""),
        (saying(games=0, seats=0, wins=0), "dead"),
        (Said(), "not offered"),
    ],
)
def test_dead_and_dominant_are_told(said: Said, verdict: str) -> None:
    report = judge(Match("fair", TWO, games=1000), FAIR, sums_of(2, 1000, {"do-prize 0 3": said}))
    assert items(report)["do-prize 0 3"].verdict == verdict


def test_what_stands_out_comes_first_and_in_words() -> None:
    said = {
        "do-play": saying(games=1000, seats=2000, wins=1000),
        "do-play 0 lamp1": saying(games=500, seats=500, wins=350),
        "do-play 0 net1": saying(games=0, seats=0, wins=0),
    }
    text = page.summary(judge(Match("tidewrack", TWO, games=1000), TIDEWRACK, sums_of(2, 1000, said)))
    dominant, dead, tables = (text.index(head) for head in ("### Dominant", "### Dead", "| Seat |"))
    assert dominant < text.index("| Play Lamp | 50.0 % | 500 | 70.0 % |") < dead
    assert dead < text.index("- Play ‹card›: 1 of 20: Net\n") < tables


def test_a_long_list_of_what_is_dead_is_cut() -> None:
    cards = list(Phrases(TIDEWRACK).verbs["play"].places[0].names)
    said = {"do-play": saying(games=1000, seats=2000, wins=1000)}
    said |= {key: saying(games=0, seats=0, wins=0) for key in cards[: page.NAMES + 3]}
    text = page.summary(judge(Match("tidewrack", TWO, games=1000), TIDEWRACK, sums_of(2, 1000, said)))
    line = text[text.index(f"- Play ‹card›: {page.NAMES + 3} of") :].split("\n")[0]
    assert line.endswith(" and 3 more") and line.count(",") == page.NAMES - 1


def test_what_is_dominant_depends_on_the_number_of_seats() -> None:
    assert threshold(0.65, 1 / 2) == pytest.approx(0.65) and threshold(0.35, 1 / 2) == pytest.approx(0.35)
    assert threshold(0.65, 1 / 3) == pytest.approx(0.4815, abs=1e-4)
    assert threshold(0.65, 1 / 4) == pytest.approx(0.3824, abs=1e-4)
    said = {"do-rest": saying(games=500, seats=500, wins=200)}  # 40 %
    four = items(judge(Match("fair", ("random",) * 4, games=1000), FAIR, sums_of(4, 1000, said)))
    two = items(judge(Match("fair", TWO, games=1000), FAIR, sums_of(2, 1000, said)))
    assert (four["do-rest"].verdict, two["do-rest"].verdict) == ("dominant", "")


@pytest.mark.parametrize(("games", "verdict"), [(20, ""), (73, ""), (74, "dead")])
def test_dead_needs_as_many_games_as_leave_out_one_in_twenty(games: int, verdict: str) -> None:
    said = Said(offered_games=games, offered=2 * games)
    report = judge(Match("fair", TWO, games=games), FAIR, sums_of(2, games, {"do-prize 0 3": said}))
    assert items(report)["do-prize 0 3"].verdict == verdict


def test_dead_is_told_of_the_games_that_offered_it() -> None:
    """Taken in all of the eight games of a thousand that offered it: seldom seen, not dead."""
    said = saying(games=8, seats=8, wins=4)
    said.offered_games = said.offered = 8
    report = judge(Match("fair", TWO, games=1000), FAIR, sums_of(2, 1000, {"do-prize 0 3": said}))
    assert items(report)["do-prize 0 3"].verdict == ""


def test_the_seats_of_a_game_that_said_a_thing_are_counted_together() -> None:
    sums = watch(Match("fair", THREE, games=9), FAIR, range(9), Phrases(FAIR))
    for said in sums.said.values():
        tables = [(unpacked(number), games) for number, games in said.tables.items()]
        assert sum(games for _, games in tables) == said.games
        assert sum(seats * games for (seats, _, _), games in tables) == said.seats
        assert sum(wins * games for (_, wins, _), games in tables) == said.wins
    assert unpacked(packed(3, WIN, False)) == (3, WIN, False)
    assert unpacked(packed(2, 0, True)) == (2, 0, True)


def test_a_purchase_from_the_offer_counts_for_the_card_that_lies_there() -> None:
    """TC buys by place; the report tells of artifacts: offered, taken and won with."""
    report = balance(Match("time_capsules", ("casual", "casual"), games=1))
    told = items(report)
    s = rulewright.game("time_capsules")
    bought = [item for key, item in told.items() if key.startswith("event-bought 1 ") and item.games]
    assert bought
    for item in bought:
        by_choice = told[item.key.replace("event-bought 1", "do-acquire 0")]
        assert by_choice.seat_games >= item.seat_games > 0 and by_choice.taken is not None
    assert s.by_card is not None


def test_a_spread_is_exact() -> None:
    told = spread({1: 1, 2: 2, 5: 1})
    assert (told.count, told.mean, told.deviation) == (4, 2.5, 1.5)
    assert (told.low, told.median, told.high) == (1, 2, 5)


# --- alone ----------------------------------------------------------------------------------------


def test_a_game_for_one_compares_scores_instead_of_wins(tmp_path: Path) -> None:
    report = balance(Match("fair", ("random",), games=8), game=replace(FAIR, modes=SOLO))
    rest = items(report)["do-rest"]
    assert rest.win_rate is None and rest.score is not None
    assert not any(item.verdict in ("dominant", "weak") for item in items(report).values())
    pages.write(report, tmp_path / "solo.html", "", "")
    text = (tmp_path / "solo.html").read_text(encoding="utf-8")
    assert "Score with" in text and "Win rate" not in text and "<h2>Seats" not in text


def test_a_game_that_nobody_wins_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As a game for one that misses its target: the rate of all wins is what is fair."""
    told = Fair.outcome

    def with_target(s: Fair) -> Outcome:
        outcome = told(s)
        outcome.ranks = [1 if outcome.scores[0] >= 29 else 2]
        return outcome

    monkeypatch.setattr(Fair, "outcome", with_target)
    report = balance(Match("fair", ("random",), games=12), game=replace(FAIR, modes=SOLO))
    assert 0 < report.lost < 12 and report.fair == round(1 - report.lost / 12, 4)
    rest = items(report)["do-rest"]
    assert rest.win_rate is not None and rest.score is not None
    pages.write(report, tmp_path / "solo.html", "", "")
    text = (tmp_path / "solo.html").read_text(encoding="utf-8")
    assert f"nobody won {report.lost} of 12 games" in text
    assert "<th>Win rate</th>" in text and "<th>Score with</th>" in text


def test_an_ending_with_a_cause_has_a_row_for_each_cause_that_came() -> None:
    """As the Challengers of Ark: Awakening lose for one of several reasons, in one round or another."""
    phrases = Phrases(rulewright.game("ark_awakening"))
    cubes, damaged = CAUSES.index("cubes"), CAUSES.index("damaged")
    sums = Sums.empty(1)
    sums.finished = 4
    for line in (END_GLITCH_LOST.line(1, cubes), *[END_GLITCH_LOST.line(n, damaged) for n in (1, 2, 3)]):
        key = phrases.of_ending(line)
        sums.endings[key] = sums.endings.get(key, 0) + 1
    rows = {row.text: row.games for row in endings(sums, phrases)}
    lost = {text: games for text, games in rows.items() if games}
    assert lost == {
        "The Challengers lose to disaster …: a diagnostic room was still damaged": 3,
        "The Challengers lose to disaster …: a glitch cube was needed and none was left": 1,
    }
    assert rows["The Challengers survive all three disasters"] == 0  # declared, though it did not come
    assert rows["The Challengers lose in round …: ‹cause›"] == 0  # It is Learning was not played


def test_septikon_tells_modules_by_name() -> None:
    report = balance(Match("septikon", TWO, games=2))
    (use,) = [group for group in report.groups if group.key == "do-move"]
    names = {item.name for item in use.places[1].items}
    assert "VibroCannon" in names and not any(name.startswith("module-") for name in names)
    assert {fact.text for fact in report.facts if fact.same} >= {"Turns"}


def test_a_file_of_other_content_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Content that stands in for the shipped one is other content, though no file of the game has changed."""
    game, match = rulewright.game("age_of_automaton"), Match("age_of_automaton", TWO, games=1)
    file = tmp_path / "kept"
    first = balance(match, resume=file)
    assert (first.rules, first.content, first.version) == (game.rules, game.content_hash(), VERSION)
    (tmp_path / game.id).mkdir()
    shipped = (game.folder / "content" / "sales.toml").read_text()
    (tmp_path / game.id / "sales.toml").write_text(re.sub(r"vp = \d+", "vp = 9", shipped, count=1))
    monkeypatch.setenv("RULEWRIGHT_CONTENT", str(tmp_path))
    assert game.content_hash() != first.content
    with pytest.raises(GameError, match="keeps games of another version of age_of_automaton"):
        balance(match, resume=file)
