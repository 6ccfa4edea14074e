"""Maps and games draw themselves: in notebooks, and by `mapwright show`."""

import xml.etree.ElementTree as ET

import pytest

from map_pictures import map_text
from mapwright.board.svg import SIDE
from mapwright.cli import main
from mapwright.notation.map_text import parse_map
from mapwright.rules.game import start
from table import board, game, seat

SPACE = "{http://www.w3.org/2000/svg}"
MAP = map_text("FV. ^*#")


def shapes(picture):
    """How many paths a picture has."""
    return sum(1 for _ in ET.fromstring(picture).iter(f"{SPACE}path"))


def test_a_game_is_drawn_seat_by_seat():
    one, two = seat("FFF"), seat("VV WW", attack="c3")
    state = game("hamlet", one, two)
    picture = ET.fromstring(state._repr_svg_())
    assert picture.get("width") == str(2 * SIDE)
    assert [group.get("transform") for group in picture.findall(f"{SPACE}g")] == [
        "translate(0 0)", f"translate({SIDE} 0)",
    ]  # fmt: skip
    assert shapes(state._repr_svg_()) == sum(shapes(player.board._repr_svg_()) for player in (one, two))
    assert "stroke-dasharray" in state._repr_svg_()


def test_a_game_for_one_is_drawn_as_its_map():
    state = start(game("hamlet").setup, "picture")[0]
    assert shapes(state._repr_svg_()) == shapes(state.players[0].board._repr_svg_())


def test_show_writes_a_picture(capsys, tmp_path):
    assert main(["show", "--map", MAP]) == 0
    printed = capsys.readouterr().out
    assert printed.strip() == parse_map(MAP)._repr_svg_()
    assert ET.fromstring(printed).tag == f"{SPACE}svg"
    file = tmp_path / "map.svg"
    assert main(["show", "--map", f"{MAP} !c3", "--out", str(file)]) == 0
    assert file.read_text("utf-8") == board("FV. ^*#", attack="c3")._repr_svg_()
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("arguments", [[], ["--map", "nonsense"], ["--map", MAP, "--out", "/no/such/folder/map.svg"]])
def test_show_reports_invalid_input_in_one_line(capsys, arguments):
    assert main(["show", *arguments]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
