/** The expert on the same cards: its stars, or how far it has thought. */

import { html, nothing } from 'lit';
import type { ExpertScore } from '../engine/expert-score';
import { formatNumber, t } from '../words/texts';
import { icon } from './icons';
import type { Renderable } from './buttons';

export function expertScoreText(par: ExpertScore | null): Renderable {
  if (par === null) return nothing;
  const thinking = t('coach-thinking-share', { percent: formatNumber(Math.round(par.progress * 100)) });
  return html`${icon('bot')}${par.stars === null ? thinking : t('coach-expert-stars', { stars: par.stars })}`;
}
