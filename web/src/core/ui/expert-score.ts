/** The expert's stars with the same cards, or the progress of its game. */

import { html, nothing } from 'lit';
import type { ExpertScore } from '../engine/expert-score';
import { formatNumber, t } from '../words/texts';
import { icon } from './icons';
import type { Renderable } from './buttons';

export function expertScoreText(score: ExpertScore | null): Renderable {
  if (score === null) return nothing;
  const thinking = t('coach-thinking-share', { percent: formatNumber(Math.round(score.progress * 100)) });
  return html`${icon('bot')}${score.stars === null ? thinking : t('coach-expert-stars', { stars: score.stars })}`;
}
