"""The messages of the bridge: questions of the page and their answers. TypeScript's types are generated from them.

`questions` lists every message with its answer; the other modules say what is in them. A message is one JSON object
with a `do`; an answer is `{"ok": true, ...}` or `{"ok": false, "error": {...}}`. Cells are texts (`c4`), offsets inside
a shape are `[row, column]`, terrains are the letters of the map text.
"""
