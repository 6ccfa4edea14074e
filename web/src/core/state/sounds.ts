/** Everything that can be heard, by name. */

export type Sound = 'pen' | 'turn' | 'refuse' | 'coin' | 'card' | 'ruins' | 'ambush' | 'star' | 'season' | 'seal';

/** The number of a star, from one; the id of a monster's card or of a season. */
export type SoundDetail = number | string;
