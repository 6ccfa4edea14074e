// The data of a module as one picture of memory, and stretches of it as segments.
import { signed, lengthPrefixed } from './leb128.mjs';
import { END, I32_CONST } from './instructions.mjs';

/** Memory is zero anyway; a segment costs a few bytes, so that shorter gaps are filled. */
const GAP = 32;

/** Memory as the module fills it when it begins. */
export function initialMemory(data) {
  const end = Math.max(0, ...data.map(({ offset, bytes }) => offset + bytes.length));
  const picture = new Uint8Array(end);
  for (const { offset, bytes } of data) picture.set(bytes, offset);
  return picture;
}

/** All places but these; stretches [start, end) that are sorted and apart. */
export function without(data, ranges) {
  const remaining = [];
  let at = 0;
  for (const [start, end] of ranges) {
    if (start < at) throw new Error('the stretches of data must be sorted and apart');
    remaining.push([at, start]);
    at = end;
  }
  const end = initialMemory(data).length;
  return [...remaining, [at, Math.max(at, end)]];
}

export function segments(data, ranges) {
  const picture = initialMemory(data);
  return ranges
    .flatMap(([start, end]) => filled(picture, start, Math.min(end, picture.length)))
    .map(([start, end]) =>
      Buffer.concat([Buffer.from([0, I32_CONST, ...signed(start), END]), lengthPrefixed(picture.subarray(start, end))]),
    );
}

/** Stretches that begin and end with something, without long gaps. */
function filled(picture, start, end) {
  const ranges = [];
  for (let at = start; at < end; at++) {
    if (!picture[at]) continue;
    const last = ranges.at(-1);
    if (last && at - last[1] < GAP) last[1] = at + 1;
    else ranges.push([at, at + 1]);
  }
  return ranges;
}
