/** Why an edict has its stars: the cells that earn them, and a sentence. */

import { announce } from '../core/browser/announce';
import { ask } from '../core/engine/ask';
import { letterName } from '../core/words/sentences';
import { t, textFor } from '../core/words/texts';
import { explanationText } from '../core/words/advice';
import type { Play } from './play';

/** What the monsters cost is asked for like an edict. */
export const TOLL = 'toll';

export async function explainEdict(play: Play, letter: string, pinned: boolean): Promise<void> {
  const { view } = play.game;
  const { explanation } = play.input;
  if (!view || play.display.tally) return;
  if (explanation?.pinned && !pinned) return;
  const previousData = explanation?.letter === letter ? explanation.data : null;
  play.update({ input: { explanation: { letter, pinned, data: previousData } } });
  const answer = await ask({ do: 'explain', letter, seat: play.display.shownSeat }).catch(() => null);
  if (!answer?.ok || play.input.explanation?.letter !== letter) return;
  play.update({ input: { explanation: { ...play.input.explanation, data: answer.explanation } } });
  if (!pinned) return;
  if (letter === TOLL) return announce(explanationText(answer.explanation));
  const edict = view.edicts.find((each) => each.letter === letter);
  const head = t('say-edict', { letter: letterName(letter), edict: textFor('name', edict?.id ?? ''), stars: answer.explanation.stars });
  announce([head, edict?.scored_now ? t('say-edict-live') : '', explanationText(answer.explanation)].filter(Boolean).join('. '));
}

export function stopExplaining(play: Play, onlyHover = false): void {
  if (onlyHover && play.input.explanation?.pinned) return;
  play.update({ input: { explanation: null } });
}
