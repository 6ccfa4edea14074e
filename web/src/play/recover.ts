/** Replaces a lost engine and resumes the game. */

import { showFailure, notify } from '../core/page/notices';
import { setEngineStatus, restartEngine } from '../core/engine/ask';
import { perPlay, type Play } from './play';
import { showView } from './show-events';

const recoveryState = perPlay(() => ({ isRunning: false }));

/** Starts a new engine after the loss of the old one, and opens the same record in it. */
export async function recover(play: Play): Promise<void> {
  const recovery = recoveryState(play);
  if (recovery.isRunning) return; // a game that breaks each new engine is not reopened for ever
  recovery.isRunning = true;
  await play.perform(() => restartAndReopen(play)).finally(() => (recovery.isRunning = false));
  play.behaviour.afterAction?.(play);
}

async function restartAndReopen(play: Play): Promise<void> {
  try {
    await restartEngine();
    const view = await play.behaviour.reopenInEngine(play);
    // An animation or a tally ends in this view anyway.
    if (view && !play.display.tally && !play.display.animation) showView(play, view);
    setEngineStatus('ready');
    notify('extra-save-lost');
  } catch {
    setEngineStatus('failed');
    showFailure('error-engine');
  }
}
