/** Messages between the open devices of a shared log: heartbeats, which may bring entries. */

import { MAX_ENTRY_LENGTH } from '../contract/generated/limits';
import { array, boolean, fallback, numberBetween, object, parseOrNull, string } from '../state/schema';

const MAX_ENTRIES = 5000;
const MAX_PRESENCE_LENGTH = 200;
const MAX_HEARD_PAGES = 64;
const PAGE_NAME_LENGTH = 11;
/** Characters of entries in one message, so that its text stays below 16,000 bytes in most alphabets. */
const MAX_MESSAGE_LENGTH = 7000;

export interface LogMessage {
  /** A random name of the sending page; another one whenever it is loaded. */
  page: string;
  /** Counts the messages of that page, so that a repeated one is recognised. */
  number: number;
  presence: string;
  /** The digest of all entries that the sender knows. */
  digest: string;
  /** The pages from which the sender has received messages. */
  heard: string[];
  entries: string[];
  /** Whether the sender closes its page. */
  bye: boolean;
}

const parseFields = object<LogMessage>({
  page: string(PAGE_NAME_LENGTH),
  number: numberBetween(0, Number.MAX_SAFE_INTEGER),
  presence: string(MAX_PRESENCE_LENGTH),
  digest: string(40),
  heard: array(string(PAGE_NAME_LENGTH), MAX_HEARD_PAGES),
  entries: readableEntries,
  bye: fallback(false, boolean),
});

export function parseLogMessage(text: string | null): LogMessage | null {
  return parseOrNull((json) => parseFields(JSON.parse(String(json))), text);
}

/** Returns the texts of an untrusted list that have the form of an entry. */
export function readableEntries(value: unknown): string[] {
  const isEntry = (each: unknown): each is string =>
    typeof each === 'string' && each.length > 0 && each.length <= MAX_ENTRY_LENGTH && !/[\r\n]/.test(each);
  return Array.isArray(value) ? value.slice(0, MAX_ENTRIES).filter(isEntry) : [];
}

/** Divides entries among messages. */
export function splitEntries(entries: readonly string[]): string[][] {
  const parts: string[][] = [];
  let length = Infinity;
  for (const entry of entries) {
    if (length + entry.length > MAX_MESSAGE_LENGTH) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(entry);
    length += entry.length + 4; // with quotation marks and comma
  }
  return parts;
}

/** The digest of a set of entries: equal for equal sets, whatever their order. */
export function digestOf(entries: Iterable<string>): string {
  let [count, sum, mixed] = [0, 0, 0];
  for (const entry of entries) {
    let [fnv, mix] = [0x811c9dc5, 0x9e3779b9];
    for (let i = 0; i < entry.length; i++) {
      const code = entry.charCodeAt(i);
      fnv = Math.imul(fnv ^ code, 0x01000193);
      mix = Math.imul(mix + code, 0x85ebca6b) ^ (mix >>> 13);
    }
    count += 1;
    sum = (sum + mix) >>> 0;
    mixed ^= fnv;
  }
  return `${count}.${sum.toString(36)}.${(mixed >>> 0).toString(36)}`;
}
