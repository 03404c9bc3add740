"""What a board in the browser names of its game exists; its words repeat no number of the content."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse, serialize
from fluent.syntax.visitor import Visitor

import rulewright
from rulewright.core.game import Game
from rulewright.core.state import CHOSE, FORCED
from rulewright.core.texts import LANGUAGES
from rulewright.server.api import names

BOARDS = Path(__file__).parent.parent / "web" / "src" / "boards"
GAMES = [game.id for game in rulewright.known()]
OF_THE_TABLE = {"why-not"}  # a word of the table itself
KEY = re.compile(r"""["'`]((?:event|ask|why|end)-[a-z0-9-]+)(\$\{)?""")
WORDS = re.compile(r"""\b(?:(?:headed|says)\(at, ([^)}\n]*)|says: ("[^"]*"))""")
VERBS = re.compile(r"""\bverbs: \[([^\]]*)\]|\.verb [!=]== ("[^"]*")""")


def sources(game: str) -> list[Path]:
    return [file for file in sorted((BOARDS / game).iterdir()) if file.suffix in (".ts", ".svelte")]


def unknown_keys(game: Game, code: str) -> Iterator[str]:
    """Keys that no message has; their beginning where the rest is made (`event-for-${…}`), or all that begin
    so are meant (`event-for-`)."""
    keys = {message.key for message in (*game.vocabulary.messages, CHOSE, FORCED)} | OF_THE_TABLE
    for key, more in KEY.findall(code):
        beginning = more or key.endswith("-")
        if key not in keys and not (beginning and any(known.startswith(key) for known in keys)):
            yield key


def unknown_verbs(game: Game, code: str) -> Iterator[str]:
    verbs = {verb.name for verb in game.vocabulary.verbs}
    for several, one in VERBS.findall(code):
        yield from [word for word in re.findall(r'"([^"]*)"', several or one) if word not in verbs]


def unknown_words(game: Game, code: str) -> Iterator[str]:
    """Words of the game's own that it does not have, or does not send to a board."""
    known = says_of(names(game, "en"))
    for called, given in WORDS.findall(code):
        words = re.findall(r"""["']([\w-]+)["']""", called or given)
        yield from [word for word in words if word not in known]


@pytest.mark.parametrize("id", GAMES)
def test_a_board_names_only_what_its_game_says(id: str) -> None:
    game = rulewright.game(id)
    for file in sources(id):
        code = file.read_text(encoding="utf-8")
        unknown = [*unknown_keys(game, code), *unknown_verbs(game, code), *unknown_words(game, code)]
        assert not unknown, file.name


def test_names_that_a_game_does_not_have_are_found() -> None:
    game = rulewright.game("septikon")
    keys = '["event-flew", "event-shot", `event-fl${x}`, `event-zz${x}`, "event-clone-", "event-clown-"]'
    code = f'keys: {keys}, verbs: ["place", "dance"]'
    assert [*unknown_keys(game, code)] == ["event-shot", "event-zz", "event-clown-"]
    assert [*unknown_verbs(game, code)] == ["dance"]
    assert [*unknown_verbs(game, 'o.verb === "dance"')] == ["dance"]
    assert [*unknown_words(game, 'says(at, x ? "step-roll" : "step-fly"), says: "piece-crane"')] == [
        "step-fly",
        "piece-crane",
    ]


# --- words that are there already ------------------------------------------------------------------------
def says(page: Path) -> dict[str, str]:
    return says_of(page.read_text(encoding="utf-8"))


def says_of(page: str) -> dict[str, str]:
    """What each text says, as it is written."""
    found = [one for one in parse(page).body if isinstance(one, ast.Message)]
    return {
        one.id.name: serialize(ast.Resource([ast.Message(ast.Identifier("text"), one.value)]))
        for one in found
    }


@pytest.mark.parametrize("id", GAMES)
def test_no_board_says_again_what_its_game_says(id: str) -> None:
    own, game = says(BOARDS / id / "en.ftl"), says(rulewright.game(id).folder / "text" / "en.ftl")
    assert not {key: text for key, text in own.items() if text in game.values()}


# --- numbers -------------------------------------------------------------------------------------------
NUMBER = re.compile(
    r"\d+|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
    r"|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)\b",
    re.IGNORECASE,
)
NOT_OF_THE_CONTENT = {
    "aoa-odds-passes": "the least there can be",
    "ark-secret": "a pair of critical cards is a rule (ARK-6.3.4)",
    "ark-coach-1": "dos veces seguidas: twice in a row",
    "sep-lands": "a die has six faces",
    "sb-meet-work": "los dos: both",
    "sb-boost-track": "the first space of a track",
    "tc-on-space": "a space holds one gift",
}


class Said(Visitor):
    """What a text says in its own words, besides what it is given."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)


def numbers(page: str) -> dict[str, list[str]]:
    """The texts that say a number of their own. Forms that are chosen by a number may repeat it."""
    out = {}
    for entry in parse(page).body:
        if isinstance(entry, ast.Message):
            said = Said()
            said.visit(entry)
            chosen = set(re.findall(r"\[(\w+)\]", serialize(ast.Resource([entry]))))
            found = [n for word in said.words for n in NUMBER.findall(word)]
            found = [n for n in found if n not in chosen and not (n == "1" and "one" in chosen)]
            if found:
                out[entry.id.name] = found
    return out


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_of_a_board_repeat_no_number_of_the_content(id: str, language: str) -> None:
    """With other content they would tell something else than what is played."""
    page = (BOARDS / id / f"{language}.ftl").read_text(encoding="utf-8")
    assert not {key: said for key, said in numbers(page).items() if key not in NOT_OF_THE_CONTENT}


def test_every_exception_is_still_one() -> None:
    pages = [BOARDS / id / f"{language}.ftl" for id in GAMES for language in LANGUAGES]
    found = {key for page in pages for key in numbers(page.read_text(encoding="utf-8"))}
    assert set(NOT_OF_THE_CONTENT) <= found


def test_a_number_is_found_in_figures_and_in_words() -> None:
    page = "a = Six breaks\nb = { $n } of 7\nc = { $n ->\n    [one] 1 break\n   *[other] { $n } breaks\n}\n"
    assert numbers(page) == {"a": ["Six"], "b": ["7"]}
