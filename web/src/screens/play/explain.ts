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
import { kbd, type Piece, stars } from '../../ui/pieces';
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
  const worth = view.players[state.stage.shown]?.edicts[letter] ?? edict.stars;
  const turn = (by: number): void => {
    const index = view.edicts.indexOf(edict);
    const next = view.edicts[(index + by + view.edicts.length) % view.edicts.length];
    if (next) void explainEdict(next.letter, true);
  };
  return html`<section class="explain plate" aria-label=${t('play-explain')}>
    ${head(t('play-edict-letter', { letter: letterName(letter) }), cardName(id), worth, askButton(id))}
    <p class="reason">${now.data ? whyText(now.data) : '…'}</p>
    <p class="muted x-rule">${t(`rule-${id}`)}</p>
    <canvas aria-hidden="true" ${painted(`why${id}`, (theme) => pictogram(id, theme))}></canvas>
    ${delta ? almost(delta) : nothing}
    ${coming.length ? html`<p class="muted x-next">${coming.map((i) => scoresIn(year[i]?.id ?? ''))}</p>` : nothing}
    <div class="pager"><button class="icon-btn" aria-label=${t('extra-previous')} @click=${() => turn(-1)}>${icon('prev')}</button>
      <span>${view.edicts.map((each) => html`<i class=${each.letter === letter ? 'on' : ''}>${letterName(each.letter)}</i>`)}</span>
      <button class="icon-btn" aria-label=${t('extra-next')} @click=${() => turn(1)}>${icon('next')}</button></div>
    <button class="btn primary" data-act="back" @click=${() => stopExplaining()}><span>${t('play-back')}</span>${kbd('Esc')}</button>
  </section>`;
}

function head(eyebrow: unknown, title: string, worth: number, ask: Piece): TemplateResult {
  return html`<div class="x-head"><div><p class="eyebrow">${eyebrow}</p><h2>${title}</h2></div>
    <p class="big-stars">${stars(worth)}</p>${ask}</div>`;
}

/** What the shape in the hand would change. */
function almost(delta: number): TemplateResult {
  const words = t(delta > 0 ? 'extra-ghost-adds' : 'extra-ghost-takes', { stars: Math.abs(delta) });
  return html`<p class="muted almost">${icon('quill')}${words}</p>`;
}

function scoresIn(season: string): TemplateResult {
  return html`<span>${icon(seasonIcon(season))}${t('play-scores-in', { season })}</span>`;
}

/** What the monsters cost: no edict, but asked the same way. */
function toll(view: View): TemplateResult {
  const data = state.hand.explain?.data;
  const cost = view.players[state.stage.shown]?.toll ?? 0;
  return html`<section class="explain plate" aria-label=${t('play-explain')}>
    ${head(icon('claw'), t('play-toll'), -cost, askButton('monsters', t('book-about', { what: t('play-toll') })))}
    <p class="reason">${data ? whyText(data) : '…'}</p>
    <button class="btn primary" data-act="back" @click=${() => stopExplaining()}><span>${t('play-back')}</span>${kbd('Esc')}</button>
  </section>`;
}
