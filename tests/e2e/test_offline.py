"""What a browser asks of an app before it installs one; the journeys play without network."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserType

from driver.watch import until, until_ready

pytestmark = pytest.mark.browser_context_args(service_workers="allow")


def test_page_meets_the_installation_criteria_of_chromium(
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
