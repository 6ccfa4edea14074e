/** Training by edict: each with its picture, and how often it was solved. */

import { html, nothing, type TemplateResult } from 'lit';
import { nextCode, openPuzzle } from '../../play/puzzle';
import { figures } from '../../play/puzzle-figures';
import { CATALOGUE } from '../../contract/generated/catalogue';
import { icon } from '../../ui/icons';
import { painted } from '../../ui/painted';
import { pictogram } from '../../ui/pictograms';
import { cardName } from '../../words/sentences';
import { number, t } from '../../words/texts';

const KINDS = [...new Set(Object.values(CATALOGUE.edicts).map(({ kind }) => kind))];

export function training(off: boolean): TemplateResult {
  return html`<section class="plate p-training" aria-label=${t('puzzles-training')}><h2>${t('puzzles-training')}</h2><p class="muted">${t('puzzles-training-note')}</p>
    ${KINDS.map((kind) => edictsOf(kind, off))}</section>`;
}

function edictsOf(kind: string, off: boolean): TemplateResult {
  const ids = Object.keys(CATALOGUE.edicts).filter((id) => CATALOGUE.edicts[id]?.kind === kind);
  return html`<h3 class="lbl">${t(`book-edicts-kind-${kind}`)}</h3><div class="p-edicts">${ids.map((id) => edict(id, off))}</div>`;
}

function edict(id: string, off: boolean): TemplateResult {
  const solved = figures().edicts[id] ?? 0;
  return html`<button class="row-btn" data-train=${id} title=${t(`rule-${id}`)} ?disabled=${off} @click=${() => void openPuzzle({ code: nextCode('edict', id), way: 'edict', of: id })}>
    <i><canvas aria-hidden="true" ${painted(`train${id}`, (theme) => pictogram(id, theme, 74))}></canvas></i><span><b>${cardName(id)}</b></span>
    ${solved ? html`<small class="p-solved">${icon('check')}<span class="sr">${t('puzzles-solved-short', { count: solved })}</span><span aria-hidden="true">${number(solved)}</span></small>` : nothing}</button>`;
}
