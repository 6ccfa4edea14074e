"""Runs inside Pyodide on Node: brings Python into the state that players start from."""

import gc
import importlib
import linecache
import random
import sys
import zipimport

import preloaded

# What PyScript's first lines import in the browser, and Python itself when it reports an error.
LATER = ("asyncio", "json", "os", "pathlib", "traceback")


def load() -> None:
    preloaded.install()
    for name in (*engine_modules(), *LATER):
        importlib.import_module(name)


def engine_modules() -> list[str]:
    """All of them: there is no archive beside the snapshot to import one from later."""
    files = zipimport.zipimporter(preloaded.ARCHIVE)._get_files()
    stems = [name.removesuffix(".pyc").removesuffix("/__init__") for name in files if name.endswith(".pyc")]
    return [stem.replace("/", ".") for stem in stems if stem.split("/")[0] == "mapwright"]


def forget() -> None:
    """Drop what would only be downloaded: caches, rubbish, and the state of chance."""
    linecache.clearcache()
    zipimport._zip_directory_cache.clear()
    sys.path_importer_cache.clear()
    importlib.import_module("re").purge()
    random.seed(0)
    for _ in range(3):
        gc.collect()


load()
forget()
