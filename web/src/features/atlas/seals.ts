/** The three seals of a map, and what each asks for. */

import { html, type TemplateResult } from 'lit';
import type { MapProgressJson } from '../../core/contract/generated/messages';
import { icon } from '../../core/ui/icons';
import { t, textFor } from '../../core/words/texts';
import { SEALS } from './model';

function condition(map: MapProgressJson, seal: (typeof SEALS)[number]): string {
  if (seal === 'task') return textFor('atlas-task', map.task);
  return seal === 'drawn' ? t('atlas-seal-drawn-how', { stars: map.drawn }) : t('atlas-seal-mastered-how', { stars: map.mastered });
}

/** The seals with their conditions; those of `fresh` have just been earned. */
export function sealList(map: MapProgressJson, fresh: readonly boolean[] = []): TemplateResult {
  return html`<ul class="seals stack">${SEALS.map((seal, at) => {
    const isEarned = map.seals[at] !== null;
    return html`<li class="row ${isEarned ? 'earned' : ''} ${fresh[at] ? 'fresh' : ''}" data-seal=${seal} .style=${`--at:${at}`}>
      <i class="atlas-seal center">${icon(isEarned ? 'check' : 'quill')}</i>
      <p><b>${t(`atlas-seal-${seal}`)}</b><span class="sr">, ${t(isEarned ? 'atlas-seal-earned' : 'atlas-seal-missing')}.</span>
        <span>${condition(map, seal)}</span></p></li>`;
  })}</ul>`;
}
