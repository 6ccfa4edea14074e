/** During a round: the time for each card. At its end: the place, and the way to the board. */

import { html, nothing } from 'lit';
import type { View } from '../../core/contract/generated/messages';
import { goTo } from '../../core/page/navigate';
import { localState } from '../../core/state/local-state';
import { requestRedraw, state } from '../../core/state/store';
import { type Renderable, textButton } from '../../core/ui/buttons';
import { icon } from '../../core/ui/icons';
import { t } from '../../core/words/texts';
import type { FinalPart } from '../../play/final/model';
import type { PlayingPart } from '../../play/open-game';
import type { Play } from '../../play/play';
import { seasonText } from './board';
import type { Cup } from './cup';
import { cups } from './cups';

const SECOND_MS = 1000;
/** The card whose time is counted down, and when that ends. */
const clock = localState<{ card: string; end: number }>({ card: '', end: 0 });

/** The open cup, if the game on the screen is one of its rounds. */
function cupOfGame(): Cup | null {
  const { open } = cups.value;
  const { cup } = state.game.origin;
  return open && cup?.secret === open.saved.secret ? open : null;
}

function countdown(play: Play, view: View): Renderable {
  const seconds = cupOfGame()?.saved.cardSeconds;
  if (!seconds || view.phase === 'over') return nothing;
  const card = `${play.game.id} ${view.season_index} ${view.turn}`;
  if (clock.value.card !== card) startClock(play, card, seconds);
  const left = Math.max(0, Math.ceil((clock.value.end - performance.now()) / SECOND_MS));
  const text = left ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` : t('cups-time-up');
  return html`<p class="cup-clock row ${left ? '' : 'is-over'}" data-show="cup-clock" role=${left ? nothing : 'status'}>${icon('hourglass')}<span>${text}</span></p>`;
}

function startClock(play: Play, card: string, seconds: number): void {
  clock.reset({ card, end: performance.now() + seconds * SECOND_MS });
  const tick = (): void => {
    requestRedraw();
    if (clock.value.card === card && performance.now() < clock.value.end) play.schedule(tick, SECOND_MS);
  };
  play.schedule(tick, SECOND_MS);
}

export const playingPart: PlayingPart = { season: countdown };

function lead(): Renderable {
  const cup = cupOfGame();
  const round = state.game.origin.cup?.round ?? 0;
  const row = cup?.view?.rows.find(({ id }) => id === cup.saved.member);
  if (!cup?.view || cup.round !== round || !row?.place || row.seasons[round - 1] !== 4) return nothing;
  const count = cup.view.finished[round - 1] ?? 0;
  const since = count > 1 && cup.view.decided ? ` · ${t('cups-decided', { season: seasonText(cup.view.decided) })}` : '';
  return html`<p class="eyebrow strong" data-show="lead">${t('cups-own-place', { place: row.place, count })}${since}</p>`;
}

function main(): Renderable {
  const cup = cupOfGame();
  if (!cup) return nothing;
  const { link, title } = cup.saved;
  return textButton('star', t('cups-to-board'), () => void goTo({ to: 'cup', link, title }), { act: 'to-cup', look: 'primary' });
}

export const finalPart: FinalPart = { lead, main };
