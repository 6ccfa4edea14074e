### Jedna lista miejsc przy stole, herby, boty, które można oglądać, i karty wybrane ręcznie.

## Kto gdzie siedzi. $player (text).

new-table = Na tym urządzeniu
seats-person = Człowiek
seats-kind = { $player }: człowiek czy bot
seats-dress = { $player }: kolor i herb
seats-crest = Herb
seats-open = Odkryte mapy
seats-open-note = Wszyscy widzą wszystkie mapy.
seats-hidden-note = Między ruchami mapa jest zakryta.
seats-watch = Ruchy botów
seats-watch-off = Nie pokazuj
seats-watch-slow = Wolno
seats-watch-fast = Szybko
seats-skip = Pomiń

## Imiona, które boty mają same z siebie.

bot-name-1 = Izolda
bot-name-2 = Bram
bot-name-3 = Odeta
bot-name-4 = Kasper
bot-name-5 = Mirela
bot-name-6 = Tobiasz
bot-name-7 = Jagna
bot-name-8 = Falko

## Herby.

crest-tower = Wieża
crest-ship = Statek
crest-tree = Drzewo
crest-key = Klucz
crest-sun = Słońce
crest-fish = Ryba
crest-bell = Dzwon
crest-moon = Księżyc
crest-crown = Korona
crest-anchor = Kotwica
crest-quill = Pióro
crest-bridge = Most

## Karty nowej gry. $card (text), $count (number).

cards-title = Wybierz karty
cards-by-lot = Wszystkie losowo
cards-first = Pierwsza gra z instrukcji
cards-lot = Losowo
cards-lot-note = Decyduje ziarno.
cards-letters = Kolejność edyktów
cards-earlier = Przesuń wyżej: { $card }
cards-packs = Zestawy, z których losuje się zasadzki
cards-four = Albo dowolne cztery: wybrano { $count } z 4. Póki nie ma czterech, liczą się zestawy.
cards-code = Kod rozdania
cards-code-use = Wypełnij
cards-code-bad = To nie jest kod rozdania na jedno urządzenie. Poprawny kod wygląda na przykład tak: bA1-harbour.
