"""Leads one page through every screen and dialog, in one fixed order, for screenshots (`looks.py`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from playwright.sync_api import Page

from clock import set_day
from hands import Hand
from page_state import follow, unfold, wait_for
from positions import records, skilled
from seating import play, seat_people
from shelf import SAVES, finished, keep, put, save
from watching import until

BASE = (1280, 720)
SEATS = [
    {"name": "Anna", "colour": "red", "bot": ""},
    {"name": "", "colour": "blue", "bot": "greedy"},
    {"name": "Chiara", "colour": "violet", "bot": ""},
]
# What a page draws at random, such as the seeds of new games, is the same each time.
NO_CHANCE = """
Math.random = () => 0.5;
crypto.getRandomValues = (array) => array.fill(7);
localStorage.getItem('mapwright:tips') ?? localStorage.setItem('mapwright:tips', '{"off":true,"seen":[]}');
"""

STOP_TIMERS = "for (let id = setTimeout(() => 0), first = id - 99; id > first; id--) clearTimeout(id)"

Scenes = Iterator[str]


def press(page: Page, selector: str) -> None:
    """No pointer goes there: nothing is hovered over afterwards."""
    target = page.locator(selector).first
    target.wait_for(state="attached")
    target.dispatch_event("click")
    Hand(page).frame()


def close(page: Page) -> None:
    page.keyboard.press("Escape")
    until(page, "document.querySelector('dialog[open]') === null")


def dialog(page: Page, name: str, selector: str, ready: str = "dialog[open]") -> Scenes:
    press(page, selector)
    page.locator(ready).first.wait_for()
    yield name
    close(page)


def prepare(page: Page, language: str) -> None:
    """Some games on the table, some in the history, and the clock is fixed."""
    page.add_init_script(NO_CHANCE)
    set_day(page)
    deal = records()["winter"].split(".")[0]
    rival = {"name": "Olena", "record": finished(deal, greedy=True)}
    race = save("race", records()["winter"], 3) | {"origin": {"kind": "challenge", "rival": rival}}
    table = save("table", finished("cA3hk-looks"), 3) | {"seats": SEATS}
    put(page, SAVES, save("spring", records()["spring"], 0), save("torn", "bA1-x") | {"damaged": True}, race, table)
    games = [finished("bA1-one"), finished("hC1-two"), finished("cB1k-three"), finished("cA2-five")]
    keep(page, games, daily=True)
    page.goto(f"/?lang={language}")
    wait_for(page, "home", patience=60)


def scenes(page: Page, language: str) -> Scenes:
    prepare(page, language)
    for chapter in CHAPTERS:
        page.set_viewport_size({"width": BASE[0], "height": BASE[1]})
        for name in chapter(page):
            yield name
            page.set_viewport_size({"width": BASE[0], "height": BASE[1]})
            Hand(page).frame()


def go_home(page: Page) -> None:
    follow(page, "/?deal=bA1-home")
    press(page, ".brand")
    wait_for(page, "home")


def at_home(page: Page) -> Scenes:
    yield "home"
    unfold(page)
    unfold(page, ".setup")
    press(page, '[data-act="more"]')
    yield "home-more"
    seat_people(page, "Anna", "Ben", "Chiara")
    yield "home-seats"
    page.locator('input[value="solo"]').check(force=True)
    press(page, '[data-act="more"]')
    yield from dialog(page, "games", '[data-act="games"]')
    yield from dialog(page, "settings", '[data-act="menu"]')
    press(page, '[data-act="menu"]')
    yield from dialog(page, "embed-code", 'dialog[open] [data-act="embed-code"]', "dialog[open] .embed-code")
    press(page, '[data-act="rules"]')
    until(page, "document.querySelector('.book') !== null")
    yield "book"
    for name in ("goal", "stoneside-forest", "gorgon-gaze"):
        press(page, f'[data-page="{name}"]')
        until(page, f"document.querySelector('.b-page')?.dataset.shown === '{name}'")
        yield f"book-{name}"
    press(page, '[data-act="close"]')


def in_the_rooms(page: Page) -> Scenes:
    press(page, '[data-act="daily"]')
    wait_for(page, "daily")
    yield "daily"
    press(page, '[data-act="leave"]')
    press(page, '[data-act="gallery"]')
    wait_for(page, "gallery")
    yield "gallery"
    press(page, '.hung [data-act="share"]')
    page.locator('[data-show="qr"] path').wait_for(state="attached")
    yield "share"
    close(page)
    press(page, '.hung [data-act="keepsake"]')
    page.locator('[data-act="png"]:enabled').wait_for()
    yield "keepsake"
    close(page)
    for index, room in ((2, "album"), (3, "stats"), (4, "replay")):
        press(page, f".room-tabs button:nth-child({index})")
        wait_for(page, room)
        yield room if room != "replay" else "opener"
    press(page, ".replays button")
    page.locator(".cinema").wait_for()
    press(page, '[data-act="end"]')
    wait_for(page, "replay")
    yield "replay"
    press(page, '[data-act="leave"]')
    wait_for(page, "home")
    press(page, '[data-act="desk"]')
    wait_for(page, "desk")
    yield "desk"
    press(page, '[data-act="leave"]')
    wait_for(page, "home")
    press(page, '[data-act="puzzles"]')
    wait_for(page, "puzzles")
    until(page, "document.querySelector('.p-day[data-made]') !== null", 30)
    yield "puzzles"
    follow(page, "/#puzzle=2.phone-11", "draw")
    yield "puzzle"
    press(page, ".brand")
    wait_for(page, "puzzles")
    press(page, '[data-act="puzzle-run"]')
    wait_for(page, "draw")
    yield "run"
    press(page, ".brand")
    wait_for(page, "puzzles")
    press(page, '[data-act="leave"]')
    wait_for(page, "home")


def in_the_workshop(page: Page) -> Scenes:
    go_home(page)
    press(page, '[data-act="workshop"]')
    wait_for(page, "workshop", patience=60)
    page.locator(".ws-editor .cm-content").wait_for()
    yield "workshop"
    follow(page, "/#course=2", "workshop")
    page.locator(".ws-editor .cm-content").wait_for()
    yield "course"


def with_other_devices(page: Page) -> Scenes:
    """No other player comes, and no relay is called: every socket is open and silent."""
    page.route_web_socket(re.compile("wss?://"), lambda socket: None)
    go_home(page)
    press(page, '[data-act="table"]')
    wait_for(page, "table")
    yield "together"
    page.locator('[data-field="name"]').fill("Anna")
    page.locator('[data-field="name"]').press("Tab")
    press(page, '[data-act="open-table"]')
    wait_for(page, "draw", "choose", patience=60)
    press(page, '[data-act="company"]')
    until(page, "document.querySelector('[data-field=\"link\"]')?.value", 60)
    yield "invitation"


def in_play(page: Page) -> Scenes:
    for deal in ("bA1-looks", "hB1h-looks", "bC1k-looks", "cD1hk-looks"):
        follow(page, f"/?deal={deal}")
        yield f"play-{deal.split('-')[0]}"
    press(page, '[data-edict="B"]')
    page.locator(".explain").wait_for()
    yield "explained"
    page.keyboard.press("Escape")
    press(page, '[data-act="hint"]')
    page.locator('[data-act="use-hint"]:enabled').wait_for(timeout=60_000)
    yield "hint"
    page.keyboard.press("Escape")
    page.locator(".hint").wait_for(state="detached")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for()
    yield "menu"
    close(page)
    press(page, '[data-act="primary"]')
    wait_for(page, "choose", "draw")
    yield "drawn"
    for name, row in MENU.items():
        page.keyboard.press("Escape")
        yield from dialog(page, name, f"dialog[open] {row}", f"dialog[open] .{name}")


MENU = {"log": '[data-act="log"]'}


def with_full_hands(page: Page) -> Scenes:
    """Skills, heroes, ruins to cover, ambushes: whatever a card can ask for."""
    for index, record in enumerate(skilled()):
        follow(page, f"/#game={record}")
        yield f"hand-{index}"


def at_the_end(page: Page) -> Scenes:
    go_home(page)
    yield from season(page, "spring", "tally")
    go_home(page)
    yield from season(page, "race", "final-tally")
    yield "final"
    press(page, '[data-act="compare"]')
    wait_for(page, "compare")
    yield "compare"
    press(page, '[data-act="leave"]')
    press(page, '[data-act="review"]')
    page.locator(".review-moment").wait_for(timeout=120_000)
    wait_for(page, "review", patience=120)
    yield "review"


def season(page: Page, id: str, name: str) -> Scenes:
    press(page, '[data-act="games"]')
    press(page, f'[data-save="{id}"] .row-btn')
    wait_for(page, "choose", patience=60)
    press(page, '[data-act="primary"]')
    wait_for(page, "season")
    yield name
    press(page, '[data-act="on"]')
    wait_for(page, "draw", "choose", "final")


def at_a_table(page: Page) -> Scenes:
    go_home(page)
    press(page, '[data-act="games"]')
    press(page, '[data-save="table"] .row-btn')
    wait_for(page, "final", "choose", "curtain", "season")
    yield "table-final"
    go_home(page)
    seat_people(page, "Anna", "Ben")
    if not page.locator(".more").count():
        press(page, '[data-act="more"]')
    page.locator(".more .field input[type=text]").last.fill("dbl24")
    press(page, '[data-act="start"]')
    wait_for(page, "curtain")
    yield "curtain"
    press(page, '[data-act="unveil"]')
    wait_for(page, "draw")
    yield "table-play"
    yield from dialog(page, "maps", '.player[data-seat="1"]')
    play(page, until="season")
    yield "table-tally"
    press(page, '[data-act="on"]')
    play(page, until="raid")
    yield "raid"
    press(page, '[data-act="raid-seen"]')


def in_a_challenge(page: Page) -> Scenes:
    deal = "bA1-challenge"
    follow(page, f"/?deal={deal}#rival={finished(deal, greedy=True)}&name=Olena", "challenge")
    yield "challenge"
    press(page, '[data-act="accept"]')
    wait_for(page, "draw")
    yield "play-rival"


def at_school(page: Page) -> Scenes:
    page.evaluate("localStorage.removeItem('mapwright:lesson')")
    go_home(page)
    press(page, '[data-act="learn"]')
    wait_for(page, "draw")
    page.locator(".coach").wait_for()
    yield "lesson"


def in_trouble(page: Page) -> Scenes:
    follow(page, "/?deal=nonsense", "home")
    page.locator("dialog[open].failure-veil").wait_for()
    press(page, "dialog[open] details summary")
    yield "failure"
    press(page, "dialog[open] [data-first]")


def with_news(page: Page) -> Scenes:
    """What stands at the top of the page for a while stays there."""
    follow(page, "/?deal=bA1-looks")
    page.keyboard.press("Escape")
    press(page, 'dialog[open] [data-act="deal-link"]')
    page.locator("dialog[open] .toast").wait_for()
    page.evaluate(STOP_TIMERS)
    page.keyboard.press("Escape")
    yield "notice"


def with_tips(page: Page) -> Scenes:
    page.evaluate("localStorage.setItem('mapwright:tips', '{\"off\":false,\"seen\":[]}')")
    page.goto("/embed/")
    page.goto(f"/#game={skilled()[1]}")
    wait_for(page, "draw", patience=60)
    page.locator(".tip").wait_for()
    yield "tip"


CHAPTERS: tuple[Callable[[Page], Scenes], ...] = (
    at_home,
    in_the_rooms,
    in_play,
    with_full_hands,
    at_the_end,
    in_a_challenge,
    at_school,
    in_trouble,
    with_news,
    at_a_table,
    in_the_workshop,
    with_other_devices,
    with_tips,
)
