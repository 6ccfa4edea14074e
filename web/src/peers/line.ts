/** The door of this room: lines between the devices of one table, over relays or directly. */

import type { Heard, Hub, Joined, Line } from './types';

export type { Heard, Health, Hub, Joined, Line, Offer, Refusal, Trouble } from './types';
export { LineRefused, LONGEST, MOST_GUESTS } from './types';
export { isSecret, newSecret } from './secret';

/** Whether this site lists relays. */
export declare function relaysAreOn(): boolean;
/** Refused (`LineRefused`) with `no-relays` or `secret`; without network it opens all the same, and says so in its health. */
export declare function openRelayLine(secret: string, heard: Heard): Promise<Line>;
/** Directly, by two codes: the opener makes one offer for each guest, and passes on what they say. */
export declare function openHub(secret: string, heard: Heard): Promise<Hub>;
export declare function joinHub(offer: string, heard: Heard): Promise<Joined>;
/** Asks for the camera, and shows it in `video` until `found` says that it wanted this text, or the signal aborts. */
export declare function scan(video: HTMLVideoElement, found: (text: string) => boolean, signal: AbortSignal): Promise<void>;
