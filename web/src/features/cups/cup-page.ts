/** One cup: what is to be done now, the board, the maps, the members, the link, and the view for a projector. */

import { html, nothing, type TemplateResult } from 'lit';
import { cupLink } from '../../core/page/links';
import { goTo } from '../../core/page/navigate';
import type { CupJson, CupMember } from '../../core/contract/generated/messages';
import { localState } from '../../core/state/local-state';
import { type Renderable, iconButton, textButton } from '../../core/ui/buttons';
import { deliveryLine } from '../../core/ui/delivery';
import { icon } from '../../core/ui/icons';
import { linkPanel } from '../../core/ui/link-panel';
import { qrPicture, requestQr } from '../../core/ui/qr';
import { sheetLabel } from '../../core/words/sentences';
import { formatNumber, t } from '../../core/words/texts';
import { board, memberMark, nameOf, roundTitle } from './board';
import type { Cup } from './cup';
import { drawAlong, drawRound, leaveCup } from './cups';
import { chosenPlayer, playerFields } from './player-fields';
import { bestMaps, ownPlace, saveButton, winnersPlate } from './results';

const SEASONS = 4;

const page = localState({ asks: '' as '' | 'leave' | 'projector', isProjecting: false, joins: false, listsMembers: false });

export function cupPage(cup: Cup): Renderable {
  const { view } = cup;
  if (!view) return html`<p class="status" role="status">${icon('hourglass')} ${t('cups-opening')}</p>`;
  const invitesFirst = cup.saved.isOrganiser && (view.rows.length < 2 || !view.open);
  return html`${invitesFirst ? invitation(cup, true) : nothing}${taskPlate(cup, view)}${winnersPlate(cup, view)}${boardPlate(cup, view)}
    ${invitesFirst ? nothing : invitation(cup, false)}${members(cup, view)}`;
}

// ---------- what is to be done now ----------

function taskPlate(cup: Cup, view: CupJson): TemplateResult {
  return html`<section class="plate table-plate gap-3 padded stack" data-show="task">
    ${view.outside && cup.saved.member ? html`<p class="bad" data-show="outside">${t('cups-outside')}</p>` : nothing}
    ${cup.saved.member ? ownTask(cup, view) : watcher(cup)}${organiserTask(cup, view)}</section>`;
}

/** The button to the round that the player draws next, or that nothing is left to draw now. */
function ownTask(cup: Cup, view: CupJson): Renderable {
  const rounds = cup.saved.deals.length;
  const next = view.own_seasons.slice(0, view.open).findIndex((seasons) => seasons < SEASONS) + 1;
  if (next) {
    const label = view.own_seasons[next - 1] ? 'cups-go-on' : 'cups-draw';
    const draw = async (): Promise<void> => {
      if (cup.round !== next) await cup.show(next);
      await drawRound(cup, next);
    };
    return html`<h2>${roundTitle(next)}</h2><p class="muted">${t('cups-draw-note')}</p>
      ${textButton('quill', t(label, { number: next }), () => void draw(), { act: 'draw-round', look: 'primary' })}`;
  }
  if (view.open === rounds) return html`<h2>${t('cups-done')}</h2>`;
  return cup.saved.isOrganiser ? nothing : waiting(cup, view.open + 1);
}

function waiting(cup: Cup, round: number): TemplateResult {
  return html`<h2>${t('cups-waiting', { number: round })}</h2>
    <details><summary class="tap" data-act="organiser-away">${t('cups-organiser-away')}</summary>
      <p class="muted">${t('cups-organiser-away-note')}</p>${openButton(cup, round, '')}</details>`;
}

function openButton(cup: Cup, round: number, look: string): TemplateResult {
  return textButton('play', t('cups-open-round', { number: round }), () => void cup.openRound(round), { act: 'open-round', look });
}

