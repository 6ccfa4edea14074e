/** One visit to a game, from opening it to leaving it: what it still wanted to show when it is left is dropped. */

let visit = new AbortController();

/** Aborted when the game on the screen is left or replaced by another. */
export function thisVisit(): AbortSignal {
  return visit.signal;
}

export function endVisit(): void {
  visit.abort();
  visit = new AbortController();
}
