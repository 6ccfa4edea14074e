# The bot workshop and its course.

workshop-title = Bot workshop
workshop-code = The bot’s code
workshop-name = Name
workshop-new-name = My bot
workshop-keep = Save
workshop-is-kept = Saved
workshop-kept = The bot is saved in this browser.
workshop-open = Open
workshop-choose = Choose a bot…
workshop-mine = My bots
workshop-starters = To start from
workshop-starter-random = Random
workshop-starter-twenty_lines = Twenty lines
workshop-starter-look_ahead = Look-ahead
workshop-export = Save as a Python file
workshop-import = Open a Python file
workshop-share = Copy a link to this bot
workshop-forget = Delete this bot
workshop-too-long = That is too long for a bot: the limit is 100,000 characters.
workshop-link-long = This bot is too long for a link. Save it as a file instead.
workshop-foreign = This bot came with a link. Read it first: nothing runs before you press a button.
workshop-foreign-broken = The link is damaged. Here is what could be read of the bot; nothing has been run.
workshop-keys = Ctrl+Enter runs the bot. Esc, then Tab, leaves the editor.
workshop-run = Run the bot
workshop-play = Play a game
workshop-another-deal = Another deal
workshop-league = League
workshop-deals = Deals in a league
workshop-deals-count = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
workshop-stop = Stop
workshop-running-play = The bot is playing…
workshop-running-league = The league is being played…
workshop-running-check = The check is being played…
workshop-prints = Moves, and what the bot printed
workshop-cut = The rest of what it printed was cut off.
workshop-about-title = Write a bot
workshop-about = A bot is a class named Bot with a method choose(state) that returns one of the legal actions. Change the code, press “Play a game” and watch what it does on the map. In a league it plays the same deals as our own bots.
workshop-safe = The code runs in this browser, shut off from the network and from your games, and you can stop it at any time. The file you save here is the one that the command line takes: mapwright league --bot mine.py.
workshop-league-of = { $count ->
    [one] League over { $count } deal
   *[other] League over { $count } deals
}
workshop-bot = Bot
workshop-mine-short = Your bot
workshop-mean = Stars per game
workshop-better = Your bot did better
workshop-better-of = on { $won } of { $of }
workshop-interval = ± is the 95% confidence interval. All play the same deals, solo; a tie counts half.
workshop-histogram = How your bot’s stars spread
workshop-bar = { $from } to { $to } stars: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
workshop-by-edict = Stars by edict
workshop-edict = Edict

## What a bot can do wrong
workshop-wrong-line = Line { $line }: { $said }
workshop-wrong-syntax = this is not Python: { $shown }
workshop-wrong-raised = the bot failed with { $name }: { $shown }
workshop-wrong-nothing = There is no class Bot with a method choose(state) in this file.
workshop-wrong-junk = choose returned { $shown }, which is not an action. Return one of legal(state).
workshop-wrong-illegal = choose returned an action that the rules do not allow here: { $shown }
workshop-wrong-slow = the bot thought about one action for more than ten seconds and was stopped.
workshop-wrong-refused = a bot cannot import { $shown }: it has Python and the engine, but neither the browser nor the network.
workshop-wrong-memory = the bot wanted more memory than the half gigabyte it may have.
workshop-wrong-silent = The bot gave no sign of life for twenty seconds and was stopped. It may be caught in an endless loop.
workshop-wrong-broken = Python stopped working under this bot and was started anew. Endless recursion can do that.
workshop-wrong-stopped = Stopped.

## The course
course-title = From the first move to a winning bot
course-progress = { $count ->
    [0] A course of ten steps
    [one] { $count } of ten steps passed
   *[other] { $count } of ten steps passed
}
course-steps = Steps of the course
course-step = Step { $number }: { $title }
course-link = Copy a link to this step
course-leave = Leave the course
course-task = Task:
course-check = Check
course-anew = Start the step over
course-model = Show an answer
course-next = Next step
course-passed = passed
course-take-along = Make it a bot of my own
course-bot-name = Step { $number }
course-goal = The check: a mean of at least { $stars } stars over { $count } fixed deals, solo.
course-goal-table = The check: a mean of at least { $stars } stars over { $count } fixed deals, at a table of two with our bot Greedy.
course-goal-lead = The check: at a table of two, a mean lead of at least { $stars } stars over our bot Greedy, over { $count } fixed deals.
course-result-passed = Passed: { $mean } on average, { $least } were asked for.
course-result-missed = Not yet: { $mean } on average, { $least } are asked for.

