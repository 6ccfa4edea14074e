### One table on several devices. Loaded when such a table is opened.

## Opening and joining.

together-title = Play together
together-intro = Each player uses their own device. Open a table, and your first card is there at once. Then send the link to your friends, who can join at any time.
together-your-name = Your name
together-friend = A friend
together-add-friend = Add a friend
together-open = Open a table
together-paste-link = Or paste a link that someone sent you
together-join = Join
together-privacy = No account and no game server. Everything is end-to-end encrypted.
together-tables = Your tables
together-nobody = No other player has joined yet
together-line-turn = Your turn
together-line-over = Finished
together-line-unsent = Not sent yet
together-forget = Remove this table
together-damaged = The saved copy of this table cannot be read. It stays here until you remove the table. Open the link again: the game may still be saved elsewhere.
together-opening = Opening the table…
together-failed = The table could not be opened. Try again.
together-bad-link = This is not a link to a table.
together-cut-link = Part of this link is missing or has changed. Ask for it again, or copy all of it.
together-old-link = This link was made by another version of Mapwright. Reload the page; if that does not help, ask for a new link.
together-embed = To play on several devices, open Mapwright on its own page.
together-embed-open = Open Mapwright

## What a friend sees who opens the link. $player (text), $count (number).

together-invites = { $player } invites you to draw a map together
together-invited = You are invited to draw a map together
together-who = Who are you?
together-no-free-seat = All seats are taken
together-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
together-free = Free seat
together-sit-here = Sit here
together-i-am = I am { $player }
together-watch = Watch

## The link.

together-invite = Invite
together-link = Link to the table
together-qr-note = Scan to join
together-copy = Copy
together-share = Send
together-share-text = Come and draw a map with me in Mapwright:
together-link-note = Anyone who has this link can play and watch. Share it only with friends.
together-other-device = Continue on another device
together-other-device-note = Open this link on your other device. Both can stay open.

## At the table. $player, $players (text), $count, $all (numbers).

together-still-drawing = { $count ->
    [one] { $players } is drawing
   *[other] { $players } are drawing
}
together-going-on = Everyone is done. The next card is coming…
together-waiting-for = Waiting for: { $players }
together-sending = Sending…
together-sent = { $count ->
    [one] Sent. { $players } draws next. You can close this page.
   *[other] Sent. { $players } draw next. You can close this page.
}
together-sending-now = What you drew last time has not been sent yet. It is being sent now.
together-away = { $count ->
    [one] { $players } is away
   *[other] { $players } are away
}
together-here-count = { $count } of { $all } here
together-company = At the table
together-draws = Drawing
together-lost = Away
together-absent = Not here now
together-not-joined = Not joined yet
together-bot-draws = A bot draws until they are back
together-draw-for = Draw for { $player }
together-drawing-for = You are drawing for { $player }
together-bot-for = Let a bot draw until { $player } is back
together-bot-stop = { $player } is back: stop the bot
together-take-back = Take my seat back
together-bot-drew-for-you = A bot drew for you while you were away.
together-player-drew-for-you = { $player } drew for you while you were away.
together-not-counted = This card was also drawn on another device. That drawing counts.
together-leave = Leave
together-leave-note = You can come back at any time: the table is in your list.

## The relays. $count, $all (numbers).

together-line-connecting = Connecting…
together-line-relays = Connected over { $count } of { $all } relays
together-line-offline = No internet. Everything is saved and will be sent later.
together-line-refused = The relays refuse what this page sends. Everything is saved on this device.
together-line-no-relays = No relay is set up. Everything is saved on this device.
together-line-not-stored = The relays do not store moves. Play while everyone is here.

## After the game. $player, $seasons, $score (text).

together-next = There is another table for the same players.
together-next-join = Join
together-running-score = Games won: { $score }
together-bot-drew-in = { $player }: a bot drew part of the map ({ $seasons })

## Your turn. $players (text).

together-notify = Notify me when it is my turn
together-notify-on = You will be notified when it is your turn.
together-notify-off = Stop notifying me
together-notify-refused = The browser does not allow notifications. You can change this in the site’s settings.
together-turn-body = It is your turn at the table with { $players }.
together-turn-alone = It is your turn at the table.
