/** The end: title, rating, stars season by season, and the finished map large. */

import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from '../../commands/navigate';
import { newGame } from '../../commands/open';
import { placeOf } from '../../contract/cells';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { Result, View } from '../../contract/generated/messages';
import { hashText } from '../../paint/hash';
import { today } from '../../state/origin';
import { state } from '../../state/store';
import { type BoardPicture, mapPicture } from '../../ui/board';
import { icon } from '../../ui/icons';
import type { Overlay } from '../../ui/overlay';
import { albumPart } from '../../ui/parts';
import { type Piece, wordButton } from '../../ui/pieces';
import { table } from '../../ui/score-table';
import { crestOf } from '../../ui/seat-mark';
import { titleName } from '../../words/sentences';
import { dayName, number, t } from '../../words/texts';
import { awaitExpert, begin, explained, freshStamps, isDaily, lookedAt, nextStamp, now, stampsNow } from './climax';
import { finalEdicts } from './edicts';
import { honours, titleHead } from './honours';
import { homeButton, keepButtons, moreButton, reviewButton, shareButton } from './look-back';
import { starSeal } from './seal';
import { tableFinal } from './table';

export function arrive(): void {
  begin();
}

export function here(): void {
  awaitExpert();
}

export function screen(): Piece {
  const { view } = state.game;
  const result = view?.results[0];
  if (!view || !result) return nothing;
  return view.players.length > 1 ? tableFinal(view) : solo(view, result);
}

export function board(kind: string): BoardPicture | null {
  const { view } = state.game;
  if (kind !== 'final' || !view) return null;
  const seat = lookedAt(view);
  const stars = view.results[seat]?.stars ?? 0;
  return {
    map: view.players[seat]?.map ?? '',
    title: t(`sheet-${view.setup.sheet}`),
    sub: t('extra-keepsake-sub', { stars, when: dayName(today()) }),
    crest: crestOf(view, seat),
    seed: hashText(view.deal),
    over: lit(view),
  };
}

/** The cells of the edict that is looked at. */
function lit(view: View): Overlay[] {
  const why = now().lit ? explained(view, now().lit) : undefined;
  return why ? [{ kind: 'lit', groups: why.claims.map(({ cells }) => cells.map(placeOf)) }] : [];
}

function solo(view: View, result: Result): TemplateResult {
  return html`<main class="final">
    ${mapPicture('final', t('play-map'))}
    <section class="verdict-col">
      ${titleHead()}
      <h1>${result.title === null ? t('final-heading') : titleName(result.title)}</h1>
      ${result.title === null ? nothing : roses(result.title)}
      ${starSeal(result.stars)}
      <div class="muted rank-note">${note(result)}</div>
      ${honours(result.stars)}
      ${albumPart(stampsNow(), freshStamps(), nextStamp())}
      <div class="cta">
        ${isDaily() ? dailyButtons(view) : html`${again(view, true)}${homeButton()}${shareButton(null)}`}
        ${state.game.rival ? wordButton('ghost', t('share-compare'), () => void goTo({ to: 'compare' }), { act: 'compare' }) : nothing}
        ${reviewButton(view.record, 0)}
        ${moreButton()}
      </div>
      ${finalEdicts(view)}
      ${now().more ? rest(view) : nothing}
    </section>
  </main>`;
}

function rest(view: View): TemplateResult {
  return html`<section class="f-more">${table(view)}<div class="cta">${keepButtons(view.record, null)}</div></section>`;
}

/** After the one try of a day, sharing and comparing come first. */
function dailyButtons(view: View): TemplateResult {
  return html`${shareButton(null, true)}${homeButton()}${peopleButton()}${again(view, false)}`;
}

/** How others did on the same cards. Nothing is sent before the player agrees there. */
function peopleButton(): TemplateResult {
  const day = state.game.origin.day ?? today();
  return wordButton('chart', t('people-offer'), () => void goTo({ to: 'people', day }), { act: 'people' });
}

/** After the one try of a day a new game is not what counts. */
function again(view: View, main: boolean): TemplateResult {
  return wordButton('again', t('final-again'), () => void newGame(view.setup, ''), { act: 'again', kind: main ? 'primary' : '' });
}

/** As many roses as there are titles; the ones reached are red. */
function roses(title: number): TemplateResult {
  const titles = [...CATALOGUE.titles].sort((a, b) => a - b);
  const reached = titles.indexOf(title) + 1;
  const one = (_: number, i: number): TemplateResult => html`<i class=${i < reached ? 'on' : ''}>${icon('compass')}</i>`;
  return html`<div class="roses" role="img" aria-label=${`${reached}/${titles.length}`}>${titles.map(one)}</div>`;
}

function note(result: Result): Piece {
  const { rating, par, stars, next_title: next } = result;
  if (rating === null || par === null) return nothing;
  return html`<p data-show="rating">${t('extra-final-note', { rating: number(rating), stars, par })}</p>
    ${next === null ? nothing : html`<p>${t('final-next-title', { title: titleName(next), rating: number(next) })}</p>`}`;
}
