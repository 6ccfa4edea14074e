/** The dialog that shares a finished game as text, link, picture or QR code, with the player's result or without. */

import { html, nothing, type TemplateResult } from 'lit';
import { downloadBlob } from '../../core/browser/download';
import { challengeLink, cleanName, MAX_LINK_NAME_LENGTH, packRecord, sharedDealLink } from '../../core/page/links';
import { closeDialog } from '../../core/page/navigate';
import { closeNotice, copy, notifyBriefly } from '../../core/page/notices';
import { loadExpertScore, type ExpertScore } from '../../core/engine/expert-score';
import { changeSettings } from '../../core/page/settings';
import { dailyStreak } from '../../core/page/streak';
import { localState } from '../../core/state/local-state';
import { dialogGame } from '../../core/state/games';
import { today } from '../../core/state/origin';
import type { Dialog } from '../../core/state/route';
import type { FinishedGame } from '../../core/state/saved-games';
import { state } from '../../core/state/store';
import { toggle, inputValue } from '../../core/ui/choices';
import { icon, type IconName } from '../../core/ui/icons';
import { dialogPanel } from '../../core/ui/modal';
import { textButton } from '../../core/ui/buttons';
import { requestQr, qrPicture } from '../../core/ui/qr';
import { type ShareExtras, pictureFileName, shareText, summaryTitle } from '../../core/words/share';
import { currentLocale, t } from '../../core/words/texts';
import { dailyNumber, sharePicture } from './pictures';
import { adoptStyles } from '../../core/ui/screen-styles';
import shareStyles from './share.css';

adoptStyles(shareStyles);

interface Sharing {
  withResult: boolean;
  withLanguage: boolean;
  daily: number | null;
  /** The expert's stars with the same cards. */
  expert: number | null;
  /** The record of the game; the packed record as soon as the engine has returned it. */
  record: string;
  /** The picture to share, painted when the dialog opens. */
  picture: Blob | null;
  url: string;
}

const sharing = localState<Sharing>({
  withResult: false,
  withLanguage: false,
  daily: null,
  expert: null,
  record: '',
  picture: null,
  url: '',
});

export function arrive(dialog: Dialog): void {
  if (sharing.value.url) URL.revokeObjectURL(sharing.value.url);
  const game = dialogGame(dialog);
  const withResult = dialog.is === 'share' && dialog.withResult ? { withResult: true } : {};
  sharing.update({ daily: null, expert: null, picture: null, url: '', record: game?.record ?? '', ...withResult });
  if (!game) return;
  void packRecord(game.record).then((record) => sharing.update({ record }));
  void dailyNumber(game).then((daily) => {
    sharing.update({ daily });
    void paintPicture(game, dialog);
    if (canChallenge(game)) void loadExpertScore(game.summary.deal, () => state.navigation.dialog === dialog, setExpertStars);
  });
}

function setExpertStars({ stars }: ExpertScore): void {
  if (stars !== null) sharing.update({ expert: stars });
}

/** Returns what the text says besides the figures. The streak is only shared with today's map. */
function shareExtras({ daily: isFirstAttempt, day }: FinishedGame): ShareExtras {
  const { daily, expert } = sharing.value;
  return { daily, expert, streak: isFirstAttempt && day === today() ? dailyStreak() : 0 };
}

/** Whether the link can contain the player's result: only of a solo game. */
function canChallenge(game: FinishedGame): boolean {
  return game.summary.players === 1;
}

function shareLink(game: FinishedGame): string {
  const { deal } = game.summary;
  const lang = sharing.value.withLanguage ? currentLocale() : '';
  return sharing.value.withResult && canChallenge(game)
    ? challengeLink(deal, sharing.value.record, state.settings.name, lang)
    : sharedDealLink(sharing.value.daily === null ? 'map' : 'daily', deal, lang);
}

/** Called after every change: requests the QR code of the present link. */
export function follow(): void {
  const game = dialogGame(state.navigation.dialog);
  if (game) void requestQr(shareLink(game));
}

export function dialog(): TemplateResult {
  const game = dialogGame(state.navigation.dialog);
  const content = game ? body(game) : html`<p class="muted">${t('error-not-finished')}</p>`;
  return dialogPanel('share', t('share-title'), content, close, { classes: 'share', quiet: true });
}

