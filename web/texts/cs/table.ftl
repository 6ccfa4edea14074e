### Several people at one device, and bots at the table.

## Before the game: names and colours.

table-name = Jméno
table-colour = Barva
table-colour-red = Červená
table-colour-blue = Modrá
table-colour-green = Zelená
table-colour-ochre = Okrová
table-colour-violet = Fialová
table-colour-teal = Tyrkysová
table-colour-brown = Hnědá
table-colour-grey = Šedá

## The curtain between players. $player (text).

table-curtain-title = Na řadě: { $player }
table-curtain-text = Předej zařízení. Ostatní se nedívají.
table-curtain-ambush = Přepadení! Teď držíš sousední mapu ({ $player }). Nakresli nestvůry tam, kde uškodí.
table-curtain-show = Ukázat mapu
table-done = Hotovo
table-drawing = Kreslí: { $player }
table-your-turn = Jsi na tahu
table-drawn = Hotovo

## Looking at others and at the scores. $place (number).

table-maps = Všechny mapy
table-map-of = Mapa: { $player }
table-your-map = Tvoje mapa
table-scores = Skóre
table-ranking = Pořadí
table-last-season = Rozhoduje poslední období.
table-place = { $place }. místo
table-lost = Vzaly nestvůry
table-winner = Vyhrává { $player }!
table-you-win = Vyhráváš!
table-tie = Společné vítězství: { $players }
table-tie-break = Stejně hvězd: vyhrává ten, komu nestvůry vzaly méně.

## Bots.

table-bot = Bot
table-thinking = Přemýšlí: { $player }

## Monsters that another drew on your map. $costs is one or more whole sentences.

table-you = Ty
table-raid-why = Nakresleno tam, kde ti to uškodí nejvíc. { $costs }
table-raid-costs = Přijdeš o hvězdy. { $costs }
table-raid-nothing = Zatím tě to nestojí nic.
table-add-bot = Přidat bota

## Stoly na několika zařízeních, na úvodní stránce. $count (number).

home-together = Hrát společně
home-together-note = Každý na svém zařízení
home-together-turn = { $count ->
    [one] Jsi na tahu u { $count } stolu
    [few] Jsi na tahu u { $count } stolů
    [many] Jsi na tahu u { $count } stolu
   *[other] Jsi na tahu u { $count } stolů
}

## How often each player has won at one table.

series-score = Vyhrané hry: { $scores }.
series-score-of-three = Na dvě výhry: { $scores }.
series-best-of-three = Hrát na dvě výhry
series-won = Sérii vyhrává { $player }.
series-you-win = Vyhráváš sérii!
