"""Runs inside Pyodide on Node; `own` (files of ours) and `later` (module names) come from make_archive.mjs."""

import ast
import contextlib
import importlib
import sys
import zipfile

sys.path[:0] = ["/tmp", "/tmp/engine.whl"]

import archive

COMMAND_LINE = ("mapwright/__main__.py", "mapwright/cli.py")

def imported_by(source: str) -> list[str]:
    """Every module that a file names in an import, also inside functions."""
    names = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return names


def try_import(name: str) -> None:
    with contextlib.suppress(ImportError):  # many are the names of things inside modules
        importlib.import_module(name)


with zipfile.ZipFile("/tmp/engine.whl") as wheel:
    # The command line stays at home: nothing in a browser calls it, and it alone needs argparse.
    names = [name for name in wheel.namelist() if name.endswith(".py") and name not in COMMAND_LINE]
    engine = {name: wheel.read(name) for name in names}
sources = {**engine, **{name: text.encode() for name, text in own.items()}}
for text in sources.values():
    for module in imported_by(text.decode()):
        if module.split(".")[0] != "mapwright":
            try_import(module)
for module in later:
    try_import(module)
archive.write("/tmp/python.zip", "/tmp/stdlib.zip", [*sys.modules, *later], sources)
