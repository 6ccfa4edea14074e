/** A lost engine is replaced, and the game resumed at the same card. */

import type { ViewAnswer } from '../contract/generated/messages';
import { ask, restartEngine } from '../engine/ask';
import { botsOf } from '../state/seats';
import { state, update } from '../state/store';
import { letThink } from './bots';
import { latestRecord } from './keep';
import { hands } from './play';
import { settle } from './show';

let recovering = false;

/** The worker is gone: a new one is started and gets the record, so that the player goes on at the same card. */
export async function recover(): Promise<void> {
  if (recovering) return; // a game that breaks each new one is not tried for ever
  recovering = true;
  update({ busy: true });
  try {
    await restartEngine();
    const record = latestRecord();
    if (record) {
      const answer = await ask<ViewAnswer>({ do: 'open', record, bots: botsOf(state.table.seats) });
      if (answer.ok && !state.tally && !state.moment) settle(answer.view); // what is shown ends in this view by itself
    }
    update({ engine: 'ready', notice: 'extra-save-lost' });
  } catch {
    update({ engine: 'failed', failure: { text: 'error-engine', problem: null } });
  } finally {
    recovering = false;
    update({ busy: false });
    letThink(hands);
  }
}
