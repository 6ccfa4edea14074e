/** What every test finds: a database, the page's two elements, and what happy-dom lacks of a browser. */

import 'fake-indexeddb/auto';
import { Blob } from 'node:buffer';
import './clock';
import { override, matchingMedia } from './override';

performance.clearMarks(); // of the file before in the same thread
document.body.innerHTML = '<div id="live"></div><div id="app"></div>';
override(document, { fonts: { load: () => Promise.resolve([]) } });
override(globalThis, {
  litIssuedWarnings: new Set(['dev-mode']), // Lit would print that it is not built for production
  Blob, // Node's own can be copied into a database
  isSecureContext: true,
  matchMedia: (query: string) => ({ matches: matchingMedia.has(query), addEventListener: () => undefined }),
});

/** Tests play the files of frames and links themselves; happy-dom loads none and would print an error for each of them. */
function loadNothing({ prototype }: { prototype: HTMLElement }): void {
  for (const reaction of ['connectedToDocument', 'onSetAttribute']) {
    let level: object = HTMLElement.prototype;
    const key = (): symbol | undefined => Object.getOwnPropertySymbols(level).find(({ description }) => description === reaction);
    while (!key()) level = Object.getPrototypeOf(level) as object;
    Reflect.set(prototype, key()!, Reflect.get(HTMLElement.prototype, key()!));
  }
}
loadNothing(HTMLIFrameElement);
loadNothing(HTMLLinkElement);
