/** The workshop on the screen: which text is open, what runs, and what came of it. */

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
import { cleanName, MAX_LINK_NAME_LENGTH } from '../../app/links';
import { newGame } from '../../app/open-game';
import { notifyBriefly } from '../../app/notices';
import { STARTERS, STEPS } from '../../core/contract/generated/workshop';
import { preset } from '../../core/state/form';
import { MAX_SOURCE_LENGTH, defaultSeat } from '../../core/state/seats';
import { requestRedraw, state } from '../../core/state/store';
import { t } from '../../core/words/texts';
import { Editor } from './editor';
import { NO_DOCUMENT, type DocumentId, type OpenDocument } from './document';
import { templateText } from './templates';

interface Shop extends OpenDocument {
  text: string;
  bots: readonly StoredBot[];
  course: Course;
  /** The bot that was deleted last; it can be brought back. */
  deleted: StoredBot | null;
  /** How much help the step of the course shows: nothing, a hint, or an answer next to the player's. */
  help: 'none' | 'hint' | 'answer';
  /** Whose answers of the course are shown; null for the player's own. Nothing is stored of those of others. */
  guest: string | null;
  /** The draft, or the text of the open step, as this tab has read or written it last: any other is that of another tab. */
  storedText: string | null;
  /** What was written last is not stored: storage is full or refused. */
  isStorageFull: boolean;
}

const FIRST_TEMPLATE = 'random';

export const workshopState: Shop = {
  ...NO_DOCUMENT,
  text: '',
  bots: [],
  course: { texts: {}, passed: [] },
  deleted: null,
  help: 'none',
  guest: null,
  storedText: null,
  isStorageFull: false,
};
export const editor = new Editor();
const openListeners = new Set<() => void>();

/** Called when another text is opened: what was found out about the old one goes. */
export function onDocumentOpened(listener: () => void): void {
  openListeners.add(listener);
}

