/** What is seen of the game outside its page: the title of the tab, the badge of the installed app, notifications. */

import { storedValue } from './local-storage';

const notificationSetting = storedValue(
  'notices',
  () => ({ on: false }),
  ({ on }) => (typeof on === 'boolean' ? { on } : null),
);
const NAME = document.title;

/** Puts words before the name of the game in the tab; none with an empty text. */
export function setTabTitle(words: string): void {
  document.title = words ? `● ${words} · ${NAME}` : NAME;
}

/** The number on the icon of the installed app; nothing where the browser has no badges. */
export function setBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>;
  const done = count ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator);
  void done?.catch(() => undefined);
}

export function canNotify(): boolean {
  return typeof Notification !== 'undefined';
}

export function notificationsOn(): boolean {
  return canNotify() && Notification.permission === 'granted' && notificationSetting.read().on;
}

/** Asks the browser, which asks the player once; false if one of them refuses. */
export async function requestNotifications(): Promise<boolean> {
  const granted = canNotify() && (await Notification.requestPermission()) === 'granted';
  notificationSetting.write({ on: granted });
  return granted;
}

export function stopNotifying(): void {
  notificationSetting.write({ on: false });
}

/** Phones show a notification only from the service worker; a page without one shows it directly. */
export async function showSystemNotification(title: string, body: string, tag: string): Promise<void> {
  const options = { body, tag, icon: new URL('icons/icon-192.png', document.baseURI).href, data: { url: location.href } };
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (registration?.active) return registration.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.onclick = () => {
    window.focus();
    notification.close();
  };
}
