"""The language whose labels need the most room, which the crawl looks at in all windows."""

from __future__ import annotations

from playwright.sync_api import Page

import languages
from fluent_reader import Pattern, read_folder

LONGEST_LABEL = 30
"""Longer texts break into lines, and the room that they need depends on the window."""
MEASURE = """async (labels) => {
  const context = document.createElement('canvas').getContext('2d');
  const total = {};
  for (const [language, texts] of Object.entries(labels)) {
    context.font = '500 16px "Alegreya Sans"';
    await document.fonts.load(context.font, texts.join(''));
    total[language] = texts.reduce((sum, text) => sum + context.measureText(text).width, 0);
  }
  return total;
}"""


def label_widths(page: Page) -> dict[str, float]:
    """Return the width of all labels of each finished language, in pixels of the page's font."""
    messages = {code: _messages(code) for code in languages.finished()}
    labels = [key for key, pattern in messages["en"].items() if _is_label(pattern)]
    return page.evaluate(MEASURE, {code: [own[key].text for key in labels] for code, own in messages.items()})


def widest_language(page: Page) -> str:
    widths = label_widths(page)
    return max(widths, key=lambda language: widths[language])


def _messages(code: str) -> dict[str, Pattern]:
    return {key: pattern for file in read_folder(languages.TEXTS / code).values() for key, pattern in file.items()}


def _is_label(pattern: Pattern) -> bool:
    return not pattern.all_selects and not pattern.variables and pattern.max_length() <= LONGEST_LABEL
