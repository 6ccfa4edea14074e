/** A part of the final screen of a game on a map of the atlas: its seals, its place in the realm, and the next map. */

import { html, nothing, type TemplateResult } from 'lit';
import { announce } from '../../core/browser/announce';
import type { MapProgressJson, View } from '../../core/contract/generated/messages';
import { goTo } from '../../core/page/navigate';
import { countedGames } from '../../core/state/games';
import { localState } from '../../core/state/local-state';
import { type Renderable, textButton } from '../../core/ui/buttons';
import { mapThumbnail } from '../../core/ui/map-thumbnail';
import { joinList, t, textFor, labelled } from '../../core/words/texts';
import type { FinalPart } from '../../play/final/model';
import type { Play } from '../../play/play';
import { drawMap, loadProgress, SEALS } from './model';
import { sealList } from './seals';

/** The record of the finished game, the maps after it, the index of its map, and which seals it has earned first. */
const final = localState<{ record: string; maps: readonly MapProgressJson[]; index: number; fresh: readonly boolean[] }>({
  record: '',
  maps: [],
  index: -1,
  fresh: [],
});

async function load({ record, deal }: View, play: Play): Promise<void> {
  final.reset({ record });
  const games = countedGames(play.game.id);
  const maps = games.length ? await loadProgress(games, () => final.value.record === record) : null;
  const index = maps?.findIndex((map) => map.deal === deal) ?? -1;
  const map = maps?.[index];
  if (!maps || !map) return;
  const fresh = map.seals.map((game) => game === games.length - 1);
  final.update({ maps, index, fresh });
  announce(newsText(fresh));
}

function newsText(fresh: readonly boolean[]): string {
  const seals = SEALS.filter((_, at) => fresh[at]).map((seal) => t(`atlas-seal-${seal}`));
  return seals.length ? `${labelled(t('atlas-final-seals'), joinList(seals))}.` : t('atlas-final-none');
}

function finishedMap({ record }: View): MapProgressJson | undefined {
  return final.value.record === record ? final.value.maps[final.value.index] : undefined;
}

function news(view: View): Renderable {
  const map = finishedMap(view);
  if (!map) return nothing;
  const { fresh, maps, index } = final.value;
  return html`<section class="final-atlas row" data-show="atlas-final" aria-label=${newsText(fresh)}>
    ${smallRealm(maps, index)}${sealList(map, fresh)}</section>`;
}

/** The twelve places in small, to one of which the map flies. */
function smallRealm(maps: readonly MapProgressJson[], index: number): TemplateResult {
  return html`<ol class="small-realm" aria-hidden="true">${maps.map(
    ({ map, deal }, at) =>
      html`<li class=${at === index ? 'landed' : ''}>${map ? mapThumbnail(`realm${at}`, map, deal, 26) : nothing}</li>`,
  )}</ol>`;
}

function buttons(view: View): Renderable {
  const map = finishedMap(view);
  if (!map) return nothing;
  const next = final.value.maps[final.value.index + 1];
  const toAtlas = textButton('compass', t('atlas-final-atlas'), () => void goTo({ to: 'atlas' }), { act: 'atlas' });
  if (!next || map.seals[0] === null) return toAtlas;
  const name = textFor('atlas-name', next.id);
  return html`${textButton('next', t('atlas-final-next', { name }), () => void drawMap(next), { act: 'atlas-next', look: 'primary' })}${toAtlas}`;
}

export const finalPart: FinalPart = { load: (view, play) => void load(view, play), news, buttons };
