/** What the player may do outside a game's rules: theme, language, motion, full screen, links. */

import { state, update } from '../state/store';

export function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen?.().catch(() => undefined);
}

/** A short notice that goes by itself. */
export function say(notice: string): void {
  update({ notice });
  setTimeout(() => state.notice === notice && update({ notice: null }), 4000);
}

export async function copy(text: string, notice = 'games-copied'): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    if (!copyByHand(text)) return say('games-not-copied');
  }
  say(notice);
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
