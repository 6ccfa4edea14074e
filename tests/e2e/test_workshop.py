"""The bot workshop in Chromium: from home to a league, the course, and every bot that means harm or knows no better."""

import json
import re

import pytest
from playwright.sync_api import FilePayload, Frame, Locator, Page

from mapwright.workshop.texts import answer, starter
from player import Hand, follow, wait_for
from watching import Watch

PATIENCE = 240_000
"""Milliseconds for a league on a busy machine."""
BOT = """from mapwright.game import legal


class Bot:
    def __init__(self, seed, budget):
        self.kept = []

    def choose(self, state):
        {}
        return legal(state)[0]
"""
LINE = 9


def choosing(*lines: str) -> str:
    """A bot that does this before each of its moves."""
    return BOT.format("\n        ".join(lines))


def enter(page: Page) -> None:
    page.goto("/?lang=en")
    wait_for(page, "home", patience=60)
    page.locator('[data-act="workshop"]').click()
    wait_for(page, "workshop", patience=60)
    page.locator(".ws-editor .cm-content").wait_for()


def put(page: Page, text: str, name: str = "mine.py") -> None:
    """Open a file of one's own."""
    file: FilePayload = {"name": name, "mimeType": "text/x-python", "buffer": text.encode()}
    page.locator('[data-field="import"]').set_input_files(file)


def run(page: Page, act: str = "run") -> None:
    page.locator(f'[data-act="{act}"]').click()
    Hand(page).frame()
    at_rest(page)


def at_rest(page: Page) -> None:
    page.locator(".workshop:not([data-running])").wait_for(timeout=PATIENCE)


def mistake(page: Page) -> tuple[str, str]:
    found: Locator = page.locator('[data-show="mistake"]')
    found.wait_for(timeout=PATIENCE)
    return found.get_attribute("data-kind") or "", found.inner_text()


def code(page: Page) -> str:
    """What is in the editor."""
    lines = page.locator(".ws-editor .cm-line").all_inner_texts()
    return "\n".join(line.rstrip("\n") for line in lines)  # an empty line holds a break


def test_a_newcomer_writes_a_bot_and_plays_a_league_by_mouse(page: Page) -> None:
    enter(page)
    assert "class Bot" in code(page)
    run(page)
    page.locator('[data-show="prints"] li').nth(15).wait_for(timeout=PATIENCE)
    assert int(page.locator('[data-show="film-stars"]').inner_text().replace("−", "-")) > -60
    page.locator('[data-field="open"]').select_option("starter:twenty_lines")
    assert "all four edicts alike" in code(page)
    page.locator('[data-field="bot-name"]').fill("Mine")
    page.locator('[data-act="keep"]').click()
    page.locator('[data-field="deals"]').select_option("5")
    run(page, "league")
    table = page.locator('[data-show="league"]')
    assert table.get_attribute("data-games") == "5"
    assert table.locator("[data-bot]").count() == 4
    assert re.search(r"\d ± \d", table.locator('[data-bot="mine"]').inner_text())
    assert table.locator(".ws-bars li").count() >= 1
    assert table.locator(".ws-edicts tbody tr").count() >= 4
    page.reload()
    wait_for(page, "home", patience=60)
    page.locator('[data-act="workshop"]').click()
    wait_for(page, "workshop", patience=60)
    assert page.locator('[data-field="bot-name"]').input_value() == "Mine"
    assert "all four edicts alike" in code(page)


def test_and_by_keyboard(page: Page) -> None:
    page.goto("/?lang=en")
    wait_for(page, "home", patience=60)
    page.locator('[data-act="workshop"]').focus()
    page.keyboard.press("Enter")
    wait_for(page, "workshop", patience=60)
    page.locator(".ws-editor .cm-content").focus()
    page.keyboard.press("ControlOrMeta+End")
    page.keyboard.press("Enter")
    page.keyboard.type("# mine")
    page.keyboard.press("ControlOrMeta+s")
    assert page.locator('[data-act="keep"]').is_disabled(), "it is kept"
    page.keyboard.press("ControlOrMeta+Enter")
    at_rest(page)
    page.locator('[data-show="prints"] li').first.wait_for(timeout=PATIENCE)
    page.locator(".ws-editor .cm-content").focus()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.act") == "run", "the editor lets go of the focus"
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.act") == "league"
    page.keyboard.press("Enter")
    page.locator('[data-act="stop"]').wait_for()
    at_rest(page)
    assert page.locator('[data-show="league"]').get_attribute("data-games") == "5"


