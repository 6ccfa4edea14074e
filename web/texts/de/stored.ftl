### What is said of games that are stored, lost or damaged.

## $count is a number.

stored-refused = Der Browser konnte diese Partie nicht speichern: Der Datenträger ist voll, oder das Speichern ist gesperrt. Die Partie bleibt erhalten, bis du die Seite schließt.
stored-brought-back = Im Speicher des Browsers fehlten Partien. Sie wurden aus einer zweiten Kopie wiederhergestellt.
stored-not-deleted = Der Browser konnte das nicht löschen. Versuch es noch einmal.
stored-damaged = { $count ->
    [one] Eine beendete Partie ist nicht lesbar. Sie bleibt gespeichert und wird mit exportiert.
   *[other] { $count } beendete Partien sind nicht lesbar. Sie bleiben gespeichert und werden mit exportiert.
}
