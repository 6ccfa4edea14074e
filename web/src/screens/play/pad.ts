/** Buttons that move the shape, for anyone who plays with two keys or a switch. */

import { html, nothing, type TemplateResult } from 'lit';
import { goToNextFit } from '../../play/fits';
import { step } from '../../play/hand';
import type { Place } from '../../contract/cells';
import { state } from '../../state/store';
import { icon } from '../../ui/icons';
import type { Piece } from '../../ui/pieces';
import { t } from '../../words/texts';

type Direction = 'left' | 'up' | 'down' | 'right';
const STEPS: readonly (readonly [Direction, Place])[] = [
  ['left', [0, -1]],
  ['up', [-1, 0]],
  ['down', [1, 0]],
  ['right', [0, 1]],
];

export function pad(): Piece {
  if (!state.hand.aim) return nothing;
  return html`<div class="pad" role="group" aria-label=${t('pad-move')}>
    ${STEPS.map(([name, by]) => arrow(name, by))}
    <button class="btn" data-pad="fit" @click=${() => goToNextFit()}>${icon('check')}<span>${t('pad-next-fit')}</span></button></div>`;
}

function arrow(name: Direction, by: Place): TemplateResult {
  const label = t(`pad-${name}`);
  return html`<button class="btn ${name}" data-pad=${name} aria-label=${label} @click=${() => step(by)}>${icon('next')}</button>`;
}
