/** A part of the final screen: the name of the map, which the player may write and seal, and change later. */

import { html, nothing, type TemplateResult } from 'lit';
import { finishedGame } from '../../core/state/games';
import { type FinishedGame, MAX_MAP_NAME_LENGTH } from '../../core/state/saved-games';
import { iconButton, type Renderable } from '../../core/ui/buttons';
import { mapName } from '../../core/words/map-name';
import { t } from '../../core/words/texts';
import type { FinalPart } from '../../play/final/model';
import type { Play } from '../../play/play';
import { askForName, sign, signing, startNaming, stopNaming, writtenName } from './signing';

function news(play: Play): Renderable {
  const game = finishedGame(play.game.id);
  if (!game) return nothing;
  return signing.value.naming === game.id ? nameForm(game) : nameLine(game);
}

function nameLine(game: FinishedGame): TemplateResult {
  return html`<p class="map-name gap-2 row" data-show="map-name"><b class="title">${writtenName(game)}</b>
    ${iconButton('quill', t('map-rename'), () => startNaming(game), 'rename-map')}</p>`;
}

function nameForm(game: FinishedGame): TemplateResult {
  const { isAsked } = signing.value;
  const save = (event: Event): void => {
    event.preventDefault();
    sign(game, ((event.currentTarget as HTMLFormElement).elements.namedItem('map-name') as HTMLInputElement).value);
  };
  return html`<form class="map-name row gap-2" @submit=${save}><input type="text" name="map-name" autocomplete="off"
      maxlength=${MAX_MAP_NAME_LENGTH} aria-label=${t('map-rename')} placeholder=${t('map-name', { ...game.summary.name })} .value=${mapName(game)}>
    <button class="btn" data-act="save-map-name">${t(isAsked ? 'map-seal' : 'map-rename-save')}</button>
    ${isAsked ? iconButton('cross', t('play-close'), stopNaming, 'sign-later') : nothing}</form>`;
}

export const finalPart: FinalPart = { news: (_, play) => news(play), load: (_, play) => askForName(play.game.id) };
