/** The cups of this device in a file of all games. */

import type { ExportedCup } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { readCup, readCups, writeCup } from './cup-store';
import { listCups, newCup } from './cups';

async function exported(): Promise<ExportedCup[]> {
  const rows = await readCups();
  return rows.map(({ link, title, member, isOrganiser: organiser, entries }) => ({ link, title, member, organiser, entries }));
}

/** Adds the cups whose links the engine can read and that are not on this device yet. Returns their number. */
async function add(cups: readonly ExportedCup[]): Promise<number> {
  let added = 0;
  for (const { link, title, member, organiser, entries } of cups) {
    const response = await ask({ do: 'cup-parse', link });
    if (!response.ok || (await readCup(response.secret))) continue;
    await writeCup({ ...newCup(response, title, member, entries), isOrganiser: organiser });
    added += 1;
  }
  await listCups();
  return added;
}

export const cupFile = { exported, add };
