/** The workshop: an editor on one side, and on the other what the bot did with the map, in a league or in the course. */

import { html, nothing, type TemplateResult } from 'lit';
import { ref } from 'lit/directives/ref.js';
import { storedAside } from '../../browser/bots';
import { fail, tell } from '../../commands/page';
import type { TextKey } from '../../contract/generated/text-keys';
import { LEAGUE_KINDS, STARTERS } from '../../contract/generated/workshop';
import type { Route } from '../../state/route';
import { state } from '../../state/store';
import { option, valueOf } from '../../ui/choices';
import { icon, type IconName } from '../../ui/icons';
import type { BoardPicture } from '../../ui/board';
import { iconButton, type Piece, rowButton, wordButton } from '../../ui/pieces';
import { roomPage } from '../../ui/room';
import { letterName } from '../../words/sentences';
import { t } from '../../words/texts';
import { followAddress, showAddress } from './address';
import { checked, coursePanel } from './course';
import { dress } from './dress';
import type { Editing } from './editor';
import { keyRow } from './keys';
import { replayPicture } from './replay';
import { mistake, outcome } from './outcome';
import { anotherDeal, check, choose, DEALS, type Kind, play, playLeague, prepare, runs, stop } from './runs';
import { exportBot, importBot, readAnswers, shareBot, unpack } from './sharing';
import {
  bringBack,
  editor,
  forget,
  isKept,
  keep,
  onOpen,
  openAnswers,
  openAside,
  openBot,
  openForeign,
  openStarter,
  openStep,
  playAgainst,
  readShop,
  rename,
  reopen,
  shop,
  takeAlong,
  write,
} from './shop';

interface Packed {
  packed: string;
  name: string;
}

declare module '../../state/route' {
  interface Screens {
    /** Where bots are written: at a step of the course, or with a bot or answers that came by a link, still packed. */
    workshop: { step?: number; bot?: Packed; answers?: Packed };
  }
}

type Arriving = Extract<Route, { to: 'workshop' }>;

const followed = { is: false };

export async function arrive({ step, bot, answers }: Arriving): Promise<boolean> {
  dress();
  readShop();
  prepare();
  if (!followed.is) followAddress();
  followed.is = true;
  if (step !== undefined) openStep(step);
  if (bot) await openPacked(bot);
  if (answers) await openPackedAnswers(answers);
  return true;
}

async function openPacked({ packed, name }: Packed): Promise<void> {
  const { text, whole } = await unpack(packed);
  openForeign(name, text);
  tell(whole ? 'workshop-foreign' : 'workshop-foreign-broken');
}

async function openPackedAnswers({ packed, name }: Packed): Promise<void> {
  const texts = await readAnswers(packed);
  if (texts) openAnswers(name, texts);
  else fail('course-answers-broken');
}

export function board(kind: string): BoardPicture | null {
  return kind === 'workshop' ? replayPicture() : null;
}

/** CodeMirror's own words, as it writes them. */
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

function editing(): Editing {
  const { open, kept, foreign, text } = shop;
  return {
    label: () => t('workshop-code'),
    phrases: () => Object.fromEntries(Object.entries(PHRASES).map(([phrase, key]) => [phrase, t(key)])),
    text,
    opened: { open, kept, foreign },
    changed: write,
    reopened: reopen,
    run: () => void (shop.open.is === 'step' ? check() : play()),
    keep,
  };
}

onOpen(showAddress);

/** One function for all drawings: another one would take the editor away and put it there again. */
const mount = (place: Element | undefined): void => editor.mount(place, editing());

export function screen(): TemplateResult {
  const inCourse = shop.open.is === 'step';
  return roomPage(
    'workshop',
    t('workshop-title'),
    html`<div class="workshop ${inCourse ? 'in-course' : ''}" data-running=${runs.running ?? nothing}>
      <section class="ws-desk" aria-label=${t('workshop-code')}>
        ${inCourse ? nothing : shelf()}
        ${shop.deleted && !inCourse ? undoDeletion(shop.deleted.name) : nothing}
        <div class="ws-editor" data-typing data-show="editor" ${ref(mount)}></div>
        ${keyRow()}
        <p class="ws-keys">${t('workshop-keys')}</p>
        ${actions(inCourse)}
        ${inCourse ? nothing : terms()}
        ${inCourse ? html`${checked()}${mistake()}` : nothing}
      </section>
      <section class="ws-side">${inCourse ? coursePanel() : ways()}${outcome()}</section>
    </div>`,
  );
}

/** The bots that are stored, and those to start from. */
function shelf(): TemplateResult {
  const name = shop.open.is === 'bot' ? shop.open.name : '';
  return html`<div class="ws-shelf">
    <label class="field ws-name"><span class="lbl">${t('workshop-name')}</span><input data-field="bot-name" maxlength="16"
      .value=${name} @input=${(event: Event) => rename(valueOf(event))}></label>
    ${wordButton('archive', t(isKept() ? 'workshop-is-kept' : 'workshop-keep'), keep, { act: 'keep', off: isKept() })}
    <label class="field ws-open"><span class="lbl">${t('workshop-open')}</span><select data-field="open" @change=${openChosen}>
      <option value="" selected>${t('workshop-choose')}</option>
      ${shop.bots.length ? ownBots() : nothing}
      ${setAside()}
      <optgroup label=${t('workshop-starters')}>
        ${Object.keys(STARTERS).map((id) => choice(`starter:${id}`, t(`workshop-starter-${id}`)))}</optgroup>
    </select></label>
    <div class="ws-more">
      ${iconButton('download', t('workshop-export'), exportBot, 'export')}
      ${importer()}
      ${iconButton('copy', t('workshop-share'), () => void shareBot(), 'share-bot')}
      ${iconButton('trash', t('workshop-forget'), forget, 'forget', !shop.bots.some((bot) => bot.name === name))}
    </div>
  </div>`;
}

