/** The features that need relays, in a chunk that is loaded when the player opens or joins a table, a group or a cup. */

export * as cups from './features/cups';
export * as direct from './features/direct';
export * as groups from './features/groups';
export * as together from './features/together';
