"""Ghost and choices: what every way of pointing must do."""

import pytest
from playwright.sync_api import Page

from hands import PHONE, Keyboard, Mouse, ghost
from page_state import follow, wait_for
from player import Table
from watching import Visitor


@pytest.fixture
def play(home: Page) -> Page:
    follow(home, "/?deal=bA1-input")
    return home


def spot(page: Page, row: float, column: float) -> tuple[float, float]:
    return Mouse(page).point(row + 0.5, column + 0.5)


def test_ghost_follows_the_mouse_and_returns_to_where_it_was_put(play: Page) -> None:
    play.mouse.move(*spot(play, 4, 4))
    Mouse(play).frame()
    first = ghost(play)
    play.mouse.click(*spot(play, 4, 4))
    play.mouse.move(*spot(play, 7, 7))
    Mouse(play).frame()
    assert ghost(play) != first
    play.mouse.move(5, 5)
    Mouse(play).frame()
    assert ghost(play) == first


def test_double_click_inks_and_undo_takes_back(play: Page) -> None:
    table = Table(play, Keyboard(play))
    view = table.begin()
    before = play.locator(".cells").get_attribute("data-map")
    shown = ghost(play)
    assert shown
    turn = next(turn for turn in view["tools"][shown.tool]["turns"] if turn["code"] == shown.turn)
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


def test_a_tap_brings_the_shape_and_a_tap_on_it_turns_it(visitor: Visitor) -> None:
    page = visitor(locale="en", **PHONE)
    page.goto("/?deal=bA1-input")
    wait_for(page, "draw", patience=60)
    mouse = Mouse(page)
    page.touchscreen.tap(*mouse.point(7.5, 4.5))
    mouse.frame()
    first = ghost(page)
    page.touchscreen.tap(*mouse.point(7.5, 4.5))
    mouse.frame()
    second = ghost(page)
    assert first and second and first.turn != second.turn
