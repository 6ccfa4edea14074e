/** The screen of cups: the open one, an invitation, or the list with a form for a new cup. */

import { html, nothing, type TemplateResult } from 'lit';
import { CUP_ROUNDS, CUP_SECONDS } from '../../core/contract/generated/limits';
import type { CupRow, SetupJson } from '../../core/contract/generated/messages';
import { isEmbedded } from '../../core/browser/embedding';
import { goTo } from '../../core/page/navigate';
import { localState } from '../../core/state/local-state';
import { parsePlayer } from '../../core/state/player-text';
import type { Route } from '../../core/state/route';
import { sanitizeName } from '../../core/state/sanitize-name';
import { state } from '../../core/state/store';
import { type Renderable, rowButton, textButton } from '../../core/ui/buttons';
import { inputValue, textRadio, toggle } from '../../core/ui/choices';
import { icon } from '../../core/ui/icons';
import { pageLayout } from '../../core/ui/page-layout';
import { attempt, pasteForm } from '../../core/ui/paste-form';
import { adoptStyles } from '../../core/ui/screen-styles';
import { setupChoice } from '../../core/ui/setup-choice';
import { formatNumber, t } from '../../core/words/texts';
import { newcomerPart } from '../../play/newcomer';
import { memberMark } from './board';
import { closeProjector, cupPage, projector } from './cup-page';
import { MAX_TITLE_LENGTH, readCups, type SavedCup } from './cup-store';
import { closeCup, type CupForm, cups, type Invitation, joinCup, listCups, makeCup, openCup } from './cups';
import styles from './cups.css';
import { chosenPlayer, playerFields } from './player-fields';

adoptStyles(styles);

const page = localState({ opening: false });
const NEW_FORM = { title: '', setup: null, rounds: 3, together: true, cardSeconds: 0, draws: true };
const form = localState<Omit<CupForm, 'setup' | 'player'> & { setup: SetupJson | null; draws: boolean }>(NEW_FORM);

/** Opens the cup of the link; without one the only cup, or the list of cups. */
export function arrive({ link, title = '', all = false }: Extract<Route, { to: 'cup' }>): boolean {
  if (all) closeCup();
  closeProjector();
  void attempt(page, 'cups-failed', async () => {
    if (link) return openCup(link, sanitizeName(title, MAX_TITLE_LENGTH));
    await listCups();
    const [only, ...others] = await readCups();
    return only && !others.length && !all ? openCup(only.link, '') : null;
  });
  return true;
}

export function screen(): TemplateResult {
  const { open, invitation } = cups.value;
  const wall = open && projector(open);
  if (wall) return wall;
  const title = open?.saved.title || invitation?.title || t('cups-title');
  return pageLayout('cup', title, html`<div class="together stack">${content()}</div>`);
}

function content(): Renderable {
  const { open, invitation } = cups.value;
  if (open) return cupPage(open);
  if (invitation) return invitationPage(invitation);
  if (page.value.opening) return html`<p class="status" role="status">${icon('hourglass')} ${t('cups-opening')}</p>`;
  return html`${cupList()}${newCupForm()}${joinForm()}`;
}

function cupList(): Renderable {
  const { rows } = cups.value;
  if (!rows.length) return nothing;
  return html`<section class="plate table-plate gap-3 padded stack"><h2>${t('cups-yours')}</h2>${rows.map(cupButton)}</section>`;
}

function cupButton({ link, title, deals, news }: SavedCup, index: number): TemplateResult {
  const note = t('cups-news', { members: news.members, finished: news.finished, rounds: deals.length });
  return rowButton(`cup-${index}`, 'star', [title || t('cups-untitled'), note], () => void goTo({ to: 'cup', link, title }));
}

