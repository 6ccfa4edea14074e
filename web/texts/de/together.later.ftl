### One table on several devices. Loaded when such a table is opened.

## Opening and joining.

together-title = Gemeinsam spielen
together-intro = Alle spielen am eigenen Gerät. Eröffne einen Tisch: Deine erste Karte liegt sofort bereit. Verschicke dann den Link; die anderen können jederzeit dazukommen.
together-your-name = Dein Name
together-friend = Gast
together-add-friend = Gast hinzufügen
together-open = Tisch eröffnen
together-paste-link = Oder füge einen Link ein, den du bekommen hast
together-join = Mitmachen
together-privacy = Kein Konto und kein Spielserver. Alles ist Ende-zu-Ende-verschlüsselt.
together-tables = Deine Tische
together-nobody = Noch sitzt niemand sonst am Tisch
together-line-turn = Du bist am Zug
together-line-over = Beendet
together-line-unsent = Noch nicht gesendet
together-forget = Diesen Tisch entfernen
together-damaged = Die gespeicherte Kopie dieses Tisches ist nicht lesbar. Sie bleibt hier, bis du den Tisch entfernst. Öffne den Link noch einmal: Vielleicht ist die Partie anderswo noch gespeichert.
together-opening = Der Tisch wird geöffnet …
together-failed = Der Tisch ließ sich nicht öffnen. Versuch es noch einmal.
together-bad-link = Das ist kein Link zu einem Tisch.
together-cut-link = Ein Teil dieses Links fehlt oder hat sich verändert. Lass ihn dir noch einmal schicken, oder kopiere ihn ganz.
together-old-link = Dieser Link stammt aus einer anderen Version von Mapwright. Lade die Seite neu; wenn das nicht hilft, bitte um einen neuen Link.
together-embed = Um auf mehreren Geräten zu spielen, öffne Mapwright auf seiner eigenen Seite.
together-embed-open = Mapwright öffnen

## What a friend sees who opens the link. $player (text), $count (number).

together-invites = Einladung von { $player }: Zeichnet gemeinsam eine Landkarte
together-invited = Du bist eingeladen, gemeinsam eine Landkarte zu zeichnen
together-who = Wer bist du?
together-no-free-seat = Alle Plätze sind besetzt
together-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
together-free = Freier Platz
together-sit-here = Hier Platz nehmen
together-i-am = Ich bin { $player }
together-watch = Zusehen

## The link.

together-invite = Einladen
together-link = Link zum Tisch
together-qr-note = Zum Mitspielen scannen
together-copy = Kopieren
together-share = Senden
together-share-text = Komm und zeichne mit mir eine Landkarte in Mapwright:
together-link-note = Wer diesen Link hat, kann mitspielen und zusehen. Gib ihn nur an Leute weiter, die du kennst.
together-other-device = Auf einem anderen Gerät weiterspielen
together-other-device-note = Öffne diesen Link auf deinem anderen Gerät. Beide können offen bleiben.

## At the table. $player, $players (text), $count, $all (numbers).

together-still-drawing = { $count ->
    [one] Am Zug: { $players }
   *[other] Am Zug: { $players }
}
together-going-on = Alle sind fertig. Gleich kommt die nächste Karte …
together-waiting-for = Warten auf: { $players }
together-sending = Wird gesendet …
together-sent = { $count ->
    [one] Gesendet. Als Nächstes am Zug: { $players }. Du kannst diese Seite schließen.
   *[other] Gesendet. Als Nächstes am Zug: { $players }. Du kannst diese Seite schließen.
}
together-sending-now = Was du zuletzt gezeichnet hast, ist noch nicht gesendet. Das geschieht jetzt.
together-away = { $count ->
    [one] Abwesend: { $players }
   *[other] Abwesend: { $players }
}
together-here-count = { $count } von { $all } da
together-company = Am Tisch
together-draws = Zeichnet
together-lost = Abwesend
together-absent = Gerade nicht da
together-not-joined = Noch nicht dabei
together-bot-draws = Bis zur Rückkehr zeichnet ein Bot
together-draw-for = Einspringen für { $player }
together-drawing-for = Du zeichnest für { $player }
together-bot-for = Bot zeichnen lassen: { $player }
together-bot-stop = Wieder da: { $player }. Bot anhalten
together-take-back = Platz wieder selbst übernehmen
together-bot-drew-for-you = Während du weg warst, hat ein Bot für dich gezeichnet.
together-player-drew-for-you = Während du weg warst, hat { $player } für dich gezeichnet.
together-not-counted = Diese Karte wurde auch auf einem anderen Gerät gezeichnet. Es gilt, was dort gezeichnet wurde.
together-leave = Verlassen
together-leave-note = Du kannst jederzeit zurückkommen: Der Tisch steht in deiner Liste.

## The relays. $count, $all (numbers).

together-line-connecting = Verbindung wird aufgebaut …
together-line-relays = Verbunden über { $count } von { $all } Vermittlungsservern
together-line-offline = Kein Internet. Alles ist gespeichert und wird später gesendet.
together-line-refused = Die Vermittlungsserver nehmen nicht an, was diese Seite sendet. Alles ist auf diesem Gerät gespeichert.
together-line-no-relays = Es ist kein Vermittlungsserver eingerichtet. Alles ist auf diesem Gerät gespeichert.
together-line-not-stored = Die Vermittlungsserver speichern keine Züge. Spielt, solange alle da sind.

## After the game. $player, $seasons, $score (text).

together-next = Für euch alle gibt es einen neuen Tisch.
together-next-join = Mitmachen
together-running-score = Gewonnene Partien: { $score }
together-bot-drew-in = { $player }: Ein Bot hat einen Teil der Landkarte gezeichnet ({ $seasons })

## Your turn. $players (text).

together-notify = Benachrichtige mich, wenn ich am Zug bin
together-notify-on = Du bekommst eine Benachrichtigung, wenn du am Zug bist.
together-notify-off = Nicht mehr benachrichtigen
together-notify-refused = Der Browser erlaubt keine Benachrichtigungen. Das kannst du in den Einstellungen der Website ändern.
together-turn-body = Du bist am Zug. Mit am Tisch: { $players }.
together-turn-alone = Am Tisch bist du am Zug.
