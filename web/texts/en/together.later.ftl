### One table on several devices. Loaded when such a table is opened.

## Opening and joining.

together-title = Play together
together-intro = Each player uses their own device: everyone draws from the same card at once, and neighbours ambush each other. Open a table and send the link.
together-intro-codes = Each player uses their own device, all in one room: everyone draws from the same card at once. Open a table and show the others its codes.
together-your-name = Your name
together-ask-name = What should the others call you?
together-ask-name-go = That’s me
together-open = Open a table
together-join-code = Join with a code
together-privacy = No account and no server of ours. Everything is end-to-end encrypted.
together-tables = Your tables
together-nobody = No other player has joined yet
together-line-turn = Your turn
together-line-waits = Waiting for others
together-line-lobby = Not started
together-line-over = Finished
together-forget = Remove this table
together-damaged = The saved copy of this table cannot be read. It stays here until you remove it; the other devices may restore the game when you open the link again.
together-opening = Opening the table…
together-failed = The table could not be opened. Try again.
together-busy = This table is open in another tab. You can play in only one.
together-bad-link = This is not a link to a table.
together-old-link = This link was made by an older version of Mapwright. Ask the host for a new one.
together-embed = To play on several devices, open Mapwright on its own page.
together-embed-open = Open Mapwright
together-seeking = Looking for the table…
together-seeking-note = Another player has to be online: keep this page open, or come back later.

## The lobby. $player, $players (text), $count (number).

together-seats = Who plays
together-free = Free seat
together-sit-here = Sit here
together-here-own = This device
together-here = Here
together-ready = Ready
together-lost = Away
together-add-seat = Add a seat
together-seat-away = Remove this seat
together-add-person = Add a player on this device
together-person-away = Remove this player
together-look-on = Just watch
together-take-seat = Take a seat
together-onlookers = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
together-setup = The game
together-invite = Invite
together-link = Link to the table
together-qr-note = Scan to join
together-copy = Copy
together-share = Send
together-share-text = Come and draw a map with me in Mapwright:
together-link-note = Anyone with this link can join or watch.
together-begin = Start
together-seats-free = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
}
together-not-ready = Not ready yet: { $players }
together-all-ready = Everyone is ready.
together-ready-button = I am ready
together-not-yet = Not yet
together-say-ready = Say when you are ready.
together-host-begins = The game starts as soon as everyone is ready.
together-looking-on = You are watching.
together-full = All seats are taken. You are watching.
together-dealing = The devices are shuffling the cards together…
together-waiting-for = Waiting for: { $players }
together-anew = Start over
together-playing = The game is on.
together-to-place = Go to my map
together-somebody = A player

## Versions and other obstacles. $player (text).

together-older-ours = { $player } uses a newer version. Reload this page to update.
together-older-theirs = { $player } uses an older version and must update.
together-trouble-ours-is-older = This table was opened with a newer version. Reload this page to update.
together-trouble-theirs-is-older = This table was opened with an older version and can no longer be played. Open a new one.
together-trouble-terms = This table differs from the one shown here. Open a new one.
together-trouble-other = The table cannot be played here.
together-mending = Some of your moves were lost on this device. They will come back as soon as another device connects.

## The connection between the devices. $count, $all (numbers).

together-line-connecting = Connecting…
together-line-none = No other player is connected yet.
together-line-relays = Connected over { $count } of { $all } relays
together-line-direct = { $count ->
    [one] Directly connected to { $count } device
   *[other] Directly connected to { $count } devices
}
together-line-offline = No internet. Everything is saved and will be sent later.
together-line-blocked = The relays cannot be reached. Everything is saved and will be sent later.
together-line-refused = The relays are not accepting messages right now.
together-line-limited = The relays accept no more messages for now. Everything is saved and will be sent in a moment.
together-try-now = Try now
together-line-clock = The clock of this device is wrong, so the relays reject what it sends.
together-line-too-old = This page is out of date. Reload it.

## Without internet, by two codes.

