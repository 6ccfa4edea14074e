"""Bundles the front end and our interpreter module, and points the pages at the results."""

import html
import json
import posixpath
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import environment
import languages
import python_build
import reference
import sizes
import texts
from files import content_hash, copy, copy_hashed, empty, read_json, write_json
from headers import Rule, policy_for, relays, rules
from paths import BUILD, CACHE, NODE_MODULES, ROOT, WEB
from python_build import PythonFiles
from shell import Stop, run_quietly
from stamps import fingerprint, is_fresh, remember

ENTRIES = (
    "boot/early.ts",
    "src/main.ts",
    "src/embed.ts",
    "styles/shell.css",
    "styles/soon.css",
    "styles/app.css",
    "styles/embed.css",
    "styles/blog.css",
    "styles/docs.css",
)
PLUGINS = tuple(BUILD / f"{name}.mjs" for name in ("binding", "bundle", "fluent", "home", "sheet", "windows"))
SOURCES = (WEB, *PLUGINS, BUILD / "home.ts", ROOT / "package-lock.json")
EARLY = "web/boot/early.ts"
SHELL = "web/boot/shell.ts"
FETCHER = "web/boot/fetcher.ts"
SANDBOX = "web/boot/sandbox.ts"
SANDBOX_FRAME = "web/boot/sandbox-frame.ts"
# A script that is made from a text has no address. Pyodide needs one, and adds names to it that are never requested.
NOWHERE = "https://nowhere.invalid/"
WIRE = "web/wire/wire.ts"
HOME = "<!-- home -->"
RELAYS = '<meta name="relays" content="">'
STARTED = '<link rel="modulepreload" href="src/main.ts" data-start>'
PYSCRIPT = NODE_MODULES / "@pyscript" / "core" / "dist"
PYODIDE = NODE_MODULES / "pyodide"
# PyScript's own entry, the module behind it, and the one plugin that it loads even when it is configured not to.
PYSCRIPT_FILES = ("core.js", "core-*.js", "error-*.js")

Names = dict[str, str]


@dataclass(frozen=True)
class Bundle:
    """Which file each entry became, and which other files of ours it imports at once."""

    names: Names
    imports: dict[str, list[str]]


def build(python: PythonFiles, assets: Path, *, level: int = sizes.PLAIN, profiling: bool = False) -> Bundle:
    """Fill `assets` with everything that the pages load; the progress bar counts bytes compressed at `level`."""
    files = copy_parts(python, assets, level)
    lock = {"PYODIDE_LOCK": python_build.pyodide_lock(), "PROFILING": profiling}
    interpreter = bundle("interpreter", ["web/boot/interpreter.ts"], lock, assets, glue=python.glue)
    folder = copy_pyscript(assets)
    boot = {
        "core": f"{folder}/core.js",
        "inner": f"{folder}/{next((assets / folder).glob('core-*.js')).name}",
        "interpreter": interpreter.names["web/boot/interpreter.ts"],
        "worker": copy_hashed(WEB / "boot" / "worker.py", assets),
    }
    entries = [f"web/{entry}" for entry in ENTRIES if (WEB / entry).exists()]
    fetcher = bundle("fetcher", [FETCHER], {}, assets, classic=True)
    sandbox = bundle("sandbox", [SANDBOX], {**lock, "import.meta.url": NOWHERE}, assets, classic=True, glue=python.glue)
    listed = {"SANDBOX": sandbox.names[SANDBOX], "RELAYS": len(relays(rules()))}
    engine = {"BOOT_FILES": boot, "DOWNLOADS": files, "FETCHER": fetcher.names[FETCHER], **listed}
    made = bundle("page", entries, engine, assets)
    shell = bundle("shell", [SHELL], {"SHELL_TEXTS": shell_texts()}, assets, classic=True)
    wire = bundle("wire", [WIRE], {}, assets, classic=True)
    frame = bundle("sandbox-frame", [SANDBOX_FRAME], {}, assets, classic=True)
    made.names.update(shell.names | wire.names | frame.names)
    made.imports[EARLY] += [f"{folder}/{file.name}" for file in sorted((assets / folder).iterdir())]
    return made


def copy_parts(python: PythonFiles, assets: Path, level: int) -> dict[str, dict[str, str | int]]:
    parts = {
        "wasm": PYODIDE / "pyodide.asm.wasm",
        "engine": python.engine,
        "rest": python.rest,
        "snapshot": python.snapshot,
        "archive": python.archive,
        "more": python.more,
        "sandbox": python.sandbox,
    }
    packed = sizes.packed(parts.values(), level)
    return {part: described(file, packed[file], copy_hashed(file, assets)) for part, file in parts.items()}


def described(file: Path, packed: int, name: str) -> dict[str, str | int]:
    """What downloads.ts has to know of a file."""
    content = file.read_bytes()
    return {"name": name, "size": len(content), "packed": packed, "sum": zlib.adler32(content)}


def copy_pyscript(assets: Path) -> str:
    """PyScript as it is shipped; its files name each other, so they keep their names in a folder of its version."""
    folder = f"pyscript-{read_json(PYSCRIPT.parent / 'package.json')['version']}"
    for pattern in PYSCRIPT_FILES:
        for file in sorted(PYSCRIPT.glob(pattern)):
            copy(file, assets / folder / file.name)
    return folder


