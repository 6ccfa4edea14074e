"""Modules next to the file of a custom bot, which it may import: each bot has its own, whatever they are called."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import invalidate_caches
from pathlib import Path
from types import ModuleType


class SiblingModules:
    """The modules in the folder of a bot's file, or none. They have the lowest priority among importable modules."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = str(folder.resolve()) if folder else ""
        self._imported: dict[str, ModuleType] = {}

    @contextmanager
    def importable(self) -> Iterator[None]:
        """While the block runs, let imports find the modules of the folder.

        They are removed from `sys.modules` afterwards, because another bot may have modules of the same names.
        """
        if not self._folder:
            yield
            return
        loaded_before = {*sys.modules}
        sys.modules.update(self._imported)
        sys.path.append(self._folder)
        invalidate_caches()
        try:
            yield
        finally:
            sys.path.remove(self._folder)
            for name in {*sys.modules} - loaded_before:
                if self._is_sibling(sys.modules[name]):
                    self._imported[name] = sys.modules.pop(name)

    def _is_sibling(self, module: ModuleType) -> bool:
        file = getattr(module, "__file__", None)
        return isinstance(file, str) and Path(file).is_relative_to(self._folder)
