/** Tests of cleaning names from fields, links and other devices. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { sanitizeName } from '../../web/src/core/state/sanitize-name';

test('sanitizeName keeps joiners inside letters and emoji', () => {
  for (const name of ['👩‍👩‍👧', 'می‌خواهم', 'क्‍ष', 'Ada 👩🏽‍🚀']) assert.equal(sanitizeName(name, 24), name);
});

test('sanitizeName replaces or removes all other invisible characters', () => {
  assert.equal(sanitizeName(' Ma\u202el\n\u0000<b> ', 24), 'Ma l <b>');
  assert.equal(sanitizeName('A\u200d\u200d\u200cda', 24), 'A\u200dda');
  for (const nothing of ['', ' ', '\u200d', '\u200c\u200d \u202e', '\u00ad\ufeff']) assert.equal(sanitizeName(nothing, 24), '');
});

test('a shortened name does not end with a joiner or half a letter', () => {
  assert.equal(sanitizeName('🦊'.repeat(40), 16), '🦊'.repeat(16));
  assert.equal(sanitizeName('abc👩‍👧', 5), 'abc👩');
});
