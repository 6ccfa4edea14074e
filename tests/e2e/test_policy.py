"""The content security policy holds: nothing inline, nothing evaluated, nothing from elsewhere."""

import time
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

import server
from headers import Rule
from page_state import wait_for
from server import serving
from watching import OPAQUE, Watch, until_ready

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
    page.goto("/")
    try_everything(page, watch)


def test_a_host_without_our_headers_keeps_the_policy(
    context: BrowserContext, watch: Watch, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pages say it themselves."""
    monkeypatch.setattr(server, "rules", lambda: [Rule("/*", {"X-Content-Type-Options": "nosniff"})])
    with serving(site) as address:
        watch.allow(address)
        page = context.new_page()
        answer = page.goto(f"{address}/")
        assert answer and "content-security-policy" not in answer.headers
        try_everything(page, watch)


def test_an_embed_is_as_strict_once_its_script_has_begun(page: Page, watch: Watch) -> None:
    """Its header allows more, for frames in which Safari knows no 'self'."""
    page.goto("/embed/")
    nonce = "add('script', { nonce: 'embed', textContent: 'globalThis.got = 1' })"
    image = "add('img', { src: 'https://example.org/x.png' })"
    try_everything(page, watch, "poster", [*ATTEMPTS, nonce])
    page.evaluate(f"() => {{ {ADD}; {image} }}")
    heard(page, watch, "violated img-src", 1)


def try_everything(page: Page, watch: Watch, state: str = "home", attempts: list[str] = ATTEMPTS) -> None:
    watch.expect("violated|Refused|violates|Content Security Policy|unsafe-eval|404|example.org")
    wait_for(page, state, patience=60)
    for count, attempt in enumerate(attempts, 1):
        page.evaluate(f"() => {{ {ADD}; {attempt} }}")
        heard(page, watch, "violated script-src", count)
        assert page.evaluate("globalThis.got") is None, attempt
    got = page.evaluate("fetch('https://example.org/').then(() => 'answered', () => 'refused')")
    assert got == "refused"
    heard(page, watch, "violated connect-src", 1)


PYTHON = "import js; js.got = 1"
GADGETS = [
    f'<script type="py">{PYTHON}</script>',
    f"<py-script>{PYTHON}</py-script>",
    f'<script type="py" worker>{PYTHON}</script>',
    f'<button py-click="{PYTHON}">b</button>',
    f'<script type="mpy">{PYTHON}</script>',
]


@pytest.mark.parametrize("gadget", GADGETS)
@pytest.mark.parametrize("place", ["", OPAQUE], ids=["in a worker", "on the page"])
def test_python_in_markup_is_not_run(page: Page, place: str, gadget: str) -> None:
    """PyScript runs whatever looks like Python to it; with us it sees our own element only."""
    page.add_init_script(place)
    page.goto("/")
    until_ready(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.evaluate("(markup) => document.body.insertAdjacentHTML('beforeend', markup)", gadget)
    page.evaluate("document.querySelector('[py-click]')?.click()")
    page.wait_for_timeout(1500)  # it would run at once
    assert page.evaluate("globalThis.got") is None
    assert asked == []


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


REMOTE = "(address) => { globalThis.game = open(address); }"
RETARGET = "(hash) => { try { game.location.hash = hash; } catch {} return game.closed; }"


def test_whoever_opens_the_game_gets_no_hold_of_it(context: BrowserContext, watch: Watch, base_url: str) -> None:
    """Else it could change the address behind the hash, again and again, and fill the list with games."""
    watch.expect("favicon")
    other = base_url.replace("127.0.0.1", "localhost")
    watch.allow(other)
    opener = context.new_page()
    opener.goto(f"{other}/licences.txt")
    with context.expect_page() as opened:
        opener.evaluate(REMOTE, f"{base_url}/?lang=en")
    game = opened.value
    wait_for(game, "home", patience=60)
    assert opener.evaluate(RETARGET, "game=bA1-junk") is True
    assert "#" not in game.url
    assert game.evaluate("opener") is None


def test_the_embed_may_be_opened_by_anybody(context: BrowserContext, base_url: str) -> None:
    page = context.new_page()
    answer = page.goto("/embed/")
    assert answer and "cross-origin-opener-policy" not in answer.headers
