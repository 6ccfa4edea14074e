### What messengers show with a link: a title and one sentence for each kind of link. The build writes them into pages.

preview-picture = Finished maps of Mapwright, painted with forests, villages, fields and lakes
preview-challenge-title = A map challenge
preview-challenge-text = The same cards for both of you. Who draws the better map?
preview-duel-title = A map duel
preview-duel-text = The next round is waiting: the same cards for both of you, then both maps side by side.
preview-table-title = A seat at the map table
preview-table-text = A game for friends on several devices: open the link, take a seat and draw.
preview-group-title = A group for the daily map
preview-group-text = One map a day with the same cards for all friends. No account needed.
preview-cup-title = A map cup
preview-cup-text = The same maps with the same cards for everyone who has the link. No account needed.
preview-puzzle-title = A map puzzle
preview-puzzle-text = The last cards of a season: which places earn the most stars?
preview-daily-title = The daily map
preview-daily-text = A new map every day, with the same cards for everyone.
preview-map-title = A map to draw
preview-map-text = The same cards, another map: draw a realm over four seasons.
preview-sheet-title = A map sheet to draw on
preview-sheet-text = Mountains, ruins and wasteland, laid out by hand: draw your realm on them.
