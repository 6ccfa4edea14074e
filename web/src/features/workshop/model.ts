/** The document that is open in the workshop, and how its text is stored. */

import { MAX_SOURCE_LENGTH } from '../../core/contract/generated/limits';
import { announce } from '../../core/browser/announce';
import { changeWorkshop, onWorkshopChange, readWorkshop, type StoredWorkshop } from '../../core/browser/bot-store';
import { onReset } from '../../core/browser/local-storage';
import { cleanName, MAX_LINK_NAME_LENGTH } from '../../core/page/links';
import { STARTERS, STEPS } from '../../core/contract/generated/workshop';
import { MAX_UNSAVED_BOTS, type Course, type SavedBot, type StoredBot, type UnsavedBot } from '../../core/state/bots';
import { localState } from '../../core/state/local-state';
import { t, textFor } from '../../core/words/texts';
import { type DocumentId, Editor } from './editor';
import { modelAnswer, retitled, starterProgram } from './step-programs';
import { templateText } from './templates';
import { forgetTypedText, isEarlierText, readTypedText, writeTypedText } from './typed-text';

interface Workshop {
  open: DocumentId;
  /** The open bot as it was saved last; null if it never was. */
  savedBot: SavedBot | null;
  text: string;
  bots: readonly SavedBot[];
  /** The names that no other bot can have. */
  names: readonly string[];
  /** Texts that were not saved when something else was opened, newest first. */
  unsaved: readonly UnsavedBot[];
  course: Course;
  /** The bot that was deleted last; it can be brought back. */
  deleted: StoredBot | null;
  /** How much help the step of the course shows: nothing, a hint, or an answer next to the player's. */
  help: 'none' | 'hint' | 'answer';
  /** The author of the shown answers of the course; null for the player's own. Answers of others are not stored. */
  answersAuthor: string | null;
  /** The draft (0) and the programs of the steps as this tab last read or wrote them: any other stored text is from another tab. */
  knownTexts: Readonly<Record<number, string | null>>;
  /** Whether the last change is not stored, because storage is full or refused. */
  isStorageFull: boolean;
  /** Number of changes that are not stored yet. */
  pendingChanges: number;
}

const FIRST_TEMPLATE = 'random';
const DRAFT = 0;
/** Distinguishes this tab from others. */
const TAB_ID = Math.random().toString(36).slice(2);
const NO_COURSE: Course = { texts: {}, passed: [] };

export const workshopState = localState<Workshop>({
  open: { is: 'bot', name: '' },
  savedBot: null,
  text: '',
  bots: [],
  names: [],
  unsaved: [],
  course: NO_COURSE,
  deleted: null,
  help: 'none',
  answersAuthor: null,
  knownTexts: {},
  isStorageFull: false,
  pendingChanges: 0,
});
export const editor = new Editor();
const openListeners = new Set<() => void>();

/** Adds a listener that is called when another document is opened. */
export function onDocumentOpened(listener: () => void): void {
  openListeners.add(listener);
}

/** Reads what is stored. Opens what was typed before a reload, else the draft, else the newest bot, else a template. */
export async function loadWorkshop(): Promise<void> {
  const stored = await readWorkshop();
  showStored(stored);
  if (workshopState.value.text || openTypedText(stored)) return;
  if (!stored.draft) return openFirst();
  const { name, source } = stored.draft;
  openDocument({ is: 'bot', name }, source, null);
  noteKnownText(DRAFT, source);
}

/** Opens the newest bot, or else a template. */
export function openFirst(): void {
  const [newest] = workshopState.value.bots;
  if (newest) openBot(newest.name);
  else openStarter(FIRST_TEMPLATE);
}

