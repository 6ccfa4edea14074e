/** The medals of a solo game: their stars beside the season, and the medal that the player has won on the final screen. */

import { html, nothing, type TemplateResult } from 'lit';
import { loadExpertScore, type ExpertScore, type Pace } from '../../core/engine/expert-score';
import type { View } from '../../core/contract/generated/messages';
import { localState } from '../../core/state/local-state';
import { state } from '../../core/state/store';
import type { Renderable } from '../../core/ui/buttons';
import { icon } from '../../core/ui/icons';
import { adoptStyles } from '../../core/ui/screen-styles';
import { formatNumber, t } from '../../core/words/texts';
import type { FinalPart } from '../../play/final/model';
import type { PlayingPart } from '../../play/open-game';
import type { Play } from '../../play/play';
import parStyles from './par.css';

adoptStyles(parStyles);

const MEDALS = ['bronze', 'silver', 'gold'] as const;
/** While the player draws, the engine has time for the player first. */
const IN_GAME: Pace = { slice: 12, pause: 12 };
const AFTER_GAME: Pace = { slice: 25, pause: 0 };

const par = localState<{ deal: string; score: ExpertScore | null }>({ deal: '', score: null });

function hasPar({ behaviour }: Play): boolean {
  return behaviour.isWholeGame && !behaviour.hasStandings;
}

function load(deal: string, pace: Pace, isWanted: () => boolean): void {
  if (par.value.deal !== deal) par.reset({ deal, score: null });
  if (!par.value.score?.medals.length)
    void loadExpertScore(deal, isWanted, (score) => score.medals.length && par.value.deal === deal && par.update({ score }), pace);
}

export const playingPart: PlayingPart = {
  start(play) {
    const { view } = play.game;
    if (view && hasPar(play)) load(view.deal, IN_GAME, () => !play.isClosed && state.navigation.route.to === 'play');
  },
  season: (play, view) => (hasPar(play) ? goals(view) : nothing),
};

export const finalPart: FinalPart = {
  load({ deal }, play) {
    if (hasPar(play)) load(deal, AFTER_GAME, () => play.isCurrent && state.navigation.route.to === 'final');
  },
  news: (view, play) => (hasPar(play) ? result(view) : nothing),
};

/** Returns the stars for the medals of a deal; none until they are known. */
function medalsOf({ deal }: View): readonly number[] {
  return par.value.deal === deal ? (par.value.score?.medals ?? []) : [];
}

function medalRow(medals: readonly number[], stars: number): TemplateResult {
  return html`${medals.map(
    (goal, i) =>
      html`<span class="par-medal ${MEDALS[i] ?? ''} ${stars >= goal ? 'won' : ''}">${icon('star')}<b>${formatNumber(goal)}</b></span>`,
  )}`;
}

function goalText([bronze = 0, silver = 0, gold = 0]: readonly number[]): string {
  return t('par-goals', { bronze, silver, gold });
}

function goals(view: View): Renderable {
  const medals = medalsOf(view);
  // The place is reserved while the expert plays, so that nothing moves later.
  if (!medals.length) return par.value.deal === view.deal ? html`<p class="par"></p>` : nothing;
  const stars = view.players[0]?.current_score?.so_far ?? view.players[0]?.stars ?? 0;
  return html`<p class="par" data-show="par" title=${goalText(medals)}><span class="sr">${goalText(medals)}</span>
    <span aria-hidden="true">${medalRow(medals, stars)}</span></p>`;
}

function result(view: View): Renderable {
  const medals = medalsOf(view);
  const stars = view.results[0]?.stars ?? 0;
  if (!medals.length) return html`<p class="par-result" data-show="par"></p>`;
  const won = medals.filter((goal) => stars >= goal).length;
  const next = medals[won];
  const medal = MEDALS[won - 1];
  const words = [
    medal ? t(`par-${medal}`) : t('par-none'),
    next === undefined ? '' : t(`par-next-${MEDALS[won] ?? 'gold'}`, { count: next - stars }),
  ];
  return html`<p class="par-result row gap-3" data-show="par" data-medal=${medal ?? ''} title=${goalText(medals)}>
    <span class="par" aria-hidden="true">${medalRow(medals, stars)}</span><span>${words.filter(Boolean).join(' ')}</span></p>`;
}
