"""Updates dependencies and prints what fits: `lab update pyodide VERSION`, `pyscript VERSION`, `packages`."""

import contextlib
import json
import os
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import environment
import python_build
import site_build
import sizes
from build_cache import delete_hash
from files import read_json
from lab import lockfiles
from paths import BUILD, DIST, PYTHON, ROOT, TESTS
from programs import BuildError, run_quietly
from runners import ALL_CORES
from stages import stage

NPM_NAMES = {"pyodide": "pyodide", "pyscript": "@pyscript/core"}
NPM_FILES = (ROOT / "package.json", ROOT / "package-lock.json")
SWITCH = "MAPWRIGHT_WITHOUT"
MISFIT = re.compile(r"(\w+) does not fit this Pyodide: ([^\n]+)")
MECHANISMS = ("split", "cold_data", "prune_glue", "zeroing_allocator", "strip_derived", "slim")
RUNTIME_TESTS = (
    *(TESTS / "site" / f"test_{name}.py" for name in ("python", "pyodide_halves", "sandbox", "dist", "oldest_browser")),
    TESTS / "e2e" / "test_boot.py",
)
NOT_SLOW = ("-m", "not slow and not thorough")
FAILED_TEST = re.compile(r"^(?:FAILED|ERROR) \S*?(\w+\.py::\w+)", re.MULTILINE)


@dataclass
class Report:
    """What an update has shown, as rows of part, result and advice."""

    rows: list[tuple[str, str, str]] = field(default_factory=list)

    def add(self, part: str, result: str, advice: str = "") -> None:
        """Add a row and print it, so that an interrupted update has shown what it found."""
        self.rows.append((part, result, advice))
        print(f"   {part}: {result}", flush=True)

    def table(self) -> str:
        widths = [max(len(row[column]) for row in self.rows) for column in (0, 1)]
        return "\n".join(
            f"   {part:<{widths[0]}}  {result:<{widths[1]}}  {advice}".rstrip() for part, result, advice in self.rows
        )

    @property
    def fits(self) -> bool:
        return not any(advice for _, _, advice in self.rows)


def update(name: str, version: str) -> None:
    """Update, measure and test; end with a table, and raise BuildError if something no longer fits."""
    files = [*NPM_FILES, *environment.LOCKS.glob("*.lock"), python_build.HOT_FUNCTIONS]
    require_committed(files)
    report = Report()
    if name == "packages":
        _update_packages(report, files)
    else:
        _update_runtime(report, files, name, version)
    print(report.table())
    if not report.fits:
        raise BuildError("not everything fits: follow the last column, or return with git checkout and the old version")


def _update_packages(report: Report, files: list[Path]) -> None:
    with restored_on_failure(files):
        for change in [*_npm_updates(), *lockfiles.write(upgrade=True)]:
            report.add("package", change)
        stage("installation", environment.prepare)
    run_step(report, "checks", [PYTHON, BUILD, "check"], "repair what the checks name")


def _npm_updates() -> list[str]:
    """Pin the newest versions of all npm packages except those that have a command of their own."""
    newest = outdated()
    changed = {name: about for name, about in newest.items() if name not in NPM_NAMES.values()}
    if changed:
        _npm(
            "install",
            "--ignore-scripts",
            "--save-exact",
            *(f"{name}@{about['latest']}" for name, about in changed.items()),
        )
    return [f"{name} {about['current']} → {about['latest']}" for name, about in changed.items()]


def outdated() -> dict[str, dict[str, str]]:
    """Return the npm packages that have newer versions."""
    try:
        output = _npm("outdated", "--json")
    except BuildError as error:  # npm's exit code is 1 if anything is outdated
        if '"error": {' in error.output:
            raise
        output = error.output
    start = output.find("{")
    packages: dict[str, dict[str, str]] = json.JSONDecoder().raw_decode(output, start)[0] if start >= 0 else {}
    return packages