def test_the_engines_words_are_completed_and_explained(page: Page) -> None:
    enter(page)
    put(page, "from mapwright.game import \n")
    page.locator(".ws-editor .cm-content").focus()
    page.keyboard.press("ControlOrMeta+Home")
    page.keyboard.press("End")
    page.keyboard.type("le")
    offered = page.locator(".ws-editor .cm-tooltip-autocomplete")
    offered.wait_for()
    assert "legal" in offered.inner_text()
    assert "legal(state: State) -> list[Action]" in page.locator(".ws-editor .cm-completionInfo").inner_text()
    page.keyboard.press("Enter")
    assert "import legal" in code(page)


WRONG = {
    "syntax": ("class Bot\n    pass\n", "Line 1: this is not Python"),
    "raised": (choosing("1 / 0"), f"Line {LINE}: the bot failed with ZeroDivisionError"),
    "nothing": ("x = 1\n", "There is no class Bot"),
    "junk": (BOT.format("return 5"), "Line 8: choose returned 5"),
    "illegal": (
        choosing("from mapwright.state import Action", "return Action('shape', None, 99, 1)"),
        "Line 8: choose returned an action that the rules do not allow",
    ),
    "refused": (choosing("import js"), f"Line {LINE}: a bot cannot import js"),
    "memory": (choosing("while True: self.kept.append(bytearray(10**7))"), f"Line {LINE}: the bot wanted more memory"),
    "slow": (choosing("while True: pass"), f"Line {LINE}: the bot thought about one action"),
}


@pytest.mark.parametrize("kind", WRONG)
def test_a_mistake_is_told_in_one_sentence_at_its_line(page: Page, kind: str) -> None:
    text, said = WRONG[kind]
    enter(page)
    put(page, text)
    run(page)
    assert mistake(page)[0] == kind
    assert said in mistake(page)[1]
    if said.startswith("Line"):
        assert page.locator(".ws-editor .cm-lint-marker-error").count() == 1
    put(page, starter("random"), "again.py")
    run(page)
    assert page.locator('[data-show="mistake"]').count() == 0, "the next bot is none the worse"


HARMLESS = {
    "sleeps": (choosing("import time", "time.sleep(3600)"), "slow"),
    "asks the network": (choosing("import urllib.request"), "refused"),
    "asks for Pyodide": (choosing("import pyodide_js"), "refused"),
    "recurses": (choosing("def f(): f()", "f()"), "raised"),
    "counts without end": (choosing("from itertools import count", "sum(count())"), "silent"),
    "leaves Python": (choosing("import sys; sys.exit(0)"), "raised"),
}


@pytest.mark.parametrize("what", HARMLESS)
def test_what_else_a_bot_may_try(page: Page, what: str) -> None:
    text, kind = HARMLESS[what]
    enter(page)
    put(page, text)
    run(page)
    assert mistake(page)[0] == kind, mistake(page)
    put(page, starter("random"), "again.py")
    run(page)
    assert page.locator('[data-show="mistake"]').count() == 0, "the next bot is none the worse"


def test_a_bot_that_changes_its_state_or_prints_a_megabyte_plays_on(page: Page) -> None:
    enter(page)
    put(page, choosing("object.__setattr__(state.players[0], 'filled_coins', 14)", "print('x' * 10**6)"))
    run(page)
    assert page.locator('[data-show="mistake"]').count() == 0
    first = page.locator('[data-show="prints"] li').first
    assert "cut off" in first.inner_text()
    assert len(first.inner_text()) < 3000


def test_a_run_can_be_stopped_and_the_page_lives_on_meanwhile(page: Page) -> None:
    enter(page)
    put(page, choosing("from itertools import count", "sum(count())"))
    page.locator('[data-act="run"]').click()
    page.locator('[data-act="stop"]').wait_for()
    page.wait_for_timeout(1500)  # the bot is in its loop
    slowest: float = page.evaluate(
        """new Promise((done) => {
          let last = performance.now(), slowest = 0, left = 30;
          const frame = (now) => {
            slowest = Math.max(slowest, now - last);
            last = now;
            if (--left) requestAnimationFrame(frame); else done(slowest);
          };
          requestAnimationFrame(frame);
        })"""
    )
    assert slowest < 1000, "the page's own frames go on"
    page.locator('[data-act="stop"]').click()
    at_rest(page)
    assert mistake(page)[0] == "stopped"


def the_frame(page: Page) -> Frame:
    return next(frame for frame in page.frames if frame.url.endswith("/workshop/"))


