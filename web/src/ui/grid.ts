/** The cells of a map as buttons, for keyboards, screen readers and tests. */

import { html, type TemplateResult } from 'lit';
import { cellName, type Picture, SIDE } from '../contract/cells';
import { onFocusCell } from '../screens/play/keyboard';
import { describeCell } from '../words/sentences';
import { t } from '../words/texts';

const INDICES = Array.from({ length: SIDE }, (_, i) => i);

export function rows(picture: Picture, row: number, column: number): TemplateResult[] {
  return INDICES.map(
    (r) =>
      html`<div role="row" aria-label=${t('say-row', { number: r + 1 })}>${INDICES.map(
        (c) => html`<button
    role="gridcell" data-cell=${cellName([r, c])} tabindex=${r === row && c === column ? 0 : -1}
    aria-label=${describeCell(picture, [r, c])} @focus=${() => onFocusCell([r, c])}></button>`,
      )}</div>`,
  );
}
