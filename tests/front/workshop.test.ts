/** The workshop: what is stored, what is shared, what is completed, and what is said of a bot's mistakes. */

import assert from 'node:assert/strict';
import { beforeEach, test, vi } from 'vitest';
import { storedUnsavedBots, storedBots, storedCourse, storedDraft } from '../../web/src/core/browser/stored-bots';
import { parseLink } from '../../web/src/app/open-link';
import { STARTERS, STEPS, WORDS } from '../../web/src/core/contract/generated/workshop';
import { signatureOf } from '../../web/src/features/workshop/completion';
import * as sharing from '../../web/src/features/workshop/sharing';
import * as shelf from '../../web/src/features/workshop/model';
import { templateText } from '../../web/src/features/workshop/templates';
import { mistakeText } from '../../web/src/core/words/mistakes';
import { loadLazyTexts } from '../../web/src/core/words/texts';
import { state } from '../../web/src/core/state/store';
import './begin';
import { lend } from './lend';
import { randomNumbers } from './repeatable';

const { workshopState } = shelf;
const { answersLink, botLink, botFileName, compress, readAnswers, decompress } = sharing;

beforeEach(async () => {
  await loadLazyTexts();
  for (const name of ['bots', 'bots-aside', 'bot-draft', 'course']) localStorage.removeItem(`mapwright:${name}`);
  Object.assign(workshopState, {
    text: '',
    savedBot: null,
    bots: [],
    course: { texts: {}, passed: [] },
    deleted: null,
    answersAuthor: null,
    storedText: null,
    isStorageFull: false,
  });
});

test('the first visit opens a template, the next one the bot that was saved last', () => {
  shelf.loadWorkshop();
  assert.equal(workshopState.text, templateText('random'));
  assert.equal(shelf.isSaved(), false);
  shelf.rename('  One\u202e ');
  shelf.onTextChanged('class Bot: pass');
  shelf.saveBot();
  assert.equal(shelf.isSaved(), true);
  assert.deepEqual(storedBots.read(), [{ name: 'One', source: 'class Bot: pass' }]);
  workshopState.text = '';
  shelf.loadWorkshop();
  assert.deepEqual(workshopState.open, { is: 'bot', name: 'One' });
  shelf.onTextChanged('changed');
  assert.equal(shelf.isSaved(), false);
});

test('the draft comes back after a reload, and saving does not overwrite a bot of the same name', () => {
  shelf.loadWorkshop();
  shelf.rename('My bot');
  shelf.onTextChanged('one');
  Object.assign(workshopState, { text: '' });
  shelf.loadWorkshop();
  assert.deepEqual([workshopState.open, workshopState.text], [{ is: 'bot', name: 'My bot' }, 'one']);
  shelf.saveBot();
  shelf.openStarter('random');
  shelf.rename('My bot');
  shelf.saveBot();
  assert.deepEqual(
    storedBots.read().map(({ name }) => name),
    ['My bot 2', 'My bot'],
  );
  shelf.onTextChanged('two');
  shelf.saveBot();
  assert.equal(storedBots.read().length, 2);
  assert.equal(localStorage.getItem('mapwright:bot-draft'), null);
});

test('opening a link saves the draft as a bot', () => {
  shelf.loadWorkshop();
  shelf.rename('Mine');
  shelf.onTextChanged('my own text');
  Object.assign(workshopState, { text: '' }); // another visit
  shelf.loadWorkshop();
  shelf.openFromLink('Mine', 'a foreign text');
  shelf.onTextChanged('a foreign text, changed');
  assert.deepEqual(storedBots.read(), [{ name: 'Mine', source: 'my own text' }]);
  assert.deepEqual(storedDraft.read(), { name: 'Mine 2', source: 'a foreign text, changed' });
  shelf.saveBot();
  shelf.openFromLink('Another', 'one more');
  assert.equal(storedBots.read().length, 2, 'what is stored under a name is not stored twice');
});

test('a deleted bot is not stored, and a new bot gets a free name', () => {
  shelf.loadWorkshop();
  shelf.saveBot();
  shelf.openStarter('random');
  assert.deepEqual(workshopState.open, { is: 'bot', name: 'Random 2' });
  shelf.openBot('Random');
  shelf.deleteBot();
  assert.deepEqual(storedBots.read(), []);
});

