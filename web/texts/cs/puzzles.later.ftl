### Puzzles: the most stars by the season's end.

## $season (an id).

puzzles-title = Úlohy
puzzles-intro = Mapa a poslední karty období: získej z nich co nejvíc hvězd.
puzzles-more = Další úlohy
puzzles-all = Všechny úlohy
puzzles-name-free = Úloha
puzzles-name-run = Na čas
puzzles-name-own = Zlomový okamžik
puzzles-task = { $season ->
    [spring] Co nejvíc hvězd do konce jara
    [summer] Co nejvíc hvězd do konce léta
    [fall] Co nejvíc hvězd do konce podzimu
   *[winter] Co nejvíc hvězd do konce zimy
}
puzzles-grade-1 = lehká
puzzles-grade-2 = střední
puzzles-grade-3 = těžká
puzzles-then = Pak
puzzles-last-card = Poslední karta
puzzles-share = Kopírovat odkaz na tuto úlohu
puzzles-share-short = Sdílet

## The answer. $stars, $count, $number, $of (numbers).

puzzles-right = Správně!
puzzles-right-note = Víc to nejde: { n-stars }.
puzzles-short = { $count ->
    [one] Chybí { $count } hvězda
    [few] Chybí { $count } hvězdy
    [many] Chybí { $count } hvězdy
   *[other] Chybí { $count } hvězd
}
puzzles-short-note = Tvůj výsledek: { n-stars }.
puzzles-best-way = Nejlepší řešení { $number } / { $of }
puzzles-most = Maximum
puzzles-count = Ukázat bodování
puzzles-next = Další úloha
puzzles-looking = Hledáme úlohu…
puzzles-back = Zpět
puzzles-again = Zkusit znovu
puzzles-solution = Ukázat řešení
puzzles-other-ways = Jiná řešení
puzzles-own = Tvoje odpověď
puzzles-way-before = Předchozí řešení
puzzles-way-after = Další řešení

## The day. $tries, $stars (numbers).

puzzles-day-solved = Vyřešeno. Pokusů: { $tries }
puzzles-day-short = Ještě to není maximum. Napoprvé chybělo: { n-stars }
puzzles-day-start = Vyřešit
puzzles-day-again = Ještě jednou

## Other ways to go about it. $solved, $tried, $count (numbers).

puzzles-free = Jedna za druhou
puzzles-free-note = Kolik chceš, od lehkých po těžké
puzzles-solved = Vyřešeno: { $solved } / { $tried }
puzzles-solved-short = Vyřešeno: { $count }
puzzles-run = Na čas
puzzles-run-note = Co nejvíc za pět minut
puzzles-run-best = Nejlepší výsledek: { $count }
puzzles-run-best-new = Tvůj nejlepší výsledek!
puzzles-run-over = Čas vypršel. Vyřešeno: { $count }
puzzles-run-tried = Odpovědí: { $count }.
puzzles-rating = Hodnocení
puzzles-rated = Započtené úlohy: { $count }
puzzles-rating-range = Tvoje dosavadní hodnocení: od { $low } do { $high }
puzzles-training = Procvičit výnos
puzzles-training-note = Úlohy, v nichž tento výnos přináší hvězdy.
puzzles-code = Úloha od kamaráda
puzzles-code-note = Odkaz nebo kód
puzzles-code-open = Otevřít
puzzles-bad-code = Tuto úlohu nelze otevřít. Možná chybí část odkazu nebo kódu. Nic se nezměnilo.
puzzles-bad-moment = Tento zlomový okamžik nelze otevřít. Možná chybí část odkazu. Nic se nezměnilo.

## From one's own games. $stars, $percent (numbers).

puzzles-own-title = Tvoje zlomové okamžiky
puzzles-own-note = Největší ztráty z poslední hry jako úlohy
puzzles-turning-note = Období, která mohla přinést víc. Přijdeš na to?
puzzles-turning-none = Žádné období nemohlo s posledními kartami přinést víc. Krásně nakresleno!
puzzles-turning-wait = Procházíme hru: { $percent } %
puzzles-turning-lost = Šlo získat ještě: { n-stars }
