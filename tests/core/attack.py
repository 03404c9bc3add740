"""The dice to come from the dice seen, where a multiply-with-carry generator rolls them.

Its state grows by one factor: x' = x * MULTIPLIER modulo P. The upper two bits of what is drawn are those of
the following state, so a die of 0, 2, 3 or 5 tells in which quarter of P that state lies. Fifty such quarters
are a lattice problem that textbook LLL solves.
"""

from __future__ import annotations

from rulewright.core.rng import MULTIPLIER, Rng

P = MULTIPLIER * (1 << 32) - 1
QUARTER = {0: 0, 2: 1, 3: 2, 5: 3}
USED = 54  # quarters: fewer are quicker and sometimes not enough
ROUGH = 1000  # multiples after which floating point has to look again
STEPS = 12_000  # of which ten thousand are enough
MARK = P // 14  # about as long as the errors


def forged(dice: list[int]) -> Rng | None:
    """The generator that rolled these dice (0 to 5), ready for the next one; none if none is found."""
    known = [(at, QUARTER[die]) for at, die in enumerate(dice) if die in QUARTER]
    return solved(dice, known[:USED]) or solved(dice, known[-USED:])


def solved(dice: list[int], known: list[tuple[int, int]]) -> Rng | None:
    """From the quarters known at some of the dice."""
    first = known[0][0]
    middles = [(2 * quarter + 1) * P // 8 for _, quarter in known]
    powers = [pow(MULTIPLIER, at - first, P) for at, _ in known]
    basis = [[P if i == j else 0 for j in range(USED)] + [0] for i in range(1, USED)]
    basis += [[*powers, 0], [-middle for middle in middles] + [MARK]]
    for row in reduced(basis):
        if abs(row[-1]) == MARK:
            following = middles[0] + (row[0] if row[-1] > 0 else -row[0])
            rng = Rng(following * pow(MULTIPLIER, -1, P) % P)
            if [rng.below(6) for _ in dice[first + 1 :]] == dice[first + 1 :]:
                return rng
    return None


def reduced(basis: list[list[int]]) -> list[list[int]]:
    """LLL: exact vectors, orthogonalised in floating point."""
    size = len(basis)
    vectors = [[float(x) for x in row] for row in basis]
    mu = [[0.0] * size for _ in basis]
    products = [[0.0] * size for _ in basis]

    def orthogonalise(k: int) -> None:
        for j in range(k + 1):
            dot = sum(map(float.__mul__, vectors[k], vectors[j]))
            products[k][j] = dot - sum(map(float.__mul__, mu[j][:j], products[k][:j]))
            if j < k:
                mu[k][j] = products[k][j] / products[j][j]

    def shorten(k: int) -> int:
        """By the earlier vectors; gives the largest multiple that was taken off."""
        most = 0
        for j in range(k - 1, -1, -1):
            times = round(mu[k][j])
            if times:
                most = max(most, abs(times))
                basis[k] = [x - times * y for x, y in zip(basis[k], basis[j])]
                mu[k][:j] = [x - times * y for x, y in zip(mu[k][:j], mu[j][:j])]
                mu[k][j] -= times
        vectors[k] = [float(x) for x in basis[k]]
        return most

    orthogonalise(0)
    k = 1
    for _ in range(STEPS):
        orthogonalise(k)
        while shorten(k) > ROUGH:
            orthogonalise(k)
        if products[k][k] >= (0.99 - mu[k][k - 1] ** 2) * products[k - 1][k - 1]:
            k += 1
            if k == size:
                break
            continue
        basis[k - 1], basis[k] = basis[k], basis[k - 1]
        vectors[k - 1], vectors[k] = vectors[k], vectors[k - 1]
        if k == 1:
            orthogonalise(0)
        k = max(k - 1, 1)
    return basis
