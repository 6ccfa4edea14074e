"""Write what the page must not declare again: the bridge's types and the catalogue of cards, from the engine,
and the keys of the English texts. Write the English texts that the wheel contains.

The commands `check`, `play`, `site` and `test` do this first; `python3 build/contract.py` does only this. The
TypeScript in web/src/core/contract/generated is not committed. engine/mapwright/english.json is: the engine can be
installed and used from a plain checkout.
"""

from __future__ import annotations

import ast
import importlib
import json
import re
import sys
import types
from collections.abc import Iterator
from dataclasses import MISSING, asdict, fields, is_dataclass, replace
from datetime import date
from pathlib import Path
from typing import Annotated, Any, ClassVar, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import rulebook_pictures
from paths import ENGINE, WEB

MESSAGES = ENGINE / "page" / "messages"
GENERATED = WEB / "src" / "core" / "contract" / "generated"
ENGLISH = WEB / "texts" / "en"
WHEEL_TEXTS = ENGINE / "english.json"
HEADER = "/* Made by build/contract.py from the engine and the English texts. Do not edit. */\n"
ID_OF = """/** What completes the keys with this start: `IdOf<'terrain'>` is 'forest' | 'village' | … */
export type IdOf<Start extends string, Key = TextKey> = Key extends `${Start}-${infer Id}` ? Id : never;
"""
KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
PLAIN = re.compile(r"^([a-zA-Z][\w-]*) = ([^{}\n]+)$", re.MULTILINE)
"""A text of one line without variables."""
SCALARS = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", date: "string"}


