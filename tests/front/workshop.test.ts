/** The workshop: what is stored, what is shared, what is completed, and what is said of a bot's mistakes. */

import assert from 'node:assert/strict';
import { beforeEach, test } from 'vitest';
import { storedAside, storedBots, storedCourse, storedDraft } from '../../web/src/browser/bots';
import { readLink } from '../../web/src/commands/follow';
import { STARTERS, STEPS, WORDS } from '../../web/src/contract/generated/workshop';
import { signatureOf } from '../../web/src/screens/workshop/completion';
import { answersLink, botLink, fileName, pack, readAnswers, unpack } from '../../web/src/screens/workshop/sharing';
import * as shelf from '../../web/src/screens/workshop/shop';
import { starterText } from '../../web/src/screens/workshop/starters';
import { mistakeText } from '../../web/src/words/mistakes';
import { speakOfAll } from '../../web/src/words/texts';
import './begin';

const { shop } = shelf;

beforeEach(async () => {
  await speakOfAll();
  for (const name of ['bots', 'bots-aside', 'bot-draft', 'course']) localStorage.removeItem(`mapwright:${name}`);
  Object.assign(shop, { text: '', kept: null, bots: [], course: { texts: {}, passed: [] }, deleted: null, guest: null });
});

test('the first visit finds a bot to look at, the next one the bot kept last', () => {
  shelf.readShop();
  assert.equal(shop.text, starterText('random'));
  assert.equal(shelf.isKept(), false);
  shelf.rename('  One\u202e ');
  shelf.write('class Bot: pass');
  shelf.keep();
  assert.equal(shelf.isKept(), true);
  assert.deepEqual(storedBots.read(), [{ name: 'One', source: 'class Bot: pass' }]);
  shop.text = '';
  shelf.readShop();
  assert.deepEqual(shop.open, { is: 'bot', name: 'One' });
  shelf.write('changed');
  assert.equal(shelf.isKept(), false);
});

test('what is written comes back after a reload, and a bot is not written over another', () => {
  shelf.readShop();
  shelf.rename('My bot');
  shelf.write('one');
  Object.assign(shop, { text: '' });
  shelf.readShop();
  assert.deepEqual([shop.open, shop.text], [{ is: 'bot', name: 'My bot' }, 'one']);
  shelf.keep();
  shelf.openStarter('random');
  shelf.rename('My bot');
  shelf.keep();
  assert.deepEqual(
    storedBots.read().map(({ name }) => name),
    ['My bot 2', 'My bot'],
  );
  shelf.write('two');
  shelf.keep();
  assert.equal(storedBots.read().length, 2);
  assert.equal(localStorage.getItem('mapwright:bot-draft'), null);
});

test('a text from a link costs no draft', () => {
  shelf.readShop();
  shelf.rename('Mine');
  shelf.write('my own text');
  Object.assign(shop, { text: '' }); // another visit
  shelf.readShop();
  shelf.openForeign('Mine', 'a foreign text');
  shelf.write('a foreign text, changed');
  assert.deepEqual(storedBots.read(), [{ name: 'Mine', source: 'my own text' }]);
  assert.deepEqual(storedDraft.read(), { name: 'Mine 2', source: 'a foreign text, changed' });
  shelf.keep();
  shelf.openForeign('Another', 'one more');
  assert.equal(storedBots.read().length, 2, 'what is stored under a name is not stored twice');
});

test('a bot that is forgotten is gone, and a name is given once', () => {
  shelf.readShop();
  shelf.keep();
  shelf.openStarter('random');
  assert.deepEqual(shop.open, { is: 'bot', name: 'Random 2' });
  shelf.openBot('Random');
  shelf.forget();
  assert.deepEqual(storedBots.read(), []);
});

test('a bot that was deleted can be brought back', () => {
  shelf.readShop();
  shelf.write('precious');
  shelf.keep();
  shelf.forget();
  assert.equal(shop.deleted?.source, 'precious');
  shelf.bringBack();
  assert.deepEqual(storedBots.read(), [{ name: 'Random', source: 'precious' }]);
  assert.equal(shop.text, 'precious');
});

test('what was not saved is put aside when something else is opened, and a template is not', () => {
  shelf.readShop();
  shelf.openStarter('look_ahead');
  assert.deepEqual(storedAside.read(), []);
  shelf.write('not saved');
  shelf.openStarter('random');
  assert.deepEqual(storedAside.read(), [{ name: 'Look-ahead', source: 'not saved' }]);
  shelf.openAside(0);
  assert.equal(shop.text, 'not saved');
});

test('the next step can begin with the player’s own program, under its title', () => {
  shelf.openStep(1);
  shelf.write('"""Play by the rules"""\nmine = 1\n');
  shelf.continueWithMine();
  assert.deepEqual(shop.open, { is: 'step', number: 2 });
  assert.equal(shop.text, '"""See what an action earns"""\nmine = 1\n');
  assert.equal(storedCourse.read().texts[2], shop.text);
  shelf.startStepOver();
  shelf.startStepFromMine();
  assert.match(shop.text, /^"""See what an action earns"""\nmine/);
});

test('answers of another player are shown and leave one’s own alone', async () => {
  shelf.openStep(1);
  shelf.write('mine');
  const answers = await readAnswers(await pack(JSON.stringify({ 2: 'theirs', 99: 'no step' })));
  assert.deepEqual(answers, { 2: 'theirs' });
  shelf.openAnswers('Ann', answers!);
  assert.deepEqual([shop.open, shop.text], [{ is: 'step', number: 2 }, 'theirs']);
  shelf.write('changed');
  shelf.passStep(2);
  assert.deepEqual(storedCourse.read(), { texts: { 1: 'mine' }, passed: [] });
  shelf.openBotAgain();
  assert.deepEqual(shop.course.texts, { 1: 'mine' });
});

