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
        """Return whether the rule applies to a path; as at Netlify, a star at the end stands for anything."""
        if self.path.endswith("*"):
            return path.startswith(self.path[:-1])
        return path == self.path


def load_header_rules(file: Path = ROOT / "netlify.toml") -> list[HeaderRule]:
    with file.open("rb") as source:
        entries = tomllib.load(source).get("headers", [])
    return [HeaderRule(entry["for"], entry["values"]) for entry in entries]


# Directives that browsers ignore in a page's own policy.
HEADER_ONLY = ("frame-ancestors", "sandbox")


def policy_for(page: str, header_rules: list[HeaderRule]) -> str:
    """Return the directives of a page's policy that can be written into the page itself."""
    directives = headers_for(page, header_rules).get("Content-Security-Policy", "").split("; ")
    return "; ".join(directive for directive in directives if not directive.startswith(HEADER_ONLY))


def relays(header_rules: list[HeaderRule]) -> list[str]:
    """Return the relays that the relay frame may connect to."""
    directives = headers_for("/wire/", header_rules)["Content-Security-Policy"].split("; ")
    [sources] = [directive.split()[1:] for directive in directives if directive.startswith("connect-src ")]
    return [source for source in sources if source != "'none'"]


def headers_for(path: str, header_rules: list[HeaderRule]) -> dict[str, str]:
    headers: dict[str, str] = {}
    for rule in header_rules:
        if rule.matches(path):
            headers.update(rule.values)
    return headers
