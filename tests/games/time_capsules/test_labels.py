"""What a choice costs, in its label."""

from __future__ import annotations

import pytest

from rulewright.core.texts import texts
from tests.games.time_capsules.given import ANN, GAME, Position, given


def label(p: Position, notation: str, language: str = "en") -> str:
    return texts(GAME, language).label(p.s.parse(notation), s=p.s)


@pytest.mark.clause("TC-4.5.1", "TC-4.9.7")
@pytest.mark.parametrize(
    ("less", "wanted"), [(0, "9 qubits"), (2, "7 qubits"), (8, "1 qubit"), (20, "1 qubit")]
)
def test_a_purchase_names_its_price_less_discounts(less: int, wanted: str) -> None:
    p = given().offer(blue="B04 B10 B12").discount(ANN, blue=less).asked_to_act(ANN)
    assert label(p, "buy blue1") == f"Buy Microfusion Device for {wanted}"


@pytest.mark.clause("TC-4.5.4", "TC-4.5.12", "TC-4.5.13", "TC-4.5.14", "TC-4.5.15")
def test_what_is_made_of_energy_and_qubits_names_their_number() -> None:
    p = given().asked_to_act(ANN)
    assert label(p, "computers 2") == "Make 2 computers-6 for 6 energy"
    assert label(p, "batteries 1") == "Make 1 battery-1 for 3 qubits"
    assert label(p, "score 3") == "Score 3 VP for 15 qubits"
    assert label(p, "repair 2", "es") == "Quitar 2 rupturas por 10 cúbits"
    assert label(p, "reroll c6=4", "es") == "Volver a tirar el ordenador-6 con un 4 por 1 de energía"
