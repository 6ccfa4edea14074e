### One table on several devices. Loaded when such a table is opened.

## Opening and joining.

together-title = Play together
together-intro = Each plays on their own device: everybody draws the same card at once, and neighbours ambush each other. Open a table and send the link.
together-intro-codes = Each plays on their own device, all in one room: everybody draws the same card at once. Open a table and show the others its codes.
together-your-name = Your name
together-open = Open a table
together-join-code = Join with a code
together-privacy = No account and no server of ours. Everything is encrypted from device to device.
together-tables = Your tables
together-nobody = Nobody has joined yet
together-line-turn = Your turn
together-line-waits = Waiting for others
together-line-lobby = Not begun
together-line-over = Finished
together-forget = Forget this table
together-damaged = What is kept of this table on this device cannot be read. It stays here until you forget it; the others’ devices may bring the game back when you open the link again.
together-opening = Opening the table…
together-failed = The table could not be opened. Try again.
together-busy = This table is open in another tab. Only one tab can hold a seat.
together-bad-link = This is no link to a table.
together-embed = Tables on several devices need a page of their own.
together-embed-open = Open Mapwright
together-seeking = Looking for the table…
together-seeking-note = Somebody at this table has to be online: keep this page open, or come back later.

## The lobby. $player, $players (text), $count (number).

together-seats = Who plays
together-free = Free seat
together-sit-here = Sit here
together-here-own = This device
together-here = Here
together-ready = Ready
together-lost = Not connected
together-add-seat = Add a seat
together-seat-away = Remove this seat
together-add-person = Somebody else plays on this device
together-person-away = Remove this person
together-look-on = Only watch
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
together-link-note = Whoever has this link can join or watch.
together-begin = Begin
together-seats-free = { $count ->
    [one] { $count } seat is still free.
   *[other] { $count } seats are still free.
}
together-not-ready = Not ready yet: { $players }
together-all-ready = Everybody is ready.
together-ready-button = I am ready
together-not-yet = Not yet
together-say-ready = Say when you are ready.
together-host-begins = The game begins as soon as everybody is ready.
together-looking-on = You are watching.
together-full = All seats are taken. You are watching.
together-dealing = The devices shuffle the cards together…
together-waiting-for = Waiting for: { $players }
together-anew = Start over
together-playing = The game is on.
together-to-place = To my map
together-somebody = somebody

## Versions and other obstacles. $player (text).

together-older-ours = Your version is older than that of { $player }. Reload this page to update.
together-older-theirs = { $player } must update: their version is older than yours.
together-trouble-ours-is-older = This table was opened with a newer version. Reload this page to update.
together-trouble-theirs-is-older = This table was opened with an older version and can no longer be played.
together-trouble-terms = The table is not the one that was shown here. Open a new one.
together-trouble-other = The table cannot be played here.
together-mending = Some of your moves were lost on this device. They come back as soon as another device connects.

## The line between the devices. $count, $all (numbers).

together-line-connecting = Connecting…
together-line-none = Nobody is connected yet.
together-line-relays = Connected over { $count } of { $all } relays
together-line-direct = { $count ->
    [one] Directly connected to { $count } device
   *[other] Directly connected to { $count } devices
}
together-line-offline = No internet. Your moves are kept and sent later.
together-line-blocked = The relays cannot be reached. Your moves are kept and sent later.
together-line-refused = The relays refuse to carry anything just now.
together-line-clock = The clock of this device is wrong: the relays refuse what it sends.
together-line-too-old = This page is out of date. Reload it.

## Without internet, by two codes.

together-by-code = Somebody in this room
together-by-code-note = With two codes, without internet: both devices must be on the same network.
together-step-1 = 1. Let the other device scan this code
together-step-2 = 2. Then scan the code that it shows
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
together-refused-code-other = This code belongs to another step. The host shows the first code, the guest the second.
together-refused-full = No more devices can join.
together-refused-blocked = The other device cannot be reached. Guest networks often keep devices apart: try a phone’s hotspot.
together-refused-local-network = The browser is not allowed to look for devices nearby. Allow it in the site’s settings.
together-refused-closed = This code is no longer open. Make a new one.
together-refused-camera = The camera is not allowed. Paste the code instead.
together-refused-no-camera = There is no camera here. Paste the code instead.

## At the table. $player, $players (text), $count, $all (numbers).

together-still-drawing = { $count ->
    [one] Still drawing: { $players }
   *[other] Still drawing: { $players }
}
together-going-on = Everybody is done…
together-foul = { $player } broke the rules. The seat is stopped; hand it to a bot to go on.
together-astray = The game differs on the device of { $players }.
together-lost-names = { $count ->
    [one] Not connected: { $players }
   *[other] Not connected: { $players }
}
together-here-count = { $count } of { $all } here
together-company = At the table
together-draws = Drawing
together-stopped = Stopped by a foul
together-stand-in = A bot stands in
together-hand-over = Let a bot play
together-signs = Say something
together-you = You
together-leave = Leave
together-leave-bot = Leave, a bot plays on
together-leave-note = You can come back at any time: the table is kept, and your seat is yours.
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

## Another table after the game, and a direct connection made anew. $player (text).

together-invited = Invited
together-next = { $player } opens another table.
together-next-join = Join
together-line-broken = The direct connection is gone. Your moves are kept.
together-reconnect = Connect again
together-reconnect-note = One device shows a code, the other scans it. Nothing that was drawn is lost.
together-reconnect-show = Show a code
together-reconnect-take = Scan a code
