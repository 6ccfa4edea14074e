/** The title of the tab, the badge of the installed app, and notifications of the system. */

import { storedValue } from './local-storage';

const notificationSetting = storedValue(
  'notices',
  () => ({ on: false }),
  ({ on }) => (typeof on === 'boolean' ? { on } : null),
);
const TITLE = document.title;

/** Shows a text before the name of the game in the tab; an empty text removes it. */
export function setTabTitle(text: string): void {
  document.title = text ? `● ${text} · ${TITLE}` : TITLE;
}

/** Shows a number on the icon of the installed app, if the browser supports that; 0 removes it. */
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

/** Requests the permission for notifications. Returns false if the browser or the player refuses it. */
export async function requestNotifications(): Promise<boolean> {
  const granted = canNotify() && (await Notification.requestPermission()) === 'granted';
  notificationSetting.write({ on: granted });
  return granted;
}

export function stopNotifying(): void {
  notificationSetting.write({ on: false });
}

/** Shows a notification, if possible by the service worker, because phones require that. */
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
