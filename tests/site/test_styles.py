"""The style sheets: every rule in a layer, every condition named once, one short file a component."""

import itertools
import re
from collections import Counter
from pathlib import Path

from paths import ROOT, WEB

STYLES = WEB / "styles"
ENTRIES = ("shell", "soon", "app", "embed", "blog", "docs")
# An example of another site's page, which frames the game.
NOT_OURS = {STYLES / "blog.css"}
CONDITIONS = STYLES / "conditions.css"
LAYERS = STYLES / "layers.css"
LAYOUTS = ("wide", "desktop", "tablet", "phone-portrait", "phone-landscape", "tiny")
SHEETS = sorted(WEB.rglob("*.css"))
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
IMPORT = re.compile(r"@import '([^']+)'(?: layer\(([\w-]+)\))?(?: \((--[\w-]+)\))?;")
SCRIPT_IMPORT = re.compile(r"^import \w+ from '([^']+\.css)';", re.MULTILINE)
DEFINED = re.compile(r"@custom-media (--[\w-]+)\s+([^;]+);")


def name(sheet: Path) -> str:
    return sheet.relative_to(ROOT).as_posix()


def text(sheet: Path) -> str:
    return COMMENT.sub("", sheet.read_text(encoding="utf-8"))


def imports(entry: Path) -> list[tuple[Path, str]]:
    return [((entry.parent / path).resolve(), layer) for path, layer, _ in IMPORT.findall(text(entry))]


def queries(kind: str) -> list[tuple[Path, str]]:
    pattern = re.compile(rf"@{kind}\s+([^{{]+)\{{")
    return [(sheet, " ".join(query.split())) for sheet in SHEETS for query in pattern.findall(text(sheet))]


def test_entry_sheets_only_import_in_the_order_of_the_layers() -> None:
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


def sheets_of_scripts() -> list[Path]:
    """Return the style sheets that scripts import, each as often as it is imported."""
    scripts = (WEB / "src").rglob("*.ts")
    return [
        (script.parent / path).resolve()
        for script in scripts
        for path in SCRIPT_IMPORT.findall(script.read_text(encoding="utf-8"))
    ]


def test_every_style_sheet_is_imported_exactly_once() -> None:
    """A page loads shell, soon and app, and a feature brings its own; the poster is in other people's pages."""
    known = {STYLES / f"{entry}.css" for entry in ENTRIES} | {CONDITIONS}
    for entries in (("shell", "soon", "app"), ("embed",), ("docs",)):
        counts = Counter(path for entry in entries for path, _ in imports(STYLES / f"{entry}.css") if path != LAYERS)
        counts.update(sheets_of_scripts() if "app" in entries else [])
        assert [name(path) for path, times in counts.items() if times > 1] == []
        known |= set(counts) | {LAYERS}
    assert [name(sheet) for sheet in SHEETS if sheet not in known] == []
    nested = [name(sheet) for sheet in SHEETS if sheet.parent != STYLES and "@import" in text(sheet)]
    assert nested == []


def test_styles_of_a_feature_are_imported_only_by_the_feature() -> None:
    """Home is part of index.html, so the first sheets contain its styles."""
    shared = [path for entry in ("shell", "soon", "app") for path, _ in imports(STYLES / f"{entry}.css")]
    features = WEB / "src" / "features"
    assert [name(path) for path in shared if path.is_relative_to(features) and path.parent.name != "home"] == []
    foreign = [
        f"{name(script)}: {path}"
        for script in (WEB / "src").rglob("*.ts")
        for path in SCRIPT_IMPORT.findall(script.read_text(encoding="utf-8"))
        if not re.fullmatch(r"\./[\w-]+\.css", path)
    ]
    assert foreign == []


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


def test_exactly_one_layout_applies_at_each_window_size() -> None:
    conditions = {named: " ".join(condition.split()) for named, condition in DEFINED.findall(text(CONDITIONS))}
    limits = {int(limit) for layout in LAYOUTS for limit in re.findall(r"(\d+)px", conditions[f"--{layout}"])}
    edges = sorted({limit + step for limit in limits for step in (-1, 0, 1)})
    wrong = {}
    for width, height in itertools.product(edges, edges):
        fitting = [layout for layout in LAYOUTS if fits(conditions[f"--{layout}"], width, height)]
        if len(fitting) != 1:
            wrong[width, height] = fitting
    assert wrong == {}


def test_media_queries_use_named_conditions_instead_of_numbers() -> None:
    """`@media (--tablet), (--tiny)`: nothing that build/esbuild_css.mjs could not replace word by word."""
    known = {named for named, _ in DEFINED.findall(text(CONDITIONS))}
    wrong = [
        f"{name(sheet)}: {query}"
        for sheet, query in queries("media")
        if re.search(r"\d", query) or not known.issuperset(re.findall(r"--[\w-]+", query))
    ]
    assert wrong == []


def test_every_named_media_condition_is_used() -> None:
    used = {named for sheet in SHEETS if sheet != CONDITIONS for named in re.findall(r"\((--[\w-]+)\)", text(sheet))}
    assert sorted({named for named, _ in DEFINED.findall(text(CONDITIONS))} - used) == []


def test_every_custom_property_that_is_read_is_set() -> None:
    """A misspelt token would silently fall back to the initial value."""
    scripts = "\n".join(script.read_text(encoding="utf-8") for script in (WEB / "src").rglob("*.ts"))
    set_somewhere = set(re.findall(r"(?<![\w-])(--[a-z][\w-]*):", scripts))
    read: dict[str, str] = {}
    for sheet in SHEETS:
        set_somewhere.update(re.findall(r"(?<![\w-])(--[\w-]+)\s*:", text(sheet)))
        read |= dict.fromkeys(re.findall(r"var\((--[\w-]+)\)", text(sheet)), name(sheet))
    assert {token: sheet for token, sheet in read.items() if token not in set_somewhere} == {}
