### The play screen, and the screens around it.
### Variables named $season take the season’s id (spring, summer, fall, winter).
### $terrain, $edict, $card, $player and $cells are texts that are already in the player’s language.

## Top of the play screen: season and time.
## play-season-of, play-time-of: $number, $used and $limit are numbers.

play-season-of = Season { $number } of { $of }
play-time = Time
play-time-of = Time { $used } of { $limit }

## Edicts panel.

play-edicts = Edicts
play-edict-letter = Edict { $letter }
play-scores-now = Scores now
play-edict-worth-now = { n-stars } if it were scored now
play-scores-in = { $season ->
    [spring] Scores in spring
    [summer] Scores in summer
    [fall] Scores in autumn
   *[winter] Scores in winter
}
play-explain = Explain
play-back = Back to drawing

## Stars an edict would gain or lose with the shape in hand. $edict (text), $stars (number, never negative).

play-edict-gains = { $stars ->
    [one] { $edict } gains { $stars } star
   *[other] { $edict } gains { $stars } stars
}
play-edict-loses = { $stars ->
    [one] { $edict } loses { $stars } star
   *[other] { $edict } loses { $stars } stars
}

## Coins, monsters and the ledger. $count (number).

play-coins = Coins
play-coins-of = { $count } of { $of } coins
play-coin-plus-one = +1 coin
play-coin-lost = The coin track is full. This coin is lost.
play-toll = Monsters’ toll
play-toll-note = { $count ->
    [one] { $count } empty cell beside monsters
   *[other] { $count } empty cells beside monsters
}
play-toll-none = No empty cells beside monsters
play-ledger = Ledger
play-stars = Stars
play-total = Total

## The card in hand.

play-card-explore = Explore card
play-card-ruins = Ruins card
play-card-ambush = Ambush
play-card-hero = Hero
play-card-time = Time { $count }
play-shape-number = Shape { $number }
play-terrain = Terrain
play-nothing-to-draw = Your map is full. Nothing to draw.

## Tools. Keep them short: they sit under small icons.

play-rotate = Rotate
play-flip = Flip
play-undo = Undo
play-redo = Redo
play-confirm = Ink it in
play-next = Next card
play-map = Map
play-close = Close
play-more = More

## Verdict under the map. play-does-not-fit: $why is a sentence from reasons.ftl.

play-fits = Fits.
play-does-not-fit = Does not fit. { $why }

## Notices above the card.

play-must-cover-ruins = Cover an empty ruins cell.
play-fallback = No shape fits. Draw one cell anywhere, in any terrain.
play-fallback-ruins = No shape can reach an empty ruins cell. Draw one cell anywhere, in any terrain.

## Ambush.

play-ambush-revealed = Ambush! { $card }
play-ambush-corner-top-left = The monsters came from the top-left corner.
play-ambush-corner-top-right = The monsters came from the top-right corner.
play-ambush-corner-bottom-left = The monsters came from the bottom-left corner.
play-ambush-corner-bottom-right = The monsters came from the bottom-right corner.
play-ambush-no-room = The monsters found no room. The card is discarded.
play-ambush-draw-on = Draw the monsters on { $player }’s map.
play-ambush-fallback = The shape fits nowhere. Draw one monster cell anywhere.
play-ambush-on-you = { $player } drew monsters on your map.

## Heroes and the monsters that do more.

play-hero-place = Put the hero in an empty cell; rotate or flip its attack.
play-hero-place-only = Put the hero in an empty cell.
play-troll-choose = The troll rampages. Choose one empty cell beside it to destroy.
play-gorgon-choose = The gorgon stares. Choose one cell beside it to destroy.
play-zombie-wave = { $count ->
    [one] The zombies take { $count } more cell.
   *[other] The zombies take { $count } more cells.
}
play-dragon-beaten = The dragon is beaten: 3 coins!

## Skills. $count (number of coins).

play-skills = Skills
play-skill-use = { $count ->
    [one] Use for { $count } coin
   *[other] Use for { $count } coins
}
play-skill-use-free = Use for free
play-skill-pass = No skill
play-skill-cure-wounds = Place the 1 × 2 shape beside a monster.
play-skill-diplomacy = Choose a cell to be farm and village at once.
play-skill-search = Choose a cell beside your shape.
play-skill-concentrate = Draw the same shape again.
play-skill-move-silently = Let the shape hang over the edge.
play-skill-negotiate = Draw a 2 × 2 square instead.
play-skill-knowledge = The shape becomes village.
play-acrobatics-upright = Vertical
play-acrobatics-flat = Horizontal

