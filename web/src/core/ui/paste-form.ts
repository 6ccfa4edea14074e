/** Opening what a link or a code leads to: a field to paste it into, and the message if it is refused. */

import { html, type TemplateResult } from 'lit';
import type { TextKey } from '../contract/generated/text-keys';
import { showFailure } from '../page/notices';
import type { LocalState } from '../state/local-state';
import { icon } from './icons';

interface PasteForm {
  label: string;
  field: string;
  button: string;
  act: string;
  classes?: string;
}

export function pasteForm({ label, field, button, act, classes = '' }: PasteForm, open: (text: string) => void): TemplateResult {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const text = (event.target as HTMLFormElement).querySelector('input')?.value.trim();
    if (text) open(text);
  };
  return html`<form class=${classes} @submit=${submit}><label class="field"><span class="lbl">${label}</span>
    <input type="text" maxlength="1000" autocomplete="off" spellcheck="false" data-field=${field}></label>
    <button class="btn" data-act=${act}>${icon('next')}<span>${button}</span></button></form>`;
}

/** Opens something, which may be refused with a text or fail. Meanwhile the page is `opening`. */
export async function attempt(
  page: LocalState<{ opening: boolean }>,
  failure: TextKey,
  open: () => Promise<TextKey | null | void>,
): Promise<void> {
  page.update({ opening: true });
  try {
    const refusal = await open();
    if (refusal) showFailure(refusal);
  } catch {
    showFailure(failure);
  } finally {
    page.update({ opening: false });
  }
}
