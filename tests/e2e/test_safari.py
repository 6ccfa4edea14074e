"""What the page does for Safari, as far as Chromium can show it."""

import pytest
from playwright.sync_api import Page

from driver.page_state import unfold, wait_for
from parameters import thorough_except

INSETS = {"insets": {"left": 47, "right": 47, "top": 0, "bottom": 21}}
CUT = """([left, right]) => [...document.querySelectorAll('button, h1, h2, p')]
  .map((one) => [one.className, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.left < left - 0.5 || box.right > innerWidth - right + 0.5))
  .map(([name, box]) => `${name} ${box.left} ${box.right}`)"""


@pytest.mark.parametrize(
    "path", thorough_except(["/?lang=en", "/?lang=en&deal=bA1-camera"], "/?lang=en&deal=bA1-camera")
)
def test_no_control_is_under_the_camera_of_a_landscape_phone(page: Page, path: str) -> None:
    page.set_viewport_size({"width": 844, "height": 390})
    page.context.new_cdp_session(page).send("Emulation.setSafeAreaInsetsOverride", INSETS)
    page.goto(path)
    wait_for(page, "home", "draw", patience=60)
    assert page.evaluate(CUT, [47, 47]) == []


def test_input_fields_are_large_enough_to_prevent_zoom_in_safari(home: Page) -> None:
    page = home
    unfold(page, ".setup")
    page.locator('[data-act="more"]').click()
    page.locator('.icon[data-act="menu"]').click()
    page.locator("dialog[open]").wait_for()
    sizes = """[...document.querySelectorAll('input:not([type=radio], [type=range], [type=file]), select, textarea')]
      .map((field) => [field.name, parseFloat(getComputedStyle(field).fontSize)])"""
    font_sizes = page.evaluate(sizes)
    assert font_sizes and [name for name, size in font_sizes if size < 16] == []


def test_quick_taps_and_overscroll_do_not_move_or_zoom_the_page(home: Page) -> None:
    page = home
    style = "getComputedStyle(document.documentElement)"
    assert page.evaluate(f"[{style}.overscrollBehaviorY, {style}.touchAction]") == ["none", "manipulation"]
