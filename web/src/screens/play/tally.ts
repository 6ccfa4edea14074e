/** Season's end next to the map: what was earned, line by line, with the cells that say why. */

import { html, nothing, type TemplateResult } from 'lit';
import { endTally, lightLine } from '../../play/tally';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { SeasonFacts, View } from '../../contract/generated/messages';
import { countedSoFar, countedStars, type Tally, type TallyLine } from '../../state/tally';
import { icon, seasonIcon } from '../../ui/icons';
import { kbd, type Piece, stars } from '../../ui/pieces';
import { ghostSoFar } from '../../ui/rival';
import { nameOf, seatMark } from '../../ui/seat-mark';
import { letterName, seasonName } from '../../words/sentences';
import { lineNote, lineTitle } from '../../words/tally';
import { number, t } from '../../words/texts';
import { lessonNote } from './lesson';

export function tally(view: View, now: Tally): TemplateResult {
  const { score, index, lines, lit, counting } = now;
  const shown = lit === null ? undefined : lines[lit];
  return html`<section class="tally plate" aria-label=${t('season-end', { season: score.season })} ?data-counting=${counting}>
    <div class="t-head"><span class="medal">${icon(seasonIcon(score.season))}</span>
      <div><p class="eyebrow">${t('play-season-of', { number: index + 1, of: 4 })}</p>
        <h1>${t('season-end', { season: score.season })}</h1></div></div>
    ${owner(now, view)}${lessonNote()}
    <ol>${lines.map((line, at) => row(now, line, at))}</ol>
    <p class="t-why" aria-hidden="true">${shown ? lineNote(shown) : foretell(view, now)}</p>
    <div class="sum"><div><span>${seasonName(score.season)}</span><b>${number(countedStars(now))}</b></div>
      <div class="grand"><span>${t('season-so-far')}</span><b>${icon('star')}${number(countedSoFar(now))}</b></div></div>
    ${ghostSoFar(index)}
    ${foretold(view, now)}
    <button class="btn primary" data-act="on"
      @click=${() => endTally()}><span>${onward(view, now)}</span>${icon('next')}${kbd('Enter')}</button>
  </section>`;
}

function onward(view: View, { index, last }: Tally): string {
  if (view.players.length > 1) return t('table-scores');
  const next = (CATALOGUE.seasons[view.setup.seasons] ?? [])[index + 1];
  return next && !last ? t('season-next', { season: next.id }) : t('season-to-final');
}

/** Whose map it is, at a table. */
function owner({ seat }: Tally, view: View): Piece {
  if (seat === null || view.players.length === 1) return nothing;
  return html`<p class="t-owner" data-show="counted-seat">${seatMark(seat)}<b>${nameOf(seat)}</b></p>`;
}

/** The same as a separate line; after the last season there is none. */
function foretold(view: View, now: Tally): Piece {
  const words = foretell(view, now);
  return words === nothing ? nothing : html`<p class="muted t-next">${words}</p>`;
}

/** What the next season scores, or why there is none. */
function foretell(view: View, { index, last }: Tally): Piece {
  const next = (CATALOGUE.seasons[view.setup.seasons] ?? [])[index + 1];
  if (!next) return nothing;
  return last ? html`${t('season-map-full')}` : nextSeason(next);
}

/** What it scores, and how long it is. */
export function nextSeason({ id, edicts, time }: SeasonFacts): TemplateResult {
  const [first = '', second = ''] = [...edicts].map(letterName);
  const scores = t('season-next-edicts', { season: id, first, second });
  return html`${icon(seasonIcon(id))}${scores} ${t('season-time-to-spend', { limit: time })}`;
}

export function row({ counted, lit }: Tally, line: TallyLine, at: number): TemplateResult {
  const { of, letter, stars: worth } = line;
  const note = lineNote(line);
  const sign =
    of === 'edict'
      ? html`<span class="seal">${letterName(letter)}</span>`
      : html`<span class="ic">${icon(of === 'coins' ? 'coin' : 'claw')}</span>`;
  return html`<li class="${at < counted ? 'told' : ''} ${lit === at ? 'lit' : ''} ${worth < 0 ? 'bad' : ''}">
    <button class="t-line" aria-pressed=${lit === at} data-line=${at} @click=${() => lightLine(at)}>
      ${sign}<span><b>${lineTitle(line)}</b>${note ? html`<small>${note}</small>` : nothing}</span>
      <i class="dots"></i>${stars(worth)}</button></li>`;
}
