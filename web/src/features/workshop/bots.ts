/** The bots that are saved under their names: saves, deletes and restores them, and plays against them. */

import { MAX_SOURCE_LENGTH } from '../../core/contract/generated/limits';
import { announce } from '../../core/browser/announce';
import { readWorkshop, removeBot, type StoredWorkshop } from '../../core/browser/bot-store';
import { reloadBotNames } from '../../core/page/game-storage';
import { cleanName } from '../../core/page/links';
import { notify, notifyBriefly } from '../../core/page/notices';
import { preset } from '../../core/state/form';
import { defaultSeat } from '../../core/state/seats';
import { state } from '../../core/state/store';
import { t } from '../../core/words/texts';
import { newGame } from '../../play/open-game';
import {
  changeStored,
  editor,
  isSaved,
  openBot,
  openFirst,
  replaceDraft,
  reportStored,
  setAside,
  showStored,
  uniqueName,
  withBot,
  workshopState,
} from './model';

/**
 * Saves the bot under its name, newest first; the name of another bot is left to that one. A version of this bot that another tab
 * has saved meanwhile is set aside.
 */
export async function saveBot(): Promise<void> {
  const { open, text, savedBot } = workshopState.value;
  if (open.is === 'step') return;
  if (text.length > MAX_SOURCE_LENGTH) return notifyBriefly('workshop-too-long');
  const wantedName = cleanName(open.name) || t('workshop-new-name');
  let name = wantedName;
  const save = (stored: StoredWorkshop): StoredWorkshop => {
    name = wantedName === savedBot?.name ? wantedName : uniqueName(wantedName, stored.names);
    const oldBot = stored.bots.find((each) => each.name === name);
    const saved = withBot(stored, name, text);
    return replaceDraft(oldBot && oldBot.source !== savedBot?.source ? setAside(saved, name, oldBot.source) : saved, null);
  };
  if (!(await changeStored(save))) return;
  const stored = (await readWorkshop()).bots.find((bot) => bot.name === name);
  if (!reportStored(stored?.source === text) || !stored) return;
  await reloadBotNames();
  announce(t('workshop-saved'));
  if (workshopState.value.open !== open) return;
  workshopState.update({ open: { is: 'bot', name }, savedBot: stored });
  editor.rename(workshopState.value.open);
}

/** Starts a game against the saved bot. */
export async function playAgainst(): Promise<void> {
  if (!isSaved()) await saveBot();
  const { open, savedBot } = workshopState.value;
  if (open.is === 'step' || !savedBot) return;
  const { name, crest } = state.settings;
  const seats = [{ ...defaultSeat(0), name, crest }, defaultSeat(1, `${savedBot.name}.py`)];
  void newGame(preset('base'), '', { seats, open: false });
}

/** Deletes the bot. It can be brought back until another one is deleted or the page is closed. */
export async function deleteBot(): Promise<void> {
  const { open } = workshopState.value;
  const deleted = open.is === 'bot' ? workshopState.value.bots.find(({ name }) => name === open.name) : undefined;
  if (!deleted) return;
  if (!(await removeBot(deleted.name))) return notify('stored-not-deleted');
  showStored(await readWorkshop());
  await reloadBotNames();
  workshopState.update({ deleted });
  announce(t('workshop-deleted', { name: deleted.name }));
  openFirst();
  void changeStored((stored) => replaceDraft(stored, null));
}

export async function restoreDeletedBot(): Promise<void> {
  const { deleted } = workshopState.value;
  if (!deleted) return;
  const name = uniqueName(deleted.name);
  if (!(await changeStored((stored) => withBot(stored, name, deleted.source)))) return;
  await reloadBotNames();
  workshopState.update({ deleted: null });
  openBot(name);
}
