### A guided first game, and tips that show once.

## The frame of the guided game. $number and $of are numbers.

learn-title = Learn
learn-step = Step { $number } of { $of }
learn-next = Next
learn-back = Back
learn-skip = Leave
learn-resume = Go on learning
learn-try-again = Not quite. Try again.
learn-well-done = Well done!

## The steps.

learn-welcome-title = Welcome, mapmaker
learn-welcome-text = This blank sheet is your map. You will draw forests, villages, farms and water on it, and the crown pays in stars. One season is enough to learn it.
learn-shape-title = Choose a shape
learn-shape-text = Each card shows what you may draw now. This one has two shapes. Tap the one you want.
learn-terrain-title = Choose a terrain
learn-terrain-text = This card offers two terrains for the same shape. Look at the edicts, then tap the terrain that helps you more.
learn-rotate-title = Turn it
learn-rotate-text = A shape may be rotated and flipped. Press Rotate until it lies as you like.
learn-place-title = Ink it in
learn-place-text = Move the shape to empty cells. When it fits, press “Ink it in”. Until then nothing is final.
learn-coin-title = A coin
learn-coin-text = The smaller shape shows a coin. Draw it and the coin is yours: one star at the end of every season.
learn-mountain-title = Round the mountain
learn-mountain-text = Fill all the cells beside a mountain and it gives you a coin too. Close the last one now.
learn-ruins-title = Ruins
learn-ruins-text = A ruins card! The next shape must cover one of the ruins on your map. Put it over a broken column.
learn-ambush-title = Ambush
learn-ambush-text = Monsters! Each empty cell beside them will cost you a star. Fill those cells soon.
learn-edict-title = Edicts
learn-edict-text = Spring scores edicts A and B. Tap one of them and the map shows which cells earn stars, and why.
learn-season-end-title = The season ends
learn-season-end-text = The time is up. Two edicts are scored, coins add stars, monsters take some. Then the next season begins, with the next pair of edicts.
learn-goodbye-title = Now you can play
learn-goodbye-text = Go on with this game through summer, autumn and winter, or start one of your own. The rules are always one tap away.
learn-goodbye-continue = Play on
learn-goodbye-new = New game

## Tips, each shown once, when something first happens.

tip-title = Good to know
tip-close = Got it
tip-off = No more tips
tip-first-ruins = A ruins card: the next explore card must cover an empty ruins cell. If it cannot, you draw a single cell anywhere.
tip-first-ambush = An ambush: each empty cell beside a monster costs one star at every season’s end. Fill those cells to stop it.
tip-first-coin = Your first coin. It gives one star at the end of every season, so early coins pay best.
tip-first-mountain = You surrounded a mountain, so it gives you a coin. Every mountain does, once.
tip-first-zombie = Zombies spread: after each season’s scoring, every empty cell beside one becomes a zombie. Wall them in.
tip-first-troll = The troll stays hungry: after each season’s scoring you lose one empty cell beside it.
tip-first-gorgon = The gorgon turns one cell beside it to rubble, at once. Mountains are safe.
tip-first-dragon = Leave the dragon no empty cell beside it, or destroy it, and you get 3 coins.
tip-first-hero = A hero destroys monsters on the marked cells, now and later. Place it where they are, or where they will come.
tip-first-skill = You can use one skill each season. It is paid with coins, and coins that are paid earn no more stars.
tip-first-fallback = No shape fits, so you draw a single cell: anywhere, in any terrain.