test('a bot that was deleted can be brought back', () => {
  shelf.loadWorkshop();
  shelf.onTextChanged('precious');
  shelf.saveBot();
  shelf.deleteBot();
  assert.equal(workshopState.deleted?.source, 'precious');
  shelf.restoreDeletedBot();
  assert.deepEqual(storedBots.read(), [{ name: 'Random', source: 'precious' }]);
  assert.equal(workshopState.text, 'precious');
});

test('opening another bot stores an unsaved text, but not an unchanged template', () => {
  shelf.loadWorkshop();
  shelf.openStarter('look_ahead');
  assert.deepEqual(storedUnsavedBots.read(), []);
  shelf.onTextChanged('not saved');
  shelf.openStarter('random');
  assert.deepEqual(storedUnsavedBots.read(), [{ name: 'Look-ahead', source: 'not saved' }]);
  shelf.openUnsaved(0);
  assert.equal(workshopState.text, 'not saved');
});

/** What another tab writes. */
const inAnotherTab = (name: string, value: unknown): void => localStorage.setItem(`mapwright:${name}`, JSON.stringify(value));

/** Storage accepts nothing while `work` runs, as when it is full. */
function whileStorageIsFull(work: () => void): void {
  const setItem = (): void => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  const { localStorage: storage } = globalThis;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem,
  });
  work();
  vi.unstubAllGlobals();
}

test('a bot is not saved where storage is full, and the screen offers the file', () => {
  shelf.loadWorkshop();
  whileStorageIsFull(() => {
    shelf.onTextChanged('precious');
    assert.equal(workshopState.isStorageFull, true, 'the draft is not stored either');
    shelf.saveBot();
  });
  assert.deepEqual([shelf.isSaved(), workshopState.isStorageFull, workshopState.bots], [false, true, []]);
  shelf.saveBot();
  assert.deepEqual([shelf.isSaved(), workshopState.isStorageFull], [true, false]);
});

test('a draft of another tab is stored as unsaved before it is overwritten', () => {
  shelf.loadWorkshop();
  shelf.onTextChanged('mine');
  inAnotherTab('bot-draft', { name: 'Theirs', source: 'theirs' });
  shelf.onTextChanged('mine, changed');
  shelf.onTextChanged('mine, changed again');
  assert.deepEqual(storedUnsavedBots.read(), [{ name: 'Theirs', source: 'theirs' }]);
  assert.equal(storedDraft.read()?.source, 'mine, changed again');
});

test('a bot that another tab has saved under the same name is left alone', () => {
  shelf.loadWorkshop();
  inAnotherTab('bots', [{ name: 'Mine', source: 'theirs' }]);
  shelf.rename('Mine');
  shelf.onTextChanged('mine');
  shelf.saveBot();
  assert.deepEqual(storedBots.read(), [
    { name: 'Mine 2', source: 'mine' },
    { name: 'Mine', source: 'theirs' },
  ]);
});

test('a version that another tab has saved is stored as unsaved before it is overwritten', () => {
  shelf.loadWorkshop();
  shelf.rename('Mine');
  shelf.onTextChanged('one');
  shelf.saveBot();
  inAnotherTab('bots', [{ name: 'Mine', source: 'theirs' }]);
  shelf.onTextChanged('two');
  shelf.saveBot();
  assert.deepEqual(storedBots.read(), [{ name: 'Mine', source: 'two' }]);
  assert.deepEqual(storedUnsavedBots.read(), [{ name: 'Mine', source: 'theirs' }]);
});

test('a program of another tab is stored as unsaved, and its other steps stay', () => {
  shelf.openStep(1);
  shelf.onTextChanged('mine');
  inAnotherTab('course', { texts: { 1: 'theirs', 2: 'their second' }, passed: [2] });
  shelf.passStep(1);
  shelf.onTextChanged('mine, changed');
  assert.deepEqual(storedCourse.read(), { texts: { 1: 'mine, changed', 2: 'their second' }, passed: [1, 2] });
  assert.deepEqual(
    storedUnsavedBots.read().map(({ source }) => source),
    ['theirs'],
  );
});

