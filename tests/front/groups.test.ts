/** Tests of groups for the daily map: three devices over two days, and the page as one of them. */

import assert from 'node:assert/strict';
import { afterAll, afterEach, beforeEach, test, vi } from 'vitest';
import { updateGroupsWhenShown } from '../../web/src/app/tables-on-home';
import { CHUNKS } from '../../web/src/chunks';
import { addChunks } from '../../web/src/app/router';
import '../../web/src/together';
// the clock of the tests does not wait for a chunk
import { deleteAll } from '../../web/src/app/export-import';
import { provideLazyParts } from '../../web/src/core/lazy-parts';
import { goTo } from '../../web/src/core/page/navigate';
import { parseLink } from '../../web/src/app/open-link';
import { readGroups, removeGroup } from '../../web/src/features/groups/group-store';
import { clearLocalStorage, storedGroupNews } from '../../web/src/core/browser/local-storage';
import { NO_NEWS, type SavedGroup } from '../../web/src/features/groups/group-store';
import { state, update } from '../../web/src/core/state/store';
import { loadLazyTexts } from '../../web/src/core/words/texts';
import { type DailyResult, Group, type GroupEnvironment } from '../../web/src/features/groups/group';
import * as page from '../../web/src/features/groups/groups';
import { screen } from '../../web/src/features/groups/screen';
import { todayTexts } from '../../web/src/features/home/today';
import { rendered, ROUTER } from './page-state';
import { pass, settled } from './clock';
import { answerRequests, type Message } from './scripted-engine';
import { storedGame } from './game';
import { Python } from './python';
import { relay } from './table-relay';

vi.mock('../../web/src/core/network/shared-log', () => import('./table-relay'));
vi.mock('../../web/src/core/network/stored-log', () => import('./table-relay'));
vi.mock('../../web/src/core/state/origin', async (actual) => ({ ...(await actual<object>()), today: () => '2026-12-01' }));

const python = new Python();
afterAll(() => python.end());

afterEach(async () => {
  page.closeGroup();
  await python.ask('nobody', { do: 'daily', day: FIRST }); // everything that was asked so far is answered
  for (let turn = 0; turn < 10; turn++) await settled();
});

const [FIRST, SECOND] = ['2026-12-01', '2026-12-02'];
/** Finished games of both days, drawn at random. */
const RECORDS: Readonly<Record<string, readonly string[]>> = {
  [FIRST]: [
    '~2hC1h-daily-2026-12-01.ESXkyApuw4mDnY1BDySJW3r4sqOld6J43',
    '~2hC1h-daily-2026-12-01.MMMCyAwWlhgbNvxfGcV71SWnghacsIu5BEB',
    '~2hC1h-daily-2026-12-01.sS0fyAnHX9hZo34KPogzrC_PTkchRDy3B',
  ],
  [SECOND]: [
    '~2bB1-daily-2026-12-02.rAe3sAeeWz53_RxgCBen0weyl',
    '~2bB1-daily-2026-12-02.J1kZsA_gJ_09OPNkOKFBDT46Qy7r2D',
    '~2bB1-daily-2026-12-02.TGqVsAZ_tDgeD7NANrgYKOC1jL',
  ],
};
const SECRET = '0f'.repeat(16);
let devices = 0;

/** One member on a device of the test. */
class Friend {
  day = FIRST;
  results: DailyResult[] = [];
  group: Group;
  readonly number = devices++;
  private readonly ask = (<Answer>(message: object): Promise<Answer> =>
    python.ask<Answer>(`friend ${this.number}`, message)) as GroupEnvironment['ask'];

  constructor(
    readonly name: string,
    public saved: SavedGroup = newGroup(name),
  ) {
    this.group = this.open();
  }

  private open(): Group {
    return new Group(this.saved, {
      ask: this.ask,
      store: (group) => Promise.resolve(void (this.saved = structuredClone(group))),
      today: () => this.day,
      results: () => this.results,
      started: () => [],
      changed: () => undefined,
    });
  }

  /** Opens the page on that day. */
  async visit(day: string): Promise<void> {
    this.day = day;
    this.group.close();
    this.group = this.open();
    await this.group.addResults();
    if (!this.group.view?.members.some(({ id }) => id === this.saved.member)) await this.group.setPlayer(`- ${this.name}`);
    this.group.connect();
    await this.arrive();
  }

