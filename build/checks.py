"""The stages of `test` and `check`."""

import json
import shutil
import tempfile
from functools import partial
from pathlib import Path

import engines
import environment
import languages
from paths import BUILD, CACHE, EXAMPLES, PYTHON, ROOT, TESTS, WEB
from shell import Arguments, Stop, run, stage

PRETTY = ("web/**/*.{ts,css,mjs}", "build/**/*.{ts,mjs}", "tests/**/*.{ts,js,mjs}")
# A machine's two cores; who has done his share takes from the other's.
TWO = ("-n", "2", "--dist", "worksteal")
CLUSTER_TOOLS = CACHE / "cluster-tools"
QUICK = {
    "layers": [TESTS / "engine" / "test_layers.py"],
    "texts": [*sorted((TESTS / "site").glob("test_text*.py")), TESTS / "site" / "test_glossary.py"],
}


def check() -> None:
    """The fast subset: what an editor would underline."""
    stage("python tools", environment.prepare_python)
    stage("npm packages", environment.prepare_node)
    _look()
    for name, files in QUICK.items():
        stage(name, partial(pytest, *files, "-q"))
    stage("front-end tests, with coverage", _test_the_front_end)
    stage("unfinished languages", languages.report)


def test(all_engines: bool) -> None:
    """Everything, from a bare machine. With `all_engines` each browser is tried at length: Chromium with every way in
    which a file can be damaged, Firefox and WebKit with more than a short game."""
    stage("python tools", environment.prepare_python)
    stage("npm packages", environment.prepare_node)
    stage("chromium", lambda: print(f"   {environment.prepare_chromium()}"))
    _look()
    stage("front-end tests, with coverage", _test_the_front_end)
    stage("engine tests, with coverage", _test_and_count)
    stage("engine tests against the wheel", _test_the_wheel)
    stage("site", _build_site)
    stage("site tests", lambda: pytest(TESTS / "site", *TWO, "-m", "not slow"))
    stage("browser tests", lambda: _test_in_the_browser(all_engines))
    stage("chromium, firefox and webkit by the same hand", lambda: _test_in_other_engines(all_engines))


def long(minutes: float) -> None:
    """What `test` tries on a few games and maps, on a million: hours, which can be spent in parts."""
    stage("python tools", environment.prepare_python)
    script = TESTS / "engine" / "long.py"
    stage("maps and games", lambda: run([PYTHON, script, "--minutes", str(minutes)]))
    lock = BUILD / "requirements-cluster.lock"
    stage("dask", lambda: environment.install(lock, "--upgrade", "--target", CLUSTER_TOOLS))
    with_dask = {"PYTHONPATH": str(CLUSTER_TOOLS)}
    stage("engine tests that take long", lambda: pytest(TESTS / "engine", *TWO, "-m", "slow", env=with_dask))
    stage("training an agent", lambda: run([PYTHON, EXAMPLES / "learn_to_draw.py"]))
    _build_site()
    both: Arguments = [PYTHON, TESTS / "site" / "both_ways.py", "--minutes", str(minutes)]
    stage("games in both ways", lambda: run(both, env={"PYTHONPATH": str(BUILD)}))
    stage("site tests that take long", lambda: pytest(TESTS / "site", *TWO, "-m", "slow"))


def lock() -> None:
    """In the virtual environment, whose pip knows where packages come from. It is made if there is none, and else taken
    as it is: the version just edited has no checksums yet, and cannot be installed."""
    if not PYTHON.exists():
        stage("python tools", environment.prepare_python)
    stage("checksums", lambda: run([PYTHON, "-c", "import locks; locks.lock()"], env={"PYTHONPATH": str(BUILD)}))


def fuzz(minutes: float) -> None:
    stage("python tools", environment.prepare_python)
    stage("fuzzing", lambda: run([PYTHON, TESTS / "engine" / "fuzz.py", str(minutes)]))


def soak(only: str | None, games: int, kills: int, every: int, minutes: float) -> None:
    """Long runs of the page in Chromium: its memory, faults on purpose, kills of the browser."""
    _build_site()
    stage("chromium", lambda: print(f"   {environment.prepare_chromium()}"))
    scripts: dict[str, Arguments] = {
        "memory": ["soak.py", str(games)],
        "faults": ["faults.py", "--every", str(every), "--minutes", str(minutes)],
        "kills": ["kills.py", "--kills", str(kills), "--minutes", str(minutes)],
    }
    for part, (script, *words) in scripts.items():
        if only in (None, part):
            stage(part, partial(run, [PYTHON, TESTS / "e2e" / script, *words], env={"PYTHONPATH": str(BUILD)}))


