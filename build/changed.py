"""What differs from the main branch: files, the tests that they concern, and commits."""

import ast
import re
import subprocess
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from paths import BUILD, ROOT, TESTS, WEB
from programs import BuildError

ENGINE, ENGINE_TESTS, SITE_TESTS, BROWSER_TESTS = ROOT / "engine", TESTS / "engine", TESTS / "site", TESTS / "e2e"
FRONT_TESTS = TESTS / "front"
CONFTEST = ENGINE_TESTS / "conftest.py"
BASES = ("origin/main", "main")
"""A change is what was done since the branch left one of these."""
MAX_SUBJECT_CHARS = 72
READERS = {
    "*.md": "site/docs site/generated_documents",
    "docs/adding-a-card.md": "site/adding_a_card",
    "docs/*": "site/docs site/generated_documents",
    "tests/*/test_*.py": "site/generated_documents",
    "tests/front/*.test.ts": "site/generated_documents",
    "examples/*": "site/docs engine/examples",
    "engine/mapwright/__main__.py": "engine/cli_script",
    "engine/mapwright/page/*": "site/contract front/shared-table front/table-page front/groups front/cups",
    "engine/mapwright/together/*": "front/shared-table front/table-page front/groups front/cups",
    "engine/mapwright/cards/*": "site/adding_a_card site/contract",
    "engine/mapwright/workshop/starters/*": "engine/workshop site/workshop",
    "web/texts/languages.json": "site/dist site/new_language e2e/languages",
    "web/texts/*": "site/texts site/text_keys site/text_letters site/glossary",
    "web/*.css": "site/styles",
    "web/styles/*": "e2e/windows e2e/shell",
    "web/book/*": "site/book_pictures e2e/book",
    "web/stills/*": "site/dist e2e/shell",
    "web/static/*": "site/dist e2e/offline",
    "web/index.html": "site/dist e2e/shell",
    "web/src/features/*": "site/features",
    "web/src/features/calculator/*": "e2e/calculator",
    "web/src/features/challenge/*": "e2e/share e2e/journeys/duel",
    "web/src/features/cups/*": "e2e/journeys/cups",
    "web/src/features/daily/*": "e2e/journeys/daily_journey",
    "web/src/features/direct/*": "e2e/journeys/direct",
    "web/src/features/gallery/*": "e2e/journeys/archive_journey",
    "web/src/features/groups/*": "e2e/journeys/groups",
    "web/src/features/home/*": "e2e/shell",
    "web/src/features/puzzles/*": "e2e/puzzles",
    "web/src/features/rulebook/*": "e2e/book",
    "web/src/features/share/*": "e2e/share",
    "web/src/features/together/*": "e2e/journeys/playing_together",
    "web/src/features/workshop/*": "e2e/workshop e2e/journeys/workshop_journey",
    "web/src/play/*": "e2e/play e2e/play_input",
    "web/src/embed-main.ts": "e2e/embed",
    "web/src/main.ts": "e2e/boot e2e/shell",
    "web/blog/*": "e2e/embed_code",
    "web/docs/*": "site/reference",
    "web/embed/*": "e2e/embed e2e/embed_code",
    "web/offline/*": "e2e/update e2e/offline e2e/repair",
    "web/sandbox/*": "site/sandbox e2e/hostile_bots",
    "web/shell/*": "e2e/shell",
    "web/wire/*": "site/relay_page e2e/relay_frame",
    "web/worker/*": "site/pyodide_halves e2e/boot e2e/pyodide_halves",
    "web/workshop/*": "site/workshop e2e/workshop",
    "build/*.py": "site/build_tool site/project",
    "build/*.mjs": "site/dist site/oldest_browser",
    "build/home.ts": "e2e/shell",
    "build/licences/*": "site/dist",
    "build/split/*": "site/pyodide_halves",
    "build/lab/new_card.py": "site/adding_a_card",
    "build/languages.py": "site/new_language",
    "build/python/*": "site/python site/sandbox",
    "build/locks/*": "site/third_party site/project",
    "package*.json": "site/third_party site/project",
    "pyproject.toml": "site/third_party site/project site/docs",
    ".github/*": "site/third_party",
    ".ci/*": "site/docs",
    "netlify.toml": "site/server site/relay_page e2e/policy",
    "tests/e2e/conftest.py": "e2e/boot e2e/play",
    "tests/e2e/short_list.toml": "site/build_tool",
    "tests/front/setup.ts": "front/app",
}
"""Tests by patterns of files that they read without an import: `site/docs` is tests/site/test_docs.py."""
PLACES = re.compile(r"const (?:screens|dialogs)\b[^{]*{(.*?)}")
CRAWL = "test_pressing_any_control_causes_no_fault"
SCRIPT_IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]""")
PYTHON_BY_NAME = re.compile(r"""import_module\(f?"(mapwright\.[\w.]+?)\.?(\{\w+\})?["{]""")

Tests = list[Path]


@dataclass
class Concerned:
    """The tests that some changed files concern, the nearest by name first."""

    engine: Tests = field(default_factory=list)
    front: Tests = field(default_factory=list)
    site: Tests = field(default_factory=list)
    browser: list[str] = field(default_factory=list)
    """Files, and single tests as pytest names them."""
    untested: Tests = field(default_factory=list)
    """Files that concern no test."""


def changed_files() -> list[Path]:
    """Return the files that were added or changed since the main branch, also those that are not committed."""
    names = _git("diff", "--name-only", "--diff-filter=d", "--relative", _base())
    names += _git("ls-files", "--others", "--exclude-standard")
    return sorted({ROOT / name for name in names.splitlines()})


def concerned_by(files: Iterable[Path]) -> Concerned:
    """Return the tests that import or read one of the files, and the files that no test imports or reads."""
    result = Concerned()
    engine, front, site, browser = set[Path](), set[Path](), set[Path](), set[str]()
    for file in files:
        readers = _readers(file)
        of_engine = _engine_tests(file) | {test for test in readers if test.parent == ENGINE_TESTS}
        of_front = _front_tests(file) | {test for test in readers if test.parent == FRONT_TESTS}
        of_site = _python_tests(file, SITE_TESTS) | {test for test in readers if test.parent == SITE_TESTS}
        of_browser = {str(test) for test in readers if test.is_relative_to(BROWSER_TESTS)} | _crawled_places(file)
        of_browser |= {str(test) for test in _python_tests(file, BROWSER_TESTS)}
        engine, front, site, browser = engine | of_engine, front | of_front, site | of_site, browser | of_browser
        if not (of_engine or of_front or of_site or of_browser):
            result.untested.append(file)
    result.engine = sorted(engine, key=lambda test: (not is_near(test, files), test))
    result.front, result.site, result.browser = sorted(front), sorted(site), sorted(browser)
    return result


def is_near(test: Path, files: Iterable[Path]) -> bool:
    """Return whether the test is named like one of the files or its folder."""
    words = set(test.stem.removeprefix("test_").split("_"))
    return any(words & {*file.stem.split("_"), file.parent.name} for file in files)


def check_subjects() -> None:
    """Raise BuildError if the subject of a commit since the main branch is too long."""
    subjects = _git("log", "--no-merges", "--format=%s", f"{_base()}..HEAD", allow_failure=True).splitlines()
    if too_long := [subject for subject in subjects if len(subject) > MAX_SUBJECT_CHARS]:
        raise BuildError(f"the subject of a commit has at most {MAX_SUBJECT_CHARS} characters; got {too_long[0]!r}")


def _readers(file: Path) -> set[Path]:
    path = file.relative_to(ROOT).as_posix()
    names = {name for pattern, names in READERS.items() if fnmatchcase(path, pattern) for name in names.split()}
    tests = set()
    for name in names:
        folder, _, stem = name.rpartition("/")
        tests.add(TESTS / folder / (f"{stem}.test.ts" if folder == "front" else f"test_{stem}.py"))
    return tests


def _crawled_places(file: Path) -> set[str]:
    """Return the tests that press every control of the screens and dialogs of the feature that a file belongs to."""
    features = WEB / "src" / "features"
    if not file.is_relative_to(features):
        return set()
    index = features / file.relative_to(features).parts[0] / "index.ts"
    text = index.read_text("utf-8") if index.exists() else ""
    places = re.findall(r"(\w+)\b(?!\()", ",".join(re.sub(r":[^,]*", "", row) for row in PLACES.findall(text)))
    return {f"{BROWSER_TESTS / 'test_crawl.py'}::{CRAWL}[chromium-{place}]" for place in places}


def _engine_tests(file: Path) -> set[Path]:
    """Return the test modules that import a file, directly or not; all of them for a file of another kind."""
    if not (file.is_relative_to(ENGINE) or file.is_relative_to(ENGINE_TESTS)):
        return set()
    modules = set(ENGINE_TESTS.glob("test_*.py"))
    if file.suffix != ".py" or file == CONFTEST:
        return modules
    return {module for module in modules if file in _loaded_with(module)}


def _python_tests(file: Path, folder: Path) -> set[Path]:
    """Return the test modules that import a file of their folder or of the build tool, or name it in their text."""
    if not (file.is_relative_to(folder) or (file.is_relative_to(BUILD) and folder == SITE_TESTS)):
        return set()
    loaded = {module: _closure(module, _imported_modules) for module in folder.rglob("test_*.py")}
    if file.suffix == ".py":
        return {module for module, files in loaded.items() if file in files}
    return {module for module, files in loaded.items() if any(file.name in each.read_text("utf-8") for each in files)}


def _front_tests(file: Path) -> set[Path]:
    if file.suffix not in (".ts", ".mjs"):
        return set()
    return {test for test in FRONT_TESTS.glob("*.test.ts") if file in _closure(test, _imported_scripts)}


def _loaded_with(module: Path) -> frozenset[Path]:
    """Return a test module of the engine and all files of ours that are loaded with it."""
    fixtures = {node.name for node in _tree(CONFTEST).body if isinstance(node, ast.FunctionDef)}
    parameters = {node.arg for node in ast.walk(_tree(module)) if isinstance(node, ast.arg)}
    loaded = _closure(module, _imported_modules)
    return loaded | _closure(CONFTEST, _imported_modules) if fixtures & parameters else loaded


@cache
def _closure(file: Path, imported_by: Callable[[Path], list[Path]]) -> frozenset[Path]:
    """Return a file and all that it imports, directly or not."""
    seen: set[Path] = set()
    open_files = [file]
    while open_files:
        file = open_files.pop()
        if file not in seen:
            seen.add(file)
            open_files.extend(imported_by(file))
    return frozenset(seen)


@cache
def _imported_modules(file: Path) -> list[Path]:
    names: set[str] = set()
    for node in ast.walk(_tree(file)):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    files = [path for name in names for path in _files_of(name)]
    return files + _imported_by_name(file)


def _imported_by_name(file: Path) -> list[Path]:
    """Return what `import_module` loads: one module, or all of a package whose modules a file chooses by a name."""
    files: list[Path] = []
    for name, is_chosen in PYTHON_BY_NAME.findall(file.read_text("utf-8")):
        package = ENGINE.joinpath(*name.split("."))
        files += package.glob("*.py") if is_chosen else _files_of(name)
    return files


@cache
def _imported_scripts(file: Path) -> list[Path]:
    found = [(file.parent / name).resolve() for name in SCRIPT_IMPORT.findall(file.read_text("utf-8"))]
    candidates = [script for path in found for script in (path, Path(f"{path}.ts"), path / "index.ts")]
    return [script for script in candidates if script.suffix in (".ts", ".mjs") and script.is_file()]


@cache
def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


@cache
def _files_of(name: str) -> list[Path]:
    """Return the module of this name and the packages that it is in."""
    parts = name.split(".")
    folders = [ENGINE] if parts[0] == "mapwright" else [ENGINE_TESTS, SITE_TESTS, BROWSER_TESTS, BUILD]
    steps = [folder.joinpath(*parts[:length]) for folder in folders for length in range(1, len(parts) + 1)]
    candidates = [file for step in steps for file in (step.with_suffix(".py"), step / "__init__.py")]
    return [file for file in candidates if file.is_file()]


def _base() -> str:
    bases = (_git("merge-base", "HEAD", name, allow_failure=True).strip() for name in BASES)
    return next(filter(None, bases), "HEAD")


def _git(*arguments: str, allow_failure: bool = False) -> str:
    result = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    if result.returncode and not allow_failure:
        raise BuildError("check --changed compares with the main branch, but this folder is not a git repository")
    return result.stdout if not result.returncode else ""
