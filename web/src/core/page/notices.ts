/** Notices, error messages, the clipboard and the full screen. */

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

/** Shows a notice until the player closes it. */
export function notify(notice: TextKey, args: Readonly<Record<string, string>> = {}): void {
  update('notices', { notice, noticeArgs: args });
}

export function closeNotice(): void {
  update('notices', { notice: null });
}

/** Shows an error dialog with a text, and the engine's error if there is one. */
export function showFailure(text: TextKey, problem: ErrorDetails | null = null): void {
  update('notices', { failure: { text, problem } });
}

/** Reports that a part of the page could not be loaded. If a stored file was damaged, it is replaced, and the page has to be reloaded. */
export async function reportLoadFailure(): Promise<void> {
  showFailure('load-failed');
  const files = await verifyFiles().catch(() => null);
  if (state.notices.failure?.text !== 'load-failed') return;
  if (files?.repaired.length) showFailure('load-repaired');
  else if (files?.damaged.length) showFailure('load-damaged');
}

/** Reports damaged files; those that were replaced, only if this page has loaded one of them. */
export function reportDamage(): void {
  onFilesVerified(({ repaired, damaged }) => {
    if (damaged.length) notify('load-damaged');
    else if (hasLoaded(repaired)) notify('load-repaired');
  });
}

export function closeFailure(): void {
  update('notices', { failure: null });
}

/** Announces why the rules forbid an action; shows any other error. */
export function reportRefusal({ error }: ErrorResponse): void {
  const rule = `reason-${error.code}`;
  if (hasText(rule)) announce(t(rule));
  else showFailure(error.code === 'engine' ? 'error-engine' : 'error-unknown', error);
}

export function setUpdateAvailable(available: boolean): void {
  update('notices', { updateAvailable: available });
}

/** Shows a notice for four seconds. */
export function notifyBriefly(notice: TextKey, args: Readonly<Record<string, string>> = {}): void {
  notify(notice, args);
  setTimeout(() => state.notices.notice === notice && closeNotice(), 4000);
}

/** Copies a text to the clipboard. A promise of a text is passed on, because some browsers allow copying only directly after a press. */
export async function copy(text: string | Promise<string>, notice: TextKey = 'games-copied'): Promise<void> {
  try {
    await (typeof text === 'string' ? navigator.clipboard.writeText(text) : copyPromised(text));
  } catch {
    if (!copyFromField(await text)) return notifyBriefly('games-not-copied');
  }
  notifyBriefly(notice);
}

function copyPromised(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return text.then((result) => navigator.clipboard.writeText(result));
  const content = text.then((result) => new Blob([result], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })]);
}

/** Copies a text from a field that is added for that, for browsers without a clipboard. */
function copyFromField(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  (document.querySelector('dialog[open]') ?? document.body).append(field); // within a dialog only its own fields can be selected
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  return isCopied;
}
