/** Home: the games to continue, and the form for a new one. It can be used before the engine is ready. */

import { isOwnSheet } from '../../core/state/own-sheets';
import { ownSheetChoice } from '../../core/ui/sheet-choice';
import { html, nothing, type TemplateResult } from 'lit';
import { changeSetup, choosePreset, toggleExpansion, updateForm, startGame, unfoldCards } from './form';
import { openDialog } from '../../core/page/navigate';
import { openSave } from '../../play/open-game';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { SetupJson } from '../../core/contract/generated/messages';
import { latestOpenSave } from '../../core/state/games';
import type { Save } from '../../core/state/saved-games';
import { state } from '../../core/state/store';
import { option, radio, toggle, inputValue, textRadio } from '../../core/ui/choices';
import { icon } from '../../core/ui/icons';
import { loading, loadingBar } from '../../core/ui/loading';
import { mapThumbnail } from '../../core/ui/map-thumbnail';
import { cardsPart } from '../../core/ui/lazy-parts';
import type { Renderable } from '../../core/ui/buttons';
import { cardName, letterName, saveNote, sheetLabel, sheetName } from '../../core/words/sentences';
import { joinList, t, textFor } from '../../core/words/texts';
import { invitationRow, lessonButton, mainButtons, moreButtons } from './buttons';
import { modeChoice, seatList } from './seating';
import { homePicture } from './own-map';
import { todayCard } from './today';

const SETS: readonly SetupJson['set'][] = ['base', 'heroes', 'combined'];

/** Whether the combined set and the skills are shown: to a beginner only under "More options". */
function showsAllSets(): boolean {
  return state.stored.history.length > 0 || state.form.moreOptionsOpen;
}

export function screen(): TemplateResult {
  return state.navigation.isLoading ? loading() : home();
}

/** Returns parts that are drawn one by one beforehand: drawing all at once for the first time would block a phone. */
export function prerender(): Renderable[] {
  return state.navigation.isLoading ? [] : [newGamePanel(), html`${todayCard()}${moreButtons()}`];
}

/** Home, which `build/home.ts` also writes into index.html. */
export function home(): TemplateResult {
  return html`<div class="home">
    <div class="home-art" aria-hidden="true">${homePicture()}</div>
    <main class="home-main">
      <header><h1 class="wordmark">Mapwright</h1><p class="tagline">${t('home-tagline')}</p></header>
      <nav class="corner">
        <button class="icon" data-act="languages" aria-label=${t('menu-language')} @click=${openLanguages}>${icon('globe')}</button>
        <button class="icon" data-act="menu" aria-label=${t('menu-settings')} @click=${openMenu}>${icon('menu')}</button>
      </nav>
      ${lessonButton()}
      ${invitationRow()}
      ${continueButton()}
      ${todayCard()}
      ${newGamePanel()}
      ${mainButtons()}
      ${moreButtons()}
      ${loadingBar()}
    </main>
  </div>`;
}

function openLanguages(): void {
  void openDialog({ is: 'languages' });
}

function openMenu(): void {
  void openDialog({ is: 'menu' });
}

function continueButton(): Renderable {
  const save = latestOpenSave();
  return save ? resumeSaveButton(save) : nothing;
}

function resumeSaveButton(save: Save): TemplateResult {
  return resumeButton(mapThumbnail('go', save.map, save.id, 92), saveNote(save), () => void openSave(save));
}

export function resumeButton(picture: TemplateResult, note: string, go: () => void): TemplateResult {
  return html`<button class="hero-btn" data-act="continue" @click=${go}>${picture}
    <span><b>${t('home-continue')}</b><small>${note}</small></span>${icon('play')}</button>`;
}

/** The button that starts a game like the last one, and the form to change its setup. */
function newGamePanel(): TemplateResult {
  const { setupOpen } = state.form;
  const fold = ({ target }: Event): void => {
    const { open } = target as HTMLDetailsElement;
    if (open !== state.form.setupOpen) updateForm({ setupOpen: open });
  };
  return html`<section class="new plate">
    <details class="setup" ?open=${setupOpen} @toggle=${fold}>
      <summary><h2>${t('home-new')}</h2><small data-kept>${setupNote()}</small></summary>
      <div>${setupForm()}</div>
    </details>
    <button class="btn primary" data-act="start" @click=${() => void startGame()}><span>${t('new-start')}</span>${icon('next')}</button>
  </section>`;
}

/** Returns the setup of a new game in one line. */
export function setupNote(): string {
  const { mode, seats, setup } = state.form;
  const players = mode === 'solo' ? t('new-solo') : `${t('new-table')} (${seats.length})`;
  const sheet = isOwnSheet(setup.sheet) ? sheetName(setup.sheet) : sheetLabel(setup.sheet);
  const extras = [...(setup.packs ?? []).map((id) => textFor('set', id)), ...(setup.skills ? [t('new-skills')] : [])];
  return [players, t(`set-${setup.set}`), sheet, ...extras].join(' · ');
}

