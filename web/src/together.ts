/** The features that need relays, a row for each, in a separate chunk: fetched when someone opens or joins a table or a group. */

export * as direct from './features/direct';
export * as groups from './features/groups';
export * as together from './features/together';
