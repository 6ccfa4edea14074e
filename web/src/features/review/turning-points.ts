/** The turning points of a finished game, as puzzles: the moments from which a season could have brought many more stars. */

import { html, type TemplateResult } from 'lit';
import { lazyPart } from '../../core/lazy-parts';
import type { TurningPointJson } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { localState } from '../../core/state/local-state';
import { state } from '../../core/state/store';
import { icon } from '../../core/ui/icons';
import { cardName, seasonName } from '../../core/words/sentences';
import { formatNumber, t } from '../../core/words/texts';

declare module '../../core/lazy-parts' {
  interface Features {
    /** Opens the first of these puzzles; the others follow it. */
    openOwnPuzzles(codes: readonly string[]): void;
  }
}

const SLICE_MS = 40;
const MAX_POINTS = 3;

/** The search for the turning points of a game. */
interface Search {
  /** The seat and the record. */
  key: string;
  share: number;
  points: readonly TurningPointJson[] | null;
}

const searchState = localState<Search>({ key: '', share: 0, points: null });

/** Has the engine search for turning points in slices, while the review of this game is open. */
export async function loadTurningPoints(record: string, seat: number): Promise<void> {
  const key = `${seat} ${record}`;
  if (searchState.value.key === key) return;
  searchState.reset({ key });
  while (!searchState.value.points) {
    if (state.navigation.route.to !== 'review') return searchState.reset();
    const response = await ask({ do: 'turning-points', record, seat, ms: SLICE_MS }).catch(() => null);
    if (searchState.value.key !== key) return; // another game is searched
    if (!response?.ok) searchState.update({ share: 1, points: [] });
    else searchState.update({ share: response.progress, points: response.busy ? null : (response.points ?? []).slice(0, MAX_POINTS) });
  }
}

export function turningPoints(): TemplateResult {
  const { points, share } = searchState.value;
  const percent = formatNumber(Math.round(share * 100));
  return html`<section class="turning"><h2>${t('puzzles-own-title')}</h2>
    ${
      points?.length
        ? html`<p class="muted">${t('puzzles-turning-note')}</p>
          <div class="costliest stack">${points.map((point, at) => turningPointButton(points, point, at))}</div>`
        : html`<p class="muted" role="status">${points ? t('puzzles-turning-none') : t('puzzles-turning-wait', { percent })}</p>`
    }</section>`;
}

function turningPointButton(points: readonly TurningPointJson[], { puzzle, loss: lost }: TurningPointJson, at: number): TemplateResult {
  const card = puzzle.cards[0]?.at(-1) ?? '';
  const title = t('coach-moment', { season: seasonName(puzzle.season), card: cardName(card) });
  const open = (): void => lazyPart('openOwnPuzzles')?.(points.slice(at).map((point) => point.puzzle.code));
  return html`<button class="row-btn" data-turning=${at} ?disabled=${state.busyCount > 0}
    @click=${open}><i>${icon('compass')}</i>
    <span><b>${title}</b><small>${t('puzzles-turning-lost', { stars: lost })}</small></span>${icon('next')}</button>`;
}
