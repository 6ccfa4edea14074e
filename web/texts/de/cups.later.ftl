### Cups: up to a hundred people draw the same maps. Loaded when a cup is opened.

## Making and joining. $title (text), $members, $finished, $rounds, $count (numbers).

cups-title = Turniere
cups-new = Neues Turnier
cups-yours = Deine Turniere
cups-untitled = Turnier ohne Namen
cups-intro = Bis zu 100 Personen zeichnen dieselben Landkarten, alle am eigenen Gerät, über einen einzigen Link. Die Tabelle zeigt, wer wie weit ist und wer die meisten Sterne hat.
cups-intro-member = { $rounds ->
    [one] Alle zeichnen dieselbe Landkarte mit denselben Karten, jeweils am eigenen Gerät. Deine Landkarte sieht nur, wer die eigene schon fertig hat.
   *[other] Alle zeichnen dieselben { $rounds } Landkarten mit denselben Karten, jeweils am eigenen Gerät. Was du in einer Runde zeichnest, sieht nur, wer diese Runde schon beendet hat.
}
cups-news = Beendete Runden: { $finished } von { $rounds }. Mitglieder: { $members }
cups-cup-name = Name des Turniers
cups-name-example = Zum Beispiel: Klasse 7b
cups-rounds = Runden
cups-when = Wann
cups-together = Alle zugleich
cups-any-time = Jederzeit
cups-together-note = Du eröffnest jede Runde, und dann zeichnen alle zugleich.
cups-any-time-note = Alle Runden sind von Anfang an offen.
cups-card-time = Zeit für jede Karte
cups-card-time-note = Ist die Zeit um, zeigt die Seite es an. Niemand verliert dadurch etwas.
cups-seconds = { $count } s
cups-no-limit = Ohne
cups-i-draw = Ich zeichne mit
cups-name = Name in der Tabelle
cups-other-name = Anderer Name
cups-animals = Otter,Luchs,Reiher,Dachs,Falke,Biber,Marder,Rabe,Hirsch,Hase,Eule,Hecht,Schwan,Wolf,Bär,Kranich,Igel,Eichhorn,Wiesel,Milan
cups-make = Turnier anlegen
cups-invites = Du bist zum Turnier „{ $title }“ eingeladen
cups-invited = Du bist zu einem Turnier eingeladen
cups-join = Mitmachen
cups-watch = Nur zusehen
cups-other-device = Ich bin schon mit einem anderen Gerät dabei
cups-full = Dieses Turnier ist voll: Es hat 100 Mitglieder. Du kannst zusehen.
cups-outside = Die Tabelle hat Platz für 100 und ist voll. Du kannst mitzeichnen, aber die anderen sehen dein Ergebnis nicht.
cups-privacy = Der Name, den du hier wählst, dein Wappen und deine Landkarten in diesem Turnier werden an alle geschickt, die den Link haben. Alles ist Ende-zu-Ende-verschlüsselt.
cups-opening = Das Turnier wird geöffnet …
cups-failed = Das Turnier ließ sich nicht öffnen. Versuch es noch einmal.
cups-bad-link = Das ist kein Link zu einem Turnier.

## A round. $number, $count, $finished, $players, $place, $stars (numbers), $season, $players (texts).

cups-round = Runde { $number }
cups-all-rounds = Alle Runden
cups-draw = Runde { $number } zeichnen
cups-go-on = Runde { $number } fortsetzen
cups-draw-note = Es gibt keine Tipps, kein Zug lässt sich nachträglich rückgängig machen, und für Hinterhalte gelten die Regeln der Solopartie.
cups-done = Du hast alle Runden beendet
cups-waiting = Warten auf Runde { $number }
cups-organiser-away = Ist die Turnierleitung nicht da?
cups-organiser-away-note = Alle können die nächste Runde eröffnen. Sprich dich vorher mit den anderen ab.
cups-open-round = Runde { $number } eröffnen
cups-are-here = { $count ->
    [one] Ein Mitglied ist da.
   *[other] { $count } Mitglieder sind da.
}
cups-have-finished = Runde { $number } beendet: { $finished } von { $players }.
cups-you-watch = Du siehst diesem Turnier zu
cups-draw-along = Mitzeichnen
cups-time-up = Die Zeit ist um
cups-to-board = Zur Tabelle

## The board, the projector, the end.

cups-board = Tabelle
cups-place = Platz
cups-progress = Jahreszeiten
cups-stars = Sterne
cups-finished = beendet
cups-checking = wird geprüft
cups-hidden = Du siehst die Sterne der anderen bis zu der Jahreszeit, die du selbst beendet hast.
cups-own-place = Platz { $place } von { $count }
cups-decided = entschieden im { $season }
cups-nth = { $place }.
cups-projector = Auf einem Beamer zeigen
cups-projector-sure = Der Beamer zeigt die Sterne aller, auch aus Jahreszeiten, die du selbst noch nicht beendet hast. Öffnen?
cups-projector-start = Tabelle öffnen
cups-projector-close = Tabelle schließen
cups-scan = Zum Mitmachen scannen
cups-winners = { $count ->
    [one] Turniersieg für { $players }
   *[other] Geteilter Turniersieg: { $players }
}
cups-still-drawing = { $count ->
    [one] Ein Mitglied ist noch nicht fertig.
   *[other] { $count } Mitglieder sind noch nicht fertig.
}
cups-print = Urkunde drucken
cups-save-table = Tabelle speichern
cups-certificate = { $count ->
    [one] { n-stars } in einer Runde
   *[other] { n-stars } in { $count } Runden
}

## The link, the members, leaving. $rounds (number), $sheet (text).

cups-link = Link zum Turnier
cups-link-note = Wer diesen Link hat, kann mitmachen.
cups-share-text = Zeichne mit uns dieselben Landkarten in Mapwright:
cups-terms = { $rounds ->
    [one] Eine Runde, { $sheet }
   *[other] { $rounds } Runden, { $sheet }
}
cups-other = Andere Turniere
cups-leave = Turnier verlassen
cups-leave-sure = Dieses Turnier verlassen? Deine Ergebnisse werden hier entfernt, und die Vermittlungsserver werden gebeten, sie zu löschen. Ob sie es tun, ist nicht sicher.
