"""Builds the site into dist/."""

import os
import shutil
from pathlib import Path

import embedding
import environment
import page_build
import python_build
import sizes
from files import content_hash, copy, empty
from paths import BUILD, CACHE, DIST, NODE_MODULES, WEB
from shell import run_quietly, stage
from stamps import fingerprint
from turns import one_at_a_time

STATIC = WEB / "static"
LICENCES = {
    "pyodide": "pyodide/LICENSE",
    "pyscript": "@pyscript/core/LICENSE",
    "lit": "lit/LICENSE",
    "fluent": "@fluent/bundle/LICENSE",
    "idb-keyval": "idb-keyval/LICENCE",
    "fake-indexeddb": "fake-indexeddb/LICENSE",
    "workbox": "workbox-precaching/LICENSE",
    "alegreya": "@fontsource/alegreya/LICENSE",
    "alegreya-sans": "@fontsource/alegreya-sans/LICENSE",
}


def build(target: Path = DIST) -> None:
    """Make everything beside the old site, then swap them: a half-made site is never served."""
    with one_at_a_time("build"):
        stage("python tools", environment.prepare_python)
        stage("npm packages", environment.prepare_node)
        site = empty(CACHE / f"{target.name}-new")
        assemble(site)
        stage("site: compress", lambda: sizes.compress(site))
        stage("site: sizes", lambda: sizes.check_budget(site))
        swap(site, target)
    print(f"   {target.name}/ is ready")


def assemble(site: Path) -> None:
    """All files of the site but the compressed ones."""
    stage("site: python", _python)
    stage("site: pages", lambda: _pages(site))
    stage("site: precache", lambda: _precache(site))


def _python() -> None:
    python_build.build()


def _pages(site: Path) -> None:
    python = python_build.build()
    page_build.write_pages(page_build.build(python, site / "assets"), site)
    embedding.write(site)
    copy(python.wheel, site / "engine" / python.wheel.name)
    if STATIC.exists():
        shutil.copytree(STATIC, site, dirs_exist_ok=True)
    for name, source in LICENCES.items():
        if (NODE_MODULES / source).exists():
            copy(NODE_MODULES / source, site / "licences" / f"{name}.txt")


def _precache(site: Path) -> None:
    """The service worker's id is made of all files, so that every change is a new build and nothing else is."""
    files = [file for file in sorted(site.rglob("*")) if file.is_file()]
    contents = [f"{file.relative_to(site).as_posix()} {content_hash(file)}" for file in files]
    build_id = fingerprint([*contents, WEB / "offline"])
    listed = run_quietly([environment.require_node(), BUILD / "precache.mjs", site, build_id])
    print(f"   {listed.strip()} kept offline")


def swap(new: Path, target: Path) -> None:
    old = new.with_name(f"{target.name}-old")
    shutil.rmtree(old, ignore_errors=True)
    if target.exists():
        os.replace(target, old)
    os.replace(new, target)
    shutil.rmtree(old, ignore_errors=True)