def bundle(
    name: str,
    entries: list[str],
    define: Mapping[str, object],
    assets: Path,
    *,
    classic: bool = False,
    glue: Path | None = None,
) -> Bundle:
    """Run esbuild, or take what it made last time from the same sources. `glue` stands in for Pyodide's own."""
    folder = CACHE / "bundles" / name
    mark = fingerprint([json.dumps([entries, define]), *SOURCES, content_hash(glue) if glue else ""])
    if not (folder / "made.json").exists() or not is_fresh(f"bundle-{name}", mark):
        empty(folder)
        job = {"entries": entries, "outdir": str(folder / "files"), "define": define, "classic": classic}
        if glue:
            job["glue"] = str(glue)
        made = run_quietly([environment.require_node(), BUILD / "bundle.mjs", json.dumps(job)])
        write_json(folder / "made.json", json.loads(made.strip().splitlines()[-1]))
        remember(f"bundle-{name}", mark)
    for file in sorted((folder / "files").iterdir()):
        copy(file, assets / file.name)
    return Bundle(**read_json(folder / "made.json"))


def write_pages(made: Bundle, site: Path) -> None:
    """Copy every page of web/, with the names of sources replaced by the names of what was made of them."""
    for page in sorted(WEB.rglob("*.html")):
        place = page.relative_to(WEB)
        assets = "../" * (len(place.parts) - 1) + "assets/"

        def link(match: re.Match[str], place: Path = place, assets: str = assets) -> str:
            source = posixpath.normpath(posixpath.join("web", place.parent.as_posix(), match[2]))
            return f'{match[1]}="{assets}{made.names[source]}"' if source in made.names else match[0]

        text = with_texts(page.read_text(encoding="utf-8"), texts.plain("en")).replace(HOME, still_home().html, 1)
        text = reference.with_reference(text)
        text = with_policy(with_relays(text, rules()), policy_for(f"/{place.as_posix()}", rules()))
        if STARTED in text:
            text = text.replace(STARTED, font_tags(site, assets) + early_tags(made, assets) + STARTED, 1)
        target = site / place
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(re.sub(r'\b(href|src)="([^"]+)"', link, text), encoding="utf-8")


def write_size(site: Path, size: int) -> None:
    """Write into the poster of the embedded game how many megabytes playing downloads."""
    poster = site / "embed" / "index.html"
    text, count = re.subn(r'(data-size=")[^"]*', rf"\g<1>{size / 1e6:.1f}", poster.read_text(encoding="utf-8"))
    if count != 1:
        raise Stop(f"{poster} has {count} places for the size of the download; one is expected")
    poster.write_text(text, encoding="utf-8")


def with_policy(page: str, policy: str) -> str:
    """The page with its policy written in, before anything that it loads."""
    charset = '<meta charset="utf-8">\n'
    return page.replace(charset, f'{charset}<meta http-equiv="Content-Security-Policy" content="{policy}">\n', 1)


def with_relays(page: str, among: list[Rule]) -> str:
    """Write the relays that the policy names into the page of the relay frame."""
    return page.replace(RELAYS, RELAYS.replace('""', f'"{" ".join(relays(among))}"'), 1)


def with_texts(page: str, known: Mapping[str, str]) -> str:
    """Return the page with what it is about and what it says without scripts written in."""
    content = r'(data-content="([\w-]+)" content=")(?=")'
    page = re.sub(content, lambda found: found[1] + html.escape(known[found[2]]), page)
    return re.sub(r'(data-everywhere="([\w-]+)">)(?=</)', lambda found: found[1] + in_each_language(found[2]), page)


def in_each_language(key: str) -> str:
    """For those whose language no script can choose."""
    lines = (f'<span lang="{code}">{html.escape(texts.plain(code)[key])}</span>' for code in languages.listed())
    return "<br>".join(lines)


@dataclass(frozen=True)
class StillHome:
    """The home of index.html in English, and its marked texts in each language, in their order."""

    html: str
    texts: dict[str, list[str]]


def still_home() -> StillHome:
    """Draw home with the templates of the page, or take what was drawn last time from the same sources."""
    made = CACHE / "home.json"
    mark = fingerprint(SOURCES)
    if not made.exists() or not is_fresh("home", mark):
        drawn = run_quietly([environment.require_node(), BUILD / "home.mjs"])
        made.parent.mkdir(parents=True, exist_ok=True)
        write_json(made, json.loads(drawn.strip().splitlines()[-1]))
        remember("home", mark)
    return StillHome(**read_json(made))


def shell_texts() -> dict[str, str]:
    """Return what index.html says in each language, and how that says a date, as JSON: one of them is read."""
    return {code: json.dumps(_said_at_home(code), ensure_ascii=False) for code in languages.listed()}


def _said_at_home(language: str) -> dict[str, object]:
    said = [] if language == "en" else still_home().texts[language]  # index.html is written in English
    return {"texts": said, "about": texts.plain(language)["home-about"], "dates": texts.dates(language)}


def font_tags(site: Path, assets: str) -> str:
    """The letters of home; those of one script are marked with it. The languages call themselves by their own names,
    so that every script needs one font."""
    tags = []
    for font in sorted((site / "assets").glob("alegreya*.woff2")):
        script = re.search("cyrillic|latin-ext|latin", font.name)[0]  # type: ignore[index]
        mark = "" if script == "latin" or "-400-" in font.name else f' data-script="{script}"'
        tags.append(f'<link rel="preload" as="font" type="font/woff2" crossorigin{mark} href="{assets}{font.name}">')
    return "\n".join([*tags, ""])


def early_tags(made: Bundle, assets: str) -> str:
    """The engine's script before the page's own, and hints for what both import; shell.ts starts what is marked."""
    wanted = dict.fromkeys([*made.imports[EARLY], *made.imports["web/src/main.ts"]])
    hints = [f'<link rel="modulepreload" href="{assets}{name}">' for name in wanted]
    return "\n".join([STARTED.replace("src/main.ts", "boot/early.ts"), *hints, ""])
