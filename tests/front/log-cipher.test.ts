/** The keys of a shared log are those of the example in the documents, so that others can write a client. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'vitest';
import { createLogCipher } from '../../web/src/core/network/log-cipher';

const SECRET = Uint8Array.from({ length: 16 }, (_, index) => index);

test('the example link of the documents has the topic and the keys that they list', async () => {
  const documented = readFileSync('docs/connections.md', 'utf8');
  const { topic, author, tag } = await createLogCipher(SECRET, '1.bA3-2ac9522e4fdc5a5d.ppg.0-0-0');
  for (const [name, value] of Object.entries({ topic, author, tag })) assert.match(documented, new RegExp(`^${name} +${value}$`, 'm'));
});
