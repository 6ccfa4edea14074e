### Jeden seznam míst u stolu, erby, boti, na které se lze dívat, a karty vybrané ručně.

## Kdo kde sedí. $player (text).

new-table = Na tomto zařízení
seats-person = Člověk
seats-kind = { $player }: člověk, nebo bot
seats-dress = { $player }: barva a erb
seats-crest = Erb
seats-open = Otevřené mapy
seats-open-note = Všichni vidí všechny mapy.
seats-hidden-note = Mezi tahy se mapa skryje.
seats-watch = Tahy botů
seats-watch-off = Neukazovat
seats-watch-slow = Pomalu
seats-watch-fast = Rychle
seats-skip = Přeskočit

## Jména, která mají boti sami od sebe.

bot-name-1 = Izolda
bot-name-2 = Bram
bot-name-3 = Odeta
bot-name-4 = Kašpar
bot-name-5 = Mirela
bot-name-6 = Tobiáš
bot-name-7 = Johana
bot-name-8 = Hynek

## Erby.

crest-tower = Věž
crest-ship = Loď
crest-tree = Strom
crest-key = Klíč
crest-sun = Slunce
crest-fish = Ryba
crest-bell = Zvon
crest-moon = Měsíc
crest-crown = Koruna
crest-anchor = Kotva
crest-quill = Brk
crest-bridge = Most

## Karty nové hry. $card (text), $count (number).

cards-title = Vybrat karty
cards-by-lot = Všechny losem
cards-first = Karty pro první hru
cards-lot = Losem
cards-lot-note = Rozhodne semínko.
cards-letters = Pořadí výnosů
cards-earlier = Posunout výš: { $card }
cards-packs = Sady, ze kterých se přepadení losují
cards-four = Nebo libovolná čtyři: vybráno { $count } ze 4. Dokud nejsou čtyři, platí sady.
cards-code = Kód rozdání
cards-code-use = Vyplnit
cards-code-bad = Toto není kód rozdání pro jedno zařízení. Správný kód vypadá třeba takto: bA1-harbour.
