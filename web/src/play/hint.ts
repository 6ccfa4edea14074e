/** A hint: the engine thinks in slices, the page shows the best three places. */

import { announce } from '../browser/announce';
import { fetchRestQuietly } from '../commands/navigate';
import type { HintJson } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { chooseIntent } from '../state/aim';
import { currentHint, mayHint } from '../state/hand';
import { t } from '../words/texts';
import { describe, ideaOf } from '../words/why';
import { useTool } from './act';
import { setAim } from './hand';
import { now, perPlay, type Play } from './play';

const SLICE = 25; // milliseconds

/** The record that a hint was last counted for: looking at it twice is one hint. */
const counted = perPlay(() => ({ record: '' }));

export function closeHint(play = now()): void {
  play.put({ hand: { hint: null } });
}

export function toggleHint(play = now()): void {
  if (currentHint(play)) closeHint(play);
  else void askHint(play);
}

async function askHint(play: Play): Promise<void> {
  const { view, hints } = play.game;
  if (!view || play.isBusy || !mayHint(play)) return;
  const fresh = counted(play).record !== view.record;
  counted(play).record = view.record;
  play.put({ game: { hints: hints + Number(fresh) }, hand: { hint: { record: view.record, hint: null, share: 0, chosen: 0 } } });
  void fetchRestQuietly(); // with the words of the ideas
  announce(t('coach-thinking'));
  const found = await think(play, view.record);
  if (!found) return;
  announce([t('coach-hint-title'), ...found.places.map((place, i) => `${i + 1}. ${describe(place)} ${ideaOf(place)}`)].join('. '));
}

/** Until the engine has an answer, or it is not wanted any more. */
async function think(play: Play, record: string): Promise<HintJson | null> {
  const isWanted = (): boolean => !play.isOver && currentHint(play)?.record === record;
  while (isWanted()) {
    const answer = await ask({ do: 'hint', ms: SLICE }).catch(() => null);
    if (!isWanted()) return null;
    if (!answer?.ok) break;
    play.put({ hand: { hint: { record, hint: answer.hint ?? null, share: answer.share, chosen: 0 } } });
    if (answer.hint) return answer.hint;
  }
  closeHint(play);
  return null;
}

export function choosePlace(chosen: number, play = now()): void {
  const hint = currentHint(play);
  if (hint) play.put({ hand: { hint: { ...hint, chosen } } });
}

/** Brings the shape to the place, for the player to ink in. */
export function usePlace(play = now()): void {
  const { view } = play.game;
  const hint = currentHint(play);
  const place = hint?.hint?.places[hint.chosen];
  closeHint(play);
  if (!view || !place?.intent) return;
  if (place.kind === 'dodge') return useTool(place.intent.tool, play);
  const aim = chooseIntent(view, place.intent);
  if (aim) setAim(aim, play);
}
