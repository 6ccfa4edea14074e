"""The headers of the site, written once in netlify.toml."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from paths import ROOT


@dataclass(frozen=True)
class HeaderRule:
    path: str
    values: dict[str, str]

    def matches(self, path: str) -> bool:
        """Netlify's rule: a star stands at the end and for anything."""
        if self.path.endswith("*"):
            return path.startswith(self.path[:-1])
        return path == self.path


def load_header_rules(file: Path = ROOT / "netlify.toml") -> list[HeaderRule]:
    with file.open("rb") as source:
        entries = tomllib.load(source).get("headers", [])
    return [HeaderRule(entry["for"], entry["values"]) for entry in entries]


# What a page cannot say of itself.
HEADER_ONLY = ("frame-ancestors", "sandbox")


def policy_for(page: str, among: list[HeaderRule]) -> str:
    """What a page itself can say of its policy; who may frame it, only a header can."""
    directives = headers_for(page, among).get("Content-Security-Policy", "").split("; ")
    return "; ".join(directive for directive in directives if not directive.startswith(HEADER_ONLY))


def relays(header_rules: list[HeaderRule]) -> list[str]:
    """Whom the frame of the wire may speak with."""
    directives = headers_for("/wire/", header_rules)["Content-Security-Policy"].split("; ")
    [sources] = [directive.split()[1:] for directive in directives if directive.startswith("connect-src ")]
    return [source for source in sources if source != "'none'"]


def headers_for(path: str, among: list[HeaderRule]) -> dict[str, str]:
    headers: dict[str, str] = {}
    for rule in among:
        if rule.matches(path):
            headers.update(rule.values)
    return headers