  /** Waits until pending entries have arrived. */
  async arrive(): Promise<void> {
    for (let i = 0; i < 6; i++) await this.group.add([]);
  }

  finish(day: string, number: number): void {
    this.results.push({ day, record: RECORDS[day]?.[number] ?? '' });
  }

  maps(): string[] {
    return this.group.view?.shown.maps.map(({ member }) => member) ?? [];
  }
}

function idOf(name: string): string {
  return name.charAt(0).toLowerCase().repeat(8);
}

function newGroup(name: string): SavedGroup {
  const link = { link: 'link', secret: SECRET, context: '1.daily' };
  return { ...link, member: idOf(name), since: FIRST, entries: [], hidden: [], news: NO_NEWS, when: 0 };
}

beforeEach(async () => {
  vi.restoreAllMocks();
  await loadLazyTexts();
  relay.reset();
  clearLocalStorage();
  page.closeGroup();
  for (const { secret } of await readGroups()) await removeGroup(secret);
});

test('three friends see the maps of two days, although one was offline on the first', async () => {
  const [ada, ben, cyd] = ['Ada', 'Ben', 'Cyd'].map((name) => new Friend(name)) as [Friend, Friend, Friend];
  for (const friend of [ada, ben, cyd]) await friend.visit(FIRST);
  cyd.group.close(); // offline from here
  ada.finish(FIRST, 0);
  await ada.group.addResults();
  await ben.arrive();
  assert.deepEqual(ben.group.view?.finished, [idOf('Ada')]);
  assert.deepEqual(ben.maps(), [], 'nothing of Ada is shown before Ben has finished');
  assert.equal(ben.saved.news.finished, 1);
  cyd.finish(FIRST, 2);
  ben.finish(FIRST, 1);
  await ben.group.addResults();
  assert.deepEqual(ben.maps().sort(), [idOf('Ada'), idOf('Ben')]);
  for (const friend of [cyd, ada, ben]) await friend.visit(SECOND);
  await ada.group.show(FIRST);
  assert.equal(ada.maps().length, 3, 'Cyd has sent the map of the first day at the next visit');
  await ada.group.show('');
  assert.deepEqual(ada.maps(), []);
  assert.deepEqual(ada.saved.entries.toSorted(), cyd.saved.entries.toSorted());
});

test('a result from before the member joined the group is not sent', async () => {
  const ada = new Friend('Ada', { ...newGroup('Ada'), since: SECOND });
  ada.finish(FIRST, 0);
  await ada.visit(SECOND);
  assert.ok(!ada.saved.entries.some((entry) => entry.startsWith('result')));
});

// Guarantee: network
test('invalid entries of somebody with the link are not stored and change nothing', async () => {
  const ada = new Friend('Ada');
  ada.finish(FIRST, 0);
  await ada.visit(FIRST);
  const before = structuredClone(ada.group.view);
  await ada.group.add(['result', `result ${FIRST} bbbbbbbb ${RECORDS[SECOND]?.[0]}`, 'x'.repeat(1000), `member bbbbbbbb 0 - Mal`]);
  assert.deepEqual({ ...ada.group.view, entries: [] }, { ...before, entries: [] });
  assert.ok(!ada.saved.entries.includes('result'));
});

test('a hidden member is hidden on this device only, and can be shown again', async () => {
  const [ada, ben] = ['Ada', 'Ben'].map((name) => new Friend(name)) as [Friend, Friend];
  for (const friend of [ada, ben]) {
    friend.finish(FIRST, friend.number % 2);
    await friend.visit(FIRST);
  }
  await ada.arrive();
  await ada.group.hide(idOf('Ben'), true);
  assert.deepEqual([ada.maps(), ada.saved.hidden], [[idOf('Ada')], [idOf('Ben')]]);
  await ben.arrive();
  assert.equal(ben.maps().length, 2);
  await ada.visit(FIRST);
  assert.deepEqual(ada.maps(), [idOf('Ada')], 'also after a reload');
  await ada.group.hide(idOf('Ben'), false);
  assert.deepEqual([ada.maps().sort(), ada.saved.hidden], [[idOf('Ada'), idOf('Ben')], []]);
});

// ---------- the page ----------

