### The coach: hints during the game, a review after it.

## Hints. $number, $stars, $count, $percent (numbers); $terrain, $from, $to, $edict (texts).

coach-title = Trener
coach-hint = Podpowiedź
coach-hint-title = Najlepsze miejsca
coach-gain = Na koniec mniej więcej { n-stars }
coach-use = Umieść tutaj
coach-thinking = Myślę…
coach-thinking-share = Myślę… { $percent }%

## The review. $percent (number), $card (text), $season (text).

coach-review = Analiza
coach-review-intro = Twoje ruchy obok ruchów eksperta z tymi samymi kartami.
coach-review-progress = Przeanalizowano: { $percent }%
coach-your-move = Twój ruch
coach-expert-move = Ruch eksperta
coach-same-move = Ekspert narysowałby tak samo.
coach-given-away = { $stars ->
    [one] stracono { $stars } gwiazdkę
    [few] stracono { $stars } gwiazdki
    [many] stracono { $stars } gwiazdek
   *[other] stracono { $stars } gwiazdki
}
coach-given-away-total = Stracono w sumie: { n-stars }
coach-nothing-given = Żadnych strat. Świetna robota!
coach-costliest = Największe straty
coach-moment = { $season }, { $card }
coach-expected = Oczekiwany wynik
coach-expected-value = Oczekiwane: { n-stars }
coach-chart = Wykres oczekiwanego wyniku, ruch po ruchu
coach-expert-game = Gra eksperta
coach-expert-stars = Ekspert, te same karty: { n-stars }
coach-previous-move = Poprzedni ruch
coach-next-move = Następny ruch
