### The map of the day.

## $number, $count, $stars (numbers); $date, $time, $name (texts). The kinds are the setups from Monday to Sunday.

daily-title = Mapa dnia
daily-number = Nr { $number }
daily-kind-base = Klasyczny poniedziałek
daily-kind-heroes = Wtorek herosów
daily-kind-wasteland = Środa wąwozów
daily-kind-combined = Podwójny czwartek
daily-kind-marches = Piątek na rubieżach
daily-kind-everything = Sobota na całego
daily-kind-skills = Niedziela umiejętności
daily-intro = Mapa dnia: { $name }. Liczy się pierwsza próba, bez podpowiedzi.
daily-note = Jedno rozdanie dziennie, takie samo dla wszystkich. Nowe pojawia się o północy UTC.
daily-start = Zacznij
daily-continue = Kontynuuj
daily-again = Zagraj treningowo
daily-not-yet = Jeszcze nienarysowana
daily-started = Zaczęta
daily-done = Ukończono: { n-stars }
daily-missed = Pominięta
daily-first-try-note = Liczy się pierwsza próba. Kolejne to trening.
daily-practice = Trening
daily-best = Najlepsza próba: { n-stars }
daily-streak = { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dni z rzędu
}
daily-longest-streak = { $count ->
    [one] Najdłuższa seria: { $count } dzień
    [few] Najdłuższa seria: { $count } dni
    [many] Najdłuższa seria: { $count } dni
   *[other] Najdłuższa seria: { $count } dni
}
daily-no-streak = Narysuj dzisiejszą mapę, żeby zacząć serię.
daily-calendar = Kalendarz
daily-earlier = Wcześniej
daily-later = Później
daily-today = Dziś
daily-next = Następna mapa za { $time }

## The invitation to install the page, from the second day of a streak.

install-note = Seria jest najbezpieczniejsza, gdy zainstalujesz grę.
install-do = Zainstaluj
install-menu = Seria jest najbezpieczniejsza w aplikacji: w Safari stuknij Udostępnij, a potem „Dodaj do ekranu początkowego”.
install-refuse = Nie, dziękuję

## Groups of friends. $finished, $friends (numbers).

groups-title = Mapa dnia ze znajomymi
groups-note = Mapy całej grupy obok siebie
groups-finished = { $friends ->
    [one] Gotowe mapy znajomych: { $finished } z { $friends }
    [few] Gotowe mapy znajomych: { $finished } z { $friends }
    [many] Gotowe mapy znajomych: { $finished } z { $friends }
   *[other] Gotowe mapy znajomych: { $finished } z { $friends }
}

## Today on home. $count (number).

puzzles-name-day = Zadanie dnia
puzzles-day-not-yet = Jeszcze nierozwiązane
puzzles-day-given = Rozwiązanie obejrzane
today-done = Gotowe: { $count } z 2
today-solved = Rozwiązane
today-tried = To jeszcze nie maksimum

date-first-day = 1
date-1 = { $day } stycznia { $year }
date-2 = { $day } lutego { $year }
date-3 = { $day } marca { $year }
date-4 = { $day } kwietnia { $year }
date-5 = { $day } maja { $year }
date-6 = { $day } czerwca { $year }
date-7 = { $day } lipca { $year }
date-8 = { $day } sierpnia { $year }
date-9 = { $day } września { $year }
date-10 = { $day } października { $year }
date-11 = { $day } listopada { $year }
date-12 = { $day } grudnia { $year }
