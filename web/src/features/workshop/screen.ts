/** The workshop: the editor on one side, and on the other the course, or the results of runs. */

import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { setScreenHash } from '../../core/browser/address';
import { showFailure, notify } from '../../core/page/notices';
import type { TextKey } from '../../core/contract/generated/text-keys';
import { LEAGUE_KINDS, STARTERS } from '../../core/contract/generated/workshop';
import type { UnsavedBot } from '../../core/state/bots';
import type { Packed, Route } from '../../core/state/route';
import { state, watch } from '../../core/state/store';
import { option, inputValue } from '../../core/ui/choices';
import { icon, type IconName } from '../../core/ui/icons';
import type { BoardContent } from '../../core/ui/board';
import { iconButton, type Renderable, rowButton, textButton } from '../../core/ui/buttons';
import { pageLayout } from '../../core/ui/page-layout';
import { sheetLabel } from '../../core/words/sentences';
import { formatDateTime, t, textFor } from '../../core/words/texts';
import { checkResultPanel, coursePanel } from './course';
import type { Command, EditorOptions } from './editor';
import { replayBoard } from './replay';
import { mistake, resultsPanel } from './results';
import { playLeague } from './league';
import { checkOpenStep, DEALS, type RunKind, newDeal, playOnce, prepareInterpreter, runState, stopRun } from './runs';
import { exportBot, importBot, readAnswers, shareBot, decompress } from './sharing';
import { deleteBot, playAgainst, restoreDeletedBot, saveBot } from './bots';
import {
  editor,
  isSaved,
  onDocumentOpened,
  openAnswers,
  openUnsaved,
  openBot,
  openFromLink,
  openStarter,
  openStep,
  leaveCourse,
  loadWorkshop,
  rename,
  onReopened,
  workshopState,
  saveStepAsBot,
  onTextChanged,
  watchStoredBots,
} from './model';
import { adoptStyles } from '../../core/ui/screen-styles';
import workshopStyles from './workshop.css';

adoptStyles(workshopStyles);

type Arriving = Extract<Route, { to: 'workshop' }>;

/** Opens what the route says: a step of the course, a linked bot or linked answers; otherwise what was open last. */
export async function arrive({ step, bot, answers }: Arriving): Promise<boolean> {
  await loadWorkshop();
  prepareInterpreter();
  if (step === null && workshopState.value.open.is === 'step') await leaveCourse();
  if (typeof step === 'number') openStep(step);
  if (bot) await openLinkedBot(bot);
  const texts = answers && (await readAnswers(answers.packed));
  if (texts) openAnswers(answers.name, texts);
  else if (answers) showFailure('course-answers-broken');
  return true;
}

async function openLinkedBot({ packed, name }: Packed): Promise<void> {
  const { text, whole } = await decompress(packed);
  await openFromLink(name, text);
  notify(whole ? 'workshop-foreign' : 'workshop-foreign-broken');
}

export function board(kind: string): BoardContent | null {
  return kind === 'workshop' ? replayBoard() : null;
}

/** The text keys of CodeMirror's own texts. */
const PHRASES: Readonly<Record<string, TextKey>> = {
  Find: 'editor-find',
  Replace: 'editor-replace-with',
  next: 'editor-next',
  previous: 'editor-previous',
  all: 'editor-all',
  'match case': 'editor-case',
  regexp: 'editor-regexp',
  'by word': 'editor-word',
  replace: 'editor-replace',
  'replace all': 'editor-replace-all',
  close: 'editor-close',
  'current match': 'editor-match',
  'on line': 'editor-on-line',
  'Go to line': 'editor-go-to-line',
  go: 'editor-go',
  Diagnostics: 'editor-diagnostics',
};

function editorOptions(): EditorOptions {
  const { open, text } = workshopState.value;
  return {
    label: () => t('workshop-code'),
    phrases: () => Object.fromEntries(Object.entries(PHRASES).map(([phrase, key]) => [phrase, t(key)])),
    text,
    open,
    changed: onTextChanged,
    reopened: onReopened,
    run: () => void (workshopState.value.open.is === 'step' ? checkOpenStep() : playOnce()),
    save: () => void saveBot(),
  };
}

