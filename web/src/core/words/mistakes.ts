/** Sentences about the mistakes of custom bots. */

import { hasText, t } from './texts';

/** A mistake of a custom bot, as Python reports it, or the page if the interpreter has ended. */
export interface BotMistake {
  /** The error code. */
  kind: string;
  line: number | null;
  name: string;
  /** A value or a message of the bot, to be quoted in the sentence. */
  quoted: string;
  /** Lines of the bot's text on the way to the error, with the function of each, outermost first. */
  frames?: readonly Frame[];
}

export interface Frame {
  line: number;
  function: string;
}

const MAX_QUOTED_LENGTH = 200;

/** Returns a sentence about a mistake, with its line if that is known. */
export function mistakeText({ kind, line, name, quoted }: BotMistake): string {
  const key = `workshop-wrong-${kind}`;
  const text = t(hasText(key) ? key : 'workshop-wrong-broken', { name: short(name), quoted: short(quoted) });
  return line ? t('workshop-wrong-line', { line, mistake: text }) : text;
}

function short(text: unknown): string {
  return typeof text === 'string' ? text.slice(0, MAX_QUOTED_LENGTH) : '';
}
