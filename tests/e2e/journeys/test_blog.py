"""A reader of a blog plays the game in its frame, and goes on in a tab."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from driver.host_pages import DEAL, frames, host_pages, press, press_on, press_play
from driver.watch import Watch


@pytest.mark.parametrize(("width", "height"), [(640, 560), (360, 480)])
def test_season_is_played_in_the_frame_of_a_blog(
    page: Page, watch: Watch, base_url: str, tmp_path: Path, width: int, height: int
) -> None:
    page.set_viewport_size({"width": 1000, "height": 700})
    with host_pages(tmp_path) as blog:
        watch.allow(blog.address)  # type: ignore[attr-defined]
        page.goto(blog(f"{base_url}/embed/?deal={DEAL}&lang=en", attributes=f'width="{width}" height="{height}"'))
        [frame] = frames(page)
        press_play(frame)
        press_on(frame, "season")
        expect(frame.locator(".tally")).to_be_visible()
        press(frame, '[data-act="advance"]')
        frame.locator(".cells").wait_for()
