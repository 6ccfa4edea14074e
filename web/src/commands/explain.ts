/** Why an edict has its stars: the cells that earn them, and a sentence. */

import { announce } from '../browser/announce';
import { ask } from '../engine/ask';
import { state, update } from '../state/store';
import { letterName } from '../words/sentences';
import { t } from '../words/texts';
import { whyText } from '../words/why';

/** What the monsters cost is asked for like an edict. */
export const TOLL = 'toll';

export async function explainEdict(letter: string, pinned: boolean): Promise<void> {
  const { view } = state.game;
  const { explain } = state.hand;
  if (!view || state.stage.tally) return;
  if (explain?.pinned && !pinned) return;
  const known = explain?.letter === letter ? explain.data : null;
  update('hand', { explain: { letter, pinned, data: known } });
  const answer = await ask({ do: 'explain', letter, seat: state.stage.shown }).catch(() => null);
  if (!answer?.ok || state.hand.explain?.letter !== letter) return;
  update('hand', { explain: { ...state.hand.explain, data: answer.explanation } });
  if (!pinned) return;
  if (letter === TOLL) return announce(whyText(answer.explanation));
  const edict = view.edicts.find((each) => each.letter === letter);
  const head = t('say-edict', { letter: letterName(letter), edict: t(`name-${edict?.id ?? ''}`), stars: answer.explanation.stars });
  announce([head, edict?.live ? t('say-edict-live') : '', whyText(answer.explanation)].filter(Boolean).join('. '));
}

export function stopExplaining(onlyHover = false): void {
  if (onlyHover && state.hand.explain?.pinned) return;
  update('hand', { explain: null });
}
