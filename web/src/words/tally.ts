/** A line of a season's tally, in words. */

import type { TallyLine } from '../state/tally';
import { cardName, letterName } from './sentences';
import { sentences, t } from './texts';
import { whyText } from './why';

export function lineTitle({ of, id }: TallyLine): string {
  return of === 'edict' ? cardName(id) : t(of === 'coins' ? 'season-coins' : 'season-toll');
}

/** Why it brought so much. */
export function lineNote({ of, id, stars, why }: TallyLine): string {
  if (of === 'edict') return why ? whyText(why) : t(`rule-${id}`);
  if (of === 'coins') return stars ? t('why-coins', { count: stars }) : '';
  return stars ? t('why-toll', { count: -stars }) : t('play-toll-none');
}

/** The line read out. */
export function lineSaid(line: TallyLine): string {
  const { of, letter, stars } = line;
  const edict = { letter: letterName(letter), edict: lineTitle(line), stars };
  const head = of === 'edict' ? t('say-edict', edict) : lineTitle(line);
  const note = lineNote(line);
  return sentences([head, note || t('n-stars', { stars })]);
}
