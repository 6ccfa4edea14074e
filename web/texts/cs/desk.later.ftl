### The scoring desk, for maps on paper.

## Painting the map.

desk-title = Sčítání bodů
desk-intro = Překresli sem papírovou mapu a uvidíš, kolik hvězd vynese a proč.
desk-paint = Malovat
desk-paint-note = Vyber terén a přejeď přes políčka.
desk-erase = Mazat
desk-clear = Vymazat vše
desk-clear-sure = Vymazat celou mapu?
desk-sheet = Mapový list
desk-ruins-note = Zříceniny pod kresbou zůstávají.

## Edicts, coins, season. $letter (text).

desk-edicts = Výnosy
desk-edict-choose = Vybrat výnos { $letter }
desk-season = Období
desk-season-all = Všechny čtyři výnosy
desk-coins = Mince
desk-coins-more = O minci víc
desk-coins-fewer = O minci méně

## The result.

desk-result = Výsledek
desk-toll = Daň nestvůrám
desk-total = Celkem
desk-cell-by-cell = Po políčkách

## Several players; the map as text.

desk-players = Hráči
desk-player-add = Přidat hráče
desk-player-remove = Odebrat hráče
desk-player-name = Jméno hráče
desk-as-text = Mapa jako text
desk-copy = Kopírovat text mapy
desk-paste = Vložit text mapy
desk-copied = Text mapy zkopírován.
desk-pasted = Mapa vložena.
