/** The daily map among people: how many verified maps there are, how one's own stands, and the best of them. */

import { html, nothing, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import sheet from 'sheet:people';
import { onForget } from '../../browser/local';
import { storedPeople } from '../../browser/people';
import { goTo } from '../../commands/navigate';
import { askPar, type Par } from '../../commands/par';
import { compare, compared, hasCompared, type Proved, rename, setAlways, stopComparing } from '../../commands/people';
import type { BarJson } from '../../contract/generated/messages';
import { dailyResult } from '../../state/games';
import { local } from '../../state/local';
import type { Route } from '../../state/route';
import { state } from '../../state/store';
import type { FinishedGame } from '../../state/stored';
import { dresser } from '../../ui/dress';
import { loadLine } from '../../ui/loading';
import { mapThumbnail } from '../../ui/map-thumbnail';
import { parPiece } from '../../ui/par';
import { type Piece, stars, wordButton } from '../../ui/pieces';
import { roomPage } from '../../ui/room';
import { dayName, number, t } from '../../words/texts';
import { personMark, personName } from './name';

declare module '../../state/route' {
  interface Screens {
    people: { day: string };
  }
}

/** Stars per bar, as the engine counts them. */
const WIDTH = 10;

const dress = /* @__PURE__ */ dresser(sheet);

const shown = local<{ day: string; par: Par | null; isAgreed: boolean }>({ day: '', par: null, isAgreed: false });

onForget(stopComparing);

export function arrive(route: Route): void {
  if (route.to !== 'people') return;
  const { day } = route;
  dress();
  shown.reset({ day, isAgreed: hasCompared() });
  const own = dailyResult(day);
  if (!own) return;
  if (hasCompared()) void compare(own, isHere);
  void askPar(own.summary.deal, isHere, (par) => shown.change({ par }));
}

/** Others are read as long as the player looks at this screen. */
function isHere(): boolean {
  return state.where.route.to === 'people';
}

export function screen(): TemplateResult {
  const own = dailyResult(shown.now.day);
  return roomPage(
    'people',
    t('people-title'),
    html`<p class="eyebrow">${dayName(shown.now.day)}</p>
    ${own ? (shown.now.isAgreed ? results(own) : offer(own)) : html`<p class="plate people-note">${t('people-hidden')}</p>`}`,
  );
}

/** What leaves the device is said before it does. */
function offer(own: FinishedGame): TemplateResult {
  const agree = (): void => {
    shown.change({ isAgreed: true });
    void compare(own, isHere);
  };
  return html`<section class="plate people-note"><p>${t('people-explain')}</p><p class="muted">${t('people-proof')}</p>
    <div class="cta">${wordButton('share', t('people-agree'), agree, { act: 'people-agree', kind: 'primary' })}</div></section>`;
}

function results(own: FinishedGame): TemplateResult {
  const { standing, proved, progress, isLost } = compared.now;
  return html`<section class="plate people-standing">
      ${isLost ? lost(own) : summary()}
      ${standing ? histogram(standing.bars, own.summary.stars) : isLost ? nothing : loadLine()}
      <p class="muted">${parPiece(shown.now.par)}</p>
      ${progress && !progress.reading && !progress.took && progress.refused ? html`<p class="bad">${t('people-refused')}</p>` : nothing}
      <p class="muted">${t('people-proof')}</p></section>
    ${standing?.best.length ? best(standing.best.flatMap((place) => proved[place] ?? [])) : nothing}
    ${identity(own)}`;
}

function lost(own: FinishedGame): TemplateResult {
  return html`<p role="status">${t('people-lost')}</p>
    <div class="cta">${wordButton('again', t('people-retry'), () => void compare(own, isHere), { act: 'people-retry' })}</div>`;
}

/** The largest word is how one's own map stands; counts follow. */
function summary(): TemplateResult {
  const { standing, proved, rejected, progress } = compared.now;
  const isReading = !progress || progress.reading > 0;
  const better = standing?.better;
  const first =
    typeof better === 'number' ? t('people-better', { percent: number(better) }) : t(isReading ? 'people-reading' : 'people-alone');
  return html`<p class="people-better" role="status" data-show="people-better">${first}</p>
    <p data-show="people-count">${t('people-count', { count: proved.length })}${
      rejected ? html` · ${t('people-rejected', { count: rejected })}` : nothing
    }</p>`;
}

function histogram(bars: readonly BarJson[], own: number): TemplateResult {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  const bar = ({ first, count }: BarJson): TemplateResult => {
    const isOwn = own >= first && own < first + WIDTH;
    const words = t('people-bar', { first: number(first), last: number(first + WIDTH - 1) });
    const label = `${words}: ${number(count)}${isOwn ? `, ${t('people-yours')}` : ''}`;
    return html`<li class=${isOwn ? 'own' : ''} title=${label}><span class="sr">${label}</span>
      <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true"><rect width="10" height="100"
        y=${count ? 100 - Math.max(3, (100 * count) / most) : 100}></rect></svg><small aria-hidden="true">${number(first)}</small></li>`;
  };
  return html`<ol class="people-bars" aria-label=${t('people-histogram')}>${bars.map(bar)}</ol>`;
}

function best(found: readonly Proved[]): TemplateResult {
  const maps = repeat(found, ({ record }) => record, one);
  return html`<section class="plate"><h2>${t('people-best')}</h2><ol class="people-best">${maps}</ol></section>`;
}

function one(map: Proved): TemplateResult {
  const name = isExperts(map) ? t('people-expert') : personName(map.key);
  const watch = (): void => void goTo({ to: 'replay', record: map.record });
  return html`<li><button class="people-map" data-act="people-map" title=${t('people-watch', { name })} @click=${watch}>
    ${mapThumbnail('people', map.map, map.record, 132)}
    <span class="people-who">${personMark(map.key)}<span>${name}</span></span>${stars(map.stars)}</button></li>`;
}

function isExperts({ record }: Proved): boolean {
  return shown.now.par?.record === record;
}

function identity(own: FinishedGame): Piece {
  const { key } = compared.now;
  if (!key) return nothing;
  const { always } = storedPeople.read();
  return html`<section class="plate people-self">
    <p>${personMark(key)}<span>${t('people-you', { name: personName(key) })}</span></p>
    <label class="check"><input type="checkbox" data-field="people-always" .checked=${always}
      @change=${(event: Event) => setAlways((event.target as HTMLInputElement).checked)}>${t('people-always')}</label>
    <div class="cta">${wordButton('again', t('people-rename'), () => void rename(own, isHere), { act: 'people-rename' })}</div></section>`;
}
