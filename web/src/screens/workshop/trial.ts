/** One game of a bot: what the game's engine shows goes to the bot's interpreter, and the word of an action comes back. */

import type { AskStepTrial, AskTrial, TrialAnswer } from '../../contract/generated/messages';
import { ask } from '../../engine/ask';
import { type Guest, type Print, SandboxLost } from '../../engine/sandbox';
import type { Mistake } from '../../words/mistakes';

/** The bot did something wrong. */
export class Wrong extends Error {
  constructor(readonly mistake: Mistake) {
    super(mistake.kind);
  }
}

/** A game, and whose map to look at. */
export interface Game {
  record: string;
  seat: number;
}

/** What the bot printed, the record as far as it goes, and how many actions it has chosen. */
type Tell = (print: Print, record: string, moves: number) => void;

/** A whole game. `number` says it from the guest's other games. */
export async function playTrial(guest: Guest, number: number, dealt: AskTrial | AskStepTrial, tell: Tell): Promise<Game> {
  const first = await ask(dealt);
  if (!first.ok) throw new SandboxLost('broken');
  let at: TrialAnswer = first;
  for (let moves = 1; at.sight; moves++) {
    const { seat, sight, lot, record } = at;
    const choice = await guest.choose({ seat, game: number, sight, lot });
    if ('failed' in choice) {
      tell(choice, record, moves - 1);
      throw new Wrong(choice.failed);
    }
    const next = await ask({ do: 'trial-act', record, action: choice.action });
    if (!next.ok) throw new Wrong({ kind: 'illegal', line: null, name: '', shown: choice.action });
    at = next;
    tell(choice, at.record, moves);
  }
  return { record: at.record, seat: at.seat };
}