function ownBots(): TemplateResult {
  return html`<optgroup label=${t('workshop-mine')}>${shop.bots.map(({ name }) => choice(`bot:${name}`, name))}</optgroup>`;
}

function setAside(): Piece {
  const found = storedAside.read();
  if (!found.length) return nothing;
  const named = (name: string, i: number): TemplateResult => choice(`aside:${i}`, name || t('workshop-new-name'));
  return html`<optgroup label=${t('workshop-aside')}>${found.map(({ name }, i) => named(name, i))}</optgroup>`;
}

function undoDeletion(name: string): TemplateResult {
  return html`<p class="ws-undo" role="status" data-show="deleted"><span>${t('workshop-deleted', { name })}</span>
    ${wordButton('undo', t('workshop-undo'), bringBack, { act: 'bring-back' })}</p>`;
}

function choice(value: string, words: string): TemplateResult {
  return html`<option value=${value}>${words}</option>`;
}

function importer(): TemplateResult {
  const label = t('workshop-import');
  return html`<label class="icon-btn file" title=${label}>${icon('upload')}<span class="sr">${label}</span><input
    type="file" accept=".py,text/x-python,text/plain" data-field="import" @change=${(event: Event) => void importBot(event)}></label>`;
}

function openChosen(event: Event): void {
  const field = event.target as HTMLSelectElement;
  const [kind, ...rest] = field.value.split(':');
  field.value = '';
  if (kind === 'bot') openBot(rest.join(':'));
  else if (kind === 'aside') openAside(Number(rest[0]));
  else if (kind === 'starter') openStarter(rest[0] ?? '');
}

function actions(inCourse: boolean): TemplateResult {
  const off = runs.running !== null || state.engine.is === 'failed';
  return html`<div class="ws-acts" role="group" aria-label=${t('workshop-run')}>
    ${inCourse ? runButton('check', 'check', t('course-check'), check, 'primary') : nothing}
    ${runButton('play', 'play', t('workshop-play'), play, inCourse ? '' : 'primary')}
    ${iconButton('lot', t('workshop-another-deal'), anotherDeal, 'another-deal', off)}
    ${inCourse ? wordButton('bot', t('course-take-along'), takeAlong, { act: 'take-along' }) : contests(off)}
  </div>`;
}

/** While it runs, the button that started it stops it. */
function runButton(kind: Kind, picture: IconName, label: string, work: () => Promise<void>, look = ''): TemplateResult {
  if (runs.running === kind) return wordButton('cross', t('workshop-stop'), stop, { act: 'stop', kind: 'danger' });
  const off = runs.running !== null || state.engine.is === 'failed';
  return wordButton(picture, label, () => void work(), { act: kind === 'play' ? 'run' : kind, kind: look, off });
}

/** A league with the game's own bots and another one of the player's, or a game against the player. */
function contests(off: boolean): TemplateResult {
  const game = wordButton('people', t('guest-play'), playAgainst, { act: 'play-against', off });
  return html`${runButton('league', 'chart', t('workshop-league'), playLeague)}${game}`;
}

/** On which cards and sheet it plays, over how many deals, and with which other bot. */
function terms(): TemplateResult {
  const others = shop.bots.filter(({ name }) => shop.open.is === 'step' || name !== shop.open.name);
  const kinds = LEAGUE_KINDS.map(({ set, sheet, code }) => {
    const words = `${t(`set-${set}`)} · ${t('new-sheet-letter', { letter: letterName(sheet) })}`;
    return option(code, code === runs.kind, words);
  });
  const counts = DEALS.map((count) => option(String(count), count === runs.deals, t('workshop-deals-count', { count })));
  const none = option('', !runs.other, t('workshop-other-none'));
  const names = others.map(({ name }) => option(name, name === runs.other, name));
  return html`<div class="ws-terms">
    ${term('kind', t('workshop-kind'), kinds, (kind) => choose({ kind }))}
    ${term('deals', t('workshop-deals'), counts, (deals) => choose({ deals: Number(deals) }))}
    ${names.length ? term('other', t('workshop-other'), [none, ...names], (other) => choose({ other })) : nothing}
  </div>`;
}

function term(field: string, label: string, options: readonly TemplateResult[], change: (value: string) => void): TemplateResult {
  return html`<label class="field ws-deals"><span class="lbl">${label}</span><select data-field=${field}
    @change=${(event: Event) => change(valueOf(event))}>${options}</select></label>`;
}

/** Before anything has run: what this is, and the way to the course. */
function ways(): Piece {
  if (runs.shown) return nothing;
  const next = Math.min(10, (shop.course.passed.at(-1) ?? 0) + 1);
  return html`<div class="plate ws-about">
    <h2>${t('workshop-about-title')}</h2>
    <p>${t('workshop-about')}</p>
    <p>${t('workshop-safe')}</p>
    <p><a class="link" href="docs/" target="_blank" rel="noopener">${t('workshop-reference')}</a></p>
    ${rowButton('course', 'compass', [t('course-title'), t('course-progress', { count: shop.course.passed.length })], () => openStep(next))}
  </div>`;
}
