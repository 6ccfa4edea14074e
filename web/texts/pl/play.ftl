### The play screen, and the screens around it.
### Variables named $season take the season’s id (spring, summer, fall, winter).
### $terrain, $edict, $card, $player and $cells are texts that are already in the player’s language.

## Top of the play screen: season and time.
## play-season-of, play-time-of: $number, $used and $limit are numbers.

play-season-of = Pora roku { $number } z { $of }
play-time = Czas
play-time-of = Czas: { $used } z { $limit }

## Edicts panel.

play-edicts = Edykty
play-edict-letter = Edykt { $letter }
play-scores-now = Punktowany teraz
play-edict-worth-now = { n-stars }, gdyby liczono teraz
play-scores-in = { $season ->
    [spring] Punktowany wiosną
    [summer] Punktowany latem
    [fall] Punktowany jesienią
   *[winter] Punktowany zimą
}
play-explain = Wyjaśnij
play-back = Wróć do mapy

## Stars an edict would gain or lose with the shape in hand. $edict (text), $stars (number, never negative).

play-edict-gains = { $stars ->
    [one] { $edict }: +{ $stars } gwiazdka
    [few] { $edict }: +{ $stars } gwiazdki
    [many] { $edict }: +{ $stars } gwiazdek
   *[other] { $edict }: +{ $stars } gwiazdki
}
play-edict-loses = { $stars ->
    [one] { $edict }: −{ $stars } gwiazdka
    [few] { $edict }: −{ $stars } gwiazdki
    [many] { $edict }: −{ $stars } gwiazdek
   *[other] { $edict }: −{ $stars } gwiazdki
}

## Coins, monsters and the ledger. $count (number).

play-coins = Monety
play-coins-of = Monety: { $count } z { $of }
play-coin-plus-one = +1 moneta
play-coin-lost = Tor monet jest pełny. Ta moneta przepada.
play-toll = Danina dla potworów
play-toll-note = { $count ->
    [one] { $count } pusta kratka obok potworów
    [few] { $count } puste kratki obok potworów
    [many] { $count } pustych kratek obok potworów
   *[other] { $count } puste kratki obok potworów
}
play-toll-none = Obok potworów nie ma pustych kratek
play-ledger = Punktacja
play-stars = Gwiazdki
play-total = Razem

## The card in hand.

play-card-explore = Karta odkryć
play-card-ruins = Karta ruin
play-card-ambush = Zasadzka
play-card-hero = Heros
play-card-time = Czas { $count }
play-shape-number = Kształt { $number }
play-terrain = Teren
play-nothing-to-draw = Mapa jest pełna. Nie ma gdzie rysować.

## Tools. Keep them short: they sit under small icons.

play-rotate = Obróć
play-flip = Odbij
play-undo = Cofnij
play-redo = Ponów
play-confirm = Narysuj
play-next = Dalej
play-map = Mapa
play-close = Zamknij
play-more = Więcej

## Verdict under the map. play-does-not-fit: $why is a sentence from reasons.ftl.

play-fits = Pasuje.
play-does-not-fit = Nie pasuje. { $why }

## Notices above the card.

play-must-cover-ruins = Zakryj pustą kratkę ruin.
play-fallback = Żaden kształt się nie mieści. Narysuj jedną kratkę dowolnego terenu, gdzie chcesz.
play-fallback-ruins = Żaden kształt nie sięga pustych ruin. Narysuj jedną kratkę dowolnego terenu, gdzie chcesz.

## Ambush.

play-ambush-revealed = Zasadzka! { $card }
play-ambush-corner-top-left = Potwory nadeszły z lewego górnego rogu.
play-ambush-corner-top-right = Potwory nadeszły z prawego górnego rogu.
play-ambush-corner-bottom-left = Potwory nadeszły z lewego dolnego rogu.
play-ambush-corner-bottom-right = Potwory nadeszły z prawego dolnego rogu.
play-ambush-no-room = Potwory nie znalazły miejsca. Karta zostaje odrzucona.
play-ambush-draw-on = Narysuj potwory na sąsiedniej mapie ({ $player }).
play-ambush-fallback = Kształt nigdzie się nie mieści. Narysuj jedną kratkę z potworem w dowolnym miejscu.
play-ambush-on-you = { $player } rysuje potwory na twojej mapie.