## Season’s end. $season is the season that has just ended, in season-next the one that comes.

season-end = { $season ->
    [spring] End of spring
    [summer] End of summer
    [fall] End of autumn
   *[winter] End of winter
}
season-next = { $season ->
    [spring] On to spring
    [summer] On to summer
    [fall] On to autumn
   *[winter] On to winter
}
season-next-edicts = { $season ->
    [spring] Spring scores { $first } and { $second }.
    [summer] Summer scores { $first } and { $second }.
    [fall] Autumn scores { $first } and { $second }.
   *[winter] Winter scores { $first } and { $second }.
}
season-time-to-spend = Time limit: { $limit }
season-coins = Coins
season-toll = Monsters’ toll
season-total = This season
season-so-far = So far
season-to-final = See the result
season-map-full = The map is full. The remaining seasons are scored as it stands.

## Final screen. $rating and $stars are numbers.

final-heading = The map is finished
final-your-title = Your title
final-next-title = Next title: { $title }, { $count } to go
final-again = Play again
final-home = Home
final-share = Share
final-review = Review
final-replay = Replay
final-keepsake = Keepsake
final-more = More

## Home. home-continue-note: $season (text), $used and $limit (numbers).

home-tagline = Four seasons, one blank sheet, and a realm to draw.
home-about = Draw a realm over four seasons: a map-drawing game for the browser.
home-no-script = Mapwright needs JavaScript.
home-continue = Continue
home-continue-note = { $season }, { $used } of { $limit } · { n-stars }
home-new = New game
home-daily = Daily map
home-atlas = Atlas
home-atlas-note = Twelve maps, one realm
home-atlas-note-seals = Map { $number } · seals: { $earned } of 36
home-puzzles = Puzzles
home-puzzles-note = Make the most of a season’s last cards
home-learn = Learn to play
home-learn-note = Your first season, step by step
home-rules = Rules
home-rules-note = Short, with every card
home-sheets = Your own sheets
home-sheets-note = Paint a map sheet and play on it
home-desk = Scoring desk
home-desk-note = Score a map you drew on paper
home-workshop = Bot workshop
home-gallery = Gallery
home-gallery-note = Your finished maps
home-programmers = For programmers
home-games = Saved games
home-more = More

## New game.

new-set = Cards
new-sheet = Map sheet
new-sheet-letter = Sheet { $letter }
new-sheet-own = Own sheet
new-sheet-nameless = Nameless land
new-options = Options
new-seed = Seed
new-seed-note = The same seed deals the same cards.
new-seed-random = Random
new-players = Players
new-player = Player { $number }
new-player-add = Add player
new-player-remove = Remove
new-solo = Solo
new-skills = Skills
new-heroes = Hero cards
new-solo-ambushes = Ambushes as in solo games
new-ambush-packs = Ambushes
new-explore-set = Explore cards
new-season-set = Season cards
new-start = Start

## Menu, themes, languages, sound and motion.

menu-title = Menu
menu-home = Home
menu-rules = Rules
menu-settings = Settings
menu-language = Language
menu-language-failed = The language “{ $language }” could not be loaded. The present one stays.
menu-language-unknown = The address asks for a language that the game does not have: { $code }.
menu-theme = Theme
menu-theme-day = Day
menu-theme-candle = Candle
menu-theme-contrast = High contrast
menu-theme-system = Match system
menu-motion = Animation
menu-motion-on = On
menu-motion-off = Off
menu-keys = Arrows move, R rotates, F flips, 1 to 9 choose a shape or a skill, T the terrain, Z undoes, Y redoes, H gives a hint, Enter inks it in, A to D explain an edict, M turns the sound on and off, Esc goes back.
menu-full-screen = Full screen
menu-leave = Leave game
menu-leave-note = Your game is saved.
menu-leave-puzzle = Leave the puzzle
menu-leave-puzzle-note = You can start it again at any time.
menu-on = On
menu-off = Off
menu-ok = OK
menu-cancel = Cancel
menu-back = Back
menu-skip = Skip to the map

