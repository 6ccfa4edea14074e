/** The page's side of a game: sends what the player wants and shows what came of it. */

import { announce } from '../browser/announce';
import type { Act, Refusal, Simple, ViewAnswer } from '../contract/generated/messages';
import { ask, onEngineLost } from '../engine/ask';
import { anchorOf, intentOf, isLegal, turnOf } from '../state/aim';
import { state, update } from '../state/store';
import { sayGhost } from '../words/sentences';
import { t } from '../words/texts';
import { type Hands, letThink } from './bots';
import { isPreviewing } from './hand';
import { keep } from './keep';
import { skipMoment } from './moments';
import { recover } from './recover';
import { settle, show } from './show';

/** What the bots are given: the engine between our own questions, and the table when one of them has acted. */
export const hands: Hands = {
  ask: (message) => ask(message),
  refuse: report,
  isBusy: () => state.busy || isPreviewing() || state.moment !== null || state.tally !== null,
  async take(view, events) {
    const { visit } = state;
    update({ busy: true });
    try {
      update({ view: { ...view, tools: [] } });
      await keep(view);
      if (state.visit === visit) await show(view, events ?? []);
    } finally {
      update({ busy: false });
    }
  },
};

async function change(message: Act | Simple): Promise<void> {
  if (skipMoment() || state.busy) return;
  const { view: before, visit } = state;
  update({ busy: true, explain: null });
  try {
    const answer = await ask<ViewAnswer>(message);
    if (!answer.ok) {
      report(answer);
      return;
    }
    // In solo the season that was scored stays on the screen until its tally is read.
    const turns = answer.view.players.length === 1 && answer.events.some(({ kind }) => kind === 'scored');
    if (!turns) update({ view: { ...answer.view, tools: [] } });
    await keep(answer.view);
    if (state.visit !== visit) return;
    await show(answer.view, answer.events);
    if (message.do === 'undo') announce(t('say-undone'));
    if (message.do === 'redo') announce(t('say-redone'));
  } catch {
    // The worker died under the message: recovery reopens the record as it was before.
    if (before && state.visit === visit) settle(before);
  } finally {
    update({ busy: false });
    letThink(hands);
  }
}

function report(refusal: Refusal): void {
  const { code } = refusal.error;
  const rule = t(`reason-${code}`);
  if (rule !== `reason-${code}`) announce(rule);
  else update({ failure: { text: code === 'engine' ? 'error-engine' : 'error-unknown', problem: refusal.error } });
}

/** Confirms the ghost where it is, if it fits. */
export function confirm(): void {
  const { view, aim } = state;
  if (!view || !aim) return;
  const turn = turnOf(view, aim);
  const intent = intentOf(view, aim);
  if (!turn || !intent || !isLegal(turn, anchorOf(turn, aim))) {
    const data = state.preview?.data;
    if (data) announce(sayGhost(view, data, aim.terrain ?? 'X'));
    return;
  }
  void change({ do: 'act', intent });
}

/** Acts with a tool that needs no place: acrobatics. */
export function useTool(tool: number): void {
  const code = state.view?.tools[tool]?.turns[0]?.code ?? '';
  void change({ do: 'act', intent: { tool, terrain: null, turn: code, row: 0, column: 0 } });
}

export function goOn(message: Simple['do']): void {
  void change({ do: message });
}

onEngineLost(() => void recover());
