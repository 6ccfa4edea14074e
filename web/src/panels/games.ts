/** The list of saved games; damaged ones are set aside here, never thrown away. */

import { html, nothing, type TemplateResult } from 'lit';
import { copy } from '../actions';
import { pictureOf } from '../cells';
import { removeSave } from '../keeping';
import { openSave } from '../opening';
import { icon } from '../icons';
import { hashText } from '../paint/hash';
import { thumbnail } from '../paint/thumbnails';
import { painted } from '../painted';
import type { Save } from '../saves';
import { state, update } from '../store';
import { seatName, type Seat } from '../table/seats';
import { list, t, when } from '../texts';
import { seasonName } from '../words';
import { modal } from './modal';

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

export function saveNote(save: Save): string {
  if (save.damaged) return t('extra-damaged-note');
  if (save.finished) return `${t('games-finished')} · ${t('n-stars', { stars: save.stars })}`;
  return t('home-continue-note', { season: seasonName(save.season), used: save.time, limit: save.limit, stars: save.stars });
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
