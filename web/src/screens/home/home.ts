/** Home: go on, or start. Usable before the engine is ready. */

import { html, nothing, type TemplateResult } from 'lit';
import { changeSetup, choosePreset, fillIn, unfoldCards } from '../../commands/form';
import { openDialog } from '../../commands/navigate';
import { newGame, openSave } from '../../commands/open';
import { changeLanguage } from '../../commands/settings';
import { pictureOf } from '../../contract/cells';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { SetupJson } from '../../contract/generated/messages';
import { hashText } from '../../paint/hash';
import { thumbnail } from '../../paint/thumbnails';
import { chosenTable } from '../../state/form';
import { waitingSave } from '../../state/games';
import { languageName, LANGUAGES } from '../../state/settings';
import { state } from '../../state/store';
import { icon } from '../../ui/icons';
import { loading, loadLine } from '../../ui/loading';
import { painted } from '../../ui/painted';
import { cardsPart } from '../../ui/parts';
import type { Piece } from '../../ui/pieces';
import { cardName, letterName, saveNote } from '../../words/sentences';
import { list, spoken, t } from '../../words/texts';
import { dailyDoor, firstDoor, otherDoors, puzzleDoor, schoolDoors, tableDoor } from './doors';
import { modeChoice, seating } from './seating';

const SETS: readonly SetupJson['set'][] = ['base', 'heroes', 'combined'];

export function screen(): TemplateResult {
  return state.where.waiting ? loading() : home();
}

/** Drawn one by one beforehand, away from the page: the first time takes long, and a phone should answer meanwhile. */
export function parts(): Piece[] {
  return state.where.waiting ? [] : [newPlate(), html`${schoolDoors()}${otherDoors()}`];
}

function home(): TemplateResult {
  return html`<div class="home">
    <div class="h-art" aria-hidden="true"><div class="still-map"></div></div>
    <main class="h-main">
      <header><h1 class="wordmark">Mapwright</h1><p class="tagline">${t('home-tagline')}</p></header>
      <nav class="langs" aria-label=${t('menu-language')}>
        ${LANGUAGES.map(
          (each) => html`<button lang=${each} class=${each === spoken() ? 'on' : ''} aria-pressed=${each === spoken()}
          @click=${() => void changeLanguage(each)}><abbr>${each.toUpperCase()}</abbr><span>${languageName(each)}</span></button>`,
        )}
        <button class="icon" data-act="menu" aria-label=${t('menu-settings')} @click=${() => void openDialog({ is: 'menu' })}>${icon('menu')}</button>
      </nav>
      ${firstDoor()}
      ${goOn()}
      ${dailyDoor()}
      ${newPlate()}
      ${puzzleDoor()}
      ${tableDoor()}
      ${schoolDoors()}
      ${otherDoors()}
      ${loadLine()}
    </main>
  </div>`;
}

function goOn(): Piece {
  const last = waitingSave();
  return html`${
    last
      ? html`<button class="hero-btn" data-act="continue" @click=${() => void openSave(last)}>
      <canvas aria-hidden="true" ${painted(`go${last.map}`, (theme, measure) => thumbnail(pictureOf(last.map), measure('--thumb', 92), theme, hashText(last.id)))}></canvas>
      <span><b>${t('home-continue')}</b><small>${saveNote(last)}</small></span>${icon('play')}</button>`
      : nothing
  }
    ${
      state.kept.saves.length
        ? html`<button class="row-btn" data-act="games" @click=${() => void openDialog({ is: 'games' })}><i>${icon('archive')}</i>
      <span><b>${t('home-games')}</b><small>${t('games-count', { count: state.kept.saves.length })}</small></span>${icon('next')}</button>`
        : nothing
    }`;
}

