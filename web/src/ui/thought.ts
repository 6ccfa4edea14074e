/** A place that the engine thought of, as the painter wants it. */

import { placeOf } from '../contract/cells';
import type { AdviceJson } from '../contract/generated/messages';
import type { ThoughtPlace } from '../paint/places';

type Drawing = Pick<AdviceJson, 'terrain' | 'cells' | 'attack'>;

export function thoughtPlace(advice: Drawing, label: string): ThoughtPlace {
  return { letter: advice.terrain ?? 'X', cells: advice.cells.map(placeOf), attack: advice.attack.map(placeOf), label };
}
