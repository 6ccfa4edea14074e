/** Game data becomes text: the log, announcements, names, gains, shared results and numbers. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { parseMap, parseCell } from '../../web/src/core/contract/cells';
import type { Event, IdeaCode } from '../../web/src/core/contract/generated/messages';
import { defaultSeat } from '../../web/src/core/state/seats';
import { LANGUAGES } from '../../web/src/core/state/settings';
import { EnglishMarks } from '../../web/src/core/words/english-marks';
import { logLine } from '../../web/src/core/words/log';
import { botLevel, drawingLabel, mapTitle, rivalName, seatName } from '../../web/src/core/words/names';
import { pseudo } from '../../web/src/core/words/pseudo';
import { matchesSearch } from '../../web/src/features/rulebook/pages';
import { currentPlay } from '../../web/src/play/play';
import { raidCosts, raidTitle } from '../../web/src/play/raids';
import {
  describeCell,
  gainTexts,
  reasonText,
  saveNote,
  ghostAnnouncement,
  cellLabel,
  terrainName,
  titleName,
} from '../../web/src/core/words/sentences';
import { edictLines, pictureFileName, shareText, summaryTitle } from '../../web/src/core/words/share';
import {
  dayName,
  textFor,
  hasText,
  monthName,
  formatNumber,
  shortDay,
  formatSigned,
  setLocale,
  loadLazyTexts,
  currentLocale,
  t,
  weekdays,
  formatDateTime,
  sentences,
} from '../../web/src/core/words/texts';
import { adviceText, ideaText, explanationText } from '../../web/src/core/words/advice';
import { settled } from './clock';
import { updatePlay } from './page-state';
import { action, mapWith, event, previewOf, storedGame, save, score, summary, view, revealed } from './game';

/** All ideas: a missing one is a type error. */
const IDEAS: Readonly<Record<IdeaCode, true>> = {
  'edict-now': true,
  'edict-loses': true,
  'edict-soon': true,
  'line-soon': true,
  'cluster-soon': true,
  'closes-mountains': true,
  'mountain-soon': true,
  'takes-coin': true,
  'spends-coins': true,
  'blocks-monsters': true,
  'opens-toll': true,
  'leaves-holes': true,
  'keeps-open': true,
  'leaves-room': true,
};

/** One line of the log for every kind of event. */
const LINES: readonly [wanted: () => string | null, kind: Event['kind'], part?: Partial<Record<string, unknown>>][] = [
  [() => 'Temple Ruins, Hamlet', 'revealed', { cards: ['temple-ruins', 'hamlet'] }],
  [() => 'Forest: C4, D4', 'drawn', { terrain: 'F', cells: ['c4', 'd4'], card: 'hamlet' }],
  [() => t('log-fallback', { terrain: 'Water', cells: 'A1' }), 'drawn', { terrain: 'W', cells: ['a1'], fallback: true }],
  [() => t('log-hero', { card: t('name-dobrik'), cell: 'B2' }), 'drawn', { card: 'dobrik', cells: ['b2'] }],
  [() => t('log-ambush', { card: t('name-goblin-attack'), cells: 'B2' }), 'drawn', { card: 'goblin-attack', cells: ['b2'] }],
  [() => `${t('log-skill', { skill: t('name-negotiate') })}. Village: A1`, 'added', { terrain: 'V', cells: ['a1'], skill: 'negotiate' }],
  [() => 'Village: A1', 'added', { terrain: 'V', cells: ['a1'] }],
  [() => t('log-ambush', { card: t('name-goblin-attack'), cells: 'B2, B3' }), 'walk', { card: 'goblin-attack', cells: ['b2', 'b3'] }],
  [() => t('log-ambush-none', { card: t('name-goblin-attack') }), 'nothing', { card: 'goblin-attack' }],
  [() => t('log-nothing'), 'nothing', { card: 'hamlet' }],
  [() => t('play-coin-lost'), 'coins', { coins: 0, source: 'shape' }],
  [() => t('log-dragon'), 'coins', { coins: 3, source: 'dragon' }],
  [() => t('log-mountain', { cell: 'D2' }), 'coins', { coins: 1, source: 'mountain', cells: ['d2'] }],
  [() => t('log-coin'), 'coins', { coins: 1, source: 'shape' }],
  [() => t('log-troll', { cell: 'D2' }), 'destroyed', { source: 'troll', cells: ['d2'] }],
  [() => t('log-gorgon', { cell: 'D2' }), 'destroyed', { source: 'gorgon', cells: ['d2'] }],
  [() => t('log-destroyed', { cells: 'D2, D3' }), 'destroyed', { cells: ['d2', 'd3'] }],
  [() => t('log-skill', { skill: t('name-acrobatics') }), 'dodged'],
  [() => t('log-zombies', { cells: 'A1' }), 'wave', { cells: ['a1'] }],
  [() => t('log-season-scored', { season: 'fall', stars: 12 }), 'scored', { score: score('fall', 12) }],
  [() => null, 'finished'],
];

