/** Why an edict has its stars: the cells that earn them, and a sentence. */

import { announce } from '../browser/announce';
import { ask } from '../engine/ask';
import { letterName } from '../words/sentences';
import { t } from '../words/texts';
import { whyText } from '../words/why';
import { now } from './play';

/** What the monsters cost is asked for like an edict. */
export const TOLL = 'toll';

export async function explainEdict(letter: string, pinned: boolean, play = now()): Promise<void> {
  const { view } = play.game;
  const { explain } = play.hand;
  if (!view || play.stage.tally) return;
  if (explain?.pinned && !pinned) return;
  const known = explain?.letter === letter ? explain.data : null;
  play.put({ hand: { explain: { letter, pinned, data: known } } });
  const answer = await ask({ do: 'explain', letter, seat: play.stage.shown }).catch(() => null);
  if (!answer?.ok || play.hand.explain?.letter !== letter) return;
  play.put({ hand: { explain: { ...play.hand.explain, data: answer.explanation } } });
  if (!pinned) return;
  if (letter === TOLL) return announce(whyText(answer.explanation));
  const edict = view.edicts.find((each) => each.letter === letter);
  const head = t('say-edict', { letter: letterName(letter), edict: t(`name-${edict?.id ?? ''}`), stars: answer.explanation.stars });
  announce([head, edict?.live ? t('say-edict-live') : '', whyText(answer.explanation)].filter(Boolean).join('. '));
}

export function stopExplaining(onlyHover = false, play = now()): void {
  if (onlyHover && play.hand.explain?.pinned) return;
  play.put({ hand: { explain: null } });
}