function newCupForm(): TemplateResult {
  const { title, rounds, together, cardSeconds, draws } = form.value;
  const setup = form.value.setup ?? { ...state.form.setup, players: 1 };
  const make = (): void =>
    void attempt(page, 'cups-failed', () =>
      makeCup({ title: sanitizeName(title, MAX_TITLE_LENGTH), setup, rounds, together, cardSeconds, player: draws ? chosenPlayer() : '' }),
    );
  return html`<section class="plate table-plate gap-3 padded stack"><h2>${t('cups-new')}</h2><p>${t('cups-intro')}</p>
    <label class="field"><span class="lbl">${t('cups-cup-name')}</span><input type="text" maxlength=${MAX_TITLE_LENGTH} autocomplete="off"
      data-field="cup-name" placeholder=${t('cups-name-example')} .value=${title}
      @change=${(event: Event) => form.update({ title: inputValue(event) })}></label>
    <fieldset class="choice"><legend class="lbl">${t('cups-rounds')}</legend><div class="seg even">${Array.from(
      { length: CUP_ROUNDS },
      (_, i) =>
        textRadio(
          { group: 'cup-rounds', value: i + 1, on: rounds === i + 1, choose: () => form.update({ rounds: i + 1 }) },
          formatNumber(i + 1),
        ),
    )}</div></fieldset>
    ${setupChoice(setup, (part) => form.update({ setup: { ...setup, ...part } }), true)}
    <fieldset class="choice"><legend class="lbl">${t('cups-when')}</legend><div class="seg">${[true, false].map((each) =>
      textRadio(
        { group: 'cup-when', value: String(each), on: together === each, choose: () => form.update({ together: each }) },
        t(each ? 'cups-together' : 'cups-any-time'),
      ),
    )}</div><p class="muted">${t(together ? 'cups-together-note' : 'cups-any-time-note')}</p></fieldset>
    ${together ? secondsChoice(cardSeconds) : nothing}
    ${toggle('cup-draws', t('cups-i-draw'), draws, () => form.update({ draws: !draws }))}
    ${draws ? playerFields() : nothing}
    ${textButton('star', t('cups-make'), make, { act: 'make-cup', look: 'primary' })}
    <p class="muted">${t(isEmbedded ? 'together-embed' : 'cups-privacy')}</p></section>`;
}

function secondsChoice(chosen: number): TemplateResult {
  const secondsRadio = (seconds: number): TemplateResult =>
    textRadio(
      { group: 'cup-seconds', value: seconds, on: chosen === seconds, choose: () => form.update({ cardSeconds: seconds }) },
      seconds ? t('cups-seconds', { count: seconds }) : t('cups-no-limit'),
    );
  return html`<fieldset class="choice"><legend class="lbl">${t('cups-card-time')}</legend><div class="seg even">
    ${CUP_SECONDS.map(secondsRadio)}</div><p class="muted">${t('cups-card-time-note')}</p></fieldset>`;
}

/** A form for a link that was sent as text. */
function joinForm(): TemplateResult {
  const texts = { label: t('together-paste-link'), button: t('together-join'), field: 'paste-link', act: 'join-link' };
  const join = (text: string): void => {
    const [, link = text, title = ''] = /#cup=([^&?\s]+)(?:&name=([^&?\s]*))?/.exec(text) ?? [];
    void goTo({ to: 'cup', link, title: decoded(title) });
  };
  return pasteForm({ ...texts, classes: 'plate table-plate gap-3 padded stack table-link' }, join);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** The page of an invitation: the form for a new member, and the members, one of whom the player may be on another device. */
function invitationPage(invitation: Invitation): TemplateResult {
  const { title, link, members, full } = invitation;
  const join = (as: { player?: string; member?: string }) => (): void => void attempt(page, 'cups-failed', () => joinCup(invitation, as));
  const invites = title ? t('cups-invites', { title }) : t('cups-invited');
  const joining = html`${playerFields()}<div class="table-acts wrap">
      ${textButton('star', t('cups-join'), () => join({ player: chosenPlayer() })(), { act: 'join-cup', look: 'primary' })}
      ${textButton('search', t('cups-watch'), join({}), { act: 'watch-cup' })}</div>`;
  return html`${newcomerPart('')}<section class="plate table-plate gap-3 padded stack table-welcome"><h2>${invites}</h2>
    <p>${t('cups-intro-member', { rounds: link.deals.length })}</p>
    ${full ? html`<p class="bad" data-show="full">${t('cups-full')}</p>${textButton('search', t('cups-watch'), join({}), { act: 'watch-cup' })}` : joining}
    <p class="muted">${t('cups-privacy')}</p>
    ${
      members.length
        ? html`<details><summary class="tap medium" data-act="own-member">${t('cups-other-device')}</summary>
      <ol class="table-seats stack">${members.map((row, index) => memberButton(row, index, join({ member: row.id })))}</ol></details>`
        : nothing
    }</section>`;
}

function memberButton({ player }: CupRow, index: number, join: () => void): TemplateResult {
  return html`<li class="tap row">${memberMark(player, index)}<span class="table-name medium">${parsePlayer(player).name || t('groups-no-name')}</span>
    ${textButton('next', t('groups-that-is-me'), join, { act: `member-${index}` })}</li>`;
}
