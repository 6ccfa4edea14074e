/** A form for a pasted link or code, and the handling of its failure. */

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

/** Calls `open`, and shows the text that it returns if it refuses, or `failure` if it throws. Meanwhile the page is `opening`. */
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
