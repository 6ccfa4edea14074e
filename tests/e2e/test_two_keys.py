"""Playing with two keys, as a switch has them: Space moves on, Enter presses."""

from playwright.sync_api import Page

from driver.controls import Controls
from driver.page_state import last_save, wait_for
from driver.watch import until

ON = """localStorage['mapwright:settings'] = '{"autoContinue":false,"askSkills":true,"twoKeys":true}'"""
# What listens to the two keys is fetched when they are switched on: then Space is taken from the browser.
IS_HEARD = """!document.body.dispatchEvent(
  new KeyboardEvent('keydown', { key: ' ', code: 'Space', bubbles: true, cancelable: true }))"""


class TwoKeys(Controls):
    def press(self, selector: str) -> None:
        self.reach(selector)
        self.page.keyboard.press("Enter")
        self.frame()

    def reach(self, selector: str) -> None:
        for _ in range(120):
            if self.page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
                return
            self.page.keyboard.press(" ")
        raise AssertionError(f"Space never reaches {selector}")

    def rotate(self) -> None:
        self.press(".tools .btn:nth-child(1)")

    def flip(self) -> None:
        self.press(".tools .btn:nth-child(2)")

    def move(self, row: int, column: int) -> None:
        self.reach('[data-pad="fit"]')
        for _ in range(121):
            placed = self.drawn()
            assert placed
            if (placed.row, placed.column) == (row, column):
                return
            self.page.keyboard.press("Enter")
        raise AssertionError(f"no way to {row}, {column}")


# WCAG: 4.1.2
def test_pad_arrows_move_the_shape_with_two_keys(page: Page) -> None:
    page.goto("/embed/")
    page.evaluate(ON)
    page.goto("/?lang=en&deal=bA1-switch")
    wait_for(page, "draw", patience=60)
    page.locator(".pad").wait_for()
    controls = TwoKeys(page)
    before = controls.drawn()
    assert before
    for way, (rows, columns) in {"up": (-1, 0), "left": (0, -1), "down": (1, 0), "right": (0, 1)}.items():
        controls.press(f'[data-pad="{way}"]')
        placed = controls.drawn()
        assert placed and (placed.row - before.row, placed.column - before.column) == (rows, columns)
        before = placed


def test_settings_and_a_new_game_are_reachable_with_two_keys(page: Page) -> None:
    """The setting is reached by Tab and Enter; then Space and Enter operate dialogs, choices and sliders."""
    page.goto("/?lang=en")
    wait_for(page, "home", patience=60)
    page.locator('.icon[data-act="menu"]').click()
    page.locator('[data-setting="twoKeys"]').focus()
    page.keyboard.press("Enter")
    until(page, "document.querySelector('[data-setting=\"twoKeys\"]').ariaChecked === 'true'")
    controls = TwoKeys(page)
    until(page, IS_HEARD)
    controls.press('input[name="theme"][value="candle"]')
    until(page, "document.documentElement.dataset.theme === 'candle'")
    volume = int(page.locator('input[name="volume"]').input_value())
    controls.press('input[name="volume"]')
    assert int(page.locator('input[name="volume"]').input_value()) == volume + 10
    controls.press("dialog[open] [data-first]")
    until(page, "!document.querySelector('dialog[open]')")
    controls.press(".setup > summary")
    controls.press('input[name="sheet"][value="C"]')
    controls.press('[data-act="start"]')
    wait_for(page, "draw", patience=60)
    assert last_save(page)["record"].startswith("bC1-")
