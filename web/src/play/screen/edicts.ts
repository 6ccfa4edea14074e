/** The four edicts: what they pay, when, what they are worth now and what the ghost would change. */

import { html, nothing, type TemplateResult } from 'lit';
import { explainEdict, stopExplaining } from '../explanation';
import { highlightLine } from '../show-tally';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { EdictView, View } from '../../core/contract/generated/messages';
import { currentPreview } from '../../core/state/input';
import { state } from '../../core/state/store';
import { helpButton } from '../../core/ui/help-button';
import { icon, seasonIcon } from '../../core/ui/icons';
import { painted } from '../../core/ui/painted-canvas';
import { stars } from '../../core/ui/buttons';
import { cardName, letterName } from '../../core/words/sentences';
import { formatSigned, t, textFor } from '../../core/words/texts';
import { pictogram } from '../../core/ui/pictograms';
import type { Play } from '../play';

export function edicts(play: Play, view: View): TemplateResult {
  return html`<section class="edicts" aria-label=${t('play-edicts')}>
    <h2 class="rule-head gap-3 strong">${t('play-edicts')}</h2>
    ${view.edicts.map((each) => edict(play, view, each))}
  </section>`;
}

function edict(play: Play, view: View, { letter, id, stars: starsOnDrawnMap, seasons, scored_now: live }: EdictView): TemplateResult {
  const worth = view.players[state.display.shownSeat]?.edicts[letter] ?? starsOnDrawnMap;
  const { tally } = state.display;
  const lineIndex = tally?.lines.findIndex((each) => each.letter === letter) ?? -1;
  const pinned = tally
    ? lineIndex >= 0 && tally.highlightedLine === lineIndex
    : state.input.explanation?.pinned === true && state.input.explanation.letter === letter;
  const press = (): void =>
    tally ? highlightLine(play, lineIndex) : pinned ? stopExplaining(play) : void explainEdict(play, letter, true);
  const change = state.input.explanation?.pinned ? undefined : currentPreview(state)?.edicts.find((each) => each.letter === letter);
  const delta = change?.change ?? 0;
  const year = CATALOGUE.seasons[view.setup.seasons] ?? [];
  const words = html`<span class="sr">${t('word-stars', { stars: worth })}</span>`;
  const now = t('play-edict-worth-now', { stars: worth });
  return html`<div class="slot"><button class="edict ${live ? 'live' : ''} ${pinned ? 'sel' : ''}"
      aria-pressed=${pinned} data-edict=${letter}
      @click=${press}
      @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && void explainEdict(play, letter, false)}
      @pointerleave=${(event: PointerEvent) => event.pointerType === 'mouse' && stopExplaining(play, true)}>
    <span class="seal">${letterName(letter)}</span>
    <span class="e-name word">${cardName(id)}</span>
    <span class="e-stars row" title=${now}>${stars(worth)}${words}${delta ? deltaBadge(delta) : nothing}</span>
    <span class="e-rule text-sm">${textFor('rule', id)}</span>
    <span class="e-foot between row flush">
      <canvas aria-hidden="true" ${painted(`pict${id}`, (theme) => pictogram(id, theme))}></canvas>
      <span class="e-when text-xs row">${seasons.map((i) => html`<i class=${seasonClass(view, i)}>${icon(seasonIcon(year[i]?.id ?? ''))}</i>`)}
      ${live ? html`<b>${t('play-scores-now')}</b>` : nothing}</span>
    </span>
  </button>${helpButton(id)}</div>`;
}

/** What the shape in the hand would add or take. */
function deltaBadge(delta: number): TemplateResult {
  return html`<em class="delta ${delta < 0 ? 'loss' : ''}">${formatSigned(delta)}</em>`;
}

/** Whether a season is over, is the present one, or is still to come. */
function seasonClass({ season_index: now }: View, season: number): string {
  if (season === now) return 'now';
  return season < now ? 'done' : '';
}
