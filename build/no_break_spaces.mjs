// Replaces plain spaces in texts by no-break spaces where typography demands them.
const BOUND = '\u00a0';
/** Words of one letter that may not stand at the end of a line. */
const SHORT = { cs: 'aikosuvz', pl: 'aiouwz', ru: 'авикосуя', uk: 'авзійоуя' };
/** Characters that stand for variables while a pattern is bound: the letter of an edict, the day of a date, all others. */
const MARKS = { letter: '\ue001', day: '\ue002' };
const OTHER = '\ue000';
const MARK = /[\ue000-\ue002]/;
/** Each rule matches one space that may not become a line break. */
const RULES = [
  / (?=[–—](?!\S))/g, // a line does not begin with a dash
  /(?<=×) | (?=[×%])|(?<=№) /g, // “2 × 2”, “50 %”, “№ 7”
  /(?<=\d) (?=\d{3}(?!\d))/g, // “100 000”
  /(?<=[\d\ue000]) (?=\/ )|(?<=[\d\ue000]\s\/) (?=[\d\ue000])/g, // “3 / 10”
  /(?<=[\d\ue000]) (?=(?:MB|МБ)(?!\p{L}))/gu, // “7 MB”
  /(?<=(?<!\p{L})(?:no\.|nr|č\.)) (?=[\d\ue000])/giu, // “No. 7”
  /(?<=[\d\ue000]) (?=[рг]\.)/g, // “2026 р.”
  /(?<=\ue002\.?) (?=\p{L})|(?<=[\d\ue000]\.) (?=\p{Ll})/gu, // “7 May”, “7. května”, “3. místo”
  /(?<=\p{Ll}) (?=\ue001|[^\P{Lu}I](?!\p{L}))/gu, // the letter of an edict, a sheet or a key: “edict A”
];

/** A text without the line breaks that typography forbids; marks stand for its variables. */
function boundText(text, language) {
  const whole = RULES.reduce((bound, rule) => bound.replace(rule, BOUND), text);
  const words = SHORT[language];
  if (!words) return whole;
  const short = new RegExp(`(?<![\\p{L}\\p{N}])(?<!\\p{Ll}${BOUND}(?=\\p{Lu}))[${words}${words.toUpperCase()}] (?=\\S|$)`, 'gu');
  return whole.replace(short, (word) => word.replace(' ', BOUND));
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
