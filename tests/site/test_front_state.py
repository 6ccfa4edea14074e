"""The page's state lies in slices, and each has named writers: who wants a change asks one of them.

`.dependency-cruiser.mjs` lists the layers of the front end and what each may import.
"""

import re
from pathlib import Path

SRC = Path(__file__).resolve().parents[2] / "web" / "src"
WRITERS = {
    "where": {"commands/navigate"},
    "engine": {"engine/ask"},
    "page": {"commands/page"},
    "game": {"play/play"},
    "stage": {"play/play"},
    "puzzle": {"play/puzzle"},
    "hand": {"play/play"},
    "form": {"commands/form"},
    "kept": {"commands/kept"},
    "school": {"commands/lesson", "commands/tips"},
    "settings": {"commands/settings"},
    "table": {"commands/table/session", "commands/table/tables", "commands/turns"},
}
FILES = sorted(path for path in SRC.rglob("*.ts") if path != SRC / "state" / "store.ts")
COMMENT = re.compile(r"/\*.*?\*/|(?<![:'\"])//[^\n]*", re.DOTALL)
UPDATE = re.compile(r"\bupdate\(\s*'(\w+)'")
REPLACE = re.compile(r"\breplace\(\{([\w, ]+)\}")


def name_of(path: Path) -> str:
    return str(path.relative_to(SRC).with_suffix(""))


def updates() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for path in FILES:
        text = path.read_text("utf-8")
        replaced = [name.strip() for names in REPLACE.findall(text) for name in names.split(",")]
        for name in [*UPDATE.findall(text), *filter(None, replaced)]:
            found.setdefault(name, set()).add(name_of(path))
    return found


def test_each_slice_is_written_by_those_who_may() -> None:
    assert updates() == WRITERS


def test_each_slice_of_the_store_is_listed() -> None:
    store = (SRC / "state" / "store.ts").read_text("utf-8")
    slices = re.search(r"interface Slices \{(.*?)\}", store, re.DOTALL)
    assert slices
    assert set(re.findall(r"(\w+):", slices[1])) == set(WRITERS)


def files_with(pattern: str, paths: list[Path]) -> list[str]:
    return [name_of(path) for path in paths if re.search(pattern, path.read_text("utf-8"))]


def test_nobody_writes_past_the_store() -> None:
    assert files_with(r"\bstate(\.\w+)+\s*(=(?!=|>)|\+=|-=|\+\+|--)", FILES) == []
    assert files_with(r"Object\.assign\(state\b", FILES) == []


def test_templates_change_nothing() -> None:
    """Screens and pieces call commands; only commands and the engine's layer update the state."""
    layers = ("ui", "screens", "app", "words", "browser", "paint", "contract")
    templates = [path for path in FILES if path.relative_to(SRC).parts[0] in layers]
    assert len(templates) > 100
    assert files_with(UPDATE.pattern, templates) == []


def test_the_state_knows_no_page() -> None:
    page = re.compile(r"\b(document|window|localStorage|matchMedia|navigator|indexedDB)\b")
    texts = {path.name: COMMENT.sub("", path.read_text("utf-8")) for path in (SRC / "state").glob("*.ts")}
    assert texts and not [name for name, text in texts.items() if page.search(text)]


def test_each_file_begins_with_a_comment() -> None:
    found = [*SRC.rglob("*.ts"), *SRC.parent.glob("boot/*.ts"), *SRC.parent.glob("wire/*.ts")]
    written = [path for path in found if not path.name.endswith(".d.ts") and "generated" not in path.parts]
    assert written and not [path for path in written if not path.read_text("utf-8").startswith("/**")]
