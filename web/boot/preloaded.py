"""Serves PyScript's own Python files as code compiled at build time.

PyScript writes its files into the home folder at every start and imports them from there, which compiles
them anew. This finder stands before that folder and gives the same modules ready-made.
"""

import importlib.util
import sys
import zipimport
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType

ARCHIVE = "/lib/python314.zip"


class Preloaded:
    """A finder and loader over code objects held in memory."""

    def __init__(self, package: str) -> None:
        self.codes: dict[str, tuple[CodeType, bool]] = {}
        for entry in zipimport.zipimporter(ARCHIVE)._get_files():
            if entry.startswith(f"{package}/") and entry.endswith(".pyc"):
                stem = entry.removesuffix(".pyc")
                name = stem.removesuffix("/__init__").replace("/", ".")
                self.codes[name] = (_code(name), stem.endswith("/__init__"))

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        entry = self.codes.get(name)
        return entry and importlib.util.spec_from_loader(name, self, origin="preloaded", is_package=entry[1])

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(self.codes[module.__name__][0], module.__dict__)


def _code(name: str) -> CodeType:
    folder = name.rpartition(".")[0].replace(".", "/")
    return zipimport.zipimporter(f"{ARCHIVE}/{folder}").get_code(name)


def install() -> None:
    if not any(isinstance(finder, Preloaded) for finder in sys.meta_path):
        sys.meta_path.insert(0, Preloaded("pyscript"))
