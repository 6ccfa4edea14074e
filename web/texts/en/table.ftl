### Several people at one device, and bots at the table.

## Before the game: names and colours.

table-name = Name
table-colour = Colour
table-colour-red = Red
table-colour-blue = Blue
table-colour-green = Green
table-colour-ochre = Ochre
table-colour-violet = Violet
table-colour-teal = Teal
table-colour-brown = Brown
table-colour-grey = Grey

## The curtain between players. $player (text).

table-curtain-title = Next: { $player }
table-curtain-text = Hand over the device. Everyone else looks away.
table-curtain-ambush = Ambush! You hold this map now: { $player }. Draw the monsters where they hurt.
table-curtain-show = Show the map
table-done = Done
table-drawing = Drawing: { $player }
table-drawn = Ready

## Looking at others and at the scores. $place (number).

table-maps = All maps
table-map-of = Map: { $player }
table-scores = Scores
table-ranking = Ranking
table-place = Place { $place }
table-lost = Lost to monsters
table-winner = { $player } wins!
table-you-win = You win!
table-tie = Shared victory: { $players }
table-tie-break = Equal stars: fewer lost to monsters decides.

## Bots.

table-bot = Bot
table-thinking = Thinking: { $player }

## Monsters that another drew on your map. $costs is a list of sentences without a full stop.

table-you = You
table-raid-why = Drawn where it costs you most: { $costs }.
table-raid-costs = It costs you: { $costs }.
table-raid-nothing = It costs you nothing for now.
table-add-bot = Add a bot
