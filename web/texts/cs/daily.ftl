### The map of the day.

## $number, $count, $stars (numbers); $date, $time (texts).

daily-title = Mapa dne
daily-number = Č. { $number }
daily-note = Jedno rozdání denně, pro všechny stejné. Nové přichází o půlnoci světového času.
daily-start = Začít
daily-continue = Pokračovat
daily-again = Znovu
daily-not-yet = Zatím nenakreslená
daily-started = Rozkreslená
daily-done = Nakresleno: { n-stars }
daily-missed = Vynechaná
daily-first-try-note = Počítá se první pokus. Další jsou cvičné.
daily-practice = Cvičná hra
daily-best = Nejlepší pokus: { n-stars }
daily-streak = { $count ->
    [one] { $count } den v řadě
    [few] { $count } dny v řadě
    [many] { $count } dny v řadě
   *[other] { $count } dní v řadě
}
daily-longest-streak = { $count ->
    [one] Nejdelší řada: { $count } den
    [few] Nejdelší řada: { $count } dny
    [many] Nejdelší řada: { $count } dny
   *[other] Nejdelší řada: { $count } dní
}
daily-no-streak = Nakresli dnešní mapu a začni novou řadu.
daily-calendar = Kalendář
daily-earlier = Dřívější
daily-later = Pozdější
daily-today = Dnes
daily-next = Další mapa za { $time }
