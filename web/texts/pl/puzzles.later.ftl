### Puzzles: the most stars by the season's end.

## $season (an id).

puzzles-title = Zadania
puzzles-intro = Mapa i ostatnie karty pory roku: zdobądź dzięki nim jak najwięcej gwiazdek.
puzzles-more = Inne zadania
puzzles-all = Wszystkie zadania
puzzles-name-free = Zadanie
puzzles-name-run = Na czas
puzzles-name-own = Punkt zwrotny
puzzles-task = { $season ->
    [spring] Jak najwięcej gwiazdek do końca wiosny
    [summer] Jak najwięcej gwiazdek do końca lata
    [fall] Jak najwięcej gwiazdek do końca jesieni
   *[winter] Jak najwięcej gwiazdek do końca zimy
}
puzzles-grade-1 = łatwe
puzzles-grade-2 = średnie
puzzles-grade-3 = trudne
puzzles-then = Potem
puzzles-last-card = Ostatnia karta
puzzles-share = Kopiuj link do tego zadania
puzzles-share-short = Udostępnij

## The answer. $stars, $count, $number, $of (numbers).

puzzles-right = Dobrze!
puzzles-right-note = Więcej się nie da: { n-stars }.
puzzles-short = { $count ->
    [one] Brakuje { $count } gwiazdki
    [few] Brakuje { $count } gwiazdek
    [many] Brakuje { $count } gwiazdek
   *[other] Brakuje { $count } gwiazdki
}
puzzles-short-note = Twój wynik: { n-stars }.
puzzles-best-way = Najlepsze rozwiązanie { $number } z { $of }
puzzles-most = Maksimum
puzzles-count = Pokaż punktację
puzzles-next = Następne zadanie
puzzles-looking = Szukamy zadania…
puzzles-back = Wróć
puzzles-again = Spróbuj ponownie
puzzles-solution = Pokaż rozwiązanie
puzzles-other-ways = Inne rozwiązania
puzzles-own = Twoja odpowiedź
puzzles-way-before = Poprzednie rozwiązanie
puzzles-way-after = Następne rozwiązanie

## The day. $tries, $stars (numbers).

puzzles-day-solved = Rozwiązane. Liczba prób: { $tries }
puzzles-day-short = To jeszcze nie maksimum. Za pierwszym razem zabrakło: { n-stars }
puzzles-day-start = Rozwiąż
puzzles-day-again = Jeszcze raz

## Other ways to go about it. $solved, $tried, $count (numbers).

puzzles-free = Jedno po drugim
puzzles-free-note = Ile chcesz, od łatwych do trudnych
puzzles-solved = Rozwiązane: { $solved } / { $tried }
puzzles-solved-short = Rozwiązane: { $count }
puzzles-run = Na czas
puzzles-run-note = Jak najwięcej w pięć minut
puzzles-run-best = Najlepszy wynik: { $count }
puzzles-run-best-new = Twój najlepszy wynik!
puzzles-run-over = Czas minął. Rozwiązane: { $count }
puzzles-run-tried = Odpowiedzi: { $count }.
puzzles-rating = Ranking
puzzles-rated = Zaliczone do rankingu: { $count }
puzzles-rating-range = Twój ranking dotychczas: od { $low } do { $high }
puzzles-training = Ćwicz edykt
puzzles-training-note = Zadania, w których ten edykt daje gwiazdki.
puzzles-code = Zadanie od znajomego
puzzles-code-note = Link lub kod
puzzles-code-open = Otwórz
puzzles-bad-code = Tego zadania nie można otworzyć. Być może brakuje części linku lub kodu. Nic się nie zmieniło.
puzzles-bad-moment = Tego punktu zwrotnego nie można otworzyć. Być może brakuje części linku. Nic się nie zmieniło.

## From one's own games. $stars, $percent (numbers).

puzzles-own-title = Twoje punkty zwrotne
puzzles-own-note = Największe straty z ostatniej gry jako zadania
puzzles-turning-note = Pory roku, które mogły dać więcej. Wiesz, jak?
puzzles-turning-none = Z ostatnimi kartami żadna pora roku nie mogła dać więcej. Świetnie narysowane!
puzzles-turning-wait = Przeglądamy grę: { $percent }%
puzzles-turning-lost = Można było zdobyć jeszcze: { n-stars }
