"""The content security policy holds: nothing inline, nothing evaluated, nothing from elsewhere."""

import time

import pytest
from playwright.sync_api import BrowserContext, Page

from watching import Watch, until_ready

ADD = "const add = (name, content) => document.body.append(Object.assign(document.createElement(name), content))"


@pytest.fixture
def ready(page: Page) -> Page:
    page.goto("/")
    until_ready(page)
    return page


def test_no_eval(ready: Page, watch: Watch) -> None:
    watch.expect("unsafe-eval|script-src|violated")
    # Playwright's own evaluate is beyond the policy, so the page must be made to try.
    ready.evaluate("setTimeout(() => { try { (0, eval)('globalThis.evaluated = true') } catch {} })")
    ready.evaluate("setTimeout(() => { try { new Function('globalThis.evaluated = true')() } catch {} })")
    ready.wait_for_timeout(200)
    assert ready.evaluate("globalThis.evaluated") is None


@pytest.mark.parametrize(
    "attempt",
    [
        "add('script', { textContent: 'globalThis.got = 1' })",
        "add('div', { innerHTML: '<img src=x onerror=\"globalThis.got = 1\">' })",
        "add('script', { src: 'https://example.org/x.js' })",
        "add('script', { src: 'data:text/javascript,globalThis.got=1' })",
        "location.href = 'javascript:globalThis.got = 1'",
    ],
)
def test_no_script_but_ours(ready: Page, watch: Watch, attempt: str) -> None:
    watch.expect("violated|Refused|violates|Content Security Policy|404|example.org")
    ready.evaluate(f"() => {{ {ADD}; {attempt} }}")
    ready.wait_for_timeout(200)
    assert ready.evaluate("globalThis.got") is None
    assert watch.seen("violated|Refused|violates")


def test_no_connection_to_elsewhere(ready: Page, watch: Watch) -> None:
    watch.expect("violated|Refused|violates|Content Security Policy|example.org")
    got = ready.evaluate("fetch('https://example.org/').then(() => 'answered', () => 'refused')")
    assert got == "refused"
    ready.wait_for_timeout(200)
    assert watch.seen("violated connect-src")


def test_the_game_may_not_be_framed_by_others(context: BrowserContext, watch: Watch, base_url: str) -> None:
    watch.expect("frame-ancestors|refused|ERR_BLOCKED|favicon")
    other = base_url.replace("127.0.0.1", "localhost")
    watch.allow(other)
    page = context.new_page()
    page.goto(f"{other}/licences.txt")
    page.evaluate(f"(src) => {{ {ADD}; add('iframe', {{ src }}) }}", base_url)
    end = time.monotonic() + 20
    while page.frames[-1].url in ("", "about:blank") and time.monotonic() < end:
        page.wait_for_timeout(50)
    assert page.frames[-1].url.startswith("chrome-error:")
