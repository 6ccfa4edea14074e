### Friends: challenges, duels, invitations, and the ways to play with others.

## A challenge or a duel from a link. $player, $moment, $link (texts), $stars (number).

share-challenge-title = A challenge
share-challenge-text = { $player }: { n-stars } with these cards. Can you do better?
share-challenge-plain = The same cards for both of you. Who draws the better map?
share-challenge-start = Play
share-yours = Yours
duel-send-back = Send it back
duel-send = Send the link
duel-rounds = Rounds of the duel
duel-endless = Open-ended
duel-best-of-three = Best of three
duel-best-of-five = Best of five
duel-finished-maps = The finished maps
duel-deciding = The turn that decided it: { $moment }. { $player }: about { n-stars } more.
duel-show-turn = Show it
duel-difference = Difference
duel-message = A map duel: now it is your turn. { $link }
error-duel-version = This duel was made by another version of the game. Reload the page and open the link again. Nothing was changed.
error-duel = This duel link is not valid. Part of it may be missing. Nothing was changed.

## Of stars or of rounds: $player (text), $mine, $other (numbers).

end-level = A tie, { $mine } to { $other } ({ $player })
end-ahead = You are ahead, { $mine } to { $other } ({ $player })
end-behind = { $player } is ahead, { $other } to { $mine }
end-both-maps = Both maps: { $player }
end-place = Place { $place } of { $count } so far
end-all-maps = All maps of the group

## Duels. $player (text), $number, $length, $stars, $mine, $other (numbers).

duel-with = Duel: { $player }
duel-round = Round { $number }
duel-round-of = Round { $number } of { $length }
duel-round-score = Round { $number }: { $mine } to { $other }
duel-round-missed = The maps of this round are on another device.
duel-history = All rounds
duel-won = You win the duel, { $mine } to { $other }!
duel-lost = { $player } wins the duel, { $other } to { $mine }.
duel-drawn = The duel is a draw, { $mine } to { $other }.
duel-answer-waits = { $player }, round { $number }: { n-stars } with these cards. Can you do better?
duel-play-round = Play round { $number }
duel-unsent = { $player } has not seen it yet.
duel-own-waits = Round { $number } is drawn: { n-stars }.
duel-their-turn = { $player } is next: the answer comes as a link.
duel-send-first = Send it to a friend
duel-send-again = Send the link again
duel-rematch = Rematch
duel-turn-answer = A new round is waiting
duel-turn-send = Not sent yet
duel-turn-wait = The answer is still to come
duel-turn-over = Finished
duel-gone = This duel is not on this device. Its last link opens it again.
duel-full = This duel already has another game of this round. The map is in the gallery.

## A newcomer with a friend’s link.

invite-learn = New here? Learn in three minutes
invite-learn-on = Continue learning
invite-learn-note = The game will wait

## Ways to play with others.

ways-now = Now, at a table
ways-now-text = Each player draws on their own device, live, or by post over several days.
ways-now-go = To the tables
ways-duel = One after another: a duel
ways-duel-text = Draw a map, send it as a link, and get an answer: the same cards, both maps side by side.
ways-duel-go = Draw the first map
ways-daily = Every day: a group
ways-daily-text = Everyone in the group draws the daily map; afterwards all maps hang side by side.
ways-daily-go = Create a group
ways-daily-open = To the group
ways-cup = Together: a cup
ways-cup-text = Up to 100 people draw the same maps with a single link: a class, a club, a stream.
ways-cup-go = Create a cup
ways-cup-open = To the cup
