"""Finished games: made in CPython, written into the page's storage, or played to their end."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from playwright.sync_api import Page

from driver.controls import Keyboard
from driver.page_state import READ_STORE, WRITE_STORE, wait_for
from driver.player import Player
from mapwright.bots.greedy import GreedyBot
from mapwright.bots.match import play_match
from mapwright.bots.random import RandomBot
from mapwright.notation.deal_code import parse_deal
from mapwright.page.bridge import Bridge

Json = dict[str, Any]

SAVES, HISTORY = "saves", "history"
NO_TIPS = "localStorage.setItem('mapwright:tips', JSON.stringify({ off: true, seen: [] }))"


def ask_engine(**message: Any) -> Json:
    answer: Json = json.loads(Bridge().dispatch(json.dumps(message)))
    return answer


@cache
def finished_record(deal: str, greedy: bool = False) -> str:
    """Return the record of a whole game of a deal."""
    setup, seed = parse_deal(deal)
    kind = GreedyBot if greedy else RandomBot
    _, record = play_match(setup, seed, [kind(f"{seed}/{seat}") for seat in range(setup.players)])
    return str(record)


@cache
def summary_of(record: str) -> Json:
    answer = ask_engine(do="summary", record=record, seat=0)
    assert answer["ok"], answer
    game_summary: Json = answer["summary"]
    return game_summary


def stored_games(page: Page, store: str) -> list[Json]:
    games: list[Json] = page.evaluate(READ_STORE, store)
    return games


def store_finished(page: Page, records: list[str], day: str = "2026-12-01", **more: Any) -> None:
    """Puts finished games into the history of a page that is about to be opened."""
    games = [
        {"id": f"kept-{index}", "record": record, "seat": 0, "day": day, "daily": False, "from_replay": False,
         "saved_at": 1000 + index, "name": "", "hints": 0, "bots": [],
         "summary": summary_of(record)} | more
        for index, record in enumerate(records)
    ]  # fmt: skip
    store_games(page, HISTORY, *games)


def saved_game(id: str, record: str, tallied: int = 4) -> Json:
    """Return a game in progress as the page stores it."""
    facts = {"map": "", "sheet": "A", "set": "base", "season": "spring", "time": 8, "limit": 8, "stars": 9}
    return {"id": id, "record": record, "tallied": tallied, "finished": False, "saved_at": 1000 + tallied, **facts}


def store_games(page: Page, store: str, *games: Json) -> None:
    """Store games as another tab would. The poster, which needs no engine, does it for a page that does
    not run yet; a page that runs is notified that it is visible again, and lists them."""
    where = page.evaluate("document.documentElement.dataset.state ?? ''")
    if not where:
        page.goto("/embed/")
    page.evaluate(WRITE_STORE, [store, [[game["id"], game] for game in games]])
    if where and where != "poster":
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")


def skip_to_the_end(page: Page, left: int = 3, whole: str = "") -> None:
    """Moves the one game on the table to shortly before its end, as if `whole` had been played, and opens it again."""
    save = max(stored_games(page, SAVES), key=lambda each: float(each["saved_at"]))
    words = (whole or finished_record(save["record"].split(".")[0])).split(".")
    record = ".".join(words[:-left])
    seasons = len(ask_engine(do="open", record=record)["view"]["players"][0]["seasons"])
    page.evaluate(WRITE_STORE, [SAVES, [[save["id"], save | {"record": record, "tallied": seasons}]]])
    page.goto("about:blank")  # the same address would be a reload, which opens the game by itself
    page.goto("/")
    wait_for(page, "home")
    page.locator('[data-act="continue"]').click()


def play_to_the_end(page: Page) -> Json:
    """Plays what is left and returns the summary of the whole game."""
    view = Player(page, Keyboard(page)).play(compare=False)
    wait_for(page, "final")
    return summary_of(view["record"])


def open_home(page: Page, path: str = "/") -> None:
    """Opens home; a page that is there already, such as the one that runs on, is not loaded again."""
    if page.evaluate("document.documentElement.dataset.state ?? ''") != "home":
        page.goto(path)
    wait_for(page, "home", patience=60)


def with_minus(number: int) -> str:
    """Return a number as the page writes it, with a real minus sign."""
    return str(number).replace("-", "−")
