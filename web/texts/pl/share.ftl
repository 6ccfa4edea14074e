### Sharing a deal, a result, a picture; challenges; keepsakes and the gallery.

## The share panel.

share-title = Udostępnij
share-link = Kopiuj link
share-link-copied = Link skopiowany.
share-text = Kopiuj tekst
share-text-copied = Tekst skopiowany.
share-picture = Obrazek
share-picture-saved = Obrazek zapisany.
share-qr = Kod QR
share-qr-note = Zeskanuj, żeby zagrać tymi samymi kartami.
share-with-result = Z moim wynikiem
share-with-result-note = Znajomy zagra tymi samymi kartami, a potem zobaczy obie mapy obok siebie.
share-with-language = Link w tym języku
share-failed = Nie udało się udostępnić. Skopiuj zamiast tego link.

## The text that is shared. $link (text).

share-message-link = Te same karty: { $link }

## A challenge from a link. $player (text), $stars (number).

share-challenge-title = Wyzwanie
share-challenge-text = { $player }: { n-stars } z tymi kartami. Zdobędziesz więcej?
share-challenge-plain = Te same karty dla obu stron. Czyja mapa będzie lepsza?
share-challenge-start = Graj
share-challenge-friend = Znajomy
share-compare = Porównaj
share-yours = Twoja mapa
share-compare-won = { $stars ->
    [one] Prowadzisz o { $stars } gwiazdkę.
    [few] Prowadzisz o { $stars } gwiazdki.
    [many] Prowadzisz o { $stars } gwiazdek.
   *[other] Prowadzisz o { $stars } gwiazdki.
}
share-compare-lost = { $stars ->
    [one] Przegrywasz o { $stars } gwiazdkę.
    [few] Przegrywasz o { $stars } gwiazdki.
    [many] Przegrywasz o { $stars } gwiazdek.
   *[other] Przegrywasz o { $stars } gwiazdki.
}
share-compare-level = Jest remis.
share-ghost = Duch
share-ghost-note = Po każdej porze roku widzisz gwiazdki znajomego, ale nie jego mapę.
duel-send-back = Odeślij
duel-send = Wyślij link
duel-another = Kolejna runda
duel-rounds = Rundy pojedynku
duel-endless = Bez końca
duel-best-of-three = Do dwóch wygranych
duel-best-of-five = Do trzech wygranych
duel-score = Wygrane rundy: ty { $mine }, { $player } { $other }.
duel-won = Wygrywasz pojedynek!
duel-lost = Pojedynek wygrywa { $player }.
duel-drawn = Pojedynek kończy się remisem.
duel-finished-maps = Gotowe mapy
duel-deciding = Decydujący ruch: { $moment }. { $player }: przewaga to mniej więcej { n-stars }.
duel-show-turn = Pokaż
duel-difference = Różnica
duel-waiting = Pod tym linkiem na gracza { $player } czekają te same karty.
duel-message = Pojedynek na mapy: teraz twoja kolej. { $link }
error-duel-version = Ten pojedynek utworzyła inna wersja gry. Odśwież stronę i otwórz link ponownie. Nic się nie zmieniło.
error-duel = Ten link do pojedynku jest uszkodzony. Być może brakuje jego części. Nic się nie zmieniło.

## Keepsake: the finished map as a picture or on paper.

keepsake-title = Pamiątka
keepsake-name = Twoje imię
keepsake-by = Kartograf: { $player }
keepsake-png = PNG
keepsake-print = Drukuj
keepsake-label = Ukończona mapa, { n-stars }, { $title }

## Gallery.

gallery-title = Galeria
gallery-none = Nie ma jeszcze ukończonych map. Pierwsza zawiśnie tutaj.
gallery-count = { $count ->
    [one] { $count } mapa
    [few] { $count } mapy
    [many] { $count } map
   *[other] { $count } mapy
}
gallery-newest = Najnowsze
gallery-best = Najlepsze
