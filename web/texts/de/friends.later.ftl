### Friends: challenges, duels, invitations, and the ways to play with others.

## A challenge or a duel from a link. $player, $moment, $link (texts), $stars (number).

share-challenge-title = Eine Herausforderung
share-challenge-text = { $player }: { n-stars } mit diesen Karten. Schaffst du mehr?
share-challenge-plain = Dieselben Karten für euch beide. Wer zeichnet besser?
share-challenge-start = Spielen
share-yours = Du
duel-send-back = Zurückschicken
duel-send = Link verschicken
duel-rounds = Runden des Duells
duel-endless = Ohne Ende
duel-best-of-three = Auf zwei Siege
duel-best-of-five = Auf drei Siege
duel-finished-maps = Die fertigen Landkarten
duel-deciding = Der entscheidende Zug: { $moment }. { $player }: etwa { n-stars } mehr.
duel-show-turn = Zeigen
duel-difference = Unterschied
duel-message = Ein Landkartenduell: Jetzt bist du dran. { $link }
error-duel-version = Dieses Duell stammt aus einer anderen Version des Spiels. Lade die Seite neu und öffne den Link noch einmal. Es wurde nichts verändert.
error-duel = Dieser Duell-Link ist ungültig. Vielleicht fehlt ein Teil. Es wurde nichts verändert.

## Of stars or of rounds: $player (text), $mine, $other (numbers).

end-level = Gleichstand, { $mine } : { $other } ({ $player })
end-ahead = Du liegst vorn, { $mine } : { $other } ({ $player })
end-behind = Du liegst zurück, { $mine } : { $other } ({ $player })
end-both-maps = Beide Landkarten: { $player }
end-place = Bisher Platz { $place } von { $count }
end-all-maps = Alle Landkarten der Gruppe

## Duels. $player (text), $number, $length, $stars, $mine, $other (numbers).

duel-with = Duell: { $player }
duel-round = Runde { $number }
duel-round-of = Runde { $number } von { $length }
duel-round-score = Runde { $number }: { $mine } : { $other }
duel-round-missed = Die Landkarten dieser Runde liegen auf einem anderen Gerät.
duel-history = Alle Runden
duel-won = Du gewinnst das Duell, { $mine } : { $other }!
duel-lost = Sieg im Duell für { $player }, { $other } : { $mine }.
duel-drawn = Das Duell endet unentschieden, { $mine } : { $other }.
duel-answer-waits = { $player }, Runde { $number }: { n-stars } mit diesen Karten. Schaffst du mehr?
duel-play-round = Runde { $number } spielen
duel-unsent = Noch nicht verschickt an: { $player }.
duel-own-waits = Runde { $number } ist gezeichnet: { n-stars }.
duel-their-turn = Am Zug: { $player }. Die Antwort kommt als Link.
duel-send-first = Jemandem schicken
duel-send-again = Link noch einmal schicken
duel-rematch = Revanche
duel-turn-answer = Eine neue Runde wartet
duel-turn-send = Noch zu verschicken
duel-turn-wait = Die Antwort steht noch aus
duel-turn-over = Beendet
duel-gone = Dieses Duell ist nicht auf diesem Gerät. Sein letzter Link öffnet es wieder.
duel-full = In diesem Duell gibt es schon eine andere Partie dieser Runde. Die Landkarte ist in der Galerie.

## A newcomer with a friend’s link.

invite-learn = Neu hier? In drei Minuten gelernt
invite-learn-on = Weiterlernen
invite-learn-note = Die Partie wartet

## Ways to play with others.

ways-now = Jetzt: an einem Tisch
ways-now-text = Alle zeichnen am eigenen Gerät, gleichzeitig oder Zug um Zug über mehrere Tage.
ways-now-go = Zu den Tischen
ways-duel = Nacheinander: ein Duell
ways-duel-text = Zeichne eine Landkarte, verschicke sie als Link und bekomme eine Antwort: dieselben Karten, beide Landkarten nebeneinander.
ways-duel-go = Erste Landkarte zeichnen
ways-daily = Jeden Tag: eine Gruppe
ways-daily-text = Alle in der Gruppe zeichnen die Landkarte des Tages; danach hängen alle Landkarten nebeneinander.
ways-daily-go = Gruppe gründen
ways-daily-open = Zur Gruppe
ways-cup = Alle zusammen: ein Turnier
ways-cup-text = Bis zu 100 Personen zeichnen über einen Link dieselben Landkarten: eine Klasse, ein Verein, ein Stream.
ways-cup-go = Turnier anlegen
ways-cup-open = Zum Turnier
