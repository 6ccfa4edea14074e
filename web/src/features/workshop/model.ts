/** The document that is open in the workshop, and the bots and programs that are stored. */

import { announce } from '../../core/browser/announce';
import {
  type Course,
  MAX_UNSAVED_BOTS,
  type StoredBot,
  backUpDamagedBots,
  storedUnsavedBots,
  storedBots,
  storedCourse,
  storedDraft,
} from '../../core/browser/stored-bots';
import { onReset } from '../../core/browser/local-storage';
import { cleanName, MAX_LINK_NAME_LENGTH } from '../../core/page/links';
import { newGame } from '../../play/open-game';
import { notifyBriefly } from '../../core/page/notices';
import { STARTERS, STEPS } from '../../core/contract/generated/workshop';
import { preset } from '../../core/state/form';
import { MAX_SOURCE_LENGTH, defaultSeat } from '../../core/state/seats';
import { requestRedraw, state } from '../../core/state/store';
import { t, textFor } from '../../core/words/texts';
import { type DocumentId, Editor } from './editor';
import { templateText } from './templates';

interface Workshop {
  open: DocumentId;
  /** The open bot as it was saved last; null if it never was. */
  savedBot: StoredBot | null;
  text: string;
  bots: readonly StoredBot[];
  course: Course;
  /** The bot that was deleted last; it can be brought back. */
  deleted: StoredBot | null;
  /** How much help the step of the course shows: nothing, a hint, or an answer next to the player's. */
  help: 'none' | 'hint' | 'answer';
  /** Whose answers of the course are shown; null for the player's own. Nothing is stored of those of others. */
  answersAuthor: string | null;
  /** The draft, or the text of the open step, as this tab has read or written it last: any other is that of another tab. */
  storedText: string | null;
  /** What was written last is not stored: storage is full or refused. */
  isStorageFull: boolean;
}

const FIRST_TEMPLATE = 'random';

export const workshopState: Workshop = {
  open: { is: 'bot', name: '' },
  savedBot: null,
  text: '',
  bots: [],
  course: { texts: {}, passed: [] },
  deleted: null,
  help: 'none',
  answersAuthor: null,
  storedText: null,
  isStorageFull: false,
};
export const editor = new Editor();
const openListeners = new Set<() => void>();

/** Adds a listener that is called when another document is opened. */
export function onDocumentOpened(listener: () => void): void {
  openListeners.add(listener);
}

/** Reads what is stored. Opens the draft, else the newest bot, else a template. */
export function loadWorkshop(): void {
  backUpDamagedBots();
  workshopState.bots = readBots();
  if (workshopState.answersAuthor === null) workshopState.course = storedCourse.read();
  if (workshopState.text) return;
  const draft = storedDraft.read();
  const [newest] = workshopState.bots;
  if (draft) {
    openDocument({ is: 'bot', name: draft.name }, draft.source, null);
    workshopState.storedText = draft.source;
  } else if (newest) openBot(newest.name);
  else openStarter(FIRST_TEMPLATE);
}

/** Shows the bots that another tab has stored. */
export function watchStoredBots(): void {
  addEventListener('storage', () => {
    workshopState.bots = readBots();
    requestRedraw();
  });
}

/** The stored bots. One without a name, or with that of another, gets a name that is free. */
function readBots(): readonly StoredBot[] {
  const bots: StoredBot[] = [];
  for (const { name, source } of storedBots.read()) bots.push({ name: uniqueName(name || t('workshop-new-name'), bots), source });
  return bots;
}

/** Changes the bots as they are stored now, since another tab may have changed them. Returns whether that is stored. */
function updateBots(change: (bots: readonly StoredBot[]) => readonly StoredBot[]): boolean {
  const isStored = reportStored(storedBots.write(change(readBots())));
  workshopState.bots = readBots();
  return isStored;
}

