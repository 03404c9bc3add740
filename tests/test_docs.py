"""The documents tell the truth: their Python runs, their commands work, their links lead somewhere."""

from __future__ import annotations

import doctest
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.cli import main
from tests import reference

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").glob("*.md")),
]
# these take a person, a file or minutes
ATTENDED = ("play", "replay", "bench", "conformance", "serve", "tables", "fit", "chances")


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(
        rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )


def commands(page: Path) -> list[str]:
    lines = [line.split("  #")[0].strip() for block in blocks(page, "sh") for line in block.splitlines()]
    return [line for line in lines if line.startswith("rulewright ")]


def test_the_python_in_the_readme_runs() -> None:
    scope: dict[str, Any] = {}
    for block in blocks(ROOT / "README.md", "python"):
        exec(block, scope)
    assert scope["s"].over


def test_the_python_for_learners_runs() -> None:
    scope: dict[str, Any] = {}
    for block in blocks(ROOT / "docs" / "learning.md", "python"):
        exec(block, scope)
    assert not scope["ended"] and scope["layout"].parts[0].name == "seat"


def files(page: Path) -> dict[str, str]:
    """The files of Python and content that a page tells to write: the first line names them."""
    told = [block.partition("\n") for block in blocks(page, "python") + blocks(page, "toml")]
    name = re.compile(r"# [\w/]+\.(py|toml)")
    return {first.removeprefix("# "): rest for first, _, rest in told if name.fullmatch(first)}


def test_python_prompts_print_what_they_show() -> None:
    for page in PAGES:
        for block in blocks(page, "pycon"):
            test = doctest.DocTestParser().get_doctest(block, {"rulewright": rulewright}, page.name, None, 0)
            assert not doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test).failed


@pytest.mark.parametrize(("page", "command"), [(page, c) for page in PAGES for c in commands(page)])
def test_a_printed_command_works(
    page: Path,
    command: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for file, source in files(page).items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(source, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    words = re.sub(r"--games \d+", "--games 2", command).split()[1:]
    name = words[: 2 if words[0] == "tables" else 1]
    code = main([*name, "--help"] if words[0] in ATTENDED else words)
    shown = capsys.readouterr()
    assert not code, shown.err
    if words[0] in ATTENDED:  # at least every option that is printed exists
        assert all(word in shown.out for word in words if word.startswith("--"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


QUOTED = [block for block in blocks(ROOT / "CONTRIBUTING.md", "python") if block.startswith("# tests/toys/")]


@pytest.mark.parametrize("block", QUOTED)
def test_an_example_is_quoted_from_a_tested_game(block: str) -> None:
    """The first line names the file; what follows stands there, in this order, with gaps at `...`."""
    first, *lines = block.splitlines()
    source = (ROOT / first.removeprefix("# ")).read_text(encoding="utf-8").splitlines()
    place = 0
    for line in lines:
        if line.strip() not in ("", "..."):
            assert line in source[place:], f"{first}: not in this order: {line}"
            place += source[place:].index(line) + 1


def test_the_files_of_a_game_are_those_that_are_told() -> None:
    source, text = ROOT / "src" / "rulewright", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    tree = re.search(r"^```\n(games/\w+/)\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    assert tree is not None
    told = re.findall(r"^  (\S+)", tree[2], re.MULTILINE)
    assert len(told) > 20 and [name for name in told if not (source / tree[1] / name).exists()] == []
    count = Counter(file.name for file in source.glob("games/*/*.py"))
    shared = [name for name, n in count.items() if n > 1 and not re.search(rf"\b{name}\b", text)]
    assert shared == ["moving.py"], "the same chapter in two rulebooks"


def test_the_reference_is_what_the_sources_say() -> None:
    assert reference.PAGE.read_text(encoding="utf-8") == reference.reference(), (
        "make reference writes it anew"
    )


def test_something_is_said_of_all_that_programs_call() -> None:
    assert reference.silent() == []


def test_what_the_readme_calls_stands_in_the_reference() -> None:
    page = reference.reference()
    for block in blocks(ROOT / "README.md", "python"):
        for name in re.findall(r"\b(?:s|game|rulewright)\.(\w+)", block):
            assert f"`{name}(" in page or f"`{name}:" in page or f"### `{name}`" in page, name


def test_every_test_that_holds_a_promise_exists() -> None:
    said = (ROOT / "docs" / "trust.md").read_text(encoding="utf-8")
    written = {
        name
        for file in (ROOT / "tests").rglob("test_*.py")
        for name in re.findall(r"^def (test_\w+)\(", file.read_text(encoding="utf-8"), re.M)
    }
    assert set(re.findall(r"`(test_\w+)`", said)) - written == set()
    assert [path for path in re.findall(r"`(tests/[\w/.]+)`", said) if not (ROOT / path).exists()] == []