def _update_runtime(report: Report, files: list[Path], name: str, version: str) -> None:
    package = NPM_NAMES[name]
    require_published(package, version)
    old = read_json(ROOT / "package.json")["dependencies"][package]
    environment.prepare()
    with restored_on_failure(files):
        stage("installation", lambda: _npm("install", "--ignore-scripts", "--save-exact", f"{package}@{version}"))
        report.add(package, f"{old} → {version}")
        misfits: dict[str, str] = {}
        if name == "pyodide":
            stage("hot functions", lambda: fall_back(misfits, lambda: _profile(report)))
        stage("Python's files", lambda: fall_back(misfits, python_build.build))
        report_mechanisms(report, misfits)
        stage("site", site_build.build)
    measure_size(report)
    stage("start", lambda: _measure_start(report))
    run_step(report, "tests", [PYTHON, "-m", "pytest", "-q", *ALL_CORES, *NOT_SLOW, *RUNTIME_TESTS], "repair")


def fall_back(misfits: dict[str, str], work: Callable[[], object]) -> None:
    """Do the work without the mechanisms that do not fit, and add these with their reasons to `misfits`."""
    while True:
        os.environ[SWITCH] = ",".join(misfits)
        try:
            work()
            return
        except BuildError as error:
            match = MISFIT.search(error.output)
            if not match or match[1] in misfits:
                raise
            misfits[match[1]] = match[2]


def report_mechanisms(report: Report, misfits: dict[str, str]) -> None:
    for name in MECHANISMS:
        if name in misfits:
            report.add(name, f"fell back: {misfits[name]}", f"docs/start-up.md, {name}")
        else:
            report.add(name, "fits")


def _profile(report: Report) -> None:
    path = os.pathsep.join(map(str, (BUILD, TESTS / "site")))
    output = run_quietly([PYTHON, BUILD / "lab" / "profiling.py"], env={"PYTHONPATH": path})
    report.add("hot functions", output.strip().splitlines()[-1].strip())


def measure_size(report: Report) -> None:
    """Compare the download with its budget at the level of publication."""
    parts, bare = sizes.totals_by_kind(DIST, sizes.BEST), sum(sizes.bare_pyodide(sizes.BEST).values())
    total = sum(parts.values())
    report.add(
        "size",
        f"{total / 1000:,.0f} kB, {total / bare:.3f} of bare Pyodide",
        sizes.over_budget(parts, bare, sizes.BEST),
    )


def _measure_start(report: Report) -> None:
    path = os.pathsep.join(map(str, (BUILD, TESTS / "bench")))
    output = run_quietly([PYTHON, TESTS / "bench" / "bench_startup.py", "--as-built"], env={"PYTHONPATH": path})
    for line in output.splitlines():
        if " target " in line:
            name, _, result = line.partition("  ")
            report.add(f"start: {name}", result.strip(), "measure again on an idle machine" if "MISSED" in line else "")


def run_step(report: Report, part: str, command: list[str | Path], advice: str) -> None:
    """Run a command as a stage and report whether it succeeded, with the names of failed tests."""
    try:
        stage(part, lambda: run_quietly(command, show=False))
        report.add(part, "passed")
    except BuildError as error:
        failed = FAILED_TEST.findall(error.output)
        report.add(part, f"failed: {', '.join(failed) or error}", advice)


def require_committed(files: list[Path]) -> None:
    """Raise BuildError if a file that an update replaces has changes that could be lost."""
    output = run_quietly(["git", "status", "--porcelain", "--", *files])
    if changed := [line[3:] for line in output.splitlines()]:
        raise BuildError(f"{', '.join(changed)} was changed by hand: commit or restore it before an update")


def require_published(package: str, version: str) -> None:
    versions = json.loads(_npm("view", package, "versions", "--json"))
    if version not in versions:
        raise BuildError(f"{package} {version!r} is not published; the newest versions are {', '.join(versions[-4:])}")


def _npm(*arguments: str) -> str:
    """Run npm and return what it prints, without its warnings."""
    output = run_quietly([environment.npm(), *arguments, *environment.NPM_QUIET, "--loglevel=error"], show=False)
    return "\n".join(line for line in output.splitlines() if not line.startswith("npm warn"))


@contextlib.contextmanager
def restored_on_failure(files: list[Path]) -> Iterator[None]:
    """Give files their contents back if the block fails or is interrupted, and install what they name."""
    contents = {file: file.read_bytes() for file in files}
    try:
        yield
    except BaseException:
        for file, content in contents.items():
            file.write_bytes(content)
        for name in ("node", "python"):
            delete_hash(name)  # the next command installs the old versions again
        raise
