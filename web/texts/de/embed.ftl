### The small window on other people’s pages.

## $size (number, megabytes).

embed-title = Mapwright
embed-start = Spielen
embed-start-note = Lädt einmalig etwa { $size } MB.
embed-open = In neuem Tab öffnen
embed-not-saved = Auf dieser Seite lassen sich Partien nicht speichern. Öffne das Spiel in einem neuen Tab, um deine zu behalten.
embed-code-title = Auf deine Website setzen
embed-code-note = Füge diesen Code dort ein, wo das Spiel erscheinen soll.
embed-code-copy = Code kopieren
embed-code-demo = In einem Blog ansehen
