/** A part of the final screen: the name of the map, which the player may change. */

import { html, nothing, type TemplateResult } from 'lit';
import { nameMap } from '../../core/page/game-storage';
import { finishedGame } from '../../core/state/games';
import { localState } from '../../core/state/local-state';
import { sanitizeName } from '../../core/state/sanitize-name';
import { type FinishedGame, MAX_MAP_NAME_LENGTH } from '../../core/state/saved-games';
import { state } from '../../core/state/store';
import { iconButton, type Renderable } from '../../core/ui/buttons';
import { mapName } from '../../core/words/map-name';
import { t } from '../../core/words/texts';
import type { FinalPart } from '../../play/final/model';

/** The id of the game whose map is being named. */
const naming = localState({ game: '' });

function news(): Renderable {
  const game = finishedGame(state.game.id);
  if (!game) return nothing;
  return naming.value.game === game.id ? nameForm(game) : nameLine(game);
}

function nameLine(game: FinishedGame): TemplateResult {
  const edit = (): void => naming.update({ game: game.id });
  return html`<p class="map-name gap-2 row" data-show="map-name"><b class="title">${mapName(game)}</b>
    ${iconButton('quill', t('map-rename'), edit, 'rename-map')}</p>`;
}

function nameForm(game: FinishedGame): TemplateResult {
  const save = (event: Event): void => {
    event.preventDefault();
    const field = (event.currentTarget as HTMLFormElement).elements.namedItem('map-name') as HTMLInputElement;
    void nameMap(game.id, sanitizeName(field.value, MAX_MAP_NAME_LENGTH));
    naming.reset();
  };
  return html`<form class="map-name row gap-2" @submit=${save}><input type="text" name="map-name" autocomplete="off"
      maxlength=${MAX_MAP_NAME_LENGTH} aria-label=${t('map-rename')} placeholder=${t('map-name', { ...game.summary.name })} .value=${mapName(game)}>
    <button class="btn" data-act="save-map-name">${t('map-rename-save')}</button></form>`;
}

export const finalPart: FinalPart = { news };
