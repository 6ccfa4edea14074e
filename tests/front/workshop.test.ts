/** The workshop stores, shares, imports and completes bots, and describes their mistakes. */

import assert from 'node:assert/strict';
import { beforeEach, test, vi } from 'vitest';
import { changeWorkshop, readWorkshop, type StoredWorkshop } from '../../web/src/core/browser/bot-store';
import { parseLink } from '../../web/src/app/open-link';
import { STARTERS, STEPS, WORDS } from '../../web/src/core/contract/generated/workshop';
import { signatureOf } from '../../web/src/features/workshop/completion';
import * as sharing from '../../web/src/features/workshop/sharing';
import * as savedBots from '../../web/src/features/workshop/bots';
import * as workshop from '../../web/src/features/workshop/model';
import { templateText } from '../../web/src/features/workshop/templates';
import { mistakeText } from '../../web/src/core/words/mistakes';
import { loadLazyTexts } from '../../web/src/core/words/texts';
import { state } from '../../web/src/core/state/store';
import './page-state';
import { override } from './override';
import { randomNumbers } from './fixed-randomness';
import { clearStores } from './stores';

const { workshopState } = workshop;
const { answersLink, botLink, botFileName, compress, readAnswers, decompress } = sharing;

beforeEach(async () => {
  await loadLazyTexts();
  await clearStores(['bots', 'drafts']);
  sessionStorage.clear();
  workshopState.update({
    open: { is: 'bot', name: '' },
    text: '',
    savedBot: null,
    bots: [],
    names: [],
    unsaved: [],
    course: { texts: {}, passed: [] },
    deleted: null,
    answersAuthor: null,
    knownTexts: {},
    isStorageFull: false,
  });
});

/** These read storage after all pending writes. */
const bots = async (): Promise<{ name: string; source: string }[]> =>
  (await readWorkshop()).bots.map(({ name, source }) => ({ name, source }));
const draft = async (): Promise<unknown> => (await readWorkshop()).draft;
const course = async (): Promise<unknown> => (await readWorkshop()).course;
const unsaved = async (): Promise<unknown> => (await readWorkshop()).unsaved.map(({ name, source }) => ({ name, source }));

/** Visits the workshop again with nothing but what is stored. */
async function comeBack(): Promise<void> {
  await readWorkshop();
  workshopState.update({ text: '', savedBot: null, knownTexts: {} });
  await workshop.loadWorkshop();
}

/** Writes to storage as another tab does. */
const inAnotherTab = (part: Partial<StoredWorkshop>): Promise<unknown> => changeWorkshop((stored) => ({ ...stored, ...part }));
const foreignBot = { name: 'Mine', source: 'theirs', saved_at: 1 };

test('the workshop opens a template at the first visit, later the bot saved last', async () => {
  await workshop.loadWorkshop();
  assert.equal(workshopState.value.text, templateText('random'));
  assert.equal(workshop.isSaved(), false);
  workshop.rename('  One\u202e ');
  workshop.onTextChanged('class Bot: pass');
  await savedBots.saveBot();
  assert.equal(workshop.isSaved(), true);
  assert.deepEqual(await bots(), [{ name: 'One', source: 'class Bot: pass' }]);
  assert.deepEqual(state.stored.bots, ['One']);
  await comeBack();
  assert.deepEqual(workshopState.value.open, { is: 'bot', name: 'One' });
  workshop.onTextChanged('changed');
  assert.equal(workshop.isSaved(), false);
});

test('a text typed just before a reload is opened and stored although the database did not get it', async () => {
  await workshop.loadWorkshop();
  workshop.onTextChanged('typ');
  workshop.onTextChanged('typed');
  const typed = sessionStorage.getItem('mapwright:typed') ?? '';
  await vi.waitFor(() => assert.equal(workshopState.value.pendingChanges, 0));
  assert.equal(sessionStorage.getItem('mapwright:typed'), null);
  await inAnotherTab({ draft: { name: 'Mine', source: 'typ' } });
  sessionStorage.setItem('mapwright:typed', typed);
  await comeBack();
  assert.equal(workshopState.value.text, 'typed');
  await vi.waitFor(() => assert.equal(workshopState.value.pendingChanges, 0));
  assert.deepEqual(await draft(), { name: workshopState.value.open.is === 'bot' ? workshopState.value.open.name : '', source: 'typed' });
  assert.deepEqual(await unsaved(), []);
});

