"""The wheel as somebody gets it: in an environment with what it asks for and nothing else, without Node."""

from __future__ import annotations

import random
import re
import shutil
import subprocess
import sys
import venv
import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

import httpx
import pytest
from packaging.requirements import Requirement
from playwright.sync_api import Browser, expect

from tests.browser.given import KEPT, play, visitor
from tests.test_package import ROOT, built, sources

STATIC = "src/rulewright/server/static"
ADDRESS = re.compile(r"http://localhost:(\d+)/")


def needed(asked: list[str], found: dict[str, Distribution]) -> dict[str, Distribution]:
    """All that these requirements ask for, and what that asks for in turn; no extras."""
    for requirement in map(Requirement, asked):
        name = requirement.name.lower()
        if name in found or (requirement.marker and not requirement.marker.evaluate({"extra": ""})):
            continue
        found[name] = distribution(name)
        needed(found[name].requires or [], found)
    return found


def install(found: Distribution, folder: Path) -> None:
    """The files of what is installed here, but for its scripts."""
    for file in found.files or ():
        if ".." not in file.parts and file.suffix != ".pyc":
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file.locate(), folder / file)


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment that holds the wheel and what it needs."""
    folder = sources(tmp_path_factory.mktemp("sources"), pages=False)
    shutil.copytree(ROOT / STATIC, folder / STATIC)
    wheel = built("wheel", folder)
    home = tmp_path_factory.mktemp("bare")
    venv.create(home, symlinks=True, with_pip=False)
    place = home / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"
    with zipfile.ZipFile(wheel) as files:
        files.extractall(place)
    (told,) = place.glob("rulewright-*.dist-info")
    for one in needed(Distribution.at(told).requires or [], {}).values():
        install(one, place)
    return home / "bin" / "python"


@pytest.fixture
def address(bare: Path, tmp_path: Path) -> Iterator[str]:
    """Of a server that runs there, where no other program is found."""
    command = [str(bare), "-I", "-m", "rulewright", "serve", "--port", "0", "--wide"]
    with subprocess.Popen(
        command, cwd=tmp_path, env={"PATH": "", "HOME": str(tmp_path)}, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            said = ADDRESS.search(server.stdout.readline())
            assert said, "the server did not say where it is"
            yield f"http://127.0.0.1:{said[1]}"
        finally:
            server.terminate()


def test_the_bare_environment_has_the_wheel_and_no_extra(bare: Path) -> None:
    code = "import importlib.util as u, rulewright; print(rulewright.__file__, u.find_spec('numpy'))"
    told = subprocess.run([bare, "-I", "-c", code], capture_output=True, text=True, env={"PATH": ""})
    assert told.stdout.split() == [str(next(bare.parents[1].rglob("rulewright/__init__.py"))), "None"]


def test_a_game_is_played_in_a_browser_from_the_wheel_alone(browser: Browser, address: str) -> None:
    order = {"game": "ark_awakening", "mode": "first_mission", "seed": 3, "seats": [{"kind": "me"}]}
    made = httpx.post(f"{address}/api/tables", json=order).raise_for_status().json()
    with visitor(browser, address, **KEPT) as one:
        page = one.go(f"/t/{made['table']}#seat={made['tokens']['0']}")
        play(page, random.Random(4))
        expect(page.get_by_role("dialog", name="Score sheet")).to_be_visible()
        assert not one.faults and not one.strangers()
