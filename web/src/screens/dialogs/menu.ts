/** Menu and settings. */

import { html, nothing, type TemplateResult } from 'lit';
import { isEmbedded } from '../../browser/embedding';
import { learn } from '../../commands/lesson';
import { dealLink, openOwnTab, recordLink } from '../../commands/links';
import { closeDialog, openBook, openDialog } from '../../commands/navigate';
import { leaveGame } from '../../commands/open';
import { copy, toggleFullScreen } from '../../commands/page';
import { changeLanguage, changeSettings } from '../../commands/settings';
import { switchTips } from '../../commands/tips';
import { languageName, LANGUAGES, type ThemeChoice, WATCHING } from '../../state/settings';
import { state } from '../../state/store';
import { radio } from '../../ui/choices';
import { icon, type IconName } from '../../ui/icons';
import { sheetDialog } from '../../ui/modal';
import type { Piece } from '../../ui/pieces';
import { signature } from '../../ui/signature';
import { spoken, t } from '../../words/texts';
import { feel } from './feel';

const THEMES: readonly ThemeChoice[] = ['system', 'day', 'candle', 'contrast'];

export function dialog(): TemplateResult {
  return sheetDialog(
    'menu',
    t('menu-title'),
    html`${thisGame()}${help()}${settings()}${feel()}
    <p class="muted keys">${t('menu-keys')}</p>
    ${elsewhere()}`,
    closeDialog,
  );
}

function row(name: IconName, label: string, run: () => void, note = ''): TemplateResult {
  const words = html`<b>${label}</b>${note ? html`<small>${note}</small>` : nothing}`;
  return html`<button class="row-btn" @click=${run}><i>${icon(name)}</i><span>${words}</span></button>`;
}

function thisGame(): Piece {
  const { view } = state.game;
  if (state.where.route.to !== 'play' || !view) return nothing;
  return html`<div class="pair">
      ${row('list', t('log-title'), () => void openDialog({ is: 'log' }))}
      ${row('archive', t('tracker-title'), () => void openDialog({ is: 'cards' }))}
      ${row('archive', t('home-games'), () => void openDialog({ is: 'games' }))}
      ${
        state.game.kind === 'puzzle'
          ? nothing
          : html`${row('share', t('extra-share-link'), () => void copy(dealLink(view.deal)))}
      ${row('share', t('extra-record-link'), () => void copy(recordLink(view.record)))}`
      }
    </div>`;
}

function help(): TemplateResult {
  const rules = (): void => {
    closeDialog();
    openBook();
  };
  return html`<div class="pair">${row('book', t('menu-rules'), rules, t('home-rules-note'))}
    ${row('compass', t('home-learn'), () => void learn(), t('home-learn-note'))}</div>`;
}

/** One way to set something: its value for tests, what it says, whether it is on, and how it is chosen. */
interface Choice {
  value: string;
  label: string;
  on: boolean;
  choose: () => void;
  lang?: string;
}

function choice(name: string, group: string, label: string, items: readonly Choice[]): TemplateResult {
  return html`<fieldset class="choice"><legend class="lbl">${label}</legend><div class="seg ${name}">${items.map(
    ({ label: words, lang = nothing, ...each }) => radio({ group, ...each }, html`<span lang=${lang}>${words}</span>`),
  )}</div></fieldset>`;
}

function settings(): TemplateResult {
  const { theme, motion } = state.settings;
  const languages = LANGUAGES.map((each) => ({
    value: each,
    label: languageName(each),
    on: each === spoken(),
    choose: () => void changeLanguage(each),
    lang: each,
  }));
  const themes = THEMES.map((each) => ({
    value: each,
    label: t(`menu-theme-${each}`),
    on: each === theme,
    choose: () => changeSettings({ theme: each }),
  }));
  return html`${choice('langs4', 'language', t('menu-language'), languages)}
    ${choice('themes', 'theme', t('menu-theme'), themes)}
    ${choice(
      'motion',
      'motion',
      t('menu-motion'),
      onOrOff(t('menu-motion-on'), t('menu-motion-off'), motion, (on) => changeSettings({ motion: on })),
    )}
    ${choice('motion', 'tips', t('tip-setting'), onOrOff(t('menu-on'), t('menu-off'), !state.tips.off, switchTips))}
    ${choice('watching', 'watch', t('seats-watch'), watching())}
    ${signature()}`;
}

function watching(): Choice[] {
  return WATCHING.map((each) => ({
    value: each,
    label: t(`seats-watch-${each}`),
    on: each === state.settings.watch,
    choose: () => changeSettings({ watch: each }),
  }));
}

function onOrOff(onLabel: string, offLabel: string, now: boolean, turn: (on: boolean) => void): Choice[] {
  return [true, false].map((on) => ({
    value: String(on),
    label: on ? onLabel : offLabel,
    on: on === now,
    choose: () => turn(on),
  }));
}

function elsewhere(): TemplateResult {
  const { view } = state.game;
  return html`<div class="pair">
      ${isEmbedded ? row('out', t('embed-open'), () => void openOwnTab(view)) : row('full', t('menu-full-screen'), toggleFullScreen)}
      ${row('code', t('embed-code-title'), () => void openDialog({ is: 'embed', game: null }))}
      ${state.where.route.to === 'play' ? row('compass', t('menu-leave'), leaveGame, t('menu-leave-note')) : nothing}
    </div>`;
}
