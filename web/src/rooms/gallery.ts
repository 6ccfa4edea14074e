import { html, type TemplateResult } from 'lit';

export function screen(): TemplateResult {
  return html``;
}
