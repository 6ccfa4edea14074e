/* All that tells a first visit from a later one: what is stored, what home shows, and what was left in the document. */
async () => {
  const opened = (name) =>
    new Promise((done, fail) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => done(opening.result);
      opening.onerror = () => fail(opening.error);
    });
  const answered = (request) => new Promise((done) => (request.onsuccess = () => done(request.result)));

  async function inDatabases() {
    const found = {};
    for (const { name } of await indexedDB.databases()) {
      const base = await opened(name);
      for (const store of base.objectStoreNames) {
        const keys = await answered(base.transaction(store).objectStore(store).getAllKeys());
        if (keys.length) found[`${name} ${store}`] = keys.map(String);
      }
      base.close();
    }
    return found;
  }

  function shown() {
    const page = document.getElementById('app').cloneNode(true);
    const notes = document.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
    const comments = [];
    while (notes.nextNode()) comments.push(notes.currentNode);
    for (const each of comments) each.remove();
    for (const each of page.querySelectorAll('details')) each.open = false;
    page.querySelector('[data-until]')?.remove(); // a countdown
    return page.innerHTML.replace(/\s+/g, ' ').replaceAll(' class=""', '');
  }

  const root = document.documentElement;
  const fields = [...document.querySelectorAll('#app :is(input, select, textarea)')];
  const { busy, keys, ...data } = root.dataset;
  return {
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
    databases: await inDatabases(),
    caches: await caches.keys(),
    shown: shown(),
    fields: fields.map((field) => [field.name, field.type === 'radio' || field.type === 'checkbox' ? field.checked : field.value]),
    root: { ...data, lang: root.lang, dir: root.dir },
    address: location.pathname + location.search + location.hash,
    inside: history.state?.inside === true,
    open: document.querySelectorAll('dialog[open], .toast').length,
    globals: Object.keys(globalThis)
      .filter((name) => name !== 'axe')
      .sort(),
    sheets: document.adoptedStyleSheets.length,
  };
};