def looks(save: str | None, against: str | None, only: list[str]) -> None:
    """Either saves the pictures of all screens, or compares them with saved ones; see `tests/e2e/looks.py`."""
    if (save is None) == (against is None):
        raise Stop("looks: either --save FOLDER or --against FOLDER")
    _build_site()
    kind, folder = ("--save", save) if save else ("--against", against)
    script, where = TESTS / "e2e" / "looks.py", Path(str(folder)).resolve()
    stage("looks", lambda: run([PYTHON, script, kind, where, "--only", *only], env={"PYTHONPATH": str(BUILD)}))


def windows(chapters: list[str], only: list[str], sizes: list[str], language: str) -> None:
    """Every screen in every window, measured and photographed; see `tests/e2e/window_grid.py`."""
    _build_site()
    script = TESTS / "e2e" / "window_grid.py"
    words = ["--chapters", *chapters, "--only", *only, "--windows", *sizes, "--language", language]
    stage("windows", lambda: run([PYTHON, script, *words], env={"PYTHONPATH": str(BUILD)}))


def pytest(*arguments: str | Path, env: dict[str, str] | None = None) -> None:
    run([PYTHON, "-m", "pytest", *arguments], env=env)


def _look() -> None:
    stage("ruff", lambda: run([PYTHON, "-m", "ruff", "check"]))
    stage("formatting", _formatting)
    stage("mypy", lambda: run([PYTHON, "-m", "mypy"]))
    if any((WEB / "src").glob("*.ts")):
        stage("tsc", _tsc)


def _formatting() -> None:
    run([PYTHON, "-m", "ruff", "format", "--check", "--quiet"])
    run([environment.npm_tool("prettier"), "--check", "--log-level=warn", *PRETTY])


def _tsc() -> None:
    """The page, its tests and the service worker, each in a world of other globals."""
    for config in ("tsconfig.json", "tsconfig.front.json", "tsconfig.worker.json"):
        run([environment.npm_tool("tsc"), "-p", ROOT / config])


def _test_the_front_end() -> None:
    """In Node, without a browser; the lines that paint or make templates are tried in one."""
    run([environment.require_node(), BUILD / "front.mjs", CACHE / "front"])


def _test_and_count() -> None:
    """From source, with every line counted. Against the wheel, where none is, properties are tried often
    (`tests/engine/tries.py`) and bots play whole games."""
    counted = {"MAPWRIGHT_COUNTED": "yes"}
    pytest(TESTS / "engine", *TWO, "-m", "not slow and not heavy", "--cov", "--cov-report=term", env=counted)


def _test_the_wheel() -> None:
    """The tests once more, against what a user installs instead of the source folder."""
    import wheel_build

    target = CACHE / "wheel-installed"
    shutil.rmtree(target, ignore_errors=True)
    environment.pip("install", "--no-deps", "--target", target, wheel_build.build())
    installed = {"PYTHONPATH": str(target), "MAPWRIGHT_INSTALLED": str(target)}
    with tempfile.TemporaryDirectory() as elsewhere:
        where = "import mapwright, os; assert mapwright.__file__.startswith(os.environ['MAPWRIGHT_INSTALLED'])"
        run([PYTHON, "-c", where], env=installed, cwd=Path(elsewhere))
    pytest(TESTS / "engine", "-q", *TWO, "-m", "not slow", env=installed)


def _wanted(whole: bool) -> tuple[str, str]:
    return ("-m", "" if whole else "not thorough")


def _test_in_the_browser(whole: bool) -> None:
    """A browser on a busy machine may be late: what failed is tried once more, one by one, and must pass then.
    It is told in the end: a test that is late again and again waits for the wrong thing."""
    try:
        pytest(TESTS / "e2e", *TWO, *_wanted(whole))
    except Stop:
        late = _failed_in_the_browser()
        print(f"   {len(late)} failed; once more, alone:", flush=True)
        pytest(TESTS / "e2e", "--last-failed", "--last-failed-no-failures", "none")
        for name in late:
            print(f"   late: {name}", flush=True)


def _test_in_other_engines(whole: bool) -> None:
    """One after the other: each has a browser of its own, and tells one story, which is tried once more if it fails."""
    ready = engines.prepare()
    try:
        for name in ready:
            _test_in_one_engine(name, whole)
    finally:
        engines.report(ready)


def _test_in_one_engine(name: str, whole: bool) -> None:
    engines.forget(name)
    tried = (TESTS / "engines", "-v", "-s", "--engines", name, *_wanted(whole))
    try:
        pytest(*tried)
    except Stop:
        print(f"   late: {name}; once more:", flush=True)
        pytest(*tried)


def _failed_in_the_browser() -> list[str]:
    """By pytest's own memory of its last run."""
    memory = ROOT / ".cache" / "pytest" / "v" / "cache" / "lastfailed"
    failed = json.loads(memory.read_text(encoding="utf-8")) if memory.exists() else {}
    return [name for name in failed if name.startswith("tests/e2e/")]


def _build_site() -> None:
    import site_build

    site_build.build()
