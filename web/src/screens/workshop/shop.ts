/** The workshop on the screen: which text is open, what runs, and what came of it. */

import { announce } from '../../browser/announce';
import {
  type Course,
  MOST_ASIDE,
  type StoredBot,
  setDamagedAside,
  storedAside,
  storedBots,
  storedCourse,
  storedDraft,
} from '../../browser/bots';
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
import { NOTHING_OPEN, type Open, type Opened } from './opened';
import { starterText } from './starters';

interface Shop extends Opened {
  text: string;
  bots: readonly StoredBot[];
  course: Course;
  /** The bot that was deleted last; it can be brought back. */
  deleted: StoredBot | null;
  /** How much help the step of the course shows: nothing, a hint, or an answer next to the player's. */
  help: 'none' | 'hint' | 'answer';
  /** Whose answers of the course are shown; null for the player's own. Nothing is stored of those of others. */
  guest: string | null;
}

const FIRST = 'random';

export const shop: Shop = {
  ...NOTHING_OPEN,
  text: '',
  bots: [],
  course: { texts: {}, passed: [] },
  deleted: null,
  help: 'none',
  guest: null,
};
export const editor = new Editor();
const listeners = new Set<() => void>();

/** Called when another text is opened: what was found out about the old one goes. */
export function onOpen(listener: () => void): void {
  listeners.add(listener);
}

