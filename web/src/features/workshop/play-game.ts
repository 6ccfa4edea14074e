/** Plays one game of a bot: the page's engine sends what the bot may see, and the bot's interpreter answers with an action. */

import type { NewCheckGameRequest, NewBotGameRequest, BotGameResponse } from '../../core/contract/generated/messages';
import { ask } from '../../core/engine/ask';
import { type CustomBot, type BotOutput, SandboxLost } from '../../core/engine/sandbox';
import type { BotMistake } from '../../core/words/mistakes';

/** Thrown when a bot makes a mistake. */
export class BotError extends Error {
  constructor(readonly mistake: BotMistake) {
    super(mistake.kind);
  }
}

/** A game, and whose map to look at. */
export interface BotGame {
  record: string;
  seat: number;
}

/** What the bot printed, the record as far as it goes, how many actions it has chosen, and the milliseconds for the last one. */
type MoveListener = (print: BotOutput, record: string, moves: number, time: number) => void;

/** Plays a whole game. `number` tells it apart from the bot's other games. */
export async function playGame(
  bot: CustomBot,
  number: number,
  question: NewBotGameRequest | NewCheckGameRequest,
  onMove: MoveListener,
): Promise<BotGame> {
  const first = await ask(question);
  if (!first.ok) throw new SandboxLost('broken');
  let state: BotGameResponse = first;
  for (let moves = 1; state.bot_view; moves++) {
    const { game, seat, bot_view, bot_seed, record } = state;
    await bot.ready;
    const start = performance.now();
    const choice = await bot.choose({ seat, game: number, bot_view, bot_seed });
    const time = performance.now() - start;
    if ('failed' in choice) {
      onMove(choice, record, moves - 1, time);
      throw new BotError(choice.failed);
    }
    const next = await ask({ do: 'bot-game-act', game, record, action: choice.action });
    if (!next.ok) throw new BotError({ kind: 'illegal', line: null, name: '', quoted: choice.action });
    state = next;
    onMove(choice, state.record, moves, time);
  }
  return { record: state.record, seat: state.seat };
}
