/** The groups of this device: creates, joins, leaves and updates them. */

import { linkFailure } from '../../core/page/links';
import { showFailure } from '../../core/page/notices';
import { setScreenHash } from '../../core/browser/address';
import { addGroup, readGroup, readGroups, removeGroup, writeGroup } from './group-store';
import { onReset, storedGroupNews } from '../../core/browser/local-storage';
import { sleep } from '../../core/browser/sleep';
import { requestPersistence } from '../../core/browser/database';
import type { GroupLinkResponse, GroupMember } from '../../core/contract/generated/messages';
import type { TextKey } from '../../core/contract/generated/text-keys';
import { ask } from '../../core/engine/ask';
import { bytesOf, randomHex } from '../../core/network/bytes';
import { eraseStoredLog, readStoredLog } from '../../core/network/stored-log';
import { dailyResult, dailySave } from '../../core/state/games';
import { NO_NEWS, type SavedGroup } from './group-store';
import { localState } from '../../core/state/local-state';
import { playerText } from '../../core/state/player-text';
import { today } from '../../core/state/origin';
import { requestRedraw, state, watch } from '../../core/state/store';
import { type DailyResult, Group, type GroupEnvironment } from './group';

/** Milliseconds that an update waits until the relays have stored its entries. */
const SENDING_MS = 20_000;
const CHECK_MS = 200;

/** A group whose link the player has opened without being a member. */
export interface Invitation {
  link: GroupLinkResponse;
  /** Who has sent the link; may be empty. */
  from: string;
  entries: readonly string[];
  members: readonly GroupMember[];
  full: boolean;
}

interface GroupsOnScreen {
  rows: readonly SavedGroup[];
  open: Group | null;
  invitation: Invitation | null;
}

export const groups = localState<GroupsOnScreen>({ rows: [], open: null, invitation: null });

const environment: GroupEnvironment = {
  ask,
  async store(group) {
    if (await writeGroup(group)) requestPersistence();
    await listGroups();
  },
  today,
  results: ownResults,
  started: () => Object.keys(state.stored.firstAttempts).filter((day) => dailySave(day)),
  changed: requestRedraw,
};

function ownResults(): DailyResult[] {
  const days = new Set(state.stored.history.flatMap(({ daily, day }) => (daily ? [day] : [])));
  return [...days].map((day) => ({ day, record: dailyResult(day)?.record ?? '' }));
}

/** Reads the stored groups, and stores what home shows of the largest one. */
export async function listGroups(): Promise<void> {
  const rows = await readGroups();
  const [largest] = [...rows].sort((a, b) => b.news.friends - a.news.friends);
  const { day, friends, finished } = largest?.news ?? NO_NEWS;
  if (rows.length || storedGroupNews.read().groups) storedGroupNews.write({ groups: rows.length, day, friends, finished });
  groups.update({ rows });
}

function newGroup({ link, secret, context }: GroupLinkResponse, member: string, entries: readonly string[]): SavedGroup {
  return { link, secret, context, member, since: today(), entries: [...entries], hidden: [], news: NO_NEWS, when: Date.now() };
}

async function openSavedGroup(saved: SavedGroup): Promise<void> {
  closeGroup();
  const group = new Group(saved, environment);
  groups.update({ open: group, invitation: null });
  setScreenHash(`#group=${saved.link}`);
  await group.addResults();
  if (groups.value.open === group) group.connect();
}

export function closeGroup(): void {
  const { open: before, invitation } = groups.value;
  if (!before && !invitation) return;
  before?.close();
  setScreenHash('');
  groups.update({ open: null, invitation: null });
}

watch(['navigation'], () => state.navigation.route.to !== 'group' && closeGroup());

/** Opens the group of a link, or an invitation if the player is not a member. Returns the text key of an error, or null. */
export async function openGroup(text: string, from: string): Promise<TextKey | null> {
  const link = await ask({ do: 'group-parse', link: text.trim() });
  if (!link.ok) return linkFailure(link, 'groups-bad-link');
  const saved = await readGroup(link.secret);
  if (saved) await openSavedGroup(saved);
  else await showInvitation(link, from);
  return null;
}

/** Shows an invitation, and reads the members of the group; nothing is sent. */
async function showInvitation(link: GroupLinkResponse, from: string): Promise<void> {
  const invitation: Invitation = { link, from, entries: [], members: [], full: false };
  groups.update({ invitation });
  const entries = await readStoredLog(bytesOf(link.secret), link.context);
  const request = { member: '', today: today(), day: today(), finished: [], started: [], hidden: [], ms: 0 };
  const response = await ask({ do: 'group-read', entries: [...entries], ...request });
  if (!response.ok || groups.value.invitation !== invitation) return;
  const { members, full } = response.group;
  groups.update({ invitation: { ...invitation, entries: response.group.entries, members, full } });
}

/** Joins the group of an invitation. `memberId` is the player's own on another device, empty for a new member. */
export async function joinGroup({ link, entries }: Invitation, memberId: string): Promise<void> {
  const saved = newGroup(link, memberId || randomHex(4), entries);
  if (!(await addGroup(saved))) showFailure('stored-refused');
  await openSavedGroup(saved);
  if (!memberId) await groups.value.open?.setPlayer(ownPlayer());
}

function ownPlayer(): string {
  return playerText(state.settings.name, state.settings.crest);
}

export async function makeGroup(): Promise<void> {
  const link = await ask({ do: 'group-link', secret: randomHex(16) });
  if (link.ok) await joinGroup({ link, from: '', entries: [], members: [], full: false }, '');
}

/** The groups that are updated while they are not open. */
const updating = new Set<Group>();

/** Removes the group from this device, and asks the relays to delete what this device has stored there. */
export async function leaveGroup({ secret, context }: SavedGroup): Promise<void> {
  closeGroup();
  for (const group of updating) if (group.saved.secret === secret) group.close();
  await removeGroup(secret);
  await listGroups();
  await eraseStoredLog(bytesOf(secret), context).catch(() => false);
}

/** Asks the relays to delete the entries of all groups, before everything on this device is deleted. */
export async function eraseGroups(): Promise<void> {
  closeGroup();
  await Promise.all((await readGroups()).map(({ secret, context }) => eraseStoredLog(bytesOf(secret), context).catch(() => false)));
}

/** Reads the entries of all groups from the relays, and sends those that they lack. */
export async function updateGroups(): Promise<void> {
  await listGroups();
  for (const saved of groups.value.rows) {
    const { open } = groups.value;
    if (open?.saved.secret === saved.secret) await open.addResults();
    else await updateGroup(structuredClone(saved)).catch(() => undefined);
  }
}

/** Updates a group that is not open. Connects to it if the relays lack entries of this device. */
async function updateGroup(saved: SavedGroup): Promise<void> {
  const group = new Group(saved, environment);
  updating.add(group);
  await sendMissing(group).finally(() => updating.delete(group));
  group.close();
}

async function sendMissing(group: Group): Promise<void> {
  const { saved } = group;
  await group.addResults();
  const stored = new Set(await readStoredLog(bytesOf(saved.secret), saved.context));
  await group.add([...stored]);
  const isOwn = (entry: string): boolean => entry.split(' ').includes(saved.member);
  if (saved.entries.some((entry) => isOwn(entry) && !stored.has(entry))) {
    group.connect();
    const end = performance.now() + SENDING_MS;
    do await sleep(CHECK_MS);
    while (performance.now() < end && (group.delivery.unsent > 0 || group.delivery.stores === null));
  }
}

onReset(() => {
  closeGroup();
  groups.update({ rows: [] });
});
