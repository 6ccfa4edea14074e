"""The reference of the engine's public names, as a part of the page /docs/."""

import os
from pathlib import Path

import environment
from paths import BUILD, CACHE, ENGINE, PYTHON
from shell import run_quietly
from stamps import fingerprint, is_fresh, remember

RENDER = BUILD / "render_reference.py"
PLACE = "<!-- the reference -->"
"""The place of the reference in a page."""


def with_reference(page: str) -> str:
    """Return the page with the reference in its place, if the page has one."""
    return page.replace(PLACE, _made().read_text(encoding="utf-8")) if PLACE in page else page


def _made() -> Path:
    """Return the rendered reference; render it again only if the engine or the tools changed."""
    target = CACHE / "reference.html"
    tools = environment.prepare_tools("docs")
    mark = fingerprint([ENGINE, RENDER, environment.lock_of("docs")])
    if not target.exists() or not is_fresh("reference", mark):
        run_quietly([PYTHON, RENDER, target], env={"PYTHONPATH": os.pathsep.join(map(str, (tools, ENGINE.parent)))})
        remember("reference", mark)
    return target
