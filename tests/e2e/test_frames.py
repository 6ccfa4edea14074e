"""The page starts under a sub-path."""

from pathlib import Path

from playwright.sync_api import BrowserContext

from server import serving
from watching import Watch, until_ready


def test_page_starts_under_a_sub_path(context: BrowserContext, watch: Watch, site: Path) -> None:
    with serving(site, prefix="/games/mapwright") as address:
        watch.allow(address)
        page = context.new_page()
        page.goto(f"{address}/")
        until_ready(page)