test('the next step can begin with the player’s own program, under its title', () => {
  shelf.openStep(1);
  shelf.onTextChanged('"""Play by the rules"""\nmine = 1\n');
  shelf.continueWithOwnProgram();
  assert.deepEqual(workshopState.open, { is: 'step', number: 2 });
  assert.equal(workshopState.text, '"""See what an action earns"""\nmine = 1\n');
  assert.equal(storedCourse.read().texts[2], workshopState.text);
  shelf.startStepOver();
  shelf.startStepFromPrevious();
  assert.match(workshopState.text, /^"""See what an action earns"""\nmine/);
});

test('answers of another player are opened and not stored', async () => {
  shelf.openStep(1);
  shelf.onTextChanged('mine');
  const answers = await readAnswers(await compress(JSON.stringify({ 2: 'theirs', 99: 'no step' })));
  assert.deepEqual(answers, { 2: 'theirs' });
  shelf.openAnswers('Ann', answers!);
  assert.deepEqual([workshopState.open, workshopState.text], [{ is: 'step', number: 2 }, 'theirs']);
  shelf.onTextChanged('changed');
  shelf.passStep(2);
  assert.deepEqual(storedCourse.read(), { texts: { 1: 'mine' }, passed: [] });
  shelf.leaveCourse();
  assert.deepEqual(workshopState.course.texts, { 1: 'mine' });
});

test('answers that cannot be read are refused', async () => {
  for (const bad of ['', '!!', await compress('[]'), await compress('{"1": 5}'), await compress('no JSON'), await compress('{}')]) {
    assert.equal(await readAnswers(bad), null);
  }
});

test('the English comments of the templates are those of the engine’s files', () => {
  for (const [id, source] of Object.entries(STARTERS)) assert.equal(templateText(id).replaceAll('’', "'"), source, id);
});

test('a damaged bot is skipped, and one without a name gets a new name', () => {
  const whole = { name: 'a', source: 'b' };
  localStorage.setItem('mapwright:bots', JSON.stringify([whole, 5, { name: 'x' }, { name: 7, source: 'y' }, null]));
  assert.deepEqual(storedBots.read(), [whole, { name: '', source: 'y' }]);
  shelf.loadWorkshop();
  assert.deepEqual(
    workshopState.bots.map(({ name }) => name),
    ['a', 'My bot'],
  );
  localStorage.setItem('mapwright:bots', '{"a":1}');
  assert.deepEqual(storedBots.read(), []);
  localStorage.setItem('mapwright:course', JSON.stringify({ texts: { 1: 5 }, passed: ['x', 11] }));
  assert.deepEqual(storedCourse.read(), { texts: {}, passed: [] });
});

/** The code of the third step, which is titled in the player's language. */
const titled = (code: string): string => code.replace(/^""".*"""/, '"""The edicts of the season"""');

test('the program of a step is stored while it is written, and a passed step stays passed', () => {
  shelf.openStep(3);
  assert.equal(workshopState.text, titled(STEPS[2]!.starter));
  shelf.onTextChanged('mine');
  shelf.openStep(4);
  shelf.openStep(3);
  assert.equal(workshopState.text, 'mine');
  shelf.useModelAnswer();
  assert.equal(workshopState.text, titled(STEPS[2]!.model));
  shelf.startStepOver();
  assert.equal(workshopState.text, titled(STEPS[2]!.starter));
  shelf.passStep(3);
  shelf.passStep(1);
  shelf.passStep(3);
  assert.deepEqual(storedCourse.read().passed, [1, 3]);
  shelf.saveStepAsBot();
  assert.deepEqual(workshopState.open, { is: 'bot', name: 'Step 3' });
});

test('a shared bot comes back as it was', async () => {
  for (const text of ['', 'class Bot: pass\n', 'ї'.repeat(500), STARTERS.look_ahead!]) {
    assert.deepEqual(await decompress(await compress(text)), { text, whole: true });
  }
});

test('the readable part of a damaged link is opened', async () => {
  const packed = await compress(STARTERS.look_ahead!);
  const half = await decompress(packed.slice(0, packed.length / 2));
  assert.equal(half.whole, false);
  assert.ok(half.text.length > 200 && STARTERS.look_ahead!.startsWith(half.text.slice(0, -4)));
  for (const bad of ['', '!', 'AAAA', '%%%', 'zzzzzzzzzzzzz', 'x'.repeat(5001)]) {
    const found = await decompress(bad);
    assert.ok(found.text.length <= 100_000);
  }
});

