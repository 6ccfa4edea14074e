from collections import namedtuple

# Which bit of a code object says what; `inspect` makes its constants of them.
_FLAGS = "OPTIMIZED NEWLOCALS VARARGS VARKEYWORDS NESTED GENERATOR NOFREE COROUTINE ITERABLE_COROUTINE ASYNC_GENERATOR"
COMPILER_FLAG_NAMES = {1 << bit: name for bit, name in enumerate(_FLAGS.split())}
COMPILER_FLAG_NAMES |= {0x4000000: "HAS_DOCSTRING", 0x8000000: "METHOD"}

Positions = namedtuple("Positions", "lineno end_lineno col_offset end_col_offset", defaults=[None] * 4)
