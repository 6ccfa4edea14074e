### Sharing a deal, a result, a picture; challenges; keepsakes and the gallery.

## The share panel.

share-title = Teilen
share-link = Link kopieren
share-link-copied = Link kopiert.
share-text = Text kopieren
share-text-copied = Text kopiert.
share-picture = Bild
share-picture-saved = Bild gespeichert.
share-qr = QR-Code
share-qr-note = Scanne ihn, um mit denselben Karten zu spielen.
share-with-result = Mit meinem Ergebnis
share-with-result-note = Wer den Link öffnet, spielt mit denselben Karten und sieht danach beide Landkarten nebeneinander.
share-with-language = Link in dieser Sprache
share-failed = Das Teilen hat nicht geklappt. Kopiere stattdessen den Link.

## The text that is shared. $link (text).

share-message-link = Dieselben Karten: { $link }

## A friend’s game beside the player’s own; what home shows of duels and invitations. $player (text).

share-challenge-friend = Gegenüber
share-ghost = Sterne deines Gegenübers
share-ghost-note = Nach jeder Jahreszeit siehst du die Sterne deines Gegenübers, aber nicht die Landkarte.
invite-waits = Eine Einladung wartet
invite-drop = Einladung entfernen
invite-return = Zurück zur Einladung
invite-return-from = Zurück zur Einladung: { $player }
duel-title = Duell
home-duel-turn = { $player } wartet auf dich
series-next = Partie { $number }

## Keepsake: the finished map as a picture or on paper.

keepsake-title = Andenken
keepsake-name = Dein Name
keepsake-by = Gezeichnet von { $player }
keepsake-png = PNG
keepsake-print = Drucken
keepsake-label = Fertige Landkarte, { n-stars }, { $title }

## Gallery.

gallery-title = Galerie
gallery-none = Noch keine fertigen Landkarten. Deine erste bekommt hier einen Ehrenplatz.
gallery-count = { $count ->
    [one] { $count } Landkarte
   *[other] { $count } Landkarten
}
gallery-newest = Neueste
gallery-best = Beste
