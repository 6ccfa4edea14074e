### Sound, haptics and fewer taps: settings, and what is said of them.

## Sound. $percent (number).

menu-sound = Sound
menu-volume = Volume
menu-volume-of = Volume { $percent }%
say-sound-on = Sound on.
say-sound-off = Sound off.

## How the game goes on.

menu-playing = Playing
menu-haptics = Vibration
menu-haptics-note = A short tremble when the shape fits, is inked in, or monsters come.
menu-onward = Next card by itself
menu-onward-note = After a short pause in which you can still undo.
menu-tap-inks = A second tap inks it in
menu-tap-inks-note = Tap the shape where it lies to ink it in; turn it with the button.
menu-ask-skills = Ask about skills
menu-ask-skills-note = Wait before each next card while a skill can be used.
menu-left-handed = Left-handed
menu-left-handed-note = Card and buttons change sides with the edicts.
play-whole-map = Show the whole map

## A turn undone after the next card was seen. $count (number of turns).

play-taken-back = The turn is undone. This game is marked, and counts for no best.
share-message-undone = { $count ->
    [one] { $count } turn undone
   *[other] { $count } turns undone
}

## Two numbers: what is scored, and what this season would bring now. $stars, $used and $limit are numbers; $running is a text such as “+ 22”; $season is the season’s name.

stars-with-season = { $stars } { $running } this season
stars-this-season = this season
home-continue-running = { $season }, { $used } of { $limit } · { $stars } { $running } this season

## Home’s way to the album.

home-album = Album
home-album-note = Stamps earned by play
