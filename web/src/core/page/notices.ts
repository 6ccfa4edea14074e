/** What the page itself says and does: notices, failures, the clipboard, the full screen. */

import { announce } from '../browser/announce';
import { verifyFiles } from '../browser/start-recovery';
import { hasLoaded, onFilesVerified } from '../browser/updates';
import type { ErrorDetails, ErrorResponse } from '../contract/generated/messages';
import type { TextKey } from '../contract/generated/text-keys';
import { state, update } from '../state/store';
import { hasText, t } from '../words/texts';

export function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/** Something to know, until it is put away. */
export function notify(notice: TextKey, args: Readonly<Record<string, string>> = {}): void {
  update('notices', { notice, noticeArgs: args });
}

export function closeNotice(): void {
  update('notices', { notice: null });
}

/** Something went wrong: a key of the texts, and what the engine found. */
export function showFailure(text: TextKey, problem: ErrorDetails | null = null): void {
  update('notices', { failure: { text, problem } });
}

/** A part of the page could not be loaded. A stored file may be damaged: then it is replaced, and a reload helps. */
export async function reportLoadFailure(): Promise<void> {
  showFailure('load-failed');
  const files = await verifyFiles().catch(() => null);
  if (state.notices.failure?.text !== 'load-failed') return;
  if (files?.repaired.length) showFailure('load-repaired');
  else if (files?.damaged.length) showFailure('load-damaged');
}

/** Reports damaged files. One that was replaced before this visit needed it is not worth a word. */
export function reportDamage(): void {
  onFilesVerified(({ repaired, damaged }) => {
    if (damaged.length) notify('load-damaged');
    else if (hasLoaded(repaired)) notify('load-repaired');
  });
}

export function closeFailure(): void {
  update('notices', { failure: null });
}

/** What the rules forbid is said aloud; anything else is shown. */
export function reportRefusal({ error }: ErrorResponse): void {
  const rule = `reason-${error.code}`;
  if (hasText(rule)) announce(t(rule));
  else showFailure(error.code === 'engine' ? 'error-engine' : 'error-unknown', error);
}

export function setUpdateAvailable(available: boolean): void {
  update('notices', { updateAvailable: available });
}

/** A short notice that goes automatically. */
export function notifyBriefly(notice: TextKey): void {
  notify(notice);
  setTimeout(() => state.notices.notice === notice && closeNotice(), 4000);
}

/** A text that is still to come is promised to the clipboard: some browsers allow copying only while the press counts. */
export async function copy(text: string | Promise<string>, notice: TextKey = 'games-copied'): Promise<void> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : copyPromised(text));
  } catch {
    if (!copyByHand(await text)) return notifyBriefly('games-not-copied');
  }
  notifyBriefly(notice);
}

function copyPromised(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return text.then((result) => navigator.clipboard.writeText(result));
  const content = text.then((result) => new Blob([result], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })]);
}

/** As it was done before there was a clipboard to ask; nothing outside an open dialog can be selected. */
function copyByHand(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}
