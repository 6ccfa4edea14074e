### What the page says beyond the other files.

## The place under the shape. $coins, $stars, $cells are numbers.

extra-coins-gained = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
extra-toll-more = { $stars ->
    [one] Monsters cost { $stars } star more
   *[other] Monsters cost { $stars } stars more
}
extra-toll-less = { $stars ->
    [one] Monsters cost { $stars } star less
   *[other] Monsters cost { $stars } stars less
}
extra-destroys = { $cells ->
    [one] Destroys { $cells } cell
   *[other] Destroys { $cells } cells
}

## The play screen.

extra-ghost-adds = { $stars ->
    [one] Your shape would add { $stars } star.
   *[other] Your shape would add { $stars } stars.
}
extra-ghost-takes = { $stars ->
    [one] Your shape would take { $stars } star.
   *[other] Your shape would take { $stars } stars.
}
extra-done = Drawn. You may still take it back.
extra-end-season = End the season
extra-finish-skills = No skill, go on
extra-dodge = Use acrobatics?
extra-dodge-not = Let them come
extra-destroy = Destroy it
extra-place-hero = Place hero
extra-ruins-moment = Ruins! The next shape must cover them.
extra-hero-moment = A hero comes: { $card }
extra-previous = Previous edict
extra-next = Next edict
extra-coins-spent = { $count ->
    [one] { $count } coin spent
   *[other] { $count } coins spent
}
extra-seasons = Seasons
extra-first-edict = First edict
extra-second-edict = Second edict
extra-sum = Sum

## Home and new game.

extra-more-options = More options
extra-fewer-options = Fewer options
extra-damaged = Damaged
extra-damaged-note = This saved game could not be read. It is kept here, so that nothing is lost.
extra-other-tab = This game went on in another tab. Here it goes on as a game of its own; both are kept.
extra-save-lost = The engine stopped and was started again. Your game is as you left it.
extra-share-link = Copy a link to this deal
extra-record-link = Copy a link to this game
extra-final-note = Your rating is { $rating }: { n-stars } less { $par }, the value of these edicts.
extra-keepsake-sub = { n-stars } · { $when }

## Loading.

extra-tip = A mountain closed in on all sides gives one coin, and each coin gives a star at every season’s end.
