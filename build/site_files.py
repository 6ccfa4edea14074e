"""Small files of the site for other programs: manifests, the oEmbed document, <mapwright-game>, security.txt."""

import html
import os
from pathlib import Path

import address
import environment
import languages
import page_build
from files import read_json, write_json
from paths import WEB
from programs import run_quietly

EMBED_SIZE = {"width": 640, "height": 560}
EMBED_OPTIONS = ("--bundle", "--format=esm", "--minify", "--log-level=warning")
TARGETS = "--target=es2022,chrome111,firefox115,safari16.4"
CONTACT = os.environ.get("MAPWRIGHT_CONTACT", "")
"""The contact for vulnerabilities: mailto:… or https://…. Without one, no security.txt is written."""
EXPIRES = "2027-11-01T00:00:00Z"
"""Moved forward with each release, at most by a year. The date of the build would make every build different."""


def write(site: Path) -> None:
    write_manifests(site)
    write_json(site / "oembed.json", oembed(address.site()))
    script = site / "embed" / "mapwright-game.js"  # a name that never changes, because other sites load it
    esbuild, source = environment.npm_tool("esbuild"), WEB / "embed" / "mapwright-game.ts"
    run_quietly([esbuild, source, *EMBED_OPTIONS, TARGETS, f"--outfile={script}"])
    write_security_txt(site, CONTACT)


def write_manifests(site: Path) -> None:
    """Write a web app manifest for each language. In the source, texts are named by their keys."""
    source = read_json(WEB / "static" / "manifest.webmanifest")
    for code in languages.languages():
        texts = page_build.plain_texts(code)
        shortcuts = [{**shortcut, "name": texts[shortcut["name"]]} for shortcut in source["shortcuts"]]
        translated = {"lang": code, "description": texts[source["description"]], "shortcuts": shortcuts}
        write_json(site / manifest_name(code), {**source, **translated})


def manifest_name(code: str) -> str:
    return "manifest.webmanifest" if code == "en" else f"manifest-{code}.webmanifest"


def oembed(site: str) -> dict[str, object]:
    """Return an oEmbed 1.0 document with the frame that the page itself offers to copy; other sites read it."""
    frame = (
        f'<iframe src="{html.escape(site)}/embed/" title="Mapwright" width="{EMBED_SIZE["width"]}" '
        f'height="{EMBED_SIZE["height"]}" loading="lazy" allow="fullscreen; clipboard-write" '
        'style="border:0;max-width:100%"></iframe>'
    )
    about: dict[str, object] = {"version": "1.0", "type": "rich", "title": "Mapwright", "provider_name": "Mapwright"}
    picture = {"thumbnail_url": f"{site}/screenshots/wide.jpg", "thumbnail_width": 1280, "thumbnail_height": 720}
    return {**about, "provider_url": f"{site}/", **EMBED_SIZE, "html": frame, **picture}


def write_security_txt(site: Path, contact: str) -> None:
    """Write `.well-known/security.txt`, as in RFC 9116."""
    if contact:
        target = site / ".well-known" / "security.txt"
        target.parent.mkdir()
        preferred = ", ".join(languages.finished())
        text = f"Contact: {contact}\nExpires: {EXPIRES}\nPreferred-Languages: {preferred}\n"
        target.write_text(text, encoding="utf-8")