## Loading. $percent and $count (seconds) are numbers.

load-title = Mixing the ink
load-engine = Fetching the engine
load-library = Unpacking the rules
load-memory = Preparing memory
load-starting = Starting
load-ready = Ready
load-percent = { $percent }%
load-bytes = { $loaded } of { $total } MB
load-time-left = { $count ->
    [one] about { $count } second left
   *[other] about { $count } seconds left
}
load-slow = This is taking longer than usual. You can read the rules meanwhile.
load-failed = The engine could not be loaded.
load-repaired = A stored file of the game was damaged. It has been replaced: reload the page.
load-damaged = Stored files of the game are damaged and could not be replaced. Reload the page when you are online.
load-retry = Try again
load-update = A new version is ready.
load-update-now = Update
load-update-later = Later
load-storage-refused = This browser does not allow saving. Your game lasts until you close the page.

## Saved games. $count (number), $when (a date as text).

games-title = Saved games
games-none = No saved games yet.
games-open = Open
games-delete = Delete
games-count = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
games-finished = Finished
games-when = Last played { $when }
games-copy = Copy record
games-copied = Copied.
games-not-copied = It could not be copied.

## Error panel. The sentences are in reasons.ftl.

error-title = Something went wrong
error-report-note = The report contains the moves of this game and the error. Read it before you send it.
error-report-copy = Copy report
error-reload = Reload
error-continue = Carry on
error-details = Details

## Announcements for screen readers. Short, the news first.
## $terrain, $edict, $from, $to, $cell, $card, $what (texts), $count, $stars (numbers).

say-map = Map, 11 by 11 cells
say-row = Row { $number }
say-cell = { $cell }, { $what }
say-cell-on-ruins = { $cell }, { $what }, on ruins
say-cell-ruins-empty = { $cell }, empty ruins
say-cell-struck = { $cell }, { $what }, a hero attacks here
say-cell-surrounded = { $cell }, { $what }, surrounded, its coin is earned
say-shape-fits = { $count ->
    [one] { $terrain }, { $count } cell, { $from }. Fits.
   *[other] { $terrain }, { $count } cells, { $from } to { $to }. Fits.
}
say-shape-does-not-fit = { $count ->
    [one] { $terrain }, { $count } cell, { $from }. Does not fit. { $why }
   *[other] { $terrain }, { $count } cells, { $from } to { $to }. Does not fit. { $why }
}
say-rotated = Rotated.
say-flipped = Flipped.
say-shape-chosen = { $count ->
    [one] Shape { $number }, { $count } cell.
   *[other] Shape { $number }, { $count } cells.
}
say-terrain-chosen = { $terrain }.
say-inked = Inked in.
say-undone = Undone.
say-redone = Redone.
say-card = New card: { $card }.
say-edict = Edict { $letter }, { $edict }, { n-stars }
say-edict-live = Scores this season

## A label or a name, and what it is about: “Rating: 1,204”. $label and $value are texts.

label-value = { $label }: { $value }

## Log of the game. $cells is a list as text, $stars and $count are numbers.

log-title = Log
log-card = { $card }
log-drawn = { $terrain }: { $cells }
log-on = { $player }: { $text }
log-by-on = { $player } → { $on }: { $text }
log-fallback = Single cell, { $terrain }: { $cells }
log-coin = Shape with a coin: +1
log-mountain = Mountain { $cell } surrounded: +1 coin
log-ambush = Ambush, { $card }: { $cells }
log-ambush-none = Ambush, { $card }: no room
log-hero = Hero, { $card }: { $cell }
log-destroyed = Destroyed: { $cells }
log-dragon = Dragon beaten: +3 coins
log-zombies = Zombies spread: { $cells }
log-troll = The troll destroys { $cell }
log-gorgon = The gorgon destroys { $cell }
log-skill = Skill: { $skill }
log-season-scored = { $season ->
    [spring] Spring scored: { n-stars }
    [summer] Summer scored: { n-stars }
    [fall] Autumn scored: { n-stars }
   *[winter] Winter scored: { n-stars }
}
log-nothing = Nothing drawn
log-end = The game ends: { n-stars }
