### Sharing a deal, a result, a picture; challenges; keepsakes and the gallery.

## The share panel.

share-title = Share
share-link = Copy link
share-link-copied = Link copied.
share-text = Copy text
share-text-copied = Text copied.
share-picture = Picture
share-picture-saved = Picture saved.
share-qr = QR code
share-qr-note = Scan it to play the same cards.
share-with-result = With my result
share-with-result-note = Your friend plays the same cards and then sees both maps side by side.
share-with-language = Link in this language
share-failed = Sharing did not work. Copy the link instead.

## The text that is shared. $link (text).

share-message-link = The same cards: { $link }

## A challenge from a link. $player (text), $stars (number).

share-challenge-title = A challenge
share-challenge-text = { $player }: { n-stars } with these cards. Can you do better?
share-challenge-plain = The same cards for both of you. Who draws the better map?
share-challenge-start = Play
share-challenge-friend = Friend
share-compare = Compare
share-yours = Yours
share-compare-won = { $stars ->
    [one] You are ahead by { $stars } star.
   *[other] You are ahead by { $stars } stars.
}
share-compare-lost = { $stars ->
    [one] You are behind by { $stars } star.
   *[other] You are behind by { $stars } stars.
}
share-compare-level = You are level.
share-ghost = Ghost
share-ghost-note = You see your friend’s stars season by season, but not the map.
duel-send-back = Send it back
duel-send = Send the link
duel-another = Another round
duel-rounds = Rounds of the duel
duel-endless = Open-ended
duel-best-of-three = Best of three
duel-best-of-five = Best of five
duel-score = Rounds won: you { $mine }, { $player } { $other }.
duel-won = You win the duel!
duel-lost = { $player } wins the duel.
duel-drawn = The duel is a draw.
duel-finished-maps = The finished maps
duel-deciding = The turn that decided it: { $moment }. { $player }: about { n-stars } more.
duel-show-turn = Show it
duel-difference = Difference
duel-waiting = Send this link: { $player } gets the same cards.
duel-message = A map duel: now it is your turn. { $link }
error-duel-version = This duel was made by another version of the game. Reload the page and open the link again. Nothing was changed.
error-duel = This duel link is not valid. Part of it may be missing. Nothing was changed.

## Keepsake: the finished map as a picture or on paper.

keepsake-title = Keepsake
keepsake-name = Your name
keepsake-by = Drawn by { $player }
keepsake-png = PNG
keepsake-print = Print
keepsake-label = Finished map, { n-stars }, { $title }

## Gallery.

gallery-title = Gallery
gallery-none = No finished maps yet. The first one will hang here.
gallery-count = { $count ->
    [one] { $count } map
   *[other] { $count } maps
}
gallery-newest = Newest
gallery-best = Best