/** Reads what is stored; the first time there is a bot to look at. */
export function readShop(): void {
  setDamagedAside();
  readBots();
  if (shop.guest === null) shop.course = storedCourse.read();
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

/** Shows another text in the editor, where it can be taken back; what was not saved is put aside as well. */
function show(open: Open, text: string, kept: StoredBot | null, foreign = false): void {
  putAside();
  const opened = { open, kept, foreign };
  Object.assign(shop, { ...opened, text: text.slice(0, LONGEST_SOURCE), help: 'none' });
  editor.open(opened, shop.text);
  for (const listener of listeners) listener();
  redraw();
}

/** The player has taken back that something else was opened. */
export function reopen({ open, foreign }: Opened, text: string): void {
  const kept = (open.is === 'bot' && shop.bots.find(({ name }) => name === open.name)) || null;
  Object.assign(shop, { open, kept, foreign, help: 'none' });
  for (const listener of listeners) listener();
  write(text);
}

/** A text that is neither saved nor a template outlives a reload, although something else is open. */
function putAside(): void {
  const { open, text } = shop;
  if (open.is === 'step' || !text.trim() || isKept() || isTemplate(text) || shop.bots.some(({ source }) => source === text)) return;
  const others = storedAside.read().filter(({ source }) => source !== text);
  storedAside.write([{ name: open.name.slice(0, LONGEST_NAME), source: text }, ...others].slice(0, MOST_ASIDE));
}

function isTemplate(text: string): boolean {
  return Object.keys(STARTERS).some((id) => starterText(id) === text);
}

export function openBot(name: string): void {
  const bot = shop.bots.find((each) => each.name === name);
  if (!bot) return;
  show({ is: 'bot', name }, bot.source, bot);
  storedDraft.write(null);
}

/** A text that was put aside. */
export function openAside(at: number): void {
  const found = storedAside.read()[at];
  if (found) show({ is: 'bot', name: freeName(found.name || t('workshop-new-name')) }, found.source, null);
}

/** A bot to start from, under a name that is free. */
export function openStarter(id: string): void {
  show({ is: 'bot', name: freeName(t(`workshop-starter-${id}`)) }, starterText(id), null);
}

/** From a file or a link: it is shown, and runs only when the player presses a button for that. */
export function openForeign(name: string, text: string): void {
  storeDraft();
  show({ is: 'bot', name: freeName(cleanName(name) || t('workshop-new-name')) }, text, null, true);
}

export function openStep(number: number): void {
  const step = STEPS[number - 1] ?? STEPS[0]!;
  show({ is: 'step', number: step.number }, shop.course.texts[step.number] ?? starterOf(step.number), null);
}

/** The next step, with the player's own program of this one. */
export function continueWithMine(): void {
  const { open, text } = shop;
  if (open.is !== 'step') return;
  const next = open.number + 1;
  keepCourse({ texts: { ...shop.course.texts, [next]: mineOf(text, next) } });
  openStep(next);
}

/** A program of the step before, under the title of this one if it had the title of that one. */
function mineOf(text: string, number: number): string {
  return text.replace(titleOf(number - 1), () => titleOf(number));
}

function titleOf(number: number): string {
  return `"""${t(`course-${number}-title`)}"""`;
}

/** The code of a step, with the step's title in the player's language as its docstring. */
function titled(code: string, number: number): string {
  return code.replace(/^"""[^]*?"""/, () => titleOf(number));
}

function starterOf(number: number): string {
  return titled(STEPS[number - 1]?.starter ?? '', number);
}

/** The model answer of a step. */
export function modelOf(number: number): string {
  return titled(STEPS[number - 1]?.model ?? '', number);
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

/** What the author writes; a step of the course is stored as it is written. */
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
  editor.rename(openedNow());
  draft(name);
  redraw();
}

function openedNow(): Opened {
  const { open, kept, foreign } = shop;
  return { open, kept, foreign };
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
  editor.rename(openedNow());
  storedDraft.write(null);
  shop.bots = [{ name, source: text }, ...shop.bots.filter((bot) => bot.name !== name)];
  storedBots.write(shop.bots);
  announce(t('workshop-kept'));
  redraw();
}

/** A game of two, with this bot as the opponent; it sits there as it is stored. */
export function playAgainst(): void {
  if (!isKept()) keep();
  const { open, kept } = shop;
  if (open.is === 'step' || !kept) return;
  const { name, crest } = state.settings;
  const seats = [{ ...seat(0), name, crest }, seat(1, `${kept.name}.py`)];
  void newGame(preset('base'), '', { seats, open: false });
}

/** Deletes the bot. It can be brought back until another one is deleted or the page is closed. */
export function forget(): void {
  const { open } = shop;
  const deleted = open.is === 'bot' ? shop.bots.find(({ name }) => name === open.name) : undefined;
  if (!deleted) return;
  shop.bots = shop.bots.filter((bot) => bot !== deleted);
  storedBots.write(shop.bots);
  shop.deleted = deleted;
  announce(t('workshop-deleted', { name: deleted.name }));
  const [newest] = shop.bots;
  if (newest) openBot(newest.name);
  else openStarter(FIRST);
  storedDraft.write(null);
}

export function bringBack(): void {
  const { deleted } = shop;
  if (!deleted) return;
  const bot = { ...deleted, name: freeName(deleted.name) };
  shop.deleted = null;
  shop.bots = [bot, ...shop.bots];
  storedBots.write(shop.bots);
  openBot(bot.name);
}

/** Back from the course to the bot that was open before. */
export function openBotAgain(): void {
  shop.guest = null;
  shop.text = '';
  readShop();
}

/** A step of the course becomes one's own bot. */
export function takeAlong(): void {
  const { open, text } = shop;
  if (open.is === 'step') show({ is: 'bot', name: freeName(t('course-bot-name', { number: open.number })) }, text, null);
}

export function keepCourse(change: Partial<Course>): void {
  shop.course = { ...shop.course, ...change };
  if (shop.guest === null) storedCourse.write(shop.course);
}

/** The answers of another player, to look at and to check. */
export function openAnswers(guest: string, texts: Course['texts']): void {
  Object.assign(shop, { guest, course: { texts, passed: [] } });
  openStep(Number(Object.keys(texts)[0] ?? 1));
}

export function startStepOver(): void {
  replaceStep(starterOf);
}

/** The step again, with the player's own program of the step before. */
export function startStepFromMine(): void {
  replaceStep((number) => mineOf(shop.course.texts[number - 1] ?? '', number));
}

/** The player's program gives way to the model answer, until the next undo. */
export function takeModel(): void {
  replaceStep(modelOf);
  showHelp('none');
}

function replaceStep(textOf: (number: number) => string): void {
  const { open } = shop;
  if (open.is !== 'step') return;
  const text = textOf(open.number);
  editor.replace(text);
  write(text);
  for (const listener of listeners) listener();
}

export function showHelp(help: Shop['help']): void {
  shop.help = help;
  redraw();
}

export function passStep(number: number): void {
  if (!shop.course.passed.includes(number)) keepCourse({ passed: [...shop.course.passed, number].sort((a, b) => a - b) });
}

onForget(() => {
  editor.forget();
  Object.assign(shop, { text: '', kept: null, foreign: false, bots: [], course: storedCourse.read(), deleted: null, guest: null });
});
