/** A lost engine is replaced, and the game resumed at the same card. */

import { ask, engineIs, restartEngine } from '../engine/ask';
import { botsOf } from '../state/seats';
import { busy, state } from '../state/store';
import { letThink } from './bots';
import { company } from './company';
import { latestRecord } from './keep';
import { fail, tell } from './page';
import { settle } from './show';

let recovering = false;

/** The worker is gone: a new one is started and gets the record, so that the player goes on at the same card. */
export async function recover(): Promise<void> {
  if (recovering) return; // a game that breaks each new one is not tried for ever
  recovering = true;
  await busy(restart).finally(() => (recovering = false));
  letThink();
}

async function restart(): Promise<void> {
  try {
    await restartEngine();
    await reopen();
    engineIs('ready');
    tell('extra-save-lost');
  } catch {
    engineIs('failed');
    fail('error-engine');
  }
}

async function reopen(): Promise<void> {
  if (company()) return company()?.reopen();
  const record = latestRecord();
  const code = state.puzzle.now?.code;
  if (!record && !code) return;
  const bots = state.game.view?.bots ?? botsOf(state.game.seats); // one of ours may sit in somebody's place
  const answer = await ask(code ? { do: 'puzzle-open', code } : { do: 'open', record: record ?? '', bots });
  // What is shown ends in this view by itself.
  if (answer.ok && !state.stage.tally && !state.stage.moment) settle(answer.view);
}
