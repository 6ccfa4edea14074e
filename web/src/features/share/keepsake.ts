/** The dialog with the finished map as a picture, to download as PNG or SVG or to print. */

import { html, nothing, type TemplateResult } from 'lit';
import { downloadBlob } from '../../core/browser/download';
import { sleep } from '../../core/browser/sleep';
import { closeDialog } from '../../core/page/navigate';
import { notifyBriefly } from '../../core/page/notices';
import { ask } from '../../core/engine/ask';
import { crestSvg } from '../../core/paint/crests';
import { localState } from '../../core/state/local-state';
import { playerOf, dialogGame } from '../../core/state/games';
import type { FinishedGame } from '../../core/state/saved-games';
import { state } from '../../core/state/store';
import { icon, type IconName } from '../../core/ui/icons';
import { dialogPanel } from '../../core/ui/modal';
import { textButton } from '../../core/ui/buttons';
import { nameAndCrestFields } from '../../core/ui/signature';
import { edictLines, pictureFileName, summaryTitle } from '../../core/words/share';
import { dayName, t } from '../../core/words/texts';
import { printPicture } from './pictures';
import { adoptStyles } from '../../core/ui/screen-styles';
import keepsakeStyles from './keepsake.css';
import { sheetName } from '../../core/words/sentences';

adoptStyles(keepsakeStyles);

interface Keepsake {
  /** Everything that the picture depends on. */
  key: string;
  url: string;
  blob: Blob | null;
}

const keepsake = localState<Keepsake>({ key: '', url: '', blob: null });

export function arrive(): void {
  keepsake.update({ key: '' });
}

async function paint(game: FinishedGame): Promise<void> {
  const { name, crest } = playerOf(game);
  const key = [game.id, name, crest, state.paintVersion].join('|');
  if (key === keepsake.value.key) return;
  if (keepsake.value.url) URL.revokeObjectURL(keepsake.value.url);
  keepsake.update({ key, url: '', blob: null });
  // The dialog is shown before the painting, which blocks the page for a moment.
  await sleep(60);
  const blob = await printPicture(game);
  if (keepsake.value.key === key) keepsake.update({ url: URL.createObjectURL(blob), blob });
}

async function saveSvg(game: FinishedGame): Promise<void> {
  const { summary } = game;
  const { name, crest } = playerOf(game);
  const by = [name ? t('keepsake-by', { player: name }) : '', dayName(game.day)].filter(Boolean).join(' · ');
  const response = await ask({
    do: 'keepsake',
    map: summary.map,
    title: sheetName(summary.sheet),
    subtitle: `${summaryTitle(summary)} · ${t('n-stars', { stars: summary.stars })}`,
    lines: [by, ...edictLines(summary)],
  });
  if (response.ok)
    downloadBlob(
      new Blob([response.svg.replace('</svg>', `${crestSvg(crest)}</svg>`)], { type: 'image/svg+xml' }),
      pictureFileName(game, 'svg'),
    );
  else notifyBriefly('share-failed');
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

function body(game: FinishedGame): TemplateResult {
  const { url, blob } = keepsake.value;
  const button = (act: string, name: IconName, label: string, go: () => void): TemplateResult =>
    textButton(name, label, go, { act, disabled: !blob });
  const label = t('keepsake-label', { stars: game.summary.stars, title: summaryTitle(game.summary) });
  return html`<div class="keepsake-page center">${
    url ? html`<img src=${url} data-show="keepsake" alt=${label}>` : html`<span class="qr-wait full center">${icon('hourglass')}</span>`
  }</div>
    ${game.summary.players === 1 ? nameAndCrestFields() : nothing}
    <div class="share-acts wrap">
      ${button('png', 'download', t('keepsake-png'), () => blob && downloadBlob(blob, pictureFileName(game, 'png')))}
      ${button('svg', 'download', t('keepsake-svg'), () => void saveSvg(game))}
      ${button('print', 'print', t('keepsake-print'), () => window.print())}
    </div>`;
}
