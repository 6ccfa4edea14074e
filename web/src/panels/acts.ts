/** Verdict, tools and the one button that matters now. */

import { html, nothing, type TemplateResult } from 'lit';
import { anchorOf, flipped, isLegal, rotated, turnOf } from '../aim';
import { confirm, goOn } from '../game';
import { currentPreview, setAim } from '../previewing';
import type { View } from '../generated/messages';
import { icon, type IconName } from '../icons';
import { state, type State } from '../store';
import { people } from '../table/seats';
import { t } from '../texts';
import { gains, reason } from '../words';
import { kbd, type Piece } from './pieces';
import { nameOf } from './seat-mark';

interface Primary {
  label: string;
  icon: IconName;
  able: boolean;
  act: () => void;
}

export function isFitting({ view, aim }: Pick<State, 'view' | 'aim'>): boolean {
  const turn = view && aim ? turnOf(view, aim) : undefined;
  return turn !== undefined && aim !== null && isLegal(turn, anchorOf(turn, aim));
}

/** What Enter does now. */
export function primary(now: State): Primary | null {
  const { view, aim } = now;
  if (!view) return null;
  if (aim) {
    const kind = view.tools[aim.tool]?.kind;
    const label = t(kind === 'destroy' ? 'extra-destroy' : kind === 'hero' ? 'extra-place-hero' : 'play-confirm');
    return { label, icon: kind === 'destroy' ? 'cross' : 'quill', able: isFitting(now), act: confirm };
  }
  if (view.can_pass) {
    return {
      label: t(view.phase === 'dodge' ? 'extra-dodge-not' : 'extra-finish-skills'),
      icon: 'next',
      able: true,
      act: () => goOn('pass'),
    };
  }
  if (view.phase === 'next') {
    const label = people(now.table.seats) > 1 ? t('table-done') : t(view.ends_season ? 'extra-end-season' : 'play-next');
    return { label, icon: 'next', able: true, act: () => goOn('next') };
  }
  return null;
}

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
