"""Writes the notices of everything that the site ships and is not ours, from the lockfile: `licences.txt`."""

from pathlib import Path
from typing import Any

from files import read_json
from paths import NODE_MODULES, ROOT

HEAD = """Mapwright: the code is under the MIT licence, our drawings, icons and texts are under CC BY 4.0.
What follows is shipped with the site and belongs to others, each part under its own licence.
Pyodide contains CPython and its standard library, under the PSF licence; its sources are at the address below.
"""
RULE = "\n" + "─" * 78 + "\n"
# The service worker is bundled from these, though the lockfile counts them among the tools.
BUNDLED_TOOLS = ("workbox-core", "workbox-precaching")


def shipped() -> list[str]:
    """The folders of all packages that are not tools or types only, as the lockfile names them."""
    packages = read_json(ROOT / "package-lock.json")["packages"]
    return [folder for folder, entry in packages.items() if folder and _is_shipped(folder, entry)]


def _is_shipped(folder: str, entry: dict[str, Any]) -> bool:
    name = folder.rpartition("node_modules/")[2]
    return name in BUNDLED_TOOLS or not (entry.get("dev") or name.startswith("@types/"))


def write(target: Path) -> None:
    parts = {_notice(NODE_MODULES.parent / folder) for folder in shipped()}
    target.write_text(RULE.join([HEAD, *sorted(parts)]) + "\n", encoding="utf-8")


def _notice(folder: Path) -> str:
    about = read_json(folder / "package.json")
    lines = [f"{about['name']} {about['version']}", f"Licence: {about['license']}", _home(about)]
    texts = [file.read_text(encoding="utf-8").strip() for file in sorted(folder.iterdir()) if _is_licence(file)]
    return "\n".join([*filter(None, lines), *(f"\n{text}" for text in texts)])


def _home(about: dict[str, Any]) -> str:
    source = about.get("repository", about.get("homepage", ""))
    address: str = source["url"] if isinstance(source, dict) else source
    return address.removeprefix("git+").removesuffix(".git")


def _is_licence(file: Path) -> bool:
    return file.is_file() and file.stem.lower() in ("license", "licence", "copying", "notice")