/** Opens and stores the text that was typed just before a reload, if the database does not have it. Returns whether it is open. */
function openTypedText({ draft, bots, unsaved, course }: StoredWorkshop): boolean {
  const typed = readTypedText();
  if (!typed) return false;
  const { step, name, source } = typed;
  const stored = step === null ? draft?.source : course.texts[step];
  if (stored === source || [...bots, ...unsaved].some((bot) => bot.source === source)) return false;
  if (stored !== undefined && isEarlierText(typed, stored)) noteKnownText(step ?? DRAFT, stored);
  if (step !== null) {
    writeStep(step, source);
    return false;
  }
  openDocument({ is: 'bot', name }, source, null);
  storeDraft(name);
  return true;
}

/** Shows what another tab has stored. */
export function watchStoredBots(): void {
  onWorkshopChange(() => void readWorkshop().then(showStored));
}

/** Shows the stored bots and, unless answers of others are open, the stored course. */
export function showStored({ bots, names, unsaved, course }: StoredWorkshop): void {
  workshopState.update({ bots, names, unsaved, ...(workshopState.value.answersAuthor === null ? { course } : {}) });
}

/** Changes what is stored at this moment, since another tab may have changed it. Returns whether that is stored. */
export async function changeStored(work: (stored: StoredWorkshop) => StoredWorkshop): Promise<boolean> {
  const { knownTexts } = workshopState.value;
  const addPending = (difference: number): void =>
    workshopState.update({ pendingChanges: workshopState.value.pendingChanges + difference });
  addPending(1);
  const stored = await changeWorkshop(work);
  addPending(-1);
  if (!stored) workshopState.update({ knownTexts });
  else if (!workshopState.value.pendingChanges) {
    showStored(stored);
    if (isTextStored(stored, workshopState.value)) forgetTypedText();
  }
  if (!stored || isTextStored(stored, workshopState.value)) reportStored(stored !== null);
  return stored !== null;
}

/** Whether the open text is stored: as the draft, as a bot or as the program of its step. */
function isTextStored({ draft, bots, course }: StoredWorkshop, { open, text }: Workshop): boolean {
  if (open.is === 'step') return course.texts[open.number] === text;
  return draft?.source === text || bots.some(({ source }) => source === text);
}

/** Shows whether the last change is stored. Returns the same. */
export function reportStored(isStored: boolean): boolean {
  if (!isStored && !workshopState.value.isStorageFull) announce(t('workshop-storage-full'));
  workshopState.update({ isStorageFull: !isStored });
  return isStored;
}

/** Opens another document in the editor, which undo takes back. An unsaved text goes under *Not saved* as well. */
function openDocument(open: DocumentId, text: string, savedBot: SavedBot | null): void {
  storeUnsaved(savedBot !== null);
  workshopState.update({ open, savedBot, text: text.slice(0, MAX_SOURCE_LENGTH), help: 'none' });
  editor.open(open, workshopState.value.text);
  for (const listener of openListeners) listener();
}

/** Called when an undo brings back what was open before. */
export function onReopened(open: DocumentId, text: string): void {
  const savedBot = (open.is === 'bot' && workshopState.value.bots.find(({ name }) => name === open.name)) || null;
  workshopState.update({ open, savedBot, help: 'none' });
  for (const listener of openListeners) listener();
  onTextChanged(text);
}

/** Stores the text of an open bot under *Not saved*. The draft is deleted together with that, or stays. */
function storeUnsaved(forgetsDraft: boolean): void {
  const { open, text } = workshopState.value;
  const isUnsaved = open.is === 'bot' && isWorthSaving(text);
  if (!isUnsaved && !forgetsDraft) return;
  void changeStored((stored) => {
    const prepared = isUnsaved ? setAside(stored, open.name, text) : stored;
    return forgetsDraft ? replaceDraft(prepared, null) : prepared;
  });
}

function isWorthSaving(text: string): boolean {
  return text.trim() !== '' && !isTemplate(text);
}

/**
 * Puts a text under *Not saved*, unless it is one of the bots. With `writtenBy` it replaces the text that was put there for the same:
 * two tabs that write one document by turns have one entry each.
 */
