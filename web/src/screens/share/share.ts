/** Share a finished game: text, link, picture, QR code; with one's result in it or without. */

import { html, nothing, type TemplateResult } from 'lit';
import { save } from '../../browser/download';
import { challengeLink, cleanName, dealLink, LONGEST_NAME, packed } from '../../commands/links';
import { closeDialog, openDialog } from '../../commands/navigate';
import { closeNotice, copy, say } from '../../commands/page';
import { askPar, type Par } from '../../commands/par';
import { changeSettings } from '../../commands/settings';
import { streak } from '../../commands/streak';
import { subject } from '../../state/games';
import { today } from '../../state/origin';
import type { Dialog } from '../../state/route';
import type { FinishedGame } from '../../state/stored';
import { redraw, state } from '../../state/store';
import { toggle, valueOf } from '../../ui/choices';
import type { IconName } from '../../ui/icons';
import { sheetDialog } from '../../ui/modal';
import { wordButton } from '../../ui/pieces';
import { drawQr, qrPicture } from '../../ui/qr';
import { type Boast, fileName, shareText } from '../../words/share';
import { spoken, t } from '../../words/texts';
import { dailyNumber, sharePicture } from './pictures';

interface Sharing {
  withResult: boolean;
  withLanguage: boolean;
  daily: number | null;
  /** The expert's stars with the same cards. */
  expert: number | null;
  /** The game's record, packed once the engine has done it. */
  record: string;
}

const now: Sharing = { withResult: false, withLanguage: false, daily: null, expert: null, record: '' };

export function arrive(dialog: Dialog): void {
  Object.assign(now, { daily: null, expert: null });
  const game = subject(dialog);
  now.record = game?.record ?? '';
  if (!game) return;
  void packed(game.record).then((record) => {
    now.record = record;
    redraw();
  });
  void dailyNumber(game).then((found) => {
    now.daily = found;
    redraw();
    if (mayCompare(game)) void askPar(game.summary.deal, () => state.where.dialog === dialog, tellPar);
  });
}

function tellPar({ stars }: Par): void {
  if (stars === null) return;
  now.expert = stars;
  redraw();
}

/** A streak belongs to the map of the day on which it is shared. */
function boastOf({ daily: first, day }: FinishedGame): Boast {
  const { daily, expert } = now;
  return { daily, expert, streak: first && day === today() ? streak() : 0 };
}

/** A game of several people is shared as its deal only: a rival plays alone. */
function mayCompare(game: FinishedGame): boolean {
  return game.summary.players === 1;
}

function linkOf(game: FinishedGame): string {
  const { deal } = game.summary;
  const lang = now.withLanguage ? spoken() : '';
  return now.withResult && mayCompare(game) ? challengeLink(deal, now.record, state.settings.name, lang) : dealLink(deal, lang);
}

/** Its code shows the link as it is now. */
export function follow(): void {
  const game = subject();
  if (game) void drawQr(linkOf(game));
}

export function dialog(): TemplateResult {
  const game = subject();
  const content = game ? body(game) : html`<p class="muted">${t('error-not-finished')}</p>`;
  return sheetDialog('share', t('share-title'), content, close, { classes: 'share', quiet: true });
}

/** What was said here is not said again on the page behind it. */
function close(): void {
  if (state.page.notice?.startsWith('share-')) closeNotice();
  closeDialog();
}

function body(game: FinishedGame): TemplateResult {
  const link = linkOf(game);
  const text = shareText(game, boastOf(game), link);
  return html`<div class="share-cols">
    <pre class="share-text" data-show="share-text" tabindex="0">${text}</pre>
    ${qrPicture(link, t('share-qr-note'))}
  </div>
  ${options(game)}
  <div class="share-acts">
    ${'share' in navigator ? button('send', 'share', t('share-title'), () => void send(game, text), true) : nothing}
    ${button('copy-text', 'copy', t('share-text'), () => void copy(text, 'share-text-copied'), !('share' in navigator))}
    ${button('copy-link', 'copy', t('share-link'), () => void copy(link, 'share-link-copied'))}
    ${button('picture', 'picture', t('share-picture'), () => void picture(game))}
  </div>
  <details><summary class="link">${t('home-more')}</summary>
    ${button('embed', 'code', t('embed-code-title'), () => void openDialog({ is: 'embed', game }))}</details>
  <p class="muted share-news" role="status">${state.page.notice?.startsWith('share-') ? t(state.page.notice) : nothing}</p>`;
}

function button(act: string, name: IconName, label: string, go: () => void, primary = false): TemplateResult {
  return wordButton(name, label, go, { act, kind: primary ? 'primary' : '' });
}

function choice(act: string, label: string, name: 'withResult' | 'withLanguage'): TemplateResult {
  return toggle(act, label, now[name], () => {
    now[name] = !now[name];
    redraw();
  });
}

function options(game: FinishedGame): TemplateResult {
  const compared = mayCompare(game);
  return html`<div class="share-options">
    ${compared ? choice('with-result', t('share-with-result'), 'withResult') : nothing}
    ${choice('with-language', t('share-with-language'), 'withLanguage')}
    ${compared && now.withResult ? nameField() : nothing}
  </div>`;
}

function nameField(): TemplateResult {
  const sign = (event: Event): void => changeSettings({ name: cleanName(valueOf(event)) });
  return html`<label class="field"><span class="lbl">${t('keepsake-name')}</span><input type="text" maxlength=${LONGEST_NAME}
      autocomplete="nickname" data-field="name" .value=${state.settings.name} @change=${sign}></label>
    <p class="muted">${t('share-with-result-note')}</p>`;
}

/* ---------- out of the page ---------- */

async function send(game: FinishedGame, text: string): Promise<void> {
  try {
    const file = new File([await sharePicture(game, now.daily)], fileName(game, 'png'), { type: 'image/png' });
    const withFile = { text, files: [file] };
    await navigator.share(navigator.canShare?.(withFile) ? withFile : { text });
  } catch (error) {
    // Someone who changes their mind needs no message.
    if (!(error instanceof DOMException && error.name === 'AbortError')) say('share-failed');
  }
}

async function picture(game: FinishedGame): Promise<void> {
  try {
    save(await sharePicture(game, now.daily), fileName(game, 'png'));
    say('share-picture-saved');
  } catch {
    say('share-failed');
  }
}
