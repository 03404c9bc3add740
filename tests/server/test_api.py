"""The HTTP half: games, rules, tables; limits; and nothing that a client sends makes the server stumble."""

from __future__ import annotations

import gzip
import json
import re
import socket
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

import rulewright
from rulewright.bots.measured import in_words, measured
from rulewright.core.errors import GameError
from rulewright.core.game import Game
from rulewright.core.rulebook import rulebook
from rulewright.core.texts import texts
from rulewright.server import limits, site
from tests.server.given import Json, Refused, Running, closes, running
from tests.toys.tidewrack import GAME

FUZZ = settings(
    max_examples=60,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


# --- games and rules ------------------------------------------------------------------------------
def test_games_come_with_all_that_a_start_needs(served: Running) -> None:
    games = {game["id"]: game for game in served.http.get("/api/games").json()["games"]}
    septikon = games["septikon"]
    assert septikon["modes"][0] == {
        "id": "standard", "name": "Standard", "seats": [2], "about": septikon["modes"][0]["about"],
    }  # fmt: skip
    options = {option["id"]: option for option in septikon["options"]}
    assert options["cap"]["range"] == [0, 10000] and options["preset"]["default"] == "no"
    assert septikon["bots"] == ["random", "novice", "regular", "expert"]
    assert games["cellars"]["bots"] == ["random"]


def test_levels_come_in_words_with_rating_and_time(served: Running) -> None:
    def levels(lang: str) -> dict[str, dict[str, Any]]:
        games = served.http.get("/api/games", params={"lang": lang}).json()["games"]
        return {game["id"]: game["levels"] for game in games}

    expert = next(one for one in measured(rulewright.game("septikon")) if one.level == "expert")
    assert levels("en")["septikon"]["expert"] == {
        "name": "Expert", "note": "takes more time, and plays as well as our bots can",
        "rating": expert.rating(), "ms": expert.ms,
        "measured": in_words(expert, texts(rulewright.game("septikon"), "en")),
    }  # fmt: skip
    assert [one["name"] for one in levels("es")["septikon"].values()] == [
        "Despistado", "Novato", "Habitual", "Experto",
    ]  # fmt: skip
    assert levels("en")["cellars"]["random"]["rating"] is None, "it was not measured"


def test_an_option_says_in_which_modes_and_at_how_many_seats_it_may_be_set(served: Running) -> None:
    games = {game["id"]: game for game in served.http.get("/api/games").json()["games"]}
    starter = next(option for option in games["age_of_automaton"]["options"] if option["id"] == "starter")
    assert {value["id"]: value["seats"] for value in starter["values"]} == {
        "random": 0, "a": 1, "b": 2, "c": 3, "d": 4,
    }  # fmt: skip
    enemy = next(option for option in games["ark_awakening"]["options"] if option["id"] == "enemy")
    assert {value["id"]: (value["seats"], value["most"]) for value in enemy["values"]} == {
        "automaton": (1, 4), "dark": (2, 5),
    }  # fmt: skip
    modes = {option["id"]: option["modes"] for option in games["time_capsules"]["options"]}
    assert modes["target"] == ["solo"] and modes["start"] == ["base", "split"]
    for game in games.values():  # what is said to be possible is, and nothing else
        for mode in game["modes"]:
            for option in game["options"]:
                for value in option["values"]:
                    for seats in mode["seats"]:
                        fits = value["seats"] <= seats <= (value["most"] or seats)
                        right = mode["id"] in option["modes"] and fits
                        if right or value["id"] != option["default"]:
                            order = (seats, mode["id"], 1, option["needs"] | {option["id"]: value["id"]})
                            assert right is may_be_set_up(served.hall.catalogue.game(game["id"]), order)


def may_be_set_up(game: Game, order: tuple[Any, ...]) -> bool:
    try:
        game.setup(*order)
    except GameError:
        return False
    return True


def test_texts_come_in_the_language_asked_for(served: Running) -> None:
    english = served.http.get("/api/games/septikon").json()
    spanish = served.http.get("/api/games/septikon?lang=es").json()
    assert english["about"] != spanish["about"]
    header = {"Accept-Language": "fr, es-AR;q=0.8, en;q=0.5"}
    assert served.http.get("/api/games/septikon", headers=header).json() == spanish
    assert served.http.get("/api/games/septikon?lang=xx").status_code == 400
    assert "game-title" in spanish["messages"]
    assert "\nwhy-" not in spanish["messages"], "what the server says itself is not sent"
    squares = spanish["domains"]["square"]
    assert len(squares["labels"]) == len(squares["names"]) and squares["labels"][0] == "a1"


def test_pictures_come_in_the_language_asked_for(served: Running) -> None:
    made, (ann, _) = served.strangers("septikon", options={"preset": "yes"})
    english = ann.until(lambda p: p["prompt"] or p["deciders"] == [1])
    seat = english["deciders"][0]
    spanish = served.join(made["table"], made["tokens"][str(seat)], lang="es")
    other = served.join(made["table"], made["tokens"][str(seat)], lang="en")
    assert spanish["prompt"]["text"] != other["prompt"]["text"]
    assert spanish["prompt"]["clause"] == other["prompt"]["clause"]
    spanish.do("lang", lang="en")
    spanish.until(lambda p: p["prompt"]["text"] == other["prompt"]["text"])
    with pytest.raises(Refused):
        spanish.do("lang", lang="xx")


def sections(served: Running, query: str = "", game: str = "septikon") -> list[Json]:
    found: list[Json] = served.http.get(f"/api/games/{game}/rules{query}").json()["sections"]
    return found


def test_rules_by_clause_and_by_word(served: Running) -> None:
    book = sections(served)
    (section,) = sections(served, "?clause=SEP-4.1")
    assert any(block["id"] == "SEP-4.1" for block in section["blocks"]) and len(book) > 1
    found = sections(served, "?find=laser+rocket")
    for section in found:
        for block in section["blocks"]:
            assert all(word in str((section["title"], block)).lower() for word in ("laser", "rocket"))
    assert found and sections(served, "?find=sep-4.1")[0]["blocks"][0]["id"] == "SEP-4.1"
    assert sections(served, "?find=") == []
    assert served.http.get("/api/games/septikon/rules?clause=SEP-99").status_code == 404
    assert served.http.get("/api/games/nogame/rules").status_code == 404


def test_every_prompt_and_log_line_has_a_clause_that_exists(served: Running) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = served.make("septikon", seats=seats, options={"preset": "yes"})
    ann = served.join(made["table"], made["tokens"]["0"])
    book = rulebook(rulewright.game("septikon"), "en").clauses
    for _ in range(4):
        ann.asked()
        assert ann["prompt"]["clause"] in book
        while ann["waiting"] is None:
            ann.act("choose", option=ann["options"][-1]["id"])
        ann.act("commit")
    assert all(line["clause"] in book for line in ann.log if line["clause"])


def test_variants_are_named_to_all(served: Running) -> None:
    made = served.make("septikon", mode="damage10", options={"preset": "yes", "cap": 50}, seed=5)
    summary = served.http.get(f"/api/tables/{made['table']}").json()
    assert summary["mode"] == "damage10" and summary["seeded"]
    assert {option["id"]: option["value"] for option in summary["options"]} == {"preset": "yes", "cap": "50"}
    made = served.make("ark_awakening", mode="awakening", seats=[{"kind": "me"}] * 2)
    named = [option["id"] for option in served.http.get(f"/api/tables/{made['table']}").json()["options"]]
    assert named == ["side", "complexity", "level1", "level2"], "no absent seat's and no faction on side A"
    made = served.make("ark_awakening", mode="guardians", seats=[{"kind": "me"}] * 2, options={"side": "b"})
    named = [option["id"] for option in served.http.get(f"/api/tables/{made['table']}").json()["options"]]
    assert named[-2:] == ["faction1", "faction2"]


def test_a_table_names_the_rules_the_content_and_the_package_that_it_began_with(served: Running) -> None:
    made = served.make("tidewrack", seats=[{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}])
    summary = served.http.get(f"/api/tables/{made['table']}").json()
    edition = {"rules": GAME.rules, "content": GAME.content_hash(), "package": rulewright.__version__}
    assert summary["edition"] == edition


def test_a_lesson_is_a_table_of_its_own_with_its_first_sentence(served: Running) -> None:
    games = {game["id"]: game for game in served.http.get("/api/games").json()["games"]}
    assert games["septikon"]["lesson"] == 12 and games["cellars"]["lesson"] is None
    made = served.make("septikon", lesson=True, seats=[{"kind": "me", "name": "Ann"}], mode="damage10")
    summary = served.http.get(f"/api/tables/{made['table']}").json()
    assert summary["lesson"] and summary["seeded"] and summary["mode"] == "standard"
    assert [(player["name"], player["bot"]) for player in summary["players"]] == [
        ("Ann", None), ("Novice", "novice"),
    ]  # fmt: skip
    spanish = served.http.get(f"/api/tables/{made['table']}", params={"lang": "es"}).json()
    assert spanish["players"][1]["name"] == "Novato", "as the page where it was chosen calls it"
    ann = served.join(made["table"], made["tokens"]["0"])
    ann.until(lambda p: bool(p["options"]))
    first, *others = ann["guide"]
    assert (first["id"], first["n"], first["option"]) == ("aim", 1, None)
    legal = {option["id"] for option in ann["options"]}
    assert others and all(step["option"] in legal for step in others if step["option"])


def test_at_any_other_table_the_coach_speaks_and_no_lesson(served: Running) -> None:
    _made, (ann, _bob) = served.seated("stress_botics", options={"starter": "a"})
    assert not ann["table"]["lesson"] and all(step["n"] == 0 for step in ann["guide"])


# --- bad input ------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "order",
    [
        {}, {"game": "chess"}, {"game": "septikon", "mode": "spilt"}, {"game": "septikon", "seats": []},
        {"game": "septikon", "seats": [{"kind": "me"}] * 9}, {"game": "septikon", "options": {"x": "y"}},
        {"game": "septikon", "options": {"preset": "maybe"}}, {"game": "septikon", "pace": "slow"},
        {"game": "septikon", "seats": [{"kind": "alien"}, {"kind": "me"}]}, {"game": "septikon", "seed": -1},
        {"game": "septikon", "seats": [{"kind": "bot", "bot": "deep"}, {"kind": "me"}]},
        {"game": "cellars", "seats": [{"kind": "bot", "bot": "greedy"}, {"kind": "me"}]},
        {"game": "septikon", "seats": [{"kind": "me", "name": "x" * 25}, {"kind": "open"}]},
        {"game": "cellars", "lesson": True}, {"game": "septikon", "surprise": 1},
        {"game": "septikon", "seed": 10**30},
    ],
)  # fmt: skip
def test_a_bad_order_is_refused_with_a_reason(served: Running, order: Json) -> None:
    answer = served.http.post("/api/tables", json=order)
    assert answer.status_code in (400, 404) and answer.json()["error"]


