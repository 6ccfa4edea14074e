"""The engine starts whatever happens to the fast way of starting."""

from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from driver.page_state import wait_for
from driver.watch import OPAQUE, Watch, until, until_ready
from parameters import thorough_except
from server import serving
from start_up import damaged, flipped, stages


def test_engine_starts_from_the_snapshot(page: Page) -> None:
    page.goto("/")
    until_ready(page)
    names = [name for name in stages(page) if name.startswith("mapwright:load-")]
    assert names == ["mapwright:load-memory", "mapwright:load-starting", "mapwright:load-ready"]
    left = "document.querySelectorAll('py-config, mpy-config, script-py, .py-error').length"
    assert page.evaluate(left) == 0, "nothing is left on the page by PyScript"


FATES: dict[str, Callable[[Route], None]] = {
    "damaged": damaged(flipped),
    "missing": lambda route: route.fulfill(status=404),
    "cut short": damaged(lambda body: body[: len(body) // 3 * 2]),
    "empty": damaged(lambda body: b""),
    "unreachable": lambda route: route.abort(),
}
PLACES = {"in a worker": "", "on the page": OPAQUE}
EVERY_DAY = [("damaged", "in a worker")]


# Guarantee: releases
@pytest.mark.parametrize(("fate", "place"), thorough_except(product(FATES, PLACES), *EVERY_DAY))
def test_engine_starts_without_a_valid_snapshot(context: BrowserContext, watch: Watch, fate: str, place: str) -> None:
    """On the page PyScript starts one interpreter only, so that one must continue."""
    watch.expect("snapshot-")
    context.route("**/snapshot-*.bin", FATES[fate])
    page = context.new_page()
    page.add_init_script(PLACES[place])
    page.goto("/")
    until_ready(page)
    assert "mapwright:load-library" in stages(page)


def without_wasm(context: BrowserContext, watch: Watch) -> Page:
    watch.expect("wasm|Starting by|Failed to fetch|ERR_FAILED")
    context.route("**/*.wasm", lambda route: route.abort())
    return context.new_page()


def test_failed_engine_start_can_be_retried(context: BrowserContext, watch: Watch) -> None:
    page = without_wasm(context, watch)
    page.goto("/?lang=en")
    retry = page.get_by_role("button", name="Try again")
    retry.wait_for(timeout=60_000)
    retry.click()
    retry.wait_for(state="hidden")
    retry.wait_for(timeout=60_000)
    context.unroute("**/*.wasm")
    retry.click()
    until_ready(page)
    page.locator('[data-act="start"]').click()
    wait_for(page, "draw", patience=60)


@pytest.mark.parametrize("address", thorough_except(["/?lang=en", "/?lang=en&deal=bA1-harbour"], "/?lang=en"))
def test_failed_script_download_shows_a_link_to_try_again(context: BrowserContext, watch: Watch, address: str) -> None:
    watch.expect("main-|Failed to fetch|ERR_FAILED")
    context.route("**/assets/main-*.js", lambda route: route.abort())
    page = context.new_page()
    page.goto(address)
    page.get_by_role("link", name="Try again").wait_for(timeout=30_000)
    context.unroute("**/assets/main-*.js")
    page.get_by_role("link", name="Try again").click()
    until_ready(page)


# Deeper than the browser's own stack, which Python cannot measure: the interpreter dies of it, its worker does not.
BREAK = """() => document.querySelector('script[type=py][worker]').xworker.sync
  .dispatch('['.repeat(100_000)).catch(() => 'broken')"""


# Guarantee: releases
def test_broken_interpreter_is_replaced_and_the_game_continues(page: Page, watch: Watch) -> None:
    watch.expect("fatal|Maximum call stack|Inner error")
    page.goto("/?deal=bA1-harbour")
    wait_for(page, "draw", patience=60)
    page.locator('[data-act="primary"]').click()
    wait_for(page, "choose")
    drawn = page.locator(".cells").get_attribute("data-map")
    assert page.evaluate(BREAK) == "broken"
    page.locator('[data-act="primary"]').click()
    page.locator(".toast").wait_for()  # reports the new start
    wait_for(page, "choose")
    assert page.locator(".cells").get_attribute("data-map") == drawn
    page.locator('[data-act="primary"]').click()
    wait_for(page, "draw")


def on_a_slow_line(context: BrowserContext) -> Page:
    page = context.new_page()
    page.goto("/embed/")  # a light page of the site: another process may not be slowed with the first
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    speed = {"offline": False, "latency": 40, "downloadThroughput": 300_000, "uploadThroughput": 300_000}
    line.send("Network.emulateNetworkConditions", speed)
    return page


def test_progress_bar_advances_before_the_first_script_runs(context: BrowserContext) -> None:
    page = on_a_slow_line(context)
    page.goto("/?lang=en", wait_until="commit")
    moved = "document.querySelector('progress')?.value > 2 && !('drawn' in document.documentElement.dataset)"
    until(page, f"({moved}) || undefined", 60)


def test_page_starts_under_a_sub_path(context: BrowserContext, watch: Watch, site: Path) -> None:
    with serving(site, prefix="/games/mapwright") as address:
        watch.allow(address)
        page = context.new_page()
        page.goto(f"{address}/")
        until_ready(page)
