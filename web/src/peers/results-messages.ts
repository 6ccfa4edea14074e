/** What the page and the relay frame say to each other about published results of a daily map. Each reads what comes as if
 *  from a stranger. */

import { isKey } from './relay-frame-messages';

/** The form of published results; it is a part of their topic. */
export const RESULTS = 1;
/** Zero bits with which the identifier of a result begins: a flood costs its sender, not its readers. */
export const WORK = 16;
/** Results of one day that are read. */
export const MOST_RESULTS = 1000;
/** Characters of a packed record; an honest one has about 200. */
const LONGEST_RECORD = 600;

/** The page's first word: the day, and what this device publishes, signed with a key that is used for nothing else. */
export interface ResultsFirstWord {
  wire: number;
  results: { day: string; key: string; record: string };
}

/** A result with a right signature and enough work; its record is not replayed yet. */
export interface FoundResult {
  key: string;
  at: number;
  record: string;
}

/** How the relays fare: how many there are, were reached, are still read, and have taken or refused our own result. */
export interface Progress {
  of: number;
  reached: number;
  reading: number;
  took: number;
  refused: number;
}

/** The frame's number; the public key of this device; results of others; how the relays fare. */
export type ResultsFromFrame = { wire: number } | { own: string } | { found: FoundResult[] } | { progress: Progress };

export function asResultsFirstWord(data: unknown): ResultsFirstWord | null {
  const { wire, results } = fields(data);
  const { day, key, record } = fields(results);
  if (typeof wire !== 'number' || typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  return isKey(key) && isRecord(record) ? { wire, results: { day, key, record } } : null;
}

export function asResultsFromFrame(data: unknown): ResultsFromFrame | null {
  const { wire, own, found, progress } = fields(data);
  if (typeof wire === 'number') return { wire };
  if (isKey(own)) return { own };
  if (Array.isArray(found)) return { found: found.slice(0, MOST_RESULTS).filter(isFound) };
  const { of, reached, reading, took, refused } = fields(progress);
  if (![of, reached, reading, took, refused].every((each) => Number.isSafeInteger(each))) return null;
  return { progress: { of, reached, reading, took, refused } as Progress };
}

export function isRecord(given: unknown): given is string {
  return typeof given === 'string' && given.length <= LONGEST_RECORD && /^~2[\w.-]+$/.test(given);
}

function isFound(given: unknown): given is FoundResult {
  const { key, at, record } = fields(given);
  return isKey(key) && Number.isSafeInteger(at) && isRecord(record);
}

function fields(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}
