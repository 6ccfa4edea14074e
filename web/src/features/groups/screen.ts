/** The screen of groups: the open one, an invitation, or the list with a form for a new group. */

import { html, nothing, type TemplateResult } from 'lit';
import { goTo } from '../../core/page/navigate';
import { newcomerPart } from '../../play/newcomer';
import { nameField } from '../../core/ui/signature';
import { isEmbedded } from '../../core/browser/embedding';
import { readGroups } from './group-store';
import type { SavedGroup } from './group-store';
import { localState } from '../../core/state/local-state';
import { parsePlayer } from '../../core/state/player-text';
import type { Route } from '../../core/state/route';
import { defaultSeat } from '../../core/state/seats';
import { state } from '../../core/state/store';
import { type Renderable, rowButton, textButton } from '../../core/ui/buttons';
import { icon } from '../../core/ui/icons';
import { pageLayout } from '../../core/ui/page-layout';
import { attempt, pasteForm } from '../../core/ui/paste-form';
import { shieldOf } from '../../core/ui/seat-mark';
import { joinList, t } from '../../core/words/texts';
import { groupPage } from './group-page';
import { closeGroup, groups, type Invitation, joinGroup, listGroups, makeGroup, openGroup } from './groups';
import { adoptStyles } from '../../core/ui/screen-styles';
import styles from './groups.css';

adoptStyles(styles);

const page = localState({ opening: false });

/** Opens the group of the link; without one the only group, or the list of groups. */
export function arrive({ link, from = '', all = false }: Extract<Route, { to: 'group' }>): boolean {
  if (all) closeGroup();
  void attempt(page, 'groups-failed', async () => {
    if (link) return openGroup(link, from);
    await listGroups();
    const [only, ...others] = await readGroups();
    return only && !others.length && !all ? openGroup(only.link, '') : null;
  });
  return true;
}

export function screen(): TemplateResult {
  return pageLayout('group', t('groups-title'), html`<div class="together stack">${content()}</div>`);
}

function content(): Renderable {
  const { open, invitation } = groups.value;
  if (open) return groupPage(open);
  if (invitation) return invitationPage(invitation);
  if (page.value.opening) return html`<p class="status" role="status">${icon('hourglass')} ${t('groups-opening')}</p>`;
  return html`${groupList()}${newGroupForm()}${joinForm()}`;
}

function groupList(): Renderable {
  const { rows } = groups.value;
  if (!rows.length) return nothing;
  return html`<section class="plate table-plate gap-3 padded stack"><h2>${t('groups-yours')}</h2>${rows.map(groupButton)}</section>`;
}

function groupButton({ link, news }: SavedGroup, index: number): TemplateResult {
  const note = news.friends ? t('groups-finished', { finished: news.finished, friends: news.friends }) : t('groups-alone');
  const title = news.friends ? joinList(news.names.map((name) => name || t('groups-no-name'))) : t('groups-new');
  return rowButton(`group-${index}`, 'people', [title, note], () => void goTo({ to: 'group', link }));
}

function newGroupForm(): TemplateResult {
  const make = (): void => void attempt(page, 'groups-failed', makeGroup);
  return html`<section class="plate table-plate gap-3 padded stack"><h2>${t('groups-new')}</h2><p>${t('groups-intro')}</p>
    <label class="field"><span class="lbl">${t('together-your-name')}</span>${nameField(state.settings.name)}</label>
    ${textButton('people', t('groups-make'), make, { act: 'make-group', look: 'primary' })}
    <p class="muted">${t(isEmbedded ? 'together-embed' : 'groups-privacy')}</p></section>`;
}

/** A form for a link that was sent as text. */
function joinForm(): TemplateResult {
  const texts = { label: t('together-paste-link'), button: t('together-join'), field: 'paste-link', act: 'join-link' };
  const join = (text: string): void => void goTo({ to: 'group', link: /#group=([^&?\s]+)/.exec(text)?.[1] ?? text });
  return pasteForm({ ...texts, classes: 'plate table-plate gap-3 padded stack table-link' }, join);
}

/** The page of an invitation: the form for a new member, and the members, one of whom the player may be. */
function invitationPage(invitation: Invitation): TemplateResult {
  const { from, members, full } = invitation;
  const join = (member: string) => (): void => void attempt(page, 'groups-failed', () => joinGroup(invitation, member));
  const row = ({ id, player }: Invitation['members'][number], index: number): TemplateResult => {
    const { name, crest } = parsePlayer(player);
    return html`<li class="tap row seat-${defaultSeat(index).colour}">${shieldOf({ ...defaultSeat(index), crest }, index)}
      <span class="table-name medium">${name || t('groups-no-name')}</span>
      ${textButton('next', t('groups-that-is-me'), join(id), { act: `member-${index}` })}</li>`;
  };
  const form = html`<label class="field"><span class="lbl">${t('together-your-name')}</span>${nameField(state.settings.name)}</label>
    ${textButton('people', t('groups-join'), join(''), { act: 'join-group', look: 'primary' })}`;
  return html`${newcomerPart(from)}<section class="plate table-plate gap-3 padded stack table-welcome">
    <h2>${from ? t('groups-invites', { player: from }) : t('groups-invited')}</h2>
    <p>${t('groups-intro')}</p>
    ${full ? html`<p class="bad">${t('groups-full')}</p>` : form}
    <p class="muted">${t('groups-privacy')}</p>
    ${members.length ? html`<h3>${t('groups-members')}</h3><ol class="table-seats stack">${members.map(row)}</ol>` : nothing}</section>`;
}
