/** The end of a game at a table: who wins, the places, and everyone's map to look at. */

import { html, nothing, type TemplateResult } from 'lit';
import { newGame } from '../../commands/open';
import type { View } from '../../contract/generated/messages';
import { finishedSeat } from '../../state/games';
import type { FinishedGame } from '../../state/stored';
import { people } from '../../state/seats';
import { state } from '../../state/store';
import { mapPicture } from '../../ui/board';
import { companyPiece } from '../../ui/company';
import { mapChoice } from '../../ui/map-choice';
import { albumPart } from '../../ui/parts';
import { type Piece, wordButton } from '../../ui/pieces';
import { nameOf } from '../../ui/seat-mark';
import { list, t } from '../../words/texts';
import { freshStamps, nextStamp, now, stampsNow } from './climax';
import { finalEdicts } from './edicts';
import { homeButton, keepButtons, moreButton, reviewButton, shareButton } from './look-back';
import { ranking } from './ranking';
import { starSeal } from './seal';

function verdict(view: View): string {
  const [first = 0, ...others] = view.winners;
  if (others.length) return t('table-tie', { players: list(view.winners.map(nameOf)) });
  const { seats, mine } = state.game;
  const only = mine ? mine.length === 1 && mine.includes(first) : !seats[first]?.bot && people(seats) === 1;
  return only ? t('table-you-win') : t('table-winner', { player: nameOf(first) });
}

/** Said only where it decided something. */
function tieBreak(view: View): Piece {
  const best = view.results.find(({ place }) => place === 1);
  const equal = view.results.some(({ place, stars }) => place > 1 && stars === best?.stars);
  return equal ? html`<p class="muted">${t('table-tie-break')}</p>` : nothing;
}

/** A game that left a table on several devices says so: the table may have another result. */
function branchNote(): Piece {
  const { kind, season } = state.game.origin;
  return kind === 'branch' ? html`<p class="muted" data-show="branch">${t('table-branch-note', { season: season ?? '' })}</p>` : nothing;
}

function rest(view: View, game: FinishedGame | null): TemplateResult {
  return html`<section class="f-more">${finalEdicts(view)}
    <div class="cta">${keepButtons(view.record, game, state.game.seats)}</div></section>`;
}

export function tableFinal(view: View): TemplateResult {
  const { look } = state.stage;
  const { seats, open, kind } = state.game;
  const game = finishedSeat(look);
  const again = (): void => void newGame(view.setup, '', { seats, open });
  return html`<main class="final table-final">
    ${mapPicture('final', t('table-map-of', { player: nameOf(look) }))}
    <div class="verdict-col">
      <p class="eyebrow">${t('final-heading')}</p>
      <h1 data-show="verdict">${verdict(view)}</h1>
      ${starSeal(view.results[view.winners[0] ?? 0]?.stars ?? 0)}
      ${kind === 'company' ? html`${companyPiece('invited')}${companyPiece('outcome')}` : branchNote()}
      ${ranking(view)}
      ${tieBreak(view)}
      ${mapChoice(view)}
      ${albumPart(stampsNow(), freshStamps(), nextStamp())}
      <div class="cta">
        ${kind === 'company' ? companyPiece('again') : wordButton('again', t('final-again'), again, { act: 'again', kind: 'primary' })}
        ${homeButton()}
        ${shareButton(game)}
        ${reviewButton(view.record, look)}
        ${moreButton()}
      </div>
      ${now().more ? rest(view, game) : nothing}
    </div>
  </main>`;
}
