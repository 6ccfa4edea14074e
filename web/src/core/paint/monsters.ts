/** The glyphs of monsters: three variants for plain ones, and one each for dragon, zombie, troll and gorgon. */

import type { Context2D } from './bitmaps';
import type { Random } from './hash';
import { circle, draw, ellipse, type GlyphStyle, taperedStroke, TAU } from './pen';
import type { Pigment } from './theme';

const HORNED_HEAD = `M-0.2,-0.08 C-0.46,-0.1 -0.42,-0.36 -0.3,-0.42 C-0.34,-0.24 -0.2,-0.2 -0.1,-0.22 L0.1,-0.22
  C0.2,-0.2 0.34,-0.24 0.3,-0.42 C0.42,-0.36 0.46,-0.1 0.2,-0.08 C0.24,0.1 0.12,0.2 0.1,0.38 L0.035,0.3 0,0.38 -0.035,0.3 -0.1,0.38
  C-0.12,0.2 -0.24,0.1 -0.2,-0.08`;
const ANGRY_EYE = 'M0.04,0.05 0.16,-0.05 0.14,0.08';
const CLAWS = [
  'M-0.08,-0.33 Q-0.21,0.02 -0.39,0.31 Q-0.34,-0.04 -0.08,-0.33',
  'M0.15,-0.38 Q0.02,0.02 -0.16,0.36 Q-0.11,-0.04 0.15,-0.38',
  'M0.38,-0.33 Q0.25,0.02 0.07,0.31 Q0.12,-0.04 0.38,-0.33',
];
const EYELIDS = 'M-0.34,0 Q0,-0.34 0.34,0 Q0,0.34 -0.34,0';

export function monster(c: Context2D, random: Random, pigment: Pigment, style: GlyphStyle): void {
  c.fillStyle = pigment.mark;
  if (style.variant % 3 === 0) {
    draw(c, HORNED_HEAD, { fill: pigment.mark });
    for (const side of [-1, 1]) draw(c, ANGRY_EYE, { fill: pigment.deep }, 0, 0, side, 1);
  } else if (style.variant % 3 === 1) {
    for (const claw of CLAWS) {
      draw(c, claw, { stroke: pigment.mark, lineWidth: 0.035 });
      draw(c, claw, { fill: pigment.mark });
    }
  } else slitEye(c, random, pigment);
}

function slitEye(c: Context2D, random: Random, pigment: Pigment): void {
  for (let i = 0; i < 9; i++) {
    const a = (i * TAU) / 9 + random() * 0.2;
    taperedStroke(c, Math.cos(a) * 0.26, Math.sin(a) * 0.2, Math.cos(a) * 0.44, Math.sin(a) * 0.38, 0.1, 0);
  }
  draw(c, EYELIDS, { fill: pigment.mark });
  ellipse(c, 0, 0, 0.07, 0.16, { fill: pigment.deep });
}

const DRAGON = {
  wing: `M0.03,-0.02 Q0.16,-0.36 0.45,-0.34 Q0.47,-0.12 0.42,0.1 Q0.36,-0.02 0.29,0.06 Q0.23,-0.02 0.16,0.12
    Q0.1,0.04 0.03,0.16`,
  neck: 'M0,0.16 C0.02,0 -0.1,-0.16 0,-0.3',
  tail: 'M0,0.12 C0.02,0.34 0.18,0.38 0.22,0.27',
  barb: 'M0.2,0.3 0.36,0.3 0.25,0.16',
  snout: 'M-0.06,-0.42 0.07,-0.34 0.02,-0.22 -0.19,-0.2 -0.14,-0.3',
} as const;

/** Paints a dragon with spread wings, a long neck and a barbed tail. */
function dragon(c: Context2D, _random: Random, { mark, deep }: Pigment, style: GlyphStyle): void {
  c.scale(style.variant % 2 ? 1 : -1, 1);
  for (const side of [-1, 1]) draw(c, DRAGON.wing, { fill: mark }, 0, 0, side, 1);
  draw(c, DRAGON.neck, { stroke: mark, lineWidth: 0.13 });
  draw(c, DRAGON.tail, { stroke: mark, lineWidth: 0.07 });
  draw(c, DRAGON.barb, { fill: mark });
  draw(c, DRAGON.snout, { fill: mark });
  circle(c, -0.03, -0.31, 0.028, { fill: deep });
}