/** Returns the address of the open workshop or step, for a reload; empty while another screen is open. */
function currentHash(): string {
  if (state.navigation.route.to !== 'workshop') return '';
  return workshopState.value.open.is === 'step' && workshopState.value.answersAuthor === null
    ? `#course=${workshopState.value.open.number}`
    : '#workshop';
}

const updateAddress = (): void => setScreenHash(currentHash());

watchStoredBots();
onDocumentOpened(updateAddress);
watch(['navigation'], updateAddress);

/** A constant: with another function in each render, lit would remove the editor and mount it again. */
const mountEditor = (container: Element | undefined): void => editor.mount(container, editorOptions());

export function screen(): TemplateResult {
  const inCourse = workshopState.value.open.is === 'step';
  return pageLayout(
    'workshop',
    t('workshop-title'),
    html`<div class="workshop split ${inCourse ? 'in-course' : ''}" data-running=${runState.value.running ?? nothing}>
      <section class="workshop-desk stack" aria-label=${t('workshop-code')}>
        ${inCourse ? nothing : botToolbar()}
        ${workshopState.value.deleted && !inCourse ? deletedBotPanel(workshopState.value.deleted.name) : nothing}
        ${workshopState.value.isStorageFull ? storageFullPanel() : nothing}
        <div class="workshop-editor box" data-typing data-show="editor" ${ref(mountEditor)}></div>
        ${keyRow()}
        <p class="workshop-keys text-sm">${t('workshop-keys')}</p>
        ${runButtons(inCourse)}
        ${inCourse || !runState.value.lastRun ? nothing : leagueOptions()}
        ${inCourse ? html`${checkResultPanel()}${mistake()}` : nothing}
      </section>
      <section class="workshop-side gap-4 stack">${inCourse ? coursePanel() : introduction()}${resultsPanel()}</section>
    </div>`,
  );
}

/** The name of the open bot, and the controls to save, open, share and delete bots. */
function botToolbar(): TemplateResult {
  const { open, bots, unsaved } = workshopState.value;
  const name = open.is === 'bot' ? open.name : '';
  const saveLabel = t(isSaved() ? 'workshop-is-saved' : 'workshop-save');
  return html`<div class="workshop-shelf wrap">
    <label class="field workshop-name"><span class="lbl">${t('workshop-name')}</span><input type="text" data-field="bot-name" maxlength="16"
      .value=${name} @input=${(event: Event) => rename(inputValue(event))}></label>
    ${textButton('archive', saveLabel, () => void saveBot(), { act: 'save-bot', disabled: isSaved() })}
    <label class="field workshop-open"><span class="lbl">${t('workshop-open')}</span><select data-field="open" @change=${openChosen}>
      <option value="" selected>${t('workshop-choose')}</option>
      ${optionGroup(
        'workshop-mine',
        bots.map((bot) => selectOption(`bot:${bot.name}`, bot.name)),
      )}
      ${optionGroup(
        'workshop-unsaved',
        unsaved.map((bot, i) => selectOption(`unsaved:${i}`, unsavedLabel(bot))),
      )}
      ${optionGroup(
        'workshop-starters',
        Object.keys(STARTERS).map((id) => selectOption(`starter:${id}`, textFor('workshop-starter', id))),
      )}
    </select></label>
    <div class="workshop-more row flush">
      ${iconButton('download', t('workshop-export'), exportBot, 'export')}
      ${importButton()}
      ${iconButton('copy', t('workshop-share'), () => void shareBot(), 'share-bot')}
      ${iconButton('trash', t('workshop-delete'), () => void deleteBot(), 'delete-bot', !bots.some((bot) => bot.name === name))}
    </div>
  </div>`;
}

