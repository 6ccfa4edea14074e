/** The panel of the season: its name, the seasons of the year with their edicts, and the time as a scale bar. */

import { html, nothing, type TemplateResult } from 'lit';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { View } from '../../core/contract/generated/messages';
import { slot } from '../../core/lazy-parts';
import { icon, seasonIcon } from '../../core/ui/icons';
import { rivalChip } from '../../core/ui/rival';
import { starsSoFar } from '../../core/ui/score-table';
import { letterName, seasonName } from '../../core/words/sentences';
import { t } from '../../core/words/texts';
import { seasonClass } from './edicts';
import { hintButton } from './hint';
import { playersButton } from './players';
import type { Play } from '../play';
import { openDialog } from '../../core/page/navigate';

export function seasonPanel(play: Play, view: View): TemplateResult {
  const seasons = CATALOGUE.seasons[view.setup.seasons] ?? [];
  return html`<section class="season" aria-label=${seasonName(view.season)}>
    ${smallMenuButton()}
    <div class="season-now gap-3 row">
      <span class="sign-icon">${icon(seasonIcon(view.season))}</span>
      <div><p class="eyebrow">${t('play-season-of', { number: view.season_index + 1, of: 4 })}</p><h1>${seasonName(view.season)}</h1></div>
    </div>
    <ol class="wheel" aria-label=${t('extra-seasons')}>
      ${seasons.map(
        (each, i) => html`<li class="stack ${seasonClass(view, i)}">
        ${icon(seasonIcon(each.id))}<span class="sr">${seasonName(each.id)}</span><span>${[...each.edicts].map(letterName)}</span></li>`,
      )}
    </ol>
    <div class="time">
      <span class="lbl" aria-hidden="true">${t('play-time')}</span>
      <div class="scalebar" role="meter" aria-label=${t('play-time')} aria-valuemin="0"
        aria-valuenow=${Math.min(view.time, view.limit)} aria-valuemax=${view.limit}
        aria-valuetext=${t('play-time-of', { used: view.time, limit: view.limit })}>
        ${Array.from({ length: view.limit }, (_, unit) => html`<i class=${timeClass(view, unit)}></i>`)}
      </div>
      <b class="num">${view.time}<small> / ${view.limit}</small></b>
    </div>
    ${slot('playing').map((part) => part.season?.(play, view) ?? nothing)}
    ${rivalChip(view)}
    ${hintButton(play)}
    ${play.behaviour.hasStandings ? playersButton(play, view) : html`<span class="only-small total">${starsSoFar(view)}</span>`}
  </section>`;
}

/** The class of a unit of time: it is used, or the current card will use it. */
function timeClass({ phase, card, time }: View, unit: number): string {
  if (unit < time) return 'on';
  return phase !== 'over' && unit < time + (card?.time ?? 0) ? 'next' : '';
}

export function smallMenuButton(): TemplateResult {
  return html`<button class="icon-btn only-small" aria-label=${t('menu-title')}
    @click=${() => void openDialog({ is: 'menu' })}>${icon('menu')}</button>`;
}
