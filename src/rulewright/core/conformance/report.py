"""What the suite found: by configuration and promise, how often it looked and what was broken."""

from __future__ import annotations

from dataclasses import dataclass, field

SHOWN = 3  # failures kept of one promise in one configuration; the others are only counted


@dataclass
class Place:
    """Where in which game."""

    configuration: str
    seed: int
    decision: int = 0

    def __str__(self) -> str:
        return f"{self.configuration}, seed {self.seed}, decision {self.decision}: "


@dataclass(frozen=True)
class Failure:
    """A broken promise: where to find it again and what was wrong."""

    promise: str
    where: str
    what: str

    def __str__(self) -> str:
        return f"{self.promise}: {self.where}{self.what}"


@dataclass
class Tally:
    """One promise in one configuration."""

    looks: int = 0
    broken: int = 0


@dataclass
class Report:
    """All promises of a game. `str(report)` is for people."""

    game: str
    tallies: dict[str, dict[str, Tally]] = field(default_factory=dict)  # by configuration and promise
    failures: list[Failure] = field(default_factory=list)
    games: int = 0
    decisions: int = 0

    @property
    def ok(self) -> bool:
        return not self.failures

    @property
    def broken(self) -> set[str]:
        """The names of the promises that were broken somewhere."""
        return {failure.promise for failure in self.failures}

    def looks(self, promise: str) -> int:
        return sum(tallies[promise].looks for tallies in self.tallies.values() if promise in tallies)

    def tally(self, promise: str, at: Place | None) -> Tally:
        """Without a place: of the game as a whole."""
        configuration = at.configuration if at is not None else "card and files"
        return self.tallies.setdefault(configuration, {}).setdefault(promise, Tally())

    def count(self, promise: str, at: Place | None) -> None:
        self.tally(promise, at).looks += 1

    def add(self, promise: str, at: Place | None, what: str) -> None:
        tally = self.tally(promise, at)
        tally.broken += 1
        if tally.broken <= SHOWN:
            self.failures.append(Failure(promise, str(at) if at is not None else "", what))

    def __str__(self) -> str:
        lines = [f"{self.game}: {self.games} games, {self.decisions} decisions"]
        for configuration, tallies in self.tallies.items():
            looks = sum(tally.looks for tally in tallies.values())
            broken = [f"{name} {tally.broken}" for name, tally in tallies.items() if tally.broken]
            kept = "broken: " + ", ".join(broken) if broken else "all kept"
            lines.append(f"  {configuration}: {looks} looks, {kept}")
        return "\n".join(lines + [f"  - {failure}" for failure in self.failures])
