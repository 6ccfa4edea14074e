"""Serves our stand-in for PyScript's Python package instead of the real one in the home folder."""

import importlib.util
import sys
import zipimport
from importlib.machinery import ModuleSpec
from types import ModuleType

ARCHIVE = "/lib/python314.zip"
PACKAGE = "pyscript"


class Preloaded:
    """A finder and loader of one package whose code is in memory: a snapshot contains no archive."""

    def __init__(self) -> None:
        self.code = zipimport.zipimporter(ARCHIVE).get_code(PACKAGE)

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        if name != PACKAGE:
            return None
        return importlib.util.spec_from_loader(name, self, origin="preloaded", is_package=True)

    def create_module(self, spec: ModuleSpec) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


def install() -> None:
    sys.meta_path.insert(0, Preloaded())
