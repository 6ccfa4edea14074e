"""Criteria of WCAG 2.2 that no other test covers; docs/accessibility.md lists which test covers which."""

from typing import Any

import pytest
from playwright.sync_api import Page

from axe import TARGETS, violations
from page_state import follow, go_home, wait_for
from windows import CUT_OFF

# 1.4.12: what a reader may ask for, put over everything else.
SPACED = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; }
    * { word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
# The focus as it is seen: its ring, and whether something else lies over the middle of what has it.
FOCUS = """() => {
  const one = document.activeElement;
  const { x, y, width, height } = one.getBoundingClientRect();
  const label = one.closest('label') ?? one;
  const ring = [one, label, ...label.children].some((each) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(each);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  const at = document.elementFromPoint(x + width / 2, y + height / 2);
  const seen = at !== null && (label.contains(at) || at.contains(label));
  return { name: one.ariaLabel ?? one.textContent.trim().slice(0, 40), ring, seen, body: one === document.body };
}"""


@pytest.mark.parametrize("size", [pytest.param((1280, 800), marks=pytest.mark.thorough), (390, 844)])
def test_targets_are_large_enough(home: Page, size: tuple[int, int]) -> None:
    """2.5.8."""
    home.set_viewport_size({"width": size[0], "height": size[1]})
    go_home(home)
    assert violations(home, TARGETS) == []
    follow(home, "/?deal=cA1hk-targets")
    assert violations(home, TARGETS) == []
    home.keyboard.press("Escape")
    home.locator("dialog[open]").wait_for()
    assert violations(home, TARGETS) == []
    home.keyboard.press("Escape")


@pytest.mark.parametrize("path", ["/", "/?deal=bA1-focus"])
def test_what_has_the_focus_is_seen(home: Page, path: str) -> None:
    """2.4.7 and 2.4.11, once round by Tab."""
    page = home
    if path != "/":
        follow(page, path)
    rounds: list[dict[str, Any]] = []
    for _ in range(60):
        page.keyboard.press("Tab")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        now = page.evaluate(FOCUS)
        if now["body"]:
            break
        rounds.append(now)
    assert len(rounds) > 8
    assert [each["name"] for each in rounds if not each["ring"]] == []
    assert [each["name"] for each in rounds if not each["seen"]] == []


def test_wider_letters_cut_nothing_off(page: Page) -> None:
    """1.4.12."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("/?lang=en")
    wait_for(page, "home", patience=60)
    page.evaluate(SPACED)
    assert page.evaluate(CUT_OFF) == []
