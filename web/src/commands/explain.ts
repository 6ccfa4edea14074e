/** Why an edict has its stars: the cells that earn them, and a sentence. */

import { announce } from '../browser/announce';
import type { ExplainAnswer } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { state, update } from '../state/store';
import { t } from '../words/texts';
import { whyText } from '../words/why';

export async function explainEdict(letter: string, pinned: boolean): Promise<void> {
  const { view, explain } = state;
  if (!view || state.tally) return;
  if (explain?.pinned && !pinned) return;
  const known = explain?.letter === letter ? explain.data : null;
  update({ explain: { letter, pinned, data: known } });
  const answer = await ask<ExplainAnswer>({ do: 'explain', letter, seat: state.table.shown }).catch(() => null);
  if (!answer?.ok || state.explain?.letter !== letter) return;
  update({ explain: { ...state.explain, data: answer.explanation } });
  if (!pinned) return;
  const edict = view.edicts.find((each) => each.letter === letter);
  const head = t('say-edict', { letter, edict: t(`name-${edict?.id ?? ''}`), stars: answer.explanation.stars });
  announce([head, edict?.live ? t('say-edict-live') : '', whyText(answer.explanation)].filter(Boolean).join('. '));
}

export function stopExplaining(onlyHover = false): void {
  if (onlyHover && state.explain?.pinned) return;
  update({ explain: null });
}
