/** The line about relays is a dot as long as all is well. */

import assert from 'node:assert/strict';
import { afterEach, test } from 'vitest';
import { type Delivery, deliveryLine } from '../../web/src/core/ui/delivery';
import { loadLazyTexts } from '../../web/src/core/words/texts';
import { override } from './override';
import { rendered } from './page-state';

afterEach(() => override(navigator, { onLine: true }));

async function line(part: Partial<Delivery> = {}): Promise<{ dot: boolean; visible: string; text: string }> {
  await loadLazyTexts();
  const delivery = { relays: 2, openRelays: 2, refusingRelays: 0, stores: true, unsent: 0, ...part };
  const element = rendered(deliveryLine({ delivery }));
  const span = element.querySelector('span') as HTMLElement;
  return {
    dot: element.querySelector('.dot') !== null,
    visible: span.classList.contains('sr') ? '' : span.textContent,
    text: span.textContent,
  };
}

test('while every relay is connected only a dot is visible, and a screen reader gets the sentence', async () => {
  assert.deepEqual(await line(), { dot: true, visible: '', text: 'Connected over 2 of 2 relays' });
});

test('anything that is wrong is a visible sentence', async () => {
  assert.equal((await line({ openRelays: 1 })).visible, 'Connected over 1 of 2 relays');
  assert.equal((await line({ openRelays: 0 })).visible, 'Connecting…');
  assert.match((await line({ stores: false })).visible, /do not store/);
  assert.match((await line({ openRelays: 0, refusingRelays: 2 })).visible, /refuse/);
  override(navigator, { onLine: false });
  assert.match((await line()).visible, /No internet/);
});
