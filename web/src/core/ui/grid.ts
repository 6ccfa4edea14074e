/** The cells of a map as buttons, for keyboards, screen readers and tests. */

import { html, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { cellName, parseMap, type Position, MAP_SIZE } from '../contract/cells';
import { describeCell } from '../words/sentences';
import { currentLocale, t } from '../words/texts';

const INDICES = Array.from({ length: MAP_SIZE }, (_, i) => i);

/** The cells of a map as buttons, with the tab stop on one of them. `onFocus` is called when a screen reader focuses a cell. */
export function grid(map: string, [row, column]: Position, onFocus: (cell: Position) => void = () => undefined): unknown {
  return guard([map, currentLocale(), row, column], () => {
    const picture = parseMap(map);
    const cell = (r: number, c: number): TemplateResult => html`<button
    role="gridcell" data-cell=${cellName([r, c])} tabindex=${r === row && c === column ? 0 : -1}
    aria-label=${describeCell(picture, [r, c])} @focus=${() => onFocus([r, c])}></button>`;
    return INDICES.map((r) => html`<div role="row" aria-label=${t('say-row', { number: r + 1 })}>${INDICES.map((c) => cell(r, c))}</div>`);
  });
}

/** Returns the position of a cell by its button, for clicks without a pointer; null for any other element. */
export function positionOfButton(target: EventTarget | null): Position | null {
  const button = target instanceof Element ? target.closest('[data-cell]') : null;
  const cells = button?.closest('.cells')?.querySelectorAll('[data-cell]');
  const index = button && cells ? [...cells].indexOf(button) : -1;
  return index < 0 ? null : [Math.floor(index / MAP_SIZE), index % MAP_SIZE];
}
