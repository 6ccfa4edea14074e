### The coach: hints during the game, a review after it.

## Hints. $number, $stars, $count, $percent (numbers); $terrain, $from, $to, $edict (texts).

coach-title = Coach
coach-hint = Tipp
coach-hint-title = Die besten Plätze
coach-gain = Bis zum Ende etwa { n-stars }
coach-use = Hierhin legen
coach-thinking = Überlegt …
coach-thinking-share = Überlegt … { $percent } %

## The review. $percent (number), $card (text), $season (text).

coach-review = Analyse
coach-review-intro = Deine Züge neben denen des Profis, mit denselben Karten.
coach-review-progress = Analysiert: { $percent } %
coach-your-move = Dein Zug
coach-expert-move = Zug des Profis
coach-same-move = Der Profi würde genauso zeichnen.
coach-given-away = { $stars ->
    [one] Kostete etwa { $stars } Stern
   *[other] Kostete etwa { $stars } Sterne
}
coach-costliest = Teuerste Momente
coach-moment = { $season }, { $card }
coach-expected = Erwartete Summe
coach-expected-value = Erwartet: { n-stars }
coach-behind = { $stars ->
    [one] { $stars } Stern hinter dem Profi
   *[other] { $stars } Sterne hinter dem Profi
}
coach-ahead = { $stars ->
    [one] { $stars } Stern vor dem Profi
   *[other] { $stars } Sterne vor dem Profi
}
coach-level = Gleichauf mit dem Profi
coach-own-stars = Du: { n-stars }.
coach-chart = Verlauf der erwarteten Summe, Zug für Zug
coach-expert-game = Dem Profi zusehen
coach-expert-stars = Der Profi, dieselben Karten: { n-stars }
coach-previous-move = Voriger Zug
coach-next-move = Nächster Zug
