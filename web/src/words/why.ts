/** Why an edict has its stars, and why a hint is good, in a sentence. */

import type { AdviceJson, ExplainAnswer } from '../contract/generated/messages';
import { cardName, shown, terrainName } from './sentences';
import { list, sentences, t } from './texts';

/** What is to be drawn where; `only` names the terrain alone, for a map without letters and numbers. */
export function describe(advice: Pick<AdviceJson, 'terrain' | 'cells' | 'skill'>, only: string | null = null): string {
  if (!advice.cells.length && only) return sentences([advice.skill ? cardName(advice.skill) : '', terrainName(only)].filter(Boolean));
  if (!advice.cells.length) return advice.skill ? cardName(advice.skill) : t('play-skill-pass');
  const drawn = t('log-drawn', { terrain: terrainName(advice.terrain ?? 'X'), cells: list(advice.cells.map(shown)) });
  return advice.skill ? `${cardName(advice.skill)}. ${drawn}` : drawn;
}

/** Why it is good or bad: what it changes at once; the rest is room for later. */
export function reasonsOf(advice: AdviceJson): string[] {
  const said = advice.reasons.map(({ kind, id, change }) => {
    const stars = Math.abs(change);
    if (kind === 'edict') return t(change > 0 ? 'play-edict-gains' : 'play-edict-loses', { edict: cardName(id), stars });
    if (kind === 'coins') return change > 0 ? t('extra-coins-gained', { coins: stars }) : t('extra-coins-spent', { count: stars });
    return t(change > 0 ? 'extra-toll-less' : 'extra-toll-more', { stars });
  });
  return said.length ? said : [t('coach-why-room')];
}

export function whyText(explanation: ExplainAnswer['explanation']): string {
  const { id, stars, count } = explanation;
  if (id === 'toll') return count ? t('why-toll', { count }) : t('play-toll-none');
  return stars ? t(`why-${id}`, { count, stars }) : t('why-none');
}
