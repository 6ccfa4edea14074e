"""The third-party software of the site: packages of the lockfile, and the libraries compiled into Pyodide."""

import base64
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import quote

from files import read_json
from paths import BUILD, NODE_MODULES, ROOT

TEXTS = BUILD / "licences"
# The service worker is bundled from these, though the lockfile counts them among the tools.
BUNDLED_TOOLS = ("workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies")
# Identifiers for packages that spell their licence differently or offer a choice.
SPDX_BY_SPELLING = {"APACHE-2.0": "Apache-2.0", "(MIT OR Apache-2.0)": "Apache-2.0"}


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


def third_party_parts() -> list[ThirdPartyPart]:
    packages = read_json(ROOT / "package-lock.json")["packages"]
    npm_parts = [_package(folder, entry) for folder, entry in packages.items() if folder and _is_shipped(folder, entry)]
    unique = {part.purl: part for part in [*npm_parts, *_compiled_into_pyodide()]}
    return sorted(unique.values(), key=lambda part: (part.name.lower(), part.version))


def _is_shipped(folder: str, entry: dict[str, Any]) -> bool:
    name = folder.rpartition("node_modules/")[2]
    is_tool = entry.keys() & {"dev", "devOptional", "optional"}  # Valibot names TypeScript as an optional peer
    return name in BUNDLED_TOOLS or not (is_tool or name.startswith("@types/"))


def _package(folder: str, entry: dict[str, Any]) -> ThirdPartyPart:
    about = read_json(NODE_MODULES.parent / folder / "package.json")
    name, version = about["name"], about["version"]
    licence = SPDX_BY_SPELLING.get(about["license"], about["license"])
    files = [file for file in sorted((NODE_MODULES.parent / folder).iterdir()) if _is_licence(file)]
    texts = [file.read_text(encoding="utf-8").strip() for file in files] or [_author(about), text_of(licence)]
    digest = base64.b64decode(entry["integrity"].removeprefix("sha512-")).hex()
    return ThirdPartyPart(
        name, version, licence, _home(about), tuple(texts), f"pkg:npm/{quote(name, '/')}@{version}", digest
    )


def _compiled_into_pyodide() -> list[ThirdPartyPart]:
    with (TEXTS / "inside.toml").open("rb") as source:
        parts = tomllib.load(source)["part"]
    info = read_json(NODE_MODULES / "pyodide" / "pyodide-lock.json")["info"]
    compiler = info["platform"].removeprefix("emscripten_").replace("_", ".")
    versions = {"cpython": info["python"], "emscripten": compiler}
    return [_compiled_part(part, versions.get(part["id"], "")) for part in parts]


def _compiled_part(part: dict[str, str], version: str) -> ThirdPartyPart:
    address = f"pkg:generic/{part['id']}" + (f"@{version}" if version else "")
    texts = (part["copyright"], text_of(part["licence"]))
    return ThirdPartyPart(part["name"], version, part["licence"], part["home"], texts, address)


def text_of(licence: str) -> str:
    """Return the text of a licence, for packages that do not contain it."""
    return (TEXTS / f"{licence}.txt").read_text(encoding="utf-8").strip()


def _author(about: dict[str, Any]) -> str:
    """Return the copyright line of a package without a licence file."""
    author = about.get("author", "its authors")
    return f"Copyright (c) {author['name'] if isinstance(author, dict) else author}"


def _home(about: dict[str, Any]) -> str:
    source = about.get("repository", about.get("homepage", ""))
    address: str = source["url"] if isinstance(source, dict) else source
    return address.removeprefix("git+").removesuffix(".git")


def _is_licence(file: Path) -> bool:
    return file.is_file() and file.stem.lower() in ("license", "licence", "copying", "notice")
