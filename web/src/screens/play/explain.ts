/** Why an edict earns what it earns; the map lights the cells meanwhile. */

import { html, nothing, type TemplateResult } from 'lit';
import { explainEdict, stopExplaining, TOLL } from '../../play/explain';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { View } from '../../contract/generated/messages';
import { currentPreview } from '../../state/hand';
import { state } from '../../state/store';
import { askButton } from '../../ui/ask-button';
import { icon, seasonIcon } from '../../ui/icons';
import { painted } from '../../ui/painted';
import { kbd, stars } from '../../ui/pieces';
import { cardName, letterName } from '../../words/sentences';
import { t } from '../../words/texts';
import { whyText } from '../../words/why';
import { pictogram } from '../../ui/pictograms';

export function explain(view: View): TemplateResult {
  const now = state.hand.explain;
  if (now?.letter === TOLL) return toll(view);
  const edict = view.edicts.find(({ letter }) => letter === now?.letter);
  if (!now || !edict) return html``;
  const { id, letter } = edict;
  const change = currentPreview()?.edicts.find((each) => each.letter === letter);
  const delta = change?.gain ?? 0;
  const coming = edict.seasons.filter((i) => i >= view.season_index);
  const year = CATALOGUE.seasons[view.setup.seasons] ?? [];
  const turn = (by: number): void => {
    const index = view.edicts.indexOf(edict);
    const next = view.edicts[(index + by + view.edicts.length) % view.edicts.length];
    if (next) void explainEdict(next.letter, true);
  };
  return html`<section class="explain plate" aria-label=${t('play-explain')}>
    <div class="x-head"><div><p class="eyebrow">${t('play-edict-letter', { letter: letterName(letter) })}</p><h2>${cardName(id)}</h2></div><p class="big-stars">${stars(view.players[state.stage.shown]?.edicts[letter] ?? edict.stars)}</p>${askButton(id)}</div>
    <p class="reason">${now.data ? whyText(now.data) : '…'}</p>
    <p class="muted x-rule">${t(`rule-${id}`)}</p>
    <canvas aria-hidden="true" ${painted(`why${id}`, (theme) => pictogram(id, theme))}></canvas>
    ${delta ? html`<p class="muted almost">${icon('quill')}${t(delta > 0 ? 'extra-ghost-adds' : 'extra-ghost-takes', { stars: Math.abs(delta) })}</p>` : nothing}
    ${coming.length ? html`<p class="muted x-next">${coming.map((i) => html`<span>${icon(seasonIcon(year[i]?.id ?? ''))}${t('play-scores-in', { season: year[i]?.id ?? '' })}</span>`)}</p>` : nothing}
    <div class="pager"><button class="icon-btn" aria-label=${t('extra-previous')} @click=${() => turn(-1)}>${icon('prev')}</button>
      <span>${view.edicts.map((each) => html`<i class=${each.letter === letter ? 'on' : ''}>${letterName(each.letter)}</i>`)}</span>
      <button class="icon-btn" aria-label=${t('extra-next')} @click=${() => turn(1)}>${icon('next')}</button></div>
    <button class="btn primary" data-act="back" @click=${() => stopExplaining()}><span>${t('play-back')}</span>${kbd('Esc')}</button>
  </section>`;
}

/** What the monsters cost: no edict, but asked the same way. */
function toll(view: View): TemplateResult {
  const data = state.hand.explain?.data;
  const cost = view.players[state.stage.shown]?.toll ?? 0;
  return html`<section class="explain plate" aria-label=${t('play-explain')}>
    <div class="x-head"><div><p class="eyebrow">${icon('claw')}</p><h2>${t('play-toll')}</h2></div><p class="big-stars">${stars(-cost)}</p>${askButton('monsters', t('book-about', { what: t('play-toll') }))}</div>
    <p class="reason">${data ? whyText(data) : '…'}</p>
    <button class="btn primary" data-act="back" @click=${() => stopExplaining()}><span>${t('play-back')}</span>${kbd('Esc')}</button>
  </section>`;
}
