/** Sends the player's actions to the engine, and saves and shows the game after them. */

import { announce } from '../core/browser/announce';
import { reportRefusal, notifyBriefly } from '../core/page/notices';
import { playGameSound } from './effects';
import { DESTROYED } from '../core/contract/cells';
import type { ActRequest, GameCommandRequest } from '../core/contract/generated/messages';
import { ask } from '../core/engine/ask';
import { intentOf, fitsLegally } from '../core/state/aim';
import { isIdle } from '../core/state/game';
import { canTakeBack } from '../core/state/input';
import { ghostAnnouncement } from '../core/words/sentences';
import { t } from '../core/words/texts';
import { rememberDrawnAim } from './aim';
import { skipAnimation } from './perform-steps';
import { hasJustAdvanced } from './auto-advance';
import { perPlay, type Play } from './play';
import { showView, showEvents } from './show-events';

/** The requests after which the next card may be revealed automatically: not after undo or redo. */
const ADVANCING_MESSAGES: readonly string[] = ['act', 'pass', 'next'];

/** Whether a shape is being drawn: it can already be undone. */
const pendingAct = perPlay(() => ({ isPending: false }));

/** Sends a request, unless another operation is under way. During an animation it only skips that. */
async function sendWhenIdle(play: Play, message: ActRequest | GameCommandRequest): Promise<void> {
  if (skipAnimation(play) || play.isBusy) return;
  pendingAct(play).isPending = message.do === 'act';
  await play.perform(() => send(play, message), { display: { advanceMoment: '' }, input: { explanation: null } });
  pendingAct(play).isPending = false;
  play.behaviour.afterAction?.(play);
}

/** Sends a request, saves the game after it and shows it. */
async function send(play: Play, message: ActRequest | GameCommandRequest): Promise<void> {
  const { view: before } = play.game;
  try {
    const response = await (play.behaviour.request?.(message) ?? ask(message));
    if (!response.ok) return reportRefusal(response);
    const { view, events } = response;
    await play.behaviour.save(play, view);
    if (play.isClosed) return;
    await showEvents(play, view, events, ADVANCING_MESSAGES.includes(message.do));
    if (message.do === 'undo') announce(t('say-undone'));
    if (message.do === 'redo') announce(t('say-redone'));
    if (message.do === 'take-back') announceTakenBack(play);
  } catch {
    // The worker has ended during the request: `recover` reopens the record as it was before.
    if (before && !play.isClosed) showView(play, before);
  }
}

/** Informs the player of a takeback, which is counted because the next card was visible. In a puzzle all cards are. */
function announceTakenBack({ behaviour }: Play): void {
  if (!behaviour.isWholeGame) return announce(t('say-undone'));
  notifyBriefly('play-taken-back');
  announce(t('play-taken-back'));
}

/** Places the shape where it is, if it fits. */
export function placeAim(play: Play): void {
  const { view } = play.game;
  const { aim, preview } = play.input;
  if (!view || !aim || hasJustAdvanced(play)) return;
  const intent = intentOf(view, aim);
  if (intent && fitsLegally(view, aim)) {
    rememberDrawnAim(play, view, aim);
    void sendWhenIdle(play, { do: 'act', intent });
    return;
  }
  playGameSound('refuse');
  if (preview) announce(ghostAnnouncement(view, preview.data, aim.terrain ?? DESTROYED));
}

/** Acts with a tool that needs no position: acrobatics. */
export function useInstantTool(play: Play, tool: number): void {
  const code = play.game.view?.tools[tool]?.orientations[0]?.code ?? '';
  void sendWhenIdle(play, { do: 'act', intent: { tool, terrain: null, orientation: code, row: 0, column: 0 } });
}

export function sendSimple(play: Play, message: GameCommandRequest['do']): void {
  void sendWhenIdle(play, { do: message });
}

/** Passes on the remaining skills, and reveals the next card. */
export async function goToNextCard(play: Play): Promise<void> {
  if (play.game.view?.phase === 'extra') await sendWhenIdle(play, { do: 'pass' });
  if (play.game.view?.phase === 'next') await sendWhenIdle(play, { do: 'next' });
}

/* ---------- undo ---------- */

/** Whether the drawing of this card can be undone, or the turn before taken back. */
export function canUndo(play: Play): boolean {
  return play.game.view?.can_undo === true || canTakeBack(play) || pendingAct(play).isPending;
}

/** An undo that was pressed during a request or an animation, and whether it may take back a whole turn. */
const queuedUndo = perPlay((): { undo: boolean; wholeTurn: boolean } => ({ undo: false, wholeTurn: false }));

/** Undoes the last drawing or takes back the turn before. During a request or an animation, that happens after its end. */
export function undo(play: Play): void {
  const message = play.game.view?.can_undo ? 'undo' : 'take-back';
  if (isIdle(play) && !play.isBusy) {
    if (canUndo(play)) sendSimple(play, message);
    return;
  }
  Object.assign(queuedUndo(play), { undo: true, wholeTurn: message === 'take-back' && canTakeBack(play) });
  skipAnimation(play);
}

/** Called after every change: sends the queued undo once that is possible. */
export function runQueuedUndo(play: Play): void {
  const request = queuedUndo(play);
  if (!request.undo || play.isClosed || play.isBusy || play.display.animation) return;
  const { wholeTurn } = request;
  Object.assign(request, { undo: false, wholeTurn: false });
  if (play.game.view?.can_undo) sendSimple(play, 'undo');
  else if (wholeTurn && canTakeBack(play)) sendSimple(play, 'take-back');
}
