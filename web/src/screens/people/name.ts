/** The name and crest under which a player appears: made of the public key, in the reader's language. No text of theirs is shown. */

import { html, svg, type TemplateResult } from 'lit';
import { FIELDS } from '../../paint/crests';
import { usualCrest } from '../../state/crests';
import { COLOURS } from '../../state/seats';
import { crestPath } from '../../ui/seat-mark';
import { t } from '../../words/texts';

const NAMES = 24;

export function personName(key: string): string {
  return t('people-name', { who: t(`people-who-${part(key, 0) % NAMES}`), from: t(`people-from-${part(key, 1) % NAMES}`) });
}

export function personMark(key: string): TemplateResult {
  const colour = COLOURS[part(key, 3) % COLOURS.length] ?? 'grey';
  const field = svg`<path class="field" d=${FIELDS.shield}></path>`;
  const mark = html`<svg viewBox="0 0 32 32">${field}${crestPath(usualCrest(part(key, 2)))}</svg>`;
  return html`<span class="mark seat-${colour}" aria-hidden="true">${mark}</span>`;
}

function part(key: string, index: number): number {
  return parseInt(key.slice(index * 8, index * 8 + 8), 16) || 0;
}