course-1-title = Play by the rules
course-1-text = A bot is a class named `Bot`. A new one is made for each game; its method `choose` is called each time there is something to decide. It is given the state of the game and has to return an action.
course-1-more = You need not know the rules to find one: `legal(state)` returns a list of everything that is allowed right now – every shape of the card, in every place and terrain.
course-1-task = The bot returns None, which is no action. Let it return the first legal one.
course-2-title = Look at what an action brings
course-2-text = `act(state, action)` tells what an action leads to: it returns a new state and a list of what happened. The state you were given stays as it was, so you can try every action.
course-2-more = An edict counts the stars on a map: `EDICTS[id].count(board)`. The ids of the four edicts of this game are in `state.deal.edicts`, and your map is `state.players[0].board`.
course-2-task = Try every legal action and take the one after which the first edict brings the most stars. Python’s `max` with `key=` does that in one line.
course-3-title = The edicts of the season
course-3-text = Only two edicts score at the end of a season: A and B in spring, B and C in summer, C and D in autumn, D and A in winter.
course-3-more = `SEASONS[state.season].edicts` holds the letters of the two that score now. `zip` goes through the letters `ABCD` and `state.deal.edicts` together.
course-3-task = Count the two edicts that this season scores, instead of always the first.
course-4-title = Mind the monsters
course-4-text = Each empty cell beside a monster costs a star at the end of every season. `toll(board)` tells how many there are on a map.
course-4-more = Filling such cells is often worth more than an edict, and boxing a monster in ends its toll for good.
course-4-task = Subtract the toll from what a map is worth.
course-5-title = Think of the whole year
course-5-text = Each edict scores twice a year. In spring, what you draw for edict A counts now and again in winter; edict B counts now and in summer. In winter nothing comes after.
course-5-more = `SEASONS[state.season:]` are the seasons that are left, with the present one. Count for each edict in how many of them it scores.
course-5-task = Let each edict count as often as it will still be scored, and the toll once for each season left.
course-6-title = Coins
course-6-text = Coins come with the smaller shape of some cards, and with mountains that are surrounded on all four sides. A coin brings a star at the end of every season from now on – in spring that makes four.
course-6-more = `player.coins` tells how many a player has.
course-6-task = Add the coins: each counts in every season that is left.
course-7-title = Keep the map open
course-7-text = Single empty cells and frayed borders are hard to fill later. Bots that look only at stars leave many of them.
course-7-more = A set of cells is a whole number with a bit for each cell: `board.empty` are the empty cells, `board.filled` the others. `neighbours(mask)` gives the cells beside some cells, `clusters(mask)` splits them into connected groups, and `mask.bit_count()` counts cells.
course-7-task = Take something off for untidiness: half a star for each empty cell beside a filled one, and a star for each group of fewer than four empty cells.
course-8-title = Look one card ahead
course-8-text = What comes next is hidden, but not unknown: the deck holds the cards of `EXPLORE_SETS[state.setup.explore]`, less those that were revealed this season.
course-8-more = `places(shape, free)` lists where a shape fits. `board.draw(terrain, cells)` gives the map with it drawn. So you can ask of your best few actions: how good is the map after a good placement of a card that may come next?
course-8-task = Take the few best actions, and of those the one after which some of the possible next cards can be placed best. Look at a sample only: one action may take ten seconds at most.
course-9-title = At a table
course-9-text = At a table several people draw, each on a map of their own. You may sit in any seat: `state.task.by` says whose turn it is, and `state.task.on` on whose map something is drawn.
course-9-more = So far your bot looks at the map of player 0, which may be somebody else’s.
course-9-task = Judge the map of the player it is about: `state.players[state.task.on]`.
course-10-title = Beat Greedy
course-10-text = When an ambush comes, you draw the monsters on a neighbour’s map: then `task.by` and `task.on` differ, and what is worst for that map is best for you.
course-10-more = It is also worth more time to look at more actions and more cards: our Greedy does not look ahead at all.
course-10-task = Draw monsters where they hurt most. Then beat Greedy by four stars on average.
