"""The package: nothing is missing in it, and its page leads somewhere."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_bytes
from email.message import Message
from fnmatch import fnmatch
from pathlib import Path

import pytest

from hatch_build import page
from rulewright.cli import main
from rulewright.core.version import VERSION

ROOT = Path(__file__).parent.parent
REPOSITORY = "https://example.org/rulewright"
NEEDED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "NOTICE.md")
PAGES = "rulewright/server/static/index.html"


def sources(folder: Path, pages: bool) -> Path:
    """What a package is built from, with a page for browsers or without any."""
    for name in NEEDED:
        shutil.copy(ROOT / name, folder)
    left_out = shutil.ignore_patterns("__pycache__", "*.so", "static")
    shutil.copytree(ROOT / "src", folder / "src", ignore=left_out)
    if pages:
        index = folder / "src" / PAGES
        index.parent.mkdir()
        index.write_text("the table")
    return folder


def build(target: str, folder: Path, **surroundings: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder / "dist")]
    return subprocess.run(
        command, cwd=folder, env={"PATH": "", **surroundings}, capture_output=True, text=True, timeout=120
    )


def built(target: str, folder: Path, **surroundings: str) -> Path:
    done = build(target, folder, **surroundings)
    assert done.returncode == 0, done.stderr
    return max((folder / "dist").iterdir(), key=lambda file: file.stat().st_mtime_ns)


def told(wheel: Path) -> Message:
    """The metadata of a wheel."""
    with zipfile.ZipFile(wheel) as files:
        name = next(name for name in files.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_bytes(files.read(name))


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_no_package_is_built_without_its_pages(target: str, tmp_path: Path) -> None:
    done = build(target, sources(tmp_path, pages=False))
    assert done.returncode != 0 and "make web" in done.stderr and not list(tmp_path.glob("dist/*"))


def test_no_package_is_built_with_a_part_of_its_pages(tmp_path: Path) -> None:
    folder = sources(tmp_path, pages=True)
    script = "index-1.js"
    (folder / "src" / PAGES).write_text(f'<script type="module" src="/assets/{script}"></script>')
    done = build("wheel", folder)
    assert done.returncode != 0 and f"{script} is missing" in done.stderr
    assets = folder / "src" / PAGES.replace("index.html", "assets")
    assets.mkdir()
    (assets / script).write_text('import("./board-2.js")')
    assert "board-2.js is missing" in build("wheel", folder).stderr
    (assets / "board-2.js").write_text("")
    assert build("wheel", folder).returncode == 0


def test_a_wheel_has_pages_games_and_the_version_of_the_code(tmp_path: Path) -> None:
    wheel = built("wheel", sources(tmp_path, pages=True))
    with zipfile.ZipFile(wheel) as files:
        names = set(files.namelist())
    assert {PAGES, "rulewright/__main__.py", "rulewright/py.typed"} <= names
    assert "rulewright/games/septikon/text/es.ftl" in names
    assert told(wheel)["Version"] == VERSION and "raw/" not in str(told(wheel).get_payload())


def test_a_wheel_that_is_built_from_the_source_package_tells_the_same(tmp_path: Path) -> None:
    """Also where nobody says any more where the repository is."""
    package = built("sdist", sources(tmp_path, pages=True), RULEWRIGHT_REPOSITORY=REPOSITORY)
    with tarfile.open(package) as files:
        files.extractall(tmp_path / "unpacked", filter="data")
    wheel = built("wheel", next((tmp_path / "unpacked").iterdir()))
    assert told(wheel)["Project-URL"] == f"Repository, {REPOSITORY}"
    assert f"]({REPOSITORY}/raw/v{VERSION}/docs/pictures/table.png)" in str(told(wheel).get_payload())
    with zipfile.ZipFile(wheel) as files:
        assert PAGES in files.namelist()


def test_containers_serve_with_flags_that_exist(capsys: pytest.CaptureFixture[str]) -> None:
    alone = re.findall(r"^CMD (\[.*\])$", (ROOT / "Dockerfile").read_text(), re.M)
    beside = re.findall(r"^    command: (.*)$", (ROOT / "compose.yaml").read_text(), re.M)
    assert len(alone) == len(beside) == 1
    for name, *words in (json.loads(alone[0]), beside[0].split()):
        assert main([name, "--help"]) == 0
        told = capsys.readouterr().out
        assert all(word in told for word in words if word.startswith("--"))


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")
@pytest.mark.parametrize(("given", "said"), [(["PORT=8900"], " --port 8900"), ([], "")])
def test_make_play_takes_a_port(given: list[str], said: str) -> None:
    done = subprocess.run(
        ["make", "-n", "--no-print-directory", "play", *given],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.stdout.splitlines()[-1].rstrip().endswith(f"rulewright serve --lan --open{said}"), done.stderr


def test_the_newest_change_is_of_this_version() -> None:
    assert re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(), re.M)[0] == VERSION


def test_what_the_image_is_made_with_is_not_ignored_and_can_be_made() -> None:
    made = re.findall(r"^RUN make (\w+)$", (ROOT / "Dockerfile").read_text(), re.M)
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.M)
    assert made and set(made) <= set(targets)
    ignored = [
        line for line in (ROOT / ".dockerignore").read_text().splitlines() if line[:1] not in ("#", "")
    ]
    needed = [*NEEDED, "Makefile", "requirements.lock", "src/rulewright/server/site.py", "web/package.json"]
    assert not [file for file in needed if any(fnmatch(file, pattern) for pattern in ignored)]
    assert all((ROOT / file).is_file() for file in needed)


README = (ROOT / "README.md").read_text(encoding="utf-8")
LED = re.compile(r"\]\(([^)]+)\)")


def test_the_packages_page_leads_to_files_that_exist() -> None:
    targets = LED.findall(page(README, REPOSITORY, "1.2"))
    assert len(targets) == len(LED.findall(README)) > 10
    for target in targets:
        kind, file = re.fullmatch(rf"{REPOSITORY}/(raw|blob)/v1\.2/([^#]+)(?:#.*)?", target).groups()  # type: ignore[union-attr]
        assert (ROOT / file).is_file() and (kind == "raw") == file.endswith(".png")


def test_without_a_repository_nothing_on_the_page_is_broken() -> None:
    text = page(README, None, "1.2")
    assert LED.findall(text) == [] and "docs/pictures" not in text and "Stress Botics" in text


def test_links_to_elsewhere_stay_as_they_are() -> None:
    kept = "[Fluent](https://projectfluent.org), [mail](mailto:you@example.org), [below](#here)"
    assert page(kept, None, "1.2") == page(kept, REPOSITORY, "1.2") == kept
    assert page("[a](b.md#c)", REPOSITORY, "1.2") == f"[a]({REPOSITORY}/blob/v1.2/b.md#c)"
