/** The realm as a picture on the page, as a file and on paper. */

import { html, nothing } from 'lit';
import { currentTheme } from '../../app/draw';
import { downloadBlob } from '../../core/browser/download';
import { releaseBitmap } from '../../core/paint/bitmaps';
import { toPngBlob } from '../../core/paint/keepsake';
import type { Theme } from '../../core/paint/theme';
import { siteLink } from '../../core/page/links';
import { notifyBriefly } from '../../core/page/notices';
import { localState } from '../../core/state/local-state';
import { state } from '../../core/state/store';
import { paperColours, printPage } from '../../core/ui/print-page';
import type { Renderable } from '../../core/ui/buttons';
import { t } from '../../core/words/texts';
import { canBeDrawn, currentAtlas, isDrawn } from './model';
import { paintRealm, type Realm, REALM_HEIGHT, REALM_WIDTH } from './realm';

/** Pixels of a cell on the page, and in the file, which is more than 4,000 pixels wide. */
const PAGE_CELL = 24;
const FILE_CELL = 82;

/** The picture and the maps, theme and language that it shows. */
const picture = localState({ key: '', url: '' });

export function realmName(): string {
  return currentAtlas().name.trim() || t('atlas-realm-default');
}

function currentRealm(): Realm {
  const { name } = state.settings;
  return {
    places: currentAtlas().maps.map((map) => ({
      map: map.map ?? map.blank,
      deal: map.deal,
      look: isDrawn(map) ? 'drawn' : canBeDrawn(map) ? 'open' : 'hidden',
    })),
    title: realmName(),
    sub: name.trim() ? t('keepsake-by', { player: name.trim() }) : '',
  };
}

/** Called after every change: paints the realm again if it would look different. */
export function followRealm(): void {
  const realm = currentRealm();
  const key = realm.places.length ? JSON.stringify([realm, currentTheme().name]) : '';
  if (key === picture.value.key) return;
  picture.update({ key });
  if (key) void showPicture(realm, key);
}

async function showPicture(realm: Realm, key: string): Promise<void> {
  const blob = await realmFile(realm, currentTheme(), PAGE_CELL, () => picture.value.key === key).catch(() => null);
  if (!blob) return;
  if (picture.value.url) URL.revokeObjectURL(picture.value.url);
  picture.update({ url: URL.createObjectURL(blob) });
}

async function realmFile(realm: Realm, theme: Theme, cell: number, isWanted = (): boolean => true): Promise<Blob | null> {
  const surface = await paintRealm(realm, theme, cell, isWanted);
  if (!surface) return null;
  const blob = await toPngBlob(surface);
  releaseBitmap(surface);
  return blob;
}

/** The picture behind the buttons of the maps; empty paper until it is painted. */
export function realmPicture(): Renderable {
  const { url } = picture.value;
  return url
    ? html`<img class="realm-picture" src=${url} width=${REALM_WIDTH * PAGE_CELL} height=${REALM_HEIGHT * PAGE_CELL} alt="">`
    : nothing;
}

export async function saveRealm(): Promise<void> {
  const blob = await realmFile(currentRealm(), currentTheme(), FILE_CELL).catch(() => null);
  if (blob) downloadBlob(blob, 'mapwright-realm.png');
  else notifyBriefly('share-failed');
}

export async function printRealm(): Promise<void> {
  const page = document.createElement('img');
  try {
    const blob = await realmFile(currentRealm(), paperColours().theme, FILE_CELL);
    if (!blob) return;
    page.src = URL.createObjectURL(blob);
    page.alt = realmName();
    await page.decode();
    printPage(page, { isWide: true, afterwards: () => URL.revokeObjectURL(page.src) });
  } catch {
    notifyBriefly('share-failed');
  }
}

/** Shares the picture and the address of the game by the system's dialog, where it can share files. */
export async function shareRealm(): Promise<void> {
  const blob = await realmFile(currentRealm(), currentTheme(), FILE_CELL).catch(() => null);
  if (!blob) return notifyBriefly('share-failed');
  const files = [new File([blob], 'mapwright-realm.png', { type: 'image/png' })];
  const realm = { files, title: realmName(), text: `${realmName()} ${siteLink()}` };
  try {
    if (navigator.canShare?.(realm)) await navigator.share(realm);
    else downloadBlob(blob, 'mapwright-realm.png');
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) notifyBriefly('share-failed');
  }
}
