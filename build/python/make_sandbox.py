"""Runs inside Pyodide on Node, for make_sandbox.mjs."""

import importlib
import sys
import zipfile

sys.path[:0] = ["/tmp", "/tmp/engine.whl"]

import archive

ENTRY_POINT = "mapwright.workshop.sandbox"
AUTHORS = (
    "abc", "array", "bisect", "collections", "collections.abc", "contextlib", "copy", "dataclasses", "datetime", "enum",
    "fractions", "functools", "graphlib", "heapq", "inspect", "itertools", "json", "math", "numbers", "operator",
    "pprint", "random", "re", "statistics", "string", "textwrap", "time", "timeit", "traceback", "types", "typing",
)  # fmt: skip
"""What authors of bots import."""


def ours() -> set[str]:
    return {name for name in sys.modules if name.split(".")[0] == "mapwright"}


importlib.import_module("mapwright.page.bridge")  # the snapshot has all that this brings
in_snapshot = ours()
importlib.import_module(ENTRY_POINT)
importlib.import_module("mapwright.board.svg")  # bots may draw
for name in sys.modules["mapwright"].__all__:  # and use every public name
    getattr(sys.modules["mapwright"], name)
for module in AUTHORS:
    importlib.import_module(module)
files = archive.files_of(sorted(ours() - in_snapshot), ())
with zipfile.ZipFile("/tmp/engine.whl") as wheel:
    names = [name for name in wheel.namelist() if name in files]
    sources = {name: wheel.read(name) for name in names}
archive.write("/tmp/sandbox.zip", "/tmp/stdlib.zip", sorted(sys.modules), sources, codecs=())
