"""Compiles Python files into one archive of .pyc. Runs inside Pyodide, so that the bytecode is of its version."""

import importlib._bootstrap_external as bootstrap
import importlib.util
import zipfile
from functools import cache
from types import CodeType

FIXED_DATE = (1980, 1, 1, 0, 0, 0)
HOME = "/lib/python314.zip"
TEXT_CODECS = ("aliases", "ascii", "cp437", "idna", "latin_1", "utf_8")


def compiled(source: bytes, name: str) -> bytes:
    """Return a .pyc that Python never compares with its source, which is not shipped."""
    # Docstrings would be downloaded; line numbers are useful in errors of our own code only.
    code = compile(source, f"{HOME}/{name}", "exec", dont_inherit=True, optimize=2)
    code = with_lines(code) if name.startswith("mapwright/") else with_first_lines(code)
    return bytes(bootstrap._code_to_hash_pyc(code, importlib.util.source_hash(source), False))


def with_lines(code: CodeType) -> CodeType:
    """Return the code with line numbers but without columns, which are useless without the source."""
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
    """Encode a number as line tables do: six bits for each byte, the sign in the lowest bit."""
    value = -number << 1 | 1 if number < 0 else number << 1
    written = bytearray()
    while value > 63:
        written.append(64 | value & 63)
        value >>= 6
    return bytes([*written, value])


def with_first_lines(code: CodeType) -> CodeType:
    """Return the code with every instruction on its function's first line, because repeated bytes compress well.

    Tracebacks fail with an empty table.
    """
    inner = (with_first_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=one_line(len(code.co_code) // 2), co_consts=tuple(inner))


@cache  # functions of the same length share one table, also in memory
def one_line(units: int) -> bytes:
    """Return entries of kind 13 (a line without columns), each for up to eight units on the same line."""
    counts = [8] * (units // 8) + ([units % 8] if units % 8 else [])
    return b"".join(bytes([0x80 | 13 << 3 | count - 1, 0]) for count in counts)


def files_of(modules: list[str], codecs: tuple[str, ...]) -> set[str]:
    """Return the possible names of modules inside an archive."""
    stems = [module.replace(".", "/") for module in modules]
    stems += [f"encodings/{codec}" for codec in codecs]
    return {f"{stem}{end}" for stem in stems for end in (".py", "/__init__.py")}


def write(
    target: str, stdlib: str, modules: list[str], sources: dict[str, bytes], codecs: tuple[str, ...] = TEXT_CODECS
) -> int:
    """Write modules of the standard library and our own sources as uncompressed .pyc; return their number."""
    names = files_of(modules, codecs)
    with zipfile.ZipFile(stdlib) as library:
        modules_by_name = {name: library.read(name) for name in library.namelist() if name in names}
    with zipfile.ZipFile(target, "w", zipfile.ZIP_STORED) as archive:
        for name, source in sorted({**modules_by_name, **sources}.items()):
            entry = zipfile.ZipInfo(name.removesuffix(".py") + ".pyc", FIXED_DATE)
            archive.writestr(entry, compiled(source, name))
    return len(modules_by_name) + len(sources)
