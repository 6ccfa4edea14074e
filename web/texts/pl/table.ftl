### Several people at one device, and bots at the table.

## Before the game: names and colours.

table-name = Imię
table-colour = Kolor
table-colour-red = Czerwony
table-colour-blue = Niebieski
table-colour-green = Zielony
table-colour-ochre = Ochra
table-colour-violet = Fioletowy
table-colour-teal = Turkusowy
table-colour-brown = Brązowy
table-colour-grey = Szary

## The curtain between players. $player (text).

table-curtain-title = Teraz: { $player }
table-curtain-text = Przekaż urządzenie. Reszta nie patrzy.
table-curtain-ambush = Zasadzka! Masz teraz sąsiednią mapę ({ $player }). Narysuj potwory tam, gdzie zaszkodzą.
table-curtain-show = Pokaż mapę
table-done = Gotowe
table-drawing = Rysuje: { $player }
table-your-turn = Twój ruch
table-drawn = Gotowe

## Looking at others and at the scores. $place (number).

table-maps = Wszystkie mapy
table-map-of = Mapa: { $player }
table-your-map = Twoja mapa
table-scores = Wyniki
table-ranking = Klasyfikacja
table-last-season = Decyduje ostatnia pora roku.
table-place = { $place }. miejsce
table-lost = Zabrały potwory
table-winner = Wygrywa { $player }!
table-you-win = Wygrywasz!
table-tie = Wspólne zwycięstwo: { $players }
table-tie-break = Remis w gwiazdkach: wygrywa ten, komu potwory zabrały mniej.

## Bots.

table-bot = Bot
table-thinking = Myśli: { $player }

## Monsters that another drew on your map. $costs is one or more whole sentences.

table-you = Ty
table-raid-why = Narysowano tam, gdzie najbardziej ci to szkodzi. { $costs }
table-raid-costs = Tracisz gwiazdki. { $costs }
table-raid-nothing = Na razie nic cię to nie kosztuje.
table-add-bot = Dodaj bota

## Stoły na kilku urządzeniach, na stronie głównej. $count (number).

home-together = Wspólna gra
home-together-note = Każdy na swoim urządzeniu
home-together-turn = { $count ->
    [one] Twój ruch przy { $count } stole
    [few] Twój ruch przy { $count } stołach
    [many] Twój ruch przy { $count } stołach
   *[other] Twój ruch przy { $count } stołach
}

## How often each player has won at one table.

series-score = Wygrane gry: { $scores }.
series-score-of-three = Do dwóch wygranych: { $scores }.
series-best-of-three = Graj do dwóch wygranych
series-won = Serię wygrywa { $player }.
series-you-win = Wygrywasz serię!
