/** The picture of a stamp: perforated paper, a frame and a motif; earned ones are coloured and have a postmark. */

import { html, nothing, svg, type TemplateResult } from 'lit';
import type { StampProgressJson } from '../../core/contract/generated/messages';
import { seedFromText } from '../../core/paint/hash';
import { titleName } from '../../core/words/sentences';
import { formatNumber, textFor } from '../../core/words/texts';
import { MOTIFS } from './motifs';

const PERFORATIONS_ACROSS = 9; // holes along the edges, each on eight units
const PERFORATIONS_DOWN = 11;

/** Returns the path around the paper, with its holes. */
function perforation(): string {
  const edge = (n: number, across: number, down: number): string =>
    `l${across * 1.4} ${down * 1.4}a2.6 2.6 0 0 0 ${across * 5.2} ${down * 5.2}l${across * 1.4} ${down * 1.4}`.repeat(n);
  const sides = [
    edge(PERFORATIONS_ACROSS, 1, 0),
    edge(PERFORATIONS_DOWN, 0, 1),
    edge(PERFORATIONS_ACROSS, -1, 0),
    edge(PERFORATIONS_DOWN, 0, -1),
  ];
  return `M0 0${sides.join('')}Z`;
}

const PAPER = perforation();
const POSTMARK =
  'M0-13a13 13 0 1 1 0 26a13 13 0 1 1 0-26zM0-9.5a9.5 9.5 0 1 1 0 19a9.5 9.5 0 1 1 0-19zM-44-6c5-3 8 3 13 0s8 3 13 0' +
  'M-44 0c5-3 8 3 13 0s8 3 13 0M-44 6c5-3 8 3 13 0s8 3 13 0';

function isTitle(id: string): boolean {
  return /^title-\d+$/.test(id);
}

/** Returns the name of a stamp; of a title, the name of the title. */
export function stampName({ id }: StampProgressJson): string {
  return isTitle(id) ? titleName(Number(id.slice('title-'.length))) : textFor('stamp', id);
}

export function stampCondition({ id }: StampProgressJson): string {
  return textFor('stamp', isTitle(id) ? 'title-how' : `${id}-how`);
}

export function isEarned({ reached, goal }: StampProgressJson): boolean {
  return reached >= goal;
}

export function stampPicture(stamp: StampProgressJson): TemplateResult {
  const { id, page, goal } = stamp;
  const earned = isEarned(stamp);
  const tilt = earned ? (seedFromText(id) % 7) - 3 : 0;
  const value = goal > 1 ? formatNumber(goal) : '';
  const transform = value ? 'translate(15 12) scale(1.75)' : 'translate(13.5 20) scale(1.875)';
  return html`<svg class="stamp stamp-${page} ${earned ? 'earned' : ''}" viewBox="-2 -2 76 92" aria-hidden="true"
    .style=${`--tilt:${tilt}deg`}>
    ${svg`<path class="stamp-paper" d=${PAPER}></path>
      <rect class="stamp-wash" x="6" y="6" width="60" height="76"></rect>
      <rect class="stamp-rule" x="8.5" y="8.5" width="55" height="71"></rect>
      <path class="stamp-motif" d=${MOTIFS[id] ?? ''} transform=${transform}></path>
      ${value ? svg`<text class="stamp-value" x="36" y="73" text-anchor="middle">${value}</text>` : nothing}
      ${earned ? svg`<path class="stamp-mark" d=${POSTMARK} transform=${`translate(56 20) rotate(${-14 + tilt * 3})`}></path>` : nothing}`}
  </svg>`;
}
