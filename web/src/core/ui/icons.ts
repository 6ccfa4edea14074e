/** The icons: 24 × 24, stroked with 1.7 px or filled, in the colour of the text. */

import { svg, type TemplateResult } from 'lit';

function ray(angle: number, radius: number): string {
  return `${(12 + Math.sin(angle) * radius).toFixed(1)} ${(12 - Math.cos(angle) * radius).toFixed(1)}`;
}
function rays(n: number, from: number, to: number): string {
  return Array.from({ length: n }, (_, i) => `M${ray((i * 2 * Math.PI) / n, from)}L${ray((i * 2 * Math.PI) / n, to)}`).join('');
}
function circle(r: number, x = 12, y = 12): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

const STROKED = {
  rotate: 'M19.2 12a7.2 7.2 0 1 1-2.3-5.3M19.4 3v4.6h-4.6',
  flip: 'M12 3v3m0 3v3m0 3v3m0 2v1M8.6 6.5 3.4 17h5.2zM15.4 6.5 20.6 17h-5.2z',
  undo: 'M8 4.5 3.8 8.8 8 13M4 8.8h9.4a5.6 5.6 0 0 1 0 11.2H9',
  redo: 'M16 4.5 20.2 8.8 16 13M20 8.8h-9.4a5.6 5.6 0 0 0 0 11.2H15',
  check: 'M4.5 12.8 9.8 18 19.6 6.4',
  cross: 'M6 6l12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  globe: `${circle(8.8)}M3.2 12h17.6M12 3.2c-5 5-5 12.6 0 17.6M12 3.2c5 5 5 12.6 0 17.6`,
  next: 'M9 5l7 7-7 7',
  prev: 'M15 5l-7 7 7 7',
  help: `${circle(8.8)}M9.3 9.4a2.8 2.8 0 1 1 4.1 2.5c-1 .5-1.4 1-1.4 2M12 17v.2`,
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  out: 'M13.5 4H20v6.5M20 4l-9 9M17.5 14v6H4V6.5h6',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M14 4.5l-4 15',
  coin: `${circle(8.6)}${circle(5.6)}M12 9.2v5.6M10 11.2l2-2 2 2`,
  hourglass: 'M6.5 3h11M6.5 21h11M8 3c0 5.4 8 5.6 8 9s-8 3.6-8 9M16 3c0 5.4-8 5.6-8 9s8 3.6 8 9',
  claw: 'M6.5 4C6.3 10 5 15 3.5 19.5M13 3c-.4 7-2 12.5-4.3 18M19.8 4c-.4 6-2.1 11-4.8 15.5',
  unlinked: 'M8.2 11 5.6 13.6a3.4 3.4 0 0 0 4.8 4.8L13 15.8M15.8 13l2.6-2.6a3.4 3.4 0 0 0-4.8-4.8L11 8.2M4 4l4 4M16 16l4 4',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6M4 17h16M10 20.2a2.2 2.2 0 0 0 4 0M12 5V3',
  spring: 'M12 21v-9M12 12c0-4.5-3-6.8-7.5-6.8C4.5 9.6 7.6 12 12 12zM12 14.5c0-3.4 2.6-5.3 7-5.3 0 3.7-2.8 5.3-7 5.3z',
  summer: circle(4) + rays(8, 6.6, 9.2),
  fall: 'M6 18C5 9.5 10 4 20 4c.3 9.8-4.6 15-12.5 14.5M4 21c2.6-5.2 6-8.2 10-10.2M9.4 14.2 9 10.5M12.3 12l3.6.6',
  winter: [
    rays(6, 0, 9) + rays(6, 5.5, 5.6),
    'M9.8 4.2 12 6.3l2.2-2.1M9.8 19.8 12 17.7l2.2 2.1M4.3 10.3l3 .7.8-2.9M19.7 13.7l-3-.7-.8 2.9',
    'M4.3 13.7l3-.7.8 2.9M19.7 10.3l-3 .7-.8-2.9',
  ].join(''),
  share: 'M12 15V4M8 7.5l4-4 4 4M5 12.5V20h14v-7.5',
  quill: 'M20.5 3.5C12 4 7 8.5 6 16l-2 4.5M6 16c7 .6 12.3-3.5 14.5-12.5M8.5 13.5 15 8',
  book: 'M12 6.2C10 4.7 7 4.2 3.5 4.2V18c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2V4.2c-3.5 0-6.5.5-8.5 2zM12 6.2V20',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6v.1M4.5 12v.1M4.5 18v.1',
  archive: 'M4 5h16v4H4zM5.5 9v10.5h13V9M10 13h4',
  trash: 'M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6M13.5 10.5v6',
  candle: 'M9 21h6V12H9zM7 21h10M12 12v-2M12 9.6c-2.3-1.6-1.8-3.9 0-6.6 1.8 2.7 2.3 5 0 6.6z',
  lot: 'M4.5 4.5h15v15h-15zM8.7 8.7v.1M15.3 8.7v.1M12 12v.1M8.7 15.3v.1M15.3 15.3v.1',
  again: 'M4.5 12a7.5 7.5 0 1 0 2.4-5.5M4.5 3.5V8H9',
  shield: 'M12 3.5c2.6 1.5 5 2 7.5 2 .2 7.5-2.3 12.2-7.5 15-5.2-2.8-7.7-7.5-7.5-15 2.5 0 4.9-.5 7.5-2z',
  puzzle: 'M4 8.5h4.6a2.4 2.4 0 1 1 4.4 0h5v4.3a2.4 2.4 0 1 1 0 4.4v3.3H4z',
  calendar: 'M4 6h16v14.5H4zM4 10.2h16M8 3.5V8M16 3.5V8M10 14.2h4v3h-4z',
  replay: 'M3.5 5h17v14h-17zM8 5v14M16 5v14M3.5 9.5H8M3.5 14.5H8M16 9.5h4.5M16 14.5h4.5',
  scales: 'M12 4v16.5M8 20.5h8M5 6.5h14M5 6.5 2.5 13a2.7 2.7 0 0 0 5 0zM19 6.5 16.5 13a2.7 2.7 0 0 0 5 0z',
  chart: 'M4 20.5h16.5M6 17v-5M10.5 17V7M15 17v-7.5M19.5 17V4.5',
  picture: 'M3.5 4.5h17v15h-17zM7 8h10v8H7zM7 15l3.2-3.6 2.3 2.4 1.6-1.6L17 15',
  print: 'M7 8V3.5h10V8M7 16.5H4V8.5h16v8h-3M7 13.5h10v7H7zM17 11h.1',
  pause: 'M8.5 5v14M15.5 5v14',
  first: 'M18 5l-8 7 8 7M6.5 5v14',
  last: 'M6 5l8 7-8 7M17.5 5v14',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  ghost: 'M5.5 20.5V11a6.5 6.5 0 0 1 13 0v9.5l-2.2-2-2.1 2-2.2-2-2.2 2-2.1-2zM9.7 10.5v.4M14.3 10.5v.4',
  upload: 'M12 4v11M8 7.5l4-4 4 4M5 14v6.5h14V14',
  download: 'M12 3.5v11M8 11l4 4 4-4M5 17v3.5h14V17',
  copy: 'M8.5 8.5h11v12h-11zM15.5 8.5v-5h-11v12h4',
  paste: 'M8.5 5H5v15.5h14V5h-3.5M8.5 3.5h7V7h-7zM9 12h6M9 15.5h4',
  eraser: 'M9.5 19.5 4 14l9-9.5 7 7-8 8zM8.5 9.2l7 7M9.5 19.5H20',
  columns: 'M4 20.5h16M5.5 17.5h5M6.5 17.5v-11M9.5 17.5v-11M5 6.5h6M13.5 17.5h5M14.5 17.5v-6l1.5 1.2 1.5-2v6.8',
  person: `${circle(3.6, 12, 8)}M5 20c.6-4.4 3.2-6.4 7-6.4s6.4 2 7 6.4`,
  people: `${circle(3.2, 9, 8.5)}M3 19.5c.5-4 2.6-5.8 6-5.8s5.5 1.8 6 5.8M15.2 5.6a3.2 3.2 0 0 1 0 5.8M17 14.2c2.2.6 3.6 2.3 4 5.3`,
  bot: 'M5 10h14v9H5zM12 10V6.5M10.6 5h2.8M9 13.5v2M15 13.5v2M2.8 13v3M21.2 13v3',
  bulb: 'M9.2 17.5h5.6M10 20.5h4M9.2 17.5c0-2.4-3.4-3.9-3.4-7.8a6.2 6.2 0 0 1 12.4 0c0 3.9-3.4 5.4-3.4 7.8',
  printer: 'M7 8V3.5h10V8M6.5 17H4V8h16v9h-2.5M7 13.5h10v7H7zM16.8 10.8v.1',
  search: `${circle(6.2, 10.5, 10.5)}M15.2 15.2 20.5 20.5`,
} as const;

const FILLED = {
  star: 'M12 2.6l2.8 6.1 6.6.8-4.9 4.6 1.3 6.6L12 17.4l-5.8 3.3 1.3-6.6L2.6 9.5l6.6-.8z',
  play: 'M7 4.5v15l13-7.5z',
  compass: 'M12 1.5l2.1 8.4L22.5 12l-8.4 2.1L12 22.5l-2.1-8.4L1.5 12l8.4-2.1z',
} as const;

export type IconName = keyof typeof STROKED | keyof typeof FILLED;

export function icon(name: IconName): TemplateResult<2> | TemplateResult {
  return name in FILLED ? pathIcon(FILLED[name as keyof typeof FILLED], 'i solid') : pathIcon(STROKED[name as keyof typeof STROKED]);
}

export function pathIcon(path: string, className = 'i'): TemplateResult<2> | TemplateResult {
  return svg`<svg class=${className} viewBox="0 0 24 24" aria-hidden="true"><path d=${path}></path></svg>`;
}

export function seasonIcon(season: string): IconName {
  return season === 'spring' || season === 'summer' || season === 'fall' ? season : 'winter';
}
