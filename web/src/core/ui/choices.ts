/** Radio buttons and switches of the forms. */

import { html, nothing, type TemplateResult } from 'lit';

export interface Choice {
  /** The name that the buttons of one choice share. */
  group: string;
  value?: string | number;
  on: boolean;
  choose: () => void;
  title?: string;
}

/** A radio button of a choice, with any content. */
export function radio({ group, value, on, choose, title }: Choice, content: unknown): TemplateResult {
  return html`<label class=${on ? 'on' : ''} title=${title ?? nothing}><input class="cover"
    type="radio" name=${group} value=${value ?? nothing} .checked=${on} @change=${choose}>${content}</label>`;
}

export function textRadio(choice: Choice, words: string): TemplateResult {
  return radio(choice, html`<span>${words}</span>`);
}

/** A switch. Tests find it by `testId`. */
export function toggle(testId: string, label: unknown, on: boolean, onToggle: () => void): TemplateResult {
  return html`<button class="toggle ${on ? 'on' : ''}" role="switch" aria-checked=${on} data-act=${testId || nothing}
    @click=${onToggle}><i></i>${label}</button>`;
}

export function option(value: string, on: boolean, words: string): TemplateResult {
  return html`<option value=${value} .selected=${on}>${words}</option>`;
}

export function inputValue(event: Event): string {
  return (event.target as HTMLInputElement | HTMLSelectElement).value;
}