export function setAside(stored: StoredWorkshop, name: string, text: string, writtenBy = ''): StoredWorkshop {
  if (!isWorthSaving(text) || stored.bots.some(({ source }) => source === text)) return stored;
  const others = stored.unsaved.filter(({ source, written_by }) => source !== text && !(writtenBy && written_by === writtenBy));
  const bot: UnsavedBot = { name: name.slice(0, MAX_LINK_NAME_LENGTH), source: text, saved_at: Date.now(), written_by: writtenBy };
  return { ...stored, unsaved: [bot, ...others].slice(0, MAX_UNSAVED_BOTS) };
}

/** Notes the stored text of the draft or of a step, as this tab knows it. */
function noteKnownText(document: number, text: string | null): void {
  workshopState.update({ knownTexts: { ...workshopState.value.knownTexts, [document]: text } });
}

/** Prepares the replacement of a stored text: if another tab has written it, it is put under *Not saved* first. */
function beforeReplacing(stored: StoredWorkshop, document: number, old: StoredBot | null, text: string | null): StoredWorkshop {
  const isKnown = old === null || old.source === workshopState.value.knownTexts[document] || old.source === text;
  noteKnownText(document, text);
  return isKnown ? stored : setAside(stored, old.name, old.source, `${TAB_ID} ${document} ${old.name}`);
}

export function replaceDraft(stored: StoredWorkshop, draft: StoredBot | null): StoredWorkshop {
  return { ...beforeReplacing(stored, DRAFT, stored.draft, draft?.source ?? null), draft };
}

function isTemplate(text: string): boolean {
  return Object.keys(STARTERS).some((id) => templateText(id) === text);
}

export function openBot(name: string): void {
  const bot = workshopState.value.bots.find((each) => each.name === name);
  if (bot) openDocument({ is: 'bot', name }, bot.source, bot);
}

/** Opens a text of *Not saved*. */
export function openUnsaved(index: number): void {
  const bot = workshopState.value.unsaved[index];
  if (bot) openDocument({ is: 'bot', name: uniqueName(bot.name || t('workshop-new-name')) }, bot.source, null);
}

/** Opens a template under a name that is free. */
export function openStarter(id: string): void {
  openDocument({ is: 'bot', name: uniqueName(textFor('workshop-starter', id)) }, templateText(id), null);
}

/** Opens a bot from a file or a link. It runs only when the player presses a button for that. */
export async function openFromLink(name: string, source: string): Promise<void> {
  await changeStored(saveDraftAsBot);
  openDocument({ is: 'bot', name: uniqueName(cleanName(name) || t('workshop-new-name')) }, source, null);
}

export function openStep(number: number): void {
  const step = STEPS[number - 1] ?? STEPS[0]!;
  const stored = workshopState.value.course.texts[step.number];
  openDocument({ is: 'step', number: step.number }, stored ?? starterProgram(step.number), null);
  if (stored !== undefined) noteKnownText(step.number, stored);
}

/** Opens the next step with the player's own program of this one. */
export function continueWithOwnProgram(): void {
  const { open, text } = workshopState.value;
  if (open.is !== 'step') return;
  const nextNumber = open.number + 1;
  writeStep(nextNumber, retitled(text, nextNumber));
  openStep(nextNumber);
}

/** Saves an unsaved draft as a bot, because the next draft would replace it. */
function saveDraftAsBot(stored: StoredWorkshop): StoredWorkshop {
  const { draft, bots, names } = stored;
  if (!draft) return stored;
  if (!draft.source.trim() || bots.some(({ source }) => source === draft.source)) return { ...stored, draft: null };
  return withBot({ ...stored, draft: null }, uniqueName(cleanName(draft.name) || t('workshop-new-name'), names), draft.source);
}

export function withBot(stored: StoredWorkshop, name: string, source: string): StoredWorkshop {
  const bot: SavedBot = { name, source, saved_at: Date.now() };
  const bots = [bot, ...stored.bots.filter((each) => each.name !== name)];
  return { ...stored, bots, names: [...new Set([...stored.names, name])] };
}

