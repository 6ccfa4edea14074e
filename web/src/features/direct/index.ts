/**
 * A table without internet: devices in one room connect directly, after each has read a code of the other: first an offer, then an
 * answer to it. A code is part of a link, so the camera app of a phone opens it. An answer that opens in another tab is passed to
 * the tab that has made the offer.
 */

import { html, nothing } from 'lit';
import { notify } from '../../core/page/notices';
import { localState } from '../../core/state/local-state';
import { type Renderable, textButton } from '../../core/ui/buttons';
import { icon } from '../../core/ui/icons';
import { linkPanel } from '../../core/ui/link-panel';
import { pasteForm } from '../../core/ui/paste-form';
import type { DirectTable } from '../../core/ui/direct-connections';
import { t } from '../../core/words/texts';
import { DirectHub } from './hub';
import { parseCode } from './session-code';

const CHANNEL = 'mapwright-direct';

type Step = 'start' | 'offer' | 'answer' | 'connecting';

/** `tabs` passes an answer that was opened in another tab, while an offer is shown. */
const page = localState<{ hub: DirectHub | null; link: string; step: Step; code: string; tabs: BroadcastChannel | null }>({
  ...{ hub: null, link: '', step: 'start', code: '', tabs: null },
});

/** Goes back to the start, and closes what waited for the other device. */
function cancel(): void {
  page.value.hub?.cancel();
  stopAwaitingAnswer();
  page.update({ step: 'start', code: '' });
}

function stopAwaitingAnswer(): void {
  page.value.tabs?.close();
  page.update({ tabs: null });
}

/** Returns the connections of a table, and creates them for another table; those of the one before are closed with its log. */
function hubOf({ link, addCarrier }: DirectTable): DirectHub {
  const { hub, link: before } = page.value;
  if (hub && before === link) return hub;
  const created: DirectHub = new DirectHub(addCarrier, () => {
    if (page.value.hub !== created) return;
    page.update(created.devices ? { step: 'start', code: '' } : {});
  });
  stopAwaitingAnswer();
  page.reset({ hub: created, link });
  return created;
}

/** Shows the code of an offer, and waits for the answer. */
async function showOffer(table: DirectTable): Promise<void> {
  const code = await hubOf(table)
    .offer()
    .catch(() => null);
  if (!code) return notify('direct-impossible');
  page.update({ step: 'offer', code });
  awaitAnswer();
}

/** Shows the code of the answer to an offer. */
async function showAnswer(table: DirectTable, text: string): Promise<void> {
  const code = await hubOf(table)
    .answer(text)
    .catch(() => null);
  if (code) page.update({ step: 'answer', code });
  else notify(parseCode(text) ? 'direct-impossible' : 'direct-bad-code');
}

/** Connects to the device that has given this answer. */
async function acceptAnswer(text: string): Promise<void> {
  const { hub } = page.value;
  stopAwaitingAnswer();
  page.update({ step: 'connecting' });
  const isConnected = await hub?.accept(codeIn(text)).catch(() => false);
  if (isConnected) return;
  cancel();
  notify(parseCode(codeIn(text))?.type === 'answer' ? 'direct-failed' : 'direct-bad-code');
}

/** Returns the code in a pasted link; any other text unchanged. */
function codeIn(text: string): string {
  return /&direct=([^&\s]+)/.exec(text)?.[1] ?? text;
}

/** Waits for an answer that is opened in another tab of this device. */
function awaitAnswer(): void {
  stopAwaitingAnswer();
  const tabs = new BroadcastChannel(CHANNEL);
  page.update({ tabs });
  tabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    stopAwaitingAnswer();
    if (typeof data === 'string' && page.value.step === 'offer') void acceptAnswer(data);
  };
}

/** Accepts an answer, or passes it to the tab that has made the offer. Returns false if the code is not an answer. */
function passAnswer(code: string): boolean {
  if (parseCode(code)?.type !== 'answer') return false;
  if (page.value.step === 'offer') void acceptAnswer(code);
  else {
    const channel = new BroadcastChannel(CHANNEL);
    channel.postMessage(code);
    channel.close();
    notify('direct-passed');
  }
  return true;
}

function panel(table: DirectTable): Renderable {
  const { hub, link, step } = page.value;
  const isOwn = link === table.link;
  const count = isOwn ? (hub?.devices ?? 0) : 0;
  const line = html`<p class="table-health row good" role="status" data-show="direct-devices" data-count=${count}>
    ${icon('check')}<span>${t('direct-connected', { count })}</span></p>`;
  const content = isOwn ? panelContent(table, step) : startButton(table);
  return html`${count ? line : nothing}<details class="table-device" ?open=${isOwn && step !== 'start'}>
    <summary data-act="direct">${t('direct-title')}</summary><div class="stack">${content}</div></details>`;
}

function isActive(link: string): boolean {
  return page.value.link === link && page.value.step !== 'start';
}

function panelContent(table: DirectTable, step: Step): Renderable {
  const cancelButton = textButton('undo', t('menu-cancel'), cancel, { act: 'direct-cancel' });
  if (step === 'offer') return html`<p>${t('direct-offer-note')}</p>${codePanel(table)}${answerForm()}${cancelButton}`;
  if (step === 'answer') return html`<p>${t('direct-answer-note')}</p>${codePanel(table)}${cancelButton}`;
  if (step === 'connecting') return html`<p class="status" role="status">${icon('hourglass')} ${t('together-line-connecting')}</p>`;
  return startButton(table);
}

function startButton(table: DirectTable): Renderable {
  return html`<p class="muted">${t('direct-note')}</p>
    ${textButton('people', t('direct-start'), () => void showOffer(table), { act: 'direct-offer' })}`;
}

function codePanel({ invitation }: DirectTable): Renderable {
  const url = `${invitation}&direct=${page.value.code}`;
  return linkPanel(url, { label: t('direct-code'), note: t('direct-scan'), message: t('together-share-text') }, 'direct-code');
}

function answerForm(): Renderable {
  const texts = { label: t('direct-paste'), button: t('direct-connect'), field: 'direct-answer', act: 'direct-accept' };
  return pasteForm({ ...texts, classes: 'stack' }, (text) => void acceptAnswer(text));
}

export const parts = { direct: { panel, isActive, answer: showAnswer, passAnswer } };
