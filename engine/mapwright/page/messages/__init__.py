"""The words of the bridge: what a page may ask and what it is told. TypeScript's types are made from these modules.

`questions` lists every message beside its answer; the other modules say what is in them. A message is one JSON object
with a `do`; an answer is `{"ok": true, ...}` or `{"ok": false, "error": {...}}`. Cells are texts (`c4`), offsets inside
a shape are `[row, column]`, terrains are the letters of the map text.
"""
