/** The training by edict: a button for each, with the number of solved puzzles. */

import { html, nothing, type TemplateResult } from 'lit';
import { openPuzzle } from './model';
import { puzzleStats } from './stats';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import { icon } from '../../core/ui/icons';
import { type Paint, painted } from '../../core/ui/painted-canvas';
import { pictogram } from '../../core/ui/pictograms';
import { cardName } from '../../core/words/sentences';
import { formatNumber, t, textFor } from '../../core/words/texts';

const KINDS = [...new Set(Object.values(CATALOGUE.edicts).map(({ kind }) => kind))];

export function trainingPanel(disabled: boolean): TemplateResult {
  const title = t('puzzles-training');
  return html`<section class="plate padded stack" aria-label=${title}><h2>${title}</h2><p class="muted">${t('puzzles-training-note')}</p>
    ${KINDS.map((kind) => kindSection(kind, disabled))}</section>`;
}

function kindSection(kind: string, disabled: boolean): TemplateResult {
  const ids = Object.keys(CATALOGUE.edicts).filter((id) => CATALOGUE.edicts[id]?.kind === kind);
  return html`<h3 class="lbl">${textFor('book-edicts-kind', kind)}</h3><div class="p-edicts stack">${ids.map((id) => edictButton(id, disabled))}</div>`;
}

function edictButton(id: string, disabled: boolean): TemplateResult {
  const solved = puzzleStats().edicts[id] ?? 0;
  const open = (): void => void openPuzzle({ mode: 'edict', topic: id });
  const paint: Paint = (theme) => pictogram(id, theme, 74);
  return html`<button class="row-btn" data-train=${id} title=${textFor('rule', id)} ?disabled=${disabled} @click=${open}>
    <i><canvas aria-hidden="true" ${painted(`train${id}`, paint)}></canvas></i><span><b>${cardName(id)}</b></span>
    ${solved ? solvedCount(solved) : nothing}</button>`;
}

function solvedCount(count: number): TemplateResult {
  const words = html`<span class="sr">${t('puzzles-solved-short', { count })}</span>`;
  return html`<small class="p-solved strong row">${icon('check')}${words}<span aria-hidden="true">${formatNumber(count)}</span></small>`;
}