/** Starts the engine of the page. `fails` may answer a request in its place. */
function startEngine(fails: (message: Message) => Promise<object> | null = () => null): void {
  provideLazyParts({ router: ROUTER });
  addChunks(CHUNKS);
  const dispatch = (message: Message): Promise<object> => fails(message) ?? python.ask('page', message);
  const kinds = ['link', 'parse', 'result', 'member', 'read'].map((kind) => `group-${kind}`);
  answerRequests(Object.fromEntries([...kinds, 'daily', 'statistics', 'summary'].map((kind) => [kind, dispatch])));
  update('settings', { name: 'Ada' });
  update('engine', { status: 'ready' });
}

async function until(isSo: () => boolean): Promise<void> {
  for (let i = 0; i < 200 && !isSo(); i++) {
    await python.ask('nobody', { do: 'daily', day: FIRST });
    await pass(200);
    for (let turn = 0; turn < 10; turn++) await settled();
  }
  assert.ok(isSo(), JSON.stringify([state.navigation.route, page.groups.value.rows, state.notices.failure]));
}

const renderedScreen = (): HTMLElement => rendered(screen());

const isOpen = (): boolean => page.groups.value.open?.view?.members.length === 1;

test('a new group shows its link and asks the player to draw their own map first', async () => {
  startEngine();
  await goTo({ to: 'group' });
  assert.match(renderedScreen().textContent, /your crest and each daily map .* end-to-end encrypted/);
  await page.makeGroup();
  await until(isOpen);
  const content = renderedScreen();
  assert.match(
    content.querySelector<HTMLInputElement>('[data-field="link"]')?.value ?? '',
    /#group=1\.[0-9a-f]{32}\.daily\.\w{4}&from=Ada$/,
  );
  assert.match(content.textContent, /You see the maps when you have finished your own/);
  assert.deepEqual(storedGroupNews.read().groups, 1);
});

test('home shows how many friends have finished and sends results finished offline', async () => {
  startEngine();
  await goTo({ to: 'group' });
  await page.makeGroup();
  await until(isOpen);
  await goTo({ to: 'home' });
  const [saved] = page.groups.value.rows;
  assert.ok(saved);
  const ben = new Friend('Ben', { ...newGroup('Ben'), secret: saved.secret });
  await ben.visit(FIRST);
  relay.isOpen = false;
  const record = RECORDS[FIRST]?.[0] ?? '';
  const game = { ...storedGame('d'), day: FIRST, daily: true, record };
  await page.updateGroups();
  update('stored', { history: [game], isHistoryLoaded: true });
  relay.isOpen = true;
  ben.finish(FIRST, 1);
  await ben.group.addResults();
  await goTo({ to: 'daily' });
  await goTo({ to: 'home' });
  updateGroupsWhenShown();
  await until(() => storedGroupNews.read().finished === 1);
  assert.match(todayTexts()[1], /1 of 1 friend has finished$/);
  await until(() => [...relay.stored.values()].some((entries) => [...entries].some((entry) => entry.endsWith(record))));
});

// Guarantee: network
test('leaving a group and “Delete all” ask the relays to erase its entries', async () => {
  startEngine();
  await goTo({ to: 'group' });
  await page.makeGroup();
  await until(isOpen);
  const saved = page.groups.value.open?.saved;
  if (saved) await page.leaveGroup(saved);
  assert.deepEqual([relay.erased.length, await readGroups()], [1, []]);
  await page.makeGroup();
  await until(isOpen);
  await deleteAll();
  assert.equal(new Set(relay.erased).size, 2);
});

// Guarantee: network
test('a group that is left while it is read is neither stored nor sent again', async () => {
  startEngine();
  await goTo({ to: 'group' });
  await page.makeGroup();
  await until(isOpen);
  const group = page.groups.value.open;
  assert.ok(group);
  const reading = group.add(['member 0f0f0f0f 1 - Ben']);
  await settled(); // the engine has been asked
  await page.leaveGroup(group.saved);
  await reading;
  group.connect();
  assert.deepEqual(await readGroups(), []);
  assert.deepEqual([storedGroupNews.read().groups, relay.entriesOf(group.saved.context)], [0, []]);
});

// ---------- invitations ----------

