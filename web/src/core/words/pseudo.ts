/** Languages for development, made of English: accents show what goes through the texts, length what overflows. */

const PLAIN = [...'AaCcDdEeIiLlNnOoRrSsTtUuYyZz'];
const ACCENTED = [...'ÅåČčĎďÉéÍíŁłŇňÖöŘřŠšŤťŮůÝýŽž'];
const ACCENTS = new Map(PLAIN.map((letter, i) => [letter, ACCENTED[i] ?? letter]));
const LONGER = 0.3;

export function pseudo(text: string): string {
  const words = text.replace(/\p{L}/gu, (letter) => ACCENTS.get(letter) ?? letter);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const tail = '~'.repeat(Math.ceil(letters * LONGER));
  // The tail goes before what ends the text: a space or a full stop must stay at its place.
  return tail ? words.replace(/[\s.,:!?]*$/u, (end) => `${tail}${end}`) : words;
}

/** From right to left, letter by letter, as scripts that are written so. */
export function reversed(text: string): string {
  return `\u202e${pseudo(text)}\u202c`;
}

export const TRANSFORMS = { pseudo, 'pseudo-rtl': reversed };
