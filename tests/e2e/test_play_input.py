"""A double click draws, and the keys take it back and repeat it."""

import pytest
from playwright.sync_api import Page

from driver.controls import Keyboard, Mouse, ghost
from driver.page_state import follow, wait_for
from driver.player import Player


@pytest.fixture
def play(home: Page) -> Page:
    follow(home, "/?deal=bA1-input")
    return home


# WCAG: 2.5.2
def test_double_click_draws_the_shape_and_undo_removes_it(play: Page) -> None:
    table = Player(play, Keyboard(play))
    view = table.begin()
    before = play.locator(".cells").get_attribute("data-map")
    placed = ghost(play)
    assert placed
    turn = next(turn for turn in view["tools"][placed.tool]["orientations"] if turn["code"] == placed.turn)
    mouse = Mouse(play)
    mouse.search(*turn["anchors"][0])
    play.mouse.dblclick(*mouse.at)
    wait_for(play, "choose")
    assert play.locator(".cells").get_attribute("data-map") != before
    play.keyboard.press("z")
    wait_for(play, "draw")
    assert play.locator(".cells").get_attribute("data-map") == before
    play.keyboard.press("y")
    wait_for(play, "choose")
    assert play.locator(".cells").get_attribute("data-map") != before
