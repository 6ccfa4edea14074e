// Numbers, texts and sections as WebAssembly writes them.

/** An unsigned number at a place → [number, the place behind it]. */
export function readUleb128(bytes, at) {
  let value = 0;
  let weight = 1;
  let byte;
  do {
    byte = bytes[at++];
    value += (byte & 127) * weight;
    weight *= 128;
  } while (byte > 127);
  return [value, at];
}

/** A signed number of up to 32 bits. */
export function readSleb128(bytes, at) {
  let value = 0;
  let shift = 0;
  let byte;
  do {
    byte = bytes[at++];
    value |= (byte & 127) << shift;
    shift += 7;
  } while (byte > 127);
  return [shift < 32 && byte & 64 ? value | (-1 << shift) : value, at];
}

export function skipLeb128(bytes, at) {
  while (bytes[at++] > 127);
  return at;
}

export function unsigned(number) {
  const out = [];
  do {
    const rest = Math.floor(number / 128);
    out.push((number % 128) | (rest ? 128 : 0));
    number = rest;
  } while (number);
  return out;
}

/** Of up to 32 bits. */
export function signed(number) {
  const out = [];
  for (;;) {
    const byte = number & 127;
    number >>= 7;
    if (number === (byte & 64 ? -1 : 0)) return [...out, byte];
    out.push(byte | 128);
  }
}

export function text(words) {
  return lengthPrefixed(Buffer.from(words));
}

export function lengthPrefixed(bytes) {
  return Buffer.concat([Buffer.from(unsigned(bytes.length)), bytes]);
}

/** One section as it stands in a module. */
export function section(id, content) {
  return Buffer.concat([Buffer.from([id]), lengthPrefixed(content)]);
}

/** A section that is a list; nothing at all where the list is empty. */
export function list(id, items) {
  if (!items.length) return Buffer.alloc(0);
  return section(id, Buffer.concat([Buffer.from(unsigned(items.length)), ...items.map((item) => Buffer.from(item))]));
}
