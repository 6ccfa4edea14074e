### Bots of the player’s own at a table. $bot (text), $mistake (text): what it did wrong.

guest-stands-in = Your bot { $bot } cannot continue. Novice takes over its seat. { $mistake }
guest-gone = Its code is no longer stored in this browser.
guest-play = Play against it
