### The coach: hints during the game, a review after it.

## Hints. $number, $stars, $count, $percent (numbers); $terrain, $from, $to, $edict (texts).

coach-title = Trenér
coach-hint = Nápověda
coach-hint-title = Nejlepší místa
coach-gain = Na konci asi { n-stars }
coach-use = Umístit sem
coach-thinking = Přemýšlím…
coach-thinking-share = Přemýšlím… { $percent } %

## The review. $percent (number), $card (text), $season (text).

coach-review = Rozbor
coach-review-intro = Tvoje tahy vedle tahů experta se stejnými kartami.
coach-review-progress = Rozebráno: { $percent } %
coach-your-move = Tvůj tah
coach-expert-move = Tah experta
coach-same-move = Expert by kreslil stejně.
coach-given-away = { $stars ->
    [one] ztracena { $stars } hvězda
    [few] ztraceny { $stars } hvězdy
    [many] ztraceno { $stars } hvězdy
   *[other] ztraceno { $stars } hvězd
}
coach-given-away-total = Celkem ztraceno: { n-stars }
coach-nothing-given = Nic se neztratilo. Pěkná práce!
coach-costliest = Největší ztráty
coach-moment = { $season }, { $card }
coach-expected = Očekávaný součet
coach-expected-value = Očekává se: { n-stars }
coach-chart = Graf očekávaného součtu, tah za tahem
coach-expert-game = Hra experta
coach-expert-stars = Expert, stejné karty: { n-stars }
coach-previous-move = Předchozí tah
coach-next-move = Další tah
