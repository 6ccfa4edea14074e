/** The cards of a new game by hand: edicts kind by kind, four ambushes, the first game of the rulebook, or a deal code. */

import { html, nothing, type TemplateResult } from 'lit';
import { chooseEdict, firstGame, pickAmbush, swapLetters, takeDeal, togglePack } from '../../commands/form';
import { CATALOGUE } from '../../contract/generated/catalogue';
import { shapeThumbnail } from '../../paint/thumbnails';
import { local } from '../../state/local';
import { state } from '../../state/store';
import { valueOf } from '../../ui/choices';
import { icon } from '../../ui/icons';
import { type Paint, painted } from '../../ui/painted';
import { pictogram } from '../../ui/pictograms';
import type { Piece } from '../../ui/pieces';
import { cardName, letterName } from '../../words/sentences';
import { t } from '../../words/texts';

const KINDS = [...new Set(Object.values(CATALOGUE.edicts).map(({ kind }) => kind))];

export function cards(): Piece {
  return html`<div class="cards">
    <button class="btn" data-act="first-game" @click=${firstGame}>${icon('book')}<span>${t('cards-first')}</span></button>
    <section aria-label=${t('play-edicts')}><h3 class="lbl">${t('play-edicts')}</h3>
      ${KINDS.map(edictsOf)}${letters()}</section>
    ${ambushes()}
    ${dealCode()}
  </div>`;
}

/* ---------- edicts ---------- */

function edictsOf(kind: string): TemplateResult {
  const { set, edicts } = state.form.setup;
  const allowed = Object.entries(CATALOGUE.edicts).filter(([, edict]) => edict.kind === kind && (set === 'combined' || edict.set === set));
  const ids = allowed.map(([id]) => id);
  const now = edicts.find((id) => ids.includes(id)) ?? '';
  const option = (id: string, name: string, note: string): TemplateResult => html`<label class=${id === now ? 'on' : ''}>
    <input type="radio" name="edict-${kind}" value=${id} .checked=${id === now} @change=${() => chooseEdict(ids, id)}>
    ${picture(id)}<span><b>${name}</b><small>${note}</small></span></label>`;
  const title = t(`book-edicts-kind-${kind}`);
  const chosen = html`<span><small>${title}</small><b>${now ? cardName(now) : t('cards-lot')}</b></span>`;
  return html`<details name="edicts" data-kind=${kind}><summary>${picture(now)}${chosen}</summary>
    <fieldset><legend class="sr">${title}</legend>
      ${option('', t('cards-lot'), t('cards-lot-note'))}${ids.map((id) => option(id, cardName(id), t(`rule-${id}`)))}</fieldset></details>`;
}

/** Of an edict, or of the lot. */
function picture(id: string): TemplateResult {
  if (!id) return html`<i>${icon('lot')}</i>`;
  return html`<i><canvas aria-hidden="true" ${painted(`choose${id}`, (theme) => pictogram(id, theme, 74))}></canvas></i>`;
}

/** Which of the four is A to D; of fewer that is dealt too. */
function letters(): Piece {
  const { edicts } = state.form.setup;
  if (edicts.length < 4) return nothing;
  return html`<ol class="letters" aria-label=${t('cards-letters')}>${edicts.map(
    (id, i) => html`<li><span class="seal">${letterName('ABCD'[i] ?? '')}</span><span>${cardName(id)}</span>
      ${i ? earlier(id, i) : nothing}</li>`,
  )}</ol>`;
}

function earlier(id: string, at: number): TemplateResult {
  const label = t('cards-earlier', { card: cardName(id) });
  return html`<button class="icon-btn" aria-label=${label} @click=${() => swapLetters(at, at - 1)}>${icon('next')}</button>`;
}

/* ---------- ambushes ---------- */

function ambushes(): TemplateResult {
  const { ambushes: chosen, setup } = state.form;
  const full = chosen.length === 4;
  const option = (id: string): TemplateResult => {
    const on = chosen.includes(id);
    const off = full && !on;
    const { cells = [], mark = 'M' } = CATALOGUE.ambush[id] ?? {};
    const paint: Paint = (theme) => shapeThumbnail(cells, [], mark, 13, theme);
    return html`<label class="${on ? 'on' : ''} ${off ? 'off' : ''}"><input type="checkbox" value=${id} .checked=${on}
      ?disabled=${off} @change=${() => pickAmbush(id)}>
      <i><canvas aria-hidden="true" ${painted(`ambush${id}`, paint)}></canvas></i><span>${cardName(id)}</span></label>`;
  };
  return html`<fieldset class="ambushes"><legend class="lbl">${t('new-ambush-packs')}</legend>
    <div class="toggles" role="group" aria-label=${t('cards-packs')}>${CATALOGUE.packs.map((id) => {
      const on = setup.ambush.includes(id);
      return html`<button role="switch" aria-checked=${on} class="toggle ${on ? 'on' : ''}" data-pack=${id}
        @click=${() => togglePack(id)}><i></i>${t(`pack-${id}`)}</button>`;
    })}</div>
    <p class="muted" role="status">${t('cards-four', { count: chosen.length })}</p>
    <div class="ambush-choice">${Object.keys(CATALOGUE.ambush).map(option)}</div></fieldset>`;
}

/* ---------- a code ---------- */

const deal = local({ code: '', refused: false });

async function take(event: Event): Promise<void> {
  event.preventDefault();
  deal.change({ refused: !(await takeDeal(deal.now.code)) });
}

function dealCode(): TemplateResult {
  const { code, refused } = deal.now;
  const type = (event: Event): void => deal.reset({ code: valueOf(event) });
  return html`<form class="deal-code" @submit=${take}><label class="field"><span class="lbl">${t('cards-code')}</span>
      <input type="text" maxlength="100" autocomplete="off" spellcheck="false" data-field="deal" placeholder="bA1-harbour"
        .value=${code} aria-invalid=${refused} @input=${type}></label>
    <button class="btn" data-act="take-deal">${t('cards-code-use')}</button>
    <p class="muted" role="alert">${refused ? t('cards-code-bad') : nothing}</p></form>`;
}