## Heroes and the monsters that do more.

play-hero-place = Postaw herosa na dowolnej pustej kratce. Atak możesz obracać i odbijać.
play-hero-place-only = Postaw herosa na dowolnej pustej kratce.
play-troll-choose = Troll szaleje. Wybierz jedną pustą kratkę obok niego, którą zniszczy.
play-gorgon-choose = Gorgona patrzy. Wybierz kratkę obok niej, którą zniszczy.
play-zombie-wave = { $count ->
    [one] Zombi zajmują kolejną kratkę.
    [few] Zombi zajmują kolejne { $count } kratki.
    [many] Zombi zajmują kolejnych { $count } kratek.
   *[other] Zombi zajmują kolejne { $count } kratki.
}
play-dragon-beaten = Smok pokonany: 3 monety!

## Skills. $count (number of coins).

play-skills = Umiejętności
play-skill-use = { $count ->
    [one] Użyj za { $count } monetę
    [few] Użyj za { $count } monety
    [many] Użyj za { $count } monet
   *[other] Użyj za { $count } monety
}
play-skill-use-free = Użyj za darmo
play-skill-pass = Bez umiejętności
play-skill-cure-wounds = Umieść kształt 1 × 2 obok potwora.
play-skill-diplomacy = Wybierz kratkę, która będzie polem i wioską.
play-skill-search = Wybierz kratkę obok swojego kształtu.
play-skill-concentrate = Narysuj ten sam kształt jeszcze raz.
play-skill-move-silently = Kształt może wystawać poza krawędź.
play-skill-negotiate = Narysuj zamiast tego kwadrat 2 × 2.
play-skill-knowledge = Kształt staje się wioską.
play-acrobatics-upright = Pionowo
play-acrobatics-flat = Poziomo

## Season’s end. $season is the season that has just ended, in season-next the one that comes.

season-end = { $season ->
    [spring] Koniec wiosny
    [summer] Koniec lata
    [fall] Koniec jesieni
   *[winter] Koniec zimy
}
season-next = { $season ->
    [spring] Dalej: wiosna
    [summer] Dalej: lato
    [fall] Dalej: jesień
   *[winter] Dalej: zima
}
season-next-edicts = { $season ->
    [spring] Wiosną punktowane są { $first } i { $second }.
    [summer] Latem punktowane są { $first } i { $second }.
    [fall] Jesienią punktowane są { $first } i { $second }.
   *[winter] Zimą punktowane są { $first } i { $second }.
}
season-time-to-spend = Próg czasu: { $limit }
season-coins = Monety
season-toll = Danina dla potworów
season-total = Ta pora roku
season-so-far = Dotychczas
season-to-final = Zobacz wynik
season-map-full = Mapa jest pełna. Pozostałe pory roku podliczono według niej.

## Final screen. $rating and $stars are numbers.

final-heading = Mapa ukończona
final-your-title = Twój tytuł
final-next-title = Następny tytuł: { $title }, brakuje { $count }
final-again = Jeszcze raz
final-home = Strona główna
final-share = Udostępnij
final-review = Analiza
final-replay = Odtwórz
final-keepsake = Pamiątka
final-more = Więcej

## Home. home-continue-note: $season (text), $used and $limit (numbers).

home-tagline = Cztery pory roku, pusty arkusz i cała kraina do narysowania.
home-about = Narysuj mapę krainy w ciągu czterech pór roku. Przeglądarkowa gra o rysowaniu map.
home-no-script = Mapwright wymaga JavaScriptu.
home-continue = Kontynuuj
home-continue-note = { $season }, { $used } z { $limit } · { n-stars }
home-new = Nowa gra
home-daily = Mapa dnia
home-atlas = Atlas
home-atlas-note = Dwanaście map, jedna kraina
home-atlas-note-seals = Mapa { $number } · pieczęcie: { $earned } z 36
home-puzzles = Zadania
home-puzzles-note = Jak najwięcej gwiazdek do końca pory roku
home-learn = Nauka gry
home-learn-note = Pierwsza pora roku, krok po kroku
home-rules = Zasady
home-rules-note = Krótko, ze wszystkimi kartami
home-sheets = Własne arkusze
home-sheets-note = Namaluj arkusz mapy i graj na nim
home-desk = Kalkulator punktów
home-desk-note = Policz gwiazdki z papierowej mapy
home-workshop = Warsztat botów
home-gallery = Galeria
home-gallery-note = Twoje ukończone mapy
home-programmers = Dla programistów
home-games = Zapisane gry
home-more = Więcej