/** While something is not stored, the screen says so and offers the file. */
function reportStored(isStored: boolean): boolean {
  if (!isStored && !workshopState.isStorageFull) announce(t('workshop-storage-full'));
  workshopState.isStorageFull = !isStored;
  return isStored;
}

/** Opens another document in the editor, which undo takes back. An unsaved text goes under *Not saved* as well. */
function openDocument(open: DocumentId, text: string, savedBot: StoredBot | null): void {
  storeUnsaved();
  Object.assign(workshopState, { open, savedBot, text: text.slice(0, MAX_SOURCE_LENGTH), help: 'none', storedText: null });
  editor.open(open, workshopState.text);
  for (const listener of openListeners) listener();
  requestRedraw();
}

/** Called when an undo brings back what was open before. */
export function onReopened(open: DocumentId, text: string): void {
  const savedBot = (open.is === 'bot' && workshopState.bots.find(({ name }) => name === open.name)) || null;
  Object.assign(workshopState, { open, savedBot, help: 'none' });
  for (const listener of openListeners) listener();
  onTextChanged(text);
}

/** Stores the text of an open bot under *Not saved*. */
function storeUnsaved(): void {
  const { open, text } = workshopState;
  if (open.is === 'bot') setAside(open.name, text);
}

/** Stores a text under *Not saved*, unless it is stored elsewhere. Returns whether nothing would be lost without it. */
function setAside(name: string, text: string, savedBots = readBots()): boolean {
  if (!text.trim() || isTemplate(text) || savedBots.some(({ source }) => source === text)) return true;
  const others = storedUnsavedBots.read().filter(({ source }) => source !== text);
  return reportStored(
    storedUnsavedBots.write([{ name: name.slice(0, MAX_LINK_NAME_LENGTH), source: text }, ...others].slice(0, MAX_UNSAVED_BOTS)),
  );
}

/** Whether a stored text can be replaced: one that another tab has written is set aside first. */
function mayReplace(name: string, stored: string | undefined, text: string | undefined): boolean {
  return stored === undefined || stored === workshopState.storedText || stored === text || setAside(name, stored);
}

function writeDraft(draft: StoredBot | null): void {
  const stored = storedDraft.read();
  if (!mayReplace(stored?.name ?? '', stored?.source, draft?.source)) return;
  if (reportStored(storedDraft.write(draft))) workshopState.storedText = draft?.source ?? null;
}

function isTemplate(text: string): boolean {
  return Object.keys(STARTERS).some((id) => templateText(id) === text);
}

export function openBot(name: string): void {
  const bot = workshopState.bots.find((each) => each.name === name);
  if (!bot) return;
  openDocument({ is: 'bot', name }, bot.source, bot);
  writeDraft(null);
}

/** Opens a text of *Not saved*. */
export function openUnsaved(at: number): void {
  const bot = storedUnsavedBots.read()[at];
  if (bot) openDocument({ is: 'bot', name: uniqueName(bot.name || t('workshop-new-name')) }, bot.source, null);
}

/** Opens a template under a name that is free. */
export function openStarter(id: string): void {
  openDocument({ is: 'bot', name: uniqueName(textFor('workshop-starter', id)) }, templateText(id), null);
}

/** Opens a bot from a file or a link. It runs only when the player presses a button for that. */
export function openFromLink(name: string, source: string): void {
  saveDraftAsBot();
  openDocument({ is: 'bot', name: uniqueName(cleanName(name) || t('workshop-new-name')) }, source, null);
}

export function openStep(number: number): void {
  const step = STEPS[number - 1] ?? STEPS[0]!;
  if (workshopState.answersAuthor === null) workshopState.course = storedCourse.read();
  const stored = workshopState.course.texts[step.number];
  openDocument({ is: 'step', number: step.number }, stored ?? starterProgram(step.number), null);
  workshopState.storedText = stored ?? null;
}

/** Opens the next step with the player's own program of this one. */
export function continueWithOwnProgram(): void {
  const { open, text } = workshopState;
  if (open.is !== 'step') return;
  const next = open.number + 1;
  writeStep(next, retitled(text, next));
  openStep(next);
}

