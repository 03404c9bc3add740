"""Commands about one game: play it at this terminal, or replay a record of it."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

import rulewright
from rulewright.bots import bot, every, names, usual
from rulewright.cli.arguments import (
    GameId,
    Json,
    Language,
    Mode,
    Set,
    bot_names,
    flag,
    language,
    settings,
    whole,
    words,
)
from rulewright.cli.shown import print_json
from rulewright.core import records
from rulewright.core.data import fingerprint, save
from rulewright.core.errors import GameError, RecordError, brief, meant
from rulewright.core.game import Game
from rulewright.core.look import SEAT_LETTERS
from rulewright.core.rng import new_key
from rulewright.core.state import Entry, State
from rulewright.core.zones import EVERYONE, SPECTATOR, only
from rulewright.terminal.seats import NAMED, YOU, person

if TYPE_CHECKING:
    from rulewright.core.texts import Texts

BOTS = f"a bot ({', '.join(names())})"


def play(
    game: GameId,
    /,
    *,
    mode: Mode = None,
    seats: Annotated[
        str | None,
        Parameter(help=f"Who sits where, with commas: you, name:Ada for another person, or {BOTS}."),
    ] = None,
    bots: Annotated[
        str | None,
        Parameter(
            help="Instead of --seats: the bots you play against, with commas; your own as module:Class.",
            completer=bot_names,
        ),
    ] = None,
    seed: Annotated[int | None, whole("Fixes all chance in the game; any if not given.")] = None,
    set_: Set = None,
    lang: Language = "en",
    plain: Annotated[bool, flag("Lines of text instead of a full screen.")] = False,
    record: Annotated[Path | None, Parameter(help="Write the record of the game to this file.")] = None,
    auto_end: Annotated[bool, flag("End your turns without asking once more.")] = False,
) -> int:
    found = rulewright.game(game)
    who = seated(found, mode, seats if bots is None else against(found, mode, seats, bots))
    options = settings(set_, found)
    language(lang)
    writable(record)
    chance = new_key() if seed is None else seed
    people = [word for word in who if person(word)]
    chosen = found.setup(len(who), mode, chance, options, bots=not people)
    full = not plain and sys.stdin.isatty() and sys.stdout.isatty()
    from rulewright.terminal.table import Table

    table = Table(found, who, chosen.mode, chance, options, lang, auto_end)  # refuses what the rules refuse
    words = table.texts
    told_seed = "" if seed is None else ", " + words.say("table-seed", number=seed)
    print(f"{found.title}, {words.say(f'mode-{chosen.mode}')}{told_seed}", flush=True)
    screen = import_module("rulewright.terminal.app" if full else "rulewright.terminal.plain")
    code: int = screen.run(table, record)
    return code


def seated(game: Game, mode: str | None, given: str | None) -> list[str]:
    """A word for each seat; without any, you and bots."""
    if given is None:
        return [YOU] + [usual(game)] * (game.seats(mode)[0] - 1)
    who = words(given)
    for word in who:
        if any("\ud800" <= letter <= "\udfff" for letter in word):  # a wrongly encoded name
            raise GameError(f"bad seat {brief(word)}: it holds half a character; a name is text in UTF-8")
        if person(word):
            continue
        if word == NAMED or (":" not in word and word not in every()):
            known = ", ".join([YOU, "name:NICKNAME", *names(), "module:Class"]) + meant(word, [YOU, *every()])
            raise GameError(f"unknown seat {brief(word)}; a seat is one of: {known}")
        bot(word)  # one that cannot be made is refused now
    return who


def against(game: Game, mode: str | None, seats: str | None, given: str) -> str:
    """You and these bots; a single one takes all other seats of the smallest table, but at least one."""
    if seats is not None:
        raise GameError("--seats says who sits where, --bots whom you play against; give one of them")
    bots = words(given)
    others = bots * max(1, game.seats(mode)[0] - 1) if len(bots) == 1 else bots
    return ",".join([YOU, *others])


def writable(file: Path | None) -> None:
    """Refuse now what could not be written after the game."""
    if file is None:
        return
    why: str | None = None
    try:
        if file.is_dir():
            why = "it is a folder"
        elif not file.absolute().parent.is_dir():
            why = f"there is no folder {file.parent}"
    except OSError as error:  # its name is too long
        why = error.strerror
    if why is not None:
        raise GameError(f"cannot write the record to {file}: {why}")


def replay(
    file: Annotated[Path, Parameter(help="A record, as `play --record` writes it.")],
    /,
    *,
    verify: Annotated[bool, flag("Only say whether it replays, and to what.")] = False,
    to: Annotated[int | None, whole("Stop after so many choices.")] = None,
    lang: Language = "en",
    json: Json = False,
) -> None:
    from rulewright.core.texts import texts

    language(lang)
    data = contents(file)
    kept = records.read(data)
    game = rulewright.game(kept.game)
    if to is not None and not 0 <= to <= len(kept.choices):
        raise GameError(
            f"cannot replay to choice {brief(to)}; the record has choices 0 to {len(kept.choices)}"
        )
    s = records.replay(game, data, to, log=not verify)
    if json:
        print_json(story(s, kept, None if verify else texts(game, lang)))
    elif verify:
        stands = standing(s, kept, texts(game, lang))
        print(f"{file}: {game.id} {kept.mode}, {stands}, fingerprint {fingerprint(save(s))}")
    else:
        tell(s, kept, texts(game, lang))


def contents(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{file}: not a record: it is not text") from None
    except OSError as error:
        raise RecordError(f"cannot read {file}: {error.strerror}") from None


def standing(s: State, kept: records.Record, words: Texts) -> str:
    seat = "over" if s.over else SEAT_LETTERS[s.actor]
    return words.say("table-replayed", made=s.turns, all=len(kept.choices), seat=seat)


def players(s: State, words: Texts) -> list[str]:
    """A record knows no names: players by the letters of their seats."""
    return [words.player(seat) for seat in range(s.seats)]


def story(s: State, kept: records.Record, words: Texts | None) -> dict[str, Any]:
    """A replayed record as data; without words, no log."""
    out: dict[str, Any] = {
        "game": kept.game,
        "mode": kept.mode,
        "seats": kept.seats,
        "options": kept.options,
        "seed": kept.seed,
        "choices": len(kept.choices),
        "replayed": s.turns,
        "over": s.over,
        "fingerprint": fingerprint(save(s)),
    }
    if words is not None:
        out["log"] = [{"turn": turn, "text": text} for turn, text in told(s, words)]
    if s.over:
        end = s.outcome()
        out["outcome"] = {
            "ending": end.ending.message.key,
            "ranks": end.ranks,
            "scores": end.scores,
            "winners": end.winners,
        }
    return out


def told(s: State, words: Texts) -> list[tuple[int, str]]:
    """The log in words, each line with the number of choices before it."""
    names = players(s, words)
    return [(entry.turn, words.entry(entry, names)) for entry in known(s, words)]


def known(s: State, words: Texts) -> list[Entry]:
    """The log for who may know all: what some were told otherwise than the rest, as they heard it."""
    said = [entry for entry in s.log or () if words.tells(entry.line)]
    return [entry for entry in said if entry.who == EVERYONE or not entry.who & only(SPECTATOR)]


def tell(s: State, kept: records.Record, words: Texts) -> None:
    """The log in words, each turn below its headline, then how the game stands."""
    from rulewright.core.turns import headline, turns
    from rulewright.terminal.story import counted, verdict

    names = players(s, words)
    mode = words.say(f"mode-{kept.mode}")
    seed = str(kept.seed)
    print(words.say("table-record", game=words.game.title, mode=mode, seats=kept.seats, seed=seed))
    for group in turns(known(s, words), words.game.vocabulary):
        print(f"\n── {words.entry(group.head, names)} ──" if group.head is not None else "")
        for turn in group.turns:
            if len(turn.entries) > 1:
                print(f"▸ {headline(turn, words, names, SPECTATOR)}")
            for entry in turn.entries:
                print(f"{entry.turn:4}  {words.entry(entry, names)}")
    print(f"\n{standing(s, kept, words)}")
    if s.over:
        end = s.outcome()
        for line in (words.line(end.ending, names), *verdict(end, words, names), *counted(end, words, names)):
            print(f"  {line}")
