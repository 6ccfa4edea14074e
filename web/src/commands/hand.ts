/** The shape in hand: which, where, and what the engine says it would do there. */

import { announce } from '../browser/announce';
import type { PreviewAnswer, View } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { type Aim, aimWith, firstTool, intentOf, nearestLegal, toolOf } from '../state/aim';
import { currentPreview, previewKey } from '../state/hand';
import { state, update } from '../state/store';
import { sayGhost } from '../words/sentences';
import { t } from '../words/texts';

/** Between two previews of a shape on the move the machine belongs to the ghost. */
const PREVIEW_REST = 40;
let previewing = false;
let previewAgain = false;

/** After each answer the hand holds the first thing that must be placed, near where it was. */
export function takeAim(view: View): void {
  const tool = firstTool(view);
  const fresh = tool >= 0 ? aimWith(view, tool, state.aim) : null;
  update({ aim: fresh ? nearestLegal(view, fresh) : null, placed: null, preview: null });
  askPreview();
  if (tool >= 0 && !performance.getEntriesByName('mapwright:playable').length) performance.mark('mapwright:playable');
}

export function isPreviewing(): boolean {
  return previewing;
}

export function setAim(aim: Aim | null): void {
  update({ aim });
  askPreview();
}

export function chooseTool(index: number): void {
  const { view } = state;
  if (!view || index < 0 || index >= view.tools.length) return;
  const aim = aimWith(view, index, state.aim);
  if (!aim) return;
  update({ placed: null });
  setAim(nearestLegal(view, aim));
  const tool = toolOf(view, aim);
  announce(t('say-shape-chosen', { number: index + 1, count: tool?.turns[0]?.cells.length ?? 1 }));
}

export function dropTool(): void {
  const { view } = state;
  if (!view) return;
  takeAim(view);
}

/** Asks what the ghost would do. Only the latest place is asked for, and the ghost never waits. */
export function askPreview(): void {
  if (previewing) {
    previewAgain = true;
    return;
  }
  const { view, aim } = state;
  const intent = view && aim ? intentOf(view, aim) : null;
  if (!view || !aim || !intent) return;
  const key = previewKey(view, aim);
  if (state.preview?.key === key) return;
  previewing = true;
  ask<PreviewAnswer>({ do: 'preview', intent })
    .then((answer) => {
      if (!answer.ok) return;
      update({ preview: { key, data: answer.preview } });
      sayWhenSettled();
    })
    .catch(() => undefined)
    .finally(() => setTimeout(askLatest, PREVIEW_REST));
}

function askLatest(): void {
  previewing = false;
  if (!previewAgain) return;
  previewAgain = false;
  askPreview();
}

let settleTimer = 0;

/** A moving ghost is not news; one that has come to rest is. */
function sayWhenSettled(): void {
  clearTimeout(settleTimer);
  settleTimer = window.setTimeout(() => {
    const data = currentPreview();
    if (state.view && state.aim && data) announce(sayGhost(state.view, data, state.aim.terrain ?? 'X'));
  }, 350);
}
