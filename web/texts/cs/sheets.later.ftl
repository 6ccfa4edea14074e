### Vlastní mapové listy: editor, poznámky enginu, zkoušky a odkazy.

## Malování listu.

sheets-title = Vlastní listy
sheets-intro = Namaluj hory, zříceniny a pustiny. Na tvém listu se dá hrát každá hra.
sheets-name = Název listu
sheets-mirror = Zrcadlit při malování
sheets-mirror-none = Ne
sheets-mirror-across = Vlevo a vpravo
sheets-mirror-down = Nahoře a dole
sheets-mirror-turn = Pootočit o 180°
sheets-surprise = Překvap mě
sheets-start-from = Začít od…
sheets-blank = Prázdný list

## Co s ním jde dělat. $name (text) je jméno listu.

sheets-linked = Někdo ti poslal tento list. Kresli na něj rovnou, nech si ho, nebo ho změň.
sheets-draw = Kreslit na něj
sheets-keep = Nechat si
sheets-is-kept = Uloženo
sheets-kept = List je uložen.
sheets-not-stored = Tento prohlížeč nedovoluje list uložit. Zůstane tu, dokud stránku nezavřeš, a odkaz na něj bude fungovat dál.
sheets-too-many = Listů už je 100. Nejdřív nějaký smaž.
sheets-share = Sdílet
sheets-link = Odkaz na list
sheets-link-note = Naskenuj a list se otevře.
sheets-link-message = Kresli na tento mapový list:
sheets-mine = Moje listy
sheets-none = Uložené listy najdeš tady a ve formuláři nové hry.
sheets-open = Otevřít list „{ $name }“
sheets-delete = Smazat list „{ $name }“
sheets-delete-sure = Smazat navždy?

## Co říká engine. $count (number) políček, $cells (text).

sheets-judgement = Hraje se na něm dobře?
sheets-good = Hře nic nebrání.
sheets-remark-full = Políček ke kreslení: { $count }. Když jich je méně než 20, hrát se nedá.
sheets-remark-tight = Políček ke kreslení: { $count }. To je tak málo, že se mapy zaplní dlouho před zimou.
sheets-remark-no-ruins = Není tu žádná zřícenina. Po kartě zříceniny se kreslí jediné políčko.
sheets-remark-no-mountain = Není tu žádná hora. Výnosy o horách nic nepřinesou.
sheets-remark-closed-mountain = Vedle hory musí být aspoň jedno políčko ke kreslení, jinak hora nedá minci: { $cells }
sheets-remark-single-cell = Tato políčka jsou uzavřená a žádný tvar na ně nedosáhne: { $cells }

## Zkouší to bot. $sheet (text) je tištěný list, $stars (number), $count z $games (number).

sheets-try = Vyzkoušet
sheets-try-note = Bot na něm odehraje 20 rychlých her a dalších 20 se stejnými kartami na jiném listu: { $sheet }.
sheets-percent = { $percent } %
sheets-stop = Zastavit
sheets-fewer = { $sheet }: víc než na tvém, rozdíl: { n-stars }.
sheets-more = { $sheet }: méně než na tvém, rozdíl: { n-stars }.
sheets-as-many = { $sheet }: asi tolik hvězd jako na tvém.
sheets-single-cells = Po kartě zříceniny zbylo jen jedno políčko. Her: { $count } / { $games }.
sheets-full-maps = Mapa se zaplnila. Her: { $count } / { $games }.
