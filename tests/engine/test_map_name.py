"""The feature that a finished map is named after, and the numbers of the words."""

import pytest

from mapwright.history.map_name import EPITHETS, REALMS, map_name
from mapwright.notation.map_text import parse_map


def named(*rows, deal="bA1-x"):
    rows = [row.ljust(11, ".") for row in rows]
    return map_name(parse_map("/".join(rows + ["." * 11] * (11 - len(rows)))), deal)


@pytest.mark.parametrize(
    ("rows", "feature"),
    [
        (("WWWWWW", "FFFFF"), "water"),
        (("WWWWWW", "FFFFFFF"), "forest"),
        (("VVVVVV.VVVV", "WWWW"), "village"),
        (("AAAA", "AAAA", "....", "MMMMMM"), "farm"),
        (("MMMMMMM", "VVVVV.VVVVV"), "monster"),
        (("WWWWW", "FFFFF"), "mountain"),
        ((), "mountain"),
    ],
)
def test_a_map_is_named_after_its_largest_cluster(rows, feature):
    assert named(*rows).feature == feature


def test_equal_maps_of_a_deal_have_the_same_name_and_other_maps_other_words():
    assert named("WWWWWW") == named("WWWWWW")
    names = {named("WWWWWW", deal=f"bA1-{seed}") for seed in range(300)}
    assert len(names) == REALMS * EPITHETS
    assert len({named("WWWWWW" + "." * place + "F") for place in range(4)}) > 1
