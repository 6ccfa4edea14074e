/** The finished map as a picture to keep: PNG for print, SVG, or straight to the printer. */

import { html, type TemplateResult } from 'lit';
import { save } from '../../browser/download';
import { sleep } from '../../browser/sleep';
import { cleanName, LONGEST_NAME } from '../../commands/links';
import { subject } from '../../commands/navigate';
import { say } from '../../commands/page';
import { changeSettings } from '../../commands/settings';
import type { KeepsakeAnswer } from '../../contract/generated/messages';
import { ask } from '../../engine/ask';
import type { Kept } from '../../state/kept';
import { redraw, state, update } from '../../state/store';
import { icon, type IconName } from '../../ui/icons';
import { modal } from '../../ui/modal';
import { edictLines, fileName, titleOf } from '../../words/share';
import { dayName, t } from '../../words/texts';
import { printPicture } from './pictures';

interface Shown {
  /** What the picture was painted from; a new name or theme paints it anew. */
  key: string;
  url: string;
  blob: Blob | null;
}

let shown: Shown = { key: '', url: '', blob: null };

export function arrive(): void {
  shown = { ...shown, key: '' };
}

async function paint(game: Kept): Promise<void> {
  const key = [game.id, state.settings.name, state.paint].join('|');
  if (key === shown.key) return;
  if (shown.url) URL.revokeObjectURL(shown.url);
  shown = { key, url: '', blob: null };
  // The dialog is shown first: painting takes a moment.
  await sleep(60);
  const blob = await printPicture(game, state.settings.name);
  if (shown.key === key) shown = { key, url: URL.createObjectURL(blob), blob };
  redraw();
}

async function vector(game: Kept): Promise<void> {
  const { summary } = game;
  const name = state.settings.name;
  const by = [name ? t('keepsake-by', { player: name }) : '', dayName(game.day)].filter(Boolean).join(' · ');
  const answer = await ask<KeepsakeAnswer>({
    do: 'keepsake',
    map: summary.map,
    title: t(`sheet-${summary.sheet}`),
    subtitle: `${titleOf(summary)} · ${t('n-stars', { stars: summary.stars })}`,
    lines: [by, ...edictLines(summary)],
  });
  if (answer.ok) save(new Blob([answer.svg], { type: 'image/svg+xml' }), fileName(game, 'svg'));
  else say('share-failed');
}

export function dialog(): TemplateResult {
  const close = (): void => update({ dialog: null });
  const game = subject();
  if (game) void paint(game);
  return modal(
    'keepsake',
    t('keepsake-title'),
    html`<section class="sheet-dialog plate keepsake">
    <header><h2>${t('keepsake-title')}</h2><button class="icon-btn" data-first aria-label=${t('play-close')} @click=${close}>${icon('cross')}</button></header>
    ${game ? body(game) : html`<p class="muted">${t('error-not-finished')}</p>`}
  </section>`,
    close,
  );
}

function body(game: Kept): TemplateResult {
  const button = (act: string, name: IconName, label: string, go: () => void): TemplateResult =>
    html`<button class="btn" data-act=${act} ?disabled=${!shown.blob} @click=${go}>${icon(name)}<span>${label}</span></button>`;
  return html`<div class="keepsake-page">${
    shown.url
      ? html`<img src=${shown.url} data-show="keepsake" alt=${t('keepsake-label', { stars: game.summary.stars, title: titleOf(game.summary) })}>`
      : html`<span class="qr-wait">${icon('hourglass')}</span>`
  }</div>
    <label class="field"><span class="lbl">${t('keepsake-name')}</span><input type="text" maxlength=${LONGEST_NAME} autocomplete="nickname" data-field="name" .value=${state.settings.name}
      @change=${(event: Event) => changeSettings({ name: cleanName((event.target as HTMLInputElement).value) })}></label>
    <div class="share-acts">
      ${button('png', 'download', t('keepsake-png'), () => shown.blob && save(shown.blob, fileName(game, 'png')))}
      ${button('svg', 'download', t('keepsake-svg'), () => void vector(game))}
      ${button('print', 'print', t('keepsake-print'), () => window.print())}
    </div>`;
}
