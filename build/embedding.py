"""What other sites need to embed the game: the oEmbed document and the script of <mapwright-game>."""

import html
import os
from pathlib import Path

import environment
from files import write_json
from paths import WEB
from shell import run_quietly

WIDTH, HEIGHT = 640, 560
# The script of <mapwright-game> is one small file whose name never changes.
SCRIPT = WEB / "embed" / "mapwright-game.ts"
TARGETS = "es2022,chrome111,firefox115,safari16.4"
OPTIONS = ("--bundle", "--format=esm", "--minify", f"--target={TARGETS}", "--log-level=warning")
# An oEmbed document is read far from the site and must name it. Netlify says where it publishes in URL.
ADDRESS = (os.environ.get("MAPWRIGHT_URL") or os.environ.get("URL") or "http://localhost:8000").rstrip("/")


def write(site: Path) -> None:
    write_json(site / "oembed.json", document(ADDRESS))
    target = site / "embed" / "mapwright-game.js"
    run_quietly([environment.npm_tool("esbuild"), SCRIPT, *OPTIONS, f"--outfile={target}"])


def document(address: str) -> dict[str, str | int]:
    """oEmbed 1.0, of the type "rich": the frame that the page itself offers to copy."""
    return {
        "version": "1.0",
        "type": "rich",
        "title": "Mapwright",
        "provider_name": "Mapwright",
        "provider_url": f"{address}/",
        "width": WIDTH,
        "height": HEIGHT,
        "html": frame(f"{address}/embed/"),
        "thumbnail_url": f"{address}/screenshots/wide.jpg",
        "thumbnail_width": 1280,
        "thumbnail_height": 720,
    }


def frame(source: str) -> str:
    return (
        f'<iframe src="{html.escape(source)}" title="Mapwright" width="{WIDTH}" height="{HEIGHT}" loading="lazy" '
        'allow="fullscreen; clipboard-write" style="border:0;max-width:100%"></iframe>'
    )