/** Answers requests until the promise is fulfilled. */
async function done<Result>(work: Promise<Result>): Promise<Result> {
  let isDone = false;
  void work.finally(() => (isDone = true)).catch(() => undefined);
  await until(() => isDone);
  return work;
}

/** Opens a link that Ben, a member who has finished the map of the day, has sent. */
async function openInvitation(): Promise<page.Invitation> {
  startEngine();
  await goTo({ to: 'group' });
  const ben = new Friend('Ben');
  ben.finish(FIRST, 1);
  await ben.visit(FIRST);
  ben.group.close();
  const { link } = await python.ask<{ link: string }>('page', { do: 'group-link', secret: SECRET });
  assert.equal(await done(page.openGroup(` ${link}\n`, 'Ben')), null);
  assert.ok(page.groups.value.invitation);
  return page.groups.value.invitation;
}

const sent = (): string[] => [...relay.onlyLog()];
const ownMember = (): string => page.groups.value.open?.saved.member ?? '';

// Guarantee: network
test('an invitation shows the members, and neither stores nor sends anything', async () => {
  const opening = vi.spyOn(relay, 'open');
  const { from, members, full } = await openInvitation();
  assert.deepEqual([from, members.map(({ player }) => player), full], ['Ben', ['- Ben'], false]);
  assert.equal(opening.mock.calls.length, 1, 'Ben alone has connected');
  assert.deepEqual([await readGroups(), page.groups.value.open, storedGroupNews.read().groups], [[], null, 0]);
  assert.match(renderedScreen().textContent, /Ben/);
});

test('a player who accepts an invitation is a member, and knows what the others have sent', async () => {
  const invitation = await openInvitation();
  const before = sent();
  await done(page.joinGroup(invitation, ''));
  await until(() => sent().length === before.length + 1);
  assert.match(ownMember(), /^[0-9a-f]{8}$/);
  assert.ok(sent().some((entry) => entry.startsWith(`member ${ownMember()} `) && entry.endsWith(' Ada')));
  const { view, saved } = page.groups.value.open!;
  assert.deepEqual([view?.members.length, view?.finished, view?.shown.maps], [2, [idOf('Ben')], []]);
  assert.deepEqual((await readGroups()).map(({ entries }) => entries.length), [saved.entries.length]); // prettier-ignore
});

test('a player who is a member already, on another device, joins under the same name', async () => {
  const invitation = await openInvitation();
  const before = sent();
  await done(page.joinGroup(invitation, idOf('Ben')));
  await until(isOpen);
  assert.deepEqual([ownMember(), sent()], [idOf('Ben'), before]);
});

test('the link of a group that is stored opens it without an invitation', async () => {
  await done(page.joinGroup(await openInvitation(), ''));
  const { link, member } = page.groups.value.open!.saved;
  page.closeGroup();
  await done(page.openGroup(link, 'Ben'));
  assert.deepEqual([page.groups.value.invitation, ownMember(), location.hash], [null, member, `#group=${link}`]);
});

test('an invitation that the player has closed does not come back when its members are read', async () => {
  let close = (): void => undefined;
  const closed = new Promise<void>((resolve) => (close = resolve));
  startEngine((message) => (message.do === 'group-read' ? closed.then(() => python.ask('page', message)) : null));
  await goTo({ to: 'group' });
  const { link } = await python.ask<{ link: string }>('page', { do: 'group-link', secret: SECRET });
  const opening = page.openGroup(link, 'Ben');
  await until(() => page.groups.value.invitation !== null);
  page.closeGroup();
  close();
  await done(opening);
  assert.equal(page.groups.value.invitation, null);
});

// Guarantee: network
test('an invitation to a group full of garbage shows no members, and can be accepted', async () => {
  const garbage = new Friend('Ben', { ...newGroup('Ben'), entries: ['member', 'member bbbbbbbb 0', '<b>', `result ${FIRST} bbbbbbbb x`] });
  garbage.group.connect();
  await garbage.arrive();
  const { link } = await python.ask<{ link: string }>('page', { do: 'group-link', secret: SECRET });
  startEngine();
  await goTo({ to: 'group' });
  await done(page.openGroup(link, ''));
  const { invitation } = page.groups.value;
  assert.deepEqual([invitation?.members, invitation?.entries], [[], []]);
  await done(page.joinGroup(invitation!, ''));
  await until(isOpen);
});

