### The replay of a finished game.

## Opening one.

replay-title = Replay
replay-open = Open a game
replay-open-file = From a file
replay-open-paste = Paste a record
replay-open-history = From your games
replay-open-other = Another game: text, link or file

## Stepping through it. $number, $of, $stars (numbers); $player (text).

replay-play = Play
replay-pause = Pause
replay-back = Step back
replay-forward = Step forward
replay-start = Go to start
replay-end = Go to end
replay-slider = Moment of the game
replay-step = Step { $number } of { $of }
replay-speed = Speed
replay-slow = Slow
replay-normal = Normal
replay-fast = Fast
replay-notation = Notation
replay-notation-copy = Copy record
replay-take-over = Play from here
replay-take-over-note = Starts a new game from this moment. The original stays as it is.
