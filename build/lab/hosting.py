"""The headers of netlify.toml on other hosts: a comparison with those of a published site, and locations for nginx."""

import http.client
import re
import urllib.error
import urllib.request

from headers import HeaderRule, headers_for, load_header_rules
from programs import BuildError
from server import TYPES

PAGES = ("/", "/index.html", "/embed/", "/workshop/", "/wire/", "/blog/", "/docs/")
FILES = ("/sw.js", "/manifest.webmanifest", "/engine/latest.json", "/oembed.json", "/licences.txt")
ASSET = re.compile(r"""(?:src|href)="(assets/[^"]+\.(?:js|css|svg|webp|woff2))\"""")
SECONDS = 20
EFFECTS = {
    "Access-Control-Allow-Origin": 'frames with sandbox="allow-scripts" cannot load the game',
    "Cache-Control": "browsers load files too often, or get a release late",
    "Content-Security-Policy": "the pages state the policy too, except who may frame them and the sandboxes",
    "Content-Type": "browsers may refuse the file",
    "Cross-Origin-Opener-Policy": "a page that opens the game in a tab keeps a reference to it",
    "Permissions-Policy": "a frame may ask for the camera and other devices",
}
"""What a wrong header costs. A header that is not listed here costs little."""
EVERYTHING = "/*"


def check(site: str) -> None:
    """Print every header that differs; raise BuildError if there is one."""
    site = site.rstrip("/")
    home = _get(site, "/")[1].decode("utf-8", "replace")
    assets = {name.rpartition(".")[2]: f"/{name}" for name in ASSET.findall(home)}  # one of each kind
    wrong = [line for path in (*PAGES, *FILES, *assets.values()) for line in _differences(site, path)]
    for path, header, difference in wrong:
        print(f"   {path}: {header} {difference}")
    for header in sorted({header for _, header, _ in wrong}):
        print(f"   {header}: {EFFECTS.get(header, 'of little consequence')}")
    if wrong:
        raise BuildError(f"{len(wrong)} headers of {site} differ from netlify.toml; docs/self-hosting.md has recipes")
    print(f"   {site} sends the headers of netlify.toml")


def _differences(site: str, path: str) -> list[tuple[str, str, str]]:
    """Return path, name and difference of each header that the site should send for a path and does not."""
    end = ".html" if path.endswith("/") else f".{path.rpartition('.')[2]}"
    expected = {"Content-Type": TYPES[end], **headers_for(path, load_header_rules())}
    sent = _get(site, path)[0]
    return [
        (path, name, f"must be {value!r}; got {sent.get(name, '')!r}")
        for name, value in expected.items()
        if _normalised(name, value) != _normalised(name, sent.get(name, ""))
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


def nginx_config(header_rules: list[HeaderRule]) -> str:
    """Return directives for a `server` block of nginx: types, precompressed files, and one location per rule.

    A location repeats the headers of the rules that also match it: nginx inherits none once a location adds its own.
    """
    kinds = {end[1:]: kind.partition(";") for end, kind in TYPES.items()}
    texts = sorted({kind for kind, charset, _ in kinds.values() if charset} - {"text/html"})
    default_headers = headers_for("/", [rule for rule in header_rules if rule.path == EVERYTHING])
    special = [rule for rule in header_rules if rule.path != EVERYTHING]
    return "\n".join(
        [
            *("types {", *(f"    {kind} {end};" for end, (kind, _, _) in kinds.items()), "}"),
            *("charset utf-8;", f"charset_types {' '.join(texts)};", "gzip_static on;"),
            *_add_header_lines(default_headers),
            *(_location(rule, header_rules) for rule in special),
            "",
        ]
    )


def _location(rule: HeaderRule, header_rules: list[HeaderRule]) -> str:
    match = f"^~ {rule.path[:-1]}" if rule.path.endswith("*") else f"= {rule.path}"
    headers = headers_for(rule.path.removesuffix("*"), header_rules)
    kind = headers.pop("Content-Type", None)
    typed = [f"    types {{ }} default_type {kind};"] if kind else []
    return "\n".join([f"location {match} {{", *typed, *(f"    {line}" for line in _add_header_lines(headers)), "}"])


def _add_header_lines(values: dict[str, str]) -> list[str]:
    return [f'add_header {name} "{value}" always;' for name, value in values.items()]