/** The organiser sees how many have finished, and opens the next round. */
function organiserTask(cup: Cup, view: CupJson): Renderable {
  const { isOrganiser, together, deals } = cup.saved;
  if (!isOrganiser || !together || view.open >= deals.length) return nothing;
  const players = view.rows.length;
  const note = view.open
    ? t('cups-have-finished', { finished: view.finished[view.open - 1] ?? 0, players, number: view.open })
    : t('cups-are-here', { count: players });
  return html`<p data-show="organiser">${note}</p>${openButton(cup, view.open + 1, view.open ? '' : 'primary')}`;
}

function watcher(cup: Cup): TemplateResult {
  const join = (): void => {
    page.update({ joins: false });
    void drawAlong(cup, chosenPlayer());
  };
  return html`<h2>${t('cups-you-watch')}</h2>${
    page.value.joins
      ? html`${playerFields()}${textButton('star', t('cups-join'), join, { act: 'join-cup', look: 'primary' })}`
      : textButton('quill', t('cups-draw-along'), () => page.update({ joins: true }), { act: 'draw-along' })
  }`;
}

// ---------- the board ----------

function boardPlate(cup: Cup, view: CupJson): TemplateResult {
  const { round, saved } = cup;
  const isHidden = round > 0 && (view.own_seasons[round - 1] ?? 0) < SEASONS;
  return html`<section class="plate table-plate gap-3 padded stack"><h2>${t('cups-board')}</h2>
    ${saved.deals.length > 1 ? roundTabs(cup) : nothing}${ownPlace(cup, view)}
    ${view.rows.length ? board(cup, view) : html`<p class="muted">${t('groups-alone')}</p>`}
    ${isHidden && saved.member ? html`<p class="muted">${t('cups-hidden')}</p>` : nothing}${bestMaps(view)}
    <div class="table-acts wrap">${saved.isOrganiser || !saved.member ? textButton('full', t('cups-projector'), () => page.update({ asks: 'projector' }), { act: 'projector' }) : nothing}
      ${view.winners.length ? nothing : saveButton(cup, view)}</div>
    ${page.value.asks === 'projector' ? projectorQuestion(cup) : nothing}</section>`;
}

function roundTabs(cup: Cup): TemplateResult {
  const rounds = [...cup.saved.deals.keys()].map((index) => index + 1);
  const tab = (round: number): TemplateResult => html`<button class="tap" data-round=${round} aria-pressed=${cup.round === round}
    aria-label=${roundTitle(round)} @click=${() => void cup.show(round)}>${round ? formatNumber(round) : t('cups-all-rounds')}</button>`;
  return html`<div class="cup-tabs row" role="group" aria-label=${t('cups-rounds')}>${[...rounds, 0].map(tab)}</div>`;
}

function projectorQuestion(cup: Cup): TemplateResult {
  const start = (): void => {
    page.update({ asks: '', isProjecting: true });
    void cup.showAll(true);
  };
  return question(
    'cups-projector',
    t('cups-projector-sure'),
    textButton('full', t('cups-projector-start'), start, { act: 'projector-sure', look: 'primary' }),
  );
}

function question(title: 'cups-projector' | 'cups-leave', text: string, button: TemplateResult): TemplateResult {
  return html`<div class="sure" role="alertdialog" aria-label=${t(title)}><p>${text}</p><div class="table-acts wrap">${button}
    ${textButton('undo', t('menu-cancel'), () => page.update({ asks: '' }), { act: 'not-sure' })}</div></div>`;
}

// ---------- the projector ----------

export function closeProjector(cup?: Cup): void {
  page.update({ isProjecting: false, asks: '' });
  if (cup?.seesAll) void cup.showAll(false);
}

