/** Signing a finished map: its name is written on the sheet, and its seal is pressed. */

import { animate } from '../../core/browser/motion';
import { storedValue } from '../../core/browser/local-storage';
import { nameMap } from '../../core/page/game-storage';
import { paintSeal, paintWrittenName } from '../../core/paint/wax';
import { finishedGame } from '../../core/state/games';
import { localState } from '../../core/state/local-state';
import { CURVES, MOTION_MS } from '../../core/state/motion';
import { sanitizeName } from '../../core/state/sanitize-name';
import { type FinishedGame, MAX_MAP_NAME_LENGTH } from '../../core/state/saved-games';
import type { Overlay } from '../../core/ui/overlay';
import { mapName, unsignedMapName } from '../../core/words/map-name';
import { currentLocale } from '../../core/words/texts';
import { playGameSound, vibrateFor } from '../../play/effects';
import { paintPlaceNames } from '../../core/ui/place-names';

/** The id of the last game whose map the player was asked to sign, so that nobody is asked twice. */
const askedGame = storedValue(
  'signed',
  () => ({ id: '' }),
  ({ id }) => (typeof id === 'string' ? { id } : null),
);

/** The game whose map is being named, whether the page has asked for it, and the share of the signature that is written. */
export const signing = localState({ naming: '', isAsked: false, game: '', share: 1 });

const WRITING_SHARE = MOTION_MS.writing / (MOTION_MS.writing + MOTION_MS.seal);

/** Asks for the name of a map whose game has just ended. */
export function askForName(id: string): void {
  const game = finishedGame(id);
  if (!game || game.map_name || askedGame.read().id === game.id) return;
  askedGame.write({ id: game.id });
  signing.update({ naming: game.id, isAsked: true });
}

export function startNaming(game: FinishedGame): void {
  signing.update({ naming: game.id, isAsked: false });
}

export function stopNaming(): void {
  signing.update({ naming: '', isAsked: false });
}

/** Stores the name, writes it and presses the seal. */
export function sign(game: FinishedGame, name: string): void {
  const { isAsked } = signing.value;
  void nameMap(game.id, sanitizeName(name, MAX_MAP_NAME_LENGTH) || mapName(game));
  stopNaming();
  if (!isAsked) return;
  playGameSound('pen');
  signing.update({ game: game.id, share: 0 });
  animate(
    MOTION_MS.writing + MOTION_MS.seal,
    (share) => {
      signing.update({ share });
      if (share < 1) return;
      playGameSound('seal');
      vibrateFor('ambush');
    },
    CURVES.even,
  );
}

function shareOf(game: FinishedGame): number {
  return signing.value.game === game.id ? signing.value.share : 1;
}

/** Returns the title of the sheet; while the name is written over it, the one before. */
export function sheetTitle(game: FinishedGame): string {
  return shareOf(game) < 1 ? unsignedMapName(game) : mapName(game);
}

/** Returns the letters of the name that are written. */
export function writtenName(game: FinishedGame): string {
  const letters = [...mapName(game)];
  return letters.slice(0, Math.ceil(Math.min(1, shareOf(game) / WRITING_SHARE) * letters.length)).join('');
}

/** Returns what place names and signature add to the picture of a finished map. */
export function signatureOverlays(game: FinishedGame, sub: string): Overlay[] {
  const places: Overlay = { kind: 'painted', key: `places${currentLocale()}`, paint: (ctx, o) => paintPlaceNames(ctx, game, o) };
  if (!game.map_name) return [places];
  const share = shareOf(game);
  const written = Math.min(1, share / WRITING_SHARE);
  const pressed = Math.max(0, (share - WRITING_SHARE) / (1 - WRITING_SHARE));
  const name: Overlay = {
    kind: 'painted',
    key: `name${written}`,
    paint: (ctx, o, mode) => mode === 'full' && paintWrittenName(ctx, mapName(game), sub, written, o),
  };
  const seal: Overlay = { kind: 'painted', key: `seal${pressed}`, paint: (ctx, o, mode) => paintSeal(ctx, pressed, o, mode === 'full') };
  return [places, ...(share < 1 ? [name] : []), ...(pressed > 0 ? [seal] : [])];
}
