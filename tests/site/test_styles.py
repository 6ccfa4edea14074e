"""The style sheets: every rule in a layer, every condition named once, one short file a component."""

import itertools
import re
from collections import Counter
from pathlib import Path

import pytest

from paths import ROOT, WEB

STYLES = WEB / "styles"
ENTRIES = ("shell", "soon", "app", "workshop", "people", "embed", "blog", "docs")
# An example of another site's page, which frames the game.
NOT_OURS = {STYLES / "blog.css"}
CONDITIONS = STYLES / "conditions.css"
LAYERS = STYLES / "layers.css"
LONGEST = 300
LAYOUTS = ("wide", "desktop", "tablet", "phone-portrait", "phone-landscape", "tiny")
SHEETS = sorted(STYLES.rglob("*.css"))
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
IMPORT = re.compile(r"@import '([^']+)'(?: layer\(([\w-]+)\))?(?: \((--[\w-]+)\))?;")
DEFINED = re.compile(r"@custom-media (--[\w-]+)\s+([^;]+);")


def name(sheet: Path) -> str:
    return sheet.relative_to(ROOT).as_posix()


def text(sheet: Path) -> str:
    return COMMENT.sub("", sheet.read_text(encoding="utf-8"))


def imports(entry: Path) -> list[tuple[Path, str]]:
    return [((entry.parent / path).resolve(), layer) for path, layer, _ in IMPORT.findall(text(entry))]


def queries(kind: str) -> list[tuple[Path, str]]:
    pattern = re.compile(rf"@{kind}\s+([^{{]+)\{{")
    return [(sheet, " ".join(found.split())) for sheet in SHEETS for found in pattern.findall(text(sheet))]


def test_entries_are_lists_of_imports_in_the_order_of_the_layers() -> None:
    order = re.findall(r"[\w-]+", text(LAYERS).partition("@layer")[2])
    assert len(order) == len(set(order)) > 1
    for entry in ENTRIES:
        sheet = STYLES / f"{entry}.css"
        if sheet in NOT_OURS:
            continue
        assert IMPORT.sub("", text(sheet)).strip() == "", f"{name(sheet)} has rules outside every layer"
        layers = [layer for path, layer in imports(sheet) if path != LAYERS]
        assert layers == sorted(layers, key=order.index), name(sheet)
    for first in ("shell", "embed"):
        assert imports(STYLES / f"{first}.css")[0][0] == LAYERS, f"{first} does not begin with the order of the layers"


def test_every_sheet_is_imported_once() -> None:
    """A page loads shell, soon and app, and a screen may bring its own; the poster is in other people's pages."""
    known = {STYLES / f"{entry}.css" for entry in ENTRIES} | {CONDITIONS}
    for entries in (("shell", "soon", "app", "workshop", "people"), ("embed",), ("docs",)):
        found = Counter(path for entry in entries for path, _ in imports(STYLES / f"{entry}.css") if path != LAYERS)
        assert [name(path) for path, times in found.items() if times > 1] == []
        known |= set(found) | {LAYERS}
    assert [name(sheet) for sheet in SHEETS if sheet not in known] == []
    nested = [name(sheet) for sheet in SHEETS if sheet.stem not in ENTRIES and "@import" in text(sheet)]
    assert nested == []


def test_every_condition_has_one_name() -> None:
    defined = DEFINED.findall(text(CONDITIONS))
    assert DEFINED.sub("", text(CONDITIONS)).strip() == ""
    meanings = [alike(condition) for _, condition in defined]
    assert [each for each, times in Counter(meanings).items() if times > 1] == [], "two names of one condition"
    assert len({named for named, _ in defined}) == len(defined)
    used = {found for _, query in queries("media") for found in re.findall(r"--[\w-]+", query)}
    used |= {name for entry in ENTRIES for _, _, name in IMPORT.findall(text(STYLES / f"{entry}.css"))} - {""}
    assert {named for named, _ in defined} == used


def alike(condition: str) -> frozenset[frozenset[str]]:
    """A condition, whatever the order of its parts."""
    return frozenset(frozenset(each.strip() for each in part.split(" and ")) for part in condition.split(","))


def fits(condition: str, width: int, height: int) -> bool:
    """Return whether a window matches a condition of orientation, widths and heights."""
    orientation = "landscape" if width > height else "portrait"
    return any(
        all(_holds(each.strip(" ()"), width, height, orientation) for each in part.split(" and "))
        for part in condition.split(",")
    )


def _holds(feature: str, width: int, height: int, orientation: str) -> bool:
    kind, value = feature.split(": ")
    if kind == "orientation":
        return value == orientation
    size = width if kind.endswith("width") else height
    limit = int(value.removesuffix("px"))
    return size >= limit if kind.startswith("min") else size <= limit


def test_exactly_one_layout_fits_each_window() -> None:
    conditions = {named: " ".join(condition.split()) for named, condition in DEFINED.findall(text(CONDITIONS))}
    limits = {int(limit) for layout in LAYOUTS for limit in re.findall(r"(\d+)px", conditions[f"--{layout}"])}
    edges = sorted({limit + step for limit in limits for step in (-1, 0, 1)})
    wrong = {}
    for width, height in itertools.product(edges, edges):
        fitting = [layout for layout in LAYOUTS if fits(conditions[f"--{layout}"], width, height)]
        if len(fitting) != 1:
            wrong[width, height] = fitting
    assert wrong == {}


def test_each_layout_is_put_on_in_one_place() -> None:
    named = [name for _, _, name in IMPORT.findall(text(STYLES / "app.css")) if name]
    assert [name for name in named if named.count(name) > 1] == []
    assert {f"--{layout}" for layout in LAYOUTS} <= set(named)


def test_sheets_ask_for_windows_by_name() -> None:
    """`@media (--portrait), (--flat)`: nothing that build/windows.mjs could not replace word by word."""
    wrong = [
        f"{name(s)}: {query}"
        for s, query in queries("media")
        if not re.fullmatch(r"\(--[\w-]+\)(, \(--[\w-]+\))*", query)
    ]
    assert wrong == []


@pytest.mark.parametrize("kind", ["media", "container"])
def test_a_sheet_asks_each_question_once(kind: str) -> None:
    found = Counter(queries(kind))
    assert [f"{name(sheet)}: {query}" for (sheet, query), times in found.items() if times > 1] == []


def test_a_container_is_asked_in_one_sheet() -> None:
    """Its own: what a box does with the room that it has is written where the box is."""
    asked = {
        query.split()[0]: {name(sheet) for sheet, other in queries("container") if other == query}
        for _, query in queries("container")
    }
    assert asked and all(len(sheets) == 1 for sheets in asked.values()), asked


def test_nothing_shouts() -> None:
    assert [name(sheet) for sheet in SHEETS if "!important" in text(sheet)] == []
    heads = [
        f"{name(sheet)}: {line}"
        for sheet in SHEETS
        for line in text(sheet).splitlines()
        if re.match(r"\s*:root [^{]", line)
    ]
    assert heads == [], "the root says nothing: a later layer wins"


def test_sheets_are_short_and_say_what_they_are() -> None:
    long = [name(sheet) for sheet in SHEETS if len(sheet.read_text(encoding="utf-8").splitlines()) > LONGEST]
    assert long == []
    assert [name(sheet) for sheet in SHEETS if not sheet.read_text(encoding="utf-8").startswith("/* ")] == []
