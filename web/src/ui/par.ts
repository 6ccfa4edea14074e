/** The expert on the same cards: its stars, or how far it has thought. */

import { html, nothing } from 'lit';
import type { Par } from '../commands/par';
import { number, t } from '../words/texts';
import { icon } from './icons';
import type { Piece } from './pieces';

export function parPiece(par: Par | null): Piece {
  if (par === null) return nothing;
  const thinking = t('coach-thinking-share', { percent: number(Math.round(par.share * 100)) });
  return html`${icon('bot')}${par.stars === null ? thinking : t('coach-expert-stars', { stars: par.stars })}`;
}