test('a group that the browser refuses to store is reported, and opens', async () => {
  const invitation = await openInvitation();
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await done(page.joinGroup(invitation, ''));
  put.mockRestore();
  assert.equal(state.notices.failure?.text, 'stored-refused');
  assert.ok(page.groups.value.open);
});

// ---------- updates while no group is open ----------

/** A group of the page that is not open, after the player has finished the map of the day. */
async function finishAway(): Promise<SavedGroup> {
  startEngine();
  await goTo({ to: 'group' });
  await done(page.makeGroup());
  await until(isOpen);
  const { saved } = page.groups.value.open!;
  page.closeGroup();
  update('stored', { history: [{ ...storedGame('d'), day: FIRST, daily: true, record: ownRecord }], isHistoryLoaded: true });
  return saved;
}

const ownRecord = RECORDS[FIRST]?.[0] ?? '';
const isSent = (): boolean => [...relay.stored.values()].some((entries) => [...entries].some((entry) => entry.endsWith(ownRecord)));

// Guarantee: network
test('an update sends what the relays lack, disconnects, and connects again only for more', async () => {
  const { context } = await finishAway();
  await done(page.updateGroups());
  assert.deepEqual([isSent(), relay.entriesOf(context)], [true, []]);
  const opening = vi.spyOn(relay, 'open');
  await done(page.updateGroups());
  assert.equal(opening.mock.calls.length, 0);
});

test('an update reads who has finished meanwhile', async () => {
  const { secret } = await finishAway();
  const ben = new Friend('Ben', { ...newGroup('Ben'), secret });
  ben.finish(FIRST, 1);
  await ben.visit(FIRST);
  ben.group.close();
  await done(page.updateGroups());
  assert.deepEqual(storedGroupNews.read(), { groups: 1, day: FIRST, friends: 1, finished: 1 });
  assert.deepEqual(page.groups.value.rows[0]?.news.names, ['Ben']);
});

test('an update without a relay ends after 20 seconds, and its result is sent by the next one', async () => {
  const { context } = await finishAway();
  relay.isOpen = false;
  let isOver = false;
  const updating = page.updateGroups().then(() => (isOver = true));
  await until(() => relay.entriesOf(context).length > 0);
  await pass(19_000);
  assert.deepEqual([isOver, relay.entriesOf(context).length > 0], [false, true]);
  await done(updating);
  assert.deepEqual([isSent(), relay.entriesOf(context)], [false, []]);
  relay.isOpen = true;
  await done(page.updateGroups());
  assert.ok(isSent());
});

// Guarantee: network
test('a group that is left during its update is neither stored nor sent', async () => {
  const saved = await finishAway();
  relay.isOpen = false;
  const updating = page.updateGroups();
  await until(() => relay.entriesOf(saved.context).length > 0);
  await done(page.leaveGroup(saved));
  assert.deepEqual(relay.entriesOf(saved.context), [], 'it disconnects at once');
  relay.isOpen = true;
  await done(updating);
  assert.deepEqual([await readGroups(), isSent()], [[], false]);
});

test('a group that the engine cannot read does not keep the others from being sent', async () => {
  const first = await finishAway();
  await done(page.makeGroup());
  page.closeGroup();
  const second = page.groups.value.rows.find(({ secret }) => secret !== first.secret)!;
  relay.stored.clear();
  startEngine((message) => (message.member === second.member ? Promise.reject(new Error('lost')) : null));
  await done(page.updateGroups());
  assert.ok(isSent());
  assert.equal((await readGroups()).length, 2);
});

test('truncated, outdated and foreign group links are refused with different texts', async () => {
  startEngine();
  const { link } = await python.ask<{ link: string }>('page', { do: 'group-link', secret: SECRET });
  assert.equal(await page.openGroup(link.slice(0, -3), ''), 'together-cut-link');
  assert.equal(await page.openGroup(`7${link.slice(1)}`, ''), 'together-old-link');
  assert.equal(await page.openGroup('hello', ''), 'groups-bad-link');
});

test("a group link contains the inviting friend's name, without invisible characters", () => {
  assert.deepEqual(parseLink('https://x/#group=1.ab.daily.cd&from=Be%E2%80%AEn'), {
    for: 'screen',
    route: { to: 'group', link: '1.ab.daily.cd', from: 'Be n' },
  });
});
