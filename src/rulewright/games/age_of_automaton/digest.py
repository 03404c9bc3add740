"""Age of Automaton in few words for the terminal: seat cards, what a choice is about and changes."""

from __future__ import annotations

from rich.text import Text

from rulewright.core.chips import Figures
from rulewright.core.look import FAINT, QUIET, TEXT
from rulewright.core.shown import named
from rulewright.core.texts import Texts
from rulewright.core.verbs import Option
from rulewright.games.age_of_automaton.catalogue import printed, told_amounts
from rulewright.games.age_of_automaton.shown import Achievement, Shown
from rulewright.games.age_of_automaton.telling import bundle, tokens, told_figures, told_round


def facts(seen: Shown, texts: Texts) -> list[str]:
    """Round and phase; in the Action phase the Market."""
    out = [told_round(seen, texts)]
    if seen.market and seen.phase not in ("setup", "end"):
        out.append(texts.say("board-market", colours=" ".join(seen.market)))
    return out


def own_seat(seen: Shown, seat: int) -> int:
    """Whose board is near; a spectator's is the first."""
    return seat if 0 <= seat < len(seen.seats) else 0


# --- what is printed -----------------------------------------------------------------------------------
def equipment_line(seen: Shown, seat: int, id: str, texts: Texts) -> str:
    """With the price of a card that can be bought, where it is another one for this seat."""
    found = printed(texts).equipment[id]
    price = next((card.prices[seat] for card in seen.rows[0].cards if card.id == id), found.cost)
    if price == found.cost:
        return found.said
    return f"{found.said} " + texts.say("told-price", price=told_amounts(texts, price))


def achievement_line(one: Achievement, seat: int, texts: Texts) -> str:
    found = printed(texts).achievements[one.id]
    return texts.say(
        "about-achievement",
        name=found.name,
        requirement=found.requirement.said,
        gains=found.gains.said,
        missing=one.towards.missing[seat],
    )


def track_line(seen: Shown, seat: int, number: int, texts: Texts) -> str:
    """The next space of a Prospect track."""
    track, at = printed(texts).tracks[number], seen.tracks[number].markers[seat]
    if at == len(track.spaces):
        return texts.say("about-top", name=track.name)
    space = track.spaces[at]
    return texts.say(
        "about-track",
        name=track.name,
        space=space.space,
        credits=space.pay,
        research=space.research,
        sales=space.sales,
        gains=space.gains.said,
        vp=space.vp,
    )


def about(seen: Shown, seat: int, option: Option, texts: Texts) -> list[str]:
    """What is printed on the thing that a choice names."""
    print, verb = printed(texts), texts.game.vocabulary.verb(option)
    args = named(verb.domains, verb.arguments(option))
    out = [track_line(seen, seat, n, texts) for n, t in enumerate(seen.tracks) if t.id == args.get("track")]
    out += [achievement_line(a, seat, texts) for a in seen.achievements if a.id == args.get("achievement")]
    if "equipment" in args:
        out.append(equipment_line(seen, seat, args["equipment"], texts))
    if "research" in args:
        out.append(print.research[args["research"]].said)
    if "sale" in args:
        out.append(print.sales[args["sale"]].said)
    if "specialist" in args:
        out.append(print.specialists[args["specialist"]].said)
    return out


# --- a seat ----------------------------------------------------------------------------------------------
def card(seen: Shown, seat: int, texts: Texts, room: tuple[int, int]) -> Text:
    """What is public of a player: as many lines as there is room for."""
    width, height = room
    out = Text(no_wrap=True)
    own = seen.seats[seat]
    if height >= 6:
        for name, value in told_figures(seen, own, texts)[:height]:
            out.append(f"{texts.say(f'figure-{name}')[:12]:<13}", FAINT)
            out.append(f"{value[: max(0, width - 13)]}\n", TEXT)
    else:
        n = own.counts
        short = f"{n.vp} (~{n.score}) · ¤{n.credits} · {bundle(tokens(own))} · rep {n.reputation}"
        out.append(short[:width], QUIET)
    out.rstrip()
    return out


def figures(seen: Shown, texts: Texts, names: list[str]) -> dict[str, Figures]:
    """The figures of every player, and the places taken in the next turn order."""
    out: dict[str, Figures] = {}
    for own in seen.seats:
        told = told_figures(seen, own, texts)
        out[names[own.seat]] = {texts.say(f"figure-{name}"): value for name, value in told}
    places = [names[seat] if seat is not None else "·" for seat in seen.next_order]
    return {**out, "": {texts.say("board-next"): " ".join(places)}}


def lore(seen: Shown, seat: int, texts: Texts) -> list[str]:
    """Every card, achievement and track, with the prices of who looks."""
    print, me = printed(texts), own_seat(seen, seat)
    lines = [equipment_line(seen, me, id, texts) for id in print.equipment]
    lines += [one.said for kind in (print.research, print.sales, print.specialists) for one in kind.values()]
    lines += [achievement_line(one, me, texts) for one in seen.achievements]
    return lines + [track_line(seen, me, number, texts) for number in range(len(seen.tracks))]
