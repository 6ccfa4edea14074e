/** What a search compares: neither case nor accents, the dots of ё nor any apostrophe makes a difference. */

/** Letters with a stroke, which Unicode does not take apart. */
const STROKES = new Map([
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ґ', 'г'],
]);

export function foldForSearch(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’ʼ]/gu, '')
    .replace(/[łøđґ]/g, (letter) => STROKES.get(letter) ?? letter);
}

/** Whether every word of the search occurs in the text. */
export function matchesSearch(text: string, search: string): boolean {
  const within = foldForSearch(text);
  return foldForSearch(search)
    .split(/\s+/)
    .every((word) => within.includes(word));
}
