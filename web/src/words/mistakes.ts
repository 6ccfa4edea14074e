/** What a bot did wrong, in one sentence of the reader's language. */

import { hasText, t } from './texts';

/** As Python says it; the page adds what only it can know. */
export interface Mistake {
  kind: string;
  line: number | null;
  name: string;
  shown: string;
}

const LONGEST = 200;

/** Where the line is known it comes first. */
export function mistakeText({ kind, line, name, shown }: Mistake): string {
  const key = `workshop-wrong-${kind}`;
  const said = t(hasText(key) ? key : 'workshop-wrong-broken', { name: short(name), shown: short(shown) });
  return line ? t('workshop-wrong-line', { line, said }) : said;
}

function short(text: unknown): string {
  return typeof text === 'string' ? text.slice(0, LONGEST) : '';
}
