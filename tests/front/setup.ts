/** What every test finds: a database, the page's two elements, and what happy-dom lacks of a browser. */

import 'fake-indexeddb/auto';
import { Blob } from 'node:buffer';
import './clock';
import { lend, preferred } from './lend';

performance.clearMarks(); // of the file before in the same thread
document.body.innerHTML = '<div id="live"></div><div id="app"></div>';
lend(document, { fonts: { load: () => Promise.resolve([]) } });
lend(globalThis, {
  Blob, // Node's own can be copied into a database
  isSecureContext: true,
  matchMedia: (query: string) => ({ matches: preferred.has(query), addEventListener: () => undefined }),
});