test('the draft survives a reload, and saving does not overwrite a bot of the same name', async () => {
  await workshop.loadWorkshop();
  workshop.rename('My bot');
  workshop.onTextChanged('one');
  await comeBack();
  assert.deepEqual([workshopState.value.open, workshopState.value.text], [{ is: 'bot', name: 'My bot' }, 'one']);
  await savedBots.saveBot();
  workshop.openStarter('random');
  workshop.rename('My bot');
  await savedBots.saveBot();
  assert.deepEqual((await bots()).map(({ name }) => name).sort(), ['My bot', 'My bot 2']);
  workshop.onTextChanged('two');
  await savedBots.saveBot();
  assert.equal((await bots()).length, 2);
  assert.equal(await draft(), null);
  assert.deepEqual(await unsaved(), [], 'nothing of this tab is taken for another tab’s');
});

// Guarantee: storage
test('opening a bot from a link saves the current draft as a bot', async () => {
  await workshop.loadWorkshop();
  workshop.rename('Mine');
  workshop.onTextChanged('my own text');
  await comeBack();
  await workshop.openFromLink('Mine', 'a foreign text');
  workshop.onTextChanged('a foreign text, changed');
  assert.deepEqual(await bots(), [{ name: 'Mine', source: 'my own text' }]);
  assert.deepEqual(await draft(), { name: 'Mine 2', source: 'a foreign text, changed' });
  await savedBots.saveBot();
  await workshop.openFromLink('Another', 'one more');
  assert.equal((await bots()).length, 2, 'what is stored under a name is not stored twice');
});

test('a new bot gets a free name, and a deleted one can be restored with its source', async () => {
  await workshop.loadWorkshop();
  await savedBots.saveBot();
  workshop.openStarter('random');
  assert.deepEqual(workshopState.value.open, { is: 'bot', name: 'Random 2' });
  workshop.openBot('Random');
  workshop.onTextChanged('precious');
  await savedBots.saveBot();
  await savedBots.deleteBot();
  assert.deepEqual([await bots(), state.stored.bots], [[], []]);
  assert.equal(workshopState.value.deleted?.source, 'precious');
  await savedBots.restoreDeletedBot();
  assert.deepEqual(await bots(), [{ name: 'Random', source: 'precious' }]);
  assert.equal(workshopState.value.text, 'precious');
});

test('opening another bot stores an unsaved text, but not an unchanged template', async () => {
  await workshop.loadWorkshop();
  workshop.openStarter('look_ahead');
  assert.deepEqual(await unsaved(), []);
  workshop.onTextChanged('not saved');
  workshop.openStarter('random');
  assert.deepEqual(await unsaved(), [{ name: 'Look-ahead', source: 'not saved' }]);
  workshop.openUnsaved(0);
  assert.equal(workshopState.value.text, 'not saved');
});

/** The disk accepts nothing while `work` runs, as when it is full. */
async function whileStorageIsFull(work: () => Promise<void>): Promise<void> {
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await work();
  IDBObjectStore.prototype.put = put;
}

// Guarantee: storage
test('a bot is not saved where storage is full, and the screen offers the file', async () => {
  await workshop.loadWorkshop();
  await whileStorageIsFull(async () => {
    workshop.onTextChanged('precious');
    await readWorkshop();
    assert.equal(workshopState.value.isStorageFull, true, 'the draft is not stored either');
    await savedBots.saveBot();
  });
  assert.deepEqual([workshop.isSaved(), workshopState.value.isStorageFull, workshopState.value.bots], [false, true, []]);
  await savedBots.saveBot();
  assert.deepEqual([workshop.isSaved(), workshopState.value.isStorageFull], [true, false]);
});

