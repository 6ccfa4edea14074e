"""A season with the settings of a new player: motion, banners that close automatically, and the next card by itself."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from driver.page_state import unfold, wait_for
from driver.watch import Watch

# Inks each shape where it lies; everything else is left to the page.
PLAY = """async () => {
  const root = document.documentElement;
  const reveals = [];
  for (let lastCard = ''; root.dataset.state !== 'season'; await new Promise((done) => requestAnimationFrame(done))) {
    const card = document.querySelector('.card')?.textContent ?? '';
    if (card !== lastCard) reveals.push((lastCard = card));
    const primary = document.querySelector('[data-act=primary]:enabled');
    if (root.dataset.state === 'draw' && !('busy' in root.dataset)) primary?.click();
  }
  return reveals.length;
}"""


def test_season_with_default_settings_advances_without_extra_presses(
    new_context: Callable[..., BrowserContext], watch: Watch
) -> None:
    page = watch.listen(new_context(locale="en")).new_page()
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/?lang=en")
    wait_for(page, "home", patience=60)
    unfold(page, ".setup")
    page.locator(".toggles .link").click()
    page.get_by_label("Seed").fill("new-player")
    page.locator('[data-act="start"]').click()
    wait_for(page, "draw", patience=60)
    assert page.evaluate(PLAY) >= 4
    expect(page.locator(".tally")).to_be_visible()
    page.locator('[data-act="advance"]').click()
    wait_for(page, "draw", "choose", patience=60)
