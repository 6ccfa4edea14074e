"""Without network: a whole season with the server gone, and what a browser asks of an app before it installs one."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, BrowserType, expect

from page_state import saved, wait_for
from seating import play, start
from server import serving
from watching import Watch, until, until_ready

pytestmark = pytest.mark.browser_context_args(service_workers="allow")


def test_a_season_with_the_server_gone(context: BrowserContext, watch: Watch, site: Path) -> None:
    page = context.new_page()
    with serving(site) as address:
        watch.allow(address)
        page.goto(f"{address}/?lang=en")
        until_ready(page)
        until(page, "navigator.serviceWorker.controller !== null")
    page.reload()
    wait_for(page, "home", patience=60)
    start(page, "gone")
    wait_for(page, "draw", patience=60)
    play(page, until="season")
    expect(page.locator(".tally")).to_be_visible()
    assert len(saved(page)["record"].split(".")) > 5


def test_it_can_be_installed(
    browser_type: BrowserType, browser_type_launch_args: dict[str, object], base_url: str, tmp_path: Path
) -> None:
    """Chromium's own criteria; it never installs from a profile that forgets."""
    context = browser_type.launch_persistent_context(tmp_path, **browser_type_launch_args)  # type: ignore[arg-type]
    page = context.new_page()
    page.goto(base_url)
    until_ready(page)
    until(page, "navigator.serviceWorker.controller !== null")
    answer = context.new_cdp_session(page).send("Page.getInstallabilityErrors")
    context.close()
    assert answer["installabilityErrors"] == []
