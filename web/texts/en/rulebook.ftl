### A short rulebook in our own words.

book-title = Rules
book-search = Search
book-print = Print
book-contents = Contents
book-nothing-found = Nothing found.
book-example = Example
book-about = Rules: { $what }
book-solo-value = Solo value: { $count }
book-corner = { $corner ->
    [top-left] Solo: from the top-left corner
    [top-right] Solo: from the top-right corner
    [bottom-left] Solo: from the bottom-left corner
   *[bottom-right] Solo: from the bottom-right corner
}
book-arrow = { $arrow ->
    [clockwise] clockwise
   *[counter-clockwise] anticlockwise
}

## Goal.

book-goal-title = The goal
book-goal-1 = You draw a map of 11 × 11 cells through four seasons. Four edicts say what the crown would like to see on it.
book-goal-2 = Each season scores two of the edicts, so every edict scores twice. Coins add stars, monsters take them away.
book-goal-3 = The player with the most stars after winter wins. In a tie, the player who lost fewer stars to monsters wins. If that is equal too, they share the win.

## A turn.

book-turn-title = A turn
book-turn-1 = A card is revealed. Everyone draws one of its shapes on their own map at the same time.
book-turn-2 = Most cards take time. When the time on the cards revealed this season reaches the season’s limit, the season ends. Time beyond the limit is lost.
book-turn-3 = Ruins, ambush and hero cards take no time.

## Drawing.

book-drawing-title = Drawing
book-drawing-1 = Choose one shape and one terrain of the card. You may rotate the shape and flip it.
book-drawing-2 = The shape must lie on the map, on empty cells. It need not touch anything. Ruins cells count as empty until something is drawn on them. Mountains and wasteland are filled from the start.
book-drawing-3 = If no shape of the card fits anywhere, draw a single cell anywhere instead: forest, village, farm, water or monster, as you like.
book-drawing-4 = Cells are neighbours when they share a side. Corners never count. A cluster is a group of neighbouring cells of the same terrain; a single cell is a cluster too.

## Coins.

book-coins-title = Coins
book-coins-1 = Some shapes show a coin. Draw such a shape and you get one coin.
book-coins-2 = A mountain gives one coin when all the cells beside it are filled, no matter who filled them.
book-coins-3 = Each coin earns one star at the end of every season, this one included: the earlier, the better. There is room for 14.

## Ruins.

book-ruins-title = Ruins
book-ruins-1 = When a ruins card is revealed, the next card follows at once. The next explore card’s shape must cover at least one empty ruins cell.
book-ruins-2 = If that is impossible, draw a single cell of any terrain anywhere on the map.
book-ruins-3 = If an ambush or a hero comes in between, play it first. The ruins wait for the next explore card.

## Ambush at a table.

book-ambush-title = Ambush
book-ambush-1 = Every map passes to a neighbour, in the direction of the arrow. Draw the monsters on the map you receive, where they hurt most. Then the maps go home.
book-ambush-2 = At the end of each season you lose one star for each empty cell beside a monster. Fill those cells to stop the loss.
book-ambush-3 = If the shape fits nowhere, draw a single plain monster.

## Ambush when playing alone.

book-ambush-solo-title = Solo ambush
book-ambush-solo-1 = The monsters place themselves. Their shape starts in the corner shown on the card, is never rotated, and moves along the edge in the direction of the arrow until it fits.
book-ambush-solo-2 = If it fits nowhere along the edge, it goes round again one ring further in, and so on. If there is no room at all, nothing happens.

## Season’s end.

book-season-title = The end of a season
book-season-1 = Spring scores edicts A and B, summer B and C, autumn C and D, winter D and A.
book-season-2 = Add the stars of both edicts and one star for each coin. Take away one star for each empty cell beside a monster.
book-season-3 = The explore cards are shuffled again, with one more ambush card and, if you play with heroes, one more hero card. Ambush and hero cards not yet revealed stay in the deck.
book-season-4 = After winter the game is over.

## Solo.

book-solo-title = Solo game
book-solo-1 = Each edict has a value. Your rating is your stars minus the values of the four edicts. The rating earns you a title.
book-solo-2 = If your map is full, the game ends. This season and those still to come are scored as the map stands.

## Heroes.

book-heroes-title = Heroes
book-heroes-1 = When a hero card is revealed, draw the hero in any empty cell of your map and mark its attack cells. You may rotate and flip the pattern. It may lie on filled cells and reach over the edge. Empty attack cells stay empty.
book-heroes-2 = Monsters on attack cells are destroyed, and so is every monster drawn there later. Nothing else is harmed.
book-heroes-3 = A destroyed cell is filled, but has no terrain and costs no stars.
book-heroes-4 = A hero can be destroyed too. Its attack cells stay active.

## Monsters of Heroes.

book-monsters-title = Monsters that do more
book-monsters-1 = Dragon: once each of its cells is destroyed or has no empty cell beside it, the map’s owner gets 3 coins.
book-monsters-2 = Zombie: after each season’s scoring, every empty cell beside a zombie becomes a zombie.
book-monsters-3 = Troll: after each season’s scoring, the map’s owner destroys one empty cell beside a living troll.
book-monsters-4 = Gorgon: the player who draws it destroys one cell beside it at once. Mountains are safe. In a solo game, you choose.

## Skills.

book-skills-title = Skills
book-skills-1 = Three skills are face up for the whole game. Once each season you may use one of them during your draw.
book-skills-2 = You pay with coins you already have. Spent coins are crossed out: they earn nothing any more, but keep their places on the track. Skills that cost 0 are free.

## Combined game.

book-combined-title = Mixing both sets
book-combined-1 = Choose any sheet, the season cards and the explore cards of either set, and any four ambush cards. Both ruins cards are always in. Hero cards are up to you.
book-combined-2 = Edicts come from both sets, still one of each kind: forest, farm and water, village, and the whole map.
book-combined-3 = If you play Heroes on its own, there are no ruins cards and ruins cells mean nothing.

## Edicts.

book-edicts-title = Edicts
book-edicts-1 = There are four kinds: forest, farm and water, village, and the whole map. One of each kind is in the game, dealt at random to A, B, C and D.
book-edicts-2 = At the edge of the map, a missing neighbour never counts against you. Monsters, mountains and heroes are kinds of terrain too; ruins, wasteland and destroyed cells are not.
book-edicts-kind-forest = Forest
book-edicts-kind-farm-water = Farm and water
book-edicts-kind-village = Village
book-edicts-kind-spatial = The whole map