def test_what_is_not_there(served: Running) -> None:
    for path in (
        "/api/nothing",
        "/api/tables/none",
        "/api/tables/%00",
        "/api/tables/../x",
        "/api/tables/" + "a" * 900,
    ):
        assert served.http.get(path).status_code == 404, path
    assert served.http.delete("/api/tables").status_code == 405
    assert served.http.get("/api/records").status_code in (404, 405)


def test_too_much_is_refused(served: Running) -> None:
    big = served.http.post("/api/tables", content=b"{" + b" " * limits.BODY)
    assert big.status_code == 413
    assert served.http.post("/api/records", content=b" " * (limits.RECORD + 1)).status_code == 413
    made, _ = served.strangers()
    client = served.join(made["table"])
    client.send({"do": "chat", "text": "x" * 100_000})
    assert client.closed()


def test_a_socket_must_say_hello(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HELLO", 0.2)
    made, _ = served.strangers()
    for first, code in (
        (None, 4408),
        ("{}", 4400),
        ('{"do":"ping"}', 4400),
        ("nonsense", 4400),
        (b"\x00", 4400),
    ):
        with connect(f"ws://127.0.0.1:{served.port}/api/tables/{made['table']}/socket", proxy=None) as raw:
            if first is not None:
                raw.send(first)
            with closes(code):
                raw.recv(5)


def test_rates_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # no drop falls meanwhile
    with running(f"sqlite:///{tmp_path}/t.db", wide=False) as served:
        made = served.make("cellars", seats=[{"kind": "me"}, {"kind": "open"}])
        ann = served.join(made["table"], made["tokens"]["0"])
        codes = {served.http.post("/api/tables", json={"game": "cellars"}).status_code for _ in range(40)}
        assert codes == {201, 429}
        assert {served.http.get("/api/languages").status_code for _ in range(260)} == {200, 429}
        for _ in range(190):
            ann.send({"do": "ping"})
        while (answer := ann.receive())["type"] != "refused":
            assert answer["type"] in ("pong", "picture")
        assert answer["code"] == "limit"
        with suppress(ConnectionClosed):
            for _ in range(20_000):
                ann.send({"do": "ping"})
        assert ann.closed() == 4429


def test_a_slow_request_is_cut_off(served: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "READING", 0.3)
    with socket.create_connection(("127.0.0.1", served.port)) as raw:
        raw.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        raw.settimeout(5)
        assert b" 408 " in raw.recv(200).split(b"\r\n")[0]


# --- pages ----------------------------------------------------------------------------------------
def test_every_answer_carries_the_headers_that_keep_a_page_to_itself(served: Running) -> None:
    for path in ("/", "/t/abc", "/api/games", "/nothing.js", "/api/nothing"):
        headers = served.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy and "default-src 'none'" in policy
        assert "unsafe-inline" not in policy.split("style-src")[0] and "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"


def test_pages_come_from_the_package_and_from_nowhere_else(
    served: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(site, "STATIC", folder)
    missing = served.http.get("/")
    assert missing.status_code == 503 and "not built" in missing.text
    (folder / "index.html").write_text("<!doctype html><title>table</title>")
    (folder / "assets" / "a-123.js").write_text("1")
    assert "table" in served.http.get("/t/anything/here").text
    kept = served.http.get("/assets/a-123.js")
    assert kept.status_code == 200 and "immutable" in kept.headers["cache-control"]
    assert "javascript" in kept.headers["content-type"]
    for path in (
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/../../secret.txt",
        "//etc/passwd",
    ):
        with socket.create_connection(("127.0.0.1", served.port)) as raw:
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            answer = b""
            while part := raw.recv(4096):
                answer += part
        assert b" 404 " in answer.split(b"\r\n")[0] and b"secret" not in answer


@pytest.mark.parametrize(
    ("takes", "gets"),
    [
        ("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("", None),
        ("identity", None), ("br;q=0.0", None), ("BR", "br"),
    ],
)  # fmt: skip
def test_files_are_sent_as_small_as_the_browser_takes_them(
    served: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, takes: str, gets: str | None
) -> None:
    text = "let x = 1;\n" * 500
    (tmp_path / "assets").mkdir()
    for file in (tmp_path / "index.html", tmp_path / "assets" / "a-1.js"):
        file.write_text(text)
        file.with_name(file.name + ".gz").write_bytes(gzip.compress(text.encode(), mtime=0))
        file.with_name(file.name + ".br").write_bytes(b"brotli")
    (tmp_path / "plain.js").write_text(text)
    monkeypatch.setattr(site, "STATIC", tmp_path)
    for path, kind in (("/", "text/html"), ("/t/x", "text/html"), ("/assets/a-1.js", "javascript")):
        with served.http.stream("GET", path, headers={"Accept-Encoding": takes}) as answer:
            raw = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == gets and answer.headers["vary"] == "Accept-Encoding"
        assert kind in answer.headers["content-type"]
        assert (
            raw == {"br": b"brotli", "gzip": gzip.compress(text.encode(), mtime=0), None: text.encode()}[gets]
        )
        assert ("immutable" in answer.headers["cache-control"]) is path.startswith("/assets/")
    alone = served.http.get("/plain.js", headers={"Accept-Encoding": takes})
    assert alone.text == text and "content-encoding" not in alone.headers


def test_the_servers_own_words_are_complete_in_both_languages() -> None:
    folder = Path(site.__file__).parent
    keys = [
        set(re.findall(r"^([a-z-]+) =", (folder / "text" / f"{lang}.ftl").read_text(), re.M))
        for lang in ("en", "es")
    ]
    assert keys[0] == keys[1]
    code = "".join(file.read_text() for file in folder.glob("*.py"))
    for key in keys[0]:
        assert f'"{key.removeprefix("refused-")}"' in code or f'"{key}"' in code, f"unused: {key}"
    for key in re.findall(r'Refusal\("[a-z_]+", "([a-z-]+)"', code):
        assert f"refused-{key}" in keys[0], f"missing: {key}"


# --- fuzz -----------------------------------------------------------------------------------------
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)
SEATS = st.lists(
    st.fixed_dictionaries(
        {},
        optional={
            "kind": st.sampled_from(["me", "open", "bot", "x"]),
            "name": st.text(max_size=30),
            "bot": st.text(max_size=8),
        },
    ),
    max_size=5,
)
ORDERS = st.fixed_dictionaries(
    {"game": st.sampled_from(["septikon", "cellars", "tidewrack", "", "x/y"])},
    optional={
        "mode": st.sampled_from(["base", "standard", "duel", "no"]) | JSON,
        "options": st.dictionaries(st.sampled_from(["cap", "preset", "rounds", "x"]), JSON, max_size=3),
        "seats": SEATS, "public": st.booleans() | JSON, "seed": JSON, "pace": JSON, "chat": JSON,
    },
)  # fmt: skip

SAID = ["0 lock", "1 lock", "0 put a", "9 lock", "x", "", "0 resign"]


def reasonable(answer: httpx.Response) -> None:
    assert answer.status_code < 500, answer.text
    if answer.status_code >= 400:
        assert "Traceback" not in answer.text and 'File "' not in answer.text


@FUZZ
@given(body=ORDERS | JSON)
def test_fuzzed_orders_never_break_the_server(served: Running, body: object) -> None:
    reasonable(served.http.post("/api/tables", content=json.dumps(body).encode("utf-8", "surrogatepass")))


@FUZZ
@given(
    body=st.binary(max_size=300),
    path=st.sampled_from(["/api/tables", "/api/records", "/api/tables/x/seats/0"]),
)
def test_fuzzed_bytes_never_break_the_server(served: Running, body: bytes, path: str) -> None:
    reasonable(served.http.post(path, content=body))


@FUZZ
@given(data=st.data())
def test_fuzzed_records_never_break_the_server(served: Running, data: st.DataObject) -> None:
    record = {
        "format": data.draw(st.sampled_from([1, 2, None])), "game": "cellars", "rules": "1",
        "content": served.hall.catalogue.game("cellars").content_hash(), "mode": "base",
        "seats": data.draw(st.integers(-1, 5)), "options": data.draw(st.sampled_from([{}, {"x": "y"}])),
        "seed": data.draw(st.integers(-(1 << 70), 1 << 70)),
        "choices": data.draw(st.lists(st.sampled_from(SAID), max_size=9)),
    }  # fmt: skip
    reasonable(served.http.post("/api/records", content=json.dumps(record)))


@FUZZ
@given(
    parts=st.lists(st.text(max_size=20), min_size=1, max_size=5),
    query=st.dictionaries(st.sampled_from(["lang", "clause", "find"]), st.text(max_size=30)),
)
def test_fuzzed_addresses_never_break_the_server(
    served: Running, parts: list[str], query: dict[str, str]
) -> None:
    from urllib.parse import quote

    path = "/api/" + "/".join(quote(part.encode("utf-8", "surrogatepass"), safe="") for part in parts)
    safe = {key: value.encode("utf-8", "replace").decode() for key, value in query.items()}
    reasonable(served.http.get(path, params=safe))
    reasonable(served.http.get("/api/games/septikon/rules", params=safe))


COMMANDS = st.sampled_from(
    ["hello", "choose", "commit", "undo", "redo", "restart", "appeal", "reasons", "forecast", "ask_back"]
    + ["answer_back", "chat", "mute", "note", "leave", "return", "substitute", "webhook", "lang", "be"]
    + ["cover", "remove", "cancel", "look", "ping", "hint", "allow_hints", "review", "nonsense"]
)
FIELDS = {
    "decision": st.sampled_from(["0.0", "0.1", "1.0", ""]) | JSON, "option": st.integers(-5, 12) | JSON,
    "say": st.sampled_from(["put a", "lock", "resign", "put z", ""]) | JSON, "commit": st.booleans() | JSON,
    "agree": st.booleans() | JSON, "text": st.text(max_size=20) | JSON, "seat": st.integers(-2, 4) | JSON,
    "on": st.booleans() | JSON, "bot": st.sampled_from(["random", "casual", "greedy", "x"]) | JSON,
    "url": st.sampled_from(["http://127.0.0.1:1/", "x"]) | JSON,
    "lang": st.sampled_from(["en", "es", "x"]) | JSON, "token": st.text(max_size=5) | JSON, "ref": JSON,
}  # fmt: skip


@FUZZ
@given(
    commands=st.lists(
        st.tuples(COMMANDS, st.fixed_dictionaries({}, optional=FIELDS)), min_size=1, max_size=12
    )
)
def test_fuzzed_commands_never_break_a_table(served: Running, commands: list[tuple[str, Json]]) -> None:
    made, (ann, bob) = served.strangers("cellars")
    for what, values in commands:
        ann.send({"do": what, **values})
    assert ann.do("ping")["type"] == "pong"
    assert bob.do("ping")["type"] == "pong"
    fresh = served.join(made["table"], made["tokens"]["1"])
    bob.drain()
    assert fresh["shown"] == bob["shown"]
    for client in (ann, bob, fresh):
        client.close()
    del served.clients[-3:]


def test_what_a_game_prints_is_sent_small_to_who_takes_it(served: Running) -> None:
    path = "/api/games/septikon"
    sizes = {}
    for takes in ("gzip", "identity"):
        with served.http.stream("GET", path, headers={"Accept-Encoding": takes}) as answer:
            sizes[takes] = len(b"".join(answer.iter_raw()))
        assert answer.headers.get("content-encoding") == ("gzip" if takes == "gzip" else None)
        assert int(answer.headers["content-length"]) == sizes[takes]
    assert sizes["gzip"] * 3 < sizes["identity"]
    plain = served.http.get(path, headers={"Accept-Encoding": "identity"}).json()
    assert served.http.get(path, headers={"Accept-Encoding": "gzip"}).json() == plain


# --- coming back ----------------------------------------------------------------------------------
def test_who_holds_a_seat_reads_how_far_the_table_is_and_what_happened(served: Running) -> None:
    made, (ann, bob) = served.strangers("septikon", options={"preset": "yes"})
    mover, other = (ann, bob) if ann["options"] else (bob, ann)
    while mover["deciders"] == [mover["seat"]]:
        if mover["waiting"]:
            mover.act("commit")
        else:
            mover.choose(mover["options"][0]["notation"])
    other.asked()
    path = f"/api/tables/{made['table']}"
    held = {"Authorization": f"Bearer {made['tokens'][str(other['seat'])]}"}
    told = served.http.get(path, headers=held).json()
    assert (told["unit"], told["count"]) == ("turn", "2") and told["since"] > 0
    stranger = served.http.get(path).json()
    assert (stranger["unit"], stranger["count"], stranger["since"]) == ("", "", 0)
    assert served.http.get(path, headers={"Authorization": "Bearer nobody"}).status_code >= 400
