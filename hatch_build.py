"""What a package is made of beside its files: its page, the browser table, and the compiled rules.

The compiled wheel has kernel, bots and the rules of every game by mypyc, one C library a game. Only
with RULEWRIGHT_COMPILE=1 (`make compiled`); without it the wheel is pure Python. Libraries are compiled side
by side and kept in build/, so that a change in one game compiles that game alone.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

KERNEL = "rng values verbs zones setup telling questions flow knowledge state effects menu weights"
HOT = [*(f"core/{name}" for name in KERNEL.split()), "arena/playout"]
FOR_THE_EYE = {  # never in the hot path
    "__init__.py", "schema.py", "board.py", "digest.py", "shown.py", "catalogue.py", "telling.py",
    "outlook.py", "spots.py", "lenses.py", "reference.py", "shown_dome.py", "threats.py",
}  # fmt: skip
READ_FIRST = "verbs printed"  # by all others, as modules


def groups(package: Path) -> list[tuple[list[str], str | None]]:
    """The files of each library. The largest comes first, so that no processor waits for it at the end."""
    found: list[tuple[list[str], str | None]]
    found = [([str(package / f"{name}.py") for name in HOT] + rules(package / "bots"), "rulewright_kernel")]
    sight = [str(package / "core/sight.py"), *rules(package / "env/readers")]
    found.append((sight, "rulewright_sight"))  # by itself: it alone needs librt
    for game in package.glob("games/*/"):
        if files := rules(game):
            found.append((files, f"rulewright_{game.name}"))
    return sorted(found, key=lambda group: -sum(Path(file).stat().st_size for file in group[0]))


def rules(folder: Path) -> list[str]:
    """What a library is made of. Where no `from` import says what comes first, the last is checked first."""
    files = [file for file in sorted(folder.glob("*.py")) if file.name not in FOR_THE_EYE]
    return [str(file) for file in sorted(files, key=lambda file: READ_FIRST.find(file.stem))]


def compiled(root: Path, build: Path) -> dict[str, str]:
    """Compile; which file lies where in the wheel."""
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]

    parts = groups(root / "src" / "rulewright")
    files = [file for part, _ in parts for file in part]
    extensions = mypycify(["--strict", *files], opt_level="3", separate=parts, target_dir=str(build / "c"))
    lib = build / "lib"
    # The command alone: `setup()` would read pyproject.toml, of which hatchling understands more.
    command = Distribution({"ext_modules": extensions}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(lib), str(build / "temp")
    command.parallel = int(os.environ.get("WORKERS", os.cpu_count() or 1))
    command.ensure_finalized()
    command.run()
    names = {extension.name for extension in extensions}  # what an earlier build left there is not shipped
    found = [file.relative_to(lib) for file in lib.rglob("*") if file.suffix in (".so", ".pyd")]
    return {str(lib / file): str(file) for file in found if ".".join(file.parts).split(".cp")[0] in names}


NAMED = re.compile(
    r"""["'`](?:/|\./)?((?:assets/)?[\w.-]+\.(?:js|css|svg|woff2))["'`]"""
)  # in pages and scripts


def lacking(pages: Path) -> str:
    """The first file of the pages that is named and not there; nothing if they are whole."""
    first = pages / "index.html"
    if not first.is_file():
        return "index.html"
    for file in (first, *sorted(pages.glob("assets/*.js"))):
        for name in NAMED.findall(file.read_text()):
            if not (pages / name).is_file() and not (file.parent / name).is_file():
                return str(name)
    return ""


class Whole(BuildHookInterface):  # type: ignore[type-arg]
    """No package without its pages; the rules compiled if that is asked for."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        if version == "editable":
            return
        if missing := lacking(root / "src/rulewright/server/static"):
            self.app.abort(f"no package without its pages for browsers: {missing} is missing; run `make web`")
        if os.environ.get("RULEWRIGHT_COMPILE") != "1" or self.target_name != "wheel":
            return
        build_data["force_include"] = compiled(root, root / "build")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True


LINK = r"(!?)\[([^\]]*)\]\((?!\w+:)([^)#]+)(#[^)]*)?\)"  # of Markdown, to a file of ours


def page(readme: str, repository: str | None, version: str) -> str:
    """The README where there are no files beside it: pictures and links lead to the repository.

    Without one to lead to, pictures are left out and links are their words.
    """

    def led(link: re.Match[str]) -> str:
        picture, words, file, place = link.groups(default="")
        if not repository:
            return "" if picture else words
        kind = "raw" if picture or file.endswith((".png", ".svg")) else "blob"
        return f"{picture}[{words}]({repository.rstrip('/')}/{kind}/v{version}/{file}{place})"

    return re.sub(LINK, led, readme)


class Page(MetadataHookInterface):
    """The package's own page: RULEWRIGHT_REPOSITORY=https://... says where its links lead."""

    def update(self, metadata: dict[str, Any]) -> None:
        repository = os.environ.get("RULEWRIGHT_REPOSITORY")
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        text = page(readme, repository, metadata["version"])
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = {"Repository": repository} if repository else {}
