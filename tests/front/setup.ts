/** What every test finds: a database, the page's two elements, and what happy-dom lacks of a browser. */

import 'fake-indexeddb/auto';
import { Blob } from 'node:buffer';
import './clock';
import { lend, preferred } from './lend';

performance.clearMarks(); // of the file before in the same thread
document.body.innerHTML = '<div id="live"></div><div id="app"></div>';
lend(document, { fonts: { load: () => Promise.resolve([]) } });
lend(globalThis, {
  litIssuedWarnings: new Set(['dev-mode']), // Lit would print that it is not built for production
  Blob, // Node's own can be copied into a database
  isSecureContext: true,
  matchMedia: (query: string) => ({ matches: preferred.has(query), addEventListener: () => undefined }),
});

/** The tests play the pages in frames; happy-dom loads no page and would print an error for each frame. */
function loadNoFrames(): void {
  let level: object = HTMLElement.prototype;
  for (;;) {
    const connected = Object.getOwnPropertySymbols(level).find(({ description }) => description === 'connectedToDocument');
    if (connected) return void Reflect.set(HTMLIFrameElement.prototype, connected, Reflect.get(HTMLElement.prototype, connected));
    level = Object.getPrototypeOf(level) as object;
  }
}
loadNoFrames();
