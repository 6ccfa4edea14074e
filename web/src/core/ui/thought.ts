/** A place that the engine thought of, as the painter wants it. */

import { parseCell } from '../contract/cells';
import type { AdviceJson } from '../contract/generated/messages';
import type { Suggestion } from '../paint/suggestions';

type Drawing = Pick<AdviceJson, 'terrain' | 'cells' | 'attack'>;

export function toSuggestion(advice: Drawing, label: string): Suggestion {
  return { letter: advice.terrain ?? 'X', cells: advice.cells.map(parseCell), attack: advice.attack.map(parseCell), label };
}
