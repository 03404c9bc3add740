"""Tidewrack with faults in what it says."""

from __future__ import annotations

from typing import Any

from rulewright.core.game import Game
from rulewright.core.menu import Offers
from rulewright.core.outcome import Outcome
from rulewright.core.verbs import Line, Option, ask
from tests.core.faults.bench import Bench, breaks
from tests.toys import cellars
from tests.toys.tidewrack import play, verbs
from tests.toys.tidewrack.table import Tidewrack


@breaks("words")
def a_row_without_a_name(bench: Bench) -> None:
    def outcome(real: Any, s: Tidewrack) -> Outcome:
        found: Outcome = real(s)
        found.facts[0].name = "pouch"
        return found

    bench.wrap(Tidewrack, "outcome", outcome)


@breaks("words")
def a_question_nobody_declared(bench: Bench) -> None:
    hurry = ask("hurry", "TW-4.1")
    bench.wrap(play.Turn, "prompt", lambda real, frame, s: hurry.line())


@breaks("words")
def no_question_at_all(bench: Bench) -> None:
    bench.wrap(Tidewrack, "prompt", lambda real, s, seat: None)


@breaks("texts")
def a_text_that_is_never_said(bench: Bench) -> Game:
    return bench.edit(bench.files(), "text/es.ftl", "ask-bid =", "ask-nothing = Nada\nask-bid =")


@breaks("texts")
def a_text_that_is_missing(bench: Bench) -> Game:
    return bench.edit(bench.files(cellars.GAME), "text/es.ftl", "end-resigned = { $seat } se rinde", "")


@breaks("texts")
def a_card_without_words(bench: Bench) -> Game:
    return bench.edit(bench.files(), "text/es.ftl", "effect-throw = descarta", "## descarta")


@breaks("texts")
def a_card_with_a_number_that_is_not_there(bench: Bench) -> Game:
    game = bench.files()
    for language in ("en", "es"):
        bench.edit(game, f"text/{language}.ftl", "effect-throw = d", "effect-throw = { $n } d")
    return game


@breaks("texts")
def a_variable_lost_in_translation(bench: Bench) -> Game:
    return bench.edit(bench.files(), "text/es.ftl", "fila { $number } se", "fila se")


@breaks("texts", "words")
def a_variable_that_nobody_gives(bench: Bench) -> Game:
    return bench.edit(bench.files(), "text/en.ftl", "Row { $number } is", "Row { $row } is")


@breaks("texts")
def a_text_that_does_not_parse(bench: Bench) -> Game:
    return bench.edit(bench.files(), "text/en.ftl", "# Questions", "ask = { $\n# Questions")


@breaks("rulebook")
def a_clause_that_is_not_translated(bench: Bench) -> Game:
    return bench.edit(bench.files(), "rules/es.md", "- TW-5.1:", "- ")


@breaks("rulebook")
def a_clause_that_players_do_not_see(bench: Bench) -> Game:
    game = bench.files()
    for language in ("en", "es"):
        bench.edit(game, f"rules/{language}.md", "- TW-4.1:", "<!-- builders -->\n- TW-4.1:")
    return game


@breaks("rulebook", "reasons")
def a_clause_that_does_not_exist(bench: Bench) -> None:
    bench.patch.setattr(verbs.TOO_DEAR, "clause", "TW-9.9")


@breaks("reasons")
def a_refusal_without_a_reason(bench: Bench) -> None:
    bench.wrap(play.Turn, "why_not", lambda real, frame, s, option: None)


@breaks("reasons")
def a_reason_against_a_legal_choice(bench: Bench) -> None:
    def why_not(real: Any, frame: play.Turn, s: Tidewrack, option: Option) -> Line | None:
        return verbs.TOO_FAR.line(0) if option == verbs.REST.of() else real(frame, s, option)

    bench.wrap(play.Turn, "why_not", why_not)


@breaks("reasons")
def a_legal_choice_that_nobody_sees(bench: Bench) -> None:
    def visible(real: Any, frame: play.Turn, s: Tidewrack) -> list[Option]:
        return [option for option in real(frame, s) if option != verbs.PASS.of()]

    bench.wrap(play.Turn, "visible", visible)


@breaks("reasons")
def an_action_that_allows_and_refuses(bench: Bench) -> None:
    def look(real: Any, action: play.Rest, s: Tidewrack, me: Any, to: Offers) -> None:
        real(action, s, me, to)
        to.no(verbs.REST.of(), verbs.TOO_FAR, 0)

    bench.wrap(play.Rest, "look", look)