test('opening a bot while storage is full keeps the draft and reports the full storage', async () => {
  await workshop.loadWorkshop();
  workshop.onTextChanged('first');
  await savedBots.saveBot();
  workshop.onTextChanged('precious');
  await readWorkshop();
  await whileStorageIsFull(async () => {
    workshop.openBot('Random');
    await readWorkshop();
  });
  assert.equal(workshopState.value.isStorageFull, true);
  assert.deepEqual(await draft(), { name: 'Random', source: 'precious' });
  workshop.onTextChanged('typed again');
  await readWorkshop();
  assert.equal(workshopState.value.isStorageFull, false);
});

test('a bot that storage loses at once is not reported as saved', async () => {
  await workshop.loadWorkshop();
  workshop.onTextChanged('precious');
  const { put } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function (this: IDBObjectStore, value: unknown, key?: IDBValidKey) {
    return put.call(this, this.name === 'bots' ? { ...(value as object), source: '' } : value, key);
  };
  await savedBots.saveBot();
  IDBObjectStore.prototype.put = put;
  assert.equal(workshopState.value.isStorageFull, true);
  assert.equal(workshopState.value.savedBot, null);
});

// Guarantee: storage
test('a draft of another tab is stored as unsaved before it is overwritten', async () => {
  await workshop.loadWorkshop();
  workshop.onTextChanged('mine');
  await inAnotherTab({ draft: { name: 'Theirs', source: 'theirs' } });
  workshop.onTextChanged('mine, changed');
  workshop.onTextChanged('mine, changed again');
  assert.deepEqual(await unsaved(), [{ name: 'Theirs', source: 'theirs' }]);
  assert.deepEqual(await draft(), { name: 'Random', source: 'mine, changed again' });
});

test('two tabs that write one draft by turns have one unsaved text of each, the last one', async () => {
  await workshop.loadWorkshop();
  for (const turn of ['one', 'two', 'three']) {
    workshop.onTextChanged(`mine, ${turn}`);
    await unsaved();
    await inAnotherTab({ draft: { name: 'Random', source: `theirs, ${turn}` } });
  }
  workshop.onTextChanged('mine at the end');
  assert.deepEqual(await unsaved(), [{ name: 'Random', source: 'theirs, three' }]);
});

test('texts that were left by opening others are all kept, with the time', async () => {
  await workshop.loadWorkshop();
  for (const source of ['first', 'second']) {
    workshop.openStarter('random');
    workshop.onTextChanged(source);
  }
  workshop.openStarter('random');
  assert.deepEqual(await unsaved(), [
    { name: 'Random', source: 'second' },
    { name: 'Random', source: 'first' },
  ]);
  assert.ok((await readWorkshop()).unsaved.every(({ saved_at }) => Date.now() - saved_at < 60_000));
});

test('saving a bot does not overwrite one that another tab saved under the same name', async () => {
  await workshop.loadWorkshop();
  await inAnotherTab({ bots: [foreignBot] });
  workshop.rename('Mine');
  workshop.onTextChanged('mine');
  await savedBots.saveBot();
  assert.deepEqual(await bots(), [
    { name: 'Mine 2', source: 'mine' },
    { name: 'Mine', source: 'theirs' },
  ]);
});

test('a version that another tab has saved is stored as unsaved before it is overwritten', async () => {
  await workshop.loadWorkshop();
  workshop.rename('Mine');
  workshop.onTextChanged('one');
  await savedBots.saveBot();
  await inAnotherTab({ bots: [foreignBot] });
  workshop.onTextChanged('two');
  await savedBots.saveBot();
  assert.deepEqual(await bots(), [{ name: 'Mine', source: 'two' }]);
  assert.deepEqual(await unsaved(), [{ name: 'Mine', source: 'theirs' }]);
});

test('a course program of another tab is stored as unsaved, and its other steps stay', async () => {
  workshop.openStep(1);
  workshop.onTextChanged('mine');
  await inAnotherTab({ course: { texts: { 1: 'theirs', 2: 'their second' }, passed: [2] } });
  workshop.passStep(1);
  workshop.onTextChanged('mine, changed');
  assert.deepEqual(await course(), { texts: { 1: 'mine, changed', 2: 'their second' }, passed: [1, 2] });
  assert.deepEqual(
    (await readWorkshop()).unsaved.map(({ source }) => source),
    ['theirs'],
  );
});

