/** What the player wants: sent to the engine, saved, shown. */

import { announce } from '../browser/announce';
import { refuse, say } from '../commands/page';
import { sound } from '../commands/sound';
import type { Act, Simple } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { intentOf, isFitting } from '../state/aim';
import { isAtRest } from '../state/game';
import { mayTakeBack } from '../state/hand';
import { sayGhost } from '../words/sentences';
import { t } from '../words/texts';
import { rememberHand } from './hand';
import { skipMoment } from './moments';
import { hasJustCome } from './onward';
import { now, perPlay, type Play } from './play';
import { settle, show } from './show';

/** What takes the game a step on; who undoes or redoes wants to look. */
const ONWARD: readonly string[] = ['act', 'pass', 'next'];

/** Whether a shape is on its way to the map: it can be taken back before it is there. */
const inking = perPlay(() => ({ now: false }));

async function change(play: Play, message: Act | Simple): Promise<void> {
  if (skipMoment(play) || play.isBusy) return;
  play.set({ stage: { onward: '' }, hand: { explain: null } });
  inking(play).now = message.do === 'act';
  await play.perform(() => send(play, message));
  inking(play).now = false;
  play.kind.after?.(play);
}

async function send(play: Play, message: Act | Simple): Promise<void> {
  const { view: before } = play.game;
  try {
    const answer = await ask(message);
    if (!answer.ok) return refuse(answer);
    await play.kind.keep(play, answer.view);
    if (message.do === 'next') play.kind.inked?.(play);
    if (play.isOver) return;
    await show(play, answer.view, answer.events);
    if (!play.isOver && ONWARD.includes(message.do)) play.set({ stage: { onward: answer.view.record } });
    if (message.do === 'undo') announce(t('say-undone'));
    if (message.do === 'redo') announce(t('say-redone'));
    if (message.do === 'take-back') sayTakenBack(play);
  } catch {
    // The worker died under the message: recovery reopens the record as it was before.
    if (before && !play.isOver) settle(before, play);
  }
}

/** Who has seen the next card plays another game than before: it is said each time. In a puzzle all cards are seen. */
function sayTakenBack({ kind }: Play): void {
  if (kind.name === 'puzzle') return announce(t('say-undone'));
  say('play-taken-back');
  announce(t('play-taken-back'));
}

/** Confirms the ghost where it is, if it fits. */
export function confirm(play = now()): void {
  const { view } = play.game;
  const { aim, preview } = play.hand;
  if (!view || !aim || hasJustCome(play)) return;
  const intent = intentOf(view, aim);
  if (intent && isFitting(view, aim)) {
    rememberHand(view, aim, play);
    void change(play, { do: 'act', intent });
    return;
  }
  sound('refuse');
  if (preview) announce(sayGhost(view, preview.data, aim.terrain ?? 'X'));
}

/** Acts with a tool that needs no place: acrobatics. */
export function useTool(tool: number, play = now()): void {
  const code = play.game.view?.tools[tool]?.turns[0]?.code ?? '';
  void change(play, { do: 'act', intent: { tool, terrain: null, turn: code, row: 0, column: 0 } });
}

export function goOn(message: Simple['do'], play = now()): void {
  void change(play, { do: message });
}

/** To the next card, past skills that are left untouched. */
export async function goToNext(play = now()): Promise<void> {
  if (play.game.view?.phase === 'extra') await change(play, { do: 'pass' });
  if (play.game.view?.phase === 'next') await change(play, { do: 'next' });
}

/* ---------- undo ---------- */

/** What was drawn with this card; and before it, where it is allowed, the turn before. */
export function canUndo(play = now()): boolean {
  return play.game.view?.can_undo === true || mayTakeBack(play) || inking(play).now;
}

/** An undo that was wanted while something was asked or shown, and whether it may take back a whole turn. */
const wanted = perPlay((): { undo: boolean; turn: boolean } => ({ undo: false, turn: false }));

/** Undoes; what is being shown ends first, and until an answer is here it is open whether there is something to undo. */
export function undo(play = now()): void {
  const offered = play.game.view?.can_undo ? 'undo' : 'take-back';
  if (isAtRest(play) && !play.isBusy) {
    if (canUndo(play)) goOn(offered, play);
    return;
  }
  Object.assign(wanted(play), { undo: true, turn: offered === 'take-back' && mayTakeBack(play) });
  skipMoment(play);
}

/** Called after every change: what was wanted is done once it can be. */
export function followUndo(play = now()): void {
  const wish = wanted(play);
  if (!wish.undo || play.isOver || play.isBusy || play.stage.moment) return;
  const { turn } = wish;
  Object.assign(wish, { undo: false, turn: false });
  if (play.game.view?.can_undo) goOn('undo', play);
  else if (turn && mayTakeBack(play)) goOn('take-back', play);
}