function setupForm(): TemplateResult {
  const { setup } = state.form;
  return html`${modeChoice()}
    ${seatList()}
    <fieldset class="choice"><legend class="sr">${t('new-set')}</legend><div class="seg">
      ${SETS.filter((each) => each !== 'combined' || setup.set === each || showsAllSets()).map(setChoice)}
    </div></fieldset>
    <fieldset class="choice"><legend class="lbl">${t('new-sheet')}</legend><div class="sheets">
      ${Object.keys(CATALOGUE.sheets).map(sheetChoice)}
    </div>${ownSheetChoice('sheet', setup.sheet, (sheet) => changeSetup({ sheet }))}</fieldset>
    <div class="toggles" role="group" aria-label=${t('new-options')}>
      ${setup.set === 'base' ? nothing : toggle('', t('new-heroes'), setup.heroes, () => changeSetup({ heroes: !setup.heroes }))}
      ${CATALOGUE.expansions.map(expansionSwitch)}
      ${setup.skills || showsAllSets() ? toggle('skills', t('new-skills'), setup.skills, () => changeSetup({ skills: !setup.skills })) : nothing}
      ${setup.players === 1 ? nothing : soloAmbushSwitch(setup)}
      ${moreOptionsButton()}
    </div>
    ${state.form.moreOptionsOpen ? moreOptions() : nothing}`;
}

/** The switch that adds the cards of an expansion to the game. */
function expansionSwitch(id: string): TemplateResult {
  return toggle(`expansion-${id}`, textFor('set', id), state.form.setup.packs?.includes(id) === true, () => toggleExpansion(id));
}

function soloAmbushSwitch({ solo_ambushes = false }: SetupJson): TemplateResult {
  return toggle('', t('new-solo-ambushes'), solo_ambushes, () => changeSetup({ solo_ambushes: !solo_ambushes }));
}

/** The button that shows or hides the rarer options. */
function moreOptionsButton(): TemplateResult {
  const { moreOptionsOpen } = state.form;
  return html`<button class="link" data-act="more" aria-expanded=${moreOptionsOpen}
    @click=${() => updateForm({ moreOptionsOpen: !moreOptionsOpen })}>${t(
      moreOptionsOpen ? 'extra-fewer-options' : 'extra-more-options',
    )}</button>`;
}

function setChoice(set: SetupJson['set']): TemplateResult {
  const isChosen = state.form.setup.set === set;
  return textRadio({ group: 'set', value: set, on: isChosen, choose: () => choosePreset(set) }, t(`set-${set}`));
}

function sheetChoice(id: string): TemplateResult {
  const isChosen = state.form.setup.sheet === id;
  const letter = letterName(id);
  const title = sheetName(id);
  const words = html`<span class="sr">${sheetLabel(id)}, ${title}</span>`;
  return radio(
    { group: 'sheet', value: id, on: isChosen, choose: () => changeSetup({ sheet: id }), title },
    html`<i class="still-sheet"></i><b aria-hidden="true">${letter}</b>${words}`,
  );
}

/** The rarer options: those of the combined set, the choice of cards, and the seed. */
function moreOptions(): TemplateResult {
  const { setup } = state.form;
  const { cardsOpen } = state.form;
  return html`<div class="more">
    ${
      setup.set === 'combined'
        ? html`${printedSetChoice('explore', t('new-explore-set'))}${printedSetChoice('seasons', t('new-season-set'))}`
        : nothing
    }
    <div class="choose-cards whole stack">
      <button class="row-btn" data-act="cards" aria-expanded=${cardsOpen} @click=${unfoldCards}><i>${icon('archive')}</i>
        <span><b>${t('cards-title')}</b><small class="ellipsis">${cardsNote(setup)}</small></span>${icon(cardsOpen ? 'minus' : 'plus')}</button>
      ${cardsOpen ? cardsPart() : nothing}
    </div>
    <label class="field"><span class="lbl">${t('new-seed')}</span>
      <input type="text" maxlength="40" autocomplete="off" spellcheck="false" .value=${state.form.seed}
        placeholder=${t('new-seed-random')} @input=${(event: Event) => updateForm({ seed: inputValue(event) })}>
      <small>${t('new-seed-note')}</small></label>
  </div>`;
}

const PRINTED = ['base', 'heroes'] as const;

/** The choice of the printed set from which the explore cards or the seasons are. */
function printedSetChoice(name: 'explore' | 'seasons', label: string): TemplateResult {
  const value = state.form.setup[name];
  const choose = (event: Event): void => changeSetup({ [name]: PRINTED.find((each) => each === inputValue(event)) ?? 'base' });
  return html`<label class="field"><span class="lbl">${label}</span>
    <select @change=${choose}>${PRINTED.map((each) => option(each, value === each, t(`set-${each}`)))}</select></label>`;
}

/** Returns the chosen cards in one line. */
function cardsNote({ edicts, ambush }: SetupJson): string {
  const chosen = [...edicts, ...ambush].filter((id) => !CATALOGUE.packs.includes(id));
  return chosen.length ? joinList(chosen.map(cardName)) : t('cards-by-lot');
}
