### The scoring desk, for maps on paper.

## Painting the map.

desk-title = Scoring desk
desk-intro = Copy a map from paper and see what it scores, and why.
desk-paint = Paint
desk-paint-note = Choose a terrain and drag over the cells.
desk-erase = Erase
desk-clear = Clear map
desk-clear-sure = Clear the whole map?
desk-sheet = Sheet
desk-ruins-note = Ruins stay under what you paint.

## Edicts, coins, season. $letter (text).

desk-edicts = Edicts
desk-edict-choose = Choose edict { $letter }
desk-season = Season
desk-season-all = All four edicts
desk-coins = Coins
desk-coins-more = One more coin
desk-coins-fewer = One fewer coin

## The result.

desk-result = Result
desk-toll = Monsters’ toll
desk-total = Total
desk-cell-by-cell = Cell by cell

## Several players; the map as text.

desk-players = Players
desk-player-add = Add player
desk-player-remove = Remove player
desk-player-name = Player’s name
desk-as-text = Map as text
desk-copy = Copy map text
desk-paste = Paste map text
desk-copied = Map text copied.
desk-pasted = Map pasted.
