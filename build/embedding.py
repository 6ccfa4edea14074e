"""What other sites need to embed the game: the oEmbed document and the script of <mapwright-game>."""

import html
from pathlib import Path

import address
import environment
from files import write_json
from paths import WEB
from programs import run_quietly

WIDTH, HEIGHT = 640, 560
# The script of <mapwright-game> is one small file whose name never changes.
SCRIPT = WEB / "embed" / "mapwright-game.ts"
TARGETS = "es2022,chrome111,firefox115,safari16.4"
OPTIONS = ("--bundle", "--format=esm", "--minify", f"--target={TARGETS}", "--log-level=warning")


def write(site: Path) -> None:
    write_json(site / "oembed.json", document(address.site()))
    target = site / "embed" / "mapwright-game.js"
    run_quietly([environment.npm_tool("esbuild"), SCRIPT, *OPTIONS, f"--outfile={target}"])


def document(site: str) -> dict[str, str | int]:
    """Return an oEmbed 1.0 document of the type "rich". It contains the frame that the page itself offers to copy, and
    names the site, because other sites read it.
    """
    return {
        "version": "1.0",
        "type": "rich",
        "title": "Mapwright",
        "provider_name": "Mapwright",
        "provider_url": f"{site}/",
        "width": WIDTH,
        "height": HEIGHT,
        "html": frame(f"{site}/embed/"),
        "thumbnail_url": f"{site}/screenshots/wide.jpg",
        "thumbnail_width": 1280,
        "thumbnail_height": 720,
    }


def frame(source: str) -> str:
    """Return the markup of a frame that shows `source`."""
    return (
        f'<iframe src="{html.escape(source)}" title="Mapwright" width="{WIDTH}" height="{HEIGHT}" loading="lazy" '
        'allow="fullscreen; clipboard-write" style="border:0;max-width:100%"></iframe>'
    )
