/** Leads from the page that messengers read to the game, with everything that follows the address: what stands after `#` never
 *  reaches a server, so only a script can pass it on. */

const game = document.querySelector('a');
if (game) {
  const url = new URL(game.href);
  for (const [name, value] of new URLSearchParams(location.search)) url.searchParams.set(name, value);
  url.hash = location.hash;
  location.replace(url);
}

export {};
