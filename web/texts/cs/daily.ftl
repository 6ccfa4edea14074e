### The map of the day.

## $number, $count, $stars (numbers); $date, $time, $name (texts). The kinds are the setups from Monday to Sunday.

daily-title = Mapa dne
daily-number = Č. { $number }
daily-kind-base = Klasické pondělí
daily-kind-heroes = Úterý hrdinů
daily-kind-wasteland = Středa v pustině
daily-kind-combined = Dvojitý čtvrtek
daily-kind-marches = Pátek na pomezí
daily-kind-everything = Sobota naplno
daily-kind-skills = Neděle dovedností
daily-intro = Mapa dne: { $name }. Počítá se první pokus, bez nápovědy.
daily-note = Jedno rozdání denně, pro všechny stejné. Nové přichází o půlnoci UTC.
daily-start = Začít
daily-continue = Pokračovat
daily-again = Hrát cvičně
daily-not-yet = Zatím nenakreslená
daily-started = Rozkreslená
daily-done = Dokončeno: { n-stars }
daily-missed = Vynechaná
daily-first-try-note = Počítá se první pokus. Další jsou cvičné.
daily-practice = Cvičná hra
daily-best = Nejlepší pokus: { n-stars }
daily-streak = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
    [many] { $count } dne v řadě
   *[other] { $count } dní v řadě
}
daily-longest-streak = { $count ->
    [one] Nejdelší série: { $count } den
    [few] Nejdelší série: { $count } dny
    [many] Nejdelší série: { $count } dne
   *[other] Nejdelší série: { $count } dní
}
daily-no-streak = Nakresli dnešní mapu a začni sérii.
daily-calendar = Kalendář
daily-earlier = Dřívější
daily-later = Pozdější
daily-today = Dnes
daily-next = Další mapa za { $time }

## The invitation to install the page, from the second day of a streak.

install-note = Série je nejvíc v bezpečí, když si hru nainstaluješ.
install-do = Nainstalovat
install-menu = Série je nejvíc v bezpečí v aplikaci: v Safari klepni na Sdílet a pak na „Přidat na plochu“.
install-refuse = Ne, díky

## Groups of friends. $finished, $friends (numbers).

groups-title = Mapa dne s přáteli
groups-note = Mapy celé skupiny vedle sebe
groups-finished = { $friends ->
    [one] Přátelé: hotovo { $finished } / { $friends }
    [few] Přátelé: hotovo { $finished } / { $friends }
    [many] Přátelé: hotovo { $finished } / { $friends }
   *[other] Přátelé: hotovo { $finished } / { $friends }
}

## Today on home. $count (number).

puzzles-name-day = Úloha dne
puzzles-day-not-yet = Zatím nevyřešená
puzzles-day-given = Řešení zobrazeno
today-done = Hotovo { $count } ze 2
today-solved = Vyřešeno
today-tried = Ještě to není maximum

date-first-day = 1
date-1 = { $day }. ledna { $year }
date-2 = { $day }. února { $year }
date-3 = { $day }. března { $year }
date-4 = { $day }. dubna { $year }
date-5 = { $day }. května { $year }
date-6 = { $day }. června { $year }
date-7 = { $day }. července { $year }
date-8 = { $day }. srpna { $year }
date-9 = { $day }. září { $year }
date-10 = { $day }. října { $year }
date-11 = { $day }. listopadu { $year }
date-12 = { $day }. prosince { $year }