def typescript_of(hint: Any, names: dict[int, str]) -> str:
    """The TypeScript of one Python type. `names` maps ids of aliases to their names."""
    from mapwright.encoding import encoder_of

    if id(hint) in names:
        return names[id(hint)]
    if hint in SCALARS:
        return SCALARS[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated and (encoder := encoder_of(hint)):
        return typescript_of(get_type_hints(encoder)["return"], names)
    if origin in (Annotated, ClassVar):
        return typescript_of(args[0], names)
    if origin is Literal:
        return " | ".join(json.dumps(value) for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(typescript_of(arg, names) for arg in args)
    if origin is list:
        item_type = typescript_of(args[0], names)
        return f"({item_type})[]" if " " in item_type else f"{item_type}[]"
    if origin is tuple and args[-1] is ...:
        return typescript_of(list[args[0]], names)  # type: ignore[valid-type]
    if origin is tuple:
        return "[" + ", ".join(typescript_of(arg, names) for arg in args) + "]"
    if origin is dict:
        return f"Record<{typescript_of(args[0], names)}, {typescript_of(args[1], names)}>"
    if isinstance(hint, type):
        return "string" if issubclass(hint, str) else hint.__name__
    raise TypeError(f"no TypeScript for {hint!r}")


def interface_of(name: str, cls: type, names: dict[int, str]) -> str:
    from mapwright.encoding import members_of
    from mapwright.page.messages.base import Message, Response

    is_answer = issubclass(cls, Response)
    is_message = is_dataclass(cls) and issubclass(cls, Message)
    lines = [f"export interface {name} {{", *(["  ok: true;"] if is_answer else [])]
    optional_fields = {field.name for field in fields(cls) if field.default is not MISSING} if is_message else set()
    is_engine_value = is_dataclass(cls) and not is_message
    hints = get_type_hints(cls, include_extras=True)
    for key, hint in ({key: hint for key, (_, hint) in members_of(cls).items()} if is_engine_value else hints).items():
        optional = get_origin(hint) is NotRequired or key in optional_fields
        inner = get_args(hint)[0] if get_origin(hint) is NotRequired else hint
        if key in optional_fields and is_answer:
            inner = Union[tuple(arg for arg in get_args(inner) if arg is not type(None))]  # noqa: UP007
        lines.append(f"  {key}{'?' if optional else ''}: {typescript_of(inner, names)};")
    return "\n".join([*lines, "}"])


def answers_text() -> str:
    """The type of each request and of its response, by its `do`."""
    module = importlib.import_module("mapwright.page.bridge")
    bridge = module.Bridge()
    rows = {json.dumps(do): bridge.handler(do) for do in module.all_requests()}
    requests = {do: kind for do, (kind, _) in rows.items()}
    responses = {do: get_type_hints(handler)["return"] for do, (_, handler) in rows.items()}
    return "\n".join(
        [
            *("/** Each request, by its `do`. */", "export interface Requests {"),
            *(f"  {do}: {kind.__name__};" for do, kind in requests.items()),
            *("}", "", "/** The response to each request, by its `do`. */", "export interface Responses {"),
            *(f"  {do}: {kind.__name__};" for do, kind in responses.items()),
            "}",
        ]
    )


def comment_of(doc: str | None) -> str:
    return f"/** {' '.join(doc.split())} */\n" if doc else ""


def docstring_of(cls: type) -> str | None:
    """Return the docstring of a class, without the signature that a dataclass has instead."""
    doc = cls.__doc__
    return None if doc is None or doc.startswith(f"{cls.__name__}(") else doc


def declared_types() -> Iterator[tuple[str, Any, str | None]]:
    """The name, value and docstring of every type in the engine's messages, module by module."""
    for path in sorted(MESSAGES.glob("[a-z]*.py")):
        module = importlib.import_module(f"mapwright.page.messages.{path.stem}")
        for node in ast.parse(path.read_text()).body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                name = node.targets[0].id
                alias = getattr(module, name)
                if not name.startswith("_"):
                    yield name, alias, docstring_of(alias) if isinstance(alias, type) else None
            elif isinstance(node, ast.ClassDef):
                yield node.name, getattr(module, node.name), ast.get_docstring(node)


def messages_text() -> str:
    declarations = list(declared_types())
    aliases = {name: hint for name, hint, _ in declarations if not isinstance(hint, type)}
    interfaces = [(name, hint, doc) for name, hint, doc in declarations if isinstance(hint, type)]
    type_names = {id(hint): name for name, hint, _ in interfaces}
    names = {id(alias): name for name, alias in aliases.items()} | type_names
    parts = [f"export type {name} = {typescript_of(alias, type_names)};" for name, alias in aliases.items()]
    parts += [comment_of(doc) + interface_of(name, hint, names) for name, hint, doc in interfaces]
    return HEADER + "\n" + "\n\n".join([*parts, answers_text()]) + "\n"


def constant(declaration: str, value: object) -> str:
    return f"export const {declaration} = {json.dumps(value, ensure_ascii=False, separators=(',', ':'))};"


def catalogue_text() -> str:
    from mapwright.page.catalogue import catalogue

    head = "import type { Catalogue } from './messages';"
    return "\n".join([HEADER, head, "", constant("CATALOGUE: Catalogue", catalogue()), ""])


def limits_text() -> str:
    from mapwright.bots import BOTS
    from mapwright.notation import record
    from mapwright.rules import setup
    from mapwright.together import cup_link, entries, links
    from mapwright.workshop import bot_game, sandbox

    limits = {
        "MAX_RECORD_LENGTH": record.MAX_RECORD_CHARS,
        "MAX_SEATS": setup.MAX_SCREEN_PLAYERS,
        "MAX_SOURCE_LENGTH": sandbox.MAX_SOURCE_CHARS,
        "MAX_TABLE_ENTRIES": entries.MAX_ENTRIES,
        "MAX_ENTRY_LENGTH": entries.MAX_ENTRY_BYTES,
        "MAX_TABLE_SEATS": links.MAX_SEATS,
        "MAX_TABLE_LINK_LENGTH": links.MAX_LINK_CHARS,
        "CUP_ROUNDS": cup_link.MAX_ROUNDS,
    }
    lines = [f"export const {name} = {value:_};" for name, value in limits.items()]
    for doc, name, bots in (("built-in bots", "BOTS", BOTS), ("bots of a league", "LEAGUE_BOTS", bot_game.LEAGUE_BOTS)):
        lines += [f"/** The {doc}, weakest first. */", f"export const {name} = {json.dumps(list(bots))} as const;"]
    lines += [
        "/** The seconds that a card of a cup may have; 0 for no limit. */",
        f"export const CUP_SECONDS = {json.dumps(list(cup_link.CARD_SECONDS))} as const;",
    ]
    return "\n".join([HEADER, *lines, ""])


def pictures_text() -> str:
    head = "import type { BookPicture } from './messages';"
    table = constant("PICTURES: Readonly<Record<string, BookPicture[]>>", rulebook_pictures.pictures())
    return "\n".join([HEADER, head, "", table, ""])


def pictograms_text() -> str:
    tables = {"PICTOGRAMS": rulebook_pictures.edict_pictograms(), "SIGNS": rulebook_pictures.skill_icons()}
    lines = [constant(f"{name}: Readonly<Record<string, string>>", table) for name, table in tables.items()]
    return "\n".join([HEADER, *lines, ""])


def workshop_text() -> str:
    """What the bot workshop shows before any Python runs: bots to start from, the course, the words of the engine."""
    import mapwright
    from mapwright.workshop.api_reference import ApiEntry, api_entries
    from mapwright.workshop.course import STEPS, Step
    from mapwright.workshop.texts import STARTERS, model_answer, starter_source

    steps = [
        {**asdict(step), "starter": model_answer(step.number - 1), "model": model_answer(step.number)} for step in STEPS
    ]
    starters = {name: starter_source(name) for name in STARTERS}
    return "\n".join(
        [
            HEADER,
            interface_of("Word", ApiEntry, {}),
            interface_of("Step", Step, {}),
            "export interface CourseStep extends Step { starter: string; model: string; }",
            "export interface LeagueKind { set: string; sheet: string; code: string; }",
            constant("STARTERS: Readonly<Record<string, string>>", starters),
            constant("STEPS: readonly CourseStep[]", steps),
            constant("WORDS: readonly Word[]", [asdict(word) for word in api_entries()]),
            constant("EXPORTS: readonly string[]", mapwright.__all__),
            constant("LEAGUE_KINDS: readonly LeagueKind[]", league_kinds()),
            "",
        ]
    )


def league_kinds() -> list[dict[str, str]]:
    """The sets and sheets that a league can be played on, with the beginning of their deal codes."""
    from mapwright.board.sheets import SHEETS
    from mapwright.notation.deal_code import format_deal
    from mapwright.rules.setup import BASE, COMBINED, HEROES

    return [
        {"set": setup.set, "sheet": sheet, "code": format_deal(replace(setup, sheet=sheet), "x").removesuffix("-x")}
        for setup in (BASE, HEROES, COMBINED)
        for sheet in SHEETS
    ]


def text_keys_text() -> str:
    """The key of every text that the page can show."""
    keys = sorted(KEY.findall(english_source()))
    lines = "\n".join(f"  | {json.dumps(key)}" for key in keys)
    return f"{HEADER}\nexport type TextKey =\n{lines};\n\n{ID_OF}"


def english_text() -> str:
    """The English names, rules and reasons for programs that use the engine without the page."""
    plain = {key: text.strip() for key, text in PLAIN.findall(english_source())}
    texts_by_kind = {
        f"{start}s": {key.removeprefix(f"{start}-"): text for key, text in plain.items() if key.startswith(f"{start}-")}
        for start in ("name", "rule", "reason", "title", "terrain", "season")
    }
    texts_by_kind["titles"] = {id.replace("minus-", "-"): text for id, text in texts_by_kind["titles"].items()}
    return json.dumps(texts_by_kind, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def english_source() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(ENGLISH.glob("*.ftl")))


def generated() -> dict[Path, str]:
    if str(ENGINE.parent) not in sys.path:
        sys.path.insert(0, str(ENGINE.parent))
    texts = {
        "messages.ts": messages_text,
        "catalogue.ts": catalogue_text,
        "limits.ts": limits_text,
        "pictures.ts": pictures_text,
        "pictograms.ts": pictograms_text,
        "text-keys.ts": text_keys_text,
        "workshop.ts": workshop_text,
    }
    return {GENERATED / name: text() for name, text in texts.items()} | {WHEEL_TEXTS: english_text()}


def write() -> None:
    """Write the files whose text differs."""
    for path, text in generated().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write()
