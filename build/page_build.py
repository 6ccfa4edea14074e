"""Bundles the front end and the interpreter module, and writes the names of the bundles into the pages."""

import html
import json
import os
import posixpath
import re
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import address
import environment
import languages
import previews
import python_build
import sizes
from build_cache import build_if_changed
from files import content_hash, copy_file, copy_hashed, emptied, read_json, write_json
from headers import HeaderRule, load_header_rules, policy_for, relays
from paths import BUILD, CACHE, ENGINE, NODE_MODULES, PYTHON, ROOT, WEB
from programs import BuildError, run_quietly
from python_build import PythonFiles

ENTRIES = (
    "shell/early.ts",
    "src/main.ts",
    "src/embed-main.ts",
    "styles/shell.css",
    "styles/soon.css",
    "styles/app.css",
    "styles/embed.css",
    "styles/blog.css",
    "styles/docs.css",
)
SOURCES = (WEB, *sorted(BUILD.glob("*.mjs")), BUILD / "home.ts", ROOT / "package-lock.json")
EARLY = "web/shell/early.ts"
SHELL = "web/shell/shell.ts"
FETCHER = "web/worker/fetch-worker.ts"
SANDBOX = "web/sandbox/sandbox.ts"
SANDBOX_FRAME = "web/sandbox/sandbox-frame.ts"
LEAD_ON = "web/to/lead-on.ts"
# A worker that is started from source text has no address. Pyodide needs one; it never requests the names that it adds.
DUMMY_URL = "https://nowhere.invalid/"
WIRE = "web/wire/wire.ts"
HOME = "<!-- home -->"
REFERENCE = "<!-- the reference -->"
RELAYS = '<meta name="relays" content="">'
START_TAG = '<link rel="modulepreload" href="src/main.ts" data-start>'
PYSCRIPT = NODE_MODULES / "@pyscript" / "core" / "dist"
PYODIDE = NODE_MODULES / "pyodide"
# PyScript's entry, the module that it imports, and the one plugin that it loads in spite of our configuration.
PYSCRIPT_FILES = ("core.js", "core-*.js", "error-*.js")

OutputNames = dict[str, str]


@dataclass(frozen=True)
class Bundle:
    """The output file of each entry, and the bundles that it imports statically."""

    names: OutputNames
    imports: dict[str, list[str]]


def build(python: PythonFiles, assets: Path, *, level: int = sizes.NO_COMPRESSION, profiling: bool = False) -> Bundle:
    """Fill `assets` with everything that the pages load; the progress bar counts bytes compressed at `level`."""
    files = copy_parts(python, assets, level)
    lock = {"PYODIDE_LOCK": python_build.pyodide_lock(), "PROFILING": profiling}
    interpreter = bundle("interpreter", ["web/worker/interpreter.ts"], lock, assets, glue=python.glue)
    folder = copy_pyscript(assets)
    boot_files = {
        "core": f"{folder}/core.js",
        "inner": f"{folder}/{next((assets / folder).glob('core-*.js')).name}",
        "interpreter": interpreter.names["web/worker/interpreter.ts"],
        "worker": copy_hashed(WEB / "worker" / "worker.py", assets),
    }
    entries = [f"web/{entry}" for entry in ENTRIES if (WEB / entry).exists()]
    frames = bundle("frames", [FETCHER, WIRE, SANDBOX_FRAME, LEAD_ON], {}, assets, classic=True)
    sandbox = bundle(
        "sandbox", [SANDBOX], {**lock, "import.meta.url": DUMMY_URL}, assets, classic=True, glue=python.glue
    )
    workers = {"FETCHER": frames.names[FETCHER], "SANDBOX": sandbox.names[SANDBOX]}
    engine = {"BOOT_FILES": boot_files, "DOWNLOADS": files, **workers}
    page_bundle = bundle("page", entries, engine, assets)
    shell = bundle("shell", [SHELL], {"SHELL_TEXTS": shell_texts()}, assets, classic=True)
    page_bundle.names.update(shell.names | frames.names)
    page_bundle.imports[EARLY] += [f"{folder}/{file.name}" for file in sorted((assets / folder).iterdir())]
    return page_bundle


