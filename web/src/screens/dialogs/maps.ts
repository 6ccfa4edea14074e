/** Every map of the table: one large, the others as small pictures to choose from. */

import { html, type TemplateResult } from 'lit';
import { closeDialog } from '../../commands/navigate';
import type { EdictView, PlayerView, View } from '../../contract/generated/messages';
import { hashText } from '../../paint/hash';
import { state } from '../../state/store';
import { type BoardPicture, mapPicture } from '../../ui/board';
import { icon } from '../../ui/icons';
import { mapChoice } from '../../ui/map-choice';
import { sheetDialog } from '../../ui/modal';
import { stars } from '../../ui/pieces';
import { crestOf, nameOf } from '../../ui/seat-mark';
import { cardName, letterName } from '../../words/sentences';
import { number, t } from '../../words/texts';

export function board(kind: string): BoardPicture | null {
  const { view } = state.game;
  const { look } = state.stage;
  if (kind !== 'look' || !view) return null;
  const map = view.players[look]?.map ?? '';
  return { map, title: nameOf(look), sub: t(`sheet-${view.setup.sheet}`), crest: crestOf(view, look), seed: hashText(view.deal) };
}

export function dialog(): TemplateResult {
  const { view } = state.game;
  return view ? maps(view) : html``;
}

function maps(view: View): TemplateResult {
  const player = view.players[state.stage.look] ?? view.players[0];
  const name = nameOf(player?.seat ?? 0);
  return sheetDialog(
    'maps',
    t('table-maps'),
    html`${mapPicture('look', t('table-map-of', { player: name }))}
    ${player ? facts(view, player) : ''}
    ${mapChoice(view)}`,
    closeDialog,
    { heading: t('table-map-of', { player: name }), classes: 'maps' },
  );
}

function facts(view: View, { edicts, coins, toll, stars: total }: PlayerView): TemplateResult {
  return html`<dl class="map-facts">
    <div><dt>${t('play-stars')}</dt><dd>${stars(total)}</dd></div>
    ${view.edicts.map((each) => edict(each, edicts[each.letter] ?? 0))}
    <div><dt>${icon('coin')}<span class="sr">${t('play-coins')}</span></dt><dd>${coins}</dd></div>
    <div><dt>${icon('claw')}<span class="sr">${t('play-toll')}</span></dt><dd>${number(-toll)}</dd></div>
  </dl>`;
}

function edict({ letter, id, live }: EdictView, worth: number): TemplateResult {
  const name = cardName(id);
  const head = html`<dt title=${name}>${letterName(letter)}<span class="sr"> ${name}</span></dt>`;
  return html`<div class=${live ? 'live' : ''}>${head}<dd>${worth}</dd></div>`;
}
