/** Texts about a line of a tally. */

import type { TallyLine } from '../state/tally';
import { cardName, letterName } from './sentences';
import { sentences, t, textFor } from './texts';
import { explanationText } from './advice';

export function lineTitle({ kind, id }: TallyLine): string {
  return kind === 'edict' ? cardName(id) : t(kind === 'coins' ? 'season-coins' : 'season-toll');
}

/** Returns why a line has its stars. */
export function lineNote({ kind, id, stars, explanation }: TallyLine): string {
  if (kind === 'edict') return explanation ? explanationText(explanation) : textFor('rule', id);
  if (kind === 'coins') return stars ? t('why-coins', { count: stars }) : '';
  return stars ? t('why-toll', { count: -stars }) : t('play-toll-none');
}

/** Returns a line as announcement for screen readers. */
export function lineAnnouncement(line: TallyLine): string {
  const { kind, letter, stars } = line;
  const edict = { letter: letterName(letter), edict: lineTitle(line), stars };
  const head = kind === 'edict' ? t('say-edict', edict) : lineTitle(line);
  const note = lineNote(line);
  return sentences([head, note || t('n-stars', { stars })]);
}
