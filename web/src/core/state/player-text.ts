/** The players of tables and groups as entries spell them. */

import { CRESTS } from './crests';
import { sanitizeName } from './sanitize-name';
import { MAX_NAME_LENGTH } from './seats';

/** The name of a seat as an entry spells it: the crest, then the name. */
export function playerText(name: string, crest: string): string {
  return [crest || '-', sanitizeName(name, MAX_NAME_LENGTH)].join(' ').trim();
}

/** Splits the text of a player into name and crest; an unknown crest becomes an empty one. */
export function parsePlayer(text: string): { name: string; crest: string } {
  const [crest = '', ...name] = text.split(' ');
  const isKnown = (CRESTS as readonly string[]).includes(crest);
  return { name: sanitizeName(name.join(' '), MAX_NAME_LENGTH), crest: isKnown ? crest : '' };
}
