### What each card does, in our own words.

## Edicts: one or two short sentences for a small card.

rule-sentinel-wood = 1 star for each forest cell on the edge of the map.
rule-greenbough = 1 star for each row and each column with forest in it.
rule-treetower = 1 star for each forest cell with no empty cell beside it.
rule-stoneside-forest = 3 stars for each mountain joined to another mountain by one forest.
rule-canal-lake = 1 star for each water cell beside a farm and each farm cell beside water.
rule-mages-valley = 2 stars for each water cell and 1 for each farm cell beside a mountain.
rule-golden-granary = 1 star for each water cell beside ruins, 3 for each farm cell on ruins.
rule-shoreside-expanse = 3 stars for each farm or water cluster that touches neither the edge nor the other kind.
rule-wildholds = 8 stars for each village of 6 or more cells.
rule-great-city = Your largest village that touches no mountain: 1 star per cell.
rule-greengold-plains = 3 stars for each village beside 3 or more other kinds of terrain.
rule-shieldgate = 2 stars for each cell of your second-largest village.
rule-borderlands = 6 stars for each full row and each full column.
rule-lost-barony = Your largest full square: 3 stars for each cell along one side.
rule-broken-road = 3 stars for each full diagonal from the left edge down to the bottom edge.
rule-cauldrons = 1 star for each empty cell closed in on every side.
rule-faunlost-thicket = 2 stars for each cell of your longest unbroken vertical line of forest.
rule-deepwood = 6 stars for each forest of 5 or more cells that touches no village.
rule-heart-of-the-forest = 2 stars for each forest cell with only forest beside it.
rule-sleepy-valley = 4 stars for each row with 3 or more forest cells.
rule-craylund = 7 stars for each farm cluster beside 3 or more water cells.
rule-ulems-wallow = 4 stars for each water cell with 2 or more farm cells beside it.
rule-clawsgrave-peaks = 5 stars for each mountain beside a water cluster that touches a farm.
rule-jorekburg = 4 stars for each column with as many farm cells as water cells, at least one of each.
rule-traylo-monastery = 7 stars for each village with 4 cells in a straight line.
rule-outer-enclave = Your best village: 1 star for each empty cell beside it.
rule-gnomish-colony = 6 stars for each village with a 2 × 2 square in it.
rule-caravansary = Your best village: 1 star for each row and each column it reaches.
rule-dwarvenholds = 7 stars for each full row and each full column with a mountain in it.
rule-silos = 10 stars for each full column among A, C, E, G, I and K.
rule-banded-hills = 4 stars for each row with 5 or more kinds of terrain.
rule-starlit-sigil = 4 stars for each group of exactly 3 connected empty cells.

## Ambush cards: the shape and what is special about it.

rule-goblin-attack = Three goblins sneak in along a diagonal. Fill the empty cells beside them, or pay a star for each.
rule-bugbear-assault = Two pairs of bugbears with a gap between them. The gap costs stars until you fill it.
rule-kobold-onslaught = Four kobolds: three in a line and one beside the middle one.
rule-gnoll-raid = Five gnolls in a horseshoe. The hollow costs a star until you fill it.
rule-dragon-inferno = When every cell of the dragon is destroyed or has no empty cell beside it, the map’s owner gets 3 coins, once.
rule-zombie-plague = One zombie. After each season is scored, every empty cell beside a zombie becomes a zombie too.
rule-giant-troll-ravage = After each season is scored, the map’s owner must destroy one empty cell beside a living troll.
rule-gorgon-gaze = The player who draws the gorgon destroys one cell beside it at once. Mountains are safe.
rule-flayer-incursion = Three flayers in a small corner. They fit almost anywhere.
rule-insectoid-invasion = Four insectoids in a crooked line.
rule-ratman-strike = Three ratmen in a straight line.
rule-ogre-charge = Four ogres in a square.

## Heroes.

rule-dobrik = Attacks the four cells beside him. Monsters there are destroyed, now and later.
rule-wren = Attacks three cells in a line, two steps away from her. Monsters there are destroyed, now and later.
rule-freyla = Attacks three cells in a straight line from where she stands. Monsters there are destroyed, now and later.
rule-dal = Attacks the four cells at his corners. Monsters there are destroyed, now and later.

## Skills. The cost is shown beside the name.

rule-acrobatics = During an ambush, the monsters drawn on your map take up only a 1 × 2. In a solo game you choose vertical or horizontal.
rule-concentrate = Not during an ambush. After drawing, draw the same shape again in the same terrain. It gives no second coin.
rule-cure-wounds = Draw an extra 1 × 2 beside a monster, in a terrain of this card.
rule-diplomacy = Draw one extra cell that is farm and village at once.
rule-knowledge = Fill the shape you chose with village.
rule-move-silently = Your shape may hang over the edge of the map. Only the part on the map is drawn. Not during a solo ambush.
rule-negotiate = Draw a 2 × 2 in a terrain of the card instead of its shapes. It gives no coin.
rule-search = Draw one extra cell of the same terrain beside the shape you have just drawn.

## Ruins cards.

rule-temple-ruins = The next explore card’s shape must cover an empty ruins cell. If it cannot, draw one cell anywhere.
rule-outpost-ruins = The next explore card’s shape must cover an empty ruins cell. If it cannot, draw one cell anywhere.

## Why an edict earns what it earns.
## $count (number): the things that earned. $stars (number): the stars. { n-stars } is in names.ftl.