/** Closes the dialog with its notice, which the page must not show again. */
function close(): void {
  if (state.notices.notice?.startsWith('share-')) closeNotice();
  closeDialog();
}

function preview({ summary }: FinishedGame): TemplateResult {
  const { url } = sharing.value;
  if (!url) return html`<span class="share-preview qr-wait full">${icon('hourglass')}</span>`;
  const label = t('keepsake-label', { stars: summary.stars, title: summaryTitle(summary) });
  return html`<img class="share-preview" src=${url} data-show="share-picture" alt=${label}>`;
}

function body(game: FinishedGame): TemplateResult {
  const link = shareLink(game);
  const text = shareText(game, shareExtras(game), link);
  return html`<div class="share-cols split">
    ${preview(game)}
    ${qrPicture(link, t('share-qr-note'))}
  </div>
  <pre class="share-text" data-show="share-text" tabindex="0">${text}</pre>
  ${options(game)}
  <p class="muted share-news" role="status">${state.notices.notice?.startsWith('share-') ? t(state.notices.notice) : nothing}</p>
  <div class="share-acts wrap">
    ${'share' in navigator ? button('send', 'share', t('share-title'), () => void send(game, text), true) : nothing}
    ${button('picture', 'picture', t('share-picture'), () => void downloadPicture(game), !('share' in navigator))}
    ${button('copy-text', 'copy', t('share-text'), () => void copy(text, 'share-text-copied'))}
    ${button('copy-link', 'copy', t('share-link'), () => void copy(link, 'share-link-copied'))}
  </div>`;
}

function button(act: string, name: IconName, label: string, go: () => void, primary = false): TemplateResult {
  return textButton(name, label, go, { act, look: primary ? 'primary' : '' });
}

function optionSwitch(act: string, label: string, name: 'withResult' | 'withLanguage'): TemplateResult {
  return toggle(act, label, sharing.value[name], () => sharing.update({ [name]: !sharing.value[name] }));
}

function options(game: FinishedGame): TemplateResult {
  const compared = canChallenge(game);
  return html`<div class="share-options wraps row">
    ${compared ? optionSwitch('with-result', t('share-with-result'), 'withResult') : nothing}
    ${optionSwitch('with-language', t('share-with-language'), 'withLanguage')}
    ${compared && sharing.value.withResult ? nameField() : nothing}
  </div>`;
}

function nameField(): TemplateResult {
  const sign = (event: Event): void => changeSettings({ name: cleanName(inputValue(event)) });
  return html`<label class="field"><span class="lbl">${t('keepsake-name')}</span><input type="text" maxlength=${MAX_LINK_NAME_LENGTH}
      autocomplete="nickname" data-field="name" .value=${state.settings.name} @change=${sign}></label>
    <p class="muted">${t('share-with-result-note')}</p>`;
}

/* ---------- sending and saving ---------- */

/** Paints the picture beforehand: after a press, browsers allow sharing only for a moment. */
async function paintPicture(game: FinishedGame, dialog: Dialog): Promise<void> {
  const picture = await sharePicture(game, sharing.value.daily).catch(() => null);
  if (!picture || state.navigation.dialog !== dialog) return;
  sharing.update({ picture, url: URL.createObjectURL(picture) });
}

async function pictureOf(game: FinishedGame): Promise<Blob> {
  return sharing.value.picture ?? sharePicture(game, sharing.value.daily);
}

async function send(game: FinishedGame, text: string): Promise<void> {
  try {
    const file = new File([await pictureOf(game)], pictureFileName(game, 'png'), { type: 'image/png' });
    const withFile = { text, files: [file] };
    await navigator.share(navigator.canShare?.(withFile) ? withFile : { text });
  } catch (error) {
    // A player who cancels needs no message.
    if (!(error instanceof DOMException && error.name === 'AbortError')) notifyBriefly('share-failed');
  }
}

async function downloadPicture(game: FinishedGame): Promise<void> {
  try {
    downloadBlob(await pictureOf(game), pictureFileName(game, 'png'));
    notifyBriefly('share-picture-saved');
  } catch {
    notifyBriefly('share-failed');
  }
}
