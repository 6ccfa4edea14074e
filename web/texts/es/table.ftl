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
table-curtain-text = Pass the device on. Everyone else, look away.
table-curtain-ambush = Ambush! You now hold { $player }’s map. Draw the monsters where they hurt.
table-curtain-show = Show the map
table-done = Done
table-drawing = Drawing: { $player }
table-your-turn = Your turn
table-drawn = Ready

## Looking at others and at the scores. $place (number).

table-maps = All maps
table-map-of = Map: { $player }
table-your-map = Your map
table-scores = Scores
table-ranking = Ranking
table-last-season = The last season decides.
table-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
table-lost = Lost to monsters
table-winner = { $player } wins!
table-you-win = You win!
table-tie = Shared victory: { $players }
table-tie-break = Tied on stars: fewer lost to monsters wins.

## Bots.

table-bot = Bot
table-thinking = Thinking: { $player }

## Monsters that another drew on your map. $costs is one or more whole sentences.

table-you = You
table-raid-why = Drawn where it hurts you most. { $costs }
table-raid-costs = It costs you stars. { $costs }
table-raid-nothing = It costs you nothing for now.
table-add-bot = Add a bot

## Tables on several devices, on home. $count (number).

home-together = Play together
home-together-note = Each on their own device
home-together-turn = { $count ->
    [one] Your turn at { $count } table
   *[other] Your turn at { $count } tables
}

## How often each player has won at one table.

series-score = Games won: { $scores }.
series-score-of-three = Best of three: { $scores }.
series-best-of-three = Play best of three
series-won = { $player } wins the series.
series-you-win = You win the series!
