/** The QR code that the page draws for a link can be read back. */

import assert from 'node:assert/strict';
import { render } from 'lit';
import { decodeQR } from 'qr/decode.js';
import { test } from 'vitest';
import { qrPicture, requestQr } from '../../web/src/core/ui/qr';

const PIXELS = 4;

/** The drawn path as a grey picture. */
function pixelsOf(figure: HTMLElement): { width: number; height: number; data: Uint8ClampedArray } {
  const size = Number(figure.querySelector('svg')?.getAttribute('viewBox')?.split(' ')[2]);
  const width = size * PIXELS;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of figure
    .querySelector('path')!
    .getAttribute('d')!
    .matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let i = 0; i < PIXELS * PIXELS; i++) {
      const row = Number(y) * PIXELS + Math.floor(i / PIXELS);
      const pixel = row * width + Number(x) * PIXELS + (i % PIXELS);
      data.fill(0, 4 * pixel, 4 * pixel + 3);
    }
  return { width, height: width, data };
}

test.each([
  ['a deal', 'https://a.example/?deal=bA1-x'],
  ['a long record', `https://mapwright.example/#game=${'Ab3-_x'.repeat(75)}`],
])('the drawn code of a link to %s can be read back', async (_, link) => {
  const figure = document.createElement('div');
  render(qrPicture(link, ''), figure);
  assert.equal(figure.querySelector('svg[data-show="qr"]'), null, 'an hourglass is shown until the code is ready');
  await requestQr(link);
  render(qrPicture(link, ''), figure);
  assert.equal(decodeQR(pixelsOf(figure)), link);
});
