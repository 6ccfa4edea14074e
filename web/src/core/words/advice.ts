/** Sentences of the coach: about suggestions, their ideas, and the stars of edicts. */

import { DESTROYED } from '../contract/cells';
import { CATALOGUE } from '../contract/generated/catalogue';
import type { ActionJson, AdviceJson, ExplainResponse } from '../contract/generated/messages';
import { cardName, cellLabel, terrainName } from './sentences';
import { hasText, joinList, t, textFor } from './texts';

/** Returns the skill of an advised action, and what it draws where. */
export function adviceText({ terrain, cells, skill }: Pick<ActionJson, 'terrain' | 'cells' | 'skill'>): string {
  if (!cells.length) return skill ? cardName(skill) : t('play-skill-pass');
  const drawn = t('log-drawn', { terrain: terrainName(terrain ?? DESTROYED), cells: joinList(cells.map(cellLabel)) });
  return skill ? `${cardName(skill)}. ${drawn}` : drawn;
}

/** Returns the main idea of a suggestion; empty until its texts are loaded with the lazy chunk. */
export function ideaText({ idea }: Pick<AdviceJson, 'idea'>): string {
  if (!idea) return '';
  const { code, id, count } = idea;
  const key = code === 'keeps-open' ? `idea-${code}-${id}` : `idea-${code}`;
  return hasText(key) ? t(key, { edict: id in CATALOGUE.edicts ? cardName(id) : '', count, stars: count }) : '';
}

/** Returns a sentence about why an edict has its stars, or what the toll is. */
export function explanationText(explanation: ExplainResponse['explanation']): string {
  const { id, stars, count } = explanation;
  if (id === 'toll') return count ? t('why-toll', { count }) : t('play-toll-none');
  return stars ? textFor('why', id, { count, stars }) : t('why-none');
}
