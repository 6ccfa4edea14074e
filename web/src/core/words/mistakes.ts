/** What a bot did wrong, in one sentence of the reader's language. */

import { hasText, t } from './texts';

/** As Python says it; the page adds what only it can know. */
export interface BotMistake {
  kind: string;
  line: number | null;
  name: string;
  /** A value or a message of the bot's. */
  quoted: string;
  /** Lines of the bot's text on the way to the error, with the function of each, outermost first. */
  frames?: readonly Frame[];
}

export interface Frame {
  line: number;
  function: string;
}

const LONGEST = 200;

/** Where the line is known it comes first. */
export function mistakeText({ kind, line, name, quoted }: BotMistake): string {
  const key = `workshop-wrong-${kind}`;
  const text = t(hasText(key) ? key : 'workshop-wrong-broken', { name: short(name), quoted: short(quoted) });
  return line ? t('workshop-wrong-line', { line, mistake: text }) : text;
}

function short(text: unknown): string {
  return typeof text === 'string' ? text.slice(0, LONGEST) : '';
}
