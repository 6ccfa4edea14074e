/** Languages for development, made of English: accents show which words are texts, and length shows what overflows. */

const PLAIN = [...'AaCcDdEeIiLlNnOoRrSsTtUuYyZz'];
const ACCENTED = [...'ÅåČčĎďÉéÍíŁłŇňÖöŘřŠšŤťŮůÝýŽž'];
const ACCENTS = new Map(PLAIN.map((letter, i) => [letter, ACCENTED[i] ?? letter]));
const EXTRA_LENGTH = 0.3;

export function pseudo(text: string): string {
  const words = text.replace(/\p{L}/gu, (letter) => ACCENTS.get(letter) ?? letter);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const tail = '~'.repeat(Math.ceil(letters * EXTRA_LENGTH));
  // The tail is inserted before a space or punctuation at the end, which must stay at the end.
  return tail ? words.replace(/[\s.,:!?]*$/u, (end) => `${tail}${end}`) : words;
}

/** Returns the text written from right to left. */
function reversed(text: string): string {
  return `\u202e${pseudo(text)}\u202c`;
}

export const TRANSFORMS = { pseudo, 'pseudo-rtl': reversed };
