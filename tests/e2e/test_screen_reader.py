"""A game by what Chromium passes to a screen reader. tests/engines/test_screen_reader.py does it in the others."""

from playwright.sync_api import Page

from driver.screen_reader import ChromiumAccessibility, play_by_screen_reader


def test_season_can_be_played_by_screen_reader_alone(page: Page) -> None:
    player = play_by_screen_reader(page, ChromiumAccessibility(page), "bA1-ear", seasons=1)
    assert player.seasons == 1
    assert player.inked > 3
