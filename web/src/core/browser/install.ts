/** The installation of the page as an app, which Chromium offers by an event and Safari only in its menu. */

import { localState } from '../state/local-state';
import { mayEvictStorage } from './capabilities';
import { storedValue } from './local-storage';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const install = localState<{ prompt: InstallPrompt | null }>({ prompt: null });
const storedRefusal = /* @__PURE__ */ storedValue(
  'install',
  () => ({ isRefused: false }),
  ({ isRefused }) => ({ isRefused: isRefused === true }),
);

export function watchInstallation(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault(); // the browser would ask before the player has a reason
    install.update({ prompt: event as InstallPrompt });
  });
  addEventListener('appinstalled', () => install.update({ prompt: null }));
}

/** Returns how the page can be installed; null if it cannot be, is installed, or the player does not want it. */
export function installWay(): 'button' | 'menu' | null {
  if (storedRefusal.read().isRefused) return null;
  if (install.value.prompt) return 'button';
  return mayEvictStorage() ? 'menu' : null;
}

export async function installPage(): Promise<void> {
  const { prompt } = install.value;
  install.update({ prompt: null }); // an event can ask only once
  await prompt?.prompt();
}

export function refuseInstallation(): void {
  storedRefusal.write({ isRefused: true });
  install.update({ prompt: null });
}