function newPlate(): TemplateResult {
  const { setup } = state.form;
  return html`<section class="new plate">
    <h2>${t('home-new')}</h2>
    ${modeChoice()}
    ${seating()}
    <fieldset class="choice"><legend class="sr">${t('new-set')}</legend><div class="seg">
      ${SETS.map((each) => html`<label class=${setup.set === each ? 'on' : ''}><input type="radio" name="set" value=${each} .checked=${setup.set === each} @change=${() => choosePreset(each)}><span>${t(`set-${each}`)}</span></label>`)}
    </div></fieldset>
    <fieldset class="choice"><legend class="lbl">${t('new-sheet')}</legend><div class="sheets">
      ${Object.keys(CATALOGUE.sheets).map((id) => sheetChoice(id as SetupJson['sheet']))}
    </div></fieldset>
    <div class="toggles" role="group" aria-label=${t('new-options')}>
      ${setup.set === 'base' ? nothing : toggle(t('new-heroes'), setup.heroes, () => changeSetup({ heroes: !setup.heroes }))}
      ${toggle(t('new-skills'), setup.skills, () => changeSetup({ skills: !setup.skills }), 'skills')}
      ${setup.players === 1 ? nothing : toggle(t('new-solo-ambushes'), setup.solo_ambushes ?? false, () => changeSetup({ solo_ambushes: !setup.solo_ambushes }))}
      <button class="link" data-act="more" aria-expanded=${state.form.more} @click=${() => fillIn({ more: !state.form.more })}>${t(state.form.more ? 'extra-fewer-options' : 'extra-more-options')}</button>
    </div>
    ${state.form.more ? moreOptions() : nothing}
    <button class="btn primary" data-act="start" @click=${() => void newGame(state.form.setup, state.form.seed.trim(), chosenTable(state.form))}><span>${t('new-start')}</span>${icon('next')}</button>
  </section>`;
}

function sheetChoice(id: SetupJson['sheet']): TemplateResult {
  const on = state.form.setup.sheet === id;
  return html`<label class=${on ? 'on' : ''} title=${t(`sheet-${id}`)}><input type="radio" name="sheet" value=${id} .checked=${on} @change=${() => changeSetup({ sheet: id })}>
    <i class="still-sheet"></i><b aria-hidden="true">${letterName(id)}</b><span class="sr">${t('new-sheet-letter', { letter: letterName(id) })}, ${t(`sheet-${id}`)}</span></label>`;
}

function toggle(label: string, on: boolean, act: () => void, name = ''): TemplateResult {
  return html`<button data-act=${name || nothing} role="switch" aria-checked=${on} class="toggle ${on ? 'on' : ''}" @click=${act}><i></i>${label}</button>`;
}

/** What only the combined set lets a table choose, the cards by hand, and the seed. */
function moreOptions(): TemplateResult {
  const { setup } = state.form;
  const choice = (name: 'explore' | 'seasons', label: string): TemplateResult => html`<label class="field"><span class="lbl">${label}</span>
    <select @change=${(event: Event) => changeSetup({ [name]: (event.target as HTMLSelectElement).value as 'base' | 'heroes' })}>
      ${(['base', 'heroes'] as const).map((each) => html`<option value=${each} ?selected=${setup[name] === each}>${t(`set-${each}`)}</option>`)}</select></label>`;
  return html`<div class="more">
    ${setup.set === 'combined' ? html`${choice('explore', t('new-explore-set'))}${choice('seasons', t('new-season-set'))}` : nothing}
    <div class="choose-cards">
      <button class="row-btn" data-act="cards" aria-expanded=${state.form.cards} @click=${unfoldCards}><i>${icon('archive')}</i><span><b>${t('cards-title')}</b><small>${cardsNote(setup)}</small></span>${icon(state.form.cards ? 'minus' : 'plus')}</button>
      ${state.form.cards ? cardsPart() : nothing}
    </div>
    <label class="field"><span class="lbl">${t('new-seed')}</span>
      <input type="text" maxlength="40" autocomplete="off" spellcheck="false" .value=${state.form.seed} placeholder=${t('new-seed-random')} @input=${(event: Event) => fillIn({ seed: (event.target as HTMLInputElement).value })}>
      <small>${t('new-seed-note')}</small></label>
  </div>`;
}

/** What has been chosen by hand, in a line. */
function cardsNote({ edicts, ambush }: SetupJson): string {
  const chosen = [...edicts, ...ambush].filter((id) => !CATALOGUE.packs.includes(id));
  return chosen.length ? list(chosen.map(cardName)) : t('cards-by-lot');
}