for (const [wanted, kind, part = {}] of LINES)
  test(`the log has the expected line for ${kind} ${JSON.stringify(part)}`, () => {
    const line = logLine(event(kind, part));
    assert.equal(line, wanted());
    assert.ok(line === null || !/^[a-z]+(-[a-z]+)+$|\{/.test(line), 'it is a text, not its key');
  });

test('the log of a table names who drew, and the owner of another map', () => {
  const names = ['Ada', 'Bo'];
  const line = event('drawn', { terrain: 'F', cells: ['c4'], by: 0, on: 0 });
  assert.equal(logLine(line, names), 'Ada: Forest: C4');
  assert.equal(logLine({ ...line, on: 1 }, names), 'Ada → Bo: Forest: C4');
  assert.equal(logLine(revealed('hamlet'), names), 'Hamlet');
  assert.equal(logLine(line, ['Ada']), 'Forest: C4');
});

// WCAG: 1.1.1, 1.3.3
test('the description of a cell names its terrain, ruins and attack', () => {
  const picture = parseMap(`${mapWith({ c4: 'F', b3: 'w' })} !e5`);
  assert.equal(describeCell(picture, parseCell('c4')), 'C4, forest');
  assert.equal(describeCell(picture, parseCell('b3')), 'B3, water, on ruins');
  assert.equal(describeCell(picture, parseCell('f2')), 'F2, empty ruins');
  assert.equal(describeCell(picture, parseCell('d2')), 'D2, mountain');
  assert.equal(describeCell(picture, parseCell('e5')), 'E5, empty, a hero attacks here');
});

test('every letter of a map text has its own terrain name', () => {
  const said = [...'FVAWBMDZTGHX^#.'].map(terrainName);
  assert.equal(new Set(said).size, said.length);
  assert.ok(said.every((name) => !name.includes('terrain')));
  assert.equal(terrainName('?'), t('terrain-empty'));
  assert.equal(cellLabel('k11'), 'K11');
});

test('every title threshold has a name, and a summary without one gets the general heading', () => {
  for (const title of [30, 20, 10, 0, -5, -10, -20, -30]) assert.ok(!titleName(title).includes('title'));
  assert.notEqual(titleName(10), titleName(-10));
  assert.equal(summaryTitle(summary({ title: 10 })), titleName(10));
  assert.equal(summaryTitle(summary({ title: null })), t('final-heading'));
});

test('the gains of a placement list edicts, then coins, toll and destroyed cells', () => {
  const edicts = [
    { letter: 'A', before: 0, after: 3, change: 3 },
    { letter: 'B', before: 2, after: 2, change: 0 },
    { letter: 'C', before: 4, after: 2, change: -2 },
  ];
  assert.deepEqual(gainTexts(view(), previewOf({ edicts, coins: 1, toll: 2, destroyed: ['a1'] })), [
    t('play-edict-gains', { edict: t('name-sentinel-wood'), stars: 3 }),
    t('play-edict-loses', { edict: t('name-great-city'), stars: 2 }),
    t('extra-coins-gained', { coins: 1 }),
    t('extra-toll-more', { stars: 2 }),
    t('extra-destroys', { cells: 1 }),
  ]);
  assert.deepEqual(gainTexts(view(), previewOf({ toll: -1 })), [t('extra-toll-less', { stars: 1 })]);
  assert.deepEqual(gainTexts(view(), previewOf()), []);
});

// WCAG: 1.4.1, 3.3.1
test('the announcement of the ghost says whether it fits, where it lies, and why not', () => {
  const args = { terrain: 'Forest', count: 2, from: 'C4', to: 'D4' };
  assert.equal(ghostAnnouncement(view(), previewOf({ cells: ['c4', 'd4'] }), 'F'), t('say-shape-fits', args));
  const coin = ghostAnnouncement(view(), previewOf({ cells: ['c4', 'd4'], coins: 1 }), 'F');
  assert.equal(coin, `${t('say-shape-fits', args)} ${t('extra-coins-gained', { coins: 1 })}.`);
  const why = t('reason-covers-mountain');
  const refused = previewOf({ fits: false, reason: 'covers-mountain', cells: ['c4', 'd4'] });
  assert.equal(ghostAnnouncement(view(), refused, 'F'), t('say-shape-does-not-fit', { ...args, why }));
  assert.ok(ghostAnnouncement(view(), refused, 'F').includes(why));
  assert.equal(reasonText(null), '');
});

test('the note of a save names its season and time, or says that it is finished', () => {
  assert.match(saveNote(save('a')), /^Spring, 3 of 8 · 7/);
  assert.match(saveNote(save('a', { finished: true })), /Finished · 7/);
  assert.equal(saveNote(save('a', { damaged: true, finished: true })), t('extra-damaged-note'));
});

// WCAG: 1.3.3
test('seats are named after their players, and no two bots of a table alike', () => {
  const [me, greedy] = [defaultSeat(0), defaultSeat(1, 'greedy')];
  assert.equal(seatName([me], 0), t('table-you'));
  assert.equal(seatName([me, defaultSeat(1)], 1), t('new-player', { number: 2 }));
  assert.equal(seatName([{ ...me, name: ' Ada ' }, greedy], 0), 'Ada');
  const table = [me, ...Array.from({ length: 7 }, (_, i) => defaultSeat(i + 1, 'greedy'))];
  assert.equal(new Set(table.map((_, i) => seatName(table, i))).size, 8, 'no two bots of a table are called alike');
  assert.equal(seatName([me, greedy], 1), t('bot-name-2'));
  assert.equal(seatName([me, greedy, { ...greedy, name: 'Rob' }], 2), 'Rob');
  assert.deepEqual([botLevel([me, greedy], 0), botLevel([me, greedy], 1)], ['', t('bot-greedy')]);
  assert.equal(seatName([me, defaultSeat(1)], 7), t('new-player', { number: 8 }));
  assert.equal(rivalName({ name: '', record: '', summary: summary() }), t('share-challenge-friend'));
});

test('titles of maps say "your" of a lone player without a name, and otherwise name the player', () => {
  const [me, greedy] = [defaultSeat(0), defaultSeat(1, 'greedy')];
  assert.deepEqual([mapTitle([me, greedy], 0), drawingLabel([me, greedy], 0)], ['Your map', 'Your turn']);
  assert.equal(mapTitle([{ ...me, name: 'Ada' }, greedy], 0), 'Map: Ada');
  assert.equal(drawingLabel([me, defaultSeat(1)], 1), 'Drawing: Player 2');
});

test('a raid names its player and costs, and the motive of bots comparing all placements', () => {
  updatePlay('game', {
    seats: [
      defaultSeat(0),
      { ...defaultSeat(1), name: 'Bo' },
      defaultSeat(2, 'greedy'),
      ...['novice', 'random', 'Mine.py'].map((bot, i) => defaultSeat(i + 3, bot)),
    ],
  });
  const raid = event('drawn', { by: 1, on: 0, changes: [{ letter: 'A', before: 5, after: 2, change: -3 }], toll: 2 });
  const costs = sentences([t('play-edict-loses', { edict: t('name-sentinel-wood'), stars: 3 }), t('extra-toll-more', { stars: 2 })]);
  assert.equal(raidTitle(currentPlay(), raid), t('play-ambush-on-you', { player: 'Bo' }));
  assert.equal(raidCosts(currentPlay(), view(), raid), t('table-raid-costs', { costs }));
  assert.equal(raidCosts(currentPlay(), view(), { ...raid, by: 2 }), t('table-raid-why', { costs }));
  for (const by of [3, 4, 5])
    assert.equal(raidCosts(currentPlay(), view(), { ...raid, by }), t('table-raid-costs', { costs }), `seat ${by}`);
  const harmless = event('drawn', { by: 1, on: 0, changes: [{ letter: 'A', before: 5, after: 6, change: 1 }] });
  assert.equal(raidCosts(currentPlay(), view(), harmless), t('table-raid-nothing'));
});

test('a hint is described by its skill, its terrain and its cells', () => {
  assert.equal(adviceText(action()), 'Water: D4');
  assert.equal(adviceText(action({ skill: 'search' })), `${t('name-search')}. Water: D4`);
  assert.equal(adviceText(action({ cells: [], skill: 'acrobatics' })), t('name-acrobatics'));
  assert.equal(adviceText(action({ cells: [] })), t('play-skill-pass'));
  assert.equal(adviceText(action({ terrain: null })), `${t('terrain-destroyed')}: D4`);
});

test('the main idea of a hint is put into one sentence', async () => {
  await loadLazyTexts();
  const because = (code: IdeaCode, id: string, count: number): string => ideaText({ idea: { code, id, count } });
  const edict = t('name-sentinel-wood');
  assert.equal(because('edict-now', 'sentinel-wood', 2), t('idea-edict-now', { edict, stars: 2 }));
  assert.equal(because('closes-mountains', '', 2), 'Surrounds 2 mountains, for a coin each');
  assert.equal(because('keeps-open', 'W', 5), 'Leaves the water room to grow');
});

test('every idea of the engine has a sentence in every language', async () => {
  const codes = Object.keys(IDEAS) as IdeaCode[];
  for (const language of LANGUAGES) {
    await setLocale(language);
    await loadLazyTexts();
    for (const code of codes)
      for (const id of code === 'keeps-open' ? ['F', 'V', 'A', 'W', 'B'] : ['silos'])
        assert.notEqual(ideaText({ idea: { code, id, count: 3 } }), '', `${language} ${code}`);
  }
  await setLocale('en');
});

test('the stars of an edict are explained, and also that it has none', () => {
  const explanation = { id: 'sentinel-wood', letter: 'A', stars: 4, count: 4, claims: [] };
  assert.equal(explanationText(explanation), t('why-sentinel-wood', { count: 4, stars: 4 }));
  assert.equal(explanationText({ ...explanation, stars: 0, count: 0 }), t('why-none'));
});

test('a shared text contains stars, seasons and the link, but no names of edicts', () => {
  const plain = { daily: null, expert: null, streak: 0 };
  const text = shareText(storedGame('x'), plain, 'https://example.org/?deal=d');
  const lines = text.split('\n');
  assert.match(lines[0] ?? '', /^Mapwright Sheet\sA · 41 ★ · /);
  assert.equal(lines[1], '🌱▇ 9  ☀️▇ 10  🍂█ 11  ❄️█ 11');
  assert.equal(lines.length, 3);
  assert.ok(lines.at(-1)?.includes('https://example.org/?deal=d'));
  assert.ok(!text.includes(t('name-sentinel-wood')));
  const boast = shareText(storedGame('x'), { daily: 12, expert: 90, streak: 5 }, '').split('\n')[0] ?? '';
  assert.match(boast, /^Mapwright No\.\s12 · 41\/90 ★ · .* · 5 days in a row$/);
  const helped = storedGame('x', { hints: 2, summary: summary({ takebacks: 1 }) });
  assert.equal(shareText(helped, plain, '').split('\n')[2], '2 hints · 1 turn undone');
  assert.deepEqual(edictLines(summary()), [
    `A  ${t('name-sentinel-wood')} · ${t('n-stars', { stars: 12 })}`,
    `B  ${t('name-borderlands')} · ${t('n-stars', { stars: 6 })}`,
  ]);
  assert.equal(pictureFileName(storedGame('x'), 'png'), 'mapwright-2026-11-15-41.png');
});

test('a shared text has a true minus before stars below zero', () => {
  const game = storedGame('x', { summary: summary({ stars: -2, seasons: [-3, 0, 1, 0] }) });
  const lines = shareText(game, { daily: null, expert: null, streak: 0 }, '').split('\n');
  assert.match(lines[0] ?? '', / · −2 ★ · /);
  assert.equal(lines[1], '🌱▁ −3  ☀️▁ 0  🍂█ 1  ❄️▁ 0');
});

test('numbers have a real minus sign, none before zero, and the language’s decimal separator', async () => {
  assert.equal(formatNumber(-5), '−5');
  assert.equal(formatNumber(-0), '0');
  assert.equal(formatNumber(1234.56), '1,235');
  assert.equal(formatNumber(2.345, 1), '2.3');
  assert.equal(formatSigned(3), '+3');
  assert.equal(formatSigned(-3), '−3');
  assert.equal(formatSigned(0), '0');
  assert.equal(formatSigned(2.25, 1), '+2.3');
  assert.equal(t('n-stars', { stars: -2 }).includes('−2'), true);
  await setLocale('cs');
  assert.equal(formatNumber(2.345, 1), '2,3');
});

test('days, months and weekdays are formatted in the current language', async () => {
  assert.equal(dayName('2026-01-05'), '5\u00a0January 2026');
  assert.equal(monthName('2026-11'), 'November 2026');
  assert.deepEqual([weekdays()[0], weekdays()[6], weekdays().length], ['Mon', 'Sun', 7]);
  assert.equal(shortDay('2026-11-15'), 'Nov 15, 2026');
  assert.match(formatDateTime(0), /Jan 1, 1970/);
  await setLocale('uk');
  assert.match(dayName('2026-01-05'), /^5\u00a0січня 2026\u00a0р\./);
  assert.equal(document.documentElement.lang, 'uk');
  await setLocale('fr');
  assert.equal(dayName('2026-01-01'), '1er\u00a0janvier 2026');
  assert.equal(dayName('2026-01-02'), '2\u00a0janvier 2026');
});

test('a text that exists in no language is replaced by its key', async () => {
  assert.ok(hasText('table-you'));
  assert.ok(!hasText('name-nobody'));
  assert.equal(textFor('name', 'nobody'), 'name-nobody');
  await setLocale('ru');
  assert.equal(currentLocale(), 'ru');
});

test('of two languages requested at the same time the last one is used', async () => {
  const first = setLocale('pl');
  const second = setLocale('cs');
  assert.deepEqual(await Promise.all([first, second]), [false, true]);
  assert.equal(currentLocale(), 'cs');
});

test('pseudo-locales are accented, longer English texts, one of them written from right to left', async () => {
  await setLocale('pseudo');
  assert.equal(document.documentElement.lang, 'en-XA');
  assert.notEqual(t('table-you'), 'You');
  assert.equal(pseudo('Ruins'), 'Řůíňš~~');
  assert.equal(pseudo('Ruins. '), 'Řůíňš~~. ', 'punctuation at the end stays in place');
  assert.equal(pseudo('12'), '12');
  assert.equal(document.documentElement.dir, 'ltr');
  await setLocale('pseudo-rtl');
  assert.equal(document.documentElement.dir, 'rtl');
  assert.equal(t('table-you'), `\u202e${pseudo('You')}\u202c`);
});

test('a search ignores case, accents and the kind of apostrophe', () => {
  const matches = [
    ['Zřícenina chrámu', 'zricenina CHRÁMU'],
    ['Złoty spichlerz', 'zloty'],
    ['Święta łąka', 'laka swieta'],
    ['Водоём', 'водоем'],
    ['водоем', 'ЁМ'],
    ['Приозер’я', "приозер'я"],
    ['Приозер’я', 'приозерʼя'],
    ['Приозер’я', 'приозеря'],
    ['Ulem’s Wallow', "ulem's"],
    ['Ґава', 'гава'],
    ['Any text at all', ''],
  ] as const;
  for (const [text, search] of matches) assert.ok(matchesSearch(text, search), text);
  assert.ok(!matchesSearch('Zřícenina', 'zricenini'));
  assert.ok(!matchesSearch('Forest and water', 'forest farm'));
  assert.ok(!matchesSearch('Ліс', 'лис'));
});

test('English texts of an unfinished language are marked, and no others', async () => {
  const marks = new EnglishMarks();
  marks.add('Next card');
  const [button, note] = [document.createElement('button'), document.createElement('p')];
  button.textContent = 'Next card';
  note.textContent = 'Nächste Karte';
  document.body.append(button, note);
  await settled();
  assert.deepEqual([button.lang, note.lang], ['en', '']);
  button.firstChild?.replaceWith('Nächste Karte');
  note.firstChild?.replaceWith('Next card');
  await settled();
  assert.deepEqual([button.lang, note.lang], ['', 'en']);
  marks.stop();
  assert.equal(note.lang, '');
  button.remove();
  note.remove();
});
