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

## A friend’s game beside the player’s own; what home shows of duels and invitations. $player (text).

share-challenge-friend = Your friend
share-ghost = My friend’s stars
share-ghost-note = You see your friend’s stars season by season, but not the map.
invite-waits = An invitation is waiting
invite-drop = Remove the invitation
invite-return = Back to the invitation
invite-return-from = Back to the invitation: { $player }
duel-title = Duel
home-duel-turn = Your turn in the duel: { $player }
series-next = Game { $number }

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
