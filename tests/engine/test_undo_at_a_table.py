"""At a table on one screen, only the player who drew a turn can take it back."""

from page import intent, on_the_table
from table import seat


def test_a_turn_is_taken_back_only_by_its_player():
    page = on_the_table("fishing-village", seat(), seat())
    blank = [player["map"] for player in page.view["players"]]
    page.tell("act", intent=intent(10, 0, terrain="W"))
    page.tell("undo")
    assert [player["map"] for player in page.view["players"]] == blank
    page.tell("act", intent=intent(10, 0, terrain="W"))
    drawn = page.view["players"][0]["map"]
    page.tell("next")
    assert (page.view["seat"], page.view["can_undo"]) == (1, False)
    assert page.refused("undo") == "nothing-to-undo"
    assert [player["map"] for player in page.view["players"]] == [drawn, blank[1]]
