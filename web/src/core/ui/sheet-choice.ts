/** The player's own sheets as radio buttons with small pictures, after those of the printed ones. */

import { html, nothing } from 'lit';
import { ownSheetIds, sheetMap } from '../page/sheets';
import { sheetLabel, sheetName } from '../words/sentences';
import type { Renderable } from './buttons';
import { radio } from './choices';
import { mapThumbnail } from './map-thumbnail';

/** `group` is the name of the radio buttons of the printed sheets. */
export function ownSheetChoice(group: string, chosen: string, choose: (id: string) => void): Renderable {
  const ids = ownSheetIds(chosen);
  if (!ids.length) return nothing;
  const sheetRadio = (id: string): Renderable => {
    const title = sheetName(id);
    const words = html`<span class="sr">${sheetLabel(id)}, </span><small class="ellipsis">${title}</small>`;
    return radio(
      { group, value: id, on: id === chosen, choose: () => choose(id), title },
      html`${mapThumbnail(group, sheetMap(id), id, 72)}${words}`,
    );
  };
  return html`<div class="sheets own-sheets">${ids.map(sheetRadio)}</div>`;
}