test('a decompression bomb is cut at the longest text', async () => {
  const found = await decompress(await compress('x'.repeat(5_000_000)));
  assert.equal(found.whole, false);
  assert.equal(found.text.length, 100_000);
});

test('links to bots and to steps are read', () => {
  assert.deepEqual(parseLink('https://a.example/#course=3'), { for: 'course', step: 3 });
  for (const none of ['11', '40', 'x', '0', '3.5', '']) {
    assert.deepEqual(parseLink(`https://a.example/#course=${none}`), { for: 'course', step: null }, none);
  }
  assert.deepEqual(parseLink('https://a.example/#workshop'), { for: 'workshop' });
  assert.deepEqual(parseLink(answersLink('A&b', 'xyz')), { for: 'answers', packed: 'xyz', name: 'A&b' });
  assert.deepEqual(parseLink('https://a.example/#bot=abc&name=My%20bot'), { for: 'bot', packed: 'abc', name: 'My bot' });
  assert.deepEqual(parseLink(botLink('A&b', 'xyz')), { for: 'bot', packed: 'xyz', name: 'A&b' });
});

test('a file name has only letters, digits and hyphens', () => {
  assert.equal(botFileName('My bot!'), 'my-bot.py');
  assert.equal(botFileName('Мій бот 2'), 'мій-бот-2.py');
  assert.equal(botFileName('///'), 'bot.py');
});

test('an API entry is written with its Python signature', () => {
  const known = (name: string): string => signatureOf(WORDS.find((word) => word.name === name)!);
  assert.equal(known('legal'), 'legal(state: State) -> list[Action]');
  assert.equal(known('State.card'), 'State.card: str');
  assert.equal(known('SEASONS'), 'SEASONS: tuple[Season, ...]');
});

test('a mistake is one sentence, with its line where that is known', () => {
  const told = { kind: 'raised', line: 7, name: 'ValueError', quoted: 'no' };
  assert.equal(mistakeText(told), 'Line 7: the bot failed with ValueError: no');
  const list = { kind: 'list', line: 7, name: '', quoted: '406' };
  assert.equal(mistakeText(list), 'Line 7: choose returned a list of 406 actions. Return one of them.');
  assert.equal(mistakeText({ kind: 'stopped', line: null, name: '', quoted: '' }), 'Stopped.');
  assert.match(mistakeText({ kind: 'never heard of', line: null, name: '', quoted: '' }), /Python crashed/);
  assert.ok(mistakeText({ ...told, quoted: 'x'.repeat(10_000) }).length < 300);
});

test('a bot and the answers are copied as links, and not where a link would be too long', async () => {
  const copied: string[] = [];
  lend(navigator, { clipboard: { writeText: async (text: string) => void copied.push(text) } });
  shelf.openFromLink('Mine', 'class Bot: pass');
  await sharing.shareBot();
  assert.ok(copied[0]?.includes('#bot='));
  await sharing.shareAnswers();
  assert.equal(state.notices.notice, 'course-answers-none');
  workshopState.course = { texts: { 1: 'one' }, passed: [] };
  await sharing.shareAnswers();
  assert.ok(copied[1]?.includes('#answers='));
  const random = randomNumbers();
  workshopState.text = Array.from({ length: 30_000 }, () => String.fromCharCode(33 + (random() % 90))).join('');
  await sharing.shareBot();
  assert.deepEqual([copied.length, state.notices.notice], [2, 'workshop-link-long']);
});

test('a file is opened under its name, and refused where it is too long', async () => {
  const field = { files: [new File(['class Bot: pass'], 'Mine.py')], value: 'x' };
  await sharing.importBot({ target: field } as unknown as Event);
  assert.deepEqual([workshopState.open, workshopState.text, field.value], [{ is: 'bot', name: 'Mine' }, 'class Bot: pass', '']);
  field.files = [new File(['x'.repeat(200_000)], 'long.py')];
  await sharing.importBot({ target: field } as unknown as Event);
  assert.equal(state.notices.failure?.text, 'workshop-too-long');
});
