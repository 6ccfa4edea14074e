"""The reference of the engine's public names: complete, small, and without scripts."""

import re

import pytest

import mapwright
import page_build
from paths import DIST, WEB

DOCS_PAGE = (WEB / "docs" / "index.html").read_text(encoding="utf-8")
PAGE = DOCS_PAGE.replace(page_build.REFERENCE, page_build.reference().read_text(encoding="utf-8"))
MOST_BYTES = 90_000


@pytest.mark.parametrize("name", mapwright.__all__)
def test_every_public_name_has_an_entry_in_the_reference(name: str) -> None:
    assert len(re.findall(rf'<h3 id="{name}">', PAGE)) == 1


def test_every_function_and_class_in_the_reference_is_described() -> None:
    entries = re.findall(r'<h3 id="(\w+)"><code>(class |\w+\().*?</h3>(.*?)</article>', PAGE, re.DOTALL)
    assert len(entries) > 50
    assert [name for name, _, text in entries if not re.match(r"<p>\w", text)] == []


def test_links_in_the_reference_have_existing_targets() -> None:
    assert set(re.findall(r'href="#([^"]+)"', PAGE)) <= set(re.findall(r' id="([^"]+)"', PAGE))


def test_reference_shows_types_without_notes_for_the_encoder() -> None:
    assert re.findall(r"Annotated\[|\bat 0x", PAGE) == []
    assert "<dt><code>cells: int</code></dt>" in PAGE


def test_reference_is_small_and_contains_no_scripts() -> None:
    assert len(PAGE.encode()) < MOST_BYTES
    assert not re.search(r"<script|<style|\sstyle=|\son\w+=", PAGE)


@pytest.mark.skipif(not DIST.exists(), reason="the site is not built: python3 build site")
def test_site_contains_the_reference() -> None:
    published = (DIST / "docs" / "index.html").read_text(encoding="utf-8")
    assert page_build.REFERENCE not in published
    assert '<h3 id="apply">' in published
