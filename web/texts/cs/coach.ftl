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
    [one] Ztracena asi { $stars } hvězda
    [few] Ztraceny asi { $stars } hvězdy
    [many] Ztraceno asi { $stars } hvězdy
   *[other] Ztraceno asi { $stars } hvězd
}
coach-costliest = Největší ztráty
coach-moment = { $season }, { $card }
coach-expected = Očekávaný součet
coach-expected-value = Očekává se: { n-stars }
coach-behind = { $stars ->
    [one] O { $stars } hvězdu méně než expert
    [few] O { $stars } hvězdy méně než expert
    [many] O { $stars } hvězdy méně než expert
   *[other] O { $stars } hvězd méně než expert
}
coach-ahead = { $stars ->
    [one] O { $stars } hvězdu více než expert
    [few] O { $stars } hvězdy více než expert
    [many] O { $stars } hvězdy více než expert
   *[other] O { $stars } hvězd více než expert
}
coach-level = Stejně jako expert
coach-own-stars = Ty: { n-stars }.
coach-chart = Graf očekávaného součtu, tah za tahem
coach-expert-game = Přehrát hru experta
coach-expert-stars = Expert, stejné karty: { n-stars }
coach-previous-move = Předchozí tah
coach-next-move = Další tah