/** Returns a program of the step before with the title of this one, if it had the title of that one. */
function retitled(text: string, number: number): string {
  return text.replace(stepTitle(number - 1), () => stepTitle(number));
}

function stepTitle(number: number): string {
  return `"""${textFor('course', `${number}-title`)}"""`;
}

/** The code of a step, with the step's title in the player's language as its docstring. */
function withStepTitle(code: string, number: number): string {
  return code.replace(/^"""[^]*?"""/, () => stepTitle(number));
}

function starterProgram(number: number): string {
  return withStepTitle(STEPS[number - 1]?.starter ?? '', number);
}

/** The model answer of a step. */
export function modelAnswer(number: number): string {
  return withStepTitle(STEPS[number - 1]?.model ?? '', number);
}

/** Saves a draft that was never saved under a name: the next text to be written would replace it. */
function saveDraftAsBot(): void {
  const draft = storedDraft.read();
  const isNew = draft !== null && draft.source.trim() !== '' && !readBots().some(({ source }) => source === draft.source);
  const withDraft = (bots: readonly StoredBot[], { name, source }: StoredBot): readonly StoredBot[] => [
    { name: uniqueName(cleanName(name) || t('workshop-new-name'), bots), source },
    ...bots,
  ];
  if (!isNew || updateBots((bots) => withDraft(bots, draft))) storedDraft.write(null);
}

function uniqueName(wanted: string, bots = workshopState.bots): string {
  const taken = new Set(bots.map(({ name }) => name));
  let name = wanted;
  for (let i = 2; taken.has(name); i++) name = `${wanted} ${i}`;
  return name;
}

/** Stores a text as it is written: a bot's as the draft, a step's with the course. */
export function onTextChanged(text: string): void {
  workshopState.text = text;
  const { open } = workshopState;
  if (open.is === 'step') writeStep(open.number, text.slice(0, MAX_SOURCE_LENGTH));
  else storeDraft(open.name);
  requestRedraw();
}

export function rename(name: string): void {
  if (workshopState.open.is === 'step') return;
  workshopState.open = { is: 'bot', name };
  editor.rename(workshopState.open);
  storeDraft(name);
  requestRedraw();
}

function storeDraft(name: string): void {
  writeDraft({ name: name.slice(0, MAX_LINK_NAME_LENGTH), source: workshopState.text });
}

export function isSaved(): boolean {
  const { open, text, bots } = workshopState;
  return open.is === 'step' || bots.some(({ name, source }) => name === open.name && source === text);
}

/**
 * Saves the bot under its name, newest first; the name of another bot is left to that one. A version of this bot that another tab
 * has saved meanwhile is set aside.
 */
export function saveBot(): void {
  const { open, text, savedBot } = workshopState;
  if (open.is === 'step') return;
  if (text.length > MAX_SOURCE_LENGTH) return notifyBriefly('workshop-too-long');
  const bots = readBots();
  const wanted = cleanName(open.name) || t('workshop-new-name');
  const name = wanted === savedBot?.name ? wanted : uniqueName(wanted, bots);
  const bot = { name, source: text };
  const stored = bots.find((each) => each.name === name)?.source;
  const otherBots = bots.filter((each) => each.name !== name);
  requestRedraw();
  if (stored !== undefined && stored !== savedBot?.source && stored !== text && !setAside(name, stored, otherBots)) return;
  if (!updateBots(() => [bot, ...otherBots])) return;
  Object.assign(workshopState, { open: { is: 'bot', name }, savedBot: bot });
  editor.rename(workshopState.open);
  writeDraft(null);
  announce(t('workshop-saved'));
}

