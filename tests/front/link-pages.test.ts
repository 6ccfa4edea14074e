/** Tests of the way from the pages that messengers read to the game: by their script, and by the service worker. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { gameBehind } from '../../web/offline/lead-on';

const SCOPE = 'https://example.org/map/';

test.each([
  ['to/challenge/?deal=bA1-x&fbclid=1', '?deal=bA1-x&fbclid=1'],
  ['to/table/uk/', ''],
  ['to/daily/', '?daily='],
  ['to/daily/cs/?deal=bA1-x', '?deal=bA1-x&daily='],
])('the service worker leads from %s to the game with its parameters', (path, query) => {
  assert.equal(gameBehind(new URL(SCOPE + path), SCOPE), SCOPE + query);
});

test.each([SCOPE, `${SCOPE}embed/?deal=bA1-x`, `${SCOPE}to/`, 'https://example.org/to/table/'])(
  'the service worker answers %s itself',
  (url) => assert.equal(gameBehind(new URL(url), SCOPE), null),
);

test('the script of a page leads to the game with parameters and all that stands after the hash', async () => {
  location.href = `${SCOPE}to/daily/uk/?deal=bA1-x&utm_source=chat#rival=r&name=Bo%20V`;
  document.body.innerHTML = `<a href="${SCOPE}?daily">Mapwright</a>`;
  let target = '';
  location.replace = (url: string | URL): void => {
    target = String(url);
  };
  await import('../../web/to/lead-on');
  assert.equal(target, `${SCOPE}?daily=&deal=bA1-x&utm_source=chat#rival=r&name=Bo%20V`);
});
