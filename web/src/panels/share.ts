import { html, type TemplateResult } from 'lit';

export function dialog(): TemplateResult {
  return html``;
}
