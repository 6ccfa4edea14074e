/** What people do when a seat's owner is away or stopped: vote for a bot, or continue alone. */

import { state } from '../../state/store';
import type { Seat } from '../../state/seats';
import { openBranch } from '../open';
import { fail } from '../page';
import { leaveTable, peerNow } from './session';

/** The bot that plays for people who are not there. */
const STAND_IN = 'greedy';

/** Votes to let a bot play a seat: at the device that others have voted for already, or at this one. */
export async function handToBot(seat: number): Promise<void> {
  const peer = peerNow();
  if (!peer?.feeds?.view) return;
  const { view, home } = peer.feeds;
  const vote = view.votes.find((each) => each.seat === seat);
  const code = await peer.game.give(seat, vote?.may_agree ? vote.writer : home);
  if (code) fail('together-hand-over-refused');
}

/** Continues at this device alone, with bots in the places of all others. The table stays as it is. */
export async function branchOff(): Promise<void> {
  const { now } = state.table;
  const peer = peerNow();
  const record = peer?.feeds?.view?.record;
  const season = state.game.view?.season ?? '';
  if (!peer || !now || !record) return;
  const seats = now.seats.map(({ name, colour, crest, bot }, index): Seat => ({
    name,
    colour,
    crest,
    bot: bot || (now.mine.includes(index) ? '' : STAND_IN),
  }));
  await leaveTable();
  await openBranch(record, seats, peer.kept.tallied, season);
}

/** Takes the game of the others: what they wrote is forgotten here, and comes again. */
export async function takeTheirs(): Promise<void> {
  await peerNow()?.game.readAgain();
}
