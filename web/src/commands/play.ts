/** The page's side of a game: sends what the player wants and shows what came of it. */

import { announce } from '../browser/announce';
import type { Act, Simple } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { intentOf, isFitting } from '../state/aim';
import { busy, state, update } from '../state/store';
import { sayGhost } from '../words/sentences';
import { t } from '../words/texts';
import { letThink } from './bots';
import { company } from './company';
import { stopExplaining } from './explain';
import { rememberHand } from './hand';
import { keep } from './keep';
import { skipMoment } from './moments';
import { hasJustCome, letGoOn } from './onward';
import { refuse, say } from './page';
import { settle, show } from './show';
import { sound } from './sound';
import { thisVisit } from './visit';

/** What takes the game a step on; who undoes or redoes wants to look. */
const ONWARD: readonly string[] = ['act', 'pass', 'next'];

async function change(message: Act | Simple): Promise<void> {
  if (skipMoment() || state.busy) return;
  letGoOn('');
  stopExplaining();
  await busy(() => send(message));
  letThink();
}

async function send(message: Act | Simple): Promise<void> {
  const { view: before } = state.game;
  const visit = thisVisit();
  try {
    const answer = await ask(message);
    if (!answer.ok) return refuse(answer);
    // In solo the season that was scored stays on the screen until its tally is read.
    const turns = answer.view.players.length === 1 && answer.events.some(({ kind }) => kind === 'scored');
    if (!turns) update('game', { view: { ...answer.view, tools: [] } });
    await keep(answer.view);
    if (message.do === 'next') company()?.inked();
    if (visit.aborted) return;
    await show(answer.view, answer.events);
    if (!visit.aborted && ONWARD.includes(message.do)) letGoOn(answer.view.record);
    if (message.do === 'undo') announce(t('say-undone'));
    if (message.do === 'redo') announce(t('say-redone'));
    if (message.do === 'take-back') sayTakenBack();
  } catch {
    // The worker died under the message: recovery reopens the record as it was before.
    if (before && !visit.aborted) settle(before);
  }
}

/** Whoever has seen the next card plays another game than before: it is said each time. In a puzzle all cards are seen. */
function sayTakenBack(): void {
  if (state.puzzle.now) return announce(t('say-undone'));
  say('play-taken-back');
  announce(t('play-taken-back'));
}

/** Confirms the ghost where it is, if it fits. */
export function confirm(): void {
  const { view } = state.game;
  const { aim, preview } = state.hand;
  if (!view || !aim || hasJustCome()) return;
  const intent = intentOf(view, aim);
  if (intent && isFitting(view, aim)) {
    rememberHand(view, aim);
    void change({ do: 'act', intent });
    return;
  }
  sound('refuse');
  if (preview) announce(sayGhost(view, preview.data, aim.terrain ?? 'X'));
}

/** Acts with a tool that needs no place: acrobatics. */
export function useTool(tool: number): void {
  const code = state.game.view?.tools[tool]?.turns[0]?.code ?? '';
  void change({ do: 'act', intent: { tool, terrain: null, turn: code, row: 0, column: 0 } });
}

export function goOn(message: Simple['do']): void {
  void change({ do: message });
}

/** Undo was wanted while the ink still spread: until the answer is there, nobody knows whether it can be had. */
let undoWanted: AbortSignal | null = null;

export function wantUndo(): void {
  undoWanted = thisVisit();
  skipMoment();
}

/** Called after every change: what was wanted is done once it can be. */
export function followUndo(): void {
  if (!undoWanted || state.busy || state.stage.moment) return;
  const wanted = !undoWanted.aborted && state.game.view?.can_undo === true;
  undoWanted = null;
  if (wanted) goOn('undo');
}

/** To the next card, past skills that nobody has touched. */
export async function goToNext(): Promise<void> {
  if (state.game.view?.phase === 'extra') await change({ do: 'pass' });
  if (state.game.view?.phase === 'next') await change({ do: 'next' });
}
