/** Requests a hint, which the engine computes in slices: the three best placements. */

import { announce } from '../core/browser/announce';
import { preloadLazyParts } from '../core/page/navigate';
import type { HintJson } from '../core/contract/generated/messages';
import { ask } from '../core/engine/ask';
import { aimFromIntent } from '../core/state/aim';
import { usableTools } from '../core/state/game';
import { currentHint } from '../core/state/input';
import { allowsHelp } from '../core/state/origin';
import { t } from '../core/words/texts';
import { adviceText, ideaText } from '../core/words/advice';
import { useInstantTool } from './player-actions';
import { setAim } from './aim';
import { perPlay, type Play } from './play';

const SLICE_MS = 25;

/** The moments whose hint was counted: the same hint counts only once. */
const countedMoments = perPlay(() => new Set<string>());

export function allowsHints({ behaviour, game }: Play): boolean {
  return behaviour.isWholeGame && allowsHelp(game.origin);
}

export function canHint(play: Play): boolean {
  const { view } = play.game;
  if (!view || !allowsHints(play) || view.phase === 'over') return false;
  return usableTools(play).length > 0 || view.can_pass;
}

export function closeHint(play: Play): void {
  play.update({ input: { hint: null } });
}

export function toggleHint(play: Play): void {
  if (currentHint(play)) closeHint(play);
  else void askHint(play);
}

async function askHint(play: Play): Promise<void> {
  const { view, hints } = play.game;
  if (!view || play.isBusy || !canHint(play)) return;
  const { moment } = view;
  const isNewHint = !countedMoments(play).has(moment);
  countedMoments(play).add(moment);
  play.update({
    game: { hints: hints + Number(isNewHint) },
    input: { hint: { moment, hint: null, intents: [], progress: 0, chosenIndex: 0 } },
  });
  void preloadLazyParts(); // they contain the texts of ideas
  announce(t('coach-thinking'));
  const hint = await computeHint(play, moment);
  if (!hint) return;
  const sentences = hint.suggestions.flatMap((each, i) => [`${i + 1}. ${adviceText(each.action)}`, ideaText(each)]);
  announce([t('coach-hint-title'), ...sentences.filter(Boolean)].join('. '));
}

/** Requests slices until the hint is complete. Returns null if the player has closed it, or the engine has failed. */
async function computeHint(play: Play, moment: string): Promise<HintJson | null> {
  const isWanted = (): boolean => !play.isClosed && currentHint(play)?.moment === moment;
  while (isWanted()) {
    const response = await ask({ do: 'hint', ms: SLICE_MS }).catch(() => null);
    if (!isWanted()) return null;
    if (!response?.ok) break;
    const { hint = null, intents = [], progress } = response;
    play.update({ input: { hint: { moment, hint, intents, progress, chosenIndex: 0 } } });
    if (hint) return hint;
  }
  closeHint(play);
  return null;
}

export function chooseSuggestion(play: Play, index: number): void {
  const hint = currentHint(play);
  if (hint) play.update({ input: { hint: { ...hint, chosenIndex: index } } });
}

/** Aims at the selected suggestion, which the player can then place. */
export function applySuggestion(play: Play): void {
  const { view } = play.game;
  const hint = currentHint(play);
  const suggestion = hint?.hint?.suggestions[hint.chosenIndex];
  const intent = hint?.intents[hint.chosenIndex];
  closeHint(play);
  if (!view || !suggestion || !intent) return;
  if (suggestion.action.kind === 'dodge') return useInstantTool(play, intent.tool);
  const aim = aimFromIntent(view, intent);
  if (aim) setAim(play, aim);
}