## New game.

new-set = Karty
new-sheet = Arkusz mapy
new-sheet-letter = Arkusz { $letter }
new-sheet-own = Własny arkusz
new-sheet-nameless = Kraina bez nazwy
new-options = Opcje
new-seed = Ziarno
new-seed-note = To samo ziarno daje te same karty.
new-seed-random = Losowe
new-players = Gracze
new-player = Gracz { $number }
new-player-add = Dodaj gracza
new-player-remove = Usuń
new-solo = Solo
new-skills = Umiejętności
new-heroes = Karty herosów
new-solo-ambushes = Zasadzki jak w grze solo
new-ambush-packs = Zasadzki
new-explore-set = Karty odkryć
new-season-set = Karty pór roku
new-start = Zacznij

## Menu, themes, languages, sound and motion.

menu-title = Menu
menu-home = Strona główna
menu-rules = Zasady
menu-settings = Ustawienia
menu-language = Język
menu-language-failed = Nie udało się wczytać języka „{ $language }”. Pozostaje dotychczasowy.
menu-language-unknown = Adres wskazuje język, którego gra nie ma: { $code }.
menu-theme = Motyw
menu-theme-day = Dzień
menu-theme-candle = Świeca
menu-theme-contrast = Kontrastowy
menu-theme-system = Jak w systemie
menu-motion = Animacje
menu-motion-on = Włączone
menu-motion-off = Wyłączone
menu-keys = Strzałki przesuwają, R obraca, F odbija, 1–9 wybierają kształt lub umiejętność, T – teren, Z cofa, Y ponawia, H podpowiada, Enter rysuje, A–D wyjaśniają edykt, M włącza i wyłącza dźwięk, Esc wraca.
menu-full-screen = Pełny ekran
menu-leave = Wyjdź z gry
menu-leave-note = Gra jest zapisana.
menu-leave-puzzle = Opuść zadanie
menu-leave-puzzle-note = Możesz je w każdej chwili zacząć od nowa.
menu-on = Włączone
menu-off = Wyłączone
menu-ok = OK
menu-cancel = Anuluj
menu-back = Wstecz
menu-skip = Przejdź do mapy

## Loading. $percent and $count (seconds) are numbers.

load-title = Rozrabiamy tusz
load-engine = Pobieramy silnik
load-library = Rozpakowujemy zasady
load-memory = Przygotowujemy pamięć
load-starting = Uruchamiamy
load-ready = Gotowe
load-percent = { $percent }%
load-bytes = { $loaded } z { $total } MB
load-time-left = { $count ->
    [one] zostało około { $count } sekundy
    [few] zostało około { $count } sekund
    [many] zostało około { $count } sekund
   *[other] zostało około { $count } sekundy
}
load-slow = To trwa dłużej niż zwykle. Tymczasem możesz poczytać zasady.
load-failed = Nie udało się wczytać silnika.
load-repaired = Zapisany plik gry był uszkodzony. Został zastąpiony: odśwież stronę.
load-damaged = Zapisane pliki gry są uszkodzone i nie udało się ich zastąpić. Odśwież stronę, gdy będziesz online.
load-retry = Spróbuj ponownie
load-update = Dostępna jest nowa wersja.
load-update-now = Aktualizuj
load-update-later = Później
load-storage-refused = Przeglądarka nie pozwala zapisywać. Gra przetrwa tylko do zamknięcia strony.

## Saved games. $count (number), $when (a date as text).

