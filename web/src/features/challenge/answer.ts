/** The plate with a friend's game that waits for an answer: its sheet, the name of the player, and the button that starts. */

import { html, type TemplateResult } from 'lit';
import type { GameSummaryDetails } from '../../core/contract/generated/messages';
import { cleanName, MAX_LINK_NAME_LENGTH } from '../../core/page/links';
import { sheetMap } from '../../core/page/sheets';
import { changeSettings } from '../../core/page/settings';
import { state } from '../../core/state/store';
import { type Renderable, starsBySeason, textButton } from '../../core/ui/buttons';
import { inputValue } from '../../core/ui/choices';
import { mapThumbnail } from '../../core/ui/map-thumbnail';
import { sheetName } from '../../core/words/sentences';
import { t, textFor } from '../../core/words/texts';

interface Answer {
  title: string;
  summary: GameSummaryDetails;
  start: string;
  play(): void;
  /** Below the button. */
  more?: Renderable;
}

export function answerPlate({ title, summary, start, play, more }: Answer): TemplateResult {
  const skills = summary.skills ? ` · ${t('new-skills')}` : '';
  const sheet = sheetMap(summary.sheet);
  return html`<section class="plate today row" data-show="answer">
    ${mapThumbnail('duel', sheet, summary.deal, 240, 'today-map')}
    <div class="today-words stack">
      <p class="eyebrow">${sheetName(summary.sheet)} · ${textFor('set', summary.set)}${skills}</p>
      <h2>${title}</h2>
      ${starsBySeason(summary.seasons)}
      <p class="muted">${t('share-challenge-plain')} ${t('share-ghost-note')}</p>
      ${nameOnce()}
      <div class="cta wrap">${textButton('play', start, play, { act: 'accept', look: 'primary' })}${more}</div>
    </div>
  </section>`;
}

/** The field for the name that the friend will read. */
export function nameOnce(): TemplateResult {
  const sign = (event: Event): void => changeSettings({ name: cleanName(inputValue(event)) });
  return html`<label class="field"><span class="lbl">${t('keepsake-name')}</span><input type="text" maxlength=${MAX_LINK_NAME_LENGTH}
      autocomplete="nickname" data-field="name" .value=${state.settings.name} @change=${sign}></label>`;
}
