/** The pages that messengers read with a link: without a network, the service worker leads on from them. */

/** Returns the address of the game for that of such a page, with its parameters; null for any other address. */
export function gameBehind(url: URL, scope: string): string | null {
  const [, kind] = /^to\/([a-z]+)\//.exec(url.href.slice(scope.length)) ?? [];
  if (!kind || !url.href.startsWith(scope)) return null;
  const game = new URL(scope);
  game.search = url.search;
  if (kind === 'daily') game.searchParams.append('daily', '');
  return game.href;
}
