# The bot workshop and its course.

workshop-title = Bot workshop
workshop-code = The bot’s code
workshop-name = Name
workshop-new-name = My bot
workshop-save = Save
workshop-is-saved = Saved
workshop-saved = The bot is saved in this browser.
workshop-storage-full = There is no room to store this in the browser: it will be lost when the page is closed. Save it as a file.
workshop-open = Open
workshop-choose = Choose a bot…
workshop-mine = My bots
workshop-starters = Templates
workshop-starter-random = Random
workshop-starter-twenty_lines = Twenty lines
workshop-starter-look_ahead = Look-ahead
workshop-export = Save as a Python file
workshop-import = Open a Python file
workshop-share = Copy a link to this bot
workshop-delete = Delete this bot
workshop-deleted = “{ $name }” is deleted.
workshop-unsaved = Not saved
workshop-undo = Undo
workshop-redo = Redo
workshop-search = Search
workshop-indent = Indent
workshop-outdent = Unindent
workshop-keyrow = Keys for the editor
workshop-lint-syntax = Syntax error.
workshop-lint-name = The name { $name } is not defined.
workshop-lint-import = Import from { $module }
workshop-lint-import-name = The package { $module } has no { $name }.
workshop-lint-member = { $owner } has no { $name }.
editor-find = Find
editor-replace-with = Replace with
editor-next = next
editor-previous = previous
editor-all = all
editor-case = match case
editor-regexp = regular expression
editor-word = whole words
editor-replace = replace
editor-replace-all = replace all
editor-close = close
editor-match = current match
editor-on-line = on line
editor-go-to-line = Go to line
editor-go = go
editor-diagnostics = Problems
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
workshop-kind = Cards and map sheet
workshop-other = Compare with
workshop-other-none = our bots only
workshop-stop = Stop
workshop-running-play = The bot is playing…
workshop-running-league = Playing the league…
workshop-running-check = Running the check…
workshop-prints = Moves and the bot’s output
workshop-time = { $mean } s per move, { $most } s at most
workshop-seconds = { $seconds } s
workshop-cut = The rest of the output was cut off.
workshop-over = The year is over
workshop-as-replay = Open as a replay
workshop-games-of = Games of { $bot }. Press one to watch it.
workshop-about-title = Write a bot
workshop-about = A bot is a class named Bot with a method choose(state) that returns one of the legal actions. Change the code, press “Play a game” and watch what it does on the map. In a league it plays the same deals as our own bots.
workshop-safe = The code runs in this browser, without access to the network or your games, and you can stop it at any time. The command line accepts the file you save here: mapwright league --bot mine.py.
workshop-reference = API reference
workshop-league-of = { $count ->
    [one] League over { $count } deal
   *[other] League over { $count } deals
}
workshop-bot = Bot
workshop-mine-short = Your bot
workshop-mean = Stars per game
workshop-better = Your bot did better
workshop-better-of = { $won } of { $of }
workshop-interval = ± is the 95% confidence interval. All bots play the same deals, solo; a tie counts as half a win. The lead in stars is counted deal by deal.
workshop-expert-note = In a league the Expert looks at only ten futures, so it plays worse than against you.
workshop-histogram = Distribution of your bot’s stars
workshop-bar = { $from } to { $to } stars: { $count ->
    [one] { $count } game
   *[other] { $count } games
}
workshop-by-edict = Stars by edict
workshop-edict = Edict

