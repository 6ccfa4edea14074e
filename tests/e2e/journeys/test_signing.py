"""The end of a game on a phone: the player names the map, presses the seal, and finds the name again."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from driver.controls import PHONE, TWO_FRAMES
from driver.moments import season_end_records
from driver.page_state import go_home, unfold, wait_for
from driver.stored_games import SAVES, saved_game, store_games
from driver.watch import Watch, until

NAME = "Amber Shore"
TITLE = "document.querySelector('[data-show=map-name] .title')?.textContent"
# Returns how opaque the topmost canvas is at the lower left corner of the map, where the seal lies.
SEAL = """() => {
  const canvas = [...document.querySelectorAll('[data-board=final] canvas:not([class])')].at(-1);
  const ctx = canvas.getContext('2d');
  const { a: ratio, e: left, f: top } = ctx.getTransform();
  const cell = (canvas.width - 2 * left) / ratio / 11;
  return ctx.getImageData(left + 0.12 * cell * ratio, top + 10.88 * cell * ratio, 1, 1).data[3];
}"""


def finish_game(page: Page) -> None:
    store_games(page, SAVES, saved_game("signed", season_end_records()["winter"], 3))
    page.goto("/?lang=en")
    wait_for(page, "home", patience=60)
    page.locator('[data-act="continue"]').tap()
    wait_for(page, "choose", patience=60)
    page.locator('[data-act="primary"]').tap()
    wait_for(page, "season", patience=60)
    page.locator('[data-act="advance"]').tap()
    wait_for(page, "final", patience=60)


def test_finished_map_is_named_sealed_and_hung_in_the_gallery(
    new_context: Callable[..., BrowserContext], watch: Watch
) -> None:
    page = watch.over(new_context(**PHONE)).new_page()
    page.emulate_media(reduced_motion="no-preference")
    finish_game(page)
    field = page.locator('[name="map-name"]')
    expect(field).to_be_visible()
    field.fill(NAME)
    assert page.evaluate(SEAL) == 0
    page.locator('[data-act="save-map-name"]').tap()
    part = until(page, f"(text => text && text.length < {len(NAME)} && text)({TITLE})")
    assert NAME.startswith(part), "it is written letter by letter"
    page.locator('[data-board="final"]').tap()
    assert page.evaluate(f"{TWO_FRAMES}.then(() => {TITLE})") == NAME, "a press writes the rest at once"
    until(page, f"({SEAL})() > 200")

    page.reload()
    wait_for(page, "final", "home", patience=60)
    expect(page.locator('[data-act="sign-later"]')).to_have_count(0)
    go_home(page)
    unfold(page)
    page.locator('[data-act="gallery"]').click()
    wait_for(page, "gallery")
    expect(page.locator(".hung .title")).to_have_text(NAME)
