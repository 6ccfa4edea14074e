"""The content security policy is enforced: nothing inline, nothing evaluated, nothing from elsewhere."""

import re
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page

import server
from driver.page_state import wait_for
from driver.watch import OPAQUE, Watch, until_ready, until_settled
from headers import HeaderRule
from server import serving

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


# Guarantee: policy
def test_policy_blocks_evaluated_code_and_foreign_resources(page: Page, watch: Watch) -> None:
    page.goto("/")
    try_everything(page, watch)


# Guarantee: policy
def test_policy_applies_on_a_host_without_our_headers(
    context: BrowserContext, watch: Watch, site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each page contains its policy in a meta tag."""
    monkeypatch.setattr(server, "load_header_rules", lambda: [HeaderRule("/*", {"X-Content-Type-Options": "nosniff"})])
    with serving(site) as address:
        watch.allow(address)
        page = context.new_page()
        answer = page.goto(f"{address}/")
        assert answer and "content-security-policy" not in answer.headers
        try_everything(page, watch)


# Guarantee: policy
def test_embed_has_the_strict_policy_after_its_script_starts(page: Page, watch: Watch) -> None:
    """The header of the embed allows more, for frames in which 'self' matches nothing in Safari."""
    page.goto("/embed/")
    nonce = "add('script', { nonce: 'embed', textContent: 'globalThis.got = 1' })"
    image = "add('img', { src: 'https://example.org/x.png' })"
    try_everything(page, watch, "poster", [*ATTEMPTS, nonce])
    with violates(page, "img-src"):
        page.evaluate(f"() => {{ {ADD}; {image} }}")


def try_everything(page: Page, watch: Watch, state: str = "home", attempts: list[str] = ATTEMPTS) -> None:
    watch.expect("violated|Refused|violates|Content Security Policy|unsafe-eval|404|example.org")
    wait_for(page, state, patience=60)
    for attempt in attempts:
        with violates(page, "script-src"):
            page.evaluate(f"() => {{ {ADD}; {attempt} }}")
        assert page.evaluate("globalThis.got") is None, attempt
    with violates(page, "connect-src"):
        got = page.evaluate("fetch('https://example.org/').then(() => 'answered', () => 'refused')")
    assert got == "refused"


def violates(page: Page, directive: str) -> AbstractContextManager[object]:
    """The browser reports a violation once it has refused it."""
    return page.expect_console_message(lambda message: f"violated {directive}" in message.text, timeout=10_000)


PYTHON = "import js; js.got = 1"
INTERPRETER = re.compile(r"pyscript|pyodide|python|interpreter|\.wasm|\.zip|\.bin")
GADGETS = [
    f'<script type="py">{PYTHON}</script>',
    f"<py-script>{PYTHON}</py-script>",
    f'<script type="py" worker>{PYTHON}</script>',
    f'<button py-click="{PYTHON}">b</button>',
    f'<script type="mpy">{PYTHON}</script>',
]


# Guarantee: policy
@pytest.mark.parametrize(
    "place",
    [pytest.param("", id="in a worker"), pytest.param(OPAQUE, id="on the page", marks=pytest.mark.thorough)],
)
def test_python_in_markup_is_not_run(page: Page, place: str) -> None:
    """PyScript runs whatever looks like Python to it; with us it sees our own element only. What it sees it runs before
    the next answer of the same engine, or fetches an interpreter for."""
    page.add_init_script(place)
    page.goto("/")
    until_ready(page)
    until_settled(page)
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    for gadget in GADGETS:
        page.evaluate("(markup) => document.body.insertAdjacentHTML('beforeend', markup)", gadget)
        page.evaluate("document.querySelector('[py-click]')?.click()")
        until_settled(page)
        assert requests == [], gadget
    page.locator('[data-act="start"]').click()
    wait_for(page, "draw")
    assert page.evaluate("globalThis.got") is None
    assert [url for url in requests if INTERPRETER.search(url)] == []


# Guarantee: embed
def test_other_sites_cannot_frame_the_game(context: BrowserContext, watch: Watch, base_url: str) -> None:
    watch.expect("frame-ancestors|refused|ERR_BLOCKED|favicon")
    other = base_url.replace("127.0.0.1", "localhost")
    watch.allow(other)
    page = context.new_page()
    page.goto(f"{other}/licences.txt")
    with page.expect_event("framenavigated", lambda frame: frame.url not in ("", "about:blank"), timeout=20_000):
        page.evaluate(f"(src) => {{ {ADD}; add('iframe', {{ src }}) }}", base_url)
    assert page.frames[-1].url.startswith("chrome-error:")


REMOTE = "(address) => { globalThis.game = open(address); }"
RETARGET = "(hash) => { try { game.location.hash = hash; } catch {} return game.closed; }"


# Guarantee: embed
def test_opener_cannot_control_the_page(context: BrowserContext, watch: Watch, base_url: str) -> None:
    """Otherwise the opener could change the address after the hash repeatedly, and fill the list with games."""
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
