/** Tests that the manifest of the installed game follows the language. */

import assert from 'node:assert/strict';
import { test } from 'vitest';
import { useManifest } from '../../web/src/core/browser/manifest';
import { changeLanguage } from '../../web/src/core/page/settings';
import './page-state';

const link = Object.assign(document.createElement('link'), { rel: 'manifest', href: 'manifest.webmanifest' });

test('changing the language adds no manifest to a page without one', () => {
  useManifest('cs');
  assert.equal(document.querySelectorAll('link').length, 0);
});

test('the manifest link follows the language to Czech and back to English', async () => {
  link.setAttribute('rel', 'manifest');
  document.head.append(link);
  await changeLanguage('cs');
  assert.ok(link.href.endsWith('manifest-cs.webmanifest'), link.href);
  await changeLanguage('en');
  assert.ok(link.href.endsWith('manifest.webmanifest') && !link.href.includes('-'), link.href);
});
