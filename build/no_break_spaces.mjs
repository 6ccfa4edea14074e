// Replaces plain spaces in texts by no-break spaces where typography demands them. What differs between languages is in
// web/texts/languages.json: words that do not end a line, marks with a narrow space, and whether a number keeps its noun.
import { readFileSync } from 'node:fs';

const LANGUAGES = JSON.parse(readFileSync(new URL('../web/texts/languages.json', import.meta.url), 'utf8'));
const BOUND = '\u00a0';
const NARROW = '\u202f';
/** Characters that stand for variables while a pattern is bound: the letter of an edict, the day of a date, a number, others. */
const NUMBERS = ['count', 'stars', 'coins', 'days', 'games', 'seconds', 'number'];
const MARKS = { letter: '\ue001', day: '\ue002', ...Object.fromEntries(NUMBERS.map((name) => [name, '\ue003'])) };
const OTHER = '\ue000';
const MARK = /[\ue000-\ue003]/;
/** Each rule matches one space that may not become a line break. */
const RULES = [
  / (?=[–—](?!\S))/g, // a line does not begin with a dash
  /(?<=×) | (?=[×%])|(?<=№) /g, // “2 × 2”, “50 %”, “№ 7”
  /(?<=\d) (?=\d{3}(?!\d))/g, // “100 000”
  /(?<=[\d\ue000\ue003]) (?=\/ )|(?<=[\d\ue000\ue003]\s\/) (?=[\d\ue000\ue003])/g, // “3 / 10”
  /(?<=[\d\ue000\ue003]) (?=(?:MB|МБ|Mo)(?!\p{L}))/gu, // “7 MB”
  /(?<=(?<!\p{L})(?:no\.|nr\.?|č\.|n\.?[º°])) (?=[\d\ue000\ue003])/giu, // “No. 7”
  /(?<=[\d\ue000\ue003]) (?=[рг]\.)/g, // “2026 р.”
  /(?<=\ue002\.?) (?=\p{L})|(?<=[\d\ue000\ue003]\.) (?=\p{Ll})/gu, // “7 May”, “7. května”, “3. místo”
  /(?<=\p{Ll}) (?=\ue001|[^\P{Lu}I](?!\p{L}))/gu, // the letter of an edict, a sheet or a key: “edict A”
];

/** The rules of a language: each matches spaces, which are replaced by the character beside it. */
function rulesOf({ bound_words: words = '', spaced_marks: marks = '', bound_nouns: hasBoundNouns, keeps_capitals: hasCapitalNouns }) {
  const letters = words.replaceAll(' ', '');
  const short = `(?<![\\p{L}\\p{N}])(?<!\\p{Ll}${BOUND}(?=\\p{Lu}))(?<![\\d\\ue003]${BOUND})[${letters}${letters.toUpperCase()}]`;
  return [
    ...(marks ? [[new RegExp(` (?=[${marks.replaceAll(' ', '')}»])|(?<=«) `, 'gu'), NARROW]] : []),
    ...RULES.map((rule) => [rule, BOUND]),
    ...(hasBoundNouns ? [[new RegExp(`(?<=(?<!\\p{L})[\\d\\ue003]) (?=${hasCapitalNouns ? '\\p{L}' : '\\p{Ll}'})`, 'gu'), BOUND]] : []),
    ...(letters ? [[new RegExp(`(?<=${short}) (?=\\S|$)`, 'gu'), BOUND]] : []),
  ];
}

const RULES_OF = Object.fromEntries(Object.entries(LANGUAGES).map(([code, language]) => [code, rulesOf(language)]));

/** A text without the line breaks that typography forbids; marks stand for its variables. */
function boundText(text, language) {
  return RULES_OF[language].reduce((bound, [rule, space]) => bound.replace(rule, space), text);
}

/** A sentence of texts and variables, bound as one; `nameOf` is undefined for a text. */
function boundParts(parts, language, nameOf) {
  const text = parts.map((part) => (nameOf(part) === undefined ? part : (MARKS[nameOf(part)] ?? OTHER))).join('');
  const variables = parts.filter((part) => nameOf(part) !== undefined);
  return boundText(text, language)
    .split(MARK)
    .flatMap((piece, i) => [piece, variables[i] ?? '']);
}

/** Anything that a Fluent parser returns, with its texts bound. */
export function bound(value, language) {
  if (typeof value === 'string') return boundText(value, language);
  if (Array.isArray(value)) {
    const isPattern = value.some((part) => typeof part === 'string') && value.some((part) => part?.type);
    if (!isPattern) return value.map((part) => bound(part, language));
    const parts = boundParts(value, language, (part) => (typeof part === 'string' ? undefined : (part.name ?? '')));
    return parts.filter((part) => part !== '').map((part) => (typeof part === 'string' ? part : bound(part, language)));
  }
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, bound(part, language)]));
}