test('answers that cannot be read are refused', async () => {
  for (const bad of ['', '!!', await pack('[]'), await pack('{"1": 5}'), await pack('no JSON'), await pack('{}')]) {
    assert.equal(await readAnswers(bad), null);
  }
});

test('the English comments of the templates are those of the engine’s files', () => {
  for (const [id, source] of Object.entries(STARTERS)) assert.equal(starterText(id).replaceAll('’', "'"), source, id);
});

test('damaged bots cost no other, and one that has lost its name is kept', () => {
  const whole = { name: 'a', source: 'b' };
  localStorage.setItem('mapwright:bots', JSON.stringify([whole, 5, { name: 'x' }, { name: 7, source: 'y' }, null]));
  assert.deepEqual(storedBots.read(), [whole, { name: '', source: 'y' }]);
  shelf.readShop();
  assert.deepEqual(
    shop.bots.map(({ name }) => name),
    ['a', 'My bot'],
  );
  localStorage.setItem('mapwright:bots', '{"a":1}');
  assert.deepEqual(storedBots.read(), []);
  localStorage.setItem('mapwright:course', JSON.stringify({ texts: { 1: 5 }, passed: ['x', 11] }));
  assert.deepEqual(storedCourse.read(), { texts: {}, passed: [] });
});

/** The code of the third step, which is titled in the player's language. */
const titled = (code: string): string => code.replace(/^""".*"""/, '"""The edicts of the season"""');

test('a step of the course is kept as it is written, and what is passed stays passed', () => {
  shelf.openStep(3);
  assert.equal(shop.text, titled(STEPS[2]!.starter));
  shelf.write('mine');
  shelf.openStep(4);
  shelf.openStep(3);
  assert.equal(shop.text, 'mine');
  shelf.takeModel();
  assert.equal(shop.text, titled(STEPS[2]!.model));
  shelf.startStepOver();
  assert.equal(shop.text, titled(STEPS[2]!.starter));
  shelf.passStep(3);
  shelf.passStep(1);
  shelf.passStep(3);
  assert.deepEqual(storedCourse.read().passed, [1, 3]);
  shelf.takeAlong();
  assert.deepEqual(shop.open, { is: 'bot', name: 'Step 3' });
});

test('a shared bot comes back as it was', async () => {
  for (const text of ['', 'class Bot: pass\n', 'ї'.repeat(500), STARTERS.look_ahead!]) {
    assert.deepEqual(await unpack(await pack(text)), { text, whole: true });
  }
});

test('of a broken link what can be read is read', async () => {
  const packed = await pack(STARTERS.look_ahead!);
  const half = await unpack(packed.slice(0, packed.length / 2));
  assert.equal(half.whole, false);
  assert.ok(half.text.length > 200 && STARTERS.look_ahead!.startsWith(half.text.slice(0, -4)));
  for (const bad of ['', '!', 'AAAA', '%%%', 'zzzzzzzzzzzzz', 'x'.repeat(5001)]) {
    const found = await unpack(bad);
    assert.ok(found.text.length <= 100_000);
  }
});

test('a bomb does not go off', async () => {
  const found = await unpack(await pack('x'.repeat(5_000_000)));
  assert.equal(found.whole, false);
  assert.equal(found.text.length, 100_000);
});

test('links to bots and to steps are read', () => {
  assert.deepEqual(readLink('https://a.example/#course=3'), { for: 'course', step: 3 });
  for (const none of ['11', '40', 'x', '0', '3.5', '']) {
    assert.deepEqual(readLink(`https://a.example/#course=${none}`), { for: 'course', step: null }, none);
  }
  assert.deepEqual(readLink('https://a.example/#workshop'), { for: 'workshop' });
  assert.deepEqual(readLink(answersLink('A&b', 'xyz')), { for: 'answers', packed: 'xyz', name: 'A&b' });
  assert.deepEqual(readLink('https://a.example/#bot=abc&name=My%20bot'), { for: 'bot', packed: 'abc', name: 'My bot' });
  assert.deepEqual(readLink(botLink('A&b', 'xyz')), { for: 'bot', packed: 'xyz', name: 'A&b' });
});

test('a file has a name that every system takes', () => {
  assert.equal(fileName('My bot!'), 'my-bot.py');
  assert.equal(fileName('Мій бот 2'), 'мій-бот-2.py');
  assert.equal(fileName('///'), 'bot.py');
});

test('a word is written as Python would', () => {
  const known = (name: string): string => signatureOf(WORDS.find((word) => word.name === name)!);
  assert.equal(known('legal'), 'legal(state: State) -> list[Action]');
  assert.equal(known('State.card'), 'State.card: str');
  assert.equal(known('SEASONS'), 'SEASONS: tuple[Season, ...]');
});

test('a mistake is one sentence, with its line where that is known', () => {
  const told = { kind: 'raised', line: 7, name: 'ValueError', shown: 'no' };
  assert.equal(mistakeText(told), 'Line 7: the bot failed with ValueError: no');
  const list = { kind: 'list', line: 7, name: '', shown: '406' };
  assert.equal(mistakeText(list), 'Line 7: choose returned a list of 406 actions. Return one of them.');
  assert.equal(mistakeText({ kind: 'stopped', line: null, name: '', shown: '' }), 'Stopped.');
  assert.match(mistakeText({ kind: 'never heard of', line: null, name: '', shown: '' }), /Python crashed/);
  assert.ok(mistakeText({ ...told, shown: 'x'.repeat(10_000) }).length < 300);
});
