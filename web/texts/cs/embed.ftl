### The small window on other people’s pages.

## $size (number, megabytes).

embed-title = Mapwright
embed-start = Hrát
embed-start-note = Jednorázově načte asi { $size } MB.
embed-open = Otevřít v nové kartě
embed-not-saved = Tahle stránka nedovolí hru uložit. Otevři ji v nové kartě, ať o ni nepřijdeš.
embed-code-title = Vlož hru na svou stránku
embed-code-note = Vlož tenhle kód tam, kde má hra být.
embed-code-copy = Kopírovat kód
embed-code-demo = Ukázka v blogu
