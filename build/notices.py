"""Writes the licences of third-party software: `licences.txt` for people, `sbom.cdx.json` for programs."""

from pathlib import Path
from typing import Any

from files import write_json
from third_party import ThirdPartyPart, third_party_parts
from wheel_build import version

LICENCES_HEADER = """Mapwright: the code is under the MIT licence, our drawings, icons and texts are under CC BY 4.0.
What follows is shipped with the site and belongs to others, each part under its own licence.
Pyodide contains CPython, its standard library and the libraries that they need; all of them are named below.
"""
SEPARATOR = "\n" + "─" * 78 + "\n"
SBOM = "sbom.cdx.json"


def write(site: Path) -> None:
    parts = third_party_parts()
    text = SEPARATOR.join([LICENCES_HEADER, *map(_notice, parts)]) + "\n"
    (site / "licences.txt").write_text(text, encoding="utf-8")
    write_json(site / SBOM, cyclonedx(parts))


def _notice(part: ThirdPartyPart) -> str:
    lines = [f"{part.name} {part.version}".strip(), f"Licence: {part.licence}", part.homepage]
    return "\n".join([*filter(None, lines), *(f"\n{text}" for text in part.texts)])


def cyclonedx(parts: list[ThirdPartyPart]) -> dict[str, Any]:
    """Return a CycloneDX bill of materials. It names no date and no machine, so that a build is reproducible."""
    component = {"type": "application", "bom-ref": "mapwright", "name": "mapwright", "version": version()}
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {**component, "licenses": [{"license": {"id": "MIT"}}]}},
        "components": [_component(part) for part in parts],
        "dependencies": [{"ref": "mapwright", "dependsOn": [part.purl for part in parts]}],
    }


def _component(part: ThirdPartyPart) -> dict[str, Any]:
    component: dict[str, Any] = {
        "type": "library",
        "bom-ref": part.purl,
        "name": part.name,
        "version": part.version,
        "licenses": [{"license": {"id": part.licence}}],
        "purl": part.purl,
        "hashes": [{"alg": "SHA-512", "content": part.sha512}] if part.sha512 else [],
        "externalReferences": [{"type": "website", "url": part.homepage}] if part.homepage else [],
    }
    return {key: value for key, value in component.items() if value}
