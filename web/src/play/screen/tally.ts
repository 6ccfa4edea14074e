/** Season's end next to the map: what was earned, line by line, with the cells that say why. */

import { html, nothing, type TemplateResult } from 'lit';
import { closeTally, highlightLine } from '../show-tally';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { SeasonFacts, View } from '../../core/contract/generated/messages';
import { countedSoFar, countedStars, type Tally, type TallyLine } from '../../core/state/tally';
import { icon, seasonIcon } from '../../core/ui/icons';
import { kbd, type Renderable, stars } from '../../core/ui/buttons';
import { rivalStarsSoFar } from '../../core/ui/rival';
import { seatNameOf, seatShield } from '../../core/ui/seat-mark';
import { letterName, seasonName } from '../../core/words/sentences';
import { lineNote, lineTitle } from '../../core/words/tally';
import { formatNumber, t } from '../../core/words/texts';
import { lessonNote } from './lesson';
import type { Play } from '../play';

export function tallyPanel(play: Play, view: View, tally: Tally): TemplateResult {
  const { score, seasonIndex, lines, highlightedLine, isCounting } = tally;
  const highlighted = highlightedLine === null ? undefined : lines[highlightedLine];
  return html`<section class="tally rigid stack plate" aria-label=${t('season-end', { season: score.season })} ?data-counting=${isCounting}>
    <div class="t-head centered"><span class="medal">${icon(seasonIcon(score.season))}</span>
      <div><p class="eyebrow">${t('play-season-of', { number: seasonIndex + 1, of: 4 })}</p>
        <h1>${t('season-end', { season: score.season })}</h1></div></div>
    ${mapOwner(tally, view)}${lessonNote()}
    <ol>${lines.map((line, at) => tallyRow(play, tally, line, at))}</ol>
    <p class="t-why" aria-hidden="true">${highlighted ? lineNote(highlighted) : nextSeasonText(view, tally)}</p>
    <div class="sum"><div><span>${seasonName(score.season)}</span><b>${formatNumber(countedStars(tally))}</b></div>
      <div class="grand"><span>${t('season-so-far')}</span><b>${icon('star')}${formatNumber(countedSoFar(tally))}</b></div></div>
    ${rivalStarsSoFar(seasonIndex)}
    ${nextSeasonLine(view, tally)}
    <button class="btn primary" data-act="on"
      @click=${() => closeTally(play)}><span>${continueLabel(view, tally)}</span>${icon('next')}${kbd('Enter')}</button>
  </section>`;
}

function continueLabel(view: View, { seasonIndex, isLastSeason }: Tally): string {
  if (view.players.length > 1) return t('table-scores');
  const next = (CATALOGUE.seasons[view.setup.seasons] ?? [])[seasonIndex + 1];
  return next && !isLastSeason ? t('season-next', { season: next.id }) : t('season-to-final');
}

/** Whose map it is, at a table. */
function mapOwner({ seat }: Tally, view: View): Renderable {
  if (seat === null || view.players.length === 1) return nothing;
  return html`<p class="t-owner row" data-show="counted-seat">${seatShield(seat)}<b>${seatNameOf(seat)}</b></p>`;
}

/** The same as a separate line; after the last season there is none. */
function nextSeasonLine(view: View, now: Tally): Renderable {
  const words = nextSeasonText(view, now);
  return words === nothing ? nothing : html`<p class="muted t-next">${words}</p>`;
}

/** What the next season scores, or why there is none. */
function nextSeasonText(view: View, { seasonIndex, isLastSeason }: Tally): Renderable {
  const next = (CATALOGUE.seasons[view.setup.seasons] ?? [])[seasonIndex + 1];
  if (!next) return nothing;
  return isLastSeason ? html`${t('season-map-full')}` : nextSeason(next);
}

/** What it scores, and how long it is. */
export function nextSeason({ id, edicts, time }: SeasonFacts): TemplateResult {
  const [first = '', second = ''] = [...edicts].map(letterName);
  const scores = t('season-next-edicts', { season: id, first, second });
  return html`${icon(seasonIcon(id))}${scores} ${t('season-time-to-spend', { limit: time })}`;
}

export function tallyRow(play: Play, { countedLines, highlightedLine }: Tally, line: TallyLine, at: number): TemplateResult {
  const { kind, letter, stars: worth } = line;
  const note = lineNote(line);
  const sign =
    kind === 'edict'
      ? html`<span class="seal">${letterName(letter)}</span>`
      : html`<span class="ic center">${icon(kind === 'coins' ? 'coin' : 'claw')}</span>`;
  return html`<li class="${at < countedLines ? 'told' : ''} ${highlightedLine === at ? 'lit' : ''} ${worth < 0 ? 'bad' : ''}">
    <button class="t-line full tap row" aria-pressed=${highlightedLine === at} data-line=${at} @click=${() => highlightLine(play, at)}>
      ${sign}<span><b>${lineTitle(line)}</b>${note ? html`<small>${note}</small>` : nothing}</span>
      <i class="dots fill"></i>${stars(worth)}</button></li>`;
}
