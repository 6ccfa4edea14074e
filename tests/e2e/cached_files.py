"""The files of the site in the service worker's cache, and how a test damages them."""

# In the cache that is older, if there are two.
DAMAGE = """async ([pattern, fate]) => {
  const [name] = (await caches.keys()).filter((key) => key.startsWith('mapwright-'));
  const cache = await caches.open(name);
  const [file] = (await cache.keys()).filter(({ url }) => new RegExp(pattern).test(url));
  const { headers } = await cache.match(file);
  const bytes = new Uint8Array(await (await cache.match(file)).arrayBuffer());
  const nonsense = new TextEncoder().encode(`\\n'\\`"}])`.repeat(20)); // wherever it falls, no script goes on after it
  if (fate === 'flipped') bytes.set(nonsense.subarray(0, bytes.length >> 1), bytes.length >> 1);
  const cut = bytes.slice(0, (bytes.length >> 1) - 3); // not between two statements of a list of imports
  await cache.put(file, new Response(fate === 'cut' ? cut : bytes, { headers }));
}"""
FILES = {
    "the page": r"/index\.html\?",
    "the first script": r"/assets/shell-\w+\.js$",
    "the engine's script": r"/assets/early-\w+\.js$",
    "the language": r"/assets/en-\w+\.js$",
    "the page's script": r"/assets/main-\w+\.js$",
    "the interpreter": r"/assets/interpreter-\w+\.js$",
    "PyScript": r"/assets/pyscript-[\d.]+/core-\w+\.js$",
    "the wasm": r"/assets/engine-\w+\.wasm$",
    "the snapshot": r"/assets/snapshot-\w+\.bin$",
}
# Files whose damage does not prevent a start.
OTHERS = {
    "styles": r"/assets/app-\w+\.css$",
    "a lazy script": r"/assets/together-\w+\.js$",
    "another language": r"/assets/uk-\w+\.js$",
    "an archive": r"/assets/more-\w+\.zip$",
    "the archive of the workshop": r"/assets/sandbox-\w+\.zip$",
    "the secondary module": r"/assets/rest-\w+\.wasm$",
    "a font": r"/assets/alegreya-latin-500-normal-\w+\.woff2$",
    "a picture": r"/assets/map-day-\w+\.avif$",
    "another page": r"/embed/index\.html\?",
    "a manifest": r"/manifest\.webmanifest\?",
}
