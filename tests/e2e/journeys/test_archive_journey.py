"""After the game: review and turning points, a paper game scored, everything moved to another browser."""

from pathlib import Path

from playwright.sync_api import Page, expect

from driver.page_state import open_from_home, wait_for
from driver.stored_games import finished_record, store_finished
from driver.watch import Visitor


# WCAG: 3.3.4
def test_exported_data_is_restored_by_import_after_deletion(page: Page, tmp_path: Path) -> None:
    store_finished(page, [finished_record("bA1-one"), finished_record("hC1-two")])
    open_from_home(page, "gallery")
    page.locator('[data-room="stats"]').click()
    wait_for(page, "stats")
    expect(page.locator('[data-show="stats-games"]')).to_have_text("2")
    with page.expect_download() as download:
        page.locator('[data-act="export"]').click()
    download.value.save_as(tmp_path / "all.json")
    page.locator('[data-act="delete-all"]').click()
    page.locator('[data-act="delete-not"]').click()
    expect(page.locator('[data-show="stats-games"]')).to_have_text("2")
    page.locator('[data-act="delete-all"]').click()
    page.locator('[data-act="delete-sure"]').click()
    expect(page.locator('[data-show="news"]')).not_to_be_empty()
    page.locator('[data-field="import"]').set_input_files(tmp_path / "all.json")
    expect(page.locator('[data-show="news"]')).to_contain_text("2 new games", timeout=30_000)
    page.locator('[data-room="gallery"]').click()
    expect(page.locator(".hung")).to_have_count(2)
    page.locator('[data-act="leave"]').click()
    wait_for(page, "home")


def test_paper_game_is_scored_for_two_players(page: Page) -> None:
    open_from_home(page, "desk")
    page.locator('[data-edict="A"]').select_option("sentinel-wood")
    page.locator('[data-act="add-player"]').click()
    expect(page.locator('[data-show="desk-total"]')).to_be_visible()
    page.locator(".cells [data-cell]").first.click()
    expect(page.locator(".desk-result[data-counted]")).to_be_visible()
    page.reload()
    wait_for(page, "desk", patience=60)
    expect(page.locator('[data-edict="A"]')).to_have_value("sentinel-wood")
    page.locator('[data-act="remove-player"]').first.click()
    page.locator('[data-act="leave"]').click()
    wait_for(page, "home")


def test_gallery_without_finished_games_shows_an_explanation(visitor: Visitor) -> None:
    page = visitor(locale="en", viewport={"width": 390, "height": 844})
    open_from_home(page, "gallery")
    expect(page.locator("main")).to_contain_text("finished")
    page.locator('[data-act="leave"]').click()
    wait_for(page, "home")
