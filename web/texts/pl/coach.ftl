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
    [one] Stracono mniej więcej { $stars } gwiazdkę
    [few] Stracono mniej więcej { $stars } gwiazdki
    [many] Stracono mniej więcej { $stars } gwiazdek
   *[other] Stracono mniej więcej { $stars } gwiazdki
}
coach-costliest = Największe straty
coach-moment = { $season }, { $card }
coach-expected = Oczekiwany wynik
coach-expected-value = Oczekiwane: { n-stars }
coach-behind = { $stars ->
    [one] O { $stars } gwiazdkę mniej niż ekspert
    [few] O { $stars } gwiazdki mniej niż ekspert
    [many] O { $stars } gwiazdek mniej niż ekspert
   *[other] O { $stars } gwiazdki mniej niż ekspert
}
coach-ahead = { $stars ->
    [one] O { $stars } gwiazdkę więcej niż ekspert
    [few] O { $stars } gwiazdki więcej niż ekspert
    [many] O { $stars } gwiazdek więcej niż ekspert
   *[other] O { $stars } gwiazdki więcej niż ekspert
}
coach-level = Tyle samo co ekspert
coach-own-stars = Ty: { n-stars }.
coach-chart = Wykres oczekiwanego wyniku, ruch po ruchu
coach-expert-game = Odtwórz grę eksperta
coach-expert-stars = Ekspert, te same karty: { n-stars }
coach-previous-move = Poprzedni ruch
coach-next-move = Następny ruch
