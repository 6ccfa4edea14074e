### What the page says beyond the other files.

## The place under the shape. $coins, $stars, $cells are numbers.

extra-coins-gained = { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
extra-toll-more = { $stars ->
    [one] Monster kosten { $stars } Stern mehr
   *[other] Monster kosten { $stars } Sterne mehr
}
extra-toll-less = { $stars ->
    [one] Monster kosten { $stars } Stern weniger
   *[other] Monster kosten { $stars } Sterne weniger
}
extra-destroys = { $cells ->
    [one] Zerstört { $cells } Feld
   *[other] Zerstört { $cells } Felder
}

## The play screen.

extra-ghost-adds = { $stars ->
    [one] Deine Form brächte { $stars } Stern.
   *[other] Deine Form brächte { $stars } Sterne.
}
extra-ghost-takes = { $stars ->
    [one] Deine Form würde { $stars } Stern kosten.
   *[other] Deine Form würde { $stars } Sterne kosten.
}
extra-done = Gezeichnet. Noch kannst du es rückgängig machen.
extra-end-season = Jahreszeit beenden
extra-finish-skills = Keine Fertigkeit
extra-dodge = Akrobatik einsetzen?
extra-dodge-not = Lass sie kommen
extra-destroy = Zerstören
extra-place-hero = Held einsetzen
extra-ruins-moment = Ruinen! Die nächste Form muss ein Ruinenfeld bedecken.
extra-hero-moment = Ein Held trifft ein: { $card }
extra-previous = Voriges Dekret
extra-next = Nächstes Dekret
extra-seasons = Jahreszeiten
extra-first-edict = Erstes Dekret
extra-second-edict = Zweites Dekret
extra-sum = Summe

## Home and new game.

extra-more-options = Mehr Einstellungen
extra-fewer-options = Weniger Einstellungen
extra-damaged = Beschädigt
extra-damaged-note = Diese gespeicherte Partie ist nicht lesbar. Sie bleibt hier, damit nichts verloren geht.
extra-other-tab = Diese Partie wurde in einem anderen Tab weitergespielt. Hier geht sie als eigene Partie weiter; beide sind gespeichert.
extra-save-lost = Die Engine wurde beendet und neu gestartet. Deine Partie ist so, wie du sie verlassen hast.
extra-share-link = Link zu dieser Kartenfolge kopieren
extra-record-link = Link zu dieser Partie kopieren
extra-final-note = Dein Endergebnis ist { $rating }: { n-stars } minus { $par } (Wert dieser Dekrete).
extra-keepsake-sub = { n-stars } · { $when }

## Loading.

extra-tip = Ein umschlossenes Gebirge bringt eine Münze, und jede Münze bringt am Ende jeder Jahreszeit einen Stern.