/** The name of an unsaved text with its time and its first line of code, by which versions are told apart. */
function unsavedLabel({ name, source, saved_at }: UnsavedBot): string {
  return [name || t('workshop-new-name'), saved_at && formatDateTime(saved_at), firstLine(source)].filter(Boolean).join(' · ');
}

const MAX_FIRST_LINE_LENGTH = 40;

/** Returns the first line of a text that has letters, without quotes and comment signs, at most so many characters of it. */
function firstLine(source: string): string {
  const line = source.split('\n').find((each) => /\w/.test(each)) ?? '';
  return line.replace(/^[\s"'#]+|[\s"']+$/g, '').slice(0, MAX_FIRST_LINE_LENGTH);
}

function optionGroup(label: TextKey, options: readonly TemplateResult[]): Renderable {
  return options.length ? html`<optgroup label=${t(label)}>${options}</optgroup>` : nothing;
}

/** A message about the bots with a button. */
function noticeWithButton(show: string, role: 'status' | 'alert', text: string, button: TemplateResult): TemplateResult {
  return html`<p class="workshop-undo row between gap-3" role=${role} data-show=${show}><span>${text}</span>${button}</p>`;
}

function deletedBotPanel(name: string): TemplateResult {
  const undo = textButton('undo', t('workshop-undo'), () => void restoreDeletedBot(), { act: 'restore-bot' });
  return noticeWithButton('deleted', 'status', t('workshop-deleted', { name }), undo);
}

function storageFullPanel(): TemplateResult {
  const save = textButton('download', t('workshop-export'), exportBot, { act: 'export-unsaved' });
  return noticeWithButton('storage-full', 'alert', t('workshop-storage-full'), save);
}

function selectOption(value: string, words: string): TemplateResult {
  return html`<option value=${value}>${words}</option>`;
}

function importButton(): TemplateResult {
  const label = t('workshop-import');
  return html`<label class="icon-btn file" title=${label}>${icon('upload')}<span class="sr">${label}</span>
    <input class="cover" type="file" accept=".py,text/x-python,text/plain" data-field="import"
      @change=${(event: Event) => void importBot(event)}></label>`;
}

function openChosen(event: Event): void {
  const field = event.target as HTMLSelectElement;
  const [kind, ...parts] = field.value.split(':');
  field.value = '';
  if (kind === 'bot') openBot(parts.join(':'));
  else if (kind === 'unsaved') openUnsaved(Number(parts[0]));
  else if (kind === 'starter') openStarter(parts[0] ?? '');
}

function runButtons(inCourse: boolean): TemplateResult {
  const disabled = runState.value.running !== null || state.engine.status === 'failed';
  return html`<div class="workshop-acts wraps row" role="group" aria-label=${t('workshop-run')}>
    ${inCourse ? runButton('check', 'check', t('course-check'), checkOpenStep, 'primary') : nothing}
    ${runButton('play', 'play', t('workshop-play'), playOnce, inCourse ? '' : 'primary')}
    ${iconButton('lot', t('workshop-another-deal'), newDeal, 'another-deal', disabled)}
    ${inCourse ? nothing : runButton('league', 'chart', t('workshop-league'), playLeague)}
    ${
      inCourse
        ? textButton('bot', t('course-take-along'), saveStepAsBot, { act: 'take-along' })
        : textButton('people', t('guest-play'), () => void playAgainst(), { act: 'play-against', disabled })
    }
  </div>`;
}

/** The button that starts a run; during that run it stops it. */
function runButton(runKind: RunKind, picture: IconName, label: string, work: () => Promise<void>, look = ''): TemplateResult {
  if (runState.value.running === runKind) return textButton('cross', t('workshop-stop'), stopRun, { act: 'stop', look: 'danger' });
  const disabled = runState.value.running !== null || state.engine.status === 'failed';
  return textButton(picture, label, () => void work(), { act: runKind === 'play' ? 'run' : runKind, look, disabled });
}

/** The options of the next game and league: set and sheet, number of deals, and the other bot. */
function leagueOptions(): TemplateResult {
  const { open, bots } = workshopState.value;
  const others = bots.filter(({ name }) => open.is === 'step' || name !== open.name);
  const kinds = LEAGUE_KINDS.map(({ set, sheet, code }) => {
    const words = `${textFor('set', set)} · ${sheetLabel(sheet)}`;
    return option(code, code === runState.value.dealKind, words);
  });
  const dealCounts = DEALS.map((count) => option(String(count), count === runState.value.deals, t('workshop-deals-count', { count })));
  const none = option('', !runState.value.other, t('workshop-other-none'));
  const names = others.map(({ name }) => option(name, name === runState.value.other, name));
  return html`<div class="workshop-terms wrap">
    ${leagueOption('kind', t('workshop-kind'), kinds, (kind) => runState.update({ dealKind: kind }))}
    ${leagueOption('deals', t('workshop-deals'), dealCounts, (deals) => runState.update({ deals: Number(deals) }))}
    ${names.length ? leagueOption('other', t('workshop-other'), [none, ...names], (other) => runState.update({ other })) : nothing}
  </div>`;
}

function leagueOption(field: string, label: string, options: readonly TemplateResult[], change: (value: string) => void): TemplateResult {
  return html`<label class="field workshop-deals"><span class="lbl">${label}</span><select data-field=${field}
    @change=${(event: Event) => change(inputValue(event))}>${options}</select></label>`;
}

/** What the workshop is, with the button to the course; nothing after the first run. */
function introduction(): Renderable {
  if (runState.value.lastRun) return nothing;
  const nextNumber = Math.min(10, (workshopState.value.course.passed.at(-1) ?? 0) + 1);
  return html`<div class="plate workshop-about gap-3 padded stack">
    <h2>${t('workshop-about-title')}</h2>
    <p>${t('workshop-about')}</p>
    <p>${t('workshop-safe')}</p>
    <p><a class="link" href="docs/" target="_blank" rel="noopener">${t('workshop-reference')}</a></p>
    ${rowButton('course', 'compass', [t('course-title'), t('course-progress', { count: workshopState.value.course.passed.length })], () =>
      openStep(nextNumber),
    )}
  </div>`;
}

// ---------- keys ----------

const SYMBOL_KEYS = [':', '(', ')', '[', ']', '=', '.', ',', '_', '"'] as const;
const COMMANDS: readonly (readonly [Command, IconName, TextKey])[] = [
  ['undo', 'undo', 'workshop-undo'],
  ['redo', 'redo', 'workshop-redo'],
  ['search', 'search', 'workshop-search'],
  ['outdent', 'prev', 'workshop-outdent'],
  ['indent', 'next', 'workshop-indent'],
];

/** Buttons for keys: undo and search, and on phones the signs of Python. The Tab key skips them. */
function keyRow(): TemplateResult {
  const keepFocus = (event: Event): void => event.preventDefault(); // the editor stays focused, so that the keyboard of a phone stays open
  const key = (name: string, press: () => void, content: Renderable | string, label = name, disabled = false): TemplateResult =>
    html`<button class=${label === name ? 'workshop-sign tap' : 'icon-btn'} tabindex="-1" data-key=${name} aria-label=${label} title=${label}
      ?disabled=${disabled} @pointerdown=${keepFocus} @click=${press}>${content}</button>`;
  const command = ([name, picture, text]: (typeof COMMANDS)[number]): TemplateResult => {
    const disabled = (name === 'undo' || name === 'redo') && !editor.can(name);
    return key(name, () => editor.do(name), icon(picture), t(text), disabled);
  };
  const sign = (text: string): TemplateResult => key(text, () => editor.type(text), text);
  return html`<div class="workshop-keyrow wraps flush row" role="toolbar" aria-label=${t('workshop-keyrow')}>${COMMANDS.map(command)}
    <span class="workshop-signs">${SYMBOL_KEYS.map(sign)}</span></div>`;
}
