### One list of seats, crests, bots that can be watched, and the cards by hand.

## Who sits where. $player (text).

new-table = On this device
seats-person = Person
seats-kind = { $player }: person or bot
seats-dress = { $player }: colour and crest
seats-crest = Crest
seats-open = Open maps
seats-open-note = Everyone sees every map.
seats-hidden-note = A curtain falls between turns.
seats-watch = Watch the bots
seats-watch-off = Off
seats-watch-slow = Slow
seats-watch-fast = Fast
seats-skip = Skip

## Names that bots have by themselves.

bot-name-1 = Isolde
bot-name-2 = Bram
bot-name-3 = Odette
bot-name-4 = Caspar
bot-name-5 = Mirela
bot-name-6 = Tobias
bot-name-7 = Yvaine
bot-name-8 = Falk

## Crests.

crest-tower = Tower
crest-ship = Ship
crest-tree = Tree
crest-key = Key
crest-sun = Sun
crest-fish = Fish
crest-bell = Bell
crest-moon = Moon
crest-crown = Crown
crest-anchor = Anchor
crest-quill = Quill
crest-bridge = Bridge

## The cards of a new game. $card (text), $count (number).

cards-title = Choose the cards
cards-by-lot = All random
cards-first = The rulebook’s first game
cards-lot = Random
cards-lot-note = The seed decides.
cards-letters = Edicts in order
cards-earlier = Move { $card } up
cards-packs = Packs to draw ambushes from
cards-four = Or pick exactly four ({ $count } of 4 chosen). Until then, the packs above are used.
cards-code = Deal code
cards-code-use = Fill in
cards-code-bad = This is not a valid deal code for one device. Example: bA1-harbour.
