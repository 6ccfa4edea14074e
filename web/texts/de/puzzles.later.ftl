### Puzzles: the most stars by the season's end.

## $season (an id).

puzzles-title = Rätsel
puzzles-intro = Eine Landkarte und die letzten Karten einer Jahreszeit: Hol so viele Sterne heraus wie möglich.
puzzles-more = Mehr Rätsel
puzzles-all = Alle Rätsel
puzzles-name-free = Rätsel
puzzles-name-run = Gegen die Uhr
puzzles-name-own = Wendepunkt
puzzles-task = { $season ->
    [spring] Die meisten Sterne bis zum Ende des Frühlings
    [summer] Die meisten Sterne bis zum Ende des Sommers
    [fall] Die meisten Sterne bis zum Ende des Herbstes
   *[winter] Die meisten Sterne bis zum Ende des Winters
}
puzzles-grade-1 = leicht
puzzles-grade-2 = mittel
puzzles-grade-3 = schwer
puzzles-then = Danach
puzzles-last-card = Letzte Karte
puzzles-share = Link zu diesem Rätsel kopieren
puzzles-share-short = Teilen

## The answer. $stars, $count, $number, $of (numbers).

puzzles-right = Richtig!
puzzles-right-note = { n-stars }: Mehr ist nicht möglich.
puzzles-short = { $count ->
    [one] Es fehlt { $count } Stern
   *[other] Es fehlen { $count } Sterne
}
puzzles-short-note = Dein Ergebnis: { n-stars }.
puzzles-best-way = Lösung { $number } von { $of }
puzzles-most = Maximum
puzzles-count = Wertung zeigen
puzzles-next = Nächstes Rätsel
puzzles-looking = Ein Rätsel wird gesucht …
puzzles-back = Zurück
puzzles-again = Noch einmal
puzzles-solution = Lösung zeigen
puzzles-other-ways = Andere Lösungen
puzzles-own = Deine Antwort
puzzles-way-before = Vorige Lösung
puzzles-way-after = Nächste Lösung

## The day. $tries, $stars (numbers).

puzzles-day-solved = { $tries ->
    [one] Beim { $tries }. Versuch gelöst
   *[other] Beim { $tries }. Versuch gelöst
}
puzzles-day-short = Noch nicht das Maximum: { n-stars } zu wenig beim ersten Versuch
puzzles-day-start = Lösen
puzzles-day-again = Noch einmal

## Other ways to go about it. $solved, $tried, $count (numbers).

puzzles-free = Endlos
puzzles-free-note = So viele du willst, von leicht bis schwer
puzzles-solved = Gelöst: { $solved } von { $tried }
puzzles-solved-short = Gelöst: { $count }
puzzles-run = Gegen die Uhr
puzzles-run-note = So viele du in fünf Minuten schaffst
puzzles-run-best = Bester Lauf: { $count }
puzzles-run-best-new = Dein bester Lauf!
puzzles-run-over = Die Zeit ist um. Gelöst: { $count }
puzzles-run-tried = Beantwortet: { $count }.
puzzles-rating = Wertungszahl
puzzles-rated = Gewertete Rätsel: { $count }
puzzles-rating-range = Deine bisherige Wertungszahl: niedrigste { $low }, höchste { $high }
puzzles-training = Ein Dekret üben
puzzles-training-note = Rätsel, in denen dieses Dekret Sterne bringt.
puzzles-code = Ein zugeschicktes Rätsel
puzzles-code-note = Link oder Code
puzzles-code-open = Öffnen
puzzles-bad-code = Dieses Rätsel lässt sich nicht öffnen. Vielleicht fehlt ein Teil des Links oder Codes. Es wurde nichts verändert.
puzzles-bad-moment = Dieser Wendepunkt lässt sich nicht öffnen. Vielleicht fehlt ein Teil des Links. Es wurde nichts verändert.

## From one's own games. $stars, $percent (numbers).

puzzles-own-title = Deine Wendepunkte
puzzles-own-note = Die teuersten Momente deiner letzten Partie als Rätsel
puzzles-turning-note = Jahreszeiten, die mehr hätten bringen können. Findest du heraus, wie?
puzzles-turning-none = Keine Jahreszeit hätte mit ihren letzten Karten mehr gebracht. Schön gezeichnet!
puzzles-turning-wait = Die Partie wird durchgesehen: { $percent } %
puzzles-turning-lost = Verschenkt: { n-stars }
