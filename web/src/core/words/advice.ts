/** Sentences of the coach: about suggestions, their ideas, and the stars of edicts. */

import { DESTROYED } from '../contract/cells';
import { CATALOGUE } from '../contract/generated/catalogue';
import type { AdviceJson, ExplainResponse } from '../contract/generated/messages';
import { cardName, cellLabel, terrainName } from './sentences';
import { hasText, joinList, t, textFor } from './texts';

/** Returns the advised skill, and what is drawn where. */
export function adviceText(advice: Pick<AdviceJson, 'terrain' | 'cells' | 'skill'>): string {
  if (!advice.cells.length) return advice.skill ? cardName(advice.skill) : t('play-skill-pass');
  const drawn = t('log-drawn', { terrain: terrainName(advice.terrain ?? DESTROYED), cells: joinList(advice.cells.map(cellLabel)) });
  return advice.skill ? `${cardName(advice.skill)}. ${drawn}` : drawn;
}

/** Returns the main idea of a suggestion; empty until its texts are loaded with the lazy chunk. */
export function ideaText({ idea: { code, id, count } }: Pick<AdviceJson, 'idea'>): string {
  const key = code === 'keeps-open' ? `idea-${code}-${id}` : `idea-${code}`;
  return hasText(key) ? t(key, { edict: id in CATALOGUE.edicts ? cardName(id) : '', count, stars: count }) : '';
}

/** Returns a sentence about why an edict has its stars, or what the toll is. */
export function explanationText(explanation: ExplainResponse['explanation']): string {
  const { id, stars, count } = explanation;
  if (id === 'toll') return count ? t('why-toll', { count }) : t('play-toll-none');
  return stars ? textFor('why', id, { count, stars }) : t('why-none');
}
