"""The plain texts of the page, for what the build itself writes into pages."""

import re

from paths import WEB

LANGUAGES = ("en", "cs", "pl", "uk", "ru")
# One line, no variables: whatever needs Fluent to be said is said by the page.
PLAIN = re.compile(r"^([a-zA-Z][\w-]*) = ([^{}\n]+)$", re.MULTILINE)


def plain(language: str) -> dict[str, str]:
    files = sorted((WEB / "texts" / language).glob("*.ftl"))
    return {key: text.strip() for file in files for key, text in PLAIN.findall(file.read_text(encoding="utf-8"))}
