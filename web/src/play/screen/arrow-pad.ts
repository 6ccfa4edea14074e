/** Buttons that move the shape, for anyone who plays with two keys or a switch. */

import { html, nothing, type TemplateResult } from 'lit';
import { moveAim, moveAimTo } from '../aim';
import type { Position } from '../../core/contract/cells';
import { icon } from '../../core/ui/icons';
import type { Renderable } from '../../core/ui/buttons';
import { t } from '../../core/words/texts';
import type { Play } from '../play';
import { anchorOf, orientationOf } from '../../core/state/aim';

type Direction = 'left' | 'up' | 'down' | 'right';
const STEPS: readonly (readonly [Direction, Position])[] = [
  ['left', [0, -1]],
  ['up', [-1, 0]],
  ['down', [1, 0]],
  ['right', [0, 1]],
];

export function arrowPad(play: Play): Renderable {
  if (!play.input.aim) return nothing;
  return html`<div class="pad" role="group" aria-label=${t('pad-move')}>
    ${STEPS.map(([name, by]) => arrow(play, name, by))}
    <button class="btn whole" data-pad="fit"
      @click=${() => moveToNextLegalPosition(play)}>${icon('check')}<span>${t('pad-next-fit')}</span></button></div>`;
}

function arrow(play: Play, name: Direction, step: Position): TemplateResult {
  const label = t(`pad-${name}`);
  return html`<button class="btn ${name}" data-pad=${name} aria-label=${label} @click=${() => moveAim(play, step)}>${icon('next')}</button>`;
}

/** Moves the shape to the next legal position, row by row, and after the last one to the first. */
export function moveToNextLegalPosition(play: Play): void {
  const { view } = play.game;
  const { aim } = play.input;
  const orientation = view && aim ? orientationOf(view, aim) : undefined;
  if (!aim || !orientation?.anchors.length) return;
  const [row, column] = anchorOf(orientation, aim);
  const positions = [...orientation.anchors].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  moveAimTo(play, aim, positions.find(([r, c]) => r > row || (r === row && c > column)) ?? positions[0]!);
}