together-by-code = Someone in this room
together-by-code-note = With two codes, without internet: both devices must be on the same network.
together-step-1 = 1. Scan this code with the other device
together-step-2 = 2. Then scan the code it shows here
together-offer-note = First code
together-offer-in = Scan or paste the code that the other device shows.
together-offer-field = Code of the table
together-answer-field = Code of the other device
together-answer-out = Show this code to the other device
together-answer-note = Second code
together-take-code = Connect
together-connecting = Connecting…
together-connected = Connected
together-scan = Scan
together-scan-stop = Stop the camera
together-camera = Camera
together-cancel = Cancel
together-refused-no-webrtc = This browser cannot connect devices directly.
together-refused-code = This is not the code of a table, or it is damaged.
together-refused-code-newer = This code was made by a newer version. Reload this page to update.
together-refused-code-older = This code was made by an older version. The other device must reload the page.
together-refused-code-other = This code belongs to another step. The host shows the first code, the guest the second.
together-refused-full = No more devices can join.
together-refused-blocked = The other device cannot be reached. Guest networks often isolate devices: try a phone’s hotspot.
together-refused-local-network = The browser is not allowed to look for devices nearby. Allow it in the site’s settings.
together-refused-closed = This code has expired. Make a new one.
together-refused-camera = Camera access is not allowed. Paste the code instead.
together-refused-no-camera = There is no camera here. Paste the code instead.

## At the table. $player, $players (text), $count, $all (numbers).

together-still-drawing = { $count ->
    [one] Still drawing: { $players }
   *[other] Still drawing: { $players }
}
together-going-on = Everyone is done…
together-foul = { $player } made an illegal move. The seat is blocked; hand it to a bot to continue.
together-astray = Out of sync with: { $players }
together-away = { $count ->
    [one] { $players } is away
   *[other] { $players } are away
}
together-here-count = { $count } of { $all } here
together-company = At the table
together-draws = Drawing
together-stopped = Blocked by an illegal move
together-stand-in = Played by a bot
together-hand-over = Let a bot play
together-signs = Say something
together-you = You
together-leave = Leave
together-leave-note = You can come back at any time: the table is saved and your seat stays yours.
together-copy-onlooker = Copy the link

## A dozen signs.

together-sign-hello = Hello!
together-sign-ready = Ready when you are.
together-sign-well = Well drawn!
together-sign-ouch = Ouch!
together-sign-ha = Ha!
together-sign-luck = Good luck!
together-sign-think = Let me think…
together-sign-wait = Back in a moment.
together-sign-hurry = Whenever you like…
together-sign-tea = Time for tea?
together-sign-sorry = Sorry!
together-sign-thanks = Thank you!

## Another table after the game, and a new direct connection. $player (text).

together-invited = Invited
together-next = { $player } has opened another table.
together-next-join = Join
together-line-broken = The direct connection was lost. Your moves are saved.
together-reconnect = Reconnect
together-reconnect-note = One device shows a code, the other scans it. Nothing that was drawn is lost.
together-reconnect-show = Show a code
together-reconnect-take = Scan a code

## A bot in a player’s place, and games that differ. $player, $players, $seasons, $season (text), $count, $all (numbers).

together-foul-two = { $player } made an illegal move. You can continue here with a bot.
together-foul-reveal = { $player } broke the shuffle: the revealed number is not the promised one. The host can start over with a new shuffle.
together-vote = { $count } of { $all } votes for a bot
together-branch = Continue here with a bot
together-branch-note = This starts a game of your own from here. The table stays as it is, and you can come back to it.
together-take-theirs = Take the others’ game
together-hand-over-refused = This seat cannot be handed over now.
together-final-differs = The result is different for: { $players }
together-bot-drew-from = { $season ->
    [spring] { $player }: a bot drew the whole map
    [summer] { $player }: a bot drew from summer on
    [fall] { $player }: a bot drew from autumn on
   *[winter] { $player }: a bot drew in winter
}
together-bot-drew-in = { $player }: a bot drew part of the map ({ $seasons })

## Your turn, and another device. $players (text).

together-kept = Your moves are stored for players who come later.
together-notify = Notify me when it is my turn
together-notify-on = You will be notified when it is your turn.
together-notify-off = Stop notifying me
together-notify-refused = The browser does not allow notifications. You can change this in the site’s settings.
together-turn-body = It is your turn at the table with { $players }.
together-turn-alone = It is your turn at the table.
together-move = Continue on another device
together-move-ask = Your seat moves to the device that opens the link. Show the link only to your own device.
together-move-go = Move my seat
together-move-note = Open this link on your other device. This device then only watches.
together-moved = You continue this game on another device. This one only watches.
together-move-back = Continue here instead
together-move-bad = This link to a seat cannot be read. Make a new one on the other device.