/** Reads what is stored; the first time there is a bot to look at. */
export function loadWorkshop(): void {
  backUpDamagedBots();
  workshopState.bots = readBots();
  if (workshopState.guest === null) workshopState.course = storedCourse.read();
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

/** Shows another text in the editor, where it can be taken back; what was not saved is put aside as well. */
function openDocument(open: DocumentId, text: string, savedBot: StoredBot | null, foreign = false): void {
  storeUnsaved();
  const opened = { open, kept: savedBot, foreign };
  Object.assign(workshopState, { ...opened, text: text.slice(0, MAX_SOURCE_LENGTH), help: 'none', storedText: null });
  editor.open(opened, workshopState.text);
  for (const listener of openListeners) listener();
  requestRedraw();
}

/** The player has taken back that something else was opened. */
export function onReopened({ open, foreign }: OpenDocument, text: string): void {
  const kept = (open.is === 'bot' && workshopState.bots.find(({ name }) => name === open.name)) || null;
  Object.assign(workshopState, { open, kept, foreign, help: 'none' });
  for (const listener of openListeners) listener();
  onTextChanged(text);
}

/** A text that is neither saved nor a template outlives a reload, although something else is open. */
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

/** A text that was put aside. */
export function openUnsaved(at: number): void {
  const found = storedUnsavedBots.read()[at];
  if (found) openDocument({ is: 'bot', name: uniqueName(found.name || t('workshop-new-name')) }, found.source, null);
}

/** A bot to start from, under a name that is free. */
export function openStarter(id: string): void {
  openDocument({ is: 'bot', name: uniqueName(t(`workshop-starter-${id}`)) }, templateText(id), null);
}

/** From a file or a link: it is shown, and runs only when the player presses a button for that. */
export function openFromLink(name: string, source: string): void {
  saveDraftAsBot();
  openDocument({ is: 'bot', name: uniqueName(cleanName(name) || t('workshop-new-name')) }, source, null, true);
}

export function openStep(number: number): void {
  const step = STEPS[number - 1] ?? STEPS[0]!;
  if (workshopState.guest === null) workshopState.course = storedCourse.read();
  const stored = workshopState.course.texts[step.number];
  openDocument({ is: 'step', number: step.number }, stored ?? starterProgram(step.number), null);
  workshopState.storedText = stored ?? null;
}

/** The next step, with the player's own program of this one. */
export function continueWithOwnProgram(): void {
  const { open, text } = workshopState;
  if (open.is !== 'step') return;
  const next = open.number + 1;
  writeStep(next, retitled(text, next));
  openStep(next);
}

/** A program of the step before, under the title of this one if it had the title of that one. */
function retitled(text: string, number: number): string {
  return text.replace(stepTitle(number - 1), () => stepTitle(number));
}

function stepTitle(number: number): string {
  return `"""${t(`course-${number}-title`)}"""`;
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

/** A draft that was never stored under a name is stored now: the next text to be written would replace it. */
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

/** What the author writes; a step of the course is stored as it is written. */
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
  editor.rename(currentDocument());
  storeDraft(name);
  requestRedraw();
}

function currentDocument(): OpenDocument {
  const { open, kept, foreign } = workshopState;
  return { open, kept, foreign };
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
  const { open, text, kept } = workshopState;
  if (open.is === 'step') return;
  if (text.length > MAX_SOURCE_LENGTH) return notifyBriefly('workshop-too-long');
  const bots = readBots();
  const wanted = cleanName(open.name) || t('workshop-new-name');
  const name = wanted === kept?.name ? wanted : uniqueName(wanted, bots);
  const bot = { name, source: text };
  const stored = bots.find((each) => each.name === name)?.source;
  const otherBots = bots.filter((each) => each.name !== name);
  requestRedraw();
  if (stored !== undefined && stored !== kept?.source && stored !== text && !setAside(name, stored, otherBots)) return;
  if (!updateBots(() => [bot, ...otherBots])) return;
  Object.assign(workshopState, { open: { is: 'bot', name }, kept: bot });
  editor.rename(currentDocument());
  writeDraft(null);
  announce(t('workshop-kept'));
}

/** A game of two, with this bot as the opponent; it sits there as it is stored. */
export function playAgainst(): void {
  if (!isSaved()) saveBot();
  const { open, kept } = workshopState;
  if (open.is === 'step' || !kept) return;
  const { name, crest } = state.settings;
  const seats = [{ ...defaultSeat(0), name, crest }, defaultSeat(1, `${kept.name}.py`)];
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

/** Back from the course to the bot that was open before. */
export function leaveCourse(): void {
  workshopState.guest = null;
  workshopState.text = '';
  loadWorkshop();
}

/** A step of the course becomes one's own bot. */
export function saveStepAsBot(): void {
  const { open, text } = workshopState;
  if (open.is === 'step') openDocument({ is: 'bot', name: uniqueName(t('course-bot-name', { number: open.number })) }, text, null);
}

/** Changes the course as it is stored now, since another tab may have changed it. Answers of others are not stored. */
function updateCourse(change: (course: Course) => Course): boolean {
  const isOwn = workshopState.guest === null;
  workshopState.course = change(isOwn ? storedCourse.read() : workshopState.course);
  return !isOwn || reportStored(storedCourse.write(workshopState.course));
}

function writeStep(number: number, text: string): void {
  const { open, guest } = workshopState;
  const stored = guest === null ? storedCourse.read().texts[number] : undefined;
  if (!mayReplace(t('course-bot-name', { number }), stored, text)) return;
  const isStored = updateCourse((course) => ({ ...course, texts: { ...course.texts, [number]: text } }));
  if (isStored && open.is === 'step' && open.number === number) workshopState.storedText = text;
}

/** The answers of another player, to look at and to check. */
export function openAnswers(guest: string, texts: Course['texts']): void {
  Object.assign(workshopState, { guest, course: { texts, passed: [] } });
  openStep(Number(Object.keys(texts)[0] ?? 1));
}

export function startStepOver(): void {
  replaceStep(starterProgram);
}

/** The step again, with the player's own program of the step before. */
export function startStepFromPrevious(): void {
  replaceStep((number) => retitled(workshopState.course.texts[number - 1] ?? '', number));
}

/** The player's program gives way to the model answer, until the next undo. */
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

export function showHelp(help: Shop['help']): void {
  workshopState.help = help;
  requestRedraw();
}

export function passStep(number: number): void {
  updateCourse((course) => ({ ...course, passed: [...new Set([...course.passed, number])].sort((a, b) => a - b) }));
}

onReset(() => {
  editor.forget();
  const nothing = { text: '', kept: null, foreign: false, bots: [], deleted: null, guest: null, storedText: null, isStorageFull: false };
  Object.assign(workshopState, { ...nothing, course: storedCourse.read() });
});
