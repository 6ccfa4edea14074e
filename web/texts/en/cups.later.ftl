### Cups: up to a hundred people draw the same maps. Loaded when a cup is opened.

## Making and joining. $title (text), $members, $finished, $rounds, $count (numbers).

cups-title = Cups
cups-new = New cup
cups-yours = Your cups
cups-untitled = A cup
cups-intro = Up to 100 people draw the same maps, each on their own device, with a single link. The board shows how far everyone is and who has the most stars.
cups-intro-member = { $rounds ->
    [one] Everyone draws the same map with the same cards, each on their own device. Nobody sees your map before they have finished their own.
   *[other] Everyone draws the same { $rounds } maps with the same cards, each on their own device. Nobody sees your map before they have finished their own.
}
cups-news = Finished: { $finished } of { $rounds }. Members: { $members }
cups-cup-name = Name of the cup
cups-name-example = For example: Class 7b
cups-rounds = Rounds
cups-when = When
cups-together = All at once
cups-any-time = Whenever you like
cups-together-note = You open each round with a button, and everyone draws it then.
cups-any-time-note = All rounds are open from the start.
cups-card-time = Time for each card
cups-card-time-note = When the time is up, the page says so. Nobody loses anything.
cups-seconds = { $count } s
cups-no-limit = No limit
cups-i-draw = I draw, too
cups-name = Name on the board
cups-other-name = Another name
cups-animals = Otter,Lynx,Heron,Badger,Falcon,Beaver,Marten,Raven,Stag,Hare,Owl,Pike,Swan,Wolf,Bear,Crane,Hedgehog,Squirrel,Weasel,Kite
cups-make = Create the cup
cups-invites = You are invited to the cup “{ $title }”
cups-invited = You are invited to a cup
cups-join = Join the cup
cups-watch = Only watch
cups-other-device = I am already in the cup on another device
cups-full = This cup is full: it has 100 members. You can watch it.
cups-outside = The board has room for 100, and it is full. You can draw, but the others do not see your result.
cups-privacy = The name that you choose here, your crest and your maps of the cup are sent to everyone who has the link. All of it is end-to-end encrypted.
cups-opening = Opening the cup…
cups-failed = The cup could not be opened. Try again.
cups-bad-link = This is not a link to a cup.

## A round. $number, $count, $finished, $players, $place, $stars (numbers), $season, $players (texts).

cups-round = Round { $number }
cups-all-rounds = All rounds
cups-draw = Draw round { $number }
cups-go-on = Continue round { $number }
cups-draw-note = There are no hints and no takebacks, and ambushes follow the rules of the solo game.
cups-done = You have finished all rounds
cups-waiting = Waiting for round { $number }
cups-organiser-away = Is the organiser away?
cups-organiser-away-note = Anyone can open the next round. Agree with the others first.
cups-open-round = Open round { $number }
cups-are-here = { $count ->
    [one] One member is here.
   *[other] { $count } members are here.
}
cups-have-finished = { $finished } of { $players } have finished round { $number }.
cups-you-watch = You are watching this cup
cups-draw-along = Draw along
cups-time-up = Time is up
cups-to-board = To the board

## The board, the projector, the end.

cups-board = Board
cups-place = Place
cups-progress = Seasons
cups-stars = Stars
cups-finished = finished
cups-checking = being checked
cups-hidden = You see the stars of the others up to the season that you have finished yourself.
cups-own-place = Place { $place } of { $count }
cups-decided = decided in: { $season }
cups-nth = { $place }.
cups-projector = Show on a projector
cups-projector-sure = The projector shows the stars of everyone, including seasons that you have not finished yourself. Open it?
cups-projector-start = Open the board
cups-projector-close = Close the board
cups-scan = Scan to join
cups-winners = { $count ->
    [one] { $players } wins the cup
   *[other] { $players } share the cup
}
cups-still-drawing = { $count ->
    [one] One member has not finished yet.
   *[other] { $count } members have not finished yet.
}
cups-print = Print the certificate
cups-save-table = Save the table
cups-certificate = { $count ->
    [one] { n-stars } in one round
   *[other] { n-stars } in { $count } rounds
}

## The link, the members, leaving. $rounds (number), $sheet (text).

cups-link = Link to the cup
cups-link-note = Anyone who has this link can join.
cups-share-text = Draw the same maps with us in Mapwright:
cups-terms = { $rounds ->
    [one] One round, { $sheet }
   *[other] { $rounds } rounds, { $sheet }
}
cups-other = Other cups
cups-leave = Leave the cup
cups-leave-sure = Leave this cup? Your results are removed here, and the relays are asked to delete them. Relays may ignore that.