/** Starts a game against the saved bot. */
export function playAgainst(): void {
  if (!isSaved()) saveBot();
  const { open, savedBot } = workshopState;
  if (open.is === 'step' || !savedBot) return;
  const { name, crest } = state.settings;
  const seats = [{ ...defaultSeat(0), name, crest }, defaultSeat(1, `${savedBot.name}.py`)];
  void newGame(preset('base'), '', { seats, open: false });
}

/** Deletes the bot. It can be brought back until another one is deleted or the page is closed. */
export function deleteBot(): void {
  const { open } = workshopState;
  const deleted = open.is === 'bot' ? workshopState.bots.find(({ name }) => name === open.name) : undefined;
  if (!deleted) return;
  updateBots((bots) => bots.filter(({ name }) => name !== deleted.name));
  workshopState.deleted = deleted;
  announce(t('workshop-deleted', { name: deleted.name }));
  const [newest] = workshopState.bots;
  if (newest) openBot(newest.name);
  else openStarter(FIRST_TEMPLATE);
  writeDraft(null);
}

export function restoreDeletedBot(): void {
  const { deleted } = workshopState;
  if (!deleted) return;
  const bot = { ...deleted, name: uniqueName(deleted.name) };
  if (!updateBots((bots) => [bot, ...bots])) return;
  workshopState.deleted = null;
  openBot(bot.name);
}

/** Leaves the course and opens the bot that was open before. */
export function leaveCourse(): void {
  workshopState.answersAuthor = null;
  workshopState.text = '';
  loadWorkshop();
}

/** Opens the program of a step as a bot. */
export function saveStepAsBot(): void {
  const { open, text } = workshopState;
  if (open.is === 'step') openDocument({ is: 'bot', name: uniqueName(t('course-bot-name', { number: open.number })) }, text, null);
}

/** Changes the course as it is stored now, since another tab may have changed it. Answers of others are not stored. */
function updateCourse(change: (course: Course) => Course): boolean {
  const isOwn = workshopState.answersAuthor === null;
  workshopState.course = change(isOwn ? storedCourse.read() : workshopState.course);
  return !isOwn || reportStored(storedCourse.write(workshopState.course));
}

function writeStep(number: number, text: string): void {
  const { open, answersAuthor } = workshopState;
  const stored = answersAuthor === null ? storedCourse.read().texts[number] : undefined;
  if (!mayReplace(t('course-bot-name', { number }), stored, text)) return;
  const isStored = updateCourse((course) => ({ ...course, texts: { ...course.texts, [number]: text } }));
  if (isStored && open.is === 'step' && open.number === number) workshopState.storedText = text;
}

/** Opens the answers of another player, to look at and to check. */
export function openAnswers(author: string, texts: Course['texts']): void {
  Object.assign(workshopState, { answersAuthor: author, course: { texts, passed: [] } });
  openStep(Number(Object.keys(texts)[0] ?? 1));
}

export function startStepOver(): void {
  replaceStep(starterProgram);
}

/** Replaces the program of the step by the player's own of the step before. */
export function startStepFromPrevious(): void {
  replaceStep((number) => retitled(workshopState.course.texts[number - 1] ?? '', number));
}

/** Replaces the player's program by the model answer, which undo takes back. */
export function useModelAnswer(): void {
  replaceStep(modelAnswer);
  showHelp('none');
}

function replaceStep(textOf: (number: number) => string): void {
  const { open } = workshopState;
  if (open.is !== 'step') return;
  const text = textOf(open.number);
  editor.replace(text);
  onTextChanged(text);
  for (const listener of openListeners) listener();
}

export function showHelp(help: Workshop['help']): void {
  workshopState.help = help;
  requestRedraw();
}

export function passStep(number: number): void {
  updateCourse((course) => ({ ...course, passed: [...new Set([...course.passed, number])].sort((a, b) => a - b) }));
}

onReset(() => {
  editor.forget();
  const empty = { text: '', savedBot: null, bots: [], deleted: null, answersAuthor: null, storedText: null, isStorageFull: false };
  Object.assign(workshopState, { ...empty, course: storedCourse.read() });
});
