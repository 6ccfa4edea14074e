/** One group: the maps of a day, the weeks, the members, and the link. */

import { html, nothing, type TemplateResult } from 'lit';
import { invitationLink } from '../../core/page/links';
import { goTo } from '../../core/page/navigate';
import { changeSettings } from '../../core/page/settings';
import { deliveryLine } from '../../core/ui/delivery';
import { linkPanel } from '../../core/ui/link-panel';
import type { GroupJson, GroupMap, GroupMember, GroupWeek, GroupWeekDay } from '../../core/contract/generated/messages';
import { localState } from '../../core/state/local-state';
import { parsePlayer, playerText } from '../../core/state/player-text';
import { today } from '../../core/state/origin';
import { defaultSeat, MAX_NAME_LENGTH } from '../../core/state/seats';
import { state } from '../../core/state/store';
import { type Renderable, stars, textButton } from '../../core/ui/buttons';
import { inputValue } from '../../core/ui/choices';
import { icon } from '../../core/ui/icons';
import { mapThumbnail } from '../../core/ui/map-thumbnail';
import { shieldOf } from '../../core/ui/seat-mark';
import { cardName, seasonName } from '../../core/words/sentences';
import { dayName, formatNumber, joinList, t, weekdays } from '../../core/words/texts';
import type { Group } from './group';
import { leaveGroup } from './groups';

const WEEK = 7;

const page = localState({ isLeaving: false });

export function groupPage(group: Group): Renderable {
  const { view } = group;
  if (!view) return html`<p class="status" role="status">${icon('hourglass')} ${t('groups-opening')}</p>`;
  const [thisWeek, ...earlier] = view.weeks;
  const isAlone = view.members.length < 2;
  const table = (week: GroupWeek): TemplateResult => weekTable(group, view, week);
  return html`${isAlone ? invitation(group) : nothing}${dayPlate(group, view)}
    ${thisWeek ? plate(t('groups-this-week'), table(thisWeek)) : nothing}
    ${earlier.length ? foldedPlate('earlier', t('groups-earlier'), earlier.map(table)) : nothing}
    ${isAlone ? nothing : invitation(group)}${members(group, view)}`;
}

function plate(title: string, content: Renderable): TemplateResult {
  return html`<section class="plate table-plate gap-3 padded stack"><h2>${title}</h2>${content}</section>`;
}

function foldedPlate(act: string, title: string, content: unknown): TemplateResult {
  return html`<details class="plate table-plate gap-3 padded stack">
    <summary class="tap medium" data-act=${act}>${title}</summary>${content}</details>`;
}

function nameOf({ members: all }: GroupJson, member: string): string {
  return parsePlayer(all.find(({ id }) => id === member)?.player ?? '').name || t('groups-no-name');
}

function memberMark({ members: all }: GroupJson, member: string): TemplateResult {
  const index = Math.max(
    0,
    all.findIndex(({ id }) => id === member),
  );
  return shieldOf({ ...defaultSeat(index), crest: parsePlayer(all[index]?.player ?? '').crest }, index);
}

// ---------- a day ----------

function dayPlate(group: Group, view: GroupJson): TemplateResult {
  const { day, maps, open } = view.shown;
  const isToday = day === today();
  const back = textButton('calendar', t('daily-today'), () => void group.show(''), { act: 'today' });
  return html`<section class="plate table-plate gap-3 padded stack" data-show="group-day"><p class="eyebrow">${dayName(day)}</p>
    <h2>${t(isToday ? 'daily-today' : 'groups-maps')}</h2>
    ${open ? nothing : closedDay(group, view)}
    ${open && !maps.length ? html`<p class="muted">${t('groups-nobody')}</p>` : nothing}
    ${maps.length ? html`<ol class="group-maps stack">${maps.map((each) => drawnMap(view, each))}</ol>` : nothing}
    ${isToday ? nothing : html`<div class="table-acts wrap">${back}</div>`}</section>`;
}

/** Who has finished the day's map. The maps are shown only when the player has finished, too. */
function closedDay({ saved }: Group, view: GroupJson): TemplateResult {
  const finished = view.shown.finished.filter((member) => member !== saved.member).map((member) => nameOf(view, member));
  const players = { players: joinList(finished), count: finished.length };
  return html`<p data-show="finished">${finished.length ? t('groups-have-finished', players) : t('groups-nobody')}</p>
    <p class="muted">${t('groups-closed')}</p>
    ${textButton('calendar', t('home-daily'), () => void goTo({ to: 'daily' }), { act: 'to-daily', look: 'primary' })}`;
}

function drawnMap(view: GroupJson, { member, map, record, stars: worth, best, edict }: GroupMap): TemplateResult {
  const player = nameOf(view, member);
  const open = (): void => void goTo({ to: 'replay', record });
  const sentence = t('groups-edict', { edict: cardName(edict.id), stars: edict.stars, season: seasonName(edict.season) });
  return html`<li><button class="group-map" data-map=${member} aria-label=${t('groups-replay', { player })} @click=${open}>
      ${mapThumbnail(member, map, record, 200)}</button>
    <p class="group-who row wraps">${memberMark(view, member)}<b class="anywhere">${player}</b>${stars(worth)}</p>
    ${best ? html`<p class="good" data-show="best">${icon('check')} ${t('groups-best')}</p>` : nothing}
    <p class="muted">${edict.stars > 0 ? sentence : nothing}</p></li>`;
}

