/** A lost engine is replaced, and the game resumed at the same card. */

import { showFailure, notify } from '../core/page/notices';
import { setEngineStatus, restartEngine } from '../core/engine/ask';
import { perPlay, type Play } from './play';
import { showView } from './show-events';

const recoveryState = perPlay(() => ({ now: false }));

/** The worker is gone: a new one is started and gets the record, so that the player continues at the same card. */
export async function recover(play: Play): Promise<void> {
  const state = recoveryState(play);
  if (state.now) return; // a game that breaks each new engine is not tried for ever
  state.now = true;
  await play.perform(() => restartAndReopen(play)).finally(() => (state.now = false));
  play.behaviour.afterAction?.(play);
}

async function restartAndReopen(play: Play): Promise<void> {
  try {
    await restartEngine();
    const view = await play.behaviour.reopen(play);
    // What is shown ends in this view anyway.
    if (view && !play.display.tally && !play.display.animation) showView(play, view);
    setEngineStatus('ready');
    notify('extra-save-lost');
  } catch {
    setEngineStatus('failed');
    showFailure('error-engine');
  }
}
