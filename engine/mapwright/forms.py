"""Plain JSON values read by their declared types: what fits is copied, anything else is refused.

A type may say more about itself by `Annotated`: functions that check or tidy a value of the right kind, `Inside` for
the code of what is wrong within it, `Default` for a key that older files leave out, `ELSEWHERE` for what another reads.
"""

from __future__ import annotations

import re
import types
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Annotated, Any, Literal, NotRequired, TypeVar, Union, get_args, get_origin, get_type_hints

from mapwright.errors import NotationError

T = TypeVar("T")
Reader = Callable[[Any], Any]
Field = tuple[str, Reader, bool, Any]
"""A key, how to read it, whether it must be there, and what stands for it if not."""


class Misfit(ValueError):
    """A value that does not fit. `code` is empty where whoever asked says it."""

    def __init__(self, why: str, code: str = "") -> None:
        super().__init__(why)
        self.code = code


@dataclass(frozen=True, slots=True)
class Inside:
    """What is wrong within the value has this code."""

    code: str


@dataclass(frozen=True, slots=True)
class Default:
    """Stands for a key that is left out; an empty tuple for whatever is empty of its kind."""

    value: str | int | bool | tuple[()] | None


ELSEWHERE = object()
"""Only the kind is looked at here: who takes the value reads it by types of its own."""


def read(kind: type[T], value: Any, code: str, what: str = "") -> T:
    """The value as the declared type, with nothing that is not declared; or a `NotationError` with the code."""
    hint: Any = kind
    try:
        found: T = reader_of(hint)(value)
    except Misfit as misfit:
        raise NotationError(f"{what}{': ' if what else ''}{misfit}", misfit.code or code) from None
    return found


@cache
def reader_of(hint: Any) -> Reader:
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _annotated(args[0], args[1:])
    if origin is Literal:
        return _one_of(args)
    if origin in (Union, types.UnionType):
        return _or_none(args)
    if origin in (list, tuple):
        return _items(reader_of(args[0]), origin)
    if origin is dict:
        return _pairs(reader_of(args[0]), reader_of(args[1]))
    return _object(hint) if hasattr(hint, "__total__") else _plain(hint)


def _kind(hint: Any) -> type:
    """The plain kind of values that a type is written as."""
    found = get_origin(hint) or hint
    return dict if hasattr(found, "__total__") else found


def _check(value: Any, kind: type) -> None:
    if type(value) is not kind and not (kind is float and type(value) is int):
        raise Misfit(f"{value!r:.20} is not of the right kind ({kind.__name__})")


def _plain(kind: type) -> Reader:
    def read_plain(value: Any) -> Any:
        _check(value, kind)
        return value

    return read_plain


def _one_of(allowed: tuple[Any, ...]) -> Reader:
    def read_literal(value: Any) -> Any:
        if not any(value == each and type(value) is type(each) for each in allowed):
            raise Misfit(f"{value!r:.20} is none of {', '.join(map(str, allowed))}")
        return value

    return read_literal


def _or_none(args: tuple[Any, ...]) -> Reader:
    (inner,) = [reader_of(arg) for arg in args if arg is not type(None)]
    return lambda value: None if value is None else inner(value)


def _items(inner: Reader, kind: type) -> Reader:
    def read_items(value: Any) -> Any:
        if not isinstance(value, list | kind):
            _check(value, kind)
        return kind([inner(item) for item in value])

    return read_items


def _pairs(key: Reader, inner: Reader) -> Reader:
    def read_pairs(value: Any) -> Any:
        _check(value, dict)
        return {key(name): inner(item) for name, item in value.items()}

    return read_pairs


def _object(hint: Any) -> Reader:
    fields = [_field(key, found) for key, found in get_type_hints(hint, include_extras=True).items()]

    def read_object(value: Any) -> Any:
        _check(value, dict)
        found = {}
        name = ""
        try:
            for name, reader, needed, default in fields:
                if name in value:
                    found[name] = reader(value[name])
                elif needed:
                    raise Misfit("is missing")
                elif default is not _LEFT_OUT:
                    found[name] = default() if isinstance(default, type) else default
        except Misfit as misfit:
            raise Misfit(f"{name}: {misfit}", misfit.code) from None
        return found

    return read_object


_LEFT_OUT = object()


def _field(key: str, hint: Any) -> Field:
    if get_origin(hint) is NotRequired:
        return key, reader_of(get_args(hint)[0]), False, _LEFT_OUT
    notes = get_args(hint)[1:] if get_origin(hint) is Annotated else ()
    for note in notes:
        if isinstance(note, Default):
            return key, reader_of(hint), False, _kind(hint.__origin__) if note.value == () else note.value
    return key, reader_of(hint), True, None


def _annotated(hint: Any, notes: tuple[Any, ...]) -> Reader:
    """The kind first, then the checks, then what is inside: a list that is too long is not read."""
    checks = [note for note in notes if callable(note)]
    code = next((note.code for note in notes if isinstance(note, Inside)), "")
    kind = _kind(hint)
    if ELSEWHERE in notes:
        return _plain(kind)
    inner = reader_of(hint)
    if not checks and not code:
        return inner

    def read_annotated(value: Any) -> Any:
        _check(value, kind)
        for check in checks:
            value = check(value)
        try:
            return inner(value)
        except Misfit as misfit:
            raise Misfit(str(misfit), misfit.code or code) from None

    return read_annotated


# --- what a type may say about its values ---


def at_most(most: int, code: str = "") -> Reader:
    """So many letters, items or pairs."""

    def check(value: Any) -> Any:
        if len(value) > most:
            raise Misfit(f"{len(value)} is more than {most}", code)
        return value

    return check


def exactly(number: int) -> Reader:
    """So many items."""

    def check(value: Any) -> Any:
        if len(value) != number:
            raise Misfit(f"{len(value)} is not {number}")
        return value

    return check


def between(least: int, most: int) -> Reader:
    def check(value: int) -> int:
        if not least <= value <= most:
            raise Misfit(f"{value} is not between {least} and {most}")
        return value

    return check


def written(pattern: str) -> Reader:
    """A text of that form."""
    form = re.compile(pattern)

    def check(value: str) -> str:
        if not form.fullmatch(value):
            raise Misfit(f"{value!r:.20} is not written as {pattern}")
        return value

    return check


def as_day(value: str) -> str:
    """A date, as 2026-11-15."""
    try:
        return date.fromisoformat(value).isoformat()
    except ValueError:
        raise Misfit(f"{value!r:.20} is no date") from None
