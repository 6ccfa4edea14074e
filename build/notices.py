"""Writes what the site says of the work of others: `licences.txt` for people, `sbom.cdx.json` for machines."""

from pathlib import Path
from typing import Any

from files import write_json
from parts import Part, shipped
from wheel_build import version

HEAD = """Mapwright: the code is under the MIT licence, our drawings, icons and texts are under CC BY 4.0.
What follows is shipped with the site and belongs to others, each part under its own licence.
Pyodide contains CPython, its standard library and the libraries that they need; all of them are named below.
"""
RULE = "\n" + "─" * 78 + "\n"
SBOM = "sbom.cdx.json"


def write(site: Path) -> None:
    parts = shipped()
    text = RULE.join([HEAD, *map(_notice, parts)]) + "\n"
    (site / "licences.txt").write_text(text, encoding="utf-8")
    write_json(site / SBOM, bill(parts))


def _notice(part: Part) -> str:
    lines = [f"{part.name} {part.version}".strip(), f"Licence: {part.licence}", part.home]
    return "\n".join([*filter(None, lines), *(f"\n{text}" for text in part.texts)])


def bill(parts: list[Part]) -> dict[str, Any]:
    """Return a CycloneDX bill of materials. It names no date and no machine, so that a build is reproducible."""
    ours = {"type": "application", "bom-ref": "mapwright", "name": "mapwright", "version": version()}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {**ours, "licenses": [{"license": {"id": "MIT"}}]}},
        "components": [_component(part) for part in parts],
        "dependencies": [{"ref": "mapwright", "dependsOn": [part.address for part in parts]}],
    }


def _component(part: Part) -> dict[str, Any]:
    component: dict[str, Any] = {
        "type": "library",
        "bom-ref": part.address,
        "name": part.name,
        "version": part.version,
        "licenses": [{"license": {"id": part.licence}}],
        "purl": part.address,
        "hashes": [{"alg": "SHA-512", "content": part.sha512}] if part.sha512 else [],
        "externalReferences": [{"type": "website", "url": part.home}] if part.home else [],
    }
    return {key: value for key, value in component.items() if value}
