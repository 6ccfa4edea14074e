/** Where the player is: the screens and the dialogs there are. */

export type RoomName = 'daily' | 'challenge' | 'compare' | 'replay' | 'stats' | 'gallery' | 'desk' | 'review';
export type AnnexName = 'share' | 'keepsake' | 'embed';

const ROOMS: readonly RoomName[] = ['daily', 'challenge', 'compare', 'replay', 'stats', 'gallery', 'desk', 'review'];
const ANNEXES: readonly AnnexName[] = ['share', 'keepsake', 'embed'];

export function isRoom(name: string): name is RoomName {
  return (ROOMS as readonly string[]).includes(name);
}

export function isAnnex(name: string | null): name is AnnexName {
  return (ANNEXES as readonly (string | null)[]).includes(name);
}

export type Screen = 'home' | 'play' | 'final' | RoomName;
export type Dialog = 'menu' | 'log' | 'games' | 'share' | 'keepsake' | 'embed' | 'maps' | null;
