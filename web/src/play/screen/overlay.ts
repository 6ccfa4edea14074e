/** What lies over the map while it is played on: the ghost, the trial of an ambush, light on cells, marks. */

import { hasCoarsePointer } from '../../core/browser/preferences';
import { TOLL } from '../explanation';
import { parseCell } from '../../core/contract/cells';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { Explanation } from '../../core/contract/generated/messages';
import { anchorOf, attackAt, cellsAt, isLegalPosition, toolOf, orientationOf } from '../../core/state/aim';
import { currentHint, currentPreview } from '../../core/state/input';
import { lessonTargetCells } from '../../core/state/lesson';
import type { HintState } from '../../core/state/game';
import { state } from '../../core/state/store';
import type { Animation } from '../../core/state/animation';
import type { Overlay } from '../../core/ui/overlay';
import { toSuggestion } from '../../core/paint/suggestions';

export function overlays(): Overlay[] {
  const { animation, tally } = state.display;
  const explained = state.input.explanation?.data;
  const counted = tally?.highlightedLine === null ? undefined : tally?.lines[tally.highlightedLine];
  if (counted) return counted.kind === 'coins' ? [] : [highlight(counted.cells, counted.kind === 'toll')];
  if (tally) return solution();
  if (explained) return [highlightExplanation(explained)];
  if (animation) return animationOverlays(animation);
  const hint = currentHint(state);
  const marks: Overlay = { kind: 'marks', cells: lessonTargetCells().map(parseCell) };
  return [...(hint ? hintOverlay(hint) : ghost()), marks];
}

/** The drawings of a puzzle's best way, in their order. */
function solution(): Overlay[] {
  const moves = state.puzzle.solutions[state.puzzle.shownSolution]?.moves ?? [];
  return moves.map((move, i) => ({ kind: 'places', places: [toSuggestion(move, String(i + 1))], chosen: 0 }));
}

function highlightExplanation({ claims }: Explanation): Overlay {
  const groups = claims.map(({ cells }) => cells);
  return highlight(groups, state.input.explanation?.letter === TOLL);
}

/** Cells that earn, or that are lost to the monsters' toll. */
function highlight(groups: readonly (readonly string[])[], lost: boolean): Overlay {
  return { kind: 'lit', groups: groups.map((cells) => cells.map(parseCell)), ...(lost ? { lost } : {}) };
}

function animationOverlays(moment: Animation): Overlay[] {
  const cells = 'cells' in moment ? moment.cells.map(parseCell) : [];
  switch (moment.kind) {
    case 'walk':
      return [{ kind: 'trial', cells, mark: CATALOGUE.ambush[moment.card]?.mark ?? 'M', fits: moment.fits }];
    case 'raid':
      return [{ kind: 'trial', cells, mark: 'M', fits: false }];
    case 'bot':
      return [{ kind: 'marks', cells }];
    case 'flash':
      return cells.length ? [{ kind: 'lit', groups: cells.map((cell) => [cell]) }] : [];
    case 'reveal':
    case 'ink':
      return [];
  }
}

function hintOverlay({ hint, chosenIndex }: HintState): Overlay[] {
  if (!hint) return ghost();
  return [{ kind: 'places', places: hint.suggestions.map((place, i) => toSuggestion(place, String(i + 1))), chosen: chosenIndex }];
}

/** A mouse carries the shape along, and its click puts it down. */
function tapAction(turns: number): 'ink' | 'turn' | '' {
  if (state.settings.tapInks) return state.input.placedAim ? 'ink' : '';
  return turns > 1 && hasCoarsePointer() ? 'turn' : '';
}

function ghost(): Overlay[] {
  const { view } = state.game;
  const { aim } = state.input;
  const turn = view && aim && !state.busyCount ? orientationOf(view, aim) : undefined;
  if (!aim || !turn) return [];
  const anchor = anchorOf(turn, aim);
  const legal = isLegalPosition(turn, anchor);
  const bad = legal ? [] : (currentPreview(state)?.offending_cells ?? []).map(parseCell);
  const letter = aim.terrain ?? 'X';
  const turns = view ? (toolOf(view, aim)?.turns.length ?? 0) : 0;
  return [
    { kind: 'ghost', ghost: { letter, cells: cellsAt(turn, anchor), attack: attackAt(turn, anchor), bad, legal, tap: tapAction(turns) } },
  ];
}
