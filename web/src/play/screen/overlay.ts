/** The overlays of the map during a game: the ghost, highlighted cells, suggestions, and those of animations. */

import { hasCoarsePointer } from '../../core/browser/preferences';
import { TOLL } from '../explanation';
import { DESTROYED, parseCell } from '../../core/contract/cells';
import { CATALOGUE } from '../../core/contract/generated/catalogue';
import type { Explanation } from '../../core/contract/generated/messages';
import { anchorOf, attackAt, cellsAt, isLegalPosition, toolOf, orientationOf } from '../../core/state/aim';
import { currentHint, currentPreview } from '../../core/state/input';
import { lessonTargetCells } from '../../core/state/lesson';
import type { HintState } from '../../core/state/game';
import { state } from '../../core/state/store';
import type { Play } from '../play';
import type { Animation } from '../../core/state/animation';
import type { Overlay } from '../../core/ui/overlay';
import { toSuggestion } from '../../core/paint/suggestions';

/** Returns the overlays to paint. The first that applies hides all others: tally, explanation, animation, hint, ghost. */
export function overlays(play: Play): Overlay[] {
  const { animation, tally } = play.display;
  const explained = play.input.explanation?.data;
  const counted = tally?.highlightedLine === null ? undefined : tally?.lines[tally.highlightedLine];
  if (counted) return counted.kind === 'coins' ? [] : [highlight(counted.cells, counted.kind === 'toll')];
  if (tally) return play.behaviour.panels.solution?.() ?? [];
  if (explained) return [highlightExplanation(play, explained)];
  if (animation) return animationOverlays(animation);
  const hint = currentHint(play);
  const target: Overlay = { kind: 'dashed-cells', cells: lessonTargetCells().map(parseCell) };
  return [...(hint ? hintOverlays(play, hint) : ghost(play)), target];
}

function highlightExplanation(play: Play, { claims }: Explanation): Overlay {
  const groups = claims.map(({ cells }) => cells);
  return highlight(groups, play.input.explanation?.letter === TOLL);
}

/** Groups of cells that earn stars, or that cost some. */
function highlight(groups: readonly (readonly string[])[], lost: boolean): Overlay {
  return { kind: 'highlight', groups: groups.map((cells) => cells.map(parseCell)), ...(lost ? { lost } : {}) };
}

function animationOverlays(animation: Animation): Overlay[] {
  const cells = 'cells' in animation ? animation.cells.map(parseCell) : [];
  switch (animation.kind) {
    case 'ambush-attempt':
      return [{ kind: 'ambush', cells, mark: CATALOGUE.ambush[animation.card]?.mark ?? 'M', fits: animation.fits }];
    case 'raid':
      return [{ kind: 'ambush', cells, mark: 'M', fits: false }];
    case 'bot':
      return [{ kind: 'dashed-cells', cells }];
    case 'flash':
      return cells.length ? [{ kind: 'highlight', groups: cells.map((cell) => [cell]) }] : [];
    case 'reveal':
    case 'draw':
      return [];
  }
}

function hintOverlays(play: Play, { hint, chosenIndex }: HintState): Overlay[] {
  if (!hint) return ghost(play);
  const suggestions = hint.suggestions.map((each, i) => toSuggestion(each.action, String(i + 1)));
  return [{ kind: 'suggestions', suggestions, chosen: chosenIndex }];
}

/** Returns what a tap on the ghost does; empty if it does nothing. */
function tapAction(play: Play, orientationCount: number): 'place' | 'rotate' | '' {
  if (play.isBusy) return '';
  if (state.settings.tapToPlace) return play.input.placedAim ? 'place' : '';
  return orientationCount > 1 && hasCoarsePointer() ? 'rotate' : '';
}

/** The ghost of the aim. It stays during the request that draws it, until its ink begins. */
function ghost(play: Play): Overlay[] {
  const { view } = play.game;
  const { aim } = play.input;
  const orientation = view && aim ? orientationOf(view, aim) : undefined;
  if (!aim || !orientation) return [];
  const anchor = anchorOf(orientation, aim);
  const legal = isLegalPosition(orientation, anchor);
  const bad = legal ? [] : (currentPreview(play)?.offending_cells ?? []).map(parseCell);
  const letter = aim.terrain ?? DESTROYED;
  const tap = tapAction(play, view ? (toolOf(view, aim)?.orientations.length ?? 0) : 0);
  return [
    { kind: 'ghost', ghost: { letter, cells: cellsAt(orientation, anchor), attack: attackAt(orientation, anchor), bad, legal, tap } },
  ];
}
