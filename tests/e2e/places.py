"""Every screen and dialog of the page and some moments of games: how each is opened, and the stored games it needs."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from driver.moments import season_end_records, skill_records
from driver.page_state import WRITE_STORE
from driver.stored_games import NO_TIPS, SAVES, finished_record, saved_game, store_finished, store_games, summary_of
from paths import ROOT

SOURCE = ROOT / "web" / "src"
BOT = """from mapwright.rules.game import legal


class Bot:
    def choose(self, state):
        return legal(state)[0]
"""


@dataclass(frozen=True, slots=True)
class Place:
    """A screen or a dialog, and how it is opened from home."""

    state: str = ""
    """The screen itself, or the one below the dialog."""
    route: dict[str, Any] = field(default_factory=dict)
    game: str = ""
    """The save that is opened with the route."""
    steps: tuple[str, ...] = ()
    """The selector of the controls that are pressed."""
    ready: str = "main, .play"
    link: str = ""
    """The address that is opened instead of home."""


def screen_names() -> set[str]:
    """The screens of the page: those of the game, and those of each feature."""
    return _keys("screens")


def dialog_names() -> set[str]:
    return _keys("dialogs")


def _keys(table: str) -> set[str]:
    """Return the keys of this table in the router and in all features."""
    files = [SOURCE / "app" / "router.ts", SOURCE / "app" / "later.ts", *SOURCE.glob("features/*/index.ts")]
    tables = [re.findall(rf"const {table}\b[^{{]*{{(.*?)}}", file.read_text(encoding="utf-8")) for file in files]
    return {
        entry.split(":")[0].strip() for columns in tables for entry in ",".join(columns).split(",") if entry.strip()
    }


GAMES = ("bA1-one", "hC1-two", "cB1k-three")
RIVAL = "bA1-challenge"
MENU = ".bar nav button:last-child"
TO_THE_END = ('[data-act="primary"]', '[data-act="advance"]')
"""Controls that end the saved game, which then cannot be opened again."""


def _places() -> tuple[dict[str, Place], dict[str, Place]]:
    record, rival = finished_record(GAMES[0]), finished_record(RIVAL, greedy=True)
    to_rival = {"name": "Olena", "record": rival, "summary": summary_of(rival)}
    opened = ('[data-act="open-table"]',)
    screens = {
        "home": Place("home"),
        "play": Place("play", {"to": "play"}, "spring"),
        "final": Place("final", {"to": "play"}, "winter", TO_THE_END),
        "album": Place("album", {"to": "album"}, ready=".stamp-place"),
        "atlas": Place("atlas", {"to": "atlas"}, ready=".realm-place"),
        "challenge": Place("challenge", {"to": "challenge", "rival": to_rival}),
        "cup": Place("cup", {"to": "cup"}, ready="[data-act=make-cup]"),
        "daily": Place("daily", {"to": "daily"}),
        "desk": Place("desk", {"to": "desk"}),
        "duel": Place("duel", {"to": "play"}, "race", (*TO_THE_END, '[data-act="duel"]'), "[data-show=verdict]"),
        "gallery": Place("gallery", {"to": "gallery"}),
        "group": Place("group", {"to": "group"}),
        "puzzles": Place("puzzles", {"to": "puzzles"}, ready=".puzzle-day[data-made]"),
        "replay": Place("replay", {"to": "replay", "record": record}, ready=".cinema"),
        "review": Place("review", {"to": "review", "record": record, "seat": 0}, ready="[data-turning]"),
        "sheets": Place("sheets", {"to": "sheets"}, ready="[data-checked]"),
        "stats": Place("stats", {"to": "stats"}),
        "table": Place("table", {"to": "table"}),
        "together": Place("together", {"to": "together"}),
        "workshop": Place("workshop", {"to": "workshop", "step": None}, ready=".workshop-editor .cm-content"),
    }
    dialogs = {
        "menu": Place("home", steps=('[data-act="menu"]',)),
        "languages": Place("home", steps=('[data-act="languages"]',)),
        "settings": Place("play", {"to": "play"}, "spring", (MENU, '[data-act="settings"]')),
        "log": Place("play", {"to": "play"}, "spring", (MENU, '[data-act="log"]')),
        "cards": Place("play", {"to": "play"}, "spring", (MENU, '[data-act="tracker"]')),
        "games": Place("home", steps=('[data-act="games"]',)),
        "maps": Place("play", {"to": "play"}, "table", ('.player[data-seat="1"]',)),
        "share": Place("gallery", {"to": "gallery"}, steps=('.hung [data-act="share"]',)),
        "keepsake": Place("gallery", {"to": "gallery"}, steps=('.hung [data-act="keepsake"]',)),
        "embed": Place("home", steps=('[data-act="menu"]', '[data-act="embed-code"]')),
        "book": Place("home", steps=('[data-act="rules"]',)),
        "company": Place("play", {"to": "table"}, steps=(*opened, '[data-act="company"]')),
    }
    for dialog, place in dialogs.items():
        ready = ".book" if dialog == "book" else "dialog[open]"
        dialogs[dialog] = Place(place.state, place.route, place.game, place.steps, ready)
    return screens, dialogs


SCREENS, DIALOGS = _places()
PLAY = {"to": "play"}
SKILL_GAMES = [f"skills {index}" for index in range(len(skill_records()))]
"""Games with skills, each with other buttons; `test` looks at the first, `test --all` at the others."""
MOMENTS = {
    "form": Place("home", steps=("[data-act=more]",), ready=".more"),
    "explained": Place("play", PLAY, "spring", ('[data-edict="B"]',), ".explain"),
    "hint": Place("play", PLAY, "skills-0", ("[data-act=hint]",), "[data-act=use-hint]:enabled"),
    "drawn": Place("play", link="&deal=cA1hk-drawn", steps=("[data-act=primary]",)),
    "season": Place("play", PLAY, "spring", TO_THE_END[:1], ".tally"),
    "curtain": Place("play", PLAY, "four", ready="[data-act=show-map]"),
    "lesson": Place("home", steps=("[data-act=learn]",), ready=".coach"),
    "course": Place("workshop", {"to": "workshop", "step": 2}, ready=".workshop-editor .cm-content"),
    "rulebook page": Place("home", steps=("[data-act=rules]", '[data-page="stoneside-forest"]'), ready=".book-page"),
    "puzzle": Place("play", link="#puzzle=2.phone-11"),
    "failure": Place("home", link="&deal=nonsense", ready="dialog[open].failure-veil"),
    **{name: Place("play", PLAY, f"skills-{index}") for index, name in enumerate(SKILL_GAMES)},
}
"""States of screens, such as a tally, that are looked at in many windows; their controls are not pressed."""

SEATS = [{"name": "Anna", "colour": "red", "bot": ""}, {"name": "Ben", "colour": "blue", "bot": ""}]

FOUR = [
    {"name": name, "colour": colour, "bot": ""}
    for name, colour in (("Anna", "red"), ("Bartholomew", "blue"), ("Chiara", "violet"), ("Dmytro", "green"))
]


def saves_of_moments() -> dict[str, dict[str, Any]]:
    """Saved games that only one moment needs, by their ids."""
    four = saved_game("four", ".".join(finished_record("cA4hk-table").split(".")[:7]), 0) | {"seats": FOUR}
    return {"four": four} | {
        f"skills-{index}": saved_game(f"skills-{index}", text) for index, text in enumerate(skill_records())
    }


def fill(page: Page, games: Iterable[str]) -> None:
    """Return a profile with finished games, saved games, a bot, and the saved games of these moments."""
    saves = season_end_records()
    rival = {"name": "Olena", "record": finished_record(saves["winter"].split(".")[0], greedy=True)}
    race = saved_game("race", saves["winter"], 3) | {"origin": {"kind": "challenge", "rival": rival}}
    table = saved_game("table", ".".join(finished_record("bA2-table").split(".")[:6]), 0) | {
        "seats": SEATS,
        "open": True,
    }
    store_games(
        page, SAVES, saved_game("spring", saves["spring"], 0), saved_game("winter", saves["winter"], 3), race, table
    )
    store_games(page, SAVES, saved_game("torn", "bA1-torn") | {"damaged": True})
    store_games(page, SAVES, *(game for id, game in saves_of_moments().items() if id in games))
    store_finished(page, [finished_record(deal) for deal in GAMES])
    page.evaluate(NO_TIPS)
    page.evaluate(WRITE_STORE, ["bots", [["Mine", {"name": "Mine", "source": BOT, "saved_at": 1}]]])
