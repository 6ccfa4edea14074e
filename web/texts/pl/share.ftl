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

## A friend’s game beside the player’s own; what home shows of duels and invitations. $player (text).

share-challenge-friend = Znajomy
share-ghost = Gwiazdki znajomego
share-ghost-note = Po każdej porze roku widzisz gwiazdki znajomego, ale nie jego mapę.
invite-waits = Czeka zaproszenie
invite-drop = Usuń zaproszenie
invite-return = Wróć do zaproszenia
invite-return-from = Wróć do zaproszenia: { $player }
duel-title = Pojedynek
home-duel-turn = Następny krok należy do ciebie: { $player }
series-next = Gra { $number }

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
