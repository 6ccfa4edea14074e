### The atlas: twelve maps in order, each with one new thing and three seals. Loaded when it is opened.

## The page. $number, $stars, $earned and $all are numbers; $name is the name of a map or a realm.

atlas-title = Atlas
atlas-count = Seals: { $earned } of { $all }
atlas-map = Map { $number }
atlas-new = New:
atlas-draw = Draw this map
atlas-again = Draw it again
atlas-watch = Watch the best game
atlas-best = Your best:
atlas-open-all = Open all maps
atlas-open-all-note = For players who know the paper game.
atlas-locked = Earn the first seal of map { $number } to open this one.
atlas-hint-note = A game with hints earns the first two seals, not the third.
atlas-opponent = Opponent: { $name }
atlas-seal-drawn = Drawn
atlas-seal-drawn-how = Finish with { n-stars } or more.
atlas-seal-task = Task
atlas-seal-mastered = Mastered
atlas-seal-mastered-how = Finish with { n-stars } or more, without hints.
atlas-seal-earned = earned
atlas-seal-missing = not earned yet
atlas-state-locked = not open yet
atlas-state-open = ready to draw
atlas-failed = The atlas could not be loaded. Your maps are safe.

## The realm, made of the finished maps.

atlas-realm = Your realm
atlas-realm-name = Name of the realm
atlas-realm-default = The Twelve Maps
atlas-realm-label = { $name }: { $earned } of { $all } maps drawn
atlas-whole = The realm is whole: you have drawn all twelve maps.
atlas-save = Save the picture
atlas-print = Print
atlas-share = Share
atlas-zoom = Enlarge
atlas-unzoom = Make smaller

## On the final screen.

atlas-final-seals = New seals in the atlas
atlas-final-none = No new seal in the atlas this time
atlas-final-next = Next map: { $name }
atlas-final-atlas = To the atlas

## The maps: name, story, what is new.

atlas-name-year = The First Year
atlas-story-year = The coach leaves you in a valley that no map shows. You have paper, four edicts and one year. What you draw in spring still counts in winter, so leave room.
atlas-new-year = a whole year with four edicts
atlas-name-ruins = Old Stones
atlas-story-ruins = The shepherds say that there are walls under the grass. After a ruins card, your shape must cover a ruins cell. If no shape can, you draw only a single cell. Keep a way open to each of them.
atlas-new-ruins = ruins
atlas-name-ambush = Uninvited Guests
atlas-story-ambush = There is smoke over the hills, though nobody lives there. Monsters take cells of your map, and every empty cell beside them costs a star each season. Wall them in.
atlas-new-ambush = ambushes
atlas-name-wasteland = The Grey Heart
atlas-story-wasteland = A wasteland lies in the middle of this country. Nothing can be drawn on it, but it counts as filled. That helps some edicts and hinders others.
atlas-new-wasteland = a wasteland
atlas-name-neighbour = Across the Fence
atlas-story-neighbour = Next door, a beginner draws with the same cards. When monsters come, you draw them on that map, and yours goes over the fence. Be rude.
atlas-new-neighbour = a neighbour
atlas-name-skills = The Purse
atlas-story-skills = Three skills lie beside the map, and you may use one each season. Some are free. The others cost coins that would bring a star in every season.
atlas-new-skills = skills
atlas-name-heroes = The Ones Who Stay
atlas-story-heroes = Heroes come to this country, and each of them guards the cells nearby. A monster on an attack cell is destroyed, even one that comes later. Post your heroes where trouble will come.
atlas-new-heroes = heroes
atlas-name-monsters = The Plague Year
atlas-story-monsters = These monsters are not like the others. Zombies spread after every season, the gorgon and the troll destroy cells, and a dragon that is walled in pays three coins. Read every card.
atlas-new-monsters = monsters with effects
atlas-name-ambush-pack = The Mountain Crown
atlas-story-ambush-pack = Other monsters come over the passes, in shapes you have not seen. A greedy neighbour sends them to where they hurt most. The mountains pay you for every wall.
atlas-new-ambush-pack = more ambushes
atlas-name-heroes-and-skills = Craft and Courage
atlas-story-heroes-and-skills = Heroes hold the borders and skills mend what is broken. Each season can be a good one, if you know what it will count.
atlas-new-heroes-and-skills = heroes with skills
atlas-name-everything = From Sea to Sea
atlas-story-everything = Ruins and heroes, old monsters and new ones: this time all cards are in the deck. The merchants want to cross the country by boat, and there is no river yet.
atlas-new-everything = everything together
atlas-name-masterpiece = The Masterpiece
atlas-story-masterpiece = One empty place is left in the atlas. The strongest player of all draws with the same cards, and every ambush goes from map to map. You will need everything that you have learned.
atlas-new-masterpiece = the strongest opponent

## The tasks.

atlas-task-forest = Draw a forest of twelve connected cells.
atlas-task-harvest = Draw farms on four ruins cells.
atlas-task-fence = End the year with no empty cell beside a monster.
atlas-task-wasteland = Fill every cell beside the wasteland.
atlas-task-neighbour = Make monsters cost your neighbour 15 stars more than you.
atlas-task-skills = Use each of the three skills.
atlas-task-heroes = Destroy six monster cells with your heroes.
atlas-task-plague = Let no zombie spread, and earn the dragon’s coins.
atlas-task-mountains = Enclose all five mountains.
atlas-task-seasons = Earn at least 25 stars in each season.
atlas-task-river = Connect the left edge to the right edge with one cluster of water.
atlas-task-expert = Finish with more stars than your opponent.
