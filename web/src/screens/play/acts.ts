/** Verdict, tools and the one button that matters now. */

import { html, nothing, type TemplateResult } from 'lit';
import { setAim } from '../../commands/hand';
import { goOn } from '../../commands/play';
import type { View } from '../../contract/generated/messages';
import { flipped, isFitting, rotated } from '../../state/aim';
import { currentPreview } from '../../state/hand';
import { state } from '../../state/store';
import { icon } from '../../ui/icons';
import { kbd, type Piece } from '../../ui/pieces';
import { nameOf } from '../../ui/seat-mark';
import { gains, reason } from '../../words/sentences';
import { t } from '../../words/texts';
import { primary, type Primary } from './actions';

const TWICE = 350;
let pressed = 0;

/** The second half of a mouse's double click was meant for the shape, and not for the card that comes after it. */
function press({ detail, timeStamp, pointerType }: PointerEvent, main: Primary | null): void {
  const twice = detail > 1 && pointerType === 'mouse' && timeStamp - pressed < TWICE;
  pressed = timeStamp;
  if (!twice) main?.act();
}

export function acts(view: View): TemplateResult {
  const main = primary(state);
  const { aim } = state;
  const turns = aim ? (view.tools[aim.tool]?.turns.length ?? 0) : 0;
  const redo = view.can_redo && !view.can_undo;
  return html`<section class="acts" aria-label=${t('play-map')}>
    ${verdict(view)}
    <div class="tools">
      <button class="btn" ?disabled=${turns < 2} @click=${() => state.aim && setAim(rotated(view, state.aim))}>${icon('rotate')}<span>${t('play-rotate')}</span>${kbd('R')}</button>
      <button class="btn" ?disabled=${turns < 2} @click=${() => state.aim && setAim(flipped(view, state.aim))}>${icon('flip')}<span>${t('play-flip')}</span>${kbd('F')}</button>
      ${
        redo
          ? html`<button class="btn" data-act="redo" @click=${() => goOn('redo')}>${icon('redo')}<span>${t('play-redo')}</span>${kbd('Y')}</button>`
          : html`<button class="btn" data-act="undo" ?disabled=${!view.can_undo} @click=${() => goOn('undo')}>${icon('undo')}<span>${t('play-undo')}</span>${kbd('Z')}</button>`
      }
    </div>
    <button class="btn primary" data-act="primary" ?disabled=${!main?.able} @click=${(event: PointerEvent) => press(event, main)}>
      ${icon(main?.icon ?? 'next')}<span>${main?.label ?? t('play-next')}</span>${kbd('Enter')}</button>
  </section>`;
}

function verdict(view: View): Piece {
  const { aim } = state;
  if (!aim) {
    const done = view.phase === 'next' && view.can_undo;
    if (view.phase === 'bot')
      return html`<p class="verdict">${icon('hourglass')}<span>${t('table-thinking', { player: nameOf(view.seat) })}</span></p>`;
    return html`<p class="verdict">${done ? html`${icon('check')}<span>${t('extra-done')}</span>` : nothing}</p>`;
  }
  const preview = currentPreview();
  const fits = isFitting(state);
  const text = fits
    ? [t('play-fits'), ...(preview ? gains(view, preview).map((gain) => `${gain}.`) : [])].join(' ')
    : t('play-does-not-fit', { why: preview ? reason(preview.reason) : '' });
  return html`<p class="verdict ${fits ? 'legal' : 'illegal'}">${icon(fits ? 'check' : 'cross')}<span>${text}</span></p>`;
}
