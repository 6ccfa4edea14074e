"""Safari 16.4 is the oldest browser that we promise: nothing newer is used in dist/ without a way around it.

Syntax is esbuild's to judge. What the libraries of a browser lack is listed here, with the Safari that has it.
"""

import json
import re
import subprocess
from pathlib import Path

import pytest

import environment
from paths import DIST, ROOT

FLOOR = "safari16.4"
NEWER_IN_SCRIPTS = {
    r"\bPromise\.withResolvers\b": "17.4",
    r"\bPromise\.try\b": "18.2",
    r"\b(Object|Map)\.groupBy\b": "17.4",
    r"\bURL\.canParse\b": "17.0",
    r"\bURL\.parse\b": "18.0",
    r"\bAbortSignal\.any\b": "17.4",
    r"\bRegExp\.escape\b": "18.2",
    r"\bError\.isError\b": "none yet",
    r"\bIterator\.(from|prototype)\b": "18.4",
    r"\.(toBase64|toHex)\(|\bUint8Array\.from(Base64|Hex)\b": "18.2",
    r"\.(isSupersetOf|isSubsetOf|isDisjointFrom|symmetricDifference)\(": "17.0",
    r"\.checkVisibility\(": "17.4",
    r"\.startViewTransition\b": "18.0",
    r"\.(showPopover|togglePopover|hidePopover)\b": "17.0",
    r"\.requestClose\(": "18.4",
    r"\.getOrInsert(Computed)?\(": "none yet",
    r"\brequestIdleCallback\b": "none yet",
    r"\bscheduler\.(postTask|yield)\b": "none yet",
    r"\bnavigator\.(vibrate|deviceMemory|userAgentData|connection)\b": "none yet",
    r"['\"]scrollend['\"]": "26.2",
    r"\bnew CloseWatcher\b": "none yet",
    r"\.(letterSpacing|fontKerning|wordSpacing)=": "none yet, on a canvas",
    r"\bnew (CookieStore|Navigation|Temporal)\b|\bTemporal\.": "none yet",
}
# Asked for before it is used.
GUARDS = {
    r"\bPromise\.withResolvers\b": r"Promise\.withResolvers(\?\?|\|\|)function",
    r"\bAbortSignal\.any\b": r"AbortSignal\.any\?API\.abortSignalAny=AbortSignal\.any:",
    r"\brequestIdleCallback\b": (
        r"typeof requestIdleCallback<\"u\"&&\(\w+=.{0,120}requestIdleCallback|"
        r"\"requestIdleCallback\"in window\?requestIdleCallback"
    ),
    r"\.(toBase64|toHex)\(|\bUint8Array\.from(Base64|Hex)\b": (
        r"typeof (\w+)\.toBase64==\"function\"\)\w+=\1\.toBase64\("
    ),
    r"\bscheduler\.(postTask|yield)\b": (
        r"typeof scheduler<\"u\"&&\(\w+=>scheduler\.postTask|"
        r"typeof \w+\.scheduler\?\.yield==\"function\"\?\w+\.scheduler"
    ),
    r"\bnavigator\.(vibrate|deviceMemory|userAgentData|connection)\b": (
        r"typeof navigator\.vibrate==\"function\".{0,120}navigator\.vibrate"
    ),
}
NEWER_IN_SHEETS = {
    r"\blight-dark\(": "17.5",
    r"@starting-style": "17.5",
    r"@scope\b": "17.4",
    r"@view-transition|view-transition-name": "18.0",
    r"\ballow-discrete\b": "18.0",
    r"@container[^{]*\bstyle\(": "18.0",
    r":popover-open": "17.0",
    r":(user-valid|user-invalid)": "16.5",
    r"\bfield-sizing\b": "26.2",
    r"\b(anchor|anchor-size)\(|position-anchor|anchor-name": "26.0",
    r"animation-timeline|scroll-timeline|view-timeline": "26.0",
    r"\b(calc-size\(|interpolate-size)": "none yet",
    r"(?<!-webkit-)backdrop-filter": "18.0",
    r"\bcontent-visibility\b": "18.0",
    r"\bif\(": "none yet",
    r"\btext-box(-trim|-edge)?:": "18.2",
}
FILES = {kind: sorted(DIST.rglob(f"*.{kind}")) for kind in ("js", "css")}


def too_new(target: str) -> list[str]:
    command = [environment.require_node(), str(ROOT / "tests/site/newer_syntax.mjs"), str(DIST), target]
    newer: list[str] = json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)
    return newer


def test_built_files_use_no_syntax_newer_than_safari_16_4() -> None:
    assert too_new(FLOOR) == []
    assert too_new("safari15"), "this does not see anything"


def unguarded(text: str, pattern: str) -> int:
    """Return how often it is used without a check before; a check may name it twice."""
    guards = list(re.finditer(GUARDS.get(pattern, r"(?!)"), text))
    inside = [range(guard.start(), guard.end() + 20) for guard in guards]
    return sum(not any(use.start() in span for span in inside) for use in re.finditer(pattern, text))


@pytest.mark.parametrize(("pattern", "since"), NEWER_IN_SCRIPTS.items())
def test_built_scripts_use_no_function_newer_than_safari_16_4(pattern: str, since: str) -> None:
    used = [name(file) for file in FILES["js"] if unguarded(file.read_text(encoding="utf-8"), pattern)]
    assert used == [], f"in Safari: {since}"


@pytest.mark.parametrize(("pattern", "since"), NEWER_IN_SHEETS.items())
def test_built_styles_use_nothing_newer_than_safari_16_4(pattern: str, since: str) -> None:
    used = [name(file) for file in FILES["css"] if re.search(pattern, file.read_text(encoding="utf-8"))]
    assert used == [], f"in Safari: {since}"


def name(file: Path) -> str:
    return file.relative_to(DIST).as_posix()
