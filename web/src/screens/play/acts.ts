/** Verdict, tools and the one button that matters now. */

import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../../contract/generated/messages';
import { perPlay } from '../../play/play';
import { isFitting } from '../../state/aim';
import { currentPreview } from '../../state/hand';
import { isDrawn } from '../../state/onward';
import { state } from '../../state/store';
import { companyPiece } from '../../ui/company';
import { icon, type IconName } from '../../ui/icons';
import { notice } from '../../ui/notice';
import { padPart } from '../../ui/parts';
import { kbd, type Piece } from '../../ui/pieces';
import { nameOf } from '../../ui/seat-mark';
import { gains, reason } from '../../words/sentences';
import { t } from '../../words/texts';
import { type Action, ACTIONS, type Primary, primary } from './actions';
import { holding } from './hold';
import { tip } from './tip';

const TWICE = 350;
const last = perPlay(() => ({ press: 0 }));

/** The second half of a mouse's double click was meant for the shape, and not for the card that comes after it. */
function press({ detail, timeStamp, pointerType }: PointerEvent, main: Primary | null): void {
  const twice = detail > 1 && pointerType === 'mouse' && timeStamp - last().press < TWICE;
  last().press = timeStamp;
  if (!twice) main?.act();
}

export function acts(view: View): TemplateResult {
  const main = primary();
  const { rotate, flip, undo, redo } = ACTIONS;
  return html`<section class="acts" aria-label=${t('play-map')}>
    ${told()}${verdict(view)}
    <div class="tools">
      ${turning(rotate)}
      ${tool(flip, 'flip', t('play-flip'), 'F')}
      ${redo.can() && !undo.can() ? tool(redo, 'redo', t('play-redo'), 'Y', 'redo') : taking(undo)}
    </div>
    ${state.settings.twoKeys ? padPart() : nothing}
    <button class="btn primary ${pausing(view)}" data-act="primary" ?disabled=${!main?.able}
      @click=${(event: PointerEvent) => press(event, main)}>
      ${icon(main?.icon ?? 'next')}<span>${main?.label ?? t('play-next')}</span>${kbd('Enter')}</button>
  </section>`;
}

/** News of the page, or a tip: one at a time. */
function told(): Piece {
  const news = notice();
  return news === nothing ? tip() : news;
}

/** The style sheet fills the button as long as the pause lasts. */
function pausing({ phase }: View): string {
  return state.stage.pause ? (phase === 'extra' ? 'pausing longer' : 'pausing') : '';
}

function tool(action: Action, name: IconName, label: string, key: string, act = '', now = false): TemplateResult {
  return html`<button class="btn ${now ? 'offered' : ''}" data-act=${act || nothing} ?disabled=${!action.can()}
    @click=${() => action.run()}>${icon(name)}<span>${label}</span>${kbd(key)}</button>`;
}

/** During the pause before the game continues, undoing is offered. */
function taking(undo: Action): TemplateResult {
  return tool(undo, 'undo', t('play-undo'), 'Z', 'undo', state.stage.pause > 0);
}

/** The menu of a long press would take the finger off the button. */
function noMenu(event: Event): void {
  event.preventDefault();
}

/** Held, it turns on and on. */
function turning(rotate: Action): TemplateResult {
  const { down, stop, click } = holding(
    () => rotate.run(),
    () => rotate.can(),
  );
  return html`<button class="btn turning" data-act="rotate" ?disabled=${!rotate.can()}
    @pointerdown=${down} @pointerup=${stop} @pointercancel=${stop} @pointerleave=${stop} @contextmenu=${noMenu}
    @click=${click}>${icon('rotate')}<span>${t('play-rotate')}</span>${kbd('R')}</button>`;
}

function verdict(view: View): Piece {
  const { aim } = state.hand;
  if (!aim) {
    const done = isDrawn(view) && view.can_undo;
    if (view.phase === 'bot' && state.game.kind === 'company') return companyPiece('waiting');
    if (view.phase === 'bot')
      return html`<p class="verdict">${icon('hourglass')}<span>${t('table-thinking', { player: nameOf(view.seat) })}</span></p>`;
    return html`<p class="verdict">${done ? html`${icon('check')}<span>${t('extra-done')}</span>` : nothing}</p>`;
  }
  const preview = currentPreview();
  const fits = isFitting(view, aim);
  const text = fits
    ? [t('play-fits'), ...(preview ? gains(view, preview).map((gain) => `${gain}.`) : [])].join(' ')
    : t('play-does-not-fit', { why: preview ? reason(preview.reason) : '' });
  return html`<p class="verdict ${fits ? 'legal' : 'illegal'}">${icon(fits ? 'check' : 'cross')}<span>${text}</span></p>`;
}
