/**
 * The entry point of this module: connections between the devices of one table.
 *
 * - `relaysAreOn()`: whether this site lists relays.
 * - `openRelayConnection(secret, heard, key)`: refused with `no-relays` or `secret`. Without network it opens all the same and says so in
 *   its health; what is sent while no relay is open is lost after half a minute.
 * - `openHub(ticket, heard)`, `joinHub(offer, heard)`: directly, by two codes. The offer contains the table's ticket.
 *   A connection that has failed is not mended: it takes two new codes.
 * - `scan(video, found, signal)`: asks for the camera and shows it in `video`, until `found` says that it wanted this text, or
 *   the signal aborts. A page that may use the camera names its address in codes made afterwards, and others hide it behind
 *   a name that some networks do not pass on: so scan first, where there is a choice.
 */

export type {
  ConnectionHandlers as Heard,
  Health,
  Hub,
  Joined,
  Connection,
  Offer,
  ConnectionError as Refusal,
  RelayConnection,
  Trouble,
} from './types';
export { ConnectionFailure as ConnectionRefused, MAX_MESSAGE_BYTES as LONGEST, MAX_HUB_PEERS as MOST_GUESTS } from './types';
export { isSecret, keyDigest, newSecret, readTicket, type Ticket, ticketText } from './ticket';
export { newRelayKey, openRelayConnection, relaysAreOn } from './relays';
export { openHub } from './hub';
export { joinHub } from './join-hub';
export { scan } from './scan';
