/** Names as people write them, from fields, links and other devices. */

const JOINERS = '\\u200c\\u200d';
/** Everything invisible and every space, but not what joins letters and emoji. */
const GAPS = new RegExp(`(?:(?![${JOINERS}])[\\p{C}\\p{Z}])+`, 'gu');
const LOOSE = new RegExp(`^[${JOINERS} ]+|[${JOINERS} ]+$|([${JOINERS}])[${JOINERS}]+`, 'gu');

/** One short line, nothing invisible. Joiners stay between two letters: Persian, Hindi and families of emoji need them. */
export function oneLine(text: string, longest: number): string {
  const plain = text.replace(GAPS, ' ').replace(LOOSE, '$1');
  return [...plain].slice(0, longest).join('').replace(LOOSE, '$1');
}
