"""The plain texts of the page, for what the build itself writes into pages."""

import re

import languages

# One line, no variables: whatever needs Fluent to be said is said by the page.
PLAIN = re.compile(r"^([a-zA-Z][\w-]*) = ([^{}\n]+)$", re.MULTILINE)
DATE = re.compile(r"^(date-\d+) = (.+)$", re.MULTILINE)


def plain(language: str) -> dict[str, str]:
    """English stands in for what an unfinished language lacks."""
    return {key: text.strip() for said in ("en", language) for key, text in PLAIN.findall(_said_in(said))}


def dates(language: str) -> list[str]:
    """How it says a date, from January to December; where day and year go is left to be filled in."""
    return list({key: text for said in ("en", language) for key, text in DATE.findall(_said_in(said))}.values())


def _said_in(language: str) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in languages.files(language))
