"""The messages of the bridge: requests of the page and their responses. TypeScript's types are generated from them.

A request is one JSON object with a `do`; a response is `{"ok": true, ...}` or `{"ok": false, "error": {...}}`. To add
one, declare both in a module here, and write its handler in the module of the same name in `handlers`. Cells are texts
(`c4`), offsets inside a shape are `[row, column]`, terrains are the letters of the map text.
"""
