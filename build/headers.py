"""The headers of the site, written once in netlify.toml."""

import tomllib
from dataclasses import dataclass
from pathlib import Path

from paths import ROOT


@dataclass(frozen=True)
class Rule:
    path: str
    values: dict[str, str]

    def matches(self, path: str) -> bool:
        """Netlify's rule: a star stands at the end and for anything."""
        if self.path.endswith("*"):
            return path.startswith(self.path[:-1])
        return path == self.path


def rules(file: Path = ROOT / "netlify.toml") -> list[Rule]:
    with file.open("rb") as source:
        entries = tomllib.load(source).get("headers", [])
    return [Rule(entry["for"], entry["values"]) for entry in entries]


# What a page cannot say of itself.
HEADER_ONLY = ("frame-ancestors", "sandbox")


def policy_for(page: str, among: list[Rule]) -> str:
    """What a page itself can say of its policy; who may frame it, only a header can."""
    directives = headers_for(page, among).get("Content-Security-Policy", "").split("; ")
    return "; ".join(directive for directive in directives if not directive.startswith(HEADER_ONLY))


def relays(among: list[Rule]) -> list[str]:
    """Whom the frame of the wire may speak with."""
    directives = headers_for("/wire/", among)["Content-Security-Policy"].split("; ")
    [sources] = [directive.split()[1:] for directive in directives if directive.startswith("connect-src ")]
    return [source for source in sources if source != "'none'"]


def headers_for(path: str, among: list[Rule]) -> dict[str, str]:
    found: dict[str, str] = {}
    for rule in among:
        if rule.matches(path):
            found.update(rule.values)
    return found
