"""The headers of the site as locations of an nginx server, written from netlify.toml."""

from headers import HeaderRule, headers_for
from server import TYPES

EVERYTHING = "/*"


def config(header_rules: list[HeaderRule]) -> str:
    """Return directives for a `server` block: types, precompressed files, and one location per rule.

    A location repeats the headers of the rules that also match it: nginx inherits none once a location adds its own.
    """
    default_headers = headers_for("/", [rule for rule in header_rules if rule.path == EVERYTHING])
    special = [rule for rule in header_rules if rule.path != EVERYTHING]
    return "\n".join(
        [
            *_types(),
            "gzip_static on;",
            *_add_header_lines(default_headers),
            *(_location(rule, header_rules) for rule in special),
            "",
        ]
    )


def _types() -> list[str]:
    listed = [f"    {kind.partition(';')[0]} {end[1:]};" for end, kind in TYPES.items()]
    texts = sorted({kind.partition(";")[0] for kind in TYPES.values() if "charset" in kind} - {"text/html"})
    return ["types {", *listed, "}", "charset utf-8;", f"charset_types {' '.join(texts)};"]


def _location(rule: HeaderRule, header_rules: list[HeaderRule]) -> str:
    match = f"^~ {rule.path[:-1]}" if rule.path.endswith("*") else f"= {rule.path}"
    headers = dict(headers_for(rule.path.removesuffix("*"), header_rules))
    kind = headers.pop("Content-Type", None)
    typed = [f"    types {{ }} default_type {kind};"] if kind else []
    return "\n".join([f"location {match} {{", *typed, *(f"    {line}" for line in _add_header_lines(headers)), "}"])


def _add_header_lines(values: dict[str, str]) -> list[str]:
    return [f'add_header {name} "{value}" always;' for name, value in values.items()]
