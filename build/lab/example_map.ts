/** The finished map on home's wall. */

export const ART = [
  'FFFAA.WWWWW',
  'FFA^VvWWWW.',
  'FfAVVVWW^aA',
  '.FAAVVWAAA.',
  'WWAVFFF.AAV',
  'WWWFF^FVVVV',
  '.WWAAFFMMVV',
  'AAAAVVWMXHV',
  'A*^AVVWW.fV',
  'FFFVWwW^FVV',
  'FFFWWWAAFF.',
].join('/');
