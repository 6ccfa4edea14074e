// As simple as can be: keep everything, answer from what was kept.
const FILES = ['./', 'assets/bare.js'].concat(
  ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'python_stdlib.zip', 'pyodide-lock.json'].map((name) => `assets/${name}`),
);
addEventListener('install', (event) => event.waitUntil(caches.open('bare').then((cache) => cache.addAll(FILES))));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request))));
