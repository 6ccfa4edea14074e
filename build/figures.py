"""Figures of the front end's structure. Each has a limit that may be lowered but not raised."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from paths import WEB
from shell import Stop

SRC = WEB / "src"
LONGEST = 140
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
SLICES = re.compile(r"interface Slices \{(.*?)\}", re.DOTALL)
UPDATE = re.compile(r"\bupdate\(\s*'(\w+)'")
REPLACE = re.compile(r"\breplace\(\{([\w, ]+)\}")


@dataclass(frozen=True)
class Figure:
    """A number that is to fall."""

    name: str
    now: int
    limit: int
    target: int


def report() -> None:
    """Print the figures; raise Stop if one is above its limit."""
    found = figures()
    width = max(len(each.name) for each in found)
    print(f"   {'':<{width}}    now  limit  target")
    for each in found:
        print(f"   {each.name:<{width}}  {each.now:5}  {each.limit:5}  {each.target:6}")
    above = [each.name for each in found if each.now > each.limit]
    if above:
        raise Stop(f"above the limit in build/figures.py: {', '.join(above)}")


def figures() -> list[Figure]:
    """Count everything in web/src and web/styles."""
    scripts = [path.read_text("utf-8") for path in modules()]
    sheets = [path.read_text("utf-8") for path in sorted((WEB / "styles").rglob("*.css"))]
    rules = [COMMENT.sub("", text) for text in sheets]
    return [
        Figure("module-level `let`", _count(r"(?m)^(?:export )?let ", scripts), 29, 30),
        Figure("writers of the slice with the most writers", max(map(len, writers().values())), 1, 1),
        Figure("views with replaced tools", _count(r"\.\.\.\w*view\w*,[^}]*\btools:", scripts), 0, 0),
        Figure(f"lines longer than {LONGEST} characters", _count(rf"(?m)^.{{{LONGEST + 1},}}$", scripts), 0, 0),
        Figure("@media blocks", _count(r"@media\b", rules), 50, 80),
        Figure("named windows", _count(r"@custom-media\b", rules), 36, 6),
        Figure("lines of CSS", sum(len(text.splitlines()) for text in sheets), 8072, 6500),
    ]


def modules() -> list[Path]:
    """Return the modules of the page that are written by hand."""
    return sorted(path for path in SRC.rglob("*.ts") if "generated" not in path.parts)


def writers() -> dict[str, set[str]]:
    """Return the modules that change each slice of the store."""
    store = (SRC / "state" / "store.ts").read_text("utf-8")
    slices = SLICES.search(store)
    found: dict[str, set[str]] = {name: set() for name in re.findall(r"(\w+):", slices[1] if slices else "")}
    for path in modules():
        if path.parent.name == "state" and path.name == "store.ts":
            continue
        text = path.read_text("utf-8")
        replaced = [name.strip() for names in REPLACE.findall(text) for name in names.split(",")]
        for name in [*UPDATE.findall(text), *filter(None, replaced)]:
            found.setdefault(name, set()).add(str(path.relative_to(SRC).with_suffix("")))
    return found


def _count(pattern: str, texts: Iterable[str]) -> int:
    return sum(len(re.findall(pattern, text)) for text in texts)
