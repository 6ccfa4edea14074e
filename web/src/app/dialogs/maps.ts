/** The dialog with the maps of all players: one large, the others as small pictures to choose from. */

import { html, type TemplateResult } from 'lit';
import { closeDialog } from '../../core/page/navigate';
import { inspectSeat } from '../../play/screen/players';
import type { EdictView, PlayerView, View } from '../../core/contract/generated/messages';
import { seedFromText } from '../../core/paint/hash';
import { state } from '../../core/state/store';
import { type BoardContent, boardElement } from '../../core/ui/board';
import { icon } from '../../core/ui/icons';
import { mapChoice } from '../../core/ui/map-choice';
import { dialogPanel } from '../../core/ui/modal';
import { stars } from '../../core/ui/buttons';
import { crestOf, mapTitleOf, seatNameOf } from '../../core/ui/seat-mark';
import { cardName, letterName, sheetName } from '../../core/words/sentences';
import { formatNumber, t } from '../../core/words/texts';
import { currentPlay } from '../../play/play';

export function board(kind: string): BoardContent | null {
  const { view } = state.game;
  const { inspectedSeat } = state.display;
  if (kind !== 'look' || !view) return null;
  const map = view.players[inspectedSeat]?.map ?? '';
  return {
    map,
    title: seatNameOf(inspectedSeat),
    sub: sheetName(view.setup.sheet),
    crest: crestOf(view, inspectedSeat),
    seed: seedFromText(view.deal),
  };
}

export function dialog(): TemplateResult {
  const { view } = state.game;
  return view ? mapsContent(view) : html``;
}

function mapsContent(view: View): TemplateResult {
  const player = view.players[state.display.inspectedSeat] ?? view.players[0];
  const title = mapTitleOf(player?.seat ?? 0);
  return dialogPanel(
    'maps',
    t('table-maps'),
    html`${boardElement('look', title)}
    ${player ? playerFacts(view, player) : ''}
    ${mapChoice(view, (seat) => inspectSeat(currentPlay(), seat))}`,
    closeDialog,
    { heading: title, classes: 'maps' },
  );
}

function playerFacts(view: View, { edicts, coins, toll, stars: total }: PlayerView): TemplateResult {
  return html`<dl class="map-facts middle wrap">
    <div class="row"><dt>${t('play-stars')}</dt><dd>${stars(total)}</dd></div>
    ${view.edicts.map((each) => edictFact(each, edicts[each.letter] ?? 0))}
    <div class="row"><dt>${icon('coin')}<span class="sr">${t('play-coins')}</span></dt><dd>${coins}</dd></div>
    <div class="row"><dt>${icon('claw')}<span class="sr">${t('play-toll')}</span></dt><dd>${formatNumber(-toll)}</dd></div>
  </dl>`;
}

function edictFact({ letter, id, scored_now: live }: EdictView, worth: number): TemplateResult {
  const name = cardName(id);
  const head = html`<dt title=${name}>${letterName(letter)}<span class="sr"> ${name}</span></dt>`;
  return html`<div class="row ${live ? 'live' : ''}">${head}<dd>${worth}</dd></div>`;
}
