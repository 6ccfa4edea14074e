### What cannot be done, and why. Keys follow the engine’s error codes.

## A move that the rules do not allow.

reason-outside = Ein Teil der Form liegt außerhalb der Landkarte.
reason-covers-filled = Einige dieser Felder sind schon ausgefüllt.
reason-covers-mountain = Auf einem Gebirge kann nichts gezeichnet werden.
reason-covers-wasteland = In der Ödnis kann nichts gezeichnet werden.
reason-ruins-duty = Diese Form muss ein leeres Ruinenfeld bedecken.
reason-wrong-terrain = Diese Geländeart gibt es auf der Karte nicht.
reason-wrong-shape = Diese Form gibt es auf der Karte nicht.
reason-must-draw-shape = Eine Form dieser Karte passt noch, ein einzelnes Feld ist daher nicht erlaubt.
reason-not-your-turn = Du bist nicht am Zug.
reason-game-over = Diese Partie ist zu Ende.
reason-no-coins = Du hast nicht genug Münzen.
reason-skill-used = Du hast in dieser Jahreszeit schon eine Fertigkeit eingesetzt.
reason-skill-not-dealt = Diese Fertigkeit ist nicht im Spiel.
reason-skill-timing = Diese Fertigkeit lässt sich jetzt nicht einsetzen.
reason-not-beside-monster = Diese Form muss neben einem Monster liegen.
reason-not-beside-shape = Dieses Feld muss neben der gerade gezeichneten Form liegen.
reason-nothing-to-undo = Es gibt nichts rückgängig zu machen.
reason-not-a-choice = Dieses Feld steht nicht zur Wahl.
reason-inside = Mit „Schleichen“ muss die Form über den Rand hinausragen.

## Something went wrong outside the rules.

error-engine = Die Spiel-Engine wurde beendet. Deine Partie ist sicher.
error-bad-link = Dieser Link ist nicht lesbar. Vielleicht fehlt ein Teil.
error-too-long = Das ist zu lang für eine Partie.
error-damaged-save = Diese gespeicherte Partie ist beschädigt und lässt sich nicht öffnen.
error-message = Das Spiel hat etwas gesendet, das seine Engine nicht lesen konnte. Bitte lade die Seite neu.
error-record = Diese Aufzeichnung ist beschädigt oder unvollständig.
error-map = Das ist keine Landkarte als Text. Nötig sind 11 Zeilen mit je 11 Zeichen.
error-cell = Dieses Feld gibt es auf der Landkarte nicht.
error-seed = Ein Startwert hat 1 bis 64 Zeichen: Buchstaben (a bis z), Ziffern, „-“ oder „_“.
error-deal = Dieser Code einer Kartenfolge ist nicht lesbar.
error-action = Diese Aufzeichnung enthält einen Zug, der nicht lesbar ist.
error-setup = Diese Einstellungen passen nicht zusammen.
error-sheet = Dieses Kartenblatt ist nicht lesbar. Vielleicht fehlt ein Teil.
error-sheet-full = Auf diesem Kartenblatt ist zu wenig Platz zum Zeichnen.
error-no-game = Es ist keine Partie geöffnet.
error-puzzle = Das ist kein Rätsel.
error-moment = Dieser Moment einer Partie lässt sich nicht als Rätsel öffnen.
error-not-loaded = Dieser Teil des Spiels ist noch nicht geladen.
error-date = Das ist kein Datum.
error-not-finished = Diese Partie ist noch nicht zu Ende.
error-unknown = Etwas ist schiefgegangen. Deine Partie ist sicher.
