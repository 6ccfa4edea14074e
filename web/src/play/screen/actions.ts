/** The actions that keys and buttons share. */

import { chooseTool, flipShape, cycleTerrain, rotateShape } from '../aim';
import { explainEdict, stopExplaining } from '../explanation';
import { canHint, toggleHint } from '../hint';
import { canUndo, placeAim, sendSimple, goToNextCard, undo } from '../player-actions';
import { fitsLegally, selectableTools, toolOf } from '../../core/state/aim';
import { usableTools } from '../../core/state/game';
import type { Tool } from '../../core/contract/generated/messages';
import { isCardDrawn } from '../auto-advance';
import { humanCount } from '../../core/state/seats';
import type { IconName } from '../../core/ui/icons';
import { t } from '../../core/words/texts';
import type { Play } from '../play';

export interface Action {
  /** `KeyboardEvent.code`, which is the same in every keyboard layout. */
  code: string;
  /** Whether the shift key must be held or must not; without it, both are accepted. */
  shift?: boolean;
  isEnabled(play: Play): boolean;
  run(play: Play): void;
}

function orientationCount({ game: { view }, input: { aim } }: Play): number {
  return view && aim ? (toolOf(view, aim)?.orientations.length ?? 0) : 0;
}

const redo = { isEnabled: ({ game }: Play) => game.view?.can_redo === true, run: (play: Play) => sendSimple(play, 'redo') };

export const ACTIONS = {
  rotate: { code: 'KeyR', shift: false, isEnabled: (play) => orientationCount(play) > 1, run: (play) => rotateShape(play) },
  rotateBack: { code: 'KeyR', shift: true, isEnabled: (play) => orientationCount(play) > 1, run: (play) => rotateShape(play, true) },
  flip: { code: 'KeyF', isEnabled: (play) => orientationCount(play) > 1, run: flipShape },
  terrain: { code: 'KeyT', isEnabled: ({ input }) => input.aim !== null, run: cycleTerrain },
  undo: { code: 'KeyZ', shift: false, isEnabled: canUndo, run: undo },
  redoUndone: { code: 'KeyZ', shift: true, ...redo },
  redo: { code: 'KeyY', ...redo },
  hint: { code: 'KeyH', isEnabled: canHint, run: toggleHint },
} satisfies Record<string, Action>;

/** The keys A to D explain an edict, and close the explanation again. */
const EDICTS = [...'ABCD'].map((letter): Action => ({
  code: `Key${letter}`,
  isEnabled: ({ game }) => game.view !== null,
  run: (play) => {
    const { explanation } = play.input;
    if (explanation?.pinned && explanation.letter === letter) stopExplaining(play);
    else void explainEdict(play, letter, true);
  },
}));

function toolByNumber(play: Play, number: number): number | undefined {
  return selectableTools(usableTools(play), play.input.aim)[number - 1];
}

/** The keys 1 to 9 choose a shape of the card. */
const SHAPES = [...'123456789'].flatMap((digit) =>
  ['Digit', 'Numpad'].map((block): Action => ({
    code: block + digit,
    isEnabled: (play) => toolByNumber(play, Number(digit)) !== undefined,
    run: (play) => chooseTool(play, toolByNumber(play, Number(digit)) ?? -1),
  })),
);

const ALL: readonly Action[] = [...Object.values(ACTIONS), ...EDICTS, ...SHAPES];

export function actionFor(code: string, shift: boolean): Action | undefined {
  return ALL.find((action) => action.code === code && (action.shift ?? shift) === shift);
}

/** The most important action of the moment: the large button and the key Enter run it. */
export interface PrimaryAction {
  label: string;
  icon: IconName;
  isEnabled: boolean;
  run: () => void;
}

/** What placing a tool is called. */
function placing(tool: Tool | undefined): { label: string; icon: IconName } {
  if (tool?.kind === 'destroy') return { label: t('extra-destroy'), icon: 'cross' };
  return { label: t(tool?.kind === 'hero' ? 'extra-place-hero' : 'play-confirm'), icon: 'quill' };
}

export function primaryAction(play: Play): PrimaryAction | null {
  const { view, seats } = play.game;
  const { aim } = play.input;
  if (!view) return null;
  if (aim) return { ...placing(view.tools[aim.tool]), isEnabled: fitsLegally(view, aim), run: () => placeAim(play) };
  if (view.can_pass && !isCardDrawn(play, view)) {
    const label = t(view.phase === 'dodge' ? 'extra-dodge-not' : 'extra-finish-skills');
    return { label, icon: 'next', isEnabled: true, run: () => sendSimple(play, 'pass') };
  }
  if (isCardDrawn(play, view)) {
    const label = humanCount(seats) > 1 ? t('table-done') : t(view.ends_season ? 'extra-end-season' : 'play-next');
    return { label, icon: 'next', isEnabled: true, run: () => void goToNextCard(play) };
  }
  return null;
}
