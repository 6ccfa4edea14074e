# Pyodide puts its own `run` in place of this one.
__all__ = ("run",)


def run(main: object, **options: object) -> object:
    raise NotImplementedError("the browser's event loop is always running")
