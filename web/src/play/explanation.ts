/** Requests the explanation of an edict: the cells that earn its stars, and a sentence. */

import { announce } from '../core/browser/announce';
import { ask } from '../core/engine/ask';
import { letterName } from '../core/words/sentences';
import { t, textFor } from '../core/words/texts';
import { explanationText } from '../core/words/advice';
import type { Play } from './play';

/** The letter by which the toll of the monsters is explained like an edict. */
export const TOLL = 'toll';

/** Explains an edict by its letter: `pinned` until the player closes it, otherwise while the mouse is over it. */
export async function explainEdict(play: Play, letter: string, pinned: boolean): Promise<void> {
  const { view } = play.game;
  const { explanation } = play.input;
  if (!view || play.display.tally) return;
  if (explanation?.pinned && !pinned) return;
  const previousData = explanation?.letter === letter ? explanation.data : null;
  play.update({ input: { explanation: { letter, pinned, data: previousData } } });
  const response = await ask({ do: 'explain', letter, seat: play.display.shownSeat }).catch(() => null);
  if (!response?.ok || play.input.explanation?.letter !== letter) return;
  play.update({ input: { explanation: { ...play.input.explanation, data: response.explanation } } });
  if (!pinned) return;
  if (letter === TOLL) return announce(explanationText(response.explanation));
  const edict = view.edicts.find((each) => each.letter === letter);
  const head = t('say-edict', { letter: letterName(letter), edict: textFor('name', edict?.id ?? ''), stars: response.explanation.stars });
  announce([head, edict?.scored_now ? t('say-edict-live') : '', explanationText(response.explanation)].filter(Boolean).join('. '));
}

/** Closes the explanation; with `onlyHover`, only one that is not pinned. */
export function stopExplaining(play: Play, onlyHover = false): void {
  if (onlyHover && play.input.explanation?.pinned) return;
  play.update({ input: { explanation: null } });
}
