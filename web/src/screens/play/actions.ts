/** What the player can do now, in one table: keys and buttons share it. */

import { chooseTool, flipShape, takeNextTerrain, turnShape } from '../../play/hand';
import { explainEdict, stopExplaining } from '../../play/explain';
import { toggleHint } from '../../play/hint';
import { canUndo, confirm, goOn, goToNext, undo } from '../../play/act';
import { isFitting, listedTools, toolOf } from '../../state/aim';
import { toolsNow } from '../../state/game';
import { mayHint } from '../../state/hand';
import { isDrawn } from '../../state/onward';
import { people } from '../../state/seats';
import { state } from '../../state/store';
import type { IconName } from '../../ui/icons';
import { t } from '../../words/texts';

export interface Action {
  /** The key by its place on the keyboard, so that a Cyrillic layout plays the same. */
  code: string;
  /** Only with the shift key, or only without; either way where it is left out. */
  shift?: boolean;
  can(): boolean;
  run(): void;
}

function turns(): number {
  const { view } = state.game;
  const { aim } = state.hand;
  return view && aim ? (toolOf(view, aim)?.turns.length ?? 0) : 0;
}

const redo = { can: () => state.game.view?.can_redo === true, run: () => goOn('redo') };

export const ACTIONS = {
  rotate: { code: 'KeyR', shift: false, can: () => turns() > 1, run: () => turnShape() },
  rotateBack: { code: 'KeyR', shift: true, can: () => turns() > 1, run: () => turnShape(true) },
  flip: { code: 'KeyF', can: () => turns() > 1, run: () => flipShape() },
  terrain: { code: 'KeyT', can: () => state.hand.aim !== null, run: () => takeNextTerrain() },
  undo: { code: 'KeyZ', shift: false, can: () => canUndo(), run: () => undo() },
  redoUndone: { code: 'KeyZ', shift: true, ...redo },
  redo: { code: 'KeyY', ...redo },
  hint: { code: 'KeyH', can: () => mayHint(), run: () => toggleHint() },
} satisfies Record<string, Action>;

/** A to D light the cells of an edict, and put the light out again. */
const EDICTS = [...'ABCD'].map((letter): Action => ({
  code: `Key${letter}`,
  can: () => state.game.view !== null,
  run: () => {
    const { explain } = state.hand;
    if (explain?.pinned && explain.letter === letter) stopExplaining();
    else void explainEdict(letter, true);
  },
}));

function listed(number: number): number | undefined {
  return listedTools(toolsNow(state), state.hand.aim)[number - 1];
}

/** 1 to 9 choose a shape of the card. */
const SHAPES = [...'123456789'].flatMap((digit) =>
  ['Digit', 'Numpad'].map((block): Action => ({
    code: block + digit,
    can: () => listed(Number(digit)) !== undefined,
    run: () => chooseTool(listed(Number(digit)) ?? -1),
  })),
);

const ALL: readonly Action[] = [...Object.values(ACTIONS), ...EDICTS, ...SHAPES];

export function actionFor(code: string, shift: boolean): Action | undefined {
  return ALL.find((action) => action.code === code && (action.shift ?? shift) === shift);
}

/** The one button that matters now, and what Enter does. */
export interface Primary {
  label: string;
  icon: IconName;
  able: boolean;
  act: () => void;
}

export function primary(): Primary | null {
  const { view, seats } = state.game;
  const { aim } = state.hand;
  if (!view) return null;
  if (aim) {
    const kind = view.tools[aim.tool]?.kind;
    const label = t(kind === 'destroy' ? 'extra-destroy' : kind === 'hero' ? 'extra-place-hero' : 'play-confirm');
    return { label, icon: kind === 'destroy' ? 'cross' : 'quill', able: isFitting(view, aim), act: () => confirm() };
  }
  if (view.can_pass && !isDrawn(view)) {
    const label = t(view.phase === 'dodge' ? 'extra-dodge-not' : 'extra-finish-skills');
    return { label, icon: 'next', able: true, act: () => goOn('pass') };
  }
  if (isDrawn(view)) {
    const label = people(seats) > 1 ? t('table-done') : t(view.ends_season ? 'extra-end-season' : 'play-next');
    return { label, icon: 'next', able: true, act: () => void goToNext() };
  }
  return null;
}
