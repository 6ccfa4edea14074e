/** The choice of the cards of a new game: edicts by kind, four ambushes, the first game of the rulebook, or a deal code. */

import { html, nothing, type TemplateResult } from 'lit';
import { chooseEdict, useFirstGameCards, toggleAmbush, swapLetters, applyDealCode, mayBeDealt, togglePack } from './form';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import { shapeThumbnail } from '../../core/paint/thumbnails';
import { localState } from '../../core/state/local-state';
import { state } from '../../core/state/store';
import { inputValue } from '../../core/ui/choices';
import { icon } from '../../core/ui/icons';
import { type Paint, painted } from '../../core/ui/painted-canvas';
import { pictogram } from '../../core/ui/pictograms';
import type { Renderable } from '../../core/ui/buttons';
import { cardName, letterName } from '../../core/words/sentences';
import { t, textFor } from '../../core/words/texts';
import { adoptStyles } from '../../core/ui/screen-styles';
import cardsStyles from './cards.css';

adoptStyles(cardsStyles);

const KINDS = [...new Set(Object.values(CATALOGUE.edicts).map(({ kind }) => kind))];

export function cards(): Renderable {
  return html`<div class="cards gap-3 stack">
    <button class="btn" data-act="first-game" @click=${useFirstGameCards}>${icon('book')}<span>${t('cards-first')}</span></button>
    <section class="gap-1 stack" aria-label=${t('play-edicts')}><h3 class="lbl">${t('play-edicts')}</h3>
      ${KINDS.map(edictsOf)}${letterOrder()}</section>
    ${ambushes()}
    ${dealCode()}
  </div>`;
}

/* ---------- edicts ---------- */

/** The choice of an edict of a kind, or of a random one. */
function edictsOf(kind: string): TemplateResult {
  const { edicts } = state.form.setup;
  const ids = Object.keys(CATALOGUE.edicts).filter((id) => CATALOGUE.edicts[id]?.kind === kind && mayBeDealt(state.form.setup, id));
  const selectedId = edicts.find((id) => ids.includes(id)) ?? '';
  const option = (id: string, name: string, note: string): TemplateResult => html`<label class=${id === selectedId ? 'on' : ''}>
    <input class="cover" type="radio" name="edict-${kind}" value=${id} .checked=${id === selectedId} @change=${() => chooseEdict(ids, id)}>
    ${edictPicture(id)}<span><b class="title">${name}</b><small>${note}</small></span></label>`;
  const title = textFor('book-edicts-kind', kind);
  const chosen = html`<span><small>${title}</small><b class="title">${selectedId ? cardName(selectedId) : t('cards-lot')}</b></span>`;
  return html`<details name="edicts" data-kind=${kind}><summary>${edictPicture(selectedId)}${chosen}</summary>
    <fieldset><legend class="sr">${title}</legend>
      ${option('', t('cards-lot'), t('cards-lot-note'))}${ids.map((id) => option(id, cardName(id), textFor('rule', id)))}</fieldset></details>`;
}

/** The picture of an edict, or of a random choice. */
function edictPicture(id: string): TemplateResult {
  if (!id) return html`<i class="center">${icon('lot')}</i>`;
  return html`<i class="center"><canvas aria-hidden="true" ${painted(`choose${id}`, (theme) => pictogram(id, theme, 74))}></canvas></i>`;
}

/** The order of the edicts A to D; with fewer than four it is random. */
function letterOrder(): Renderable {
  const { edicts } = state.form.setup;
  if (edicts.length < 4) return nothing;
  return html`<ol class="letters gap-half stack" aria-label=${t('cards-letters')}>${edicts.map(
    (id, i) => html`<li class="tap"><span class="seal">${letterName('ABCD'[i] ?? '')}</span><span>${cardName(id)}</span>
      ${i ? moveUpButton(id, i) : nothing}</li>`,
  )}</ol>`;
}

function moveUpButton(id: string, index: number): TemplateResult {
  const label = t('cards-earlier', { card: cardName(id) });
  return html`<button class="icon-btn" aria-label=${label} @click=${() => swapLetters(index, index - 1)}>${icon('next')}</button>`;
}

/* ---------- ambushes ---------- */

function ambushes(): TemplateResult {
  const { ambushes: chosen, setup } = state.form;
  const full = chosen.length === 4;
  const option = (id: string): TemplateResult => {
    const isChosen = chosen.includes(id);
    const disabled = full && !isChosen;
    const { cells = [], mark = 'M' } = CATALOGUE.ambush[id] ?? {};
    const paint: Paint = (theme) => shapeThumbnail(cells, [], mark, 13, theme);
    return html`<label class="${isChosen ? 'on' : ''} ${disabled ? 'off' : ''}"><input class="cover" type="checkbox" value=${id} .checked=${isChosen}
      ?disabled=${disabled} @change=${() => toggleAmbush(id)}>
      <i class="center"><canvas aria-hidden="true" ${painted(`ambush${id}`, paint)}></canvas></i><span>${cardName(id)}</span></label>`;
  };
  return html`<fieldset class="gap-1 stack"><legend class="lbl">${t('new-ambush-packs')}</legend>
    <div class="toggles" role="group" aria-label=${t('cards-packs')}>${CATALOGUE.packs.map((id) => {
      const isChosen = setup.ambush.includes(id);
      return html`<button role="switch" aria-checked=${isChosen} class="toggle ${isChosen ? 'on' : ''}" data-pack=${id}
        @click=${() => togglePack(id)}><i></i>${textFor('pack', id)}</button>`;
    })}</div>
    <p class="muted" role="status">${t('cards-four', { count: chosen.length })}</p>
    <div class="ambush-choice stack gap-1">${Object.keys(CATALOGUE.ambush).map(option)}</div></fieldset>`;
}

/* ---------- a code ---------- */

const dealForm = localState({ code: '', refused: false });

async function applyCode(event: Event): Promise<void> {
  event.preventDefault();
  dealForm.update({ refused: !(await applyDealCode(dealForm.value.code)) });
}

function dealCode(): TemplateResult {
  const { code, refused } = dealForm.value;
  const type = (event: Event): void => dealForm.reset({ code: inputValue(event) });
  return html`<form class="deal-code stack" @submit=${applyCode}><label class="field"><span class="lbl">${t('cards-code')}</span>
      <input type="text" maxlength="100" autocomplete="off" spellcheck="false" data-field="deal" placeholder="bA1-harbour"
        .value=${code} aria-invalid=${refused} @input=${type}></label>
    <button class="btn" data-act="take-deal">${t('cards-code-use')}</button>
    <p class="muted" role="alert">${refused ? t('cards-code-bad') : nothing}</p></form>`;
}