def copy_parts(python: PythonFiles, assets: Path, level: int) -> dict[str, dict[str, str | int]]:
    """Copy Python's files; return the name, sizes and checksum of each, for downloads.ts."""
    parts = {
        "wasm": PYODIDE / "pyodide.asm.wasm",
        "engine": python.primary_module,
        "rest": python.cold_module,
        "snapshot": python.snapshot,
        "archive": python.archive,
        "more": python.on_demand_modules,
        "sandbox": python.sandbox,
    }
    packed = sizes.compressed_sizes(parts.values(), level)
    return {
        part: {
            "name": copy_hashed(file, assets),
            "size": file.stat().st_size,
            "packed": packed[file],
            "sum": zlib.adler32(file.read_bytes()),
        }
        for part, file in parts.items()
    }


def copy_pyscript(assets: Path) -> str:
    """Copy PyScript's files; they import each other by name, so they keep their names in a folder with the version."""
    folder = f"pyscript-{read_json(PYSCRIPT.parent / 'package.json')['version']}"
    for pattern in PYSCRIPT_FILES:
        for file in sorted(PYSCRIPT.glob(pattern)):
            copy_file(file, assets / folder / file.name)
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
    """Run esbuild, unless the sources are unchanged since its last run. `glue` replaces Pyodide's script."""
    folder = CACHE / "bundles" / name
    job = {"entries": entries, "outdir": str(folder / "files"), "define": define, "classic": classic}
    if glue:
        job["glue"] = str(glue)

    def make() -> None:
        emptied(folder)
        write_json(folder / "bundle.json", _run_script("bundle.mjs", json.dumps(job)))

    inputs: list[Path | str] = [json.dumps([entries, define]), *SOURCES, content_hash(glue) if glue else ""]
    build_if_changed(f"bundle-{name}", inputs, folder / "bundle.json", make)
    for file in sorted((folder / "files").iterdir()):
        copy_file(file, assets / file.name)
    return Bundle(**read_json(folder / "bundle.json"))


def _run_script(name: str, *arguments: str) -> object:
    """Run a script of the build and return the JSON in the last line of its output."""
    output = run_quietly([environment.require_node(), BUILD / name, *arguments])
    return json.loads(output.strip().splitlines()[-1])


def write_pages(page_bundle: Bundle, site: Path) -> None:
    """Copy every page of web/, with the names of source files replaced by the names of their bundles."""
    header_rules = load_header_rules()
    for page in sorted(WEB.rglob("*.html")):
        relative_path = page.relative_to(WEB)
        assets = "../" * (len(relative_path.parts) - 1) + "assets/"

        def link(match: re.Match[str], place: Path = relative_path, assets: str = assets) -> str:
            source = posixpath.normpath(posixpath.join("web", place.parent.as_posix(), match[2]))
            return f'{match[1]}="{assets}{page_bundle.names[source]}"' if source in page_bundle.names else match[0]

        text = with_texts(page.read_text(encoding="utf-8"), plain_texts("en")).replace(HOME, static_home().html, 1)
        text = text.replace(previews.TAGS, head_tags(relative_path), 1)
        if REFERENCE in text:
            text = text.replace(REFERENCE, reference().read_text(encoding="utf-8"))
        text = with_relays(text, header_rules)
        text = with_policy(text, policy_for(f"/{relative_path.as_posix()}", header_rules))
        if START_TAG in text:
            text = text.replace(START_TAG, font_tags(site, assets) + early_tags(page_bundle, assets) + START_TAG, 1)
        target = site / relative_path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(re.sub(r'\b(href|src)="([^"]+)"', link, text), encoding="utf-8")
    write_kind_pages(page_bundle, site, header_rules)


def head_tags(page: Path) -> str:
    """Return the preview of a page, for messengers, and of home also its addresses by language, for search engines."""
    texts, site = plain_texts("en"), address.site()
    preview = previews.tags(site, "home", "Mapwright", texts["home-about"], texts["preview-picture"])
    return f"{preview}\n{previews.alternates(site)}" if page == Path("index.html") else preview


def write_kind_pages(page_bundle: Bundle, site: Path, header_rules: list[HeaderRule]) -> None:
    """Write a page for each kind of link and each language, which messengers read and which leads on to the game."""
    for kind in previews.KINDS:
        for language in languages.languages():
            path = Path(previews.FOLDER, kind, *([] if language == "en" else [language]), "index.html")
            texts, script = plain_texts(language), page_bundle.names[LEAD_ON]
            text = previews.kind_page(address.site(), kind, language, texts, script)
            (site / path).parent.mkdir(parents=True, exist_ok=True)
            text = with_policy(text, policy_for(f"/{path.as_posix()}", header_rules))
            (site / path).write_text(text, encoding="utf-8")


