"""A custom bot at a table, in Chromium: it plays, it fails in every way, and the game continues."""

import pytest
from playwright.sync_api import Locator, Page, expect

from driver.local_table import play_until, start
from driver.page_state import WRITE_STORE, last_save, unfold, wait_for
from mapwright.notation.record import parse_record, replay

PATIENCE = 60_000
"""Milliseconds for a bot that has to be ended, on a busy machine."""
BOT = """from mapwright.rules.game import legal


class Bot:
    def __init__(self, seed, budget):
        pass

    def choose(self, state):
        {}
        return legal(state)[0]
"""
WRONG = {
    "crash": ("1 / 0", "Line 9: the bot failed with ZeroDivisionError"),
    "endless loop": ("while True: pass", "Line 9: the bot thought about one action for more than ten seconds"),
    "endless loop elsewhere": (
        "exec(compile('while True: pass', 'other.py', 'exec'))",
        "The bot did not answer in time",
    ),
    "illegal": (
        "from mapwright.rules.state import PASS; return PASS",
        "Line 8: choose returned an action that the rules do not",
    ),
}


# It runs in the workshop's frame too, which has no storage.
NO_TIPS = "try { localStorage.setItem('mapwright:tips', '{\"off\":true}') } catch {}"


def home(page: Page) -> None:
    page.add_init_script(NO_TIPS)
    page.goto("/?lang=en")
    wait_for(page, "home", patience=60)


def keep(page: Page, name: str, source: str) -> None:
    """Store a bot as the workshop does."""
    page.evaluate(WRITE_STORE, ["bots", [[name, {"name": name, "source": source, "saved_at": 1}]]])
    page.reload()
    wait_for(page, "home", patience=60)


def sit_down(page: Page, name: str, seed: str) -> None:
    """Open a game of one person against this bot, at its first card."""
    unfold(page, ".setup")
    page.locator('input[value="table"]').check(force=True)
    page.locator(f'[data-seat-bot="1"] option[value="{name}.py"]').wait_for(state="attached")
    page.locator('[data-seat-bot="1"]').select_option(f"{name}.py")
    start(page, seed)
    wait_for(page, "draw", patience=60)


def moves_of(page: Page, seat: int) -> int:
    states = [state for state, _ in replay(parse_record(last_save(page)["record"]))]
    return sum(state.task is not None and state.task.by == seat for state in states[:-1])


def replaced(page: Page, what: str) -> Locator:
    """Return the notice about a bot that cannot continue."""
    line, said = WRONG[what]
    home(page)
    keep(page, "Mine", BOT.format(line))
    sit_down(page, "Mine", "own-bot")
    play_until(page, until="bot")
    toast = page.locator(".toast")
    expect(toast).to_contain_text(said, timeout=PATIENCE)
    expect(toast).to_contain_text("Your bot Mine cannot continue.")
    expect(toast).to_contain_text("Novice takes over its seat.")
    toast.get_by_role("button").click()
    return toast


def test_novice_draws_the_card_for_a_custom_bot_that_fails(page: Page) -> None:
    replaced(page, "crash")
    play_until(page, until="draw")
    assert moves_of(page, 1) >= 1


# Guarantee: bots
@pytest.mark.thorough
@pytest.mark.parametrize("what", WRONG)
def test_novice_replaces_a_custom_bot_that_cannot_continue(page: Page, what: str) -> None:
    toast = replaced(page, what)
    play_until(page, until="season")
    assert moves_of(page, 1) >= 4
    assert toast.count() == 0, "it is announced once"
    assert last_save(page)["seats"][1]["bot"] == "Mine.py", "it is still the one that sits there"
