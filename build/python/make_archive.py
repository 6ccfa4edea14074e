"""Runs inside Pyodide on Node; make_archive.mjs sets `own` (files of ours) and the module names."""

import ast
import contextlib
import importlib
import sys
import zipfile
from typing import Any

sys.path[:0] = ["/tmp", "/tmp/engine.whl"]

import archive


def imported_by(source: str) -> list[str]:
    """Return every module that a file imports, also inside functions."""
    names = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return names


def try_import(name: str) -> None:
    with contextlib.suppress(ImportError):  # names of functions and classes are no modules
        importlib.import_module(name)


def import_all(sources: dict[str, bytes]) -> None:
    """Import every module of the standard library that our files import."""
    for text in sources.values():
        for module in imported_by(text.decode()):
            if module.split(".")[0] != "mapwright":
                try_import(module)


def file_of(module: str, files: dict[str, bytes]) -> str | None:
    stem = module.replace(".", "/")
    return next((name for name in (f"{stem}.py", f"{stem}/__init__.py") if name in files), None)


def literal(source: str, name: str) -> Any:
    """Return the value of the literal that a module assigns to a name."""
    assignments = [node for node in ast.parse(source).body if isinstance(node, ast.Assign)]
    return next(ast.literal_eval(node.value) for node in assignments if ast.unparse(node.targets[0]) == name)


def with_imports(files: dict[str, bytes], *entries: str, without: tuple[str, ...] = ()) -> dict[str, bytes]:
    """Return the files of modules, of their packages, and of everything that they import directly or indirectly."""
    reachable: dict[str, bytes] = {}
    queue = [*entries]
    while queue:
        module = queue.pop()
        name = file_of(module, files)
        if name is not None and name not in reachable and module not in without:
            reachable[name] = files[name]
            queue += [*imported_by(files[name].decode()), module.rpartition(".")[0]]
    return reachable


with zipfile.ZipFile("/tmp/engine.whl") as wheel:
    everything = {name: wheel.read(name) for name in wheel.namelist() if name.endswith(".py")}
# The page uses the bridge only, which imports handlers, and later messages, by name. The command line and tournaments
# are left out.
HANDLERS, MESSAGES = "mapwright.page.handlers", "mapwright.page.messages"
modules = {name.removesuffix(".py").replace("/", ".") for name in everything}
handlers = {name for name in modules if name.startswith(f"{HANDLERS}.") and not name.endswith(".__init__")}
on_demand = literal(everything["mapwright/page/bridge.py"].decode(), "LATER")
more = [*more, *(f"{package}.{name}" for package in (HANDLERS, MESSAGES) for name in on_demand)]
at_first = handlers - {*more}
engine = with_imports(everything, "mapwright.page.bridge", *sorted(at_first), without=tuple(more))
sources = {**engine, **{name: text.encode() for name, text in own.items()}}
import_all(sources)
for module in later:
    try_import(module)
first = [*sys.modules, *later]
archive.write("/tmp/python.zip", "/tmp/stdlib.zip", first, sources)
# The on-demand archive also has the modules of the standard library that only its own modules use.
rest = {name: text for name, text in with_imports(everything, *more).items() if name not in engine}
import_all(rest)
archive.write("/tmp/more.zip", "/tmp/stdlib.zip", sorted({*sys.modules} - {*first}), rest, codecs=())