const ZOMBIE = {
  fingers: [
    'M-0.12,-0.04 -0.2,-0.2 -0.17,-0.33',
    'M-0.04,-0.1 -0.07,-0.28 -0.03,-0.43',
    'M0.05,-0.09 0.06,-0.26 0.11,-0.39',
    'M0.12,-0.03 0.18,-0.14 0.23,-0.25',
    'M-0.12,0.08 -0.27,0.02 -0.32,-0.1',
  ],
  palmAndWrist: `M-0.17,0.02 Q0,-0.18 0.16,-0.02 Q0.17,0.14 0.1,0.2 L0.11,0.36 -0.1,0.36 -0.09,0.2
    Q-0.18,0.14 -0.17,0.02`,
  earth: 'M-0.4,0.42 Q-0.26,0.26 -0.12,0.36 Q0,0.28 0.13,0.36 Q0.28,0.26 0.4,0.42',
  seams: ['M-0.09,0.21 0.1,0.23', 'M-0.09,0.27 0.1,0.29'],
} as const;

/** Paints a hand that reaches out of a grave. */
function zombie(c: Context2D, _random: Random, { mark, deep }: Pigment, style: GlyphStyle): void {
  c.scale(style.variant % 2 ? 1 : -1, 1);
  for (const finger of ZOMBIE.fingers) draw(c, finger, { stroke: mark, lineWidth: 0.085 });
  draw(c, ZOMBIE.palmAndWrist, { fill: mark });
  draw(c, ZOMBIE.earth, { fill: mark });
  for (const seam of ZOMBIE.seams) draw(c, seam, { stroke: deep, lineWidth: 0.03 });
}

const CLUB = 'M-0.05,0.5 L-0.07,0.14 C-0.26,-0.06 -0.24,-0.46 0,-0.48 C0.24,-0.46 0.26,-0.06 0.07,0.14 L0.05,0.5Z';
const CLUB_WRAPPING = ['M-0.06,0.26 0.06,0.22', 'M-0.06,0.34 0.06,0.3', 'M-0.06,0.42 0.06,0.38'];
const CLUB_SPIKES = [
  [-0.16, -0.3, -0.34, -0.4],
  [-0.19, -0.12, -0.38, -0.12],
  [0.16, -0.3, 0.34, -0.4],
  [0.19, -0.12, 0.38, -0.12],
  [0, -0.44, 0, -0.6],
] as const;

/** Paints the club of a troll. */
function troll(c: Context2D, _random: Random, { mark, deep }: Pigment, style: GlyphStyle): void {
  c.scale(style.variant % 2 ? 1 : -1, 1);
  c.rotate(0.7);
  draw(c, CLUB, { fill: mark });
  for (const [x0, y0, x1, y1] of CLUB_SPIKES) taperedStroke(c, x0, y0, x1, y1, 0.12, 0.01);
  circle(c, -0.07, -0.3, 0.038, { fill: deep });
  circle(c, 0.08, -0.2, 0.038, { fill: deep });
  circle(c, -0.06, -0.08, 0.038, { fill: deep });
  for (const band of CLUB_WRAPPING) draw(c, band, { stroke: deep, lineWidth: 0.03 });
}

const FACE = 'M-0.21,0.02 C-0.22,-0.16 0.22,-0.16 0.21,0.02 C0.22,0.24 0.1,0.42 0,0.42 C-0.1,0.42 -0.22,0.24 -0.21,0.02';

/** Paints a face surrounded by snakes. */
function gorgon(c: Context2D, _random: Random, { mark, deep }: Pigment, style: GlyphStyle): void {
  for (let i = 0; i < 7; i++) {
    const a = -TAU / 4 + (i - 3) * 0.5;
    const bend = i % 2 ? 0.16 : -0.16;
    const at = (r: number, da: number): string => `${Math.cos(a + da) * r},${0.05 + Math.sin(a + da) * r}`;
    const body = `M${at(0.16, 0)} C${at(0.28, bend * 2)} ${at(0.34, -bend * 2)} ${at(0.44, 0)}`;
    draw(c, body, { stroke: mark, lineWidth: style.small ? 0.085 : 0.066 });
    circle(c, Math.cos(a) * 0.44, 0.05 + Math.sin(a) * 0.44, style.small ? 0.06 : 0.052, { fill: mark });
  }
  draw(c, FACE, { fill: mark });
  for (const side of [-1, 1]) ellipse(c, side * 0.09, 0.09, 0.055, 0.036, { fill: deep }, side * 0.35);
  ellipse(c, 0, 0.28, 0.065, 0.034, { fill: deep });
}

export const MONSTERS = { dragon, zombie, troll, gorgon } as const;
