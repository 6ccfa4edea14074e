/** The same cards as a friend: their result, and the comparison afterwards. */

import { nothing } from 'lit';
import { goTo } from '../../core/page/navigate';
import { state } from '../../core/state/store';
import { type Renderable, textButton } from '../../core/ui/buttons';
import { t } from '../../core/words/texts';
import * as challenge from './challenge';
import * as compare from './compare';

/** A button to the comparison of both maps; if the friend has not played yet, to the link for the friend. */
function compareButton(): Renderable {
  const { rival, origin } = state.game;
  if (!rival && !origin.duel) return nothing;
  return textButton('ghost', t(rival ? 'share-compare' : 'duel-send'), () => void goTo({ to: 'compare' }), { act: 'compare' });
}

export const screens = { challenge, compare };
export const slots = { final: { buttons: compareButton } };
