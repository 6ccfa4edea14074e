/** The check of a step of the course: its deals are played until the result is certain. */

import { STEPS } from '../../core/contract/generated/workshop';
import { ask } from '../../core/engine/ask';
import { type CustomBot, SandboxLost } from '../../core/engine/sandbox';
import { passStep, workshopState } from './model';
import { type BotGame, playGame } from './play-game';
import { assertRunning, playDeals, run, stopRun, updateRun } from './runs';

export async function checkOpenStep(): Promise<void> {
  const { open } = workshopState;
  if (open.is === 'step') await run('check', (bot) => playCheck(bot, open.number));
}

async function playCheck(bot: CustomBot, step: number): Promise<void> {
  const games = new Map<number, BotGame>();
  const { text } = workshopState;
  const result = { isCertain: false };
  const play = async (each: CustomBot, number: number): Promise<void> => {
    games.set(number, await playGame(each, number, { do: 'bot-game-check', step, number }, () => assertRunning(each)));
    const records = Array.from(games, ([deal, { record }]) => ({ number: deal, record }));
    const answer = await ask({ do: 'check-step', step, games: records });
    if (!answer.ok) throw new SandboxLost('broken');
    if (result.isCertain) return;
    const { deals, value = null, passed = false } = answer;
    result.isCertain = value !== null;
    if (passed) passStep(step);
    if (result.isCertain) stopRun();
    updateRun({ check: { text, deals, games: new Map(games), value, passed } });
  };
  try {
    await playDeals(bot, STEPS[step - 1]?.deals ?? 0, play);
  } catch (error) {
    if (!result.isCertain) throw error; // the game in the other interpreter was stopped
  }
}