export function uniqueName(wanted: string, names = workshopState.value.names): string {
  let name = wanted;
  for (let i = 2; names.includes(name); i++) name = `${wanted} ${i}`;
  return name;
}

/** Stores a text as it is written: a bot's as the draft, a step's with the course. */
export function onTextChanged(text: string): void {
  workshopState.update({ text });
  const { open, answersAuthor, knownTexts } = workshopState.value;
  const knownText = knownTexts[open.is === 'step' ? open.number : DRAFT];
  if (answersAuthor === null) writeTypedText(open, text.slice(0, MAX_SOURCE_LENGTH), knownText ?? '');
  if (open.is === 'step') writeStep(open.number, text.slice(0, MAX_SOURCE_LENGTH));
  else storeDraft(open.name);
}

export function rename(name: string): void {
  if (workshopState.value.open.is === 'step') return;
  workshopState.update({ open: { is: 'bot', name } });
  editor.rename(workshopState.value.open);
  storeDraft(name);
}

function storeDraft(name: string): void {
  const draft = { name: name.slice(0, MAX_LINK_NAME_LENGTH), source: workshopState.value.text };
  void changeStored((stored) => replaceDraft(stored, draft));
}

export function isSaved(): boolean {
  const { open, text, bots } = workshopState.value;
  return open.is === 'step' || bots.some(({ name, source }) => name === open.name && source === text);
}

/** Leaves the course and opens the bot that was open before. */
export async function leaveCourse(): Promise<void> {
  workshopState.update({ answersAuthor: null, text: '' });
  await loadWorkshop();
}

/** Opens the program of a step as a bot. */
export function saveStepAsBot(): void {
  const { open, text } = workshopState.value;
  if (open.is === 'step') openDocument({ is: 'bot', name: uniqueName(t('course-bot-name', { number: open.number })) }, text, null);
}

/** Changes the course. Answers of others are not stored. */
function updateCourse(work: (course: Course) => Course, prepare = (stored: StoredWorkshop): StoredWorkshop => stored): void {
  workshopState.update({ course: work(workshopState.value.course) });
  if (workshopState.value.answersAuthor !== null) return;
  void changeStored((stored) => ({ ...prepare(stored), course: work(stored.course) }));
}

function writeStep(number: number, text: string): void {
  const withText = (course: Course): Course => ({ ...course, texts: { ...course.texts, [number]: text } });
  updateCourse(withText, (stored) => {
    const source = stored.course.texts[number];
    const oldBot = source === undefined ? null : { name: t('course-bot-name', { number }), source };
    return beforeReplacing(stored, number, oldBot, text);
  });
}

/** Opens the answers of another player, to look at and to check. */
export function openAnswers(author: string, texts: Course['texts']): void {
  workshopState.update({ answersAuthor: author, course: { texts, passed: [] } });
  openStep(Number(Object.keys(texts)[0] ?? 1));
}

export function startStepOver(): void {
  replaceStep(starterProgram);
}

/** Replaces the program of the step by the player's own of the step before. */
export function startStepFromPrevious(): void {
  replaceStep((number) => retitled(workshopState.value.course.texts[number - 1] ?? '', number));
}

/** Replaces the player's program by the model answer, which undo takes back. */
export function useModelAnswer(): void {
  replaceStep(modelAnswer);
  showHelp('none');
}

function replaceStep(textOf: (number: number) => string): void {
  const { open } = workshopState.value;
  if (open.is !== 'step') return;
  const text = textOf(open.number);
  editor.replace(text);
  onTextChanged(text);
  for (const listener of openListeners) listener();
}

export function showHelp(help: Workshop['help']): void {
  workshopState.update({ help });
}

export function passStep(number: number): void {
  updateCourse((course) => ({ ...course, passed: [...new Set([...course.passed, number])].sort((a, b) => a - b) }));
}

onReset(() => {
  editor.forget();
  forgetTypedText();
  const { open, help, pendingChanges } = workshopState.value;
  workshopState.reset({ open, help, pendingChanges });
});
