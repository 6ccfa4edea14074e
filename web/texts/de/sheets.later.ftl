### Own map sheets: the editor, remarks of the engine, trials and links.

## Painting a sheet.

sheets-title = Eigene Kartenblätter
sheets-intro = Male Gebirge, Ruinen und Ödnis. Auf deinem Blatt lässt sich jede Art von Partie spielen.
sheets-name = Name des Blatts
sheets-mirror = Beim Malen spiegeln
sheets-mirror-none = Aus
sheets-mirror-across = Links und rechts
sheets-mirror-down = Oben und unten
sheets-mirror-turn = Halbe Drehung
sheets-surprise = Überrasch mich
sheets-start-from = Beginnen mit …
sheets-blank = Leeres Blatt

## What can be done with it. $name (text) is the name of a sheet.

sheets-linked = Dieses Blatt wurde dir geschickt. Zeichne gleich darauf, behalte es oder ändere es.
sheets-draw = Darauf zeichnen
sheets-keep = Behalten
sheets-is-kept = Gespeichert
sheets-kept = Das Blatt ist gespeichert.
sheets-not-stored = Dieser Browser erlaubt es nicht, das Blatt zu speichern. Es bleibt hier, bis du die Seite schließt, und sein Link funktioniert weiter.
sheets-too-many = Es gibt schon 100 Blätter. Lösche zuerst eines.
sheets-share = Teilen
sheets-link = Link zum Blatt
sheets-link-note = Scanne den Code, um dieses Blatt zu öffnen.
sheets-link-message = Zeichne auf diesem Kartenblatt:
sheets-mine = Meine Blätter
sheets-none = Blätter, die du behältst, erscheinen hier und beim Anlegen einer neuen Partie.
sheets-open = Blatt „{ $name }“ öffnen
sheets-delete = Blatt „{ $name }“ löschen
sheets-delete-sure = Endgültig löschen?

## What the engine says of it. $count (number) of cells, $cells (text).

sheets-judgement = Spielt es sich gut?
sheets-good = Nichts zu bemängeln.
sheets-remark-full = Felder zum Zeichnen: { $count }. Eine Partie braucht mindestens 20.
sheets-remark-tight = Felder zum Zeichnen: { $count }. Bei so wenigen ist jede Landkarte lange vor dem Winter voll.
sheets-remark-no-ruins = Es gibt keine Ruinen. Nach einer Ruinenkarte wird nur ein einzelnes Feld gezeichnet.
sheets-remark-no-mountain = Es gibt kein Gebirge. Dekrete, die Gebirge brauchen, bringen nichts ein.
sheets-remark-closed-mountain = Ein Gebirge bringt nur dann eine Münze, wenn neben ihm ein Feld zum Zeichnen liegt: { $cells }
sheets-remark-single-cell = Diese Felder sind eingeschlossen, keine Form erreicht sie: { $cells }

## A bot tries it. $sheet (text) is a printed sheet, $stars (number), $count of $games (numbers).

sheets-try = Ausprobieren
sheets-try-note = Ein Bot spielt 20 schnelle Partien darauf und 20 mit denselben Karten auf einem anderen Blatt: { $sheet }.
sheets-percent = { $percent } %
sheets-stop = Anhalten
sheets-fewer = { $sheet }: etwa { n-stars } mehr als auf deinem.
sheets-more = { $sheet }: etwa { n-stars } weniger als auf deinem.
sheets-as-many = { $sheet }: etwa so viele Sterne wie auf deinem.
sheets-single-cells = Nach einer Ruinenkarte blieb es in { $count } von { $games } Partien bei einem einzelnen Feld.
sheets-full-maps = In { $count } von { $games } Partien war die Landkarte voll.
