/** What lies over the map: the ghost, the trial of an ambush, light on cells, marks. */

import { currentHint } from '../../commands/hint';
import { lessonMarks } from '../../commands/lesson';
import { placeOf } from '../../contract/cells';
import { CATALOGUE } from '../../contract/generated/catalogue';
import type { PlaceJson } from '../../contract/generated/messages';
import type { Brush } from '../../paint/bitmaps';
import { paintGhost, paintTrial } from '../../paint/ghost';
import { paintHighlight } from '../../paint/highlight';
import { paintMarks } from '../../paint/marks';
import { paintPlaces, type ThoughtPlace } from '../../paint/places';
import type { PaintOptions } from '../../paint/theme';
import { anchorOf, attackAt, cellsAt, isLegal, turnOf } from '../../state/aim';
import { currentPreview } from '../../state/hand';
import { state } from '../../state/store';
import { clear, type Layers } from '../../ui/board';
import { thoughtPlace } from '../../ui/thought';

export function paintOverlay(ctx: Brush, layers: Layers, o: PaintOptions): void {
  const { view, aim, explain, moment } = state;
  const preview = currentPreview();
  const marks = lessonMarks();
  const lit = explain?.data ?? null;
  const hint = moment ? null : currentHint();
  const ghost = !lit && !moment && view && aim && state.screen === 'play' && !state.busy;
  const key = [
    lit ? `${lit.letter}${JSON.stringify(lit.claims)}` : '',
    moment && 'cells' in moment ? `${moment.kind}${moment.cells.join()}` : (moment?.kind ?? ''),
    ghost ? JSON.stringify([aim, preview?.bad, preview?.fits, view.record]) : '',
    marks.join(),
    hint ? `hint${hint.chosen}${hint.hint ? JSON.stringify(hint.hint.places) : ''}` : '',
  ].join('|');
  if (key === layers.overlay) return;
  layers.overlay = key;
  clear(ctx);
  if (lit) {
    paintHighlight(
      ctx,
      lit.claims.map((claim) => claim.cells.map(placeOf)),
      o,
    );
  } else if (moment?.kind === 'walk') {
    paintTrial(ctx, moment.cells.map(placeOf), CATALOGUE.ambush[moment.card]?.mark ?? 'M', moment.fits, o);
  } else if (moment?.kind === 'raid') {
    paintTrial(ctx, moment.cells.map(placeOf), 'M', false, o);
  } else if (moment?.kind === 'flash') {
    if (moment.cells.length)
      paintHighlight(
        ctx,
        moment.cells.map((cell) => [placeOf(cell)]),
        o,
      );
  } else if (hint?.hint) {
    paintPlaces(ctx, hintPlaces(), hint.chosen, o);
  } else if (ghost) {
    const turn = turnOf(view, aim);
    if (!turn) return;
    const anchor = anchorOf(turn, aim);
    const legal = isLegal(turn, anchor);
    paintGhost(
      ctx,
      {
        letter: aim.terrain ?? 'X',
        cells: cellsAt(turn, anchor),
        attack: attackAt(turn, anchor),
        bad: legal ? [] : (preview?.bad ?? []).map(placeOf),
        legal,
      },
      o,
    );
  }
  if (!lit && !moment) paintMarks(ctx, marks.map(placeOf), o);
}

/** What is painted over the map. */
export function hintPlaces(): readonly ThoughtPlace[] {
  return (currentHint()?.hint?.places ?? []).map((place: PlaceJson, i) => thoughtPlace(place, String(i + 1)));
}
