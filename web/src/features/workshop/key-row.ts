/** What a keyboard offers, as buttons: undo and search for everyone, and on a phone the signs of Python. Tab passes them by. */

import { html, type TemplateResult } from 'lit';
import type { TextKey } from '../../core/contract/generated/text-keys';
import { icon, type IconName } from '../../core/ui/icons';
import { t } from '../../core/words/texts';
import type { Command } from './editor';
import { editor } from './model';

const SYMBOL_KEYS = [':', '(', ')', '[', ']', '=', '.', ',', '_', '"'] as const;
const COMMANDS: readonly (readonly [Command, IconName, TextKey])[] = [
  ['undo', 'undo', 'workshop-undo'],
  ['redo', 'redo', 'workshop-redo'],
  ['search', 'search', 'workshop-search'],
  ['outdent', 'prev', 'workshop-outdent'],
  ['indent', 'next', 'workshop-indent'],
];

/** The editor keeps the focus, so that a phone keeps its keyboard. */
function keepFocus(event: Event): void {
  event.preventDefault();
}

export function keyRow(): TemplateResult {
  const command = ([name, picture, key]: (typeof COMMANDS)[number]): TemplateResult => {
    const label = t(key);
    const off = (name === 'undo' || name === 'redo') && !editor.can(name);
    return html`<button class="icon-btn" tabindex="-1" data-key=${name} aria-label=${label} title=${label} ?disabled=${off}
      @pointerdown=${keepFocus} @click=${() => editor.do(name)}>${icon(picture)}</button>`;
  };
  const sign = (text: string): TemplateResult =>
    html`<button class="ws-sign tap" tabindex="-1" data-key=${text}
      @pointerdown=${keepFocus} @click=${() => editor.type(text)}>${text}</button>`;
  return html`<div class="ws-keyrow" role="toolbar" aria-label=${t('workshop-keyrow')}>${COMMANDS.map(command)}
    <span class="ws-signs">${SYMBOL_KEYS.map(sign)}</span></div>`;
}