## What a bot can do wrong
workshop-wrong-line = Line { $line }: { $mistake }
workshop-wrong-syntax = syntax error: { $quoted }
workshop-wrong-raised = the bot failed with { $name }: { $quoted }
workshop-wrong-nothing = There is no class Bot with a method choose(state) in this file.
workshop-wrong-no-init = the class Bot needs a method that takes two values: def __init__(self, seed, budget)
workshop-wrong-no-self = the method choose needs self and the state: def choose(self, state)
workshop-wrong-junk = choose returned { $quoted }, which is not an action. Return one of legal(state).
workshop-wrong-list = choose returned a list of { $quoted } actions. Return one of them.
workshop-wrong-illegal = choose returned an action that the rules do not allow here: { $quoted }
workshop-wrong-slow = the bot thought about one action for more than ten seconds and was stopped.
workshop-wrong-refused = a bot cannot import { $quoted }: it has Python and the engine, but neither the browser nor the network.
workshop-wrong-memory = the bot exceeded its memory limit of 512 MB.
workshop-wrong-silent = The bot did not answer in time and was stopped. It may be caught in an endless loop.
workshop-wrong-turn = The bot took more than twenty seconds for one turn and was stopped.
workshop-wrong-wrong = The bot sent an invalid answer and was stopped.
workshop-wrong-broken = Python crashed while running this bot and was restarted. Endless recursion can do that.
workshop-wrong-stopped = Stopped.
workshop-trace = How the error came about
workshop-trace-line = Line { $line }, in { $name }:

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
course-hint = Hint
course-anew-mine = Start over with my previous step
course-next-mine = Next step with my code
course-next-model = Next step with the model answer
course-answer-title = A possible answer to step { $number }
course-answer-note = The marked lines are not in your code.
course-answer-back = Back to the task
course-answer-take = Put it in the editor
course-answers-link = Copy a link with all my answers
course-answers-none = There are no answers yet.
course-answers-long = These answers are too long for a link.
course-answers-broken = The answers in this link cannot be read. Your own answers have not changed.
course-answers-author = These are the answers of { $name }. Your own answers are safe: leave this course to return to them.
course-no-step = The course has ten steps; this is the first one.
course-passed = passed
course-take-along = Save as my bot
course-bot-name = Step { $number }
course-goal = Check: { $count } fixed deals, solo. Your bot must average at least { n-stars }.
course-goal-table = Check: { $count } fixed deals at a table of two with our Greedy. Your bot must average at least { n-stars }.
course-goal-wins = Check: { $count } fixed deals at a table of two. Your bot must beat our Greedy on at least { $least } of them.
course-result-passed = Passed: { $value } on average, { $least } needed.
course-result-missed = Not yet: { $value } on average, { $least } needed.
course-wins-passed = Passed: { $value } games won, { $least } of { $count } needed.
course-wins-missed = Not yet: { $value } games won, { $least } of { $count } needed.
course-deals = The deals of the check. Press one to watch its game.
course-leads = Your lead over Greedy on each deal. Press one to watch its game.
course-watch = Watch deal { $number }
course-end-title = Course complete
course-end-text = You have written a bot that beats Greedy. Here is what it can do next.
course-end-league = Compare it with our bots over many deals
course-end-table = Sit down at a table with it yourself
course-end-share = Friends can read its code, then play against it
course-end-command = On the command line it plays leagues on every core and every set of cards: `mapwright league --bot mine.py`.
course-end-learning = Or train an agent that learns by itself what is worth doing: `mapwright.learning` has environments for Gymnasium and PettingZoo.