REACHES = {
    "indexedDB": "new Promise((y, n) => { const o = indexedDB.open('mapwright'); o.onsuccess = y; o.onerror = n; })",
    "localStorage": "localStorage.getItem('mapwright:settings')",
    "cookies": "document.cookie",
    "the game": "parent.document.title",
    "caches": "caches.keys()",
    "fetch": "fetch('/index.html')",
    "another origin": "fetch('https://example.org/')",
    "an image": "new Promise((y, n) => Object.assign(new Image(), { onload: y, onerror: n, src: '/icons/icon.svg' }))",
    "a socket": "new Promise((y, n) => Object.assign(new WebSocket('wss://example.org'), { onopen: y, onerror: n }))",
}


def test_the_frame_reaches_nothing(page: Page, watch: Watch) -> None:
    watch.expect("violat|Refused|Content Security Policy|example.org|sandbox|WebSocket")
    enter(page)
    run(page)
    frame = the_frame(page)
    assert frame.evaluate("self.origin") == "null"
    for what, tried in REACHES.items():
        got = frame.evaluate(
            f"(async () => {{ try {{ await ({tried}); return 'reached' }} catch {{ return 'no' }} }})()"
        )
        assert got == "no", what


REACHING = """
import gc, json, sys
from mapwright.game import legal


def browser():
    for found in gc.get_objects():
        if type(found) is dict and hasattr(found.get("js"), "fetch"):
            return found["js"]
    return None


def tried(work):
    try:
        return str(work())
    except BaseException as error:
        return "no: " + type(error).__name__


def asked(js, address):
    request = js.XMLHttpRequest.new()
    request.open("GET", address, False)
    request.send()
    return request.status


class Bot:
    def __init__(self, seed, budget):
        js = browser()
        print(json.dumps({
            "js": js is not None,
            "database": tried(lambda: js.indexedDB.open("mapwright")),
            "request": tried(lambda: asked(js, "/index.html")),
            "origin": tried(lambda: js.self.origin),
            "eval": tried(lambda: js.eval("1")),
        }))

    def choose(self, state):
        return legal(state)[0]
"""


def test_a_bot_that_finds_the_browser_finds_nothing_in_it(page: Page, watch: Watch) -> None:
    watch.expect("violat|Refused|Content Security Policy|NetworkError|unsafe-eval")
    enter(page)
    put(page, REACHING)
    run(page)
    assert page.locator('[data-show="mistake"]').count() == 0
    told = json.loads(page.locator('[data-show="prints"] pre').first.inner_text())
    if told["js"]:
        assert told["origin"] == "null"
    for what in ("database", "request", "eval"):
        assert told[what].startswith("no"), told


def test_a_shared_bot_is_shown_and_not_run(page: Page) -> None:
    enter(page)
    put(page, choosing("print('hello')"), "Greeter.py")
    page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text }")
    page.locator('[data-act="share-bot"]').click()
    page.get_by_text("copied").first.wait_for()
    link: str = page.evaluate("window.copied")
    assert "#bot=" in link and "name=Greeter" in link
    for shown, whole in ((link, True), (re.sub(r"(#bot=.{150}).*?&", r"\1&", link), False)):
        page.goto("about:blank")
        page.goto(shown)
        wait_for(page, "workshop", patience=60)
        assert "class Bot" in code(page)
        assert ("hello" in code(page)) is whole
        assert page.locator('[data-show="prints"]').count() == 0
        assert page.locator('[data-field="bot-name"]').input_value().startswith("Greeter")
    assert page.locator("[data-running]").count() == 0


@pytest.mark.parametrize("step", [1, 2])
def test_a_step_passes_with_its_answer_and_not_with_the_step_before(page: Page, step: int) -> None:
    page.goto(f"/?lang=en#course={step}")
    wait_for(page, "workshop", patience=60)
    assert page.locator(f'[data-step="{step}"]').count() == 1
    run(page, "check")
    if step == 1:
        assert mistake(page)[0] == "junk"
    else:
        assert page.locator('[data-show="check"]').get_attribute("data-passed") == "false"
    page.locator('[data-act="model"]').click()
    assert code(page).rstrip() == answer(step).rstrip()
    run(page, "check")
    assert page.locator('[data-show="check"]').get_attribute("data-passed") == "true"
    page.locator('[data-act="next-step"]').click()
    page.locator(f'[data-step="{step + 1}"]').wait_for()
    page.reload()
    wait_for(page, "home", patience=60)
    follow(page, f"/?lang=en#course={step}", "workshop")
    assert page.locator(".ws-steps .passed").count() == 1, "what is passed is kept"


@pytest.mark.parametrize("language", ["uk", "ru", "cs", "pl"])
def test_the_course_speaks_every_language(page: Page, language: str) -> None:
    page.goto(f"/?lang={language}#course=7")
    wait_for(page, "workshop", patience=60)
    text = page.locator(".ws-course").inner_text()
    assert "course-" not in text and "workshop-" not in page.locator(".workshop").inner_text()
    assert "neighbours" in text
