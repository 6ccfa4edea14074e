/** What lies over the map while it is played on: the ghost, the trial of an ambush, light on cells, marks. */

import { isTouched } from '../../browser/preferences';
import { TOLL } from '../../play/explain';
import { placeOf } from '../../contract/cells';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { Explanation } from '../../contract/generated/messages';
import { anchorOf, attackAt, cellsAt, isLegal, toolOf, turnOf } from '../../state/aim';
import { currentHint, currentPreview } from '../../state/hand';
import { lessonMarks } from '../../state/lesson';
import type { OpenHint } from '../../state/game';
import { state } from '../../state/store';
import type { Moment } from '../../state/types';
import type { Overlay } from '../../ui/overlay';
import { thoughtPlace } from '../../ui/thought';

export function overlays(): Overlay[] {
  const { moment, tally } = state.stage;
  const explained = state.hand.explain?.data;
  const counted = tally?.lit === null ? undefined : tally?.lines[tally.lit];
  if (counted) return counted.of === 'coins' ? [] : [lit(counted.cells, counted.of === 'toll')];
  if (tally) return solution();
  if (explained) return [litBy(explained)];
  if (moment) return duringMoment(moment);
  const hint = currentHint();
  const marks: Overlay = { kind: 'marks', cells: lessonMarks().map(placeOf) };
  return [...(hint ? thought(hint) : ghost()), marks];
}

/** The drawings of a puzzle's best way, in their order. */
function solution(): Overlay[] {
  const moves = state.puzzle.solutions[state.puzzle.shown]?.moves ?? [];
  return moves.map((move, i) => ({ kind: 'places', places: [thoughtPlace(move, String(i + 1))], chosen: 0 }));
}

function litBy({ claims }: Explanation): Overlay {
  const groups = claims.map(({ cells }) => cells);
  return lit(groups, state.hand.explain?.letter === TOLL);
}

/** Cells that earn, or that are lost to the monsters' toll. */
function lit(groups: readonly (readonly string[])[], lost: boolean): Overlay {
  return { kind: 'lit', groups: groups.map((cells) => cells.map(placeOf)), ...(lost ? { lost } : {}) };
}

function duringMoment(moment: Moment): Overlay[] {
  const cells = 'cells' in moment ? moment.cells.map(placeOf) : [];
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

function thought({ hint, chosen }: OpenHint): Overlay[] {
  if (!hint) return ghost();
  return [{ kind: 'places', places: hint.places.map((place, i) => thoughtPlace(place, String(i + 1))), chosen }];
}

/** A mouse carries the shape along, and its click puts it down. */
function onTap(turns: number): 'ink' | 'turn' | '' {
  if (state.settings.tapInks) return state.hand.placed ? 'ink' : '';
  return turns > 1 && isTouched() ? 'turn' : '';
}

function ghost(): Overlay[] {
  const { view } = state.game;
  const { aim } = state.hand;
  const turn = view && aim && !state.busy ? turnOf(view, aim) : undefined;
  if (!aim || !turn) return [];
  const anchor = anchorOf(turn, aim);
  const legal = isLegal(turn, anchor);
  const bad = legal ? [] : (currentPreview()?.bad ?? []).map(placeOf);
  const letter = aim.terrain ?? 'X';
  const turns = view ? (toolOf(view, aim)?.turns.length ?? 0) : 0;
  return [
    { kind: 'ghost', ghost: { letter, cells: cellsAt(turn, anchor), attack: attackAt(turn, anchor), bad, legal, tap: onTap(turns) } },
  ];
}
