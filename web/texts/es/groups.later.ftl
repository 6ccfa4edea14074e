### Groups of friends who draw the daily map. Loaded when such a group is opened.

## Making and joining. $player (text).

groups-new = New group
groups-yours = Your groups
groups-intro = Everyone in the group draws the daily map. When you have finished yours, you see all the maps side by side.
groups-make = Create a group
groups-join = Join
groups-privacy = From today on, your name, your crest and each daily map that you finish are sent to everyone who has the link. All of it is end-to-end encrypted.
groups-invites = { $player } invites you to a group for the daily map
groups-invited = You are invited to a group for the daily map
groups-that-is-me = That’s me
groups-full = This group is full: it has 20 members.
groups-opening = Opening the group…
groups-failed = The group could not be opened. Try again.
groups-bad-link = This is not a link to a group.
groups-alone = Nobody else has joined yet
groups-no-name = No name

## A day. $players, $player, $edict, $season (texts), $count, $stars (numbers).

groups-maps = All maps
groups-have-finished = { $count ->
    [one] { $players } has finished.
   *[other] { $players } have finished.
}
groups-nobody = Nobody has finished yet.
groups-closed = You see the maps when you have finished your own.
groups-best = Best of the day
groups-edict = Best edict: { $edict }, { n-stars } ({ $season })
groups-replay = Replay { $player }’s map

## Weeks, members, the link.

groups-this-week = This week
groups-earlier = Earlier weeks
groups-sum = Total
groups-members = Members
groups-hide = Hide
groups-unhide = Show again
groups-other = Other groups
groups-leave = Leave the group
groups-leave-sure = Leave this group? Your results are removed here, and the relays are asked to delete them. Relays may ignore that, and friends keep what they have already received.
groups-link = Link to the group
groups-link-note = Anyone who has this link can join. Share it only with friends.
groups-share-text = Draw the daily map of Mapwright with me:
