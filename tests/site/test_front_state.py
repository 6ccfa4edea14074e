"""The page's state lies in slices, each with one writer; every other module calls a command.

`.dependency-cruiser.mjs` lists the layers of the front end and what each may import.
"""

import re
from pathlib import Path

import pytest

import figures
from shell import Stop

SRC = figures.SRC
FILES = sorted(path for path in SRC.rglob("*.ts") if path != SRC / "state" / "store.ts")
COMMENT = re.compile(r"/\*.*?\*/|(?<![:'\"])//[^\n]*", re.DOTALL)


def name_of(path: Path) -> str:
    return str(path.relative_to(SRC).with_suffix(""))


def test_each_slice_has_one_writer() -> None:
    assert {name: len(found) for name, found in figures.writers().items()} == dict.fromkeys(figures.writers(), 1)
    assert len(figures.writers()) > 10


def test_a_game_in_progress_is_written_by_its_own_value() -> None:
    assert {name: figures.writers()[name] for name in ("game", "stage", "hand")} == {
        "game": {"play/play"},
        "stage": {"play/play"},
        "hand": {"play/play"},
    }


def test_a_figure_above_its_limit_stops_the_check(monkeypatch: pytest.MonkeyPatch) -> None:
    figures.report()
    monkeypatch.setattr(figures, "figures", lambda: [figures.Figure("module-level `let`", 31, 30, 30)])
    with pytest.raises(Stop, match="module-level"):
        figures.report()


def files_with(pattern: str, paths: list[Path]) -> list[str]:
    return [name_of(path) for path in paths if re.search(pattern, path.read_text("utf-8"))]


def test_nobody_writes_past_the_store() -> None:
    assert files_with(r"\bstate(\.\w+)+\s*(=(?!=|>)|\+=|-=|\+\+|--)", FILES) == []
    assert files_with(r"Object\.assign\(state\b", FILES) == []


def test_templates_change_nothing() -> None:
    """Screens and pieces call commands; only commands, games and the engine's layer update the state."""
    layers = ("ui", "screens", "app", "words", "browser", "paint", "contract")
    templates = [path for path in FILES if path.relative_to(SRC).parts[0] in layers]
    assert len(templates) > 100
    assert files_with(figures.UPDATE.pattern, templates) == []


def test_the_state_knows_no_page() -> None:
    page = re.compile(r"\b(document|window|localStorage|matchMedia|navigator|indexedDB)\b")
    texts = {path.name: COMMENT.sub("", path.read_text("utf-8")) for path in (SRC / "state").glob("*.ts")}
    assert texts and not [name for name, text in texts.items() if page.search(text)]


def test_each_file_begins_with_a_comment() -> None:
    found = [*SRC.rglob("*.ts"), *SRC.parent.glob("boot/*.ts"), *SRC.parent.glob("wire/*.ts")]
    written = [path for path in found if not path.name.endswith(".d.ts") and "generated" not in path.parts]
    assert written and not [path for path in written if not path.read_text("utf-8").startswith("/**")]