/** The board in big type, without anything to press but the way back; null if it is not open. */
export function projector(cup: Cup): TemplateResult | null {
  const { view, saved } = cup;
  if (!page.value.isProjecting || !view) return null;
  const url = cupLink(saved.link, saved.title);
  void requestQr(url);
  const close = (): void => closeProjector(cup);
  const columns = view.rows.length > 50 ? 4 : view.rows.length > 24 ? 3 : view.rows.length > 10 ? 2 : 1;
  const rows = Math.max(10, Math.ceil(view.rows.length / columns));
  return html`<main class="cup-wall" data-show="projector" .style=${`--columns:${columns};--rows:${rows}`}
      @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && close()}>
    <header class="row"><h1 id="page-title" tabindex="-1">${saved.title || t('cups-title')}</h1><p>${roundTitle(cup.round)}</p>
      ${iconButton('cross', t('cups-projector-close'), close, 'close-projector')}</header>
    <div class="cup-wall-board">${board(cup, view)}</div>
    <aside>${qrPicture(url, t('cups-scan'))}<p>${t('cups-are-here', { count: view.rows.length })}</p></aside></main>`;
}

// ---------- the link, and the members ----------

function invitation({ saved }: Cup, isOpen: boolean): TemplateResult {
  const texts = { label: t('cups-link'), note: t('together-qr-note'), message: t('cups-share-text') };
  const content = html`${linkPanel(cupLink(saved.link, saved.title), texts, 'link')}<p class="muted">${t('cups-link-note')}</p>`;
  if (isOpen) return html`<section class="plate table-plate gap-3 padded stack"><h2>${t('together-invite')}</h2>${content}</section>`;
  return html`<details class="plate table-plate gap-3 padded stack"><summary class="tap medium" data-act="invite">${t('together-invite')}</summary>${content}</details>`;
}

function members(cup: Cup, view: CupJson): TemplateResult {
  const row = (member: CupMember, isHidden: boolean): TemplateResult => html`<li class="tap row">
    ${memberMark(member.player, member.id)}<span class="table-name medium anywhere">${nameOf(member.player)}</span>
    ${member.id === cup.saved.member ? html`<span class="table-presence row">${t('table-you')}</span>` : hideButton(cup, member.id, isHidden)}</li>`;
  const toggle = (event: Event): void => page.update({ listsMembers: (event.target as HTMLDetailsElement).open });
  return html`<section class="plate table-plate gap-3 padded stack">
    <details @toggle=${toggle}><summary class="tap medium" data-act="members">${t('groups-members')}</summary><ol class="table-seats stack">
      ${page.value.listsMembers ? [...view.rows.map((member) => row(member, false)), ...view.hidden.map((member) => row(member, true))] : nothing}</ol></details>
    <p class="muted">${t('cups-terms', { rounds: cup.saved.deals.length, sheet: sheetLabel(sheetOf(cup)) })}</p>
    ${deliveryLine(cup)}${page.value.asks === 'leave' ? leaveQuestion(cup) : cupButtons()}</section>`;
}

/** Returns the sheet of the deals: the letter or the id after that of the set. */
function sheetOf({ saved }: Cup): string {
  return /^.([A-D]|S\w+_)/.exec(saved.deals[0] ?? '')?.[1] ?? 'A';
}

function hideButton(cup: Cup, member: string, isHidden: boolean): TemplateResult {
  const act = `${isHidden ? 'show' : 'hide'}-${member}`;
  return textButton(isHidden ? 'undo' : 'cross', t(isHidden ? 'groups-unhide' : 'groups-hide'), () => void cup.hide(member, !isHidden), {
    act,
  });
}

function cupButtons(): TemplateResult {
  const other = (): void => void goTo({ to: 'cup', all: true });
  return html`<div class="table-acts wrap">${textButton('star', t('cups-other'), other, { act: 'all-cups' })}
    ${textButton('compass', t('cups-leave'), () => page.update({ asks: 'leave' }), { act: 'leave-cup' })}</div>`;
}

function leaveQuestion({ saved }: Cup): TemplateResult {
  const leave = (): void => {
    page.update({ asks: '' });
    void goTo({ to: 'together' });
    void leaveCup(saved);
  };
  return question('cups-leave', t('cups-leave-sure'), textButton('trash', t('cups-leave'), leave, { act: 'leave-sure', look: 'danger' }));
}
