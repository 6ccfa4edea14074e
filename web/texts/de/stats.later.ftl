### Records and statistics.

## Figures. $count (number), $stars (number), $mean (a number as text).

stats-title = Statistik
stats-none = Noch keine beendeten Partien. Deine Statistik beginnt mit der ersten.
stats-games = { $count ->
    [one] { $count } Partie
   *[other] { $count } Partien
}
stats-games-played = Beendete Partien
stats-best = Rekord
stats-mean = Durchschnitt
stats-lost = An Monster verloren
stats-streak = Tagesserie
stats-longest-streak = Längste Serie
stats-by-set = Rekord nach Karten und Blatt
stats-by-edict = Durchschnitt nach Dekret
stats-by-season = Durchschnitt nach Jahreszeit
stats-titles = Erreichte Titel
stats-over-time = Sterne im Lauf der Zeit
stats-all = Alle Partien
stats-solo = Nur Solo

## Keeping and moving the data. $percent (number).

stats-data = Deine Daten
stats-data-note = Alles ist auf diesem Gerät gespeichert. Der Export legt deine Partien, deine eigenen Kartenblätter, deine Bots und deine Turniere in eine Datei. Tische und Gruppen sind nicht dabei. Importierte Bots findest du in der Werkstatt unter „{ workshop-unsaved }“.
stats-export = Exportieren
stats-import = Importieren
stats-importing = Wird gelesen … { $percent } %
stats-imported = { $count ->
    [one] { $count } neue Partie hinzugefügt.
   *[other] { $count } neue Partien hinzugefügt.
}
stats-import-none = In dieser Datei ist nichts Neues.
stats-import-bad = Diese Datei ist nicht lesbar. Es wurde nichts verändert.
stats-delete = Alles löschen
stats-delete-sure = Alle Partien, Rekorde, Kartenblätter, Tische, Gruppen, Turniere, Bots und Einstellungen auf diesem Gerät löschen? Das lässt sich nicht rückgängig machen.
stats-delete-groups = Die Vermittlungsserver werden gebeten, deine Ergebnisse in Gruppen zu löschen; ob sie es tun, ist nicht sicher.
stats-deleted = Alles ist gelöscht.
stats-not-deleted = Nicht alles ließ sich löschen. Schließe die anderen Tabs mit Mapwright und versuche es noch einmal.
error-file = Diese Datei wurde nicht aus Mapwright exportiert. Es wurde nichts verändert.
stats-taken-note = Beim Nachspielen fortgesetzte Partien zählen nicht.
stats-import-skipped = { $count ->
    [one] { $count } Partie war nicht lesbar.
   *[other] { $count } Partien waren nicht lesbar.
}
