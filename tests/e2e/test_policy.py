"""The content security policy holds: nothing inline, nothing evaluated, nothing from elsewhere."""

import time

from playwright.sync_api import BrowserContext, Page

from player import wait_for
from watching import Watch

ADD = "const add = (name, content) => document.body.append(Object.assign(document.createElement(name), content))"


# Playwright's own evaluate is beyond the policy, so the page must be made to try.
ATTEMPTS = [
    "setTimeout(() => (0, eval)('globalThis.got = 1'))",
    "setTimeout(() => new Function('globalThis.got = 1')())",
    "add('script', { textContent: 'globalThis.got = 1' })",
    "add('div', { innerHTML: '<img src=x onerror=\"globalThis.got = 1\">' })",
    "add('script', { src: 'https://example.org/x.js' })",
    "add('script', { src: 'data:text/javascript,globalThis.got=1' })",
    "location.href = 'javascript:globalThis.got = 1'",
]


def test_nothing_is_evaluated_or_loaded_but_what_is_ours(page: Page, watch: Watch) -> None:
    watch.expect("violated|Refused|violates|Content Security Policy|unsafe-eval|404|example.org")
    page.goto("/")
    wait_for(page, "home", patience=60)
    for count, attempt in enumerate(ATTEMPTS, 1):
        page.evaluate(f"() => {{ {ADD}; {attempt} }}")
        heard(page, watch, "violated script-src", count)
        assert page.evaluate("globalThis.got") is None, attempt
    got = page.evaluate("fetch('https://example.org/').then(() => 'answered', () => 'refused')")
    assert got == "refused"
    heard(page, watch, "violated connect-src", 1)


def heard(page: Page, watch: Watch, pattern: str, times: int) -> None:
    """The browser tells of a violation once it has refused it."""
    end = time.monotonic() + 10
    while watch.seen(pattern) < times:
        assert time.monotonic() < end, f"no violation told: {watch.all()}"
        page.wait_for_timeout(10)


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
