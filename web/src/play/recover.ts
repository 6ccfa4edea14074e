/** A lost engine is replaced, and the game resumed at the same card. */

import { fail, tell } from '../commands/page';
import { engineIs, restartEngine } from '../engine/ask';
import { now, perPlay, type Play } from './play';
import { settle } from './show';

const recovering = perPlay(() => ({ now: false }));

/** The worker is gone: a new one is started and gets the record, so that the player continues at the same card. */
export async function recover(play = now()): Promise<void> {
  const mine = recovering(play);
  if (mine.now) return; // a game that breaks each new engine is not tried for ever
  mine.now = true;
  await play.perform(() => restart(play)).finally(() => (mine.now = false));
  play.kind.after?.(play);
}

async function restart(play: Play): Promise<void> {
  try {
    await restartEngine();
    const view = await play.kind.reopen(play);
    // What is shown ends in this view anyway.
    if (view && !play.stage.tally && !play.stage.moment) settle(view, play);
    engineIs('ready');
    tell('extra-save-lost');
  } catch {
    engineIs('failed');
    fail('error-engine');
  }
}
