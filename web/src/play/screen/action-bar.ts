/** The verdict on the aim, the buttons for the shape, and the primary button. */

import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../../core/contract/generated/messages';
import { type Play, perPlay } from '../play';
import { fitsLegally } from '../../core/state/aim';
import { currentPreview } from '../../core/state/input';
import { isCardDrawn } from '../auto-advance';
import { state } from '../../core/state/store';
import { icon, type IconName } from '../../core/ui/icons';
import { notice } from '../../core/ui/notice';
import { lazyPart } from '../../core/lazy-parts';
import { kbd, type Renderable } from '../../core/ui/buttons';
import { seatNameOf } from '../../core/ui/seat-mark';
import { gainTexts, reasonText } from '../../core/words/sentences';
import { t } from '../../core/words/texts';
import { type Action, ACTIONS, type PrimaryAction, primaryAction } from './actions';
import { repeatHandlers } from './repeat-button';
import { closeTip, setTipsEnabled } from '../tips';
import { localState } from '../../core/state/local-state';

const DOUBLE_CLICK_MS = 350;
const lastPress = perPlay(() => ({ press: 0 }));

/** Presses the primary button, but not for the second click of a mouse's double click, which was meant for the card before. */
function press(play: Play, { detail, timeStamp, pointerType }: PointerEvent, primary: PrimaryAction | null): void {
  const isDoubleClick = detail > 1 && pointerType === 'mouse' && timeStamp - lastPress(play).press < DOUBLE_CLICK_MS;
  lastPress(play).press = timeStamp;
  if (!isDoubleClick) primary?.run();
}

export function actionBar(play: Play, view: View): TemplateResult {
  const action = primaryAction(play);
  const { rotate, flip, undo, redo } = ACTIONS;
  return html`<section class="acts stack" aria-label=${t('play-map')}>
    ${noticeOrTip()}${placementVerdict(play, view)}
    <div class="tools stack">
      ${rotateButton(play, rotate)}
      ${actionButton(play, flip, 'flip', t('play-flip'), 'F')}
      ${redo.isEnabled(play) && !undo.isEnabled(play) ? actionButton(play, redo, 'redo', t('play-redo'), 'Y', 'redo') : undoButton(play, undo)}
    </div>
    ${(state.settings.twoKeys && lazyPart('pad')?.(play)) || nothing}
    <button class="btn primary ${pauseClass(play, view)}" data-act="primary" ?disabled=${!action?.isEnabled}
      @click=${(event: PointerEvent) => press(play, event, action)}>
      ${icon(action?.icon ?? 'next')}<span>${action?.label ?? t('play-next')}</span>${kbd('Enter')}</button>
  </section>`;
}

function noticeOrTip(): Renderable {
  const pageNotice = notice();
  return pageNotice === nothing ? tip() : pageNotice;
}

/** The class by which the style sheet shows on the button how much of the pause before the next card is left. */
function pauseClass(play: Play, { phase }: View): string {
  if (!play.display.advanceDelay) return '';
  return phase === 'extra' ? 'pausing longer' : 'pausing';
}

function actionButton(
  play: Play,
  action: Action,
  name: IconName,
  label: string,
  key: string,
  act = '',
  highlighted = false,
): TemplateResult {
  return html`<button class="btn ${highlighted ? 'offered' : ''}" data-act=${act || nothing} ?disabled=${!action.isEnabled(play)}
    @click=${() => action.run(play)}>${icon(name)}<span>${label}</span>${kbd(key)}</button>`;
}

/** The undo button, highlighted during the pause before the next card. */
function undoButton(play: Play, undo: Action): TemplateResult {
  return actionButton(play, undo, 'undo', t('play-undo'), 'Z', 'undo', play.display.advanceDelay > 0);
}

/** Prevents the menu that a long press opens: it would interrupt the press. */
function preventContextMenu(event: Event): void {
  event.preventDefault();
}

/** The button that rotates the shape, again and again while it is held. */
function rotateButton(play: Play, rotate: Action): TemplateResult {
  const { down, stop, click } = repeatHandlers(
    play,
    () => rotate.run(play),
    () => rotate.isEnabled(play),
  );
  return html`<button class="btn turning" data-act="rotate" ?disabled=${!rotate.isEnabled(play)}
    @pointerdown=${down} @pointerup=${stop} @pointercancel=${stop} @pointerleave=${stop} @contextmenu=${preventContextMenu}
    @click=${click}>${icon('rotate')}<span>${t('play-rotate')}</span>${kbd('R')}</button>`;
}

/** Whether the shape fits and what it would earn; without an aim, what the game waits for. */
function placementVerdict(play: Play, view: View): Renderable {
  const { aim } = play.input;
  if (!aim) {
    const mayUndo = isCardDrawn(play, view) && view.can_undo;
    if (view.phase === 'bot')
      return (
        play.behaviour.panels.waiting?.(play) ??
        html`<p class="verdict row">${icon('hourglass')}<span class="clamp">${t('table-thinking', { player: seatNameOf(view.seat) })}</span></p>`
      );
    return html`<p class="verdict row">${mayUndo ? html`${icon('check')}<span class="clamp">${t('extra-done')}</span>` : nothing}</p>`;
  }
  const preview = currentPreview(play);
  const fits = fitsLegally(view, aim);
  const text = fits
    ? [t('play-fits'), ...(preview ? gainTexts(view, preview).map((gain) => `${gain}.`) : [])].join(' ')
    : t('play-does-not-fit', { why: preview ? reasonText(preview.reason) : '' });
  return html`<p class="verdict row ${fits ? 'legal' : 'illegal'}">${icon(fits ? 'check' : 'cross')}<span class="clamp">${text}</span></p>`;
}

/** The tip whose whole text is shown. */
const unfolded = localState({ tip: '' });

export function tip(): Renderable {
  const { tip } = state.tips;
  if (!tip) return nothing;
  const unfold = (): void => unfolded.update({ tip });
  return html`<div class="tip box row ${unfolded.value.tip === tip ? 'open' : ''}" role="status" aria-label=${t('tip-title')} data-tip=${tip}>
    <p @click=${unfold}><b>${t('tip-title')}.</b> ${t(`tip-first-${tip}`)}</p>
    <div><button class="link more" data-act="tip-more" @click=${unfold}>${t('error-details')}</button>
      <button class="btn" data-act="tip-close" aria-label=${t('tip-close')}
      @click=${closeTip}>${icon('check')}<span>${t('tip-close')}</span></button>
      <button class="link" data-act="tip-off" @click=${() => setTipsEnabled(false)}>${t('tip-off')}</button></div>
  </div>`;
}