course-1-title = Play by the rules
course-1-text = A bot is a class named `Bot`. A new one is made for each game; its method `choose` is called each time there is something to decide. It is given the state of the game and has to return an action.
course-1-more = You do not need to know the rules to find one: `legal(state)` returns a list of everything that is allowed right now – every shape of the card, in every place and terrain.
course-1-task = The bot returns None, which is not an action. Make it return the first legal one.
course-1-hint = Import `legal` at the top of the file. A list starts at index 0.
course-2-title = See what an action earns
course-2-text = `act(state, action)` shows what an action leads to: it returns a new state and a list of what happened. The state you were given stays as it was, so you can try every action.
course-2-more = An edict counts the stars on a map: `EDICTS[id].count(board)`. The ids of the four edicts of this game are in `state.deal.edicts`, and your map is `state.players[0].board`.
course-2-task = Try every legal action and take the one after which the first edict earns the most stars. Python’s `max` with `key=` does that in one line.
course-2-hint = `act(state, action)[0]` is the state after the action. Write a method that says what such a state is worth, and give it to `max` as `key=`.
course-3-title = The edicts of the season
course-3-text = Only two edicts score at the end of a season: A and B in spring, B and C in summer, C and D in autumn, D and A in winter.
course-3-more = `SEASONS[state.season].edicts` contains the letters of the two that score now. `zip` goes through the letters `ABCD` and `state.deal.edicts` together.
course-3-task = Count the two edicts that this season scores instead of always the first one.
course-3-hint = Begin with `stars = 0` and add only the edicts whose letter is in `SEASONS[state.season].edicts`.
course-4-title = Mind the monsters
course-4-text = Each empty cell beside a monster costs a star at the end of every season. `toll(board)` counts them.
course-4-more = Filling such cells is often worth more than an edict, and a monster that is boxed in costs nothing any more.
course-4-task = Subtract the toll from what a map is worth.
course-4-hint = One changed line is enough: begin with `-toll(board)` instead of 0.
course-5-title = Think of the whole year
course-5-text = Each edict scores twice a year. What you draw in spring for edict A counts now and again in winter, for edict B now and in summer. After winter there is nothing left to score.
course-5-more = `SEASONS[state.season:]` are the remaining seasons, including the current one. Count for each edict in how many of them it scores.
course-5-task = Count each edict as often as it will still be scored, and the toll once for each remaining season.
course-5-hint = `sum(1 for season in seasons if letter in season.edicts)` counts how often an edict will still be scored. The toll counts `len(seasons)` times.
course-6-title = Coins
course-6-text = You get a coin for the smaller shape on some cards and for a mountain surrounded on all four sides. From then on it earns a star at the end of every season: four for a coin from spring.
course-6-more = `player.coins` is how many a player has.
course-6-task = Add the coins: each counts in every remaining season.
course-6-hint = Coins and toll count equally often, so one pair of brackets is enough: `len(seasons) * (player.coins - toll(player.board))`.
course-7-title = Keep the map tidy
course-7-text = Single empty cells and frayed borders are hard to fill later. Bots that look only at stars leave many of them behind.
course-7-more = A set of cells is a whole number with a bit for each cell: `board.empty` are the empty cells, `board.filled` the others. `neighbours(mask)` gives the cells beside some cells, `clusters(mask)` splits them into connected groups, and `mask.bit_count()` counts cells.
course-7-task = Subtract something for untidiness: half a star for each empty cell beside a filled one, and a star for each group of fewer than four empty cells.
course-7-hint = `neighbours(board.filled) & board.empty` are the empty cells beside filled ones. For the groups, count the patches of `clusters(board.empty)` whose `bit_count()` is less than 4.
course-8-title = Look one card ahead
course-8-text = The next card is hidden but not unknown: the deck contains the cards of `EXPLORE_SETS[state.setup.explore]`, except those already revealed this season.
course-8-more = `placements(shape, free)` lists where a shape fits. `board.draw(terrain, cells)` returns the map with it drawn. For your best few actions you can therefore check how good the map becomes after a good placement of a card that may come next.
course-8-task = Of your best few actions, choose the one after which the possible next cards can be placed best. A sample is enough: one action may take ten seconds at most.
course-8-hint = Sort the actions by worth and keep the first four. For each, add up what the best of some forty places brings for each of three cards. `random.Random(seed).sample` takes such samples.
course-9-title = At a table
course-9-text = At a table several players draw, each on their own map. You may sit in any seat: `state.task.by` says whose turn it is, and `state.task.on` on whose map something is drawn.
course-9-more = So far your bot looks at the map of player 0, which may be another player’s.
course-9-task = Judge the map of the player concerned: `state.players[state.task.on]`.
course-9-hint = Take `seat = state.task.on` in `choose` and pass it to every method that reads `state.players[0]` now.
course-10-title = Beat Greedy
course-10-text = When an ambush comes, you draw the monsters on a neighbour’s map: `task.by` and `task.on` then differ, and what is worst for that map is best for you.
course-10-more = It also pays to examine more actions and more cards: our Greedy does not look ahead at all.
course-10-task = Draw monsters where they hurt most. Then beat Greedy on most deals.
course-10-hint = If `task.by` and `task.on` differ, multiply the worth by −1 before you sort, and return the first action without looking ahead.

