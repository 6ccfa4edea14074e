/** Home's doors to the guided game and to the rulebook. */

import { html, nothing, type TemplateResult } from 'lit';
import { openBook } from '../book/shelf';
import { icon } from '../icons';
import type { Piece } from '../panels/pieces';
import { state } from '../store';
import { t } from '../texts';
import { learn, lessonSave, wasTaught } from './lesson';

function isNewcomer(): boolean {
  return !wasTaught() && state.saves.length === 0;
}

/** Whoever comes for the first time finds the lesson first. */
export function firstDoor(): Piece {
  return isNewcomer()
    ? html`<button class="hero-btn learn-door" data-act="learn" @click=${() => void learn()}><i>${icon('compass')}</i>
        <span><b>${t('home-learn')}</b><small>${t('home-learn-note')}</small></span>${icon('play')}</button>`
    : nothing;
}

export function schoolDoors(): TemplateResult {
  const title = lessonSave() ? t('learn-resume') : t('home-learn');
  return html`<div class="pair">
    ${
      isNewcomer()
        ? nothing
        : html`<button class="row-btn" data-act="learn" @click=${() => void learn()}><i>${icon('compass')}</i>
      <span><b>${title}</b><small>${t('home-learn-note')}</small></span></button>`
    }
    <button class="row-btn" data-act="rules" @click=${() => openBook()}><i>${icon('book')}</i><span><b>${t('home-rules')}</b><small>${t('home-rules-note')}</small></span></button>
  </div>`;
}