test('the next course step can start with the player’s own program under the new title', async () => {
  workshop.openStep(1);
  workshop.onTextChanged('"""Play by the rules"""\nmine = 1\n');
  workshop.continueWithOwnProgram();
  assert.deepEqual(workshopState.value.open, { is: 'step', number: 2 });
  assert.equal(workshopState.value.text, '"""See what an action earns"""\nmine = 1\n');
  assert.equal((await readWorkshop()).course.texts[2], workshopState.value.text);
  workshop.startStepOver();
  workshop.startStepFromPrevious();
  assert.match(workshopState.value.text, /^"""See what an action earns"""\nmine/);
});

test('answers of another player are opened and not stored', async () => {
  workshop.openStep(1);
  workshop.onTextChanged('mine');
  const answers = await readAnswers(await compress(JSON.stringify({ 2: 'theirs', 99: 'no step' })));
  assert.deepEqual(answers, { 2: 'theirs' });
  workshop.openAnswers('Ann', answers!);
  assert.deepEqual([workshopState.value.open, workshopState.value.text], [{ is: 'step', number: 2 }, 'theirs']);
  workshop.onTextChanged('changed');
  workshop.passStep(2);
  assert.deepEqual(await course(), { texts: { 1: 'mine' }, passed: [] });
  await workshop.leaveCourse();
  assert.deepEqual(workshopState.value.course.texts, { 1: 'mine' });
});

test('answers that cannot be read are refused', async () => {
  for (const bad of ['', '!!', await compress('[]'), await compress('{"1": 5}'), await compress('no JSON'), await compress('{}')]) {
    assert.equal(await readAnswers(bad), null);
  }
});

test('the English comments of the templates are those of the engine’s files', () => {
  for (const [id, source] of Object.entries(STARTERS)) assert.equal(templateText(id).replaceAll('’', "'"), source, id);
});

/** The code of the third step, which is titled in the player's language. */
const titled = (code: string): string => code.replace(/^""".*"""/, '"""The edicts of the season"""');

test('the program of a course step is stored while typing, and passed steps stay passed', async () => {
  workshop.openStep(3);
  assert.equal(workshopState.value.text, titled(STEPS[2]!.starter));
  workshop.onTextChanged('mine');
  workshop.openStep(4);
  workshop.openStep(3);
  assert.equal(workshopState.value.text, 'mine');
  workshop.useModelAnswer();
  assert.equal(workshopState.value.text, titled(STEPS[2]!.model));
  workshop.startStepOver();
  assert.equal(workshopState.value.text, titled(STEPS[2]!.starter));
  workshop.passStep(3);
  workshop.passStep(1);
  workshop.passStep(3);
  assert.deepEqual((await readWorkshop()).course.passed, [1, 3]);
  workshop.saveStepAsBot();
  assert.deepEqual(workshopState.value.open, { is: 'bot', name: 'Step 3' });
});

test('a bot compressed for a link is decompressed to the same text', async () => {
  for (const text of ['', 'class Bot: pass\n', 'ї'.repeat(500), STARTERS.look_ahead!]) {
    assert.deepEqual(await decompress(await compress(text)), { text, whole: true });
  }
});

test('a damaged link to a bot is decompressed as far as it is readable', async () => {
  const packed = await compress(STARTERS.look_ahead!);
  const half = await decompress(packed.slice(0, packed.length / 2));
  assert.equal(half.whole, false);
  assert.ok(half.text.length > 200 && STARTERS.look_ahead!.startsWith(half.text.slice(0, -4)));
  for (const bad of ['', '!', 'AAAA', '%%%', 'zzzzzzzzzzzzz', 'x'.repeat(5001)]) {
    const unpacked = await decompress(bad);
    assert.ok(unpacked.text.length <= 100_000);
  }
});

// Guarantee: input
test('a decompression bomb is cut at the longest text', async () => {
  const unpacked = await decompress(await compress('x'.repeat(5_000_000)));
  assert.equal(unpacked.whole, false);
  assert.equal(unpacked.text.length, 100_000);
});

