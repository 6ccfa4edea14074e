"""Dependencies point one way, and the engine needs nothing but the standard library (docs/architecture.md)."""

import ast
import re
import subprocess
import sys
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import mapwright

PACKAGE = Path(mapwright.__file__).parent
EXTRAS = {"league": {"distributed"}, "learning": {"gymnasium", "numpy", "pettingzoo"}}
"""What the extras `cluster` and `gym` install; no other package imports these."""
MODULES = sorted(PACKAGE.rglob("*.py"))


def name_of(path):
    """The package of a file, or the module at the top."""
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def module_of(path):
    return ".".join(("mapwright", *path.relative_to(PACKAGE).with_suffix("").parts)).removesuffix(".__init__")


@cache
def imports_of(path):
    """Return every module that a file imports, inside functions too."""
    imports = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            imports |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name}: imports are written in full"
            names = {f"{node.module}.{alias.name}" for alias in node.names}
            imports |= names & ALL or {node.module}
    return imports


ALL = {module_of(path) for path in MODULES}


def inner_imports(path):
    paths = (name.split(".") for name in imports_of(path))
    return {parts[1] for parts in paths if parts[0] == "mapwright" and len(parts) > 1}


def packages():
    """What each package or module at the top imports of the others, read from the tree."""
    needs = {}
    for path in MODULES:
        if name_of(path) != "__init__":
            needs.setdefault(name_of(path), set()).update(inner_imports(path) - {name_of(path)})
    return needs


def test_packages_import_only_from_those_above_them_in_the_table_of_the_documents():
    document = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text("utf-8")
    table = document.split("| package |")[1].split("\n\n")[0]
    order = re.findall(r"`(\w+)(?:/|\.py)`", "\n".join(row.split("|")[1] for row in table.splitlines()[2:]))
    needs = {name: needed for name, needed in packages().items() if name != "__main__"}
    assert set(needs) == set(order)
    for number, name in enumerate(order):
        assert needs[name] <= set(order[:number]), name


def test_no_two_modules_import_each_other():
    """Also inside a package. A package itself, which re-exports, is not a module that others import."""
    needs = {
        module_of(path): {name for name in imports_of(path) if name in ALL} - {"mapwright"}
        for path in MODULES
        if path.name != "__init__.py"
    }
    assert list(TopologicalSorter(needs).static_order())


def test_the_engine_imports_only_the_standard_library_and_no_browser():
    for path in MODULES:
        outer = {name.split(".")[0] for name in imports_of(path)} - {"mapwright"}
        assert outer <= set(sys.stdlib_module_names) | EXTRAS.get(name_of(path), set()), path
        assert not outer & {"js", "pyodide", "pyscript"}, path


def test_modules_without_optional_packages_do_not_import_them():
    """Where no extra is installed, every other module is the same."""
    leaning = {name_of(path) for path in MODULES if inner_imports(path) & {"learning"}} - {"learning"}
    assert not leaning
    top = {name_of(path) for path in MODULES if "mapwright.league.cluster" in imports_at_the_top(path)}
    assert not top


def imports_at_the_top(path):
    return {node.module for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ImportFrom)}


def test_what_few_visits_need_is_imported_only_when_the_page_asks_for_it():
    """So that it is not in the snapshot, which has everything that the bridge has imported."""
    code = "import sys, mapwright.page.bridge; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    later = (
        "mapwright.together",
        "mapwright.puzzles",
        "mapwright.page.handlers.puzzles",
        "mapwright.page.handlers.album",
        "mapwright.page.handlers.table",
    )
    kept_out = (*later, "mapwright.board.svg", "mapwright.league", "mapwright.workshop", "mapwright.learning")
    assert not [name for name in done.stdout.split() if name.startswith(kept_out)]
