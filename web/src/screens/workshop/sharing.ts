/** A bot on its way to others: as a file that the command line takes too, or packed into a link. */

import { save } from '../../browser/download';
import { siteLink } from '../../commands/links';
import { copy, fail, say } from '../../commands/page';
import { LONGEST_SOURCE } from '../../state/seats';
import { openForeign, shop } from './shop';

/** Bytes that are unpacked in one go: what comes before a break can still be read. */
const PIECE = 64;
/** Links with more than this are refused by the page itself, and by many programs that pass them on. */
const LONGEST_LINK = 20_000;

function name(): string {
  return shop.open.is === 'bot' ? shop.open.name : `step ${shop.open.number}`;
}

/** `My bot!` becomes my-bot.py: every system takes that. */
export function fileName(given: string): string {
  const plain = given
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return `${plain || 'bot'}.py`;
}

export function exportBot(): void {
  save(new Blob([shop.text], { type: 'text/x-python' }), fileName(name()));
}

export async function importBot(event: Event): Promise<void> {
  const field = event.target as HTMLInputElement;
  const file = field.files?.[0];
  if (!file) return;
  if (file.size > LONGEST_SOURCE) fail('workshop-too-long');
  else openForeign(file.name.replace(/\.py$/i, ''), await file.text());
  field.value = '';
}

export async function shareBot(): Promise<void> {
  const link = botLink(name(), await pack(shop.text));
  if (link.length > LONGEST_LINK) say('workshop-link-long');
  else await copy(link, 'share-link-copied');
}

export function botLink(given: string, packed: string): string {
  return `${siteLink()}#bot=${packed}&name=${encodeURIComponent(given)}`;
}

export async function pack(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

/** What can be read of a packed text, and whether that is all of it. It never grows past the longest text. */
export async function unpack(packed: string): Promise<{ text: string; whole: boolean }> {
  const bytes = bytesOf(packed);
  const stream = new DecompressionStream('deflate-raw');
  const writer = stream.writable.getWriter();
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  const feed = async (): Promise<void> => {
    for (let from = 0; from < bytes.length; from += PIECE) await writer.write(bytes.slice(from, from + PIECE));
    await writer.close();
  };
  feed().catch(() => undefined); // the reader hears of it
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      text += decoder.decode(next.value, { stream: true });
      if (text.length > LONGEST_SOURCE) return { text: text.slice(0, LONGEST_SOURCE), whole: false };
    }
    return { text: text + decoder.decode(), whole: true };
  } catch {
    return { text, whole: false };
  }
}

/** Letters that do not belong there end it. */
function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  const plain = (/^[\w-]*/.exec(packed)?.[0] ?? '').replace(/-/g, '+').replace(/_/g, '/');
  const whole = plain.length % 4 === 1 ? plain.slice(0, -1) : plain;
  return Uint8Array.from(atob(whole), (letter) => letter.charCodeAt(0));
}
