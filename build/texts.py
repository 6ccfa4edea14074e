"""The plain texts of the page, for what the build itself writes into pages."""

import re

from paths import WEB

LANGUAGES = ("en", "cs", "pl", "uk", "ru")
# One line, no variables: whatever needs Fluent to be said is said by the page.
PLAIN = re.compile(r"^([a-zA-Z][\w-]*) = ([^{}\n]+)$", re.MULTILINE)
DATE = re.compile(r"^date-\d+ = (.+)$", re.MULTILINE)


def plain(language: str) -> dict[str, str]:
    return {key: text.strip() for key, text in PLAIN.findall(_said_in(language))}


def dates(language: str) -> list[str]:
    """How it says a date, from January to December; where day and year go is left to be filled in."""
    return DATE.findall(_said_in(language))


def _said_in(language: str) -> str:
    files = sorted((WEB / "texts" / language).glob("*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)
