"""From the first step of the course to a bot of one's own, a league, a game against it, and home."""

from playwright.sync_api import Page, expect

from axe import in_all_themes
from driver.local_table import play_until
from driver.page_state import wait_for
from driver.workshop import PATIENCE, open_workshop, run


def test_bot_of_the_first_course_step_plays_a_league_and_a_game(page: Page) -> None:
    open_workshop(page)
    page.locator('[data-act="course"]').click()
    page.locator('[data-step="1"]').wait_for()
    run(page, "check")
    expect(page.locator('[data-show="mistake"]')).to_be_visible(timeout=PATIENCE)
    assert in_all_themes(page) == [], "a mistake"
    for act in ("hint", "model", "take-model"):
        page.locator(f'[data-act="{act}"]').click()
    run(page, "check")
    expect(page.locator('[data-show="check"]')).to_have_attribute("data-passed", "true", timeout=PATIENCE)
    page.locator('[data-act="take-along"]').click()
    name = page.locator('[data-field="bot-name"]')
    name.fill("Mine")
    page.locator('[data-act="save-bot"]').click()
    expect(page.locator('[data-act="save-bot"]')).to_be_disabled()
    run(page, "league")
    expect(page.locator('[data-show="league"]')).to_contain_text("Your bot", timeout=PATIENCE)
    assert in_all_themes(page) == [], "a league"
    page.locator('[data-act="play-against"]').click()
    wait_for(page, "draw", patience=60)
    expect(page.locator(".player-name")).to_have_text(["You", "Mine"])
    play_until(page, until="bot")
    play_until(page, until="draw")
    page.locator(".brand").click()
    wait_for(page, "home")
    page.reload()
    wait_for(page, "home", patience=60)
    expect(page.locator('[data-act="continue"]')).to_be_visible()
