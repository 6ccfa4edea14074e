/** The texts of the page in the player's language. */

import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import languages from 'texts:languages';
import type { IdOf, TextKey } from '../contract/generated/text-keys';
import { keepsCapitals, type Language, type Locale } from '../state/settings';
import type { EnglishMarks } from './english-marks';

type Arguments = Record<string, FluentVariable>;

let locale: Locale = 'en';
let requestCount = 0;
let bundle: FluentBundle | null = null;
/** English, for the texts that an unfinished language lacks. */
let fallback: FluentBundle | null = null;
let englishMarks: EnglishMarks | null = null;
/** Whether the texts of the lazy chunks have been requested. */
let hasLazyTexts = false;

function isPseudo(name: Locale): name is 'pseudo' | 'pseudo-rtl' {
  return name.startsWith('pseudo');
}

/** The language that numbers and dates are written in. */
function language(): Language {
  return isPseudo(locale) ? 'en' : locale;
}

async function load(name: Locale): Promise<FluentBundle> {
  const transform = isPseudo(name) ? (await import('./pseudo')).TRANSFORMS[name] : undefined;
  const code = isPseudo(name) ? 'en' : name;
  const bundle = new FluentBundle(code, { useIsolating: false, ...(transform ? { transform } : {}) });
  bundle.addResource({ body: (await languages[code]?.load())?.default ?? [] });
  if (hasLazyTexts) await addLazyTexts(bundle);
  return bundle;
}

async function loadFallback(): Promise<{ bundle: FluentBundle; EnglishMarks: typeof EnglishMarks }> {
  const [bundle, marks] = await Promise.all([load('en'), import('./english-marks')]);
  return { bundle, ...marks };
}

async function addLazyTexts(to: FluentBundle | null): Promise<void> {
  const texts = await languages[to?.locales[0] ?? '']?.later();
  to?.addResource({ body: texts?.default ?? [] });
}

/** Loads the texts of the lazy chunks, in the present language and in each later one. */
export async function loadLazyTexts(): Promise<void> {
  if (hasLazyTexts) return;
  hasLazyTexts = true;
  try {
    await Promise.all([addLazyTexts(bundle), addLazyTexts(fallback)]);
  } catch (error) {
    hasLazyTexts = false;
    throw error;
  }
}

/** Changes the language of the texts. Returns false if another language was requested meanwhile. */
export async function setLocale(name: Locale): Promise<boolean> {
  const request = ++requestCount;
  const isWhole = languages[name]?.whole !== false;
  const [newBundle, english] = await Promise.all([load(name), isWhole ? null : loadFallback()]);
  if (request !== requestCount) return false;
  bundle = newBundle;
  fallback = english?.bundle ?? null;
  englishMarks?.stop();
  englishMarks = english && new english.EnglishMarks();
  locale = name;
  document.documentElement.lang = isPseudo(name) ? 'en-XA' : name;
  document.documentElement.dir = name === 'pseudo-rtl' ? 'rtl' : 'ltr';
  return true;
}

export function currentLocale(): Locale {
  return locale;
}

/** Returns a text of a bundle with a true minus before negative numbers; null if the bundle does not have it. */
function format(from: FluentBundle | null, key: string, args?: Arguments): string | null {
  const message = from?.getMessage(key);
  if (!from || !message?.value) return null;
  const text = from.formatPattern(message.value, args ?? null, []);
  return Object.values(args ?? {}).some((value) => Number(value) < 0) ? text.replace(/(?<!\w)-(?=\d)/g, '−') : text;
}

/** Returns a text by its key; the English one, or the key itself, if it is missing. */
export function t(key: TextKey, args?: Arguments): string {
  return format(bundle, key, args) ?? englishText(key, args) ?? key;
}

function englishText(key: TextKey, args?: Arguments): string | null {
  const text = format(fallback, key, args);
  if (text !== null) englishMarks?.add(text);
  return text;
}

/** Returns the text about an id of the engine: `textFor('rule', card.id)`. Tests prove that each id has one. */
export function textFor<Start extends string>(
  start: Start & ([IdOf<Start>] extends [never] ? never : unknown),
  id: string | number,
  args?: Arguments,
): string {
  return t(`${start}-${id}` as TextKey, args);
}

export function hasText(key: string): key is TextKey {
  return [bundle, fallback].some((each) => each?.hasMessage(key));
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Returns a number format, made once: a screen has dozens of numbers, and making a format takes longer than using it. */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language() + JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(language(), options);
  numberFormats.set(key, format);
  return format;
}

/** Makes the formats that a game's first screen uses: the browser loads its tables for numbers and plurals now. */
export function prepareFormats(): void {
  formatNumber(1);
  formatSigned(1);
  t('play-toll-note', { count: 2 });
}

/** Returns a number with a true minus (none before zero) and at most so many digits after the point. */
export function formatNumber(value: number, digits = 0): string {
  return numberFormat({ maximumFractionDigits: digits })
    .format(value + 0)
    .replace('-', '−');
}

/** Returns a number with a plus or a true minus and at most so many digits after the point: `+3`, `−5`. */
export function formatSigned(value: number, digits = 0): string {
  return numberFormat({ signDisplay: 'exceptZero', maximumFractionDigits: digits }).format(value).replace('-', '−');
}

/** Returns a name as it is written inside a sentence: with a small letter, except in languages that write nouns with capitals. */
export function nameInSentence(name: string): string {
  return keepsCapitals(language()) ? name : name.toLocaleLowerCase(language());
}

/** Returns a label and a text about it: "Rating: 1,204". */
export function labelled(label: string, value: string): string {
  return t('label-value', { label, value });
}

/** Joins items by commas; the browser's own list format has none in Russian. */
export function joinList(items: readonly string[]): string {
  return items.join(', ');
}

/** Joins sentences, and adds missing full stops. */
export function sentences(items: readonly string[]): string {
  return items.map((item) => (/[.!?]$/.test(item) ? item : `${item}.`)).join(' ');
}

export function formatDateTime(time: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** Returns a day like 2026-11-15 in words. It uses texts of ours, because the browser's date format is slow at its first use. */
export function dayName(text: string): string {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return textFor('date', month, { day: day === 1 ? t('date-first-day') : String(day), year: String(year) });
}

export function shortDay(text: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));
}

/** Returns a month like 2026-11 in words. */
export function monthName(month: string): string {
  return new Intl.DateTimeFormat(language(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
}

/** Returns the short names of the days from Monday to Sunday. */
export function weekdays(): string[] {
  const format = new Intl.DateTimeFormat(language(), { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, i) => format.format(new Date(Date.UTC(2024, 0, 1 + i))));
}
