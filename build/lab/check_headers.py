"""Compares the headers of a published site with those that it should send."""

import http.client
import re
import urllib.error
import urllib.request
from dataclasses import dataclass

from headers import headers_for, load_header_rules
from programs import BuildError
from server import TYPES

PAGES = ("/", "/index.html", "/embed/", "/workshop/", "/wire/", "/blog/", "/docs/")
FILES = ("/sw.js", "/manifest.webmanifest", "/engine/latest.json", "/oembed.json", "/licences.txt")
ASSET = re.compile(r"""(?:src|href)="(assets/[^"]+\.(?:js|css|svg|webp|woff2))\"""")
SECONDS = 20
# What a wrong header costs. A header that is not listed here costs little.
EFFECTS = {
    "Access-Control-Allow-Origin": 'frames with sandbox="allow-scripts" cannot load the game',
    "Cache-Control": "browsers load files too often, or get a release late",
    "Content-Security-Policy": "the pages state the policy too, except who may frame them and the sandboxes",
    "Content-Type": "browsers may refuse the file",
    "Cross-Origin-Opener-Policy": "a page that opens the game in a tab keeps a reference to it",
    "Permissions-Policy": "a frame may ask for the camera and other devices",
}


@dataclass(frozen=True)
class Difference:
    path: str
    header: str
    expected: str
    got: str


def check(site: str) -> None:
    """Print every header that differs; raise BuildError if there is one."""
    site = site.rstrip("/")
    mismatches = differences(site)
    for one in mismatches:
        print(f"   {one.path}: {one.header} must be {one.expected!r}; got {one.got!r}")
    for header in sorted({one.header for one in mismatches}):
        print(f"   {header}: {EFFECTS.get(header, 'of little consequence')}")
    if mismatches:
        raise BuildError(
            f"{len(mismatches)} headers of {site} differ from netlify.toml; docs/self-hosting.md has recipes"
        )
    print(f"   {site} sends the headers of netlify.toml")


def differences(site: str) -> list[Difference]:
    """Return what differs in the headers of the pages, of some files, and of one asset of each kind."""
    home = _get(site, "/")[1].decode("utf-8", "replace")
    assets = {name.rpartition(".")[2]: f"/{name}" for name in ASSET.findall(home)}
    return [one for path in (*PAGES, *FILES, *assets.values()) for one in _compare(site, path)]


def expected(path: str) -> dict[str, str]:
    """Return the headers that the site should send for a path."""
    end = ".html" if path.endswith("/") else f".{path.rpartition('.')[2]}"
    return {"Content-Type": TYPES[end], **headers_for(path, load_header_rules())}


def _compare(site: str, path: str) -> list[Difference]:
    sent = _get(site, path)[0]
    expected_headers = expected(path).items()
    pairs = [(name, value, sent.get(name, "")) for name, value in expected_headers]
    return [
        Difference(path, name, value, got)
        for name, value, got in pairs
        if _normalised(name, value) != _normalised(name, got)
    ]


def _normalised(name: str, value: str) -> str:
    """Return a value without differences that do not matter: spaces, capitals, and the character set of a type."""
    value = " ".join(value.lower().split())
    return value.partition(";")[0] if name == "Content-Type" else value


def _get(site: str, path: str) -> tuple[http.client.HTTPMessage, bytes]:
    try:
        with urllib.request.urlopen(f"{site}{path}", timeout=SECONDS) as answer:
            return answer.headers, answer.read()
    except (urllib.error.URLError, ValueError, OSError) as error:
        raise BuildError(f"{site}{path} cannot be read: {error}") from None
