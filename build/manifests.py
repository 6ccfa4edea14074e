"""Writes a web app manifest for each language; the page links to that of its language."""

from pathlib import Path

import languages
import page_build
from files import read_json, write_json
from paths import WEB

SOURCE = WEB / "static" / "manifest.webmanifest"
"""Its description and the names of its shortcuts are keys of texts."""


def write(site: Path) -> None:
    source = read_json(SOURCE)
    for code in languages.languages():
        texts = page_build.plain_texts(code)
        shortcuts = [{**shortcut, "name": texts[shortcut["name"]]} for shortcut in source["shortcuts"]]
        translated = {"lang": code, "description": texts[source["description"]], "shortcuts": shortcuts}
        write_json(site / file_name(code), {**source, **translated})


def file_name(code: str) -> str:
    return "manifest.webmanifest" if code == "en" else f"manifest-{code}.webmanifest"