def reference() -> Path:
    """Return the rendered reference of the engine's public names, for the page /docs/."""
    target, script = CACHE / "reference.html", BUILD / "render_reference.py"
    path = os.pathsep.join(map(str, (environment.prepare_tools("docs"), ENGINE.parent)))

    def render() -> None:
        run_quietly([PYTHON, script, target], env={"PYTHONPATH": path})

    build_if_changed("reference", [ENGINE, script, environment.lock_of("docs")], target, render)
    return target


def write_size(site: Path, size: int) -> None:
    """Write the megabytes of the download into the poster of the embedded game."""
    poster = site / "embed" / "index.html"
    text, count = re.subn(r'(data-size=")[^"]*', rf"\g<1>{size / 1e6:.1f}", poster.read_text(encoding="utf-8"))
    if count != 1:
        raise BuildError(f"{poster} has {count} places for the size of the download; one is expected")
    poster.write_text(text, encoding="utf-8")


def with_policy(page: str, policy: str) -> str:
    """Return the page with its policy, before everything that it loads."""
    charset = '<meta charset="utf-8">\n'
    return page.replace(charset, f'{charset}<meta http-equiv="Content-Security-Policy" content="{policy}">\n', 1)


def with_relays(page: str, header_rules: list[HeaderRule]) -> str:
    """Write the relays that the policy names into the page of the relay frame."""
    return page.replace(RELAYS, RELAYS.replace('""', f'"{" ".join(relays(header_rules))}"'), 1)


def with_texts(page: str, texts: Mapping[str, str]) -> str:
    """Return the page with its description and the texts that it shows without scripts."""
    content = r'(data-content="([\w-]+)" content=")(?=")'
    page = re.sub(content, lambda match: match[1] + html.escape(texts[match[2]]), page)
    return re.sub(r'(data-everywhere="([\w-]+)">)(?=</)', lambda match: match[1] + in_each_language(match[2]), page)


def in_each_language(key: str) -> str:
    """Return a text in every finished language, for browsers without scripts."""
    lines = (f'<span lang="{code}">{html.escape(plain_texts(code)[key])}</span>' for code in languages.finished())
    return "<br>".join(lines)


@dataclass(frozen=True)
class StaticHome:
    """The English home of index.html, and its marked texts in each language, in the order of the page."""

    html: str
    texts: dict[str, list[str]]
    plain: dict[str, dict[str, str]]
    """By language, the texts without selects, for what the build itself writes into pages."""


def plain_texts(language: str) -> dict[str, str]:
    """Return the texts without selects by key, with English texts where the language has none."""
    return static_home().plain[language]


@cache
def static_home() -> StaticHome:
    """Render home with the templates of the page, unless the sources are unchanged since the last time."""
    cache_file = CACHE / "home.json"
    build_if_changed("home", SOURCES, cache_file, lambda: write_json(cache_file, _run_script("home.mjs")))
    return StaticHome(**read_json(cache_file))


def shell_texts() -> dict[str, str]:
    """Return the texts and date formats of index.html by language, as JSON: shell.ts parses one of them."""
    return {code: json.dumps(_shell_texts_of(code), ensure_ascii=False) for code in languages.languages()}


def _shell_texts_of(language: str) -> dict[str, object]:
    home = static_home()
    texts = home.plain[language]
    return {
        "texts": [] if language == "en" else home.texts[language],  # index.html is written in English
        "about": texts["home-about"],
        "dates": [texts[f"date-{month}"] for month in range(1, 13)],
        "firstDay": texts["date-first-day"],
    }


def font_tags(site: Path, assets: str) -> str:
    """Return preload tags for the fonts of home; fonts of one script are marked with it."""
    tags = []
    for font in sorted((site / "assets").glob("alegreya*.woff2")):
        script = re.search("cyrillic|latin-ext|latin", font.name)[0]  # type: ignore[index]
        mark = "" if script == "latin" else f' data-script="{script}"'
        tags.append(f'<link rel="preload" as="font" type="font/woff2" crossorigin{mark} href="{assets}{font.name}">')
    return "\n".join([*tags, ""])


def early_tags(page_bundle: Bundle, assets: str) -> str:
    """Return the tags of the engine's script and its imports, which shell.ts loads before the page's script."""
    scripts = dict.fromkeys([*page_bundle.imports[EARLY], *page_bundle.imports["web/src/main.ts"]])
    hints = [f'<link rel="modulepreload" href="{assets}{name}">' for name in scripts]
    return "\n".join([START_TAG.replace("src/main.ts", "shell/early.ts"), *hints, ""])
