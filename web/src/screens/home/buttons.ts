/** Home’s buttons: the guided game, the rulebook, the daily map and the other screens. */

import { html, nothing, type TemplateResult } from 'lit';
import { learn } from '../../commands/lesson';
import { goTo, openBook } from '../../commands/navigate';
import { dailyResult } from '../../state/games';
import { lessonSave, wasTaught } from '../../state/lesson';
import { today } from '../../state/origin';
import { state } from '../../state/store';
import { icon, type IconName } from '../../ui/icons';
import { type Piece, rowButton } from '../../ui/pieces';
import { dayName, t } from '../../words/texts';

function isNewcomer(): boolean {
  return !wasTaught() && state.stored.saves.length === 0;
}

/** Whoever comes for the first time finds the lesson first. */
export function firstButton(): Piece {
  return isNewcomer()
    ? html`<button class="hero-btn learn-btn" data-act="learn" @click=${() => void learn()}><i>${icon('compass')}</i>
        <span><b>${t('home-learn')}</b><small>${t('home-learn-note')}</small></span>${icon('play')}</button>`
    : nothing;
}

export function schoolButtons(): TemplateResult {
  const title = lessonSave() ? t('learn-resume') : t('home-learn');
  return html`<div class="pair">
    ${isNewcomer() ? nothing : rowButton('learn', 'compass', [title, t('home-learn-note')], () => void learn(), { short: true })}
    ${rowButton('rules', 'book', [t('home-rules'), t('home-rules-note')], () => openBook(), { short: true })}
  </div>`;
}

type Target = 'album' | 'daily' | 'desk' | 'gallery' | 'puzzles' | 'table' | 'workshop';

function button(to: Target, name: IconName, title: string, note: string, wide = false): TemplateResult {
  return rowButton(to, name, [title, note], () => void goTo({ to }), { short: !wide });
}

export function dailyButton(): TemplateResult {
  const day = today();
  const result = dailyResult(day);
  const what = result ? t('daily-done', { stars: result.summary.stars }) : t(state.stored.days[day] ? 'daily-started' : 'daily-not-yet');
  return button('daily', 'calendar', t('home-daily'), `${dayName(day)} · ${what}`, true);
}

export function puzzleButton(): TemplateResult {
  return button('puzzles', 'puzzle', t('home-puzzles'), t('home-puzzles-note'), true);
}

/** Tables on several devices; it says where it is one's turn. */
export function tableButton(): TemplateResult {
  const { turns } = state.table;
  return button('table', 'people', t('home-together'), turns ? t('home-together-turn', { count: turns }) : t('home-together-note'), true);
}

export function otherButtons(): TemplateResult {
  const count = state.stored.games.length;
  return html`<div class="pair">
    ${button('desk', 'scales', t('home-desk'), t('home-desk-note'))}
    ${button('gallery', 'picture', t('home-gallery'), count ? t('gallery-count', { count }) : t('home-gallery-note'))}
  </div>
  ${button('workshop', 'bot', t('home-workshop'), t('home-workshop-note'), true)}
  ${count ? button('album', 'archive', t('home-album'), t('home-album-note'), true) : nothing}
  <p class="h-docs"><a class="link" href="docs/">${t('home-programmers')}</a></p>`;
}
