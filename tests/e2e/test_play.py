"""A season on the page by mouse, finger and keyboard, and the presses to the first card."""

from itertools import product

import pytest
from playwright.sync_api import Page

from driver.controls import PHONE, Controls, Keyboard, Mouse, Touch
from driver.page_state import wait_for
from driver.player import Player
from parameters import thorough_except

INPUT_DEVICES: dict[str, type[Controls]] = {"mouse": Mouse, "touch": Touch, "keyboard": Keyboard}
SETS = ("base", "heroes", "combined")
EVERY_DAY = [("touch", "heroes")]


def start(page: Page, controls: Controls, set_name: str) -> None:
    """From home to the first card; the base game takes two taps, this one and the opening of the page."""
    page.goto("/")
    wait_for(page, "home")
    if set_name != "base":
        choose_set(page, controls, set_name)
    controls.press('[data-act="start"]')
    wait_for(page, "draw", patience=60)


def choose_set(page: Page, controls: Controls, set_name: str) -> None:
    controls.press(".setup > summary")
    controls.press('.new [data-act="more"]')
    if isinstance(controls, Keyboard):
        radio = page.locator('input[name="set"][value="base"]')
        while not radio.evaluate("(element) => element === document.activeElement"):
            page.keyboard.press("Shift+Tab")
        for _ in range({"heroes": 1, "combined": 2}[set_name]):
            page.keyboard.press("ArrowRight")
    else:
        page.locator("label", has=page.locator(f'input[name="set"][value="{set_name}"]')).click()
    controls.press('.new .toggle:has-text("Skills")')


@pytest.fixture
def controls(device_name: str, request: pytest.FixtureRequest) -> Controls:
    if device_name == "touch":
        return Touch(request.getfixturevalue("visitor")(locale="en", **PHONE))
    page: Page = request.getfixturevalue("page")
    return INPUT_DEVICES[device_name](page)


# WCAG: 2.1.1
@pytest.mark.parametrize(
    ("device_name", "set_name"),
    thorough_except(product(INPUT_DEVICES, SETS), *EVERY_DAY),
)
def test_season_can_be_played_with_each_input_device(controls: Controls, set_name: str) -> None:
    start(controls.page, controls, set_name)
    view = Player(controls.page, controls, seed=len(controls.__class__.__name__) + len(set_name)).play(seasons=1)
    assert len(view["players"][0]["seasons"]) == 1


def test_first_card_is_shown_after_a_single_press(page: Page) -> None:
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/")
    page.locator('[data-act="start"]').click()
    wait_for(page, "draw", patience=60)
    marks = page.evaluate("performance.getEntriesByType('mark').map((mark) => mark.name)")
    assert {"mapwright:shell", "mapwright:ready", "mapwright:playable"} <= set(marks)
