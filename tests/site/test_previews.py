"""What messengers show with a link, read by a parser as they read it: the first bytes of a page, without scripts."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

import address
import languages
import page_build
import previews
from paths import DIST, WEB

FIRST_BYTES = 8192
"""What a messenger reads of a page; the most economical reads this much."""
MAX_PICTURE_BYTES = 300_000
"""WhatsApp shows no larger picture."""
JPEG_SIZE = re.compile(rb"\xff[\xc0-\xc2]..\x08(..)(..)", re.DOTALL)
PAGES = {
    f"{previews.FOLDER}/{kind}/{'' if language == 'en' else f'{language}/'}index.html": (kind, language)
    for kind in previews.KINDS
    for language in languages.languages()
}


class Head(HTMLParser):
    """Collects the tags of the Open Graph protocol and of Twitter; the first one of a name counts."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.properties: dict[str, str] = {}
        self.feed((DIST / page).read_bytes()[:FIRST_BYTES].decode("utf-8", errors="ignore"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        fields = dict(attrs)
        name = fields.get("property") or fields.get("name") or ""
        if tag == "meta" and name.startswith(("og:", "twitter:")):
            self.properties.setdefault(name, fields.get("content") or "")


@pytest.mark.parametrize("page", ["index.html", "embed/index.html", *PAGES])
def test_page_has_a_title_a_sentence_and_a_large_picture(page: str) -> None:
    properties = Head(page).properties
    assert properties["og:title"] and properties["og:description"] and properties["og:image:alt"]
    assert (properties["og:type"], properties["twitter:card"]) == ("website", "summary_large_image")
    picture = properties["og:image"].removeprefix(f"{address.site()}/")
    data = (DIST / picture).read_bytes()
    match = JPEG_SIZE.search(data)
    assert match, f"{picture} is not a JPEG"
    height, width = (int.from_bytes(size) for size in match.groups())
    assert (width, height) == previews.PICTURE_SIZE
    assert (properties["og:image:width"], properties["og:image:height"]) == (str(width), str(height))
    assert len(data) < MAX_PICTURE_BYTES


@pytest.mark.parametrize("page", PAGES)
def test_page_of_a_kind_of_link_speaks_the_language_of_its_address(page: str) -> None:
    kind, language = PAGES[page]
    properties, texts = Head(page).properties, page_build.plain_texts(language)
    assert properties["og:title"] == texts[f"preview-{kind}-title"]
    assert properties["og:description"] == texts[f"preview-{kind}-text"]
    assert properties["og:locale"].startswith(language)
    assert f'<html lang="{language}">' in (DIST / page).read_text(encoding="utf-8")


def test_search_engines_find_an_address_for_each_finished_language() -> None:
    home = (DIST / "index.html").read_text(encoding="utf-8")
    found = dict(re.findall(r'<link rel="alternate" hreflang="([\w-]+)" href="([^"]+)">', home))
    expected = {language: f"{address.site()}/?lang={language}" for language in languages.finished()}
    assert found == {"x-default": f"{address.site()}/", **expected}


def test_search_engines_find_no_address_in_the_embed() -> None:
    assert "hreflang" not in (DIST / "embed" / "index.html").read_text(encoding="utf-8")


def test_no_page_names_an_address_without_what_stands_after_the_hash() -> None:
    """A network that finds `og:url` or a canonical address links to that instead."""
    for page in PAGES:
        text = (DIST / page).read_text(encoding="utf-8")
        assert "og:url" not in text and "canonical" not in text


def test_every_kind_of_link_that_the_page_writes_has_a_page() -> None:
    source = (WEB / "src" / "core" / "page" / "links.ts").read_text(encoding="utf-8")
    [kinds] = re.findall(r"type LinkKind = ([^;]+);", source)
    assert set(re.findall(r"'(\w+)'", kinds)) == set(previews.KINDS)
