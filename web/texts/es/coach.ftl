### The coach: hints during the game, a review after it.

## Hints. $number, $stars, $count, $percent (numbers); $terrain, $from, $to, $edict (texts).

coach-title = Coach
coach-hint = Hint
coach-hint-title = The best places
coach-gain = About { n-stars } by the end
coach-use = Place it here
coach-thinking = Thinking…
coach-thinking-share = Thinking… { $percent }%

## The review. $percent (number), $card (text), $season (text).

coach-review = Review
coach-review-intro = Your moves beside the expert’s, with the same cards.
coach-review-progress = Reviewed: { $percent }%
coach-your-move = Your move
coach-expert-move = Expert’s move
coach-same-move = The expert would draw the same.
coach-given-away = { $stars ->
    [one] Cost about { $stars } star
   *[other] Cost about { $stars } stars
}
coach-costliest = Costliest moments
coach-moment = { $season }, { $card }
coach-expected = Expected total
coach-expected-value = Expected: { n-stars }
coach-behind = { $stars ->
    [one] { $stars } star behind the expert
   *[other] { $stars } stars behind the expert
}
coach-ahead = { $stars ->
    [one] { $stars } star ahead of the expert
   *[other] { $stars } stars ahead of the expert
}
coach-level = Level with the expert
coach-own-stars = You: { n-stars }.
coach-chart = Chart of the expected total, turn by turn
coach-expert-game = Watch the expert
coach-expert-stars = The expert, same cards: { n-stars }
coach-previous-move = Previous move
coach-next-move = Next move
