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
    [one] Your shape would cost { $stars } star.
   *[other] Your shape would cost { $stars } stars.
}
extra-done = Drawn. You can still undo it.
extra-end-season = End the season
extra-finish-skills = Use no skill
extra-dodge = Use Acrobatics?
extra-dodge-not = Let them come
extra-destroy = Destroy it
extra-place-hero = Place hero
extra-ruins-moment = Ruins! The next shape must cover a ruins cell.
extra-hero-moment = A hero arrives: { $card }
extra-previous = Previous edict
extra-next = Next edict
extra-seasons = Seasons
extra-first-edict = First edict
extra-second-edict = Second edict
extra-sum = Total

## Home and new game.

extra-more-options = More options
extra-fewer-options = Fewer options
extra-damaged = Damaged
extra-damaged-note = This saved game could not be read. It stays here, so that nothing is lost.
extra-other-tab = This game was continued in another tab. It continues here as a separate game; both are saved.
extra-save-lost = The engine stopped and was restarted. Your game is as you left it.
extra-share-link = Copy a link to this deal
extra-record-link = Copy a link to this game
extra-final-note = Your rating is { $rating }: { n-stars } minus { $par }, the value of these edicts.
extra-keepsake-sub = { n-stars } · { $when }

## Loading.

extra-tip = A mountain surrounded on all sides gives one coin, and each coin earns a star at the end of every season.
