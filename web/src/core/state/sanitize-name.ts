/** Names as people write them, from fields, links and other devices. */

const JOINERS = '\\u200c\\u200d';
/** Invisible characters and spaces, but not those that join letters or emoji. */
const INVISIBLE = new RegExp(`(?:(?![${JOINERS}])[\\p{C}\\p{Z}])+`, 'gu');
const LOOSE_JOINERS = new RegExp(`^[${JOINERS} ]+|[${JOINERS} ]+$|([${JOINERS}])[${JOINERS}]+`, 'gu');

/** Returns a name as one line of limited length without invisible characters. Joiners stay between two characters: Persian, Hindi and
 *  emoji need them. */
export function sanitizeName(text: string, maxLength: number): string {
  const plain = text.replace(INVISIBLE, ' ').replace(LOOSE_JOINERS, '$1');
  return [...plain].slice(0, maxLength).join('').replace(LOOSE_JOINERS, '$1');
}
