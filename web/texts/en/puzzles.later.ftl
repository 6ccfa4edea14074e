### Puzzles: the most stars by the season's end.

## $season (an id).

puzzles-title = Puzzles
puzzles-intro = A map and the last cards of a season: earn as many stars as they allow.
puzzles-more = More puzzles
puzzles-all = All puzzles
puzzles-name-free = Puzzle
puzzles-name-run = Against the clock
puzzles-name-own = Turning point
puzzles-task = { $season ->
    [spring] The most stars by the end of spring
    [summer] The most stars by the end of summer
    [fall] The most stars by the end of autumn
   *[winter] The most stars by the end of winter
}
puzzles-grade-1 = easy
puzzles-grade-2 = medium
puzzles-grade-3 = hard
puzzles-then = Next
puzzles-last-card = Last card
puzzles-share = Copy a link to this puzzle
puzzles-share-short = Share

## The answer. $stars, $count, $number, $of (numbers).

puzzles-right = Right!
puzzles-right-note = { n-stars } is the maximum.
puzzles-short = { $count ->
    [one] { $count } star short
   *[other] { $count } stars short
}
puzzles-short-note = Your result: { n-stars }.
puzzles-best-way = Solution { $number } of { $of }
puzzles-most = Maximum
puzzles-count = Show the scoring
puzzles-next = Next puzzle
puzzles-looking = Looking for a puzzle…
puzzles-back = Back
puzzles-again = Try again
puzzles-solution = Show the solution
puzzles-other-ways = Other solutions
puzzles-own = Your answer
puzzles-way-before = Previous solution
puzzles-way-after = Next solution

## The day. $tries, $stars (numbers).

puzzles-day-solved = { $tries ->
    [one] Solved in { $tries } try
   *[other] Solved in { $tries } tries
}
puzzles-day-short = Not the maximum yet: { n-stars } short on the first try
puzzles-day-start = Solve it
puzzles-day-again = Try again

## Other ways to go about it. $solved, $tried, $count (numbers).

puzzles-free = Endless
puzzles-free-note = As many as you like, from easy to hard
puzzles-solved = Solved: { $solved } of { $tried }
puzzles-solved-short = Solved: { $count }
puzzles-run = Against the clock
puzzles-run-note = As many as you can in five minutes
puzzles-run-best = Best run: { $count }
puzzles-run-best-new = Your best run!
puzzles-run-over = Time is up. Solved: { $count }
puzzles-run-tried = Answered: { $count }.
puzzles-rating = Rating
puzzles-rated = Puzzles rated: { $count }
puzzles-rating-range = Your rating so far: lowest { $low }, highest { $high }
puzzles-training = Practise an edict
puzzles-training-note = Puzzles in which this edict earns stars.
puzzles-code = A friend’s puzzle
puzzles-code-note = Link or code
puzzles-code-open = Open
puzzles-bad-code = This puzzle cannot be opened. Part of its link or code may be missing. Nothing was changed.
puzzles-bad-moment = This turning point cannot be opened. Part of its link may be missing. Nothing was changed.

## From one's own games. $stars, $percent (numbers).

puzzles-own-title = Your turning points
puzzles-own-note = The costliest moments of your last game, as puzzles
puzzles-turning-note = Seasons that could have scored more. Can you find how?
puzzles-turning-none = No season could have scored more with its last cards. Well drawn!
puzzles-turning-wait = Looking through the game: { $percent }%
puzzles-turning-lost = More was possible: { n-stars }
