### The small window on other people’s pages.

## $size (number, megabytes).

embed-title = Mapwright
embed-start = Hrát
embed-start-note = Jednorázově se načte asi { $size } MB.
embed-open = Otevřít na nové kartě prohlížeče
embed-not-saved = Na této stránce se hra neuloží. Otevři ji na nové kartě prohlížeče, ať o ni nepřijdeš.
embed-code-title = Hra na tvé stránce
embed-code-note = Vlož tento kód tam, kde má hra být.
embed-code-copy = Kopírovat kód
embed-code-demo = Ukázka na blogu
