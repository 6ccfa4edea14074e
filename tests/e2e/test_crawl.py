"""Every screen and dialog of the page: every enabled control is pressed once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from crawl import DIALOGS, SCREENS, Crawler, dialog_names, screen_names
from watching import Watch

PLACES = SCREENS | DIALOGS


def test_the_crawler_knows_every_screen_and_dialog() -> None:
    assert set(SCREENS) == screen_names()
    assert set(DIALOGS) == dialog_names()


@pytest.mark.parametrize("name", PLACES)
def test_every_control_answers(page: Page, watch: Watch, name: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    crawler = Crawler(page, watch, PLACES[name])
    faults = crawler.crawl()
    print(f"{name}: {len(crawler.pressed)} controls: {crawler.pressed}")
    assert faults == []
