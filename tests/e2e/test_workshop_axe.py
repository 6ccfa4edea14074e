"""axe finds nothing in the workshop, the course and a run of puzzles, in every theme; targets are large enough."""

import pytest
from playwright.sync_api import Page

from axe import SIZES, TARGETS, in_all_themes, resize, violations
from briefly import briefly
from coding import PATIENCE, choosing, mistake, put, run
from page_state import follow, go_home, unfold, wait_for

ALL = [(size,) for size in SIZES]


def go_into(page: Page, act: str, state: str) -> None:
    go_home(page)
    unfold(page)
    page.locator(f'[data-act="{act}"]').first.click()
    wait_for(page, state, patience=60)


@pytest.mark.parametrize("size", briefly(ALL, ALL[-1]))
def test_the_workshop(home: Page, size: tuple[int, int]) -> None:
    page = home
    resize(page, size)
    go_into(page, "workshop", "workshop")
    page.locator(".ws-editor .cm-content").wait_for()
    assert in_all_themes(page) == [], "a bot to start from"
    assert violations(page, TARGETS) == []
    put(page, choosing("1 / 0"))
    run(page)
    mistake(page)
    assert in_all_themes(page) == [], "a mistake"
    put(page, choosing("print('here')"))
    run(page)
    page.locator('[data-show="prints"] li').first.wait_for(timeout=PATIENCE)
    assert in_all_themes(page) == [], "a game with what was printed"


@pytest.mark.thorough
@pytest.mark.parametrize("size", SIZES)
def test_a_league(home: Page, size: tuple[int, int]) -> None:
    page = home
    resize(page, size)
    go_into(page, "workshop", "workshop")
    page.locator(".ws-editor .cm-content").wait_for()
    put(page, choosing("pass"))
    run(page, "league")
    page.locator('[data-show="league"]').wait_for(timeout=PATIENCE)
    assert in_all_themes(page) == [], "a league"


@pytest.mark.parametrize("size", briefly(ALL, ALL[0]))
def test_the_course(home: Page, size: tuple[int, int]) -> None:
    page = home
    resize(page, size)
    go_home(page)
    follow(page, "/?lang=en#course=1", "workshop")
    page.locator(".ws-editor .cm-content").wait_for()
    assert in_all_themes(page) == [], "a step"
    assert violations(page, TARGETS) == []
    page.locator('[data-act="hint"]').click()
    page.locator('[data-act="model"]').click()
    page.locator('[data-show="answer"] .cm-line').first.wait_for()
    assert in_all_themes(page) == [], "an answer next to the player's own"
    page.locator('[data-act="take-model"]').click()
    run(page, "check")
    page.locator('[data-show="check"]').wait_for(timeout=PATIENCE)
    assert in_all_themes(page) == [], "a step that is passed"


@pytest.mark.parametrize("size", briefly(ALL, ALL[-1]))
def test_a_run_of_puzzles(home: Page, size: tuple[int, int]) -> None:
    page = home
    resize(page, size)
    go_into(page, "puzzles", "puzzles")
    assert violations(page, TARGETS) == []
    page.locator('[data-act="puzzle-run"]').click()
    wait_for(page, "draw", "choose", patience=60)
    assert in_all_themes(page) == [], "a run"
    assert violations(page, TARGETS) == []
