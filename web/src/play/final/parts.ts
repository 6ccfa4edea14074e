/** Parts that the final screens of one player and of several players share: the seal, the edicts, the buttons. */

import type { Play } from '../play';
import { html, type TemplateResult, nothing, svg } from 'lit';
import { goTo, openDialog } from '../../core/page/navigate';
import { leaveGame } from '../open-game';
import type { FinishedGame } from '../../core/state/saved-games';
import type { Seat } from '../../core/state/seats';
import { icon } from '../../core/ui/icons';
import { textButton, type Renderable, stars } from '../../core/ui/buttons';
import { t, textFor, formatNumber } from '../../core/words/texts';
import { finalScreenState, toggleMore, explanationOf, highlightEdict, starsCountedUp } from './model';
import type { EdictView, View } from '../../core/contract/generated/messages';
import { cardName, letterName } from '../../core/words/sentences';
import { explanationText } from '../../core/words/advice';
import { hash } from '../../core/paint/hash';

export function shareButton(game: FinishedGame | null, main = false): TemplateResult {
  const share = (): void => void openDialog({ is: 'share', game });
  return textButton('share', t('final-share'), share, { act: 'share', look: main ? 'primary' : '' });
}

export function homeButton(): TemplateResult {
  return html`<button class="btn ghost" data-act="home" @click=${leaveGame}><span>${t('final-home')}</span></button>`;
}

export function reviewButton(record: string, seat: number): TemplateResult {
  return textButton('bulb', t('final-review'), () => void goTo({ to: 'review', record, seat }), { act: 'review' });
}

/** The button that unfolds the lower part of the screen. */
export function moreButton(): TemplateResult {
  const { isExpanded } = finalScreenState();
  return html`<button class="btn" data-act="final-more" aria-expanded=${isExpanded} @click=${toggleMore}>
    ${icon(isExpanded ? 'minus' : 'plus')}<span>${t('final-more')}</span></button>`;
}

export function replayAndKeepsakeButtons(record: string, game: FinishedGame | null, seats: readonly Seat[] = []): TemplateResult {
  return html`${textButton('replay', t('final-replay'), () => void goTo({ to: 'replay', record, seats }), { act: 'replay' })}
    ${textButton('picture', t('final-keepsake'), () => void openDialog({ is: 'keepsake', game }), { act: 'keepsake' })}`;
}

export function finalEdicts(play: Play, view: View): TemplateResult {
  const chips = view.edicts.map((edict) => edictButton(play, view, edict));
  return html`<p class="lbl final-year">${t('final-edicts-year')}</p>
    <div class="final-edicts stack" role="group" aria-label=${t('final-edicts-year')}>${chips}</div>${edictExplanation(play, view)}`;
}

function edictButton(play: Play, view: View, { letter, id }: EdictView): TemplateResult {
  const isHighlighted = finalScreenState().highlightedEdict === letter;
  const earned = view.players[play.display.inspectedSeat]?.seasons.reduce((sum, { edicts }) => sum + (edicts[letter] ?? 0), 0) ?? 0;
  return html`<button class="final-edict gap-1 tap row ${isHighlighted ? 'on' : ''}" aria-pressed=${isHighlighted} data-edict=${letter}
    @click=${() => highlightEdict(play, letter)}>
    <span class="seal">${letterName(letter)}</span><span class="edict-name">${cardName(id)}</span>${stars(earned)}</button>`;
}

function edictExplanation(play: Play, view: View): Renderable {
  const edict = view.edicts.find(({ letter }) => letter === finalScreenState().highlightedEdict);
  if (!edict) return nothing;
  const explanation = explanationOf(play, view, edict.letter);
  const earned = explanation
    ? html`<p class="muted">${icon('star')}<span>${t('final-edict-now')} ${explanationText(explanation)}</span></p>`
    : nothing;
  return html`<div class="final-why text-sm stack"><p><b>${cardName(edict.id)}.</b> ${textFor('rule', edict.id)}</p>${earned}</div>`;
}

function blobPath(radius: number, wobble: number): string {
  const n = 40;
  const points = Array.from({ length: n }, (_, i): [number, number] => {
    const a = (i / n) * Math.PI * 2;
    const r = radius + wobble * (hash(i, 2, 7) - 0.5) + wobble * 0.8 * Math.sin(a * 3 + 1) + wobble * 0.5 * Math.sin(a * 5);
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
  const pointAt = (i: number): [number, number] => points[(i + n) % n] ?? [0, 0];
  const mid = (i: number): string =>
    `${((pointAt(i)[0] + pointAt(i + 1)[0]) / 2).toFixed(1)},${((pointAt(i)[1] + pointAt(i + 1)[1]) / 2).toFixed(1)}`;
  const curves = points.map(([x, y], i) => `Q${x.toFixed(1)},${y.toFixed(1)} ${mid(i)}`);
  return `M${mid(-1)}${curves.join('')}Z`;
}

const OUTER = blobPath(52, 5);
const BEVEL = blobPath(48.5, 5);

/** The stars of a whole game, counted up on the seal that is stamped. */
export function starsOnSeal(stars: number): TemplateResult {
  const count = html`<b data-show="stars">${formatNumber(starsCountedUp(stars))}</b>`;
  return html`<div class="grand center stamped">${waxSeal()}<p>${count}<span>${t('word-stars', { stars })}</span></p></div>`;
}

function waxSeal(): TemplateResult {
  const drop = svg`<path class="w1" d=${OUTER}></path><path class="w4" d=${BEVEL}></path>`;
  const rings = svg`<circle class="w2" r="42"></circle><circle class="w3" r="39"></circle>`;
  return html`<svg class="wax" viewBox="-60 -60 120 120" aria-hidden="true">${drop}${rings}</svg>`;
}
