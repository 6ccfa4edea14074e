/** Asks a player's own bot for its action. It thinks in the workshop's interpreter, and the game's engine judges the action. */

import { storedBots } from '../browser/bots';
import type { View } from '../contract/generated/messages';
import { ask } from '../engine/ask';
import { SandboxLost, readStep, stopSandbox, wakeSandbox, workInSandbox } from '../engine/sandbox';
import { guestName } from '../state/seats';
import { type Mistake, mistakeText } from '../words/mistakes';
import { seatName } from '../words/names';
import { sentences, t } from '../words/texts';
import type { OwnBots } from './own-bots';
import type { Play } from './play';
import { tell } from '../commands/page';

interface Step {
  action: string;
  failed: Mistake;
}

export const OWN_BOTS: OwnBots = {
  wake() {
    wakeSandbox().catch(() => undefined);
  },
  async act(play, view) {
    const source = sourceOf(play, view.seat);
    if (source === null) return giveUp(play, view, t('guest-gone'));
    const { action, failed } = await think(source, view.record, play.signal);
    if (play.isOver) return null;
    if (typeof action !== 'string') return giveUp(play, view, mistakeText(failed ?? mistake('broken')));
    const answer = await ask({ do: 'guest', record: view.record, action });
    return answer.ok ? answer : giveUp(play, view, mistakeText(mistake('illegal', action)));
  },
};

function mistake(kind: string, shown = ''): Mistake {
  return { kind, line: null, name: '', shown };
}

/** The code that the game began with; the first time, what is kept under that name. */
function sourceOf(play: Play, index: number): string | null {
  const { seats } = play.game;
  const seat = seats[index];
  if (!seat) return null;
  if (seat.source !== undefined) return seat.source;
  const source = storedBots.read().find(({ name }) => name === guestName(seat.bot))?.source;
  if (source === undefined) return null;
  play.put({ game: { seats: seats.map((each, i) => (i === index ? { ...each, source } : each)) } });
  return source;
}

/** Stops every bot when the player leaves the game. */
async function think(source: string, record: string, visit: AbortSignal): Promise<Partial<Step>> {
  let last: Partial<Step> = {};
  visit.addEventListener('abort', stopSandbox, { once: true });
  try {
    await workInSandbox({ do: 'move', source, record }, (step) => (last = readStep<Step>(step)));
    return last;
  } catch (error) {
    return { failed: mistake(error instanceof SandboxLost ? error.why : 'broken') };
  } finally {
    visit.removeEventListener('abort', stopSandbox);
  }
}

function giveUp({ game }: Play, view: View, why: string): null {
  const said = sentences([why.charAt(0).toLocaleUpperCase() + why.slice(1)]);
  tell('guest-stands-in', { bot: seatName(game.seats, view.seat), said });
  return null;
}
