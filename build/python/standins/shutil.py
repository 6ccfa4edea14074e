from collections.abc import Callable


def register_archive_format(name: str, function: object, *args: object, **options: object) -> None: ...


def register_unpack_format(name: str, extensions: object, function: object, *more: object, **named: object) -> None: ...


def get_unpack_formats() -> list[tuple[str, list[str], str]]:
    return []


def _nothing(*args: object, **options: object) -> None:
    raise NotImplementedError("there are no archives here")


_make_zipfile: Callable[..., None] = _nothing
_unpack_zipfile: Callable[..., None] = _nothing
unpack_archive: Callable[..., None] = _nothing
copy2: Callable[..., None] = _nothing
