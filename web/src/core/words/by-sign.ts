/** The choice between three texts by a comparison. */

/** Returns one of three values by the sign of a difference. */
export function bySign<Value>(difference: number, negative: Value, zero: Value, positive: Value): Value {
  if (difference === 0) return zero;
  return difference < 0 ? negative : positive;
}
