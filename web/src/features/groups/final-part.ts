/** After the daily map: the place in the group, and the way to the maps of all. */

import { html, nothing } from 'lit';
import { goTo } from '../../core/page/navigate';
import { today } from '../../core/state/origin';
import { type Renderable, textButton } from '../../core/ui/buttons';
import { t } from '../../core/words/texts';
import type { FinalPart } from '../../play/final/model';
import type { Play } from '../../play/play';
import type { SavedGroup } from './group-store';
import { groups } from './groups';

/** The largest group, if the game is its map of today and has a place there. */
function groupOfGame(play: Play): SavedGroup | null {
  const { kind, day } = play.game.origin;
  if (kind !== 'daily' || day !== today()) return null;
  const [largest] = groups.value.rows.filter(({ news }) => news.day === day && news.place && news.friends).sort(byFriends);
  return largest ?? null;
}

function byFriends(a: SavedGroup, b: SavedGroup): number {
  return b.news.friends - a.news.friends;
}

function lead(play: Play): Renderable {
  const group = groupOfGame(play);
  if (!group) return nothing;
  const { place, finished } = group.news;
  return html`<p class="eyebrow strong" data-show="lead">${t('end-place', { place, count: finished + 1 })}</p>`;
}

function main(play: Play): Renderable {
  const group = groupOfGame(play);
  if (!group) return nothing;
  return textButton('people', t('end-all-maps'), () => void goTo({ to: 'group', link: group.link }), { act: 'to-group', look: 'primary' });
}

export const finalPart: FinalPart = { lead: (_, play) => lead(play), main: (_, play) => main(play) };
