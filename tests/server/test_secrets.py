"""Nothing leaves that the rules keep secret: not in pictures, logs, forecasts, frames, errors or records."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

import rulewright
from rulewright.cli import main
from rulewright.core import records
from rulewright.core.draft import Draft
from rulewright.core.rng import Keyed, Rng, is_key, seeded
from rulewright.core.state import State
from rulewright.core.texts import texts
from rulewright.server import entries as kept
from rulewright.server import shapes
from rulewright.server.catalogue import Catalogue
from rulewright.server.picture import Presence, Window
from rulewright.server.table import Table, eye
from tests.server.given import TOYS, Client, Json, Running, dealt, logged, play_until
from tests.toys.cellars import GAME as CELLARS

CATALOGUE = Catalogue(TOYS)


def table_of(game: str, seats: int, seed: int, mode: str = "base") -> Table:
    found = CATALOGUE.game(game)
    made = kept.Made(
        game=game, rules=found.rules, content=found.content_hash(), mode=mode, seats=seats,
        options={}, at=0, invite="",
    )  # fmt: skip
    table = Table("t", found, made)
    for seat in range(seats):
        table.take(kept.Sat(seat, f"P{seat}", "x"))
    table.take(kept.Began(seed))
    return table


def turn(table: Table, rng: Rng) -> None:
    """Let everybody who is asked answer at random, as far as a commit."""
    drafts = []
    for seat in table.deciders:
        draft = Draft(dealt(table), seat)
        while draft.waiting is None:
            options = draft.state.options(seat)
            draft.choose(options[rng.below(len(options))])
        drafts.append(draft)
    text = table.game.vocabulary.text
    table.take(kept.Played([(d.seat, text(o)) for d in drafts for o in d.choices]))


def everything(table: Table, seat: int | None) -> bytes:
    """All that a viewer could get out of a table now."""
    window = Window(table, seat, "en")
    out = [window.picture(Presence(), 0, 0), shapes.encode(window.tell())]
    if seat is not None and seat in table.deciders:
        out.append(shapes.encode(window.reasons()))
        for option in dealt(table).options(seat):
            out.append(shapes.encode(window.forecasts(seat, [option])))
    return b"\n".join(out)


def compare_worlds(table: Table, rng: Rng, turns: int) -> int:
    """Show each viewer the truth and a guess of it, turn by turn; how often the guess was another world."""
    different = 0
    for _ in range(turns):
        truth = dealt(table)
        if truth.over:
            break
        for seat in (None, *range(truth.seats)):
            expected = everything(table, seat)
            guess = truth.sample(eye(seat), rng)
            guess.log = truth.log
            different += any(guess.view(other) != truth.view(other) for other in range(truth.seats))
            table.state = guess
            received = everything(table, seat)
            table.state = truth
            assert received == expected, f"seat {seat}, version {table.version}"
        turn(table, rng)
    return different


@pytest.mark.parametrize("seed", range(4))
def test_what_a_viewer_cannot_know_changes_no_byte_it_receives(seed: int) -> None:
    assert compare_worlds(table_of("tidewrack", 3, seed), seeded(seed + 90), 400) > 10


@pytest.mark.parametrize("game", [game.id for game in CATALOGUE.all() if game.ready])
def test_nor_in_any_game(game: str) -> None:
    for mode, counts in CATALOGUE.game(game).modes.items():
        compare_worlds(table_of(game, counts[-1], 3, mode), seeded(5), 8)


@pytest.mark.parametrize("game", ["tidewrack", "cellars"])
def test_drafts_of_others_change_no_byte(game: str) -> None:
    table, rng = table_of(game, 3, 1), seeded(4)
    for _ in range(6):
        if dealt(table).over:
            break
        for drafter in table.deciders:
            others = [seat for seat in (None, 0, 1, 2) if seat != drafter]
            before = [everything(table, seat) for seat in others]
            options = dealt(table).options(drafter)
            said = table.game.vocabulary.text(options[rng.below(len(options))])
            table.take(kept.Drafted(drafter, [said]))
            assert [everything(table, seat) for seat in others] == before
            table.take(kept.Drafted(drafter, []))
        turn(table, rng)


def play_out(clients: list[Client]) -> None:
    """A whole game with hurried but legal choices; some are tried and taken back."""
    tried = 0
    while True:
        going = False
        for client in clients:
            client.drain()
            if client["outcome"] is not None:
                continue
            going = True
            if client["locked"] or client["decision"] is None:
                continue
            if client["waiting"] is not None:
                client.act("commit")
            elif client["options"]:
                tried += 1
                option = client["options"][tried % len(client["options"])]
                client.do("forecast", option=option["id"])
                client.act("choose", option=option["id"])
                if tried % 5 == 0 and client["undo"]["possible"]:
                    client.act("undo")
        if not going:
            return


def watched(served: Running, seats: int, rounds: int) -> tuple[Json, Table, list[Client], Client]:
    """A whole game that somebody looks on at."""
    made, clients = served.strangers("tidewrack", seats, options={"rounds": rounds})
    watcher = served.join(made["table"])
    play_out(clients)
    watcher.until(lambda p: p["outcome"] is not None)
    return made, served.hall._rooms[made["table"]].table, clients, watcher


def test_the_traffic_of_spectators_and_opponents_holds_no_secret(served: Running) -> None:
    _, table, clients, watcher = watched(served, seats=3, rounds=2)
    shown = silent = 0
    for client in (watcher, *clients):
        allowed = {entry_text(line) for line in client.log}
        for raw in client.raw:
            message = json.loads(raw)
            if message["type"] != "picture":
                continue
            assert {entry_text(line) for line in message["log"]["entries"]} <= allowed
            if message["shown"] is None or message["draft"]:
                continue
            right = table.at(message["version"]).shown(client["seat"])
            assert message["shown"] == json.loads(shapes.encode(right))
            shown += 1
        heard = [e for e in logged(table) if e.who >> eye(client["seat"]) & 1]
        assert len(client.log) == sum(texts(table.game, "en").tells(e.line) for e in heard)
        silent += len(heard) - len(client.log)
    assert silent  # choices that are not worth a line
    assert shown > 20 and len(watcher.log) < len(logged(table))  # something was secret
    seed = str(table.seed)
    assert not any(seed in raw for client in (watcher, *clients) for raw in client.raw)


def entry_text(line: Json) -> tuple[str, str]:
    return line["key"], line["text"]


SECRET: dict[str, tuple[str, ...]] = {  # cards with names that nothing else has
    "age_of_automaton": ("equipment", "research", "sale", "specialist"),
    "ark_awakening": ("mission", "artifact"),
}


@pytest.mark.parametrize(("game", "mode"), [("age_of_automaton", "standard"), ("ark_awakening", "fallout")])
def test_a_whole_game_tells_a_spectator_and_a_rival_no_secret(served: Running, game: str, mode: str) -> None:
    """Every message of a game to those who ask for all that a page asks for, against what was never shown."""
    made, (ann, _) = served.strangers(game, seed=3, mode=mode)
    rival = served.join(made["table"], made["tokens"]["1"], ahead=True)
    watcher = served.join(made["table"], ahead=True)
    play_until([ann, rival, watcher], lambda: watcher["outcome"], random.Random(4))
    for viewer in (rival, watcher):
        heard = [json.loads(raw) for raw in viewer.raw]
        assert sum(message["type"] == "picture" for message in heard) > 50
        compare(heard, served.hall._rooms[made["table"]].table, eye(viewer["seat"]))


def compare(heard: list[Json], table: Table, who: int) -> None:
    """No name of a card that this eye has never seen, nor one like it, is in anything that came till then."""
    pieces = table.game.pieces
    unseen = {kind for kind in pieces if kind[0].name in SECRET[table.game.id]}
    secret = re.compile("")
    looked, checked = -1, 0
    for message, version in zip(heard, versions(heard), strict=True):
        while looked < version:
            looked += 1
            dark = hidden(table.at(looked), who)
            unseen -= {kind for card, kind in enumerate(pieces) if card not in dark}
            names = [texts(table.game, "en").name(*kind) for kind in unseen]
            labels = [domain.labels[value] for domain, value in unseen]
            secret = re.compile(rf"\b({'|'.join(map(re.escape, names + labels))})\b")
        words = json.dumps({key: value for key, value in message.items() if key != "table"})
        assert not unseen or not secret.search(words)
        checked += len(unseen)
        if message.get("outcome"):
            break
    assert checked > 1000, "there was something to tell"


def versions(heard: list[Json]) -> list[int]:
    """Of which state each message is: an answer may be of one whose picture is still on its way."""
    out: list[int] = []
    version = -1
    for message in reversed(heard):
        version = int(message.get("version", version))
        out.append(version)
    return out[::-1]


def hidden(s: State, who: int) -> set[int]:
    dark = [zone for zone in s.zones() if not zone.content >> who & 1]
    return {zone.cards[place] for zone in dark for place in s.unknown(who, zone)}


def test_the_record_is_out_only_when_the_game_is_over(served: Running) -> None:
    made, (ann, bob) = served.strangers("cellars")
    path = f"/api/tables/{made['table']}/record"
    mine = {"Authorization": f"Bearer {made['tokens']['0']}"}
    assert served.http.get(path).status_code == 403
    refused = served.http.get(path, headers=mine)
    assert refused.status_code == 403 and "secret" in refused.json()["error"]
    bob.do("appeal", option=bob["appeals"][0]["id"])
    ann.until(lambda p: p["outcome"] is not None)
    record = served.http.get(path).json()
    assert record["game"] == "cellars" and record["choices"] == ["1 resign"]


def test_no_record_tells_the_cards_of_bots_or_the_dice_to_come(served: Running) -> None:
    made = served.make("cellars", seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
    path = f"/api/tables/{made['table']}/record"
    mine = {"Authorization": f"Bearer {made['tokens']['0']}"}
    for where in (path, path + "?to=0"):
        refused = served.http.get(where, headers=mine)
        assert refused.status_code == 403 and "secret" in refused.json()["error"]


def test_frames_show_the_past_with_ones_own_eyes(served: Running) -> None:
    made, table, clients, watcher = watched(served, seats=2, rounds=1)
    for version in range(table.version + 1):
        for seat, client in enumerate((*clients, watcher)):
            who = seat if seat < 2 else None
            headers = {"Authorization": f"Bearer {made['tokens'][str(seat)]}"} if who is not None else {}
            frame = served.http.get(f"/api/tables/{made['table']}/frames/{version}", headers=headers).json()
            assert frame["shown"] == json.loads(shapes.encode(table.at(version).shown(who)))
            assert frame["entries"] == sum(line["version"] <= version for line in client.log)
    assert frame["outcome"] == watcher["outcome"]
    bad = served.http.get(f"/api/tables/{made['table']}/frames/{table.version + 1}")
    assert bad.status_code == 400 and "versions: 0 to" in bad.json()["error"]


def test_an_exported_record_comes_back_version_by_version(served: Running) -> None:
    made, clients = served.strangers("tidewrack", 2, options={"rounds": 1})
    play_out(clients)
    record = served.http.get(f"/api/tables/{made['table']}/record")
    again = served.http.post("/api/records", content=record.content).json()
    assert set(again["tokens"]) == {"0", "1"}
    ann = served.join(again["table"], again["tokens"]["0"])
    assert ann["outcome"]["scores"] == clients[0]["outcome"]["scores"]
    assert ann["version"] == clients[0]["version"]
    assert ann["shown"] == clients[0]["shown"] and ann["table"]["seeded"]


def test_an_exported_record_replays_at_the_command_line(served: Running, tmp_path: Path) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    made = served.make("septikon", seats=seats, options={"preset": "yes"})
    ann = served.join(made["table"], made["tokens"]["0"])
    for _ in range(3):
        ann.asked()
        while ann["waiting"] is None:
            ann.act("choose", option=ann["options"][0]["id"])
        ann.act("commit")
    ann.asked()
    ann.do("appeal", option=next(o["id"] for o in ann["appeals"] if o["verb"] == "resign"))
    ann.until(lambda p: p["outcome"] is not None)
    file = tmp_path / "record.json"
    file.write_bytes(served.http.get(f"/api/tables/{made['table']}/record").content)
    assert main(["replay", str(file), "--verify"]) == 0
    assert rulewright.replay(file.read_text()).outcome().scores == ann["outcome"]["scores"]


def test_a_table_draws_from_a_key_and_its_record_replays(served: Running) -> None:
    made, (_, bob) = served.strangers("cellars")
    table = served.hall._rooms[made["table"]].table
    assert isinstance(table.seed, str) and is_key(table.seed) and type(dealt(table).rng) is Keyed
    bob.do("appeal", option=bob["appeals"][0]["id"])
    bob.until(lambda p: p["outcome"] is not None)
    record = served.http.get(f"/api/tables/{made['table']}/record").text
    assert json.loads(record)["seed"] == table.seed
    assert records.replay(CELLARS, record).over
    opened = served.http.post("/api/records", content=record)
    assert opened.status_code == 201
    assert table.seed not in "".join(bob.raw)


def test_what_a_bot_drafts_in_a_persons_place_is_told_to_nobody() -> None:
    table = table_of("tidewrack", 2, seed=3)
    rng = seeded(1)
    while table.together:
        turn(table, rng)
    (seat,) = table.deciders
    window = Window(table, seat, "en")
    plain = window.tell()
    drafts = [Draft(dealt(table), seat) for _ in table.draft(seat).state.options(seat)]
    for draft, option in zip(drafts, table.draft(seat).state.options(seat), strict=True):
        draft.choose(option)
    table.take(kept.Stood(seat, "random"))
    for draft in drafts:
        table.drafts[seat] = draft
        assert window.tell() == plain and not window.reasons().refused
    table.take(kept.Stood(seat, None))
    own = []
    for draft in drafts:
        table.drafts[seat] = draft
        own.append(window.tell())
    assert any(told != plain for told in own)  # one's own draft is told
