### What cannot be done, and why. Keys follow the engine’s error codes.

## A move that the rules do not allow.

reason-outside = Part of the shape is off the map.
reason-covers-filled = Some of these cells are already filled.
reason-covers-mountain = Nothing can be drawn on a mountain.
reason-covers-wasteland = Nothing can be drawn on wasteland.
reason-ruins-duty = This shape must cover an empty ruins cell.
reason-wrong-terrain = This card does not offer that terrain.
reason-wrong-shape = This card does not offer that shape.
reason-must-draw-shape = A shape of this card still fits, so a single cell is not allowed.
reason-not-your-turn = It is not your turn.
reason-game-over = This game is over.
reason-no-coins = You do not have enough coins.
reason-skill-used = You have already used a skill this season.
reason-skill-not-dealt = That skill is not in this game.
reason-skill-timing = That skill cannot be used now.
reason-not-beside-monster = This must lie beside a monster.
reason-not-beside-shape = This must lie beside the shape you have just drawn.
reason-nothing-to-undo = There is nothing to undo.
reason-not-a-choice = That cell cannot be chosen.
reason-inside = With Move Silently, the shape must hang over the edge.

## Something went wrong outside the rules.

error-engine = The game engine has stopped. Your game is safe.
error-bad-link = This link cannot be read. Part of it may be missing.
error-too-long = This is too long to be a game.
error-damaged-save = This saved game is damaged and cannot be opened.
error-message = The game sent something that its engine could not read. Please reload.
error-record = This record is damaged or incomplete.
error-map = This is not a map text. It needs 11 rows of 11 characters.
error-cell = There is no such cell on the map.
error-seed = A seed has 1 to 64 letters (a to z), digits, “-” or “_”.
error-deal = This deal code cannot be read.
error-action = This record contains a move that cannot be read.
error-setup = These options do not go together.
error-sheet = This map sheet cannot be read. Part of it may be missing.
error-sheet-full = This map sheet has too little room to draw on.
error-no-game = No game is open.
error-puzzle = That is not a puzzle.
error-moment = This moment of a game cannot be opened as a puzzle.
error-not-loaded = This part of the game is not loaded yet.
error-date = This is not a date.
error-not-finished = This game is not finished yet.
error-unknown = Something went wrong. Your game is safe.
