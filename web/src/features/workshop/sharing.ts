/** Files and links of bots, and links with the answers of the course. */

import { MAX_SOURCE_LENGTH } from '../../core/contract/generated/limits';
import { downloadBlob } from '../../core/browser/download';
import { fromBase64Url, toBase64Url } from '../../core/network/bytes';
import { cleanName, siteLink } from '../../core/page/links';
import { copy, showFailure, notifyBriefly } from '../../core/page/notices';
import { STEPS } from '../../core/contract/generated/workshop';
import { parseOrNull, record, string as textOf } from '../../core/state/schema';
import { state } from '../../core/state/store';
import { openFromLink, workshopState } from './model';

/** Bytes that are decompressed at once: the text before a damaged chunk can still be read. */
const CHUNK_BYTES = 64;
/** Maximum length of a link: the page and many other programs refuse longer ones. */
const MAX_LINK_LENGTH = 20_000;

function openName(): string {
  return workshopState.value.open.is === 'bot' ? workshopState.value.open.name : `step ${workshopState.value.open.number}`;
}

/** Returns a file name that every system accepts: `My bot!` becomes my-bot.py. */
export function botFileName(name: string): string {
  const plain = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || 'bot'}.py`;
}

export function exportBot(): void {
  downloadBlob(new Blob([workshopState.value.text], { type: 'text/x-python' }), botFileName(openName()));
}

export async function importBot(event: Event): Promise<void> {
  const field = event.target as HTMLInputElement;
  const file = field.files?.[0];
  if (!file) return;
  if (file.size > MAX_SOURCE_LENGTH) showFailure('workshop-too-long');
  else await openFromLink(file.name.replace(/\.py$/i, ''), await file.text());
  field.value = '';
}

export async function shareBot(): Promise<void> {
  const link = botLink(openName(), await compress(workshopState.value.text));
  if (link.length > MAX_LINK_LENGTH) notifyBriefly('workshop-link-long');
  else await copy(link, 'share-link-copied');
}

/** Copies a link with all answers of the course, for a teacher or another browser. */
export async function shareAnswers(): Promise<void> {
  const { name } = state.settings;
  const link = answersLink(name, await compress(JSON.stringify(workshopState.value.course.texts)));
  if (!Object.keys(workshopState.value.course.texts).length) notifyBriefly('course-answers-none');
  else if (link.length > MAX_LINK_LENGTH) notifyBriefly('course-answers-long');
  else await copy(link, 'share-link-copied');
}

export function answersLink(author: string, packed: string): string {
  return `${siteLink()}#answers=${packed}&name=${encodeURIComponent(cleanName(author))}`;
}

/** Returns the answers in a link by step; null if they cannot be read. */
export async function readAnswers(packed: string): Promise<Readonly<Record<string, string>> | null> {
  const { text, whole } = await decompress(packed, MAX_SOURCE_LENGTH * 2);
  if (!whole) return null;
  try {
    const programs = parseOrNull(record(textOf(MAX_SOURCE_LENGTH), STEPS.length), JSON.parse(text) as unknown);
    const answers = Object.entries(programs ?? {}).filter(([step]) => STEPS.some((each) => String(each.number) === step));
    return answers.length ? Object.fromEntries(answers) : null;
  } catch {
    return null;
  }
}

export function botLink(name: string, packed: string): string {
  return `${siteLink()}#bot=${packed}&name=${encodeURIComponent(name)}`;
}

export async function compress(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(packed).arrayBuffer()));
}

/** Returns the readable part of a packed text, of limited length, and whether it is whole. */
export async function decompress(packed: string, maxLength = MAX_SOURCE_LENGTH): Promise<{ text: string; whole: boolean }> {
  const bytes = decodeBase64Url(packed);
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  const feed = async (): Promise<void> => {
    for (let from = 0; from < bytes.length; from += CHUNK_BYTES) await writer.write(bytes.slice(from, from + CHUNK_BYTES));
    await writer.close();
  };
  feed().catch(() => undefined); // the reader fails with the same error
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      text += decoder.decode(next.value, { stream: true });
      if (text.length > maxLength) return { text: text.slice(0, maxLength), whole: false };
    }
    return { text: text + decoder.decode(), whole: true };
  } catch {
    return { text, whole: false };
  }
}

/** Decodes base64url up to the first invalid character. */
function decodeBase64Url(packed: string): Uint8Array<ArrayBuffer> {
  const valid = /^[\w-]*/.exec(packed)?.[0] ?? '';
  return fromBase64Url(valid.length % 4 === 1 ? valid.slice(0, -1) : valid);
}
