"""A game by what Chromium passes to a screen reader. tests/engines/test_by_ear.py does it in the others."""

from playwright.sync_api import Page

from ears import ChromiumListener, play_by_ear


def test_season_can_be_played_by_screen_reader_alone(page: Page) -> None:
    ears = play_by_ear(page, ChromiumListener(page), "bA1-ear", seasons=1)
    assert ears.seasons == 1
    assert ears.inked > 3
