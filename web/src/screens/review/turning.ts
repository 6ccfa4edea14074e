/** Turning points: the moments of a finished game after which a season could have brought the most more, as puzzles. */

import { html, type TemplateResult } from 'lit';
import { openPuzzle } from '../../play/puzzle';
import type { TurningPointJson } from '../../contract/generated/messages';
import { ask } from '../../engine/ask';
import { local } from '../../state/local';
import { state } from '../../state/store';
import { icon } from '../../ui/icons';
import { cardName, seasonName } from '../../words/sentences';
import { number, t } from '../../words/texts';

const SLICE = 40;
const MOST = 3;

/** The game that was looked through, and how far. */
interface Looked {
  key: string;
  share: number;
  points: readonly TurningPointJson[] | null;
}

const looked = local<Looked>({ key: '', share: 0, points: null });

/** Continues while someone looks at the review of this game. */
export async function lookForTurningPoints(record: string, seat: number): Promise<void> {
  const key = `${seat} ${record}`;
  if (looked.now.key === key) return;
  looked.reset({ key });
  while (!looked.now.points) {
    if (state.where.route.to !== 'review') return looked.reset();
    const answer = await ask({ do: 'turning-points', record, seat, ms: SLICE }).catch(() => null);
    if (looked.now.key !== key) return; // another game is looked through
    if (!answer?.ok) looked.change({ share: 1, points: [] });
    else looked.change({ share: answer.share, points: answer.busy ? null : (answer.points ?? []).slice(0, MOST) });
  }
}

export function turningPoints(): TemplateResult {
  const { points, share } = looked.now;
  const percent = number(Math.round(share * 100));
  return html`<section class="turning"><h2>${t('puzzles-own-title')}</h2>
    ${
      points?.length
        ? html`<p class="muted">${t('puzzles-turning-note')}</p>
          <div class="costliest">${points.map((point, at) => one(points, point, at))}</div>`
        : html`<p class="muted" role="status">${points ? t('puzzles-turning-none') : t('puzzles-turning-wait', { percent })}</p>`
    }</section>`;
}

function one(points: readonly TurningPointJson[], { puzzle, lost }: TurningPointJson, at: number): TemplateResult {
  const rest = points.slice(at + 1).map((point) => point.puzzle.code);
  const card = puzzle.cards[0]?.at(-1) ?? '';
  const title = t('coach-moment', { season: seasonName(puzzle.season), card: cardName(card) });
  const open = (): void => void openPuzzle({ code: puzzle.code, way: 'own', rest });
  return html`<button class="row-btn" data-turning=${at} ?disabled=${state.puzzle.opening !== ''} @click=${open}><i>${icon('compass')}</i>
    <span><b>${title}</b><small>${t('puzzles-turning-lost', { stars: lost })}</small></span>${icon('next')}</button>`;
}
