/** Invented names, so that nobody has to give their own. */

import { CRESTS } from '../../core/state/crests';
import { playerText } from '../../core/state/player-text';
import { t } from '../../core/words/texts';

const NUMBERS = 99;

/** Returns a random crest, and a name such as "Otter 27". */
export function inventedPlayer(): { name: string; crest: string } {
  const nouns = t('cups-animals').split(',');
  return { name: `${pick(nouns).trim()} ${1 + below(NUMBERS)}`, crest: pick(CRESTS) };
}

export function textOf({ name, crest }: { name: string; crest: string }): string {
  return playerText(name, crest);
}

function pick<Item>(items: readonly Item[]): Item {
  return items[below(items.length)] as Item;
}

function below(count: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % count;
}
