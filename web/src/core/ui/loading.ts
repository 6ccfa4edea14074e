/** The loading screen with the progress of the engine. */

import { html, svg, type TemplateResult } from 'lit';
import { isEmbedded } from '../browser/embedding';
import { openLinkAgain, openRulebook, setLoading } from '../page/navigate';
import { bootEngine, setEngineStatus, engineSettled } from '../engine/ask';
import { bytes } from '../engine/pyscript';
import { state } from '../state/store';
import { formatNumber, t } from '../words/texts';
import { icon } from './icons';

const RHUMBS =
  'M-700 0H700M0-700V700M-495-495 495 495M-495 495 495-495M-647-268 647 268M-268-647 268 647M-647 268 647-268M-268 647 268-647' +
  'M-687-137 687 137M-137-687 137 687M-687 137 687-137M-137 687 137-687' +
  'M-582-389 582 389M-389-582 389 582M-582 389 582-389M-389 582 389-582';
const STAR = 'M0-48 7-7 48 0 7 7 0 48-7 7-48 0-7-7z';
const THIN_STAR = 'M24-24 6 0 24 24 0 6-24 24-6 0-24-24 0-6z';

/** A shorter remaining time is not shown: it would be gone before it is read. */
const MIN_SECONDS_SHOWN = 3;
/** With a longer remaining time, the rules are offered to read. */
const SLOW_SECONDS = 20;

/** Returns the downloaded megabytes and the remaining time; empty if it is short or not known. */
function progressText(): string {
  const { stage, secondsLeft } = state.engine.progress;
  if (stage !== 'load-engine' || secondsLeft === null || secondsLeft < MIN_SECONDS_SHOWN) return '';
  const [loaded, total] = [bytes.loaded, bytes.total].map((count) => formatNumber(count / 1e6, 1));
  return `${t('load-bytes', { loaded: loaded ?? '', total: total ?? '' })}, ${t('load-time-left', { count: Math.ceil(secondsLeft) })}`;
}

export function loading(): TemplateResult {
  const percent = Math.round(state.engine.progress.share * 100);
  return html`<main class="loading center"><div class="loading-sheet centered stack">
    <svg class="loading-border full" aria-hidden="true">${border(percent)}</svg>
    <svg class="loading-rose" viewBox="-50 -50 100 100" aria-hidden="true">${ROSE}</svg>
    <h1 class="wordmark">Mapwright</h1>
    ${state.engine.status === 'failed' ? failureSection() : progressSection(percent)}
  </div></main>`;
}

function border(percent: number): TemplateResult<2> {
  return svg`<rect class="loading-rail" pathLength="100"></rect><rect class="loading-ink" pathLength="100"
    stroke-dasharray=${`${percent} 100`}></rect><rect class="loading-line a"></rect><rect class="loading-line b"></rect>`;
}

const ROSE = svg`<path class="rhumb" d=${RHUMBS}></path><circle r="36"></circle><circle r="32"></circle><circle r="20"></circle>
  <path d=${STAR}></path><path d=${THIN_STAR}></path>`;

function failureSection(): TemplateResult {
  return html`<p class="loading-state">${t('load-failed')}</p><button class="btn primary" @click=${retry}>${t('load-retry')}</button>`;
}

function progressSection(percent: number): TemplateResult {
  const isSlow = (state.engine.progress.secondsLeft ?? 0) > SLOW_SECONDS;
  return html`<p class="loading-state" role="status">${t('load-title')} <b>${t('load-percent', { percent })}</b></p>
    <p class="loading-pace" data-show="pace">${progressText()}</p>${isSlow ? slowTip() : html`<p class="loading-tip">${t('extra-tip')}</p>`}`;
}

/** The button to the rules, for a long wait. */
function slowTip(): TemplateResult {
  const rules = html`${icon('book')}<span>${t('menu-rules')}</span>`;
  return html`<p class="loading-tip">${t('load-slow')}</p><button class="btn" @click=${() => openRulebook()}>${rules}</button>`;
}

/** Starts the engine again, and then follows the link in the address. */
async function retry(): Promise<void> {
  if (isEmbedded) return location.reload(); // shows the poster of the embedded page again
  setEngineStatus('loading');
  setLoading(false);
  bootEngine();
  await engineSettled();
  if (state.engine.status === 'ready') await openLinkAgain();
}

/** The progress of the engine as a thin line, for home and other pages. */
export function loadingBar(): TemplateResult {
  const percent = Math.round(state.engine.progress.share * 100);
  if (state.engine.status === 'ready') return html`<p class="loadline done"></p>`;
  if (state.engine.status === 'failed')
    return html`<p class="loadline"><span>${t('load-failed')}</span><button class="btn" @click=${retry}>${t('load-retry')}</button></p>`;
  const words = html`${t(state.engine.progress.stage)} <span data-show="pace">${progressText()}</span>`;
  return html`<p class="loadline"><progress max="100" .value=${percent} aria-label=${t('load-title')}></progress><span>${words}</span></p>`;
}
