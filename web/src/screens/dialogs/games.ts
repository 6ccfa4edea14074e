/** The list of saved games; damaged ones are set aside here, never thrown away. */

import { html, nothing, type TemplateResult } from 'lit';
import { removeSave } from '../../commands/stored';
import { closeDialog } from '../../commands/navigate';
import { openSave } from '../../commands/open';
import { copy } from '../../commands/page';
import { pictureOf } from '../../contract/cells';
import { hashText } from '../../paint/hash';
import { thumbnail } from '../../paint/thumbnails';
import type { Save } from '../../state/stored';
import { local } from '../../state/local';
import type { Seat } from '../../state/seats';
import { state } from '../../state/store';
import { icon } from '../../ui/icons';
import { sheetDialog } from '../../ui/modal';
import { type Paint, painted } from '../../ui/painted';
import { seatName } from '../../words/names';
import { saveNote } from '../../words/sentences';
import { list, t, when } from '../../words/texts';

/** The save that is about to be deleted. */
const deleting = local({ id: '' });

export function arrive(): void {
  deleting.reset();
}

export function dialog(): TemplateResult {
  return sheetDialog(
    'games',
    t('games-title'),
    state.stored.saves.length
      ? html`<ul class="games">${state.stored.saves.map(game)}</ul>`
      : html`<p class="muted">${t('games-none')}</p>`,
    closeDialog,
  );
}

function who(seats: readonly Seat[]): string {
  return list(seats.map((_, i) => seatName(seats, i)));
}

function game(save: Save): TemplateResult {
  const name = save.damaged ? t('extra-damaged') : `${t(`sheet-${save.sheet}`)} · ${t(`set-${save.set}`)}`;
  const sure = deleting.now.id === save.id;
  const ask = (): void => deleting.change({ id: save.id });
  return html`<li class=${save.damaged ? 'damaged' : ''} data-save=${save.id}>
    <button class="row-btn" ?disabled=${save.damaged === true} @click=${() => void openSave(save)}>
      ${picture(save)}
      <span><b>${name}</b>${notes(save).map((note) => html`<small>${note}</small>`)}</span>
    </button>
    ${save.damaged ? copier(save) : nothing}
    ${
      sure
        ? html`<button class="btn danger" @click=${() => void removeSave(save.id)}>${t('games-delete')}</button>`
        : html`<button class="icon-btn" aria-label=${t('games-delete')} @click=${ask}>${icon('trash')}</button>`
    }
  </li>`;
}

function picture({ id, map }: Save): TemplateResult {
  if (!map) return html`<i>${icon('archive')}</i>`;
  const paint: Paint = (theme) => thumbnail(pictureOf(map), 64, theme, hashText(id));
  return html`<canvas aria-hidden="true" ${painted(`save${map}`, paint)}></canvas>`;
}

/** How far it is, who plays, and when it was played last. */
function notes(save: Save): string[] {
  const players = save.seats?.length ? [who(save.seats)] : [];
  const branch = save.origin?.kind === 'branch' ? [t('table-branch')] : [];
  return [saveNote(save), ...branch, ...players, ...(save.when ? [t('games-when', { when: when(save.when) })] : [])];
}

function copier({ record }: Save): TemplateResult {
  return html`<button class="icon-btn" aria-label=${t('games-copy')} @click=${() => void copy(record)}>${icon('share')}</button>`;
}
