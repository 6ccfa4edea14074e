### Friends: challenges, duels, invitations, and the ways to play with others.

## A challenge or a duel from a link. $player, $moment, $link (texts), $stars (number).

share-challenge-title = Wyzwanie
share-challenge-text = { $player }: { n-stars } z tymi kartami. Zdobędziesz więcej?
share-challenge-plain = Te same karty dla obu stron. Czyja mapa będzie lepsza?
share-challenge-start = Graj
share-yours = Twoja mapa
duel-send-back = Odeślij
duel-send = Wyślij link
duel-rounds = Rundy pojedynku
duel-endless = Bez limitu
duel-best-of-three = Do 2 wygranych
duel-best-of-five = Do 3 wygranych
duel-finished-maps = Gotowe mapy
duel-deciding = Decydujący ruch: „{ $moment }”. { $player }: przewaga mniej więcej { n-stars }.
duel-show-turn = Pokaż
duel-difference = Różnica
duel-message = Pojedynek na mapy: teraz twoja kolej. { $link }
error-duel-version = Ten pojedynek utworzyła inna wersja gry. Odśwież stronę i otwórz link ponownie. Nic się nie zmieniło.
error-duel = Ten link do pojedynku jest uszkodzony. Być może brakuje jego części. Nic się nie zmieniło.

## Of stars or of rounds: $player (text), $mine, $other (numbers).

end-level = Remis { $mine } : { $other } ({ $player })
end-ahead = Prowadzisz { $mine } : { $other } ({ $player })
end-behind = { $player } prowadzi { $other } : { $mine }
end-both-maps = Obie mapy: { $player }
end-place = Na razie miejsce { $place } z { $count }
end-all-maps = Wszystkie mapy grupy

## Duels. $player (text), $number, $length, $stars, $mine, $other (numbers).

duel-with = Pojedynek: { $player }
duel-round = Runda { $number }
duel-round-of = Runda { $number } z { $length }
duel-round-score = Runda { $number }: { $mine } : { $other }
duel-round-missed = Mapy tej rundy są na innym urządzeniu.
duel-history = Wszystkie rundy
duel-won = Wygrywasz pojedynek { $mine } : { $other }!
duel-lost = Pojedynek wygrywa { $player }, { $other } : { $mine }.
duel-drawn = Pojedynek zakończył się remisem, { $mine } : { $other }.
duel-answer-waits = { $player }, runda { $number }: { n-stars } z tymi kartami. Zdobędziesz więcej?
duel-play-round = Zagraj rundę { $number }
duel-unsent = { $player } jeszcze o tym nie wie.
duel-own-waits = Runda { $number } jest narysowana: { n-stars }.
duel-their-turn = Następny ruch: { $player }. Odpowiedź przyjdzie jako link.
duel-send-first = Wyślij znajomemu
duel-send-again = Wyślij link ponownie
duel-rematch = Rewanż
duel-turn-answer = Czeka nowa runda
duel-turn-send = Do wysłania
duel-turn-wait = Nie ma jeszcze odpowiedzi
duel-turn-over = Zakończony
duel-gone = Tego pojedynku nie ma na tym urządzeniu. Otworzy go ostatni link.
duel-full = Ten pojedynek ma już inną grę tej rundy. Mapa jest w galerii.

## A newcomer with a friend’s link.

invite-learn = Pierwszy raz tutaj? Naucz się w trzy minuty
invite-learn-on = Ucz się dalej
invite-learn-note = Gra poczeka

## Ways to play with others.

ways-now = Teraz: przy stole
ways-now-text = Każdy rysuje na swoim urządzeniu, wszyscy naraz albo przez kilka dni.
ways-now-go = Do stołów
ways-duel = Na zmianę: pojedynek
ways-duel-text = Narysuj mapę, wyślij ją jako link i czekaj na odpowiedź: te same karty, obie mapy obok siebie.
ways-duel-go = Narysuj pierwszą mapę
ways-daily = Codziennie: grupa
ways-daily-text = Wszyscy w grupie rysują mapę dnia, a potem oglądają wszystkie mapy obok siebie.
ways-daily-go = Utwórz grupę
ways-daily-open = Do grupy
ways-cup = Wszyscy razem: puchar
ways-cup-text = Jeden link i do 100 osób, które rysują te same mapy: klasa, klub, stream.
ways-cup-go = Utwórz puchar
ways-cup-open = Do pucharu