## What the engine’s words mean, as far as the course uses them. What stands in backticks is code.
word-legal = Every action that the acting player may take now.
word-act = Performs the action and nothing more: the next card stays hidden. Raises `RuleError` if the action is not legal.
word-EDICTS = All edicts by id: `EDICTS[id].count(board)` returns the stars of one of them on a map.
word-State-players = The players by seat, from 0.
word-Player-board = The player’s map.
word-State-deal = The edicts, the skills and the cards of the game. Those to come are imagined, so looking at them gains nothing.
word-SEASONS = The four seasons in order, spring first.
word-State-season = The number of the season: 0 is spring, 3 is winter.
word-toll = The stars that monsters take: one for each empty cell beside a monster.
word-Player-coins = The coins that the player has and has not spent: each earns a star in every season.
word-neighbours = Every cell that shares a side with a cell of `mask`; a cell of `mask` itself only if it lies beside another of them.
word-clusters = The connected groups of the cells in `mask`, in reading order of their first cells.
word-Board-empty = Every cell that can be drawn on, as a mask; a ruins cell is one of them until it is covered.
word-Board-filled = Every cell that cannot be drawn on, as a mask: drawn, destroyed, mountain or wasteland.
word-placements = Every set of cells that the shape can cover within `empty`, rotated and flipped; no set occurs twice.
word-EXPLORE_BY_ID = Every explore card by its id.
word-EXPLORE_SETS = The explore cards of the sets `base` and `heroes`.
word-Board-draw = The map with `cells` filled; monsters on attack cells are destroyed.
word-State-turn = The number of the current turn in its season, from 0; `-1` before the first.
word-Task-on = The seat on whose map something is drawn: in an ambush at a table a neighbour’s, otherwise the same.
word-Task-by = The seat that acts.

## The comments of the templates, numbered from above. What stands in backticks is code.
starter-random-1 = The simplest bot: it picks any legal action, each equally likely.
starter-random-2 = Every bot is a class with this name. A new one is made for each game.
starter-random-3 = The seed is a text that differs by game and seat. A bot that takes all chance from it plays the same game again on the same deal, and that makes mistakes easy to find.
starter-random-4 = `state` is the game at this moment. `legal` lists everything that the rules allow now: each shape of the card in each place where it fits, in each of its terrains. One of these has to be returned.
starter-twenty_lines-1 = Tries every action and takes the one that leaves the best map, counting all four edicts equally.
starter-twenty_lines-2 = The task says who acts on whose map: seat `task.by` on the map of seat `task.on`. They differ only when monsters are drawn on a neighbour’s map, and then the bot wants the worst map.
starter-twenty_lines-3 = `act` returns the state after an action, with the next card still hidden, and a list of what happened. Among equally good actions chance decides, so that the bot has no favourite corner.
starter-twenty_lines-4 = What the map would earn if all four edicts were scored now: the stars of each, a star for each coin, and a star less for each empty cell next to a monster.
starter-look_ahead-1 = Looks one card ahead: what is drawn now should leave a good place for what may come next.
starter-look_ahead-2 = actions that are examined closely
starter-look_ahead-3 = cards that may come next, for each of them
starter-look_ahead-4 = places that are tried for each card
starter-look_ahead-5 = First every action is judged by the map that it leaves.
starter-look_ahead-6 = Then the best few are tried with the same sample of cards.
starter-look_ahead-7 = The deck is hidden, but a card that was revealed this season cannot come again before the next one.
starter-look_ahead-8 = What the map is worth after the best of some places for each card, added up.
starter-look_ahead-9 = Each edict counts as often as it will still be scored; coins and toll count in every remaining season.
