/** The end: title, rating, stars season by season, and the finished map large. */

import { html, nothing, type TemplateResult } from 'lit';
import { enter, openAnnex, watchAgain } from '../../commands/navigate';
import { leaveGame, newGame } from '../../commands/open';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { Result, View } from '../../contract/generated/messages';
import { reviewButton } from './review-button';
import { state } from '../../state/store';
import { mapPicture } from '../../ui/board';
import { icon } from '../../ui/icons';
import type { Piece } from '../../ui/pieces';
import { table } from '../../ui/score-table';
import { titleName } from '../../words/sentences';
import { number, t } from '../../words/texts';
import { waxSeal } from './seal';
import { tableFinal } from './table';

export function finalScreen(view: View): TemplateResult {
  const result = view.results[0];
  if (!result) return html``;
  if (view.players.length > 1) return tableFinal(view);
  return html`<main class="final">
    ${mapPicture('final', t('play-map'))}
    <section class="verdict-col">
      <p class="eyebrow">${t('final-your-title')}</p>
      <h1>${result.title === null ? t('final-heading') : titleName(result.title)}</h1>
      ${result.title === null ? nothing : roses(result.title)}
      <div class="grand">${waxSeal()}<p><b data-show="stars">${number(result.stars)}</b><span>${t('word-stars', { stars: result.stars })}</span></p></div>
      <div class="muted rank-note">${note(result)}</div>
      ${table(view)}
      <div class="cta">
        <button class="btn primary" data-act="again" @click=${() => void newGame(view.setup, '')}>${icon('again')}<span>${t('final-again')}</span></button>
        ${state.rival ? html`<button class="btn" data-act="compare" @click=${() => void enter('compare')}>${icon('ghost')}<span>${t('share-compare')}</span></button>` : nothing}
        <button class="btn" data-act="share" @click=${() => void openAnnex('share')}>${icon('share')}<span>${t('final-share')}</span></button>
        <button class="btn" data-act="keepsake" @click=${() => void openAnnex('keepsake')}>${icon('frame')}<span>${t('final-keepsake')}</span></button>
        ${reviewButton(view, 0)}
        <button class="btn" data-act="replay" @click=${() => void watchAgain(view.record)}>${icon('film')}<span>${t('final-replay')}</span></button>
        <button class="btn ghost" data-act="home" @click=${leaveGame}><span>${t('final-home')}</span></button>
      </div>
    </section>
  </main>`;
}

/** As many roses as there are titles; the ones reached are red. */
function roses(title: number): TemplateResult {
  const titles = [...CATALOGUE.titles].sort((a, b) => a - b);
  const reached = titles.indexOf(title) + 1;
  return html`<div class="roses" role="img" aria-label=${`${reached}/${titles.length}`}>${titles.map((_, i) => html`<i class=${i < reached ? 'on' : ''}>${icon('compass')}</i>`)}</div>`;
}

function note(result: Result): Piece {
  const { rating, par, stars, next_title: next } = result;
  if (rating === null || par === null) return nothing;
  return html`<p data-show="rating">${t('extra-final-note', { rating: number(rating), stars, par })}</p>
    ${next === null ? nothing : html`<p>${t('final-next-title', { title: titleName(next), rating: number(next) })}</p>`}`;
}
