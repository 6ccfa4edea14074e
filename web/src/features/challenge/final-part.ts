/** After a challenge or a game of a duel: how it stands with the friend, and the way to both maps or to the link for the friend. */

import { html, nothing } from 'lit';
import { goTo, openDialog } from '../../core/page/navigate';
import { type Renderable, textButton } from '../../core/ui/buttons';
import { rivalName } from '../../core/words/names';
import { t } from '../../core/words/texts';
import type { FinalPart } from '../../play/final/model';
import type { Play } from '../../play/play';
import type { View } from '../../core/contract/generated/messages';
import { addFinishedGame } from './model';
import { standing } from './standing';

function lead(view: View, { game: { rival } }: Play): Renderable {
  if (!rival || rival.summary.deal !== view.deal) return nothing;
  const text = standing(rivalName(rival), view.results[0]?.stars ?? 0, rival.summary.stars);
  return html`<p class="eyebrow strong" data-show="lead">${text}</p>`;
}

/** To both maps; to the link for the friend, if the friend has not played these cards; or to the first link of a new duel. */
function main({ game: { rival, origin } }: Play): Renderable {
  if (origin.kind !== 'challenge') return nothing;
  if (!rival && !origin.duel)
    return textButton('share', t('duel-send-first'), () => void openDialog({ is: 'share', game: null, withResult: true }), {
      act: 'send-first',
      look: 'primary',
    });
  const label = rival ? t('end-both-maps', { player: rivalName(rival) }) : t('duel-send');
  return textButton(rival ? 'ghost' : 'share', label, () => void goTo({ to: 'duel' }), { act: 'duel', look: 'primary' });
}

export const finalPart: FinalPart = { load: (_, play) => void addFinishedGame(play.game), lead, main: (_, play) => main(play) };
