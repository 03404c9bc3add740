"""How a game ended: ranks, scores by source, tie-breaks and the sentence that ended it."""

from __future__ import annotations

from rulewright.core.verbs import Line


class Row:
    """One row of the score sheet or one tie-break: a value for each seat. Its name is a text `row-NAME`.

    A row that only concerns some seats says which: of the others nothing is told.
    """

    def __init__(self, name: str, values: list[int], seats: list[int] | None = None) -> None:
        self.name = name
        self.values = values
        self.seats: list[int] = list(range(len(values))) if seats is None else seats


class Outcome:
    """Scores are the sums of the sheet; ranks follow from scores, then from the tie-breaks in order.

    Where a game has something that counts more than any score, rows of `first` are compared before it.
    """

    def __init__(
        self,
        ending: Line,
        sheet: list[Row],
        ties: list[Row],
        facts: list[Row],
        first: list[Row] | None = None,
        losers: list[int] | None = None,
        shared: bool = False,
    ) -> None:
        self.ending = ending
        self.sheet = sheet
        self.ties = ties  # more is better
        self.facts = facts  # worth reporting, without weight
        self.first = first if first is not None else []  # more is better
        self.losers = losers if losers is not None else []  # seats that do not win, whatever their rank
        self.shared = shared  # a side wins or loses as one, whatever the scores of its seats
        seats = range(len(sheet[0].values))
        self.scores = [sum([row.values[seat] for row in sheet]) for seat in seats]
        standing = [
            [row.values[seat] for row in self.first]
            + [self.scores[seat]]
            + [row.values[seat] for row in ties]
            for seat in seats
        ]
        self.ranks = [1 + len([1 for other in standing if other > standing[seat]]) for seat in seats]

    @property
    def winners(self) -> list[int]:
        """The seats of the first rank; none where all have lost."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1 and seat not in self.losers]
