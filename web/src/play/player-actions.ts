/** What the player wants: sent to the engine, saved, shown. */

import { announce } from '../core/browser/announce';
import { reportRefusal, notifyBriefly } from '../core/page/notices';
import { playGameSound } from './effects';
import type { ActRequest, GameCommandRequest } from '../core/contract/generated/messages';
import { ask } from '../core/engine/ask';
import { intentOf, fitsLegally } from '../core/state/aim';
import { isIdle } from '../core/state/game';
import { canTakeBack } from '../core/state/input';
import { ghostAnnouncement } from '../core/words/sentences';
import { t } from '../core/words/texts';
import { rememberInkedAim } from './aim';
import { skipAnimation } from './perform-steps';
import { hasJustAdvanced } from './auto-advance';
import { perPlay, type Play } from './play';
import { showView, showEvents } from './show-events';

/** What takes the game a step on; who undoes or redoes wants to look. */
const ADVANCING_MESSAGES: readonly string[] = ['act', 'pass', 'next'];

/** Whether a shape is on its way to the map: it can be taken back before it is there. */
const pendingInk = perPlay(() => ({ isPending: false }));

async function sendWhenIdle(play: Play, message: ActRequest | GameCommandRequest): Promise<void> {
  if (skipAnimation(play) || play.isBusy) return;
  play.set({ display: { onward: '' }, input: { explanation: null } });
  pendingInk(play).isPending = message.do === 'act';
  await play.perform(() => send(play, message));
  pendingInk(play).isPending = false;
  play.behaviour.afterAction?.(play);
}

async function send(play: Play, message: ActRequest | GameCommandRequest): Promise<void> {
  const { view: before } = play.game;
  try {
    const answer = await ask(message);
    if (!answer.ok) return reportRefusal(answer);
    await play.behaviour.save(play, answer.view);
    if (message.do === 'next') play.behaviour.onTurnEnded?.(play);
    if (play.isClosed) return;
    await showEvents(play, answer.view, answer.events);
    if (!play.isClosed && ADVANCING_MESSAGES.includes(message.do)) play.set({ display: { onward: answer.view.record } });
    if (message.do === 'undo') announce(t('say-undone'));
    if (message.do === 'redo') announce(t('say-redone'));
    if (message.do === 'take-back') announceTakenBack(play);
  } catch {
    // The worker died under the message: recovery reopens the record as it was before.
    if (before && !play.isClosed) showView(play, before);
  }
}

/** Who has seen the next card plays another game than before: it is said each time. In a puzzle all cards are seen. */
function announceTakenBack({ behaviour }: Play): void {
  if (behaviour.name === 'puzzle') return announce(t('say-undone'));
  notifyBriefly('play-taken-back');
  announce(t('play-taken-back'));
}

/** Confirms the ghost where it is, if it fits. */
export function placeAim(play: Play): void {
  const { view } = play.game;
  const { aim, preview } = play.input;
  if (!view || !aim || hasJustAdvanced(play)) return;
  const intent = intentOf(view, aim);
  if (intent && fitsLegally(view, aim)) {
    rememberInkedAim(play, view, aim);
    void sendWhenIdle(play, { do: 'act', intent });
    return;
  }
  playGameSound('refuse');
  if (preview) announce(ghostAnnouncement(view, preview.data, aim.terrain ?? 'X'));
}

/** Acts with a tool that needs no place: acrobatics. */
export function useInstantTool(play: Play, tool: number): void {
  const code = play.game.view?.tools[tool]?.turns[0]?.code ?? '';
  void sendWhenIdle(play, { do: 'act', intent: { tool, terrain: null, turn: code, row: 0, column: 0 } });
}

export function sendSimple(play: Play, message: GameCommandRequest['do']): void {
  void sendWhenIdle(play, { do: message });
}

/** To the next card, past skills that are left untouched. */
export async function goToNextCard(play: Play): Promise<void> {
  if (play.game.view?.phase === 'extra') await sendWhenIdle(play, { do: 'pass' });
  if (play.game.view?.phase === 'next') await sendWhenIdle(play, { do: 'next' });
}

/* ---------- undo ---------- */

/** What was drawn with this card; and before it, where it is allowed, the turn before. */
export function canUndo(play: Play): boolean {
  return play.game.view?.can_undo === true || canTakeBack(play) || pendingInk(play).isPending;
}

/** An undo that was wanted while something was asked or shown, and whether it may take back a whole turn. */
const queuedUndo = perPlay((): { undo: boolean; wholeTurn: boolean } => ({ undo: false, wholeTurn: false }));

/** Undoes; what is being shown ends first, and until an answer is here it is open whether there is something to undo. */
export function undo(play: Play): void {
  const message = play.game.view?.can_undo ? 'undo' : 'take-back';
  if (isIdle(play) && !play.isBusy) {
    if (canUndo(play)) sendSimple(play, message);
    return;
  }
  Object.assign(queuedUndo(play), { undo: true, wholeTurn: message === 'take-back' && canTakeBack(play) });
  skipAnimation(play);
}

/** Called after every change: what was wanted is done once it can be. */
export function runQueuedUndo(play: Play): void {
  const request = queuedUndo(play);
  if (!request.undo || play.isClosed || play.isBusy || play.display.animation) return;
  const { wholeTurn } = request;
  Object.assign(request, { undo: false, wholeTurn: false });
  if (play.game.view?.can_undo) sendSimple(play, 'undo');
  else if (wholeTurn && canTakeBack(play)) sendSimple(play, 'take-back');
}
