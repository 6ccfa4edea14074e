"""Runs inside Pyodide on Node: brings Python into the state of the snapshot. `slims`: whether to call `slim`."""

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
    del sys.modules["site"]  # is not needed after the start


def prepare_requests() -> None:
    """Create the decoders and the handlers of the requests that every game needs: no first request waits for them, and
    the type of a handler's request is an annotation, which `slim` removes."""
    bridge, decoding = (importlib.import_module(f"mapwright.{name}") for name in ("page.bridge", "decoding"))
    for name, request_type in bridge.FIRST_REQUESTS.items():
        decoding.decoder_for(request_type)
        bridge.dispatch.__self__.handler(name)


def engine_modules() -> list[str]:
    """Return all modules of the engine: nothing can be imported later, because the snapshot contains no archive."""
    files = zipimport.zipimporter(preloaded.ARCHIVE)._get_files()
    stems = [name.removesuffix(".pyc").removesuffix("/__init__") for name in files if name.endswith(".pyc")]
    return [stem.replace("/", ".") for stem in stems if stem.split("/")[0] == "mapwright"]


def slim(objects: list[object]) -> None:
    """Remove type hints, docstrings, and the line tables of functions that dataclasses generate. Raise RuntimeError if
    one of these is not found."""
    dropped = dict.fromkeys(("annotations", "docstrings of modules", "docstrings of types", "fields of messages"), 0)
    for one in objects:
        match one:
            case FunctionType():
                dropped["annotations"] += one.__annotate__ is not None
                one.__annotate__ = None
                one.__code__ = slimmer(one.__code__)
            case ModuleType():
                dropped["docstrings of modules"] += one.__doc__ is not None
                one.__doc__ = None
            case ForwardRef():
                one.__code__ = None  # it is compiled again when it is used
            case type() if isinstance(one.__dict__.get("__doc__"), str):
                # Types that are written in C cannot be assigned to; their docstring has another source.
                gc.get_referents(one.__dict__)[0]["__doc__"] = None
                dropped["docstrings of types"] += "__doc__" in one.__dict__ and one.__dict__["__doc__"] is None
        if isinstance(one, type) and one.__module__.startswith("mapwright.page.messages."):
            for name in ("__dataclass_fields__", "__dataclass_params__"):  # `prepare_requests` has read them
                if name in one.__dict__:
                    delattr(one, name)
                    dropped["fields of messages"] += 1
    if missing := [what for what, count in dropped.items() if not count]:
        raise RuntimeError(f"slim does not fit this Pyodide: it finds no {', no '.join(missing)}")


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
    """Clear caches, garbage and the state of the random generator, which would be downloaded without use."""
    linecache.clearcache()
    sys._clear_internal_caches()
    sys._clear_type_cache()
    zipimport._zip_directory_cache.clear()
    sys.path_importer_cache.clear()
    importlib.import_module("re").purge()
    random.seed(0)
    for _ in range(3):
        gc.collect()
    gc.freeze()  # none of it becomes garbage, and a single list is easy to recompute


load()
prepare_requests()
if slims:
    slim(gc.get_objects())
forget()
