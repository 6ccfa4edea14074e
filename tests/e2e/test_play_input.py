"""Ghost and choices: what every way of pointing must do."""

import pytest
from playwright.sync_api import Page, expect

from hands import PHONE, Keyboard, Mouse, ghost
from page_state import follow, go_home, wait_for
from player import Table
from watching import Visitor, until


@pytest.fixture
def play(running: Page) -> Page:
    follow(running, "/?deal=bA1-input")
    return running


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


@pytest.mark.thorough
def test_wheel_and_right_click_turn(play: Page) -> None:
    play.mouse.move(*spot(play, 5, 2))
    Mouse(play).frame()
    before = ghost(play)
    play.mouse.wheel(0, 100)
    Mouse(play).frame()
    turned = ghost(play)
    assert before and turned and before.turn != turned.turn
    play.mouse.click(*spot(play, 5, 2), button="right")
    Mouse(play).frame()
    assert ghost(play) != turned


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


@pytest.mark.thorough
def test_a_double_click_on_the_button_turns_no_card(play: Page) -> None:
    play.locator('[data-act="primary"]').dblclick()
    wait_for(play, "choose")
    expect(play.locator('[data-act="undo"]')).to_be_enabled()


@pytest.mark.thorough
def test_illegal_place_is_told_in_words(play: Page) -> None:
    play.mouse.click(*spot(play, 1, 3))  # a mountain of sheet A
    verdict = play.locator(".verdict.illegal")
    expect(verdict).to_contain_text("mountain")
    expect(play.locator('[data-act="primary"]')).to_be_disabled()
    until(play, "document.getElementById('live').textContent.includes('Does not fit')")


@pytest.mark.thorough
def test_cells_have_names(play: Page) -> None:
    expect(play.locator('[data-cell="d2"]')).to_have_attribute("aria-label", "D2, mountain")
    expect(play.locator('[data-cell="f2"]')).to_have_attribute("aria-label", "F2, empty ruins")
    assert play.locator(".cells [role=gridcell]").count() == 121
    assert play.locator('.cells [tabindex="0"]').count() == 1


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


@pytest.mark.thorough
def test_edict_explained_by_key_and_by_click(play: Page) -> None:
    play.keyboard.press("b")
    panel = play.locator(".explain")
    expect(panel).to_contain_text("Edict B")
    play.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    play.locator('[data-edict="C"]').click()
    expect(play.locator(".explain")).to_contain_text("Edict C")
    play.locator('[data-act="back"]').click()
    expect(panel).to_have_count(0)


@pytest.mark.thorough
def test_a_seed_that_is_none_is_told_so(running: Page) -> None:
    page = running
    go_home(page)
    page.locator('[data-act="more"]').click()
    page.locator('.new input[type="text"]').last.fill("тест!")
    page.locator('[data-act="start"]').click()
    expect(page.locator("dialog[open].failure-veil")).to_contain_text("A seed has 1 to 64 letters", timeout=60_000)
    page.locator("dialog[open] [data-first]").click()
    page.locator('.new input[type="text"]').last.fill("")
    page.locator('[data-act="more"]').click()
