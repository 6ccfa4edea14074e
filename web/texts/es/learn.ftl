### A guided first game, and tips that show once.

## The frame of the guided game. $number and $of are numbers.

learn-title = Learn to play
learn-step = Step { $number } of { $of }
learn-skip = Leave
learn-resume = Resume the lesson
learn-try-again = Not quite. Press “{ play-undo }” and place the shape on the dashed cells, or simply carry on.
learn-well-done = Well done!
learn-done-elsewhere = That works, too.

## The steps: what is new, and what to do. $cells is a list of cells as text.

learn-welcome-title = Welcome, mapmaker
learn-welcome-text = This blank sheet is your map. You will draw forests, villages, farms and water on it, and the crown pays in stars. One season is enough to learn the game.
learn-welcome-do = Move the shape: click or tap a cell of the map, or use the arrow keys.
learn-terrain-title = Choose a terrain
learn-terrain-text = The card shows what you may draw now: one shape, two terrains. Edict A pays for forest on the edge of the map.
learn-terrain-do = Tap a terrain, or press T to change it.
learn-rotate-title = Turn it
learn-rotate-text = A shape may be rotated and flipped. The dashed cells show a good place.
learn-rotate-do = Press “{ play-rotate }”, or R, until it matches the dashed cells.
learn-place-title = Ink it in
learn-place-text = Until you ink it in, nothing is final.
learn-place-do = Move it to the dashed cells, { $cells }, and press “{ play-confirm }”.
learn-edict-title = Edicts
learn-edict-text = Spring scores edicts A and B. The map can show which cells earn stars, and why.
learn-edict-do = Tap edict A, or press A.
learn-shape-title = Choose a shape
learn-shape-text = This card has two shapes. The smaller one brings a coin.
learn-shape-do = Tap the shape with the coin, or press 1.
learn-coin-title = A coin
learn-coin-text = A coin earns one star at the end of every season: the earlier, the better.
learn-coin-do = Ink it in on { $cells }. Water will be drawn beside it later: edict B pays for that.
learn-ruins-title = Ruins
learn-ruins-text = A ruins card came first, so this shape must cover a ruins cell on your map: look for the broken columns.
learn-ruins-do = Move it over a dashed ruins cell, rotate it as you need, and ink it in.
learn-mountain-title = Around the mountain
learn-mountain-text = Fill all the cells beside a mountain and it gives you a coin too.
learn-mountain-do = One is nearly surrounded: choose the small shape, rotate it, and ink it in on { $cells }.
learn-ambush-title = Ambush
learn-ambush-text = Monsters! At the season’s end each empty cell beside them costs you a star.
learn-ambush-do = Choose water, rotate the shape, and ink it in on { $cells }.
learn-season-end-title = The season ends
learn-season-end-before = This card uses up the last of spring’s time.
learn-season-end-do = Draw it where it helps you most, then press “{ extra-end-season }”.
learn-season-end-text = Two edicts are scored, coins add stars, and monsters take some away. Then the next season begins, with the next pair of edicts.
learn-goodbye-title = Now you can play
learn-goodbye-text = Continue this game through summer, autumn and winter, or draw the first of twelve maps in the atlas. The rules are always one tap away.
learn-goodbye-praise = Well drawn! Your first season is on the map, and your first stamp is in the album.
learn-goodbye-continue = Play on
learn-goodbye-atlas = First map of the atlas

## What is said between the steps.

learn-turn-card = Now reveal the next card: press “{ play-next }”.
learn-look = The ringed cells earn the stars. Then press “{ play-back }”.
learn-look-toll = Each cell ringed in red costs a star. Then press “{ play-back }”.
learn-free = Place it where you like and ink it in.

## Tips, each shown once, when something first happens.

tip-title = Good to know
tip-close = Got it
tip-off = No more tips
tip-setting = Tips
tip-first-ruins = A ruins card: the next explore card’s shape must cover an empty ruins cell. If it cannot, you draw a single cell anywhere.
tip-first-ambush = An ambush: each empty cell beside a monster costs one star at every season’s end. Fill those cells to stop it.
tip-first-coin = Your first coin. It earns one star at the end of every season: the earlier, the better.
tip-first-mountain = You surrounded a mountain, and it gave you a coin. Each mountain does so once.
tip-first-zombie = Zombies spread: after each season’s scoring, every empty cell beside one becomes a zombie. Wall them in.
tip-first-troll = The troll stays hungry: after each season’s scoring you lose one empty cell beside it.
tip-first-gorgon = The gorgon destroys one cell beside it at once. Mountains are safe.
tip-first-dragon = Leave the dragon no empty cell beside it, or destroy it, and you get 3 coins.
tip-first-hero = A hero destroys monsters on its attack cells, now and later. Place it where they are, or where they will come.
tip-first-skill = You can use one skill each season. Most cost coins, and coins you have spent earn no more stars.
tip-first-fallback = No shape fits, so you draw a single cell: anywhere, in any terrain.
