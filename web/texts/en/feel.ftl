### Sound, haptics and fewer taps: settings, and what is said of them.

## Sound. $percent (number).

menu-sound = Sound
menu-volume = Volume
menu-volume-of = Volume { $percent }%
menu-ambience = Background sound
menu-ambience-note = Wind and a crackling candle, very softly.
say-sound-on = Sound on.
say-sound-off = Sound off.

## The course of the game.

menu-playing = Playing
menu-haptics = Vibration
menu-haptics-note = A short buzz when a shape fits or is inked in, and when monsters appear.
menu-onward = Reveal the next card automatically
menu-onward-note = After a short pause, during which you can still undo.
menu-tap-inks = A second tap inks it in
menu-tap-inks-note = Tap the shape again to ink it in; rotate it with the button.
menu-ask-skills = Ask about skills
menu-ask-skills-note = Pause before the next card whenever you can use a skill.
menu-left-handed = Left-handed
menu-left-handed-note = Swaps the card and buttons with the edicts.
play-whole-map = Show the whole map

## A turn undone after the next card was seen. $count (number of turns).

play-taken-back = Turn undone. The game counts, but not as a personal best.
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
home-album-note = Stamps for your achievements