// ---------- weeks ----------

function weekTable(group: Group, view: GroupJson, { monday, days, sums, leaders }: GroupWeek): TemplateResult {
  const names = weekdays();
  const rest = Array<null>(WEEK - days.length).fill(null);
  const head = ({ day }: GroupWeekDay, i: number): TemplateResult => html`<th scope="col"><button class="group-day full tap" data-day=${day}
    aria-pressed=${day === view.shown.day} aria-label=${dayName(day)} @click=${() => void group.show(day)}>${names[i]}</button></th>`;
  const row = ({ id }: GroupMember, index: number): TemplateResult => html`<tr class=${leaders.includes(id) ? 'leads' : ''}>
    <th scope="row"><span class="group-member row tap start">
      ${memberMark(view, id)}<span class="anywhere">${nameOf(view, id)}</span></span></th>
    ${days.map((day) => weekCell(day, id, index))}${rest.map(() => html`<td></td>`)}
    <td class="group-total strong">${formatNumber(sums[index] ?? 0)}</td></tr>`;
  return html`<table class="group-week full centered" data-week=${monday}><caption class="sr">${dayName(monday)}</caption>
    <thead><tr><td></td>${days.map(head)}${rest.map((_, i) => html`<th scope="col">${names[days.length + i]}</th>`)}
      <th scope="col">${t('groups-sum')}</th></tr></thead>
    <tbody>${view.members.map(row)}</tbody></table>`;
}

function weekCell({ stars: all, best }: GroupWeekDay, member: string, index: number): TemplateResult {
  const worth = all[index] ?? null;
  const figure = worth === null ? '–' : formatNumber(worth);
  if (!best.includes(member)) return html`<td>${figure}</td>`;
  return html`<td class="best">${figure}<span class="sr">${t('groups-best')}</span></td>`;
}

// ---------- the link, and the members ----------

function invitation({ saved, view }: Group): TemplateResult {
  const own = view?.members.find(({ id }) => id === saved.member);
  const name = own ? parsePlayer(own.player).name : '';
  const url = invitationLink('group', saved.link, name);
  const texts = { label: t('groups-link'), note: t('together-qr-note'), message: t('groups-share-text') };
  const content = html`${linkPanel(url, texts, 'link')}<p class="muted">${t('groups-link-note')}</p>`;
  if (view && view.members.length < 2) return plate(t('together-invite'), content);
  return foldedPlate('invite', t('together-invite'), content);
}

function members(group: Group, view: GroupJson): TemplateResult {
  const row = (member: GroupMember, isHidden: boolean): TemplateResult => html`<li class="tap row" data-member=${member.id}>
    ${isHidden ? nothing : memberMark(view, member.id)}
    ${member.id === group.saved.member ? ownName(group, member) : otherName(group, member, isHidden)}</li>`;
  const rows = [...view.members.map((member) => row(member, false)), ...view.hidden.map((member) => row(member, true))];
  return plate(
    t('groups-members'),
    html`<ol class="table-seats stack">${rows}</ol>
    ${deliveryLine(group)}
    ${page.value.isLeaving ? leaveConfirmation(group) : groupButtons()}`,
  );
}

function otherName(group: Group, { id, player }: GroupMember, isHidden: boolean): TemplateResult {
  const name = parsePlayer(player).name || t('groups-no-name');
  return html`<span class="table-name medium">${name}</span>${hideButton(group, id, isHidden)}`;
}

function ownName(group: Group, { player }: GroupMember): TemplateResult {
  const { name, crest } = parsePlayer(player);
  const rename = (event: Event): void => {
    const name = inputValue(event).trim();
    changeSettings({ name });
    void group.setPlayer(playerText(name, state.settings.crest || crest));
  };
  return html`<input type="text" maxlength=${MAX_NAME_LENGTH} autocomplete="nickname" data-field="own-name"
    aria-label=${t('together-your-name')} .value=${name} @change=${rename}><span class="table-presence row">${t('table-you')}</span>`;
}

function hideButton(group: Group, member: string, isHidden: boolean): TemplateResult {
  const act = `${isHidden ? 'show' : 'hide'}-${member}`;
  return textButton(isHidden ? 'undo' : 'cross', t(isHidden ? 'groups-unhide' : 'groups-hide'), () => void group.hide(member, !isHidden), {
    act,
  });
}

function groupButtons(): TemplateResult {
  const other = (): void => void goTo({ to: 'group', all: true });
  return html`<div class="table-acts wrap">${textButton('people', t('groups-other'), other, { act: 'all-groups' })}
    ${textButton('compass', t('groups-leave'), () => page.update({ isLeaving: true }), { act: 'leave-group' })}</div>`;
}

function leaveConfirmation({ saved }: Group): TemplateResult {
  const stay = (): void => page.update({ isLeaving: false });
  const leave = (): void => {
    stay();
    void goTo({ to: 'daily' });
    void leaveGroup(saved);
  };
  return html`<div class="sure" role="alertdialog" aria-label=${t('groups-leave')}><p>${t('groups-leave-sure')}</p>
    <div class="table-acts wrap">
    ${textButton('trash', t('groups-leave'), leave, { act: 'leave-sure', look: 'danger' })}
    ${textButton('undo', t('menu-cancel'), stay, { act: 'leave-not' })}</div></div>`;
}
