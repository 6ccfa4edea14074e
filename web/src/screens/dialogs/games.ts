/** The list of saved games; damaged ones are set aside here, never thrown away. */

import { html, nothing, type TemplateResult } from 'lit';
import { removeSave } from '../../commands/keep';
import { openSave } from '../../commands/open';
import { copy } from '../../commands/page';
import { pictureOf } from '../../contract/cells';
import { hashText } from '../../paint/hash';
import { thumbnail } from '../../paint/thumbnails';
import type { Save } from '../../state/kept';
import type { Seat } from '../../state/seats';
import { state, update } from '../../state/store';
import { icon } from '../../ui/icons';
import { modal } from '../../ui/modal';
import { painted } from '../../ui/painted';
import { seatName } from '../../words/names';
import { saveNote } from '../../words/sentences';
import { list, t, when } from '../../words/texts';

let asking = '';

export function games(): TemplateResult {
  const close = (): void => {
    asking = '';
    update({ dialog: null });
  };
  return modal(
    'games',
    t('games-title'),
    html`<section class="sheet-dialog plate">
    <header><h2>${t('games-title')}</h2><button class="icon-btn" data-first aria-label=${t('play-close')} @click=${close}>${icon('cross')}</button></header>
    ${state.saves.length ? html`<ul class="games">${state.saves.map(game)}</ul>` : html`<p class="muted">${t('games-none')}</p>`}
  </section>`,
    close,
  );
}

function who(seats: readonly Seat[]): string {
  return list(seats.map((_, i) => seatName(seats, i)));
}

function game(save: Save): TemplateResult {
  const name = save.damaged ? t('extra-damaged') : `${t(`sheet-${save.sheet}`)} · ${t(`set-${save.set}`)}`;
  const sure = asking === save.id;
  const ask = (): void => {
    asking = save.id;
    update({});
  };
  return html`<li class=${save.damaged ? 'damaged' : ''} data-save=${save.id}>
    <button class="row-btn" ?disabled=${save.damaged === true} @click=${() => void openSave(save)}>
      ${save.map ? html`<canvas aria-hidden="true" ${painted(`save${save.map}${state.paint}`, (theme) => thumbnail(pictureOf(save.map), 64, theme, hashText(save.id)))}></canvas>` : html`<i>${icon('archive')}</i>`}
      <span><b>${name}</b><small>${saveNote(save)}</small>${save.seats?.length ? html`<small>${who(save.seats)}</small>` : nothing}${save.when ? html`<small>${t('games-when', { when: when(save.when) })}</small>` : nothing}</span>
    </button>
    ${save.damaged ? html`<button class="icon-btn" aria-label=${t('games-copy')} @click=${() => void copy(save.record)}>${icon('share')}</button>` : nothing}
    ${
      sure
        ? html`<button class="btn danger" @click=${() => void removeSave(save.id)}>${t('games-delete')}</button>`
        : html`<button class="icon-btn" aria-label=${t('games-delete')} @click=${ask}>${icon('trash')}</button>`
    }
  </li>`;
}
