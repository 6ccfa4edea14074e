/** The finished map as a picture to keep: PNG for print, SVG, or straight to the printer. */

import { html, nothing, type TemplateResult } from 'lit';
import { save } from '../../browser/download';
import { sleep } from '../../browser/sleep';
import { closeDialog } from '../../commands/navigate';
import { say } from '../../commands/page';
import { ask } from '../../engine/ask';
import { crestSvg } from '../../paint/crests';
import { bearer, subject } from '../../state/games';
import type { FinishedGame } from '../../state/stored';
import { redraw, state } from '../../state/store';
import { icon, type IconName } from '../../ui/icons';
import { sheetDialog } from '../../ui/modal';
import { wordButton } from '../../ui/pieces';
import { signature } from '../../ui/signature';
import { edictLines, fileName, titleOf } from '../../words/share';
import { dayName, t } from '../../words/texts';
import { printPicture } from './pictures';

interface Shown {
  /** What the picture was painted from. */
  key: string;
  url: string;
  blob: Blob | null;
}

let shown: Shown = { key: '', url: '', blob: null };

export function arrive(): void {
  shown = { ...shown, key: '' };
}

async function paint(game: FinishedGame): Promise<void> {
  const { name, crest } = bearer(game);
  const key = [game.id, name, crest, state.paint].join('|');
  if (key === shown.key) return;
  if (shown.url) URL.revokeObjectURL(shown.url);
  shown = { key, url: '', blob: null };
  // The dialog is shown first: painting takes a moment.
  await sleep(60);
  const blob = await printPicture(game);
  if (shown.key === key) shown = { key, url: URL.createObjectURL(blob), blob };
  redraw();
}

async function vector(game: FinishedGame): Promise<void> {
  const { summary } = game;
  const { name, crest } = bearer(game);
  const by = [name ? t('keepsake-by', { player: name }) : '', dayName(game.day)].filter(Boolean).join(' · ');
  const answer = await ask({
    do: 'keepsake',
    map: summary.map,
    title: t(`sheet-${summary.sheet}`),
    subtitle: `${titleOf(summary)} · ${t('n-stars', { stars: summary.stars })}`,
    lines: [by, ...edictLines(summary)],
  });
  if (answer.ok)
    save(new Blob([answer.svg.replace('</svg>', `${crestSvg(crest)}</svg>`)], { type: 'image/svg+xml' }), fileName(game, 'svg'));
  else say('share-failed');
}

/** A new name or theme paints it again. */
export function follow(): void {
  const game = subject();
  if (game) void paint(game);
}

export function dialog(): TemplateResult {
  const game = subject();
  const content = game ? body(game) : html`<p class="muted">${t('error-not-finished')}</p>`;
  return sheetDialog('keepsake', t('keepsake-title'), content, closeDialog, { classes: 'keepsake' });
}

function body(game: FinishedGame): TemplateResult {
  const button = (act: string, name: IconName, label: string, go: () => void): TemplateResult =>
    wordButton(name, label, go, { act, off: !shown.blob });
  const label = t('keepsake-label', { stars: game.summary.stars, title: titleOf(game.summary) });
  return html`<div class="keepsake-page">${
    shown.url ? html`<img src=${shown.url} data-show="keepsake" alt=${label}>` : html`<span class="qr-wait">${icon('hourglass')}</span>`
  }</div>
    ${game.summary.players === 1 ? signature() : nothing}
    <div class="share-acts">
      ${button('png', 'download', t('keepsake-png'), () => shown.blob && save(shown.blob, fileName(game, 'png')))}
      ${button('svg', 'download', t('keepsake-svg'), () => void vector(game))}
      ${button('print', 'print', t('keepsake-print'), () => window.print())}
    </div>`;
}
