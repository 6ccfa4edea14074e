/** The workshop on the screen: which text is open, what runs, and what came of it. */

import { announce } from '../../browser/announce';
import { type Course, type StoredBot, setDamagedAside, storedBots, storedCourse, storedDraft } from '../../browser/bots';
import { onForget } from '../../browser/local';
import { cleanName, LONGEST_NAME } from '../../commands/links';
import { newGame } from '../../commands/open';
import { say } from '../../commands/page';
import { STARTERS, STEPS } from '../../contract/generated/workshop';
import { preset } from '../../state/form';
import { LONGEST_SOURCE, seat } from '../../state/seats';
import { redraw, state } from '../../state/store';
import { t } from '../../words/texts';
import { Editor } from './editor';

/** What is open: a bot of one's own, or a step of the course. */
export type Open = { is: 'bot'; name: string } | { is: 'step'; number: number };

interface Shop {
  open: Open;
  text: string;
  /** The bot as it was kept last; null if it never was. */
  kept: StoredBot | null;
  /** It came by a link, and nobody has read it yet. */
  foreign: boolean;
  bots: readonly StoredBot[];
  course: Course;
}

const FIRST = 'random';

export const shop: Shop = {
  open: { is: 'bot', name: '' },
  text: '',
  kept: null,
  foreign: false,
  bots: [],
  course: { texts: {}, passed: [] },
};
export const editor = new Editor();
const listeners = new Set<() => void>();

/** Called when another text is opened: what was found out about the old one goes. */
export function onOpen(listener: () => void): void {
  listeners.add(listener);
}

/** Reads what is kept; the first time there is a bot to look at. */
export function readShop(): void {
  setDamagedAside();
  readBots();
  shop.course = storedCourse.read();
  if (shop.text) return;
  const draft = storedDraft.read();
  const [newest] = shop.bots;
  if (draft) show({ is: 'bot', name: draft.name }, draft.source, null);
  else if (newest) openBot(newest.name);
  else openStarter(FIRST);
}

/** Whatever has no name any more, or that of another, gets one that is free. */
function readBots(): void {
  shop.bots = [];
  for (const { name, source } of storedBots.read()) shop.bots = [...shop.bots, { name: freeName(name || t('workshop-new-name')), source }];
}

function show(open: Open, text: string, kept: StoredBot | null, foreign = false): void {
  Object.assign(shop, { open, text: text.slice(0, LONGEST_SOURCE), kept, foreign });
  for (const listener of listeners) listener();
  redraw();
}

export function openBot(name: string): void {
  const bot = shop.bots.find((each) => each.name === name);
  if (!bot) return;
  storedDraft.write(null);
  show({ is: 'bot', name }, bot.source, bot);
}

/** A bot to start from, under a name that is free. */
export function openStarter(id: string): void {
  show({ is: 'bot', name: freeName(t(`workshop-starter-${id}`)) }, STARTERS[id] ?? '', null);
}

/** From a file or a link: it is shown, and runs only when somebody presses a button for that. */
export function openForeign(name: string, text: string): void {
  storeDraft();
  show({ is: 'bot', name: freeName(cleanName(name) || t('workshop-new-name')) }, text, null, true);
}

export function openStep(number: number): void {
  const step = STEPS[number - 1] ?? STEPS[0]!;
  const text = shop.course.texts[step.number] ?? titled(step.starter, step.number);
  show({ is: 'step', number: step.number }, text, null);
}

/** The code of a step, with the step's title in the player's language as its docstring. */
function titled(code: string, number: number): string {
  return code.replace(/^"""[^]*?"""/, () => `"""${t(`course-${number}-title`)}"""`);
}

/** A draft that was never stored under a name is stored now: the next text to be written would replace it. */
function storeDraft(): void {
  const draft = storedDraft.read();
  storedDraft.write(null);
  if (!draft?.source.trim() || shop.bots.some(({ source }) => source === draft.source)) return;
  const name = freeName(cleanName(draft.name) || t('workshop-new-name'));
  shop.bots = [{ name, source: draft.source }, ...shop.bots];
  storedBots.write(shop.bots);
}

