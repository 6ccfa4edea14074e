/** A tiny example beside each edict: letters of the map text, rows split by a slash. Pictures, not rules. */

import { pictureOf } from '../../contract/cells';
import type { Theme } from '../../paint/theme';
import { type Small, smallMap } from '../../paint/thumbnails';

const PICTOGRAMS: Readonly<Record<string, string>> = {
  'sentinel-wood': 'FF.F/F...',
  greenbough: 'F.../.F../..F.',
  treetower: '.V./WFA/.V.',
  'stoneside-forest': '^FFF^',
  'canal-lake': 'WWA./.WAA',
  'mages-valley': '.W./A^W/.A.',
  'golden-granary': '.a.*W',
  'shoreside-expanse': '.AA./..A.',
  wildholds: 'VVV/VVV',
  'great-city': '.VV./VVV.',
  'greengold-plains': '.F../WVVA',
  shieldgate: 'VVV../V..VV',
  borderlands: 'FFVVWA',
  'lost-barony': 'FFW/VWW/VAA',
  'broken-road': 'F../.V./..W',
  cauldrons: '.V./F.W/.A.',
  'faunlost-thicket': 'F/F/F',
  deepwood: 'FFF/FF.',
  'heart-of-the-forest': '.F./FFF/.F.',
  'sleepy-valley': 'F.FF.',
  craylund: 'WAA./WAW.',
  'ulems-wallow': 'AWA',
  'clawsgrave-peaks': '^WWA',
  jorekburg: 'AW/WA',
  'traylo-monastery': 'VVVV',
  'outer-enclave': '.VV./..V.',
  'gnomish-colony': 'VV/VV',
  caravansary: 'VVVV./..V..',
  dwarvenholds: 'FF^VWA',
  silos: 'A/W/F',
  'banded-hills': 'FVAW^',
  'starlit-sigil': 'F..W/FV.W',
};

/** Never taller than two usual rows, so that four edicts fit under each other. */
export function pictogram(id: string, theme: Theme): Small {
  const picture = pictureOf(PICTOGRAMS[id] ?? 'F');
  return smallMap(picture, picture.grid.length > 2 ? 15 : 21, theme);
}
