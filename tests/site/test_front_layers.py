"""The rooms of the front end: each imports only from those below it, and nothing hangs in a circle.

Types and lazy imports count as well: whoever reads a file wants to know all that it depends on.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
SRC = WEB / "src"
FLOORS = (
    "contract offline",
    "state paint",
    "words browser",
    "engine peers",
    "commands",
    "ui",
    "screens",
    "app",
    "boot wire",
    "main embed",
)
"""A room imports from the floors before its own; rooms of one floor do not know each other."""
FLOOR = {room: number for number, rooms in enumerate(FLOORS) for room in rooms.split()}
FILES = sorted([*SRC.rglob("*.ts"), *(WEB / "boot").glob("*.ts"), *(WEB / "wire").glob("*.ts")])
IMPORT = re.compile(
    r"""(?:^|[\s;}])(?:import|export)\b[^;'"]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(?\s*['"]([^'"]+)['"]"""
)
COMMENT = re.compile(r"/\*.*?\*/|(?<![:'\"])//[^\n]*", re.DOTALL)
ONLY = {"lit": {"ui", "screens", "app"}, "@fluent/bundle": {"words", "embed"}, "idb-keyval": {"browser"}}
"""Packages that only some rooms may know."""


def imports_of(path: Path) -> Iterator[str]:
    for match in IMPORT.finditer(COMMENT.sub("", path.read_text("utf-8"))):
        yield match[1] or match[2]


def room_of(path: Path) -> str:
    """The folder below web/src, or the name of a file that lies in web/src itself."""
    inside = path.relative_to(SRC if path.is_relative_to(SRC) else WEB)
    return inside.parts[0].removesuffix(".ts")


def screen_of(path: Path) -> str | None:
    inside = path.relative_to(WEB).parts
    return inside[2] if inside[:2] == ("src", "screens") else None


def targets_of(path: Path) -> set[Path]:
    """Our own scripts that a file imports; data know nobody."""
    names = [name for name in imports_of(path) if name.startswith(".") and not name.endswith(".json")]
    found = {(path.parent / name).resolve() for name in names}
    return {Path(f"{each}.ts") for each in found}


def name_of(path: Path) -> str:
    return str(path.relative_to(WEB))


def test_the_files_are_found_and_read() -> None:
    assert len(FILES) > 150
    assert SRC / "state" / "store.ts" in targets_of(SRC / "commands" / "play.ts")
    assert SRC / "app" / "later.ts" in targets_of(SRC / "app" / "screens.ts"), "a lazy import counts"
    missing = {name_of(to) for path in FILES for to in targets_of(path) if to.is_relative_to(WEB) and not to.exists()}
    assert not missing


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_file_imports_only_from_floors_below(path: Path) -> None:
    room = room_of(path)
    assert room in FLOOR, f"write {room} into its floor above"
    others = {to for to in targets_of(path) if to.is_relative_to(WEB) and room_of(to) != room}
    upward = {name_of(to) for to in others if FLOOR[room_of(to)] >= FLOOR[room]}
    assert not upward, f"{name_of(path)} imports {sorted(upward)} from its own floor or above"


@pytest.mark.parametrize("path", [path for path in FILES if screen_of(path)], ids=name_of)
def test_no_screen_knows_another(path: Path) -> None:
    others = {name_of(to) for to in targets_of(path) if screen_of(to) not in (None, screen_of(path))}
    assert not others


def test_no_two_files_import_each_other() -> None:
    """Sorting by dependence must succeed."""
    needs = {path: {to for to in targets_of(path) if to in FILES} for path in FILES}
    while needs:
        ready = {path for path, wanted in needs.items() if not wanted & needs.keys()}
        assert ready, f"a circle among {sorted(map(name_of, needs))}"
        needs = {path: wanted for path, wanted in needs.items() if path not in ready}


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_some_packages_are_known_in_one_place_only(path: Path) -> None:
    for name in imports_of(path):
        package = "lit" if name.startswith("lit/") else name
        assert room_of(path) in ONLY.get(package, {room_of(path)}), f"{name_of(path)} imports {name}"


@pytest.mark.parametrize("path", sorted((SRC / "state").glob("*.ts")), ids=name_of)
def test_the_state_knows_no_page(path: Path) -> None:
    text = COMMENT.sub("", path.read_text("utf-8"))
    assert not re.search(r"\b(document|window|localStorage|matchMedia|navigator|indexedDB)\b", text)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_file_says_in_a_line_what_it_owns(path: Path) -> None:
    if not path.name.endswith(".d.ts") and "generated" not in path.parts:
        assert path.read_text("utf-8").startswith("/**")
