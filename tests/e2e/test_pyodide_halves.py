"""Pyodide comes in two modules: the game begins whatever happens to either, and continues when the second is needed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, Route

from driver.page_state import wait_for
from driver.watch import OPAQUE, Watch, until_ready
from start_up import damaged, flipped, stages

# JSON that no page writes; reading it needs the secondary module.
RARE = '{"do":"view","x":Infinity}'
SAY = """(text) => document.querySelector('script[type=py][worker]').xworker.sync
  .dispatch(text).catch(() => 'broken')"""
FATES = [
    pytest.param(damaged(flipped), id="damaged"),
    pytest.param(lambda route: route.fulfill(status=404), id="missing", marks=pytest.mark.thorough),
    pytest.param(damaged(lambda body: body[: len(body) // 3]), id="cut short", marks=pytest.mark.thorough),
    pytest.param(damaged(lambda body: b"\0asm\1\0\0\0"), id="foreign", marks=pytest.mark.thorough),
    pytest.param(lambda route: route.abort(), id="unreachable", marks=pytest.mark.thorough),
]


def playing(page: Page) -> str:
    """Return the map of a game that has begun."""
    page.goto("/?deal=bA1-harbour&lang=en")
    wait_for(page, "draw", patience=60)
    page.locator('[data-act="primary"]').click()
    wait_for(page, "choose")
    return page.locator(".cells").get_attribute("data-map") or ""


def goes_on(page: Page) -> None:
    page.locator('[data-act="primary"]').click()
    wait_for(page, "draw", patience=60)


@pytest.mark.parametrize("fate", FATES)
def test_engine_on_the_page_starts_without_a_valid_secondary_module(
    context: BrowserContext, watch: Watch, fate: Callable[[Route], None]
) -> None:
    """On the page nothing can be fetched synchronously, so both modules are loaded at once."""
    watch.expect("rest-|wasm|Starting by|Failed to fetch|ERR_FAILED")
    context.route("**/assets/rest-*.wasm", fate)
    page = context.new_page()
    page.add_init_script(OPAQUE)
    page.goto("/")
    until_ready(page)
    assert "mapwright:load-library" in stages(page)


def fetched_late(context: BrowserContext) -> list[str]:
    requests: list[str] = []
    late = ("/rest-", "/pyodide.asm", "/python-")
    context.on("request", lambda request: requests.extend(name for name in late if name in request.url))
    return requests


def test_game_does_not_request_the_secondary_module(context: BrowserContext) -> None:
    requests = fetched_late(context)
    page = context.new_page()
    playing(page)
    goes_on(page)
    assert requests == []


def test_secondary_module_is_loaded_during_a_game_when_needed(context: BrowserContext) -> None:
    page = context.new_page()
    drawn = playing(page)
    with page.expect_request("**/assets/rest-*.wasm"):
        assert '"ok":true' in page.evaluate(SAY, RARE)
    assert page.locator(".cells").get_attribute("data-map") == drawn
    goes_on(page)
    assert stages(page).count("mapwright:load-starting") == 1, "by the same interpreter"


@pytest.mark.parametrize("fate", FATES)
def test_game_continues_when_the_secondary_module_cannot_be_loaded(
    context: BrowserContext, watch: Watch, fate: Callable[[Route], None]
) -> None:
    """A new interpreter with the whole module opens the record."""
    watch.expect("rest-|fatal|Failed to|ERR_FAILED|Starting by|Inner error|wasm")
    page = context.new_page()
    drawn = playing(page)
    context.route("**/assets/rest-*.wasm", fate)
    assert page.evaluate(SAY, RARE) == "broken"
    page.locator('[data-act="primary"]').click()
    page.locator(".toast").wait_for(timeout=60_000)  # reports the new start
    wait_for(page, "choose", patience=60)
    assert page.locator(".cells").get_attribute("data-map") == drawn
    goes_on(page)


def test_game_reports_failed_downloads_and_continues_when_they_succeed(context: BrowserContext, watch: Watch) -> None:
    watch.expect("rest-|fatal|Failed to|ERR_FAILED|Starting by|Inner error|wasm|python-|snapshot-|engine-")
    page = context.new_page()
    drawn = playing(page)
    context.route("**/assets/*.{wasm,bin,zip}", lambda route: route.abort())
    assert page.evaluate(SAY, RARE) == "broken"
    page.locator('[data-act="primary"]').click()
    page.get_by_text("The game engine has stopped. Your game is safe.").wait_for(timeout=60_000)
    context.unroute("**/assets/*.{wasm,bin,zip}")
    page.get_by_role("button", name="Carry on").click()
    page.locator('[data-act="primary"]').click()
    page.locator(".toast").wait_for(timeout=60_000)
    wait_for(page, "choose", patience=60)
    assert page.locator(".cells").get_attribute("data-map") == drawn
    goes_on(page)
