/** The last typed text of this tab, in session storage until the database has it: a reload may come before that. */

import { MAX_SOURCE_LENGTH } from '../../core/contract/generated/limits';
import { mayStore } from '../../core/browser/tabs';
import { Adler } from '../../core/engine/adler';
import { array, nullable, numberBetween, object, parseOrNull, string } from '../../core/state/schema';
import type { DocumentId } from './editor';

const KEY = 'mapwright:typed';
const MAX_CHECKSUMS = 1000;

interface TypedText {
  /** The step of the course, or null for a bot, which has a name. */
  step: number | null;
  name: string;
  source: string;
  /** Checksums of the texts that this tab may have stored: a stored text with another one is from another tab. */
  checksums: readonly number[];
}

const parse = object<TypedText>({
  step: nullable(numberBetween(1, 10)),
  name: string(200),
  source: string(MAX_SOURCE_LENGTH),
  checksums: array(numberBetween(0, 2 ** 32), MAX_CHECKSUMS),
});

function checksum(text: string): number {
  return new Adler().add(new TextEncoder().encode(text)).sum;
}

export function readTypedText(): TypedText | null {
  try {
    return parseOrNull(parse, JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null; // refused storage, or a text that is not ours
  }
}

/** `before` is the stored text that this tab knows. */
export function writeTypedText(open: DocumentId, source: string, before: string): void {
  const [step, name] = open.is === 'step' ? [open.number, ''] : [null, open.name.slice(0, 200)];
  const checksums = [...(readTypedText()?.checksums ?? [checksum(before)]), checksum(source)].slice(-MAX_CHECKSUMS);
  try {
    if (mayStore()) sessionStorage.setItem(KEY, JSON.stringify({ step, name, source, checksums } satisfies TypedText));
  } catch {
    // The database is tried anyway, and the screen reports if that fails, too.
  }
}

export function forgetTypedText(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was written there.
  }
}

/** Whether a stored text was written by this tab before the one that was typed last. */
export function isEarlierText({ checksums }: TypedText, text: string): boolean {
  return checksums.includes(checksum(text));
}