function freeName(wanted: string): string {
  const taken = new Set(shop.bots.map(({ name }) => name));
  let name = wanted;
  for (let i = 2; taken.has(name); i++) name = `${wanted} ${i}`;
  return name;
}

/** What the author writes; a step of the course is kept as it is written. */
export function write(text: string): void {
  shop.text = text;
  const { open } = shop;
  if (open.is === 'step') keepCourse({ texts: { ...shop.course.texts, [open.number]: text.slice(0, LONGEST_SOURCE) } });
  else draft(open.name);
  redraw();
}

export function rename(name: string): void {
  if (shop.open.is === 'step') return;
  shop.open = { is: 'bot', name };
  draft(name);
  redraw();
}

function draft(name: string): void {
  storedDraft.write({ name: name.slice(0, LONGEST_NAME), source: shop.text });
}

export function isKept(): boolean {
  const { open } = shop;
  return open.is === 'step' || (shop.kept?.source === shop.text && shop.kept.name === open.name);
}

/** Keeps the bot under its name, newest first; the name of another bot is left to that one. */
export function keep(): void {
  const { open, text } = shop;
  if (open.is === 'step') return;
  const wanted = cleanName(open.name) || t('workshop-new-name');
  const name = wanted === shop.kept?.name ? wanted : freeName(wanted);
  if (text.length > LONGEST_SOURCE) return say('workshop-too-long');
  shop.open = { is: 'bot', name };
  shop.kept = { name, source: text };
  storedDraft.write(null);
  shop.bots = [{ name, source: text }, ...shop.bots.filter((bot) => bot.name !== name)];
  storedBots.write(shop.bots);
  announce(t('workshop-kept'));
  redraw();
}

/** A game of two, with this bot as the opponent; it sits there as it is kept. */
export function playAgainst(): void {
  if (!isKept()) keep();
  const { open, kept } = shop;
  if (open.is === 'step' || !kept) return;
  const { name, crest } = state.settings;
  const seats = [{ ...seat(0), name, crest }, seat(1, `${kept.name}.py`)];
  void newGame(preset('base'), '', { seats, open: false });
}

export function forget(): void {
  const { open } = shop;
  if (open.is === 'step') return;
  shop.bots = shop.bots.filter(({ name }) => name !== open.name);
  storedBots.write(shop.bots);
  storedDraft.write(null);
  shop.text = '';
  readShop();
}

/** Back from the course to what lies on the sandbox. */
export function openBotAgain(): void {
  shop.text = '';
  readShop();
}

/** A step of the course becomes a bot of one's own. */
export function takeAlong(): void {
  const { open, text } = shop;
  if (open.is === 'step') show({ is: 'bot', name: freeName(t('course-bot-name', { number: open.number })) }, text, null);
}

export function keepCourse(change: Partial<Course>): void {
  shop.course = { ...shop.course, ...change };
  storedCourse.write(shop.course);
}

export function startStepAnew(): void {
  replaceStep((number) => titled(STEPS[number - 1]?.starter ?? '', number));
}

export function showModel(): void {
  replaceStep((number) => titled(STEPS[number - 1]?.model ?? '', number));
}

function replaceStep(textOf: (number: number) => string): void {
  const { open } = shop;
  if (open.is !== 'step') return;
  const text = textOf(open.number);
  keepCourse({ texts: { ...shop.course.texts, [open.number]: text } });
  openStep(open.number);
}

export function passStep(number: number): void {
  if (!shop.course.passed.includes(number)) keepCourse({ passed: [...shop.course.passed, number].sort((a, b) => a - b) });
}

onForget(() => Object.assign(shop, { text: '', kept: null, foreign: false, bots: [], course: storedCourse.read() }));
