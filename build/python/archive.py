"""Compiles Python files into one archive of .pyc; runs inside Pyodide, whose bytecode it must be."""

import importlib._bootstrap_external as bootstrap
import importlib.util
import zipfile
from functools import cache
from types import CodeType

FIXED_DATE = (1980, 1, 1, 0, 0, 0)
HOME = "/lib/python314.zip"
TEXT_CODECS = ("aliases", "ascii", "cp437", "idna", "latin_1", "utf_8")


def compiled(source: bytes, name: str) -> bytes:
    """A .pyc that is never checked against its source, which is not shipped."""
    # Optimised, because docstrings are bytes to download; lines too, which only our own errors need.
    code = compile(source, f"{HOME}/{name}", "exec", dont_inherit=True, optimize=2)
    code = with_lines(code) if name.startswith("mapwright/") else with_first_lines(code)
    return bytes(bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def with_lines(code: CodeType) -> CodeType:
    """Lines without columns, which would only point into a source that is not shipped."""
    table, before = bytearray(), code.co_firstlineno
    for start, end, line in code.co_lines():
        units = (end - start) // 2
        for count in [8] * (units // 8) + ([units % 8] if units % 8 else []):
            if line is None:
                table.append(0x80 | 15 << 3 | count - 1)  # kind 15, "no place"
            else:
                table += bytes([0x80 | 13 << 3 | count - 1, *_signed(line - before)])
                before = line
    inner = (with_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=bytes(table), co_consts=tuple(inner))


def _signed(number: int) -> bytes:
    """As tables of lines write it: six bits a byte, the sign in the last bit."""
    value = -number << 1 | 1 if number < 0 else number << 1
    written = bytearray()
    while value > 63:
        written.append(64 | value & 63)
        value >>= 6
    return bytes([*written, value])


def with_first_lines(code: CodeType) -> CodeType:
    """Every instruction on its function's first line: the same two bytes over and over compress to nothing.

    An empty table would be smaller still, but tracebacks stumble over it.
    """
    inner = (with_first_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=one_line(len(code.co_code) // 2), co_consts=tuple(inner))


@cache  # functions of the same length share one table, also in memory
def one_line(units: int) -> bytes:
    """Entries of kind 13, "a line without columns", for up to eight units each, no line further than the one before."""
    counts = [8] * (units // 8) + ([units % 8] if units % 8 else [])
    return b"".join(bytes([0x80 | 13 << 3 | count - 1, 0]) for count in counts)


def files_of(modules: list[str], codecs: tuple[str, ...]) -> set[str]:
    """The names that modules may have inside an archive."""
    stems = [module.replace(".", "/") for module in modules]
    stems += [f"encodings/{codec}" for codec in codecs]
    return {f"{stem}{end}" for stem in stems for end in (".py", "/__init__.py")}


def write(
    target: str, stdlib: str, modules: list[str], sources: dict[str, bytes], codecs: tuple[str, ...] = TEXT_CODECS
) -> int:
    """The wanted modules of the standard library, and our own sources, as stored .pyc."""
    wanted = files_of(modules, codecs)
    with zipfile.ZipFile(stdlib) as library:
        found = {name: library.read(name) for name in library.namelist() if name in wanted}
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name, source in sorted({**found, **sources}.items()):
            entry = zipfile.ZipInfo(name.removesuffix(".py") + ".pyc", FIXED_DATE)
            archive.writestr(entry, compiled(source, name))
    return len(found) + len(sources)
