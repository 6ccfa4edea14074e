"""What differs from the main branch: files, the tests that they concern, and commits."""

import ast
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from paths import ROOT, TESTS
from programs import BuildError

ENGINE, ENGINE_TESTS, SITE_TESTS = ROOT / "engine", TESTS / "engine", TESTS / "site"
CONFTEST = ENGINE_TESTS / "conftest.py"
BASES = ("origin/main", "main")
"""A change is what was done since the branch left one of these."""
MAX_SUBJECT_CHARS = 72
SITE_TESTS_BY_FILES = (
    ("*.md", ("docs",)),
    ("docs/*", ("docs",)),
    ("web/texts/*/*", ("texts", "text_keys", "text_letters", "glossary")),
    ("web/**/*.css", ("styles",)),
    ("build/*.py", ("build_tool", "project", "docs")),
    ("build/server.py", ("server",)),
    ("netlify.toml", ("server", "wire")),
)


def changed_files() -> list[Path]:
    """Return the files that were added or changed since the main branch, also those that are not committed."""
    names = _git("diff", "--name-only", "--diff-filter=d", "--relative", _base())
    names += _git("ls-files", "--others", "--exclude-standard")
    return sorted({ROOT / name for name in names.splitlines()})


def check_subjects() -> None:
    """Raise BuildError if the subject of a commit since the main branch is too long."""
    subjects = _git("log", "--no-merges", "--format=%s", f"{_base()}..HEAD", allow_failure=True).splitlines()
    if too_long := [subject for subject in subjects if len(subject) > MAX_SUBJECT_CHARS]:
        raise BuildError(f"the subject of a commit has at most {MAX_SUBJECT_CHARS} characters; got {too_long[0]!r}")


def _base() -> str:
    bases = (_git("merge-base", "HEAD", name, allow_failure=True).strip() for name in BASES)
    return next(filter(None, bases), "HEAD")


def engine_tests(files: Iterable[Path]) -> list[Path]:
    """Return the test modules that import one of the files, directly or not; all of them for a file of another kind."""
    changed = {file for file in files if file.is_relative_to(ENGINE) or file.is_relative_to(ENGINE_TESTS)}
    modules = sorted(ENGINE_TESTS.glob("test_*.py"))
    if any(file.suffix != ".py" or file == CONFTEST for file in changed):
        return modules
    return [module for module in modules if changed & _imported_files(module)]


def site_tests(files: Iterable[Path]) -> list[Path]:
    """Return the changed modules of tests/site, and those that read one of the files."""
    paths = [file.relative_to(ROOT) for file in files]
    names = {name for path in paths for pattern, names in SITE_TESTS_BY_FILES if path.match(pattern) for name in names}
    concerned = {SITE_TESTS / f"test_{name}.py" for name in names}
    concerned |= {ROOT / path for path in paths if path.match("tests/site/test_*.py")}
    return sorted(concerned)


def _imported_files(module: Path) -> set[Path]:
    """Return the module and all files of ours that are loaded with it."""
    seen: set[Path] = set()
    fixtures = {node.name for node in _tree(CONFTEST).body if isinstance(node, ast.FunctionDef)}
    parameters = {node.arg for node in ast.walk(_tree(module)) if isinstance(node, ast.arg)}
    open_files = [module, CONFTEST] if fixtures & parameters else [module]
    while open_files:
        file = open_files.pop()
        if file not in seen:
            seen.add(file)
            open_files.extend(_direct_imports(file))
    return seen


@cache
def _direct_imports(file: Path) -> list[Path]:
    names: set[str] = set()
    for node in ast.walk(_tree(file)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return [file for name in names for file in _files_of(name)]


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


@cache
def _files_of(name: str) -> list[Path]:
    """Return the module of this name and the packages that it is in."""
    parts = name.split(".")
    folder = ENGINE if parts[0] == "mapwright" else ENGINE_TESTS
    steps = [folder.joinpath(*parts[:length]) for length in range(1, len(parts) + 1)]
    candidates = [file for step in steps for file in (step.with_suffix(".py"), step / "__init__.py")]
    return [file for file in candidates if file.is_file()]


def _git(*arguments: str, allow_failure: bool = False) -> str:
    result = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    if result.returncode and not allow_failure:
        raise BuildError("check --changed compares with the main branch, but this folder is not a git repository")
    return result.stdout if not result.returncode else ""
