"""The shape of the tests: what several of them share lies in a module that is not a test."""

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).parents[1]


def imported(file: Path) -> Iterator[str]:
    """The names of the modules that a file imports, inside functions too."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_no_test_file_is_imported() -> None:
    tests = {file.stem for file in TESTS.rglob("test_*.py")}
    files = [file for file in TESTS.rglob("*.py") if "node_modules" not in file.parts]
    assert len(tests) > 100
    found = [f"{file.relative_to(TESTS)}: {name}" for file in files for name in imported(file) if name in tests]
    assert found == []
