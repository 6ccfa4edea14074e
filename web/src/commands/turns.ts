/** At how many tables on several devices it is the turn of somebody here: home says so before their code is fetched. */

import { storedTurns } from '../browser/local';
import { update } from '../state/store';

export function readTurns(): void {
  update('table', { turns: storedTurns.read().count });
}

export function tellTurns(count: number): void {
  storedTurns.write({ count });
  update('table', { turns: count });
}
