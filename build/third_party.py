"""The third-party software of the site and its licences: `licences.txt` for people, `sbom.cdx.json` for programs."""

import base64
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

from files import read_json, write_json
from paths import BUILD, NODE_MODULES, ROOT
from wheel_build import version

TEXTS = BUILD / "licences"
# The service worker is bundled from these, though the lockfile counts them among the tools.
BUNDLED_TOOLS = ("workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies")
# Identifiers for packages that spell their licence differently or offer a choice.
SPDX_BY_SPELLING = {"APACHE-2.0": "Apache-2.0", "(MIT OR Apache-2.0)": "Apache-2.0"}
LICENCES_HEADER = """Mapwright: the code is under the MIT licence, our drawings, icons and texts are under CC BY 4.0.
What follows is shipped with the site and belongs to others, each part under its own licence.
Pyodide contains CPython, its standard library and the libraries that they need; all of them are named below.
"""
SEPARATOR = "\n" + "─" * 78 + "\n"
SBOM = "sbom.cdx.json"


@dataclass(frozen=True)
class ThirdPartyPart:
    name: str
    version: str
    licence: str
    homepage: str
    texts: tuple[str, ...]
    purl: str
    """Its package URL, by which others know it."""
    sha512: str = ""
    """Of the package as it came, in hexadecimal digits."""

    def notice(self) -> str:
        lines = [f"{self.name} {self.version}".strip(), f"Licence: {self.licence}", self.homepage]
        return "\n".join([*filter(None, lines), *(f"\n{text}" for text in self.texts)])

    def component(self) -> dict[str, Any]:
        """Return the entry of the bill of materials, without empty fields."""
        component: dict[str, Any] = {
            "type": "library",
            "bom-ref": self.purl,
            "name": self.name,
            "version": self.version,
            "licenses": [{"license": {"id": self.licence}}],
            "purl": self.purl,
            "hashes": [{"alg": "SHA-512", "content": self.sha512}] if self.sha512 else [],
            "externalReferences": [{"type": "website", "url": self.homepage}] if self.homepage else [],
        }
        return {key: value for key, value in component.items() if value}


def write(site: Path) -> None:
    """Write the licences and a CycloneDX bill of materials, which has no date, so that a build is reproducible."""
    parts = third_party_parts()
    text = SEPARATOR.join([LICENCES_HEADER, *(part.notice() for part in parts)]) + "\n"
    (site / "licences.txt").write_text(text, encoding="utf-8")
    component = {"type": "application", "bom-ref": "mapwright", "name": "mapwright", "version": version()}
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {**component, "licenses": [{"license": {"id": "MIT"}}]}},
        "components": [part.component() for part in parts],
        "dependencies": [{"ref": "mapwright", "dependsOn": [part.purl for part in parts]}],
    }
    write_json(site / SBOM, bill)


def third_party_parts() -> list[ThirdPartyPart]:
    packages = read_json(ROOT / "package-lock.json")["packages"]
    npm_parts = [_package(folder, entry) for folder, entry in packages.items() if folder and _is_shipped(folder, entry)]
    unique = {part.purl: part for part in [*npm_parts, *_compiled_into_pyodide()]}
    return sorted(unique.values(), key=lambda part: (part.name.lower(), part.version))


def _is_shipped(folder: str, entry: dict[str, Any]) -> bool:
    name = folder.rpartition("node_modules/")[2]
    is_tool = entry.keys() & {"dev", "devOptional", "optional"}
    return name in BUNDLED_TOOLS or not (is_tool or name.startswith("@types/"))


def _package(folder: str, entry: dict[str, Any]) -> ThirdPartyPart:
    about = read_json(ROOT / folder / "package.json")
    name, licence = about["name"], SPDX_BY_SPELLING.get(about["license"], about["license"])
    files = [file for file in sorted((ROOT / folder).iterdir()) if _is_licence(file)]
    texts = [file.read_text(encoding="utf-8").strip() for file in files] or [_author(about), text_of(licence)]
    source = about.get("repository", about.get("homepage", ""))
    home = (source["url"] if isinstance(source, dict) else source).removeprefix("git+").removesuffix(".git")
    purl = f"pkg:npm/{quote(name, '/')}@{about['version']}"
    digest = base64.b64decode(entry["integrity"].removeprefix("sha512-")).hex()
    return ThirdPartyPart(name, about["version"], licence, home, tuple(texts), purl, digest)


def _is_licence(file: Path) -> bool:
    return file.is_file() and file.stem.lower() in ("license", "licence", "copying", "notice")


def _author(about: dict[str, Any]) -> str:
    """Return the copyright line of a package without a licence file."""
    author = about.get("author", "its authors")
    return f"Copyright (c) {author['name'] if isinstance(author, dict) else author}"


def _compiled_into_pyodide() -> list[ThirdPartyPart]:
    info = read_json(NODE_MODULES / "pyodide" / "pyodide-lock.json")["info"]
    compiler = info["platform"].removeprefix("emscripten_").replace("_", ".")
    versions = {"cpython": info["python"], "emscripten": compiler}
    parts = []
    for part in tomllib.loads((TEXTS / "inside.toml").read_text(encoding="utf-8"))["part"]:
        number = versions.get(part["id"], "")
        purl = f"pkg:generic/{part['id']}" + (f"@{number}" if number else "")
        texts = (part["copyright"], text_of(part["licence"]))
        parts.append(ThirdPartyPart(part["name"], number, part["licence"], part["home"], texts, purl))
    return parts


def text_of(licence: str) -> str:
    """Return the text of a licence, for packages that do not contain it."""
    return (TEXTS / f"{licence}.txt").read_text(encoding="utf-8").strip()
