/** What the player can do now, in one table: keys and buttons share it. */

import { chooseTool, flipShape, cycleTerrain, rotateShape } from '../aim';
import { explainEdict, stopExplaining } from '../explanation';
import { toggleHint } from '../hint';
import { canUndo, placeAim, sendSimple, goToNextCard, undo } from '../player-actions';
import { fitsLegally, selectableTools, toolOf } from '../../core/state/aim';
import { usableTools } from '../../core/state/game';
import { canHint } from '../../core/state/input';
import { isCardDrawn } from '../../core/state/auto-advance';
import { humanCount } from '../../core/state/seats';
import { state } from '../../core/state/store';
import type { IconName } from '../../core/ui/icons';
import { t } from '../../core/words/texts';

export interface Action {
  /** The key by its place on the keyboard, so that a Cyrillic layout plays the same. */
  code: string;
  /** Only with the shift key, or only without; either way where it is left out. */
  shift?: boolean;
  isEnabled(): boolean;
  run(): void;
}

function orientationCount(): number {
  const { view } = state.game;
  const { aim } = state.input;
  return view && aim ? (toolOf(view, aim)?.turns.length ?? 0) : 0;
}

const redo = { isEnabled: () => state.game.view?.can_redo === true, run: () => sendSimple('redo') };

export const ACTIONS = {
  rotate: { code: 'KeyR', shift: false, isEnabled: () => orientationCount() > 1, run: () => rotateShape() },
  rotateBack: { code: 'KeyR', shift: true, isEnabled: () => orientationCount() > 1, run: () => rotateShape(true) },
  flip: { code: 'KeyF', isEnabled: () => orientationCount() > 1, run: () => flipShape() },
  terrain: { code: 'KeyT', isEnabled: () => state.input.aim !== null, run: () => cycleTerrain() },
  undo: { code: 'KeyZ', shift: false, isEnabled: () => canUndo(), run: () => undo() },
  redoUndone: { code: 'KeyZ', shift: true, ...redo },
  redo: { code: 'KeyY', ...redo },
  hint: { code: 'KeyH', isEnabled: () => canHint(), run: () => toggleHint() },
} satisfies Record<string, Action>;

/** A to D light the cells of an edict, and put the light out again. */
const EDICTS = [...'ABCD'].map((letter): Action => ({
  code: `Key${letter}`,
  isEnabled: () => state.game.view !== null,
  run: () => {
    const { explanation } = state.input;
    if (explanation?.pinned && explanation.letter === letter) stopExplaining();
    else void explainEdict(letter, true);
  },
}));

function toolByNumber(number: number): number | undefined {
  return selectableTools(usableTools(state), state.input.aim)[number - 1];
}

/** 1 to 9 choose a shape of the card. */
const SHAPES = [...'123456789'].flatMap((digit) =>
  ['Digit', 'Numpad'].map((block): Action => ({
    code: block + digit,
    isEnabled: () => toolByNumber(Number(digit)) !== undefined,
    run: () => chooseTool(toolByNumber(Number(digit)) ?? -1),
  })),
);

const ALL: readonly Action[] = [...Object.values(ACTIONS), ...EDICTS, ...SHAPES];

export function actionFor(code: string, shift: boolean): Action | undefined {
  return ALL.find((action) => action.code === code && (action.shift ?? shift) === shift);
}

/** The one button that matters now, and what Enter does. */
export interface PrimaryAction {
  label: string;
  icon: IconName;
  isEnabled: boolean;
  run: () => void;
}

export function primaryAction(): PrimaryAction | null {
  const { view, seats } = state.game;
  const { aim } = state.input;
  if (!view) return null;
  if (aim) {
    const kind = view.tools[aim.tool]?.kind;
    const label = t(kind === 'destroy' ? 'extra-destroy' : kind === 'hero' ? 'extra-place-hero' : 'play-confirm');
    return { label, icon: kind === 'destroy' ? 'cross' : 'quill', isEnabled: fitsLegally(view, aim), run: () => placeAim() };
  }
  if (view.can_pass && !isCardDrawn(view)) {
    const label = t(view.phase === 'dodge' ? 'extra-dodge-not' : 'extra-finish-skills');
    return { label, icon: 'next', isEnabled: true, run: () => sendSimple('pass') };
  }
  if (isCardDrawn(view)) {
    const label = humanCount(seats) > 1 ? t('table-done') : t(view.ends_season ? 'extra-end-season' : 'play-next');
    return { label, icon: 'next', isEnabled: true, run: () => void goToNextCard() };
  }
  return null;
}
