/** A tiny example beside each edict: letters of the map text, rows split by a slash. Pictures, not rules. */

import type { Picture } from '../paint/map';
import { pictureOf } from '../cells';

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
  jorekburg: 'A/W/A/W',
  'traylo-monastery': 'VVVV',
  'outer-enclave': '.VV./..V.',
  'gnomish-colony': 'VV/VV',
  caravansary: 'VVVV./..V..',
  dwarvenholds: 'FF^VWA',
  silos: 'A/W/F',
  'banded-hills': 'FVAW^',
  'starlit-sigil': 'FFFF/F..W/VV.W/.VWW',
};

export function pictogram(id: string): Picture {
  const picture = pictureOf(PICTOGRAMS[id] ?? 'F');
  return picture;
}
