/** The dialog with the finished map as a picture, to download or to print. */

import { html, nothing, type TemplateResult } from 'lit';
import { downloadBlob } from '../../core/browser/download';
import { sleep } from '../../core/browser/sleep';
import { closeDialog } from '../../core/page/navigate';
import { ask } from '../../core/engine/ask';
import { type Season, SEASONS } from '../../core/paint/seasons';
import { localState } from '../../core/state/local-state';
import { playerOf, dialogGame } from '../../core/state/games';
import type { FinishedGame } from '../../core/state/saved-games';
import { state } from '../../core/state/store';
import { icon, type IconName } from '../../core/ui/icons';
import { dialogPanel } from '../../core/ui/modal';
import { textButton } from '../../core/ui/buttons';
import { printOptions } from '../../core/ui/print-page';
import type { EmptySheet } from '../../core/ui/print-sheet';
import { nameAndCrestFields } from '../../core/ui/signature';
import { textRadio } from '../../core/ui/choices';
import { seasonName } from '../../core/words/sentences';
import { pictureFileName, summaryTitle } from '../../core/words/share';
import { t } from '../../core/words/texts';
import { printPicture } from './pictures';
import { adoptStyles } from '../../core/ui/screen-styles';
import keepsakeStyles from './keepsake.css';

adoptStyles(keepsakeStyles);

interface Keepsake {
  /** Everything that the picture depends on. */
  key: string;
  url: string;
  blob: Blob | null;
  season: Season;
}

const keepsake = localState<Keepsake>({ key: '', url: '', blob: null, season: 'winter' });

export function arrive(): void {
  keepsake.update({ key: '', season: 'winter' });
}

async function paint(game: FinishedGame): Promise<void> {
  const { name, crest } = playerOf(game);
  const { season } = keepsake.value;
  const key = [game.id, name, crest, season, state.paintVersion].join('|');
  if (key === keepsake.value.key) return;
  if (keepsake.value.url) URL.revokeObjectURL(keepsake.value.url);
  keepsake.update({ key, url: '', blob: null });
  // The dialog is shown before the painting, which blocks the page for a moment.
  await sleep(60);
  const blob = await printPicture(game, season);
  if (keepsake.value.key === key) keepsake.update({ url: URL.createObjectURL(blob), blob });
}

/** Called after every change: a new name or theme changes the picture. */
export function follow(): void {
  const game = dialogGame(state.navigation.dialog);
  if (game) void paint(game);
}

export function dialog(): TemplateResult {
  const game = dialogGame(state.navigation.dialog);
  const content = game ? body(game) : html`<p class="muted">${t('error-not-finished')}</p>`;
  return dialogPanel('keepsake', t('keepsake-title'), content, closeDialog, { classes: 'keepsake' });
}

/** Returns the sheet of the game with its edicts, to draw the same deal by hand. */
async function emptySheetOf({ record, summary: { deal } }: FinishedGame): Promise<EmptySheet | null> {
  const response = await ask({ do: 'replay', record });
  const map = response.ok ? response.frames[0]?.players[0]?.map : undefined;
  return response.ok && map ? { map, setup: response.setup, edicts: response.edicts, deal } : null;
}

/** The choice of the season in whose colours the map is painted. */
function seasonChoice(season: Season): TemplateResult {
  return html`<div class="seg even" role="radiogroup" aria-label=${t('extra-seasons')}>${SEASONS.map((value) =>
    textRadio(
      { group: 'keepsake-season', value, on: season === value, choose: () => keepsake.update({ season: value }) },
      seasonName(value),
    ),
  )}</div>`;
}

function body(game: FinishedGame): TemplateResult {
  const { url, blob, season } = keepsake.value;
  const button = (act: string, name: IconName, label: string, go: () => void): TemplateResult =>
    textButton(name, label, go, { act, disabled: !blob });
  const label = t('keepsake-label', { stars: game.summary.stars, title: summaryTitle(game.summary) });
  return html`<div class="keepsake-page center">${
    url ? html`<img src=${url} data-show="keepsake" alt=${label}>` : html`<span class="qr-wait full center">${icon('hourglass')}</span>`
  }</div>
    ${seasonChoice(season)}
    ${game.summary.players === 1 ? nameAndCrestFields() : nothing}
    <div class="share-acts wrap">
      ${button('png', 'download', t('keepsake-png'), () => blob && downloadBlob(blob, pictureFileName(game, 'png')))}
    </div>
    ${printOptions({ picture: (colours) => printPicture(game, season, colours), title: label, emptySheet: () => emptySheetOf(game) })}`;
}
