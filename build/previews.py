"""What messengers show with a link: the tags of each page, and a small page for each kind of link, which leads on."""

import html
from collections.abc import Mapping
from dataclasses import dataclass

import languages

PICTURE_SIZE = (1200, 630)
FOLDER = "to"
"""The folder of the small pages: `to/table/`, and `to/table/LANGUAGE/` for those of other languages than English."""
TAGS = "<!-- preview -->"


@dataclass(frozen=True)
class Preview:
    """The preview of a kind of link. Its texts are `preview-KIND-title` and `preview-KIND-text`."""

    picture: str
    """Name of a picture in web/static/previews."""
    query: str = ""
    """What the game needs in its address if the link itself has no parameters."""


KINDS = {
    "challenge": Preview("challenge"),
    "duel": Preview("challenge"),
    "table": Preview("table"),
    "group": Preview("group"),
    "cup": Preview("group"),
    "puzzle": Preview("puzzle"),
    "daily": Preview("daily", "?daily"),
    "map": Preview("deal"),
    "sheet": Preview("deal"),
}
"""A row for each kind of link; `web/src/core/page/links.ts` writes the links."""


def tags(site: str, picture: str, title: str, text: str, alt: str, language: str = "en") -> str:
    """Return the tags of a page. There is no `og:url`: a network would link to it without what stands after `#`."""
    width, height = PICTURE_SIZE
    properties = {
        "og:type": "website",
        "og:site_name": "Mapwright",
        "og:title": title,
        "og:description": text,
        "og:locale": f"{language}_{languages.languages()[language]['region']}",
        "og:image": f"{site}/previews/{picture}.jpg",
        "og:image:width": str(width),
        "og:image:height": str(height),
        "og:image:alt": alt,
    }
    lines = [f'<meta property="{name}" content="{html.escape(value)}">' for name, value in properties.items()]
    return "\n".join([*lines, '<meta name="twitter:card" content="summary_large_image">'])


def alternates(site: str) -> str:
    """Return the addresses of the page in each finished language, and the one that follows the browser's languages."""
    addresses = {"x-default": "", **{language: f"?lang={language}" for language in languages.finished()}}
    return "\n".join(
        f'<link rel="alternate" hreflang="{language}" href="{site}/{query}">' for language, query in addresses.items()
    )


def kind_page(site: str, kind: str, language: str, texts: Mapping[str, str], script: str) -> str:
    """Return the small page for a kind of link. It is read by messengers, and by people without scripts."""
    preview, root = KINDS[kind], "../../" if language == "en" else "../../../"
    title, text = texts[f"preview-{kind}-title"], texts[f"preview-{kind}-text"]
    head = tags(site, preview.picture, title, text, texts["preview-picture"], language)
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="{html.escape(text)}">
<title>{html.escape(title)} · Mapwright</title>
{head}
<link rel="icon" href="{root}icons/icon.svg" type="image/svg+xml">
</head>
<body>
<a href="{root}{preview.query}">Mapwright</a>
<script src="{root}assets/{script}"></script>
<noscript><p>{html.escape(texts["home-no-script"])}</p></noscript>
</body>
</html>
"""
