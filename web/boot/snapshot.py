"""Runs inside Pyodide on Node: brings Python into the state that players start from."""

import gc
import importlib
import linecache
import random
import sys
import zipimport
from types import CodeType, FunctionType, ModuleType

import preloaded
from annotationlib import ForwardRef

# What PyScript's first lines import in the browser, and Python itself when it reports an error.
LATER = ("asyncio", "heapq", "json", "os", "pathlib", "traceback")
DOCSTRING = 0x4000000
"""Bit of a code object: its first constant is its docstring."""


def load() -> None:
    preloaded.install()
    for name in (*engine_modules(), *LATER):
        importlib.import_module(name)
    del sys.modules["site"]  # has done its work


def read_forms() -> None:
    """Every form that messages have: the page would wait for that with its first one."""
    bridge, forms = (importlib.import_module(f"mapwright.{name}") for name in ("bridge", "forms"))
    for route in bridge.Bridge().routes.values():
        forms.reader_of(route.question)


def engine_modules() -> list[str]:
    """Import every module: the snapshot has no archive from which one could be imported later."""
    files = zipimport.zipimporter(preloaded.ARCHIVE)._get_files()
    stems = [name.removesuffix(".pyc").removesuffix("/__init__") for name in files if name.endswith(".pyc")]
    return [stem.replace("/", ".") for stem in stems if stem.split("/")[0] == "mapwright"]


def slim() -> None:
    """Drop what is not needed once everything is imported: type hints, docstrings, and the lines of functions that
    dataclasses write for themselves, as there is no file with them."""
    for one in gc.get_objects():
        match one:
            case FunctionType():
                one.__annotate__ = None
                one.__code__ = slimmer(one.__code__)
            case ModuleType():
                one.__doc__ = None
            case ForwardRef():
                one.__code__ = None  # it is compiled again when it is used
            case type() if isinstance(one.__dict__.get("__doc__"), str):
                # Types that are written in C refuse it; their docstring comes from their own data.
                gc.get_referents(one.__dict__)[0]["__doc__"] = None
        if isinstance(one, type) and one.__module__.startswith("mapwright.page.messages."):
            for name in ("__dataclass_fields__", "__dataclass_params__"):  # `read_forms` has read them
                if name in one.__dict__:
                    delattr(one, name)


def slimmer(code: CodeType) -> CodeType:
    if code.co_flags & DOCSTRING:
        code = code.replace(co_consts=(None, *code.co_consts[1:]), co_flags=code.co_flags & ~DOCSTRING)
    return on_one_line(code) if code.co_filename == "<string>" else code


def on_one_line(code: CodeType) -> CodeType:
    """As in archive.py: entries of up to eight units each, no line further than the one before."""
    units = len(code.co_code) // 2
    counts = [8] * (units // 8) + ([units % 8] if units % 8 else [])
    return code.replace(co_linetable=b"".join(bytes([0x80 | 13 << 3 | count - 1, 0]) for count in counts))


def forget() -> None:
    """Drop what would only be downloaded: caches, rubbish, and the state of chance."""
    linecache.clearcache()
    sys._clear_internal_caches()
    sys._clear_type_cache()
    zipimport._zip_directory_cache.clear()
    sys.path_importer_cache.clear()
    importlib.import_module("re").purge()
    random.seed(0)
    for _ in range(3):
        gc.collect()
    gc.freeze()  # nothing of it will ever be garbage, and one list is easily recomputed


load()
read_forms()
slim()
forget()
