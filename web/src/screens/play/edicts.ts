/** The four edicts: what they pay, when, what they are worth now and what the ghost would change. */

import { html, nothing, type TemplateResult } from 'lit';
import { explainEdict, stopExplaining } from '../../play/explain';
import { lightLine } from '../../play/tally';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { EdictView, View } from '../../contract/generated/messages';
import { currentPreview } from '../../state/hand';
import { state } from '../../state/store';
import { askButton } from '../../ui/ask-button';
import { icon, seasonIcon } from '../../ui/icons';
import { painted } from '../../ui/painted';
import { stars } from '../../ui/pieces';
import { cardName, letterName } from '../../words/sentences';
import { signed, t } from '../../words/texts';
import { pictogram } from '../../ui/pictograms';

export function edicts(view: View): TemplateResult {
  return html`<section class="edicts" aria-label=${t('play-edicts')}>
    <h2 class="rule-head">${t('play-edicts')}</h2>
    ${view.edicts.map((each) => edict(view, each))}
  </section>`;
}

function edict(view: View, { letter, id, stars: drawnOn, seasons, live }: EdictView): TemplateResult {
  const worth = view.players[state.stage.shown]?.edicts[letter] ?? drawnOn;
  const { tally } = state.stage;
  const line = tally?.lines.findIndex((each) => each.letter === letter) ?? -1;
  const pinned = tally ? line >= 0 && tally.lit === line : state.hand.explain?.pinned === true && state.hand.explain.letter === letter;
  const press = (): void => (tally ? lightLine(line) : pinned ? stopExplaining() : void explainEdict(letter, true));
  const change = state.hand.explain?.pinned ? undefined : currentPreview()?.edicts.find((each) => each.letter === letter);
  const delta = change?.gain ?? 0;
  const year = CATALOGUE.seasons[view.setup.seasons] ?? [];
  const words = html`<span class="sr">${t('word-stars', { stars: worth })}</span>`;
  const now = t('play-edict-worth-now', { stars: worth });
  return html`<div class="slot"><button class="edict ${live ? 'live' : ''} ${pinned ? 'sel' : ''}"
      aria-pressed=${pinned} data-edict=${letter}
      @click=${press}
      @pointerenter=${(event: PointerEvent) => event.pointerType === 'mouse' && void explainEdict(letter, false)}
      @pointerleave=${(event: PointerEvent) => event.pointerType === 'mouse' && stopExplaining(true)}>
    <span class="seal">${letterName(letter)}</span>
    <span class="e-name">${cardName(id)}</span>
    <span class="e-stars" title=${now}>${stars(worth)}${words}${delta ? changed(delta) : nothing}</span>
    <span class="e-rule">${t(`rule-${id}`)}</span>
    <span class="e-foot">
      <canvas aria-hidden="true" ${painted(`pict${id}`, (theme) => pictogram(id, theme))}></canvas>
      <span class="e-when">${seasons.map((i) => html`<i class=${timeOf(view, i)}>${icon(seasonIcon(year[i]?.id ?? ''))}</i>`)}
      ${live ? html`<b>${t('play-scores-now')}</b>` : nothing}</span>
    </span>
  </button>${askButton(id)}</div>`;
}

/** What the shape in the hand would add or take. */
function changed(delta: number): TemplateResult {
  return html`<em class="delta ${delta < 0 ? 'loss' : ''}">${signed(delta)}</em>`;
}

/** Whether a season is over, is the present one, or is still to come. */
function timeOf({ season_index: now }: View, season: number): string {
  if (season === now) return 'now';
  return season < now ? 'done' : '';
}
