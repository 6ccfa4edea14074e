/** Names as people write them, from fields, links and other devices. */

const JOINERS = '\\u200c\\u200d';
/** Everything invisible and every space, but not what joins letters and emoji. */
const INVISIBLE = new RegExp(`(?:(?![${JOINERS}])[\\p{C}\\p{Z}])+`, 'gu');
const LOOSE_JOINERS = new RegExp(`^[${JOINERS} ]+|[${JOINERS} ]+$|([${JOINERS}])[${JOINERS}]+`, 'gu');

/** One short line, nothing invisible. Joiners stay between two letters: Persian, Hindi and families of emoji need them. */
export function sanitizeName(text: string, maxLength: number): string {
  const plain = text.replace(INVISIBLE, ' ').replace(LOOSE_JOINERS, '$1');
  return [...plain].slice(0, maxLength).join('').replace(LOOSE_JOINERS, '$1');
}