test('links to bots, answers and course steps are parsed', () => {
  assert.deepEqual(parseLink('https://a.example/#course=3'), { for: 'course', step: 3 });
  for (const none of ['11', '40', 'x', '0', '3.5', '']) {
    assert.deepEqual(parseLink(`https://a.example/#course=${none}`), { for: 'course', step: null }, none);
  }
  assert.deepEqual(parseLink('https://a.example/#workshop'), { for: 'screen', route: { to: 'workshop', step: null } });
  assert.deepEqual(parseLink(answersLink('A&b', 'xyz')), {
    for: 'screen',
    route: { to: 'workshop', answers: { packed: 'xyz', name: 'A&b' } },
  });
  assert.deepEqual(parseLink('https://a.example/#bot=abc&name=My%20bot'), {
    for: 'screen',
    route: { to: 'workshop', bot: { packed: 'abc', name: 'My bot' } },
  });
  assert.deepEqual(parseLink(botLink('A&b', 'xyz')), { for: 'screen', route: { to: 'workshop', bot: { packed: 'xyz', name: 'A&b' } } });
});

test('a file name has only letters, digits and hyphens', () => {
  assert.equal(botFileName('My bot!'), 'my-bot.py');
  assert.equal(botFileName('Мій бот 2'), 'мій-бот-2.py');
  assert.equal(botFileName('///'), 'bot.py');
});

test('an API entry is written with its Python signature', () => {
  const known = (name: string): string => signatureOf(WORDS.find((word) => word.name === name)!);
  assert.equal(known('legal'), 'legal(state: State) -> Sequence[Action]');
  assert.equal(known('State.card'), 'State.card: str');
  assert.equal(known('SEASONS'), 'SEASONS: tuple[Season, ...]');
});

test('a mistake is described in one sentence, with its line if that is known', () => {
  const mistake = { kind: 'raised', line: 7, name: 'ValueError', quoted: 'no' };
  assert.equal(mistakeText(mistake), 'Line 7: the bot failed with ValueError: no');
  const list = { kind: 'list', line: 7, name: '', quoted: '406' };
  assert.equal(mistakeText(list), 'Line 7: choose returned a list of 406 actions. Return one of them.');
  assert.equal(mistakeText({ kind: 'stopped', line: null, name: '', quoted: '' }), 'Stopped.');
  assert.match(mistakeText({ kind: 'never heard of', line: null, name: '', quoted: '' }), /Python crashed/);
  assert.ok(mistakeText({ ...mistake, quoted: 'x'.repeat(10_000) }).length < 300);
});

test('bots and answers are copied as links, unless the link would be too long', async () => {
  const copied: string[] = [];
  override(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  await workshop.openFromLink('Mine', 'class Bot: pass');
  await sharing.shareBot();
  assert.ok(copied[0]?.includes('#bot='));
  await sharing.shareAnswers();
  assert.equal(state.notices.notice, 'course-answers-none');
  workshopState.update({ course: { texts: { 1: 'one' }, passed: [] } });
  await sharing.shareAnswers();
  assert.ok(copied[1]?.includes('#answers='));
  const random = randomNumbers();
  workshopState.update({ text: Array.from({ length: 30_000 }, () => String.fromCharCode(33 + (random() % 90))).join('') });
  await sharing.shareBot();
  assert.deepEqual([copied.length, state.notices.notice], [2, 'workshop-link-long']);
});

test('a bot file is opened under its name, and refused if it is too long', async () => {
  const field = { files: [new File(['class Bot: pass'], 'Mine.py')], value: 'x' };
  await sharing.importBot({ target: field } as unknown as Event);
  assert.deepEqual([workshopState.value.open, workshopState.value.text, field.value], [{ is: 'bot', name: 'Mine' }, 'class Bot: pass', '']);
  field.files = [new File(['x'.repeat(200_000)], 'long.py')];
  await sharing.importBot({ target: field } as unknown as Event);
  assert.equal(state.notices.failure?.text, 'workshop-too-long');
});
