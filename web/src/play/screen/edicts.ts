/** The four edicts with their stars and seasons, and the panel that explains an edict or the toll. */

import { html, nothing, type TemplateResult } from 'lit';
import { explainEdict, stopExplaining, TOLL } from '../explanation';
import { highlightLine } from '../show-tally';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { EdictView, View } from '../../core/contract/generated/messages';
import { currentPreview } from '../../core/state/input';
import { icon, seasonIcon } from '../../core/ui/icons';
import { painted } from '../../core/ui/painted-canvas';
import { helpButton, stars, kbd, type Renderable } from '../../core/ui/buttons';
import { cardName, letterName } from '../../core/words/sentences';
import { formatSigned, t, textFor } from '../../core/words/texts';
import { pictogram } from '../../core/ui/pictograms';
import type { Play } from '../play';
import { explanationText } from '../../core/words/advice';

export function edicts(play: Play, view: View): TemplateResult {
  return html`<section class="edicts" aria-label=${t('play-edicts')}>
    <h2 class="rule-head gap-3 strong">${t('play-edicts')}</h2>
    ${view.edicts.map((each) => edictButton(play, view, each))}
  </section>`;
}

/** The button of an edict. A press explains it; while a season is counted, it highlights its line of the tally. */
function edictButton(play: Play, view: View, { letter, id, stars: starsOnDrawnMap, seasons, scored_now: live }: EdictView): TemplateResult {
  const worth = view.players[play.display.shownSeat]?.edicts[letter] ?? starsOnDrawnMap;
  const { tally } = play.display;
  const lineIndex = tally?.lines.findIndex((each) => each.letter === letter) ?? -1;
  const pinned = tally
    ? lineIndex >= 0 && tally.highlightedLine === lineIndex
    : play.input.explanation?.pinned === true && play.input.explanation.letter === letter;
  const press = (): void => {
    if (tally) highlightLine(play, lineIndex);
    else if (pinned) stopExplaining(play);
    else void explainEdict(play, letter, true);
  };
  const change = play.input.explanation?.pinned ? undefined : currentPreview(play)?.edicts.find((each) => each.letter === letter);
  const delta = change?.change ?? 0;
  const year = CATALOGUE.seasons[view.setup.seasons] ?? [];
  const words = html`<span class="sr">${t('word-stars', { stars: worth })}</span>`;
  const title = t('play-edict-worth-now', { stars: worth });
  return html`<div class="slot"><button class="edict ${live ? 'live' : ''} ${pinned ? 'sel' : ''}"
      aria-pressed=${pinned} data-edict=${letter}
      @click=${press}
      @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && void explainEdict(play, letter, false)}
      @pointerleave=${(event: PointerEvent) => event.pointerType === 'mouse' && stopExplaining(play, true)}>
    <span class="seal">${letterName(letter)}</span>
    <span class="edict-name word">${cardName(id)}</span>
    <span class="edict-stars row" title=${title}>${stars(worth)}${words}${delta ? deltaBadge(delta) : nothing}</span>
    <span class="edict-rule text-sm">${textFor('rule', id)}</span>
    <span class="edict-foot between row flush">
      <canvas aria-hidden="true" ${painted(`pict${id}`, (theme) => pictogram(id, theme))}></canvas>
      <span class="edict-when text-xs row">${seasons.map((i) => html`<i class=${seasonClass(view, i)}>${icon(seasonIcon(year[i]?.id ?? ''))}</i>`)}
      ${live ? html`<b>${t('play-scores-now')}</b>` : nothing}</span>
    </span>
  </button>${helpButton(id)}</div>`;
}

/** The change of the edict's stars that the aim would cause. */
function deltaBadge(delta: number): TemplateResult {
  return html`<em class="delta ${delta < 0 ? 'loss' : ''}">${formatSigned(delta)}</em>`;
}

/** The class of a season that is over or is the present one. */
export function seasonClass({ season_index: current }: View, season: number): string {
  if (season === current) return 'current';
  return season < current ? 'done' : '';
}

