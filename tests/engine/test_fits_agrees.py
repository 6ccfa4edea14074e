"""`mapwright fits` counts the same placements as a plain search over every rotation, flip and place."""

import json
import random

import pytest

from facts import AMBUSH, EXPLORE, placements
from mapwright.cli import main
from naive import Map
from random_maps import random_map


def count_by_hand(text, card, ruins):
    """How many sets of cells a card may cover, or how many single cells instead (R11, R13, R14, R21)."""
    m = Map(text)
    empty = m.empty
    shapes = [shape for shape, _ in EXPLORE[card].shapes] if card in EXPLORE else [AMBUSH[card].shape]
    found = {cells for shape in shapes for cells in placements(shape, empty)}
    if ruins and card in EXPLORE:
        found = {cells for cells in found if any(m.is_ruins(cell) for cell in cells)}
    return {"placements": len(found or empty), "fallback": not found}


@pytest.mark.parametrize("ruins", [False, True], ids=["free", "ruins"])
@pytest.mark.parametrize("card", [*EXPLORE, *AMBUSH])
def test_placement_count_equals_an_independent_count(card, ruins, capsys):
    rng = random.Random(f"fits-{card}-{ruins}")
    for _ in range(12):
        text = random_map(rng, heroes=rng.random() < 0.5)
        assert main(["fits", "--map", text, "--card", card, *(["--ruins"] if ruins else [])]) == 0
        answer = json.loads(capsys.readouterr().out)
        assert answer == count_by_hand(text, card, ruins), text
