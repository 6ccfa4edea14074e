"""The code that others copy, the element, and the demo blog."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from axe import violations
from driver.host_pages import HostPage, frames, host_pages, press_on, press_play
from driver.stored_games import open_home
from driver.watch import Watch, until, until_settled


@pytest.fixture(scope="module")
def blog(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HostPage]:
    with host_pages(tmp_path_factory.mktemp("blog")) as new_page:
        yield new_page


def open_code(page: Page) -> None:
    """Open the code from the menu of home."""
    open_home(page)
    page.locator('[data-act="menu"]').click()
    page.locator('[data-act="embed-code"]').click()


def test_copied_embed_code_plays_the_game(context: BrowserContext, watch: Watch, blog: HostPage, base_url: str) -> None:
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = context.new_page()
    open_code(page)
    assert violations(page) == []
    page.locator('[data-act="copy-code"]').click()
    expect(page.locator(".embed-code [role=status]")).not_to_be_empty()
    code = page.evaluate("navigator.clipboard.readText()")
    assert f'src="{base_url}/embed/"' in code
    watch.allow(blog.address)  # type: ignore[attr-defined]
    page.goto(blog(more=code))
    [frame] = frames(page)
    press_play(frame)


# Guarantee: embed
def test_copied_custom_element_plays_and_dispatches_season_events(
    context: BrowserContext, watch: Watch, blog: HostPage
) -> None:
    page = context.new_page()
    open_code(page)
    page.locator("label", has=page.locator('input[value="mapwright-game"]')).click()
    field = page.locator('[data-show="embed-code"]')
    expect(field).to_have_value(re.compile("<mapwright-game>"))
    code = field.input_value()
    watch.allow(blog.address)  # type: ignore[attr-defined]
    page.set_viewport_size({"width": 900, "height": 700})
    page.goto(blog(more=code))
    page.evaluate("document.addEventListener('mapwright-season', ({ detail }) => (window.season = detail))")
    [frame] = frames(page)
    until(page, "document.querySelector('iframe').clientHeight === 760")
    page.set_viewport_size({"width": 416, "height": 900})
    until(page, "document.querySelector('iframe').clientHeight === Math.round(400 * 1.9)")
    press_play(frame)
    press_on(frame, "season")
    assert page.evaluate("window.season.deal").startswith("b")
    page.evaluate("document.querySelector('mapwright-game').setAttribute('theme', 'candle')")
    [frame] = frames(page)
    until(frame, "document.documentElement.dataset.theme === 'candle'")


def test_custom_element_loads_its_frame_only_when_scrolled_into_view(
    context: BrowserContext, watch: Watch, blog: HostPage, base_url: str
) -> None:
    watch.allow(blog.address)  # type: ignore[attr-defined]
    page = context.new_page()
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    script = f'<script type="module" src="{base_url}/embed/mapwright-game.js"></script>'
    page.goto(blog(more=f'<p style="height:6000px"></p>{script}<mapwright-game></mapwright-game>'))
    page.evaluate("customElements.whenDefined('mapwright-game').then(() => true)")
    until_settled(page)
    assert any(url.endswith("mapwright-game.js") for url in requests)
    assert not any(url.endswith("/embed/") for url in requests)
    page.locator("mapwright-game").scroll_into_view_if_needed()
    assert frames(page)


def test_demo_blog_shows_four_working_embeds(page: Page) -> None:
    page.goto("/blog/")
    assert violations(page) == []
    for element in page.locator("iframe, mapwright-game").all():
        element.scroll_into_view_if_needed()
    embeds = frames(page)
    assert len(embeds) == 4
    press_play(embeds[1])
    assert embeds[1].evaluate("document.documentElement.dataset.theme") == "candle"