/** The panel of the pinned explanation, with buttons to the neighbouring edicts. */
export function explanationPanel(play: Play, view: View): TemplateResult {
  const explanation = play.input.explanation;
  if (explanation?.letter === TOLL) return tollPanel(play, view);
  const edict = view.edicts.find(({ letter }) => letter === explanation?.letter);
  if (!explanation || !edict) return html``;
  const { id, letter } = edict;
  const change = currentPreview(play)?.edicts.find((each) => each.letter === letter);
  const delta = change?.change ?? 0;
  const upcomingSeasons = edict.seasons.filter((i) => i >= view.season_index);
  const year = CATALOGUE.seasons[view.setup.seasons] ?? [];
  const worth = view.players[play.display.shownSeat]?.edicts[letter] ?? edict.stars;
  const step = (by: number): void => {
    const index = view.edicts.indexOf(edict);
    const nextEdict = view.edicts[(index + by + view.edicts.length) % view.edicts.length];
    if (nextEdict) void explainEdict(play, nextEdict.letter, true);
  };
  return html`<section class="explain stack plate" aria-label=${t('play-explain')}>
    ${explanationHead(t('play-edict-letter', { letter: letterName(letter) }), cardName(id), worth, helpButton(id))}
    <p class="reason">${explanation.data ? explanationText(explanation.data) : '…'}</p>
    <p class="muted explain-rule">${textFor('rule', id)}</p>
    <canvas aria-hidden="true" ${painted(`why${id}`, (theme) => pictogram(id, theme))}></canvas>
    ${delta ? deltaNote(delta) : nothing}
    ${upcomingSeasons.length ? html`<p class="muted explain-next wrap">${upcomingSeasons.map((i) => scoresIn(year[i]?.id ?? ''))}</p>` : nothing}
    <div class="pager between row flush"><button class="icon-btn" aria-label=${t('extra-previous')} @click=${() => step(-1)}>${icon('prev')}</button>
      <span>${view.edicts.map((each) => html`<i class=${each.letter === letter ? 'on' : ''}>${letterName(each.letter)}</i>`)}</span>
      <button class="icon-btn" aria-label=${t('extra-next')} @click=${() => step(1)}>${icon('next')}</button></div>
    <button class="btn primary" data-act="back" @click=${() => stopExplaining(play)}><span>${t('play-back')}</span>${kbd('Esc')}</button>
  </section>`;
}

function explanationHead(eyebrow: unknown, title: string, worth: number, help: Renderable): TemplateResult {
  return html`<div class="explain-head between top"><div class="fill anywhere"><p class="eyebrow">${eyebrow}</p><h2>${title}</h2></div>
    <p class="big-stars">${stars(worth)}</p>${help}</div>`;
}

/** A sentence about the change of the edict's stars that the aim would cause. */
function deltaNote(delta: number): TemplateResult {
  const words = t(delta > 0 ? 'extra-ghost-adds' : 'extra-ghost-takes', { stars: Math.abs(delta) });
  return html`<p class="muted almost">${icon('quill')}${words}</p>`;
}

function scoresIn(season: string): TemplateResult {
  return html`<span>${icon(seasonIcon(season))}${t('play-scores-in', { season })}</span>`;
}

/** The panel that explains the toll of the monsters. */
function tollPanel(play: Play, view: View): TemplateResult {
  const data = play.input.explanation?.data;
  const cost = view.players[play.display.shownSeat]?.toll ?? 0;
  return html`<section class="explain stack plate" aria-label=${t('play-explain')}>
    ${explanationHead(icon('claw'), t('play-toll'), -cost, helpButton('monsters', t('book-about', { what: t('play-toll') })))}
    <p class="reason">${data ? explanationText(data) : '…'}</p>
    <button class="btn primary" data-act="back" @click=${() => stopExplaining(play)}><span>${t('play-back')}</span>${kbd('Esc')}</button>
  </section>`;
}
