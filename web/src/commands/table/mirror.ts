/** What screens show of a peer: worked out again after each change, as plain data. */

import { COLOURS, seat as plainSeat, type Seat } from '../../state/seats';
import type { Invitation, ConnectionHealth, MadeSign, Onlooker, Presence, TableNow, TableSeat } from '../../state/table/now';
import type { LobbySeat } from '../../state/table/said';
import { keyOf } from '../../state/table/terms';
import { ticketText } from '../../peers/connection';
import { movedKey } from './moving';
import { expected, isOfAge, older } from './seats';
import type { Other } from './others';
import type { Peer } from './peer';

/** `before` is the peer of the table that this one follows. */
export function mirrored(
  peer: Peer,
  connections: readonly ConnectionHealth[],
  signs: readonly MadeSign[],
  before: Peer | null = null,
): TableNow {
  const { kept, feeds } = peer;
  const view = feeds?.view ?? null;
  return {
    secret: kept.secret,
    ticket: ticketText(kept),
    opener: kept.opener,
    stage: stageOf(peer),
    setup: peer.lobby?.setup ?? kept.setup,
    seats: seatsOf(peer),
    onlookers: onlookersOf(peer),
    people: kept.people,
    mine: feeds ? peer.people() : ownSeats(peer),
    ready: peer.ready,
    canBegin: peer.laying.canBegin(),
    waitingFor: view?.waiting_for ?? [],
    fouls: (view?.fouls ?? []).map(({ seat, writer, kind }) => ({ seat, writer, kind })),
    devices: feeds?.terms.seats.filter(({ key }) => key).length ?? 0,
    stoodIn: view?.stood_in ?? [],
    ...disagreement(peer),
    mending: feeds !== null && !peer.game.isWhole(),
    trouble: peer.trouble,
    connections,
    moved: kept.moved,
    movedAway: peer.others.get(movedKey(kept.moved))?.gone === false,
    canMove: view?.stage === 'play' && peer.people().length > 0 && peer.game.isWhole(),
    stored: peer.isPosted && connections.some(({ keeps }) => keeps),
    direct: kept.way === 'direct' || connections.some(({ way }) => way === 'direct'),
    invitations: invitationsOf(before ?? peer),
    signs,
  };
}

/** Whose game is not ours, and whether we are alone with it. */
function disagreement({ others, feeds }: Peer): Pick<TableNow, 'astray' | 'outvoted'> {
  const seated = new Set(feeds?.terms.seats.map(({ key }) => key).filter(Boolean));
  const players = [...others.values()].filter(({ key }) => seated.has(key));
  const astray = players.filter(({ desync }) => desync !== null);
  const last = new Set(astray.map(({ here }) => here.progress?.marks[Math.min(...astray.map((each) => each.desync ?? 0))]));
  return { astray: astray.map(namesOf), outvoted: astray.length > 1 && astray.length === players.length && last.size === 1 };
}

function stageOf({ feeds, lobby }: Peer): TableNow['stage'] {
  if (!feeds?.view) return lobby ? 'lobby' : 'seeking';
  const { stage } = feeds.view;
  return stage === 'commit' || stage === 'reveal' ? 'dealing' : stage;
}

/** The host lays the seats, and may be away when a guest comes. */
function laidSeats(peer: Peer): LobbySeat[] {
  const { lobby, kept, identity } = peer;
  if (!lobby || kept.opener || kept.terms) return lobby?.seats ?? [];
  return expected(lobby.seats, { key: identity.key, here: peer.here(), gone: false });
}

function ownSeats(peer: Peer): number[] {
  const { identity } = peer;
  return [...laidSeats(peer).entries()].flatMap(([index, { key, bot }]) => (!bot && key === identity.key ? [index] : []));
}

/** The seats of the lobby; once it has begun, those of the terms. */
function seatsOf(peer: Peer): TableSeat[] {
  const seats = laidSeats(peer);
  const terms = peer.feeds?.terms;
  if (!terms) return seats.map((seat) => row(peer, seat, seat.key, seat.bot));
  return terms.seats.map(({ bot }, index) => {
    const seat = seats[index] ?? { ...plainSeat(index), key: '' };
    return {
      ...row(peer, seat, keyOf(terms, index), bot),
      standIn: peer.game.writer(index) !== terms.seats[index]?.writer,
      stopped: peer.feeds?.view?.stopped.includes(index) ?? false,
      vote: voteOn(peer, index),
    };
  });
}

function row(peer: Peer, seat: LobbySeat, key: string, bot: string): TableSeat {
  return { ...asSeat(seat, bot), key, presence: presenceOf(peer, key, bot), standIn: false, stopped: false, vote: null };
}

function voteOn({ feeds }: Peer, index: number): TableSeat['vote'] {
  const vote = feeds?.view?.votes.find(({ seat }) => seat === index);
  return vote && feeds ? { by: vote.by.length, of: vote.needed, own: vote.by.includes(feeds.home) } : null;
}

function asSeat({ name, crest, colour }: LobbySeat, bot: string): Seat {
  return { name, crest, colour: colour ?? COLOURS[0], bot };
}

function presenceOf(peer: Peer, key: string, bot: string): Presence {
  if (bot) return 'bot';
  if (!key) return 'free';
  if (key === peer.identity.key) return 'own';
  const other = peer.others.get(key);
  if (!other) return peer.feeds ? 'lost' : 'invited';
  if (other.gone) return other.here.ready && !peer.feeds ? 'ready' : 'lost'; // who has agreed need not wait for the others
  return other.here.ready || peer.feeds ? 'ready' : 'here';
}

function onlookersOf(peer: Peer): Onlooker[] {
  const ours = peer.here();
  const seated = new Set(seatsOf(peer).map(({ key }) => key));
  return [...peer.others.values()]
    .filter(({ key, here, gone }) => !isOfAge(ours, here) || (!seated.has(key) && !gone))
    .map((other) => ({ key: other.key, names: namesOf(other), lost: other.gone, older: older(ours, other.here) }));
}

/** Of people who were at the table, and are still to be heard. */
function invitationsOf({ others, feeds, lobby }: Peer): Invitation[] {
  const played = new Set(feeds?.terms.seats.map(({ key }) => key));
  const names = (key: string): string =>
    (lobby?.seats ?? [])
      .filter((seat) => seat.key === key && !seat.bot && seat.name)
      .map(({ name }) => name)
      .join(', ');
  return [...others.values()]
    .filter(({ key, next, gone }) => next && !gone && played.has(key))
    .map(({ key, next }) => ({ key, name: names(key), secret: next }));
}

export function namesOf({ here }: Pick<Other, 'here'>): string {
  return here.people
    .map(({ name }) => name)
    .filter(Boolean)
    .join(', ');
}