why-none = Nothing earns stars here yet.
why-sentinel-wood = { $count ->
    [one] { $count } forest cell on the edge: { n-stars }.
   *[other] { $count } forest cells on the edge: { n-stars }.
}
why-greenbough = { $count ->
    [one] { $count } row or column with forest: { n-stars }.
   *[other] { $count } rows and columns with forest: { n-stars }.
}
why-treetower = { $count ->
    [one] { $count } forest cell closed in on all sides: { n-stars }.
   *[other] { $count } forest cells closed in on all sides: { n-stars }.
}
why-stoneside-forest = { $count ->
    [one] { $count } mountain joined to another by forest: { n-stars }.
   *[other] { $count } mountains joined by forest: { n-stars }.
}
why-canal-lake = { $count ->
    [one] { $count } cell where water meets farm: { n-stars }.
   *[other] { $count } cells where water meets farm: { n-stars }.
}
why-mages-valley = { $count ->
    [one] { $count } water or farm cell beside a mountain: { n-stars }.
   *[other] { $count } water and farm cells beside mountains: { n-stars }.
}
why-golden-granary = { $count ->
    [one] { $count } cell with water beside ruins or a farm on them: { n-stars }.
   *[other] { $count } cells with water beside ruins or a farm on them: { n-stars }.
}
why-shoreside-expanse = { $count ->
    [one] { $count } farm or water cluster that keeps to itself: { n-stars }.
   *[other] { $count } farm and water clusters that keep to themselves: { n-stars }.
}
why-wildholds = { $count ->
    [one] { $count } village of 6 or more cells: { n-stars }.
   *[other] { $count } villages of 6 or more cells: { n-stars }.
}
why-great-city = The largest village that touches no mountain: { n-stars }.
why-greengold-plains = { $count ->
    [one] { $count } village beside 3 or more kinds of terrain: { n-stars }.
   *[other] { $count } villages beside 3 or more kinds of terrain: { n-stars }.
}
why-shieldgate = The second-largest village, 2 for each cell: { n-stars }.
why-borderlands = { $count ->
    [one] { $count } full row or column: { n-stars }.
   *[other] { $count } full rows and columns: { n-stars }.
}
why-lost-barony = The largest full square, 3 for each cell along its side: { n-stars }.
why-broken-road = { $count ->
    [one] { $count } full diagonal: { n-stars }.
   *[other] { $count } full diagonals: { n-stars }.
}
why-cauldrons = { $count ->
    [one] { $count } empty cell closed in on every side: { n-stars }.
   *[other] { $count } empty cells closed in on every side: { n-stars }.
}
why-faunlost-thicket = The longest vertical line of forest, 2 for each cell: { n-stars }.
why-deepwood = { $count ->
    [one] { $count } large forest away from villages: { n-stars }.
   *[other] { $count } large forests away from villages: { n-stars }.
}
why-heart-of-the-forest = { $count ->
    [one] { $count } forest cell with only forest around: { n-stars }.
   *[other] { $count } forest cells with only forest around: { n-stars }.
}
why-sleepy-valley = { $count ->
    [one] { $count } row with 3 or more forest cells: { n-stars }.
   *[other] { $count } rows with 3 or more forest cells: { n-stars }.
}
why-craylund = { $count ->
    [one] { $count } farm cluster beside 3 or more water cells: { n-stars }.
   *[other] { $count } farm clusters beside 3 or more water cells: { n-stars }.
}
why-ulems-wallow = { $count ->
    [one] { $count } water cell with 2 or more farm cells beside it: { n-stars }.
   *[other] { $count } water cells with 2 or more farm cells beside them: { n-stars }.
}
why-clawsgrave-peaks = { $count ->
    [one] { $count } mountain beside water that touches a farm: { n-stars }.
   *[other] { $count } mountains beside water that touches a farm: { n-stars }.
}
why-jorekburg = { $count ->
    [one] { $count } column with as much farm as water: { n-stars }.
   *[other] { $count } columns with as much farm as water: { n-stars }.
}
why-traylo-monastery = { $count ->
    [one] { $count } village with 4 cells in a line: { n-stars }.
   *[other] { $count } villages with 4 cells in a line: { n-stars }.
}
why-outer-enclave = Empty cells beside the best village: { n-stars }.
why-gnomish-colony = { $count ->
    [one] { $count } village with a 2 × 2 square in it: { n-stars }.
   *[other] { $count } villages with a 2 × 2 square in them: { n-stars }.
}
why-caravansary = Rows and columns reached by the best village: { n-stars }.
why-dwarvenholds = { $count ->
    [one] { $count } full row or column with a mountain: { n-stars }.
   *[other] { $count } full rows and columns with a mountain: { n-stars }.
}
why-silos = { $count ->
    [one] { $count } full column out of A, C, E, G, I, K: { n-stars }.
   *[other] { $count } full columns out of A, C, E, G, I, K: { n-stars }.
}
why-banded-hills = { $count ->
    [one] { $count } row with 5 or more kinds of terrain: { n-stars }.
   *[other] { $count } rows with 5 or more kinds of terrain: { n-stars }.
}
why-starlit-sigil = { $count ->
    [one] { $count } group of exactly 3 empty cells: { n-stars }.
   *[other] { $count } groups of exactly 3 empty cells: { n-stars }.
}

## Why coins and monsters count. $count (number).

why-coins = { $count ->
    [one] { $count } coin, one star.
   *[other] { $count } coins, one star each.
}
why-toll = { $count ->
    [one] { $count } empty cell beside monsters, minus one star.
   *[other] { $count } empty cells beside monsters, minus one star each.
}
