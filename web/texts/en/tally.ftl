### The end of a game, the cards seen and still to come, hints.

## The end of a game. $stars, $best, $count (numbers).

final-new-best = A new best!
final-best-before = Previous best: { n-stars }
final-best-here = Your best on this sheet: { $best }
final-best-short = Your best on this sheet: { $best }, { $count } short
final-first-here = Your first map on this sheet
final-edicts-year = Edicts over the whole year
final-edict-now = As the map stands now:
final-new-title = A new title!
final-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
final-hints-note = The game is counted separately.
final-undone-note = The game counts, but not as a personal best.
daily-no-hints = The first try is drawn without hints.
stats-hinted = { $count ->
    [one] { $count } game with hints, counted separately.
   *[other] { $count } games with hints, counted separately.
}
stats-hinted-figures = Average: { $mean }, best: { $best }

## The cards of a season. $count (number).

tracker-title = Cards of this season
cards-seen = Revealed
cards-left = Still to come
cards-none = None
cards-ambushes = { $count ->
    [0] No ambush in the deck
    [one] { $count } ambush in the deck
   *[other] { $count } ambushes in the deck
}
cards-heroes = { $count ->
    [0] No hero in the deck
    [one] { $count } hero in the deck
   *[other] { $count } heroes in the deck
}
cards-maybe = Possible cards:
cards-note = The season may end before all of them come. Explore cards are reshuffled each season.

## A banner over the map.

moment-go-on = Continue

## The guided game by touch, and on maps too small for letters and numbers.

learn-welcome-do-touch = Move the shape: tap a cell of the map, or drag the shape.
learn-terrain-do-touch = Tap a terrain to choose it.
learn-rotate-do-touch = Press “{ play-rotate }” until it matches the dashed cells.
learn-edict-do-touch = Tap edict A.
learn-shape-do-touch = Tap the shape with the coin.
learn-dashed-cells = the dashed cells
learn-place-do-unnamed = Move it to the dashed cells and press “{ play-confirm }”.
