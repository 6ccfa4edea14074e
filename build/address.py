"""The public addresses of the project, written once in `[project.urls]` of pyproject.toml."""

import os
import re
import tomllib
from pathlib import Path

from paths import ROOT
from programs import BuildError

SITE, SOURCE = "Homepage", "Source"
VALID = re.compile(r"https?://[\w.-]+(:\d+)?(/[\w./-]*)?")


def urls(root: Path = ROOT) -> dict[str, str]:
    """Return `[project.urls]`, without slashes at the end."""
    with (root / "pyproject.toml").open("rb") as file:
        by_name: dict[str, str] = tomllib.load(file)["project"]["urls"]
    return {name: url.rstrip("/") for name, url in by_name.items()}


def site() -> str:
    """Return the address at which this build will be published, without a slash at the end.

    A host can override the setting with MAPWRIGHT_URL; Netlify passes the address in URL.
    """
    return (os.environ.get("MAPWRIGHT_URL") or os.environ.get("URL") or urls()[SITE]).rstrip("/")


def documents(root: Path = ROOT) -> list[Path]:
    """Return the documents for readers: those at the top and those in docs/."""
    return sorted([*root.glob("*.md"), *(root / "docs").glob("*.md")])


def change(name: str, new: str, root: Path = ROOT) -> None:
    """Write a new address into the setting, the citation and every document that contains the old one."""
    if not VALID.fullmatch(new):
        raise BuildError(f"the address must be a URL such as https://maps.example.org; got {new!r}")
    old = re.compile(re.escape(urls(root)[name]) + r"(?![\w.-])")
    for file in [root / "pyproject.toml", root / "CITATION.cff", *documents(root)]:
        text = file.read_text(encoding="utf-8")
        changed = old.sub(new.rstrip("/"), text)
        if changed != text:
            file.write_text(changed, encoding="utf-8")