games-title = Zapisane gry
games-none = Nie ma jeszcze zapisanych gier.
games-open = Otwórz
games-delete = Usuń
games-count = { $count ->
    [one] { $count } gra
    [few] { $count } gry
    [many] { $count } gier
   *[other] { $count } gry
}
games-finished = Ukończona
games-when = Ostatni ruch: { $when }
games-copy = Kopiuj zapis
games-copied = Skopiowano.
games-not-copied = Nie udało się skopiować.

## Error panel. The sentences are in reasons.ftl.

error-title = Coś poszło nie tak
error-report-note = Zgłoszenie zawiera ruchy tej gry i błąd. Przeczytaj je przed wysłaniem.
error-report-copy = Kopiuj zgłoszenie
error-reload = Odśwież
error-continue = Graj dalej
error-details = Szczegóły

## Announcements for screen readers. Short, the news first.
## $terrain, $edict, $from, $to, $cell, $card, $what (texts), $count, $stars (numbers).

say-map = Mapa, 11 na 11 kratek
say-row = Rząd { $number }
say-cell = { $cell }, { $what }
say-cell-on-ruins = { $cell }, { $what }, na ruinach
say-cell-ruins-empty = { $cell }, puste ruiny
say-cell-struck = { $cell }, { $what }, tu atakuje heros
say-cell-surrounded = { $cell }, { $what }, otoczone, moneta zabrana
say-shape-fits = { $count ->
    [one] { $terrain }, { $count } kratka, { $from }. Pasuje.
    [few] { $terrain }, { $count } kratki, od { $from } do { $to }. Pasuje.
    [many] { $terrain }, { $count } kratek, od { $from } do { $to }. Pasuje.
   *[other] { $terrain }, { $count } kratki, od { $from } do { $to }. Pasuje.
}
say-shape-does-not-fit = { $count ->
    [one] { $terrain }, { $count } kratka, { $from }. Nie pasuje. { $why }
    [few] { $terrain }, { $count } kratki, od { $from } do { $to }. Nie pasuje. { $why }
    [many] { $terrain }, { $count } kratek, od { $from } do { $to }. Nie pasuje. { $why }
   *[other] { $terrain }, { $count } kratki, od { $from } do { $to }. Nie pasuje. { $why }
}
say-rotated = Obrócono.
say-flipped = Odbito.
say-shape-chosen = { $count ->
    [one] Kształt { $number }, { $count } kratka.
    [few] Kształt { $number }, { $count } kratki.
    [many] Kształt { $number }, { $count } kratek.
   *[other] Kształt { $number }, { $count } kratki.
}
say-terrain-chosen = { $terrain }.
say-inked = Narysowano.
say-undone = Cofnięto.
say-redone = Ponowiono.
say-card = Nowa karta: { $card }.
say-edict = Edykt { $letter }, { $edict }, { n-stars }
say-edict-live = Punktowany w tej porze roku

## A label or a name, and what it is about: “Rating: 1,204”. $label and $value are texts.

label-value = { $label }: { $value }

## Log of the game. $cells is a list as text, $stars and $count are numbers.

log-title = Przebieg gry
log-card = { $card }
log-drawn = { $terrain }: { $cells }
log-on = { $player }: { $text }
log-by-on = { $player } → { $on }: { $text }
log-fallback = Jedna kratka, { $terrain }: { $cells }
log-coin = Kształt z monetą: +1
log-mountain = Góra { $cell } otoczona: +1 moneta
log-ambush = Zasadzka, { $card }: { $cells }
log-ambush-none = Zasadzka, { $card }: brak miejsca
log-hero = Heros, { $card }: { $cell }
log-destroyed = Zniszczono: { $cells }
log-dragon = Smok pokonany: +3 monety
log-zombies = Zombi się rozprzestrzeniają: { $cells }
log-troll = Troll niszczy { $cell }
log-gorgon = Gorgona niszczy { $cell }
log-skill = Umiejętność: { $skill }
log-season-scored = { $season ->
    [spring] Wynik wiosny: { n-stars }
    [summer] Wynik lata: { n-stars }
    [fall] Wynik jesieni: { n-stars }
   *[winter] Wynik zimy: { n-stars }
}
log-nothing = Nic nie narysowano
log-end = Koniec gry: { n-stars }
