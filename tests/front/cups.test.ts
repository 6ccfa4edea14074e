/** Tests of cups: devices that share one, and what the page stores and writes. */

import assert from 'node:assert/strict';
import { afterAll, beforeEach, test, vi } from 'vitest';
import type { CupJson } from '../../web/src/core/contract/generated/messages';
import { parseLink } from '../../web/src/app/open-link';
import { clearLocalStorage } from '../../web/src/core/browser/local-storage';
import { bootEngine } from '../../web/src/core/engine/ask';
import { Cup, type CupEnvironment } from '../../web/src/features/cups/cup';
import { readCups, removeCup, type SavedCup, writeCup } from '../../web/src/features/cups/cup-store';
import { cupFile } from '../../web/src/features/cups/file';
import { inventedPlayer } from '../../web/src/features/cups/names';
import { tableText } from '../../web/src/features/cups/results';
import { parsePlayer } from '../../web/src/core/state/player-text';
import { loadLazyTexts, setLocale } from '../../web/src/core/words/texts';
import { Python } from './python';
import { relay } from './cup-relay';
import { answerRequests } from './scripted-engine';

vi.mock('../../web/src/core/network/member-log', () => import('./cup-relay'));

const python = new Python();
afterAll(() => python.end());
const ask = ((message: object) => python.ask('page', message)) as CupEnvironment['ask'];

async function newLink(together = true): Promise<SavedCup> {
  const setup = { set: 'base' };
  const response = await ask({ do: 'cup-link', secret: '0f'.repeat(16), setup, rounds: 2, together, card_seconds: 0 } as never);
  const { link, secret, context, deals } = response as unknown as SavedCup;
  const news = { members: 0, open: 0, finished: 0 };
  const own = { title: '7b', member: '', isOrganiser: false, entries: [], hidden: [], news, when: 0 };
  return { link, secret, context, deals, together, cardSeconds: 0, ...own };
}

async function device(name: string, together = true): Promise<Cup> {
  const member = name.charAt(0).toLowerCase().repeat(8);
  const saved = { ...(await newLink(together)), member };
  const cup = new Cup(saved, { ask, store: () => Promise.resolve(), changed: () => undefined });
  await cup.setPlayer(`tower ${name}`);
  cup.connect();
  return cup;
}

const names = ({ view }: Cup): string[] => (view?.rows ?? []).map(({ player }) => parsePlayer(player).name).sort();

async function settled(...cups: Cup[]): Promise<void> {
  for (let i = 0; i < 4; i++) for (const cup of cups) await cup.add([]);
}

beforeEach(async () => {
  await setLocale('en');
  await loadLazyTexts();
  clearLocalStorage();
  relay.reset();
});

test('members of a cup see each other, and the round that the organiser opens', async () => {
  const [ada, ben] = [await device('Ada'), await device('Ben')];
  await settled(ada, ben);
  assert.deepEqual([names(ada), names(ben)], [['Ada', 'Ben'], ['Ada', 'Ben']]); // prettier-ignore
  assert.equal(ben.view?.open, 0);
  await ada.openRound(1);
  await settled(ada, ben);
  assert.equal(ben.view?.open, 1);
});

// Guarantee: network
test('invalid entries of somebody with the link are not stored and change nothing', async () => {
  const ada = await device('Ada');
  const before = ada.view;
  await ada.add(['result', `result 1 bbbbbbbb ${'A'.repeat(50)}`, 'x'.repeat(1000), 'open 9', 'member bbbbbbbb 0 - Mal']);
  assert.deepEqual({ ...ada.view, entries: [] }, { ...before, entries: [] });
  assert.ok(!ada.saved.entries.includes('result') && !ada.saved.entries.includes('open 9'));
});

test('a game without a finished season is no entry of a cup', async () => {
  const ada = await device('Ada', false);
  assert.equal(await ada.addGame(1, ada.saved.deals[0] ?? ''), false);
});

test('an export contains the cups, and an import adds those that are not there yet', async () => {
  const dispatch = (message: object): Promise<object> => python.ask('page', message);
  answerRequests({ 'cup-parse': dispatch });
  bootEngine();
  const saved = { ...(await newLink()), member: 'aaaaaaaa', isOrganiser: true, entries: ['member aaaaaaaa 1 tower Ada', 'open 1'] };
  await writeCup(saved);
  const exported = await cupFile.exported();
  assert.equal(await cupFile.add(exported), 0, 'it is here already');
  await removeCup(saved.secret);
  assert.equal(await cupFile.add([...exported, { link: 'x', title: '', member: '', organiser: false, entries: [] }]), 1);
  const [{ when: _, ...read } = saved] = await readCups();
  assert.deepEqual(read, (({ when: __, ...rest }) => rest)(saved));
});

test('a name that a spreadsheet would read as a formula is written as text', async () => {
  const ada = await device('Ada', false);
  const row = { id: 'b', player: '- =1+"1"', place: 1, overall: 1, seasons: [4, 0], stars: [12, null], total: 12 };
  assert.equal(tableText(ada, { rows: [row] } as unknown as CupJson).split('\r\n')[1], `"1","'=1+""1""","12","","12"`);
});

test('invented names fit into an entry', () => {
  for (let i = 0; i < 20; i++) {
    const { name, crest } = inventedPlayer();
    assert.match(name, /^[A-Z][a-z]+ [1-9][0-9]?$/);
    assert.deepEqual(parsePlayer(`${crest} ${name}`), { name, crest });
  }
});

test('a link to a cup contains what it is called', () => {
  assert.deepEqual(parseLink('https://x/#cup=1.ab.cup.bA1.3t60.cdef&name=Class%207b'), {
    for: 'screen',
    route: { to: 'cup', link: '1.ab.cup.bA1.3t60.cdef', title: 'Class 7b' },
  });
});
