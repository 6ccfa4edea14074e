/** The time until the next daily map. */

/** Returns hours and minutes until midnight in universal time: `7:05`. */
export function timeUntilMidnight(): string {
  const minutes = Math.ceil((86_400_000 - (Date.now() % 86_400_000)) / 60_000);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
