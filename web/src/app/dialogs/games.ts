/** The list of saved games; damaged ones stay in it until the player deletes them. */

import { html, nothing, type TemplateResult } from 'lit';
import { removeSave } from '../../core/page/game-storage';
import { closeDialog } from '../../core/page/navigate';
import { openSave } from '../../play/open-game';
import { copy } from '../../core/page/notices';
import { parseMap } from '../../core/contract/cells';
import { seedFromText } from '../../core/paint/hash';
import { thumbnail } from '../../core/paint/thumbnails';
import type { Save } from '../../core/state/saved-games';
import { localState } from '../../core/state/local-state';
import type { Seat } from '../../core/state/seats';
import { state } from '../../core/state/store';
import { icon } from '../../core/ui/icons';
import { dialogPanel } from '../../core/ui/modal';
import { type Paint, painted } from '../../core/ui/painted-canvas';
import { seatName } from '../../core/words/names';
import { saveNote, sheetName } from '../../core/words/sentences';
import { joinList, t, formatDateTime, textFor } from '../../core/words/texts';

/** The save that is about to be deleted. */
const confirmation = localState({ id: '' });

export function arrive(): void {
  confirmation.reset();
}

export function dialog(): TemplateResult {
  return dialogPanel(
    'games',
    t('games-title'),
    state.stored.saves.length
      ? html`<ul class="games stack">${state.stored.saves.map(saveItem)}</ul>`
      : html`<p class="muted">${t('games-none')}</p>`,
    closeDialog,
  );
}

function playerNames(seats: readonly Seat[]): string {
  return joinList(seats.map((_, i) => seatName(seats, i)));
}

function saveItem(save: Save): TemplateResult {
  const name = save.damaged ? t('extra-damaged') : `${sheetName(save.sheet)} · ${textFor('set', save.set)}`;
  const isConfirming = confirmation.value.id === save.id;
  const confirm = (): void => confirmation.update({ id: save.id });
  return html`<li class="gap-1 wraps row ${save.damaged ? 'damaged' : ''}" data-save=${save.id}>
    <button class="row-btn" ?disabled=${save.damaged === true} @click=${() => void openSave(save)}>
      ${picture(save)}
      <span><b>${name}</b>${saveNotes(save).map((note) => html`<small>${note}</small>`)}</span>
    </button>
    ${save.damaged ? copyRecordButton(save) : nothing}
    ${
      isConfirming
        ? html`<button class="btn danger" @click=${() => void removeSave(save.id)}>${t('games-delete')}</button>`
        : html`<button class="icon-btn" aria-label=${t('games-delete')} @click=${confirm}>${icon('trash')}</button>`
    }
  </li>`;
}

function picture({ id, map }: Save): TemplateResult {
  if (!map) return html`<i>${icon('archive')}</i>`;
  const paint: Paint = (theme) => thumbnail(parseMap(map), 64, theme, seedFromText(id));
  return html`<canvas aria-hidden="true" ${painted(`save${map}`, paint)}></canvas>`;
}

/** Returns lines about the season and the stars, the players, and the time of the last move. */
function saveNotes(save: Save): string[] {
  const players = save.seats?.length ? [playerNames(save.seats)] : [];
  return [saveNote(save), ...players, ...(save.saved_at ? [t('games-when', { when: formatDateTime(save.saved_at) })] : [])];
}

function copyRecordButton({ record }: Save): TemplateResult {
  return html`<button class="icon-btn" aria-label=${t('games-copy')} @click=${() => void copy(record)}>${icon('share')}</button>`;
}
