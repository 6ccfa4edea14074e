"""Players at a table on one device: takes the seats, begins, and plays on to some moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from driver.controls import TWO_FRAMES
from driver.page_state import unfold, wait_for
from driver.stored_games import SAVES, finished_record, saved_game, store_games
from mapwright.notation.record import parse_record, replay
from mapwright.rules.state import State

NAMES = ("Anna", "Ben", "Chiara", "Dana")
PLAY = """async (until) => {
  const root = document.documentElement;
  const frame = () => FRAMES;
  const find = (selector) => document.querySelector(selector);
  const seen = [];
  for (let step = 0; step < 20000; step++) {
    await frame();
    const state = root.dataset.state;
    const raid = find('[data-act=close-raid]');
    if (raid && until === 'raid') return seen;
    if (until === 'visiting' && find('.raided') && state === 'draw' && !('busy' in root.dataset)) return seen;
    if (raid) {
      seen.push({ kind: 'raid', text: find('.raid').textContent });
      raid.click();
      continue;
    }
    if (state === until && (state === 'season' || !('busy' in root.dataset))) return seen;
    if (state === 'final') return seen;
    if (state === 'season') {
      seen.push({ kind: 'season', rows: document.querySelectorAll('.standings tbody tr').length });
      find('[data-act=advance]')?.click();
      continue;
    }
    if ('busy' in root.dataset) continue;
    if (state === 'curtain') {
      const words = find('.curtain-plate').textContent;
      const maps = document.querySelectorAll('.cells, [data-map], [data-board], [data-seat]').length;
      seen.push({ kind: 'curtain', who: find('h1').textContent, words, maps });
      find('[data-act=show-map]').click();
    } else if (state === 'draw' || state === 'choose') {
      const chips = [...document.querySelectorAll('button.chip[data-terrain]')];
      chips[step % Math.max(1, chips.length)]?.click();
      await frame();
      const placing = state === 'draw';
      const undo = find('[data-act=undo]')?.disabled === false;
      seen.push({ kind: placing ? 'drawing' : 'going on', map: find('.cells').dataset.map, undo });
      find('[data-act=primary]').click();
    }
  }
  throw new Error(`never ${until}: ${root.dataset.state}`);
}""".replace("FRAMES", TWO_FRAMES)


def seat_people(page: Page, *names: str) -> None:
    unfold(page, ".setup")
    page.locator('input[value="table"]').check(force=True)
    page.locator('[data-seat-bot="1"]').select_option("")
    for _ in names[2:]:
        page.locator('[data-act="add-player"]').click()
    for index, name in enumerate(names):
        page.locator(f'[data-seat-name="{index}"]').fill(name)


def start(page: Page, seed: str) -> None:
    unfold(page, ".setup")
    page.locator(".toggles .link").click()
    page.get_by_label("Seed").fill(seed)
    page.locator('[data-act="start"]').click()


def play_until(page: Page, until: str = "final") -> list[dict[str, Any]]:
    moments: list[dict[str, Any]] = page.evaluate(PLAY, until)
    return moments


def home(page: Page, theme: str = "day") -> None:
    page.add_init_script("localStorage.setItem('mapwright:tips', '{\"off\":true}')")
    page.goto(f"/?lang=en&theme={theme}")
    wait_for(page, "home")


def play_greedy(page: Page, seed: str) -> None:
    """Open a game against one bot, at its first card."""
    home(page)
    unfold(page, ".setup")
    page.locator('input[value="table"]').check(force=True)
    page.locator('[data-seat-bot="1"]').select_option("greedy")
    start(page, seed)
    wait_for(page, "draw", patience=60)


def just_before(deal: str, is_so: Callable[[State], bool]) -> str:
    """Return the record of a game of this deal up to the last decision before a state that satisfies the condition."""
    record = finished_record(deal)
    states = [state for state, _ in replay(parse_record(record))]
    actions = next(index for index, state in enumerate(states) if is_so(state)) - 1
    return ".".join(record.split(".")[: actions + 1])


def continue_game(page: Page, record: str, *seats: tuple[str, str]) -> None:
    """Stores a game with these names and bots as if it had been played so far, and continues it."""
    colours = ("red", "blue", "violet", "green")[: len(seats)]
    saved_seats = [
        {"name": name, "bot": bot, "colour": colour} for (name, bot), colour in zip(seats, colours, strict=True)
    ]
    *_, (state, _) = replay(parse_record(record))
    store_games(page, SAVES, saved_game("table", record, len(state.players[0].seasons)) | {"seats": saved_seats})
    home(page)
    page.locator('[data-act="continue"]').click()
    wait_for(page, "draw", "choose", "curtain", "season", patience=60)  # bots may end a season at once
