/** Every word the player reads or hears, in the language of the moment. */

import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import languages from 'texts:languages';
import type { IdOf, TextKey } from '../contract/generated/text-keys';
import type { Language, Locale } from '../state/settings';

export type Arguments = Record<string, FluentVariable>;

let locale: Locale = 'en';
let requestCount = 0;
let bundle: FluentBundle | null = null;
/** English, for the texts that an unfinished language lacks. */
let fallback: FluentBundle | null = null;
/** The screens that few visits need are here, and want their texts. */
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

async function addLazyTexts(to: FluentBundle | null): Promise<void> {
  const texts = await languages[to?.locales[0] ?? '']?.later();
  to?.addResource({ body: texts?.default ?? [] });
}

/** From now on everything can be said, in whatever language: for the screens that few visits need. */
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

/** False if another language was asked for meanwhile. */
export async function setLocale(name: Locale): Promise<boolean> {
  const request = ++requestCount;
  const [newBundle, english] = await Promise.all([load(name), languages[name]?.whole === false ? load('en') : null]);
  if (request !== requestCount) return false;
  bundle = newBundle;
  fallback = english;
  locale = name;
  document.documentElement.lang = isPseudo(name) ? 'en-XA' : name;
  document.documentElement.dir = name === 'pseudo-rtl' ? 'rtl' : 'ltr';
  return true;
}

export function currentLocale(): Locale {
  return locale;
}

function format(from: FluentBundle | null, key: string, args?: Arguments): string | null {
  const message = from?.getMessage(key);
  if (!from || !message?.value) return null;
  const text = from.formatPattern(message.value, args ?? null, []);
  return Object.values(args ?? {}).some((value) => Number(value) < 0) ? text.replace(/(?<!\w)-(?=\d)/g, '−') : text;
}

export function t(key: TextKey, args?: Arguments): string {
  return format(bundle, key, args) ?? format(fallback, key, args) ?? key;
}

/** The text of something that the engine names: `textFor('rule', card.id)`. Tests prove that each of its ids has one. */
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

/** Return a number format, made once: a screen has dozens of numbers, and making a format takes longer than using it. */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language() + JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(language(), options);
  numberFormats.set(key, format);
  return format;
}

/** Make the formats that a game's first screen uses: the browser loads its tables for numbers and plurals now. */
export function prepareFormats(): void {
  formatNumber(1);
  formatSigned(1);
  t('play-toll-note', { count: 2 });
}

/** With a true minus, none before zero; digits after the point if asked. */
export function formatNumber(value: number, digits = 0): string {
  return numberFormat({ maximumFractionDigits: digits })
    .format(value + 0)
    .replace('-', '−');
}

/** With a true minus or a plus: `+3`, `−5`. */
export function formatSigned(value: number): string {
  return numberFormat({ signDisplay: 'exceptZero' }).format(value).replace('-', '−');
}

/** By commas in each of our languages; the browser's own lists have none in Russian. */
export function joinList(items: readonly string[]): string {
  return items.join(', ');
}

/** One after the other, each with its full stop. */
export function sentences(items: readonly string[]): string {
  return items.map((item) => (/[.!?]$/.test(item) ? item : `${item}.`)).join(' ');
}

export function formatDateTime(time: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** A day written as 2026-11-15, in our own words: the browser's calendar is slow to wake, and home has a date. */
export function dayName(text: string): string {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return textFor('date', month, { day: String(day), year: String(year) });
}

/** The same, short. */
export function shortDay(text: string): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));
}

/** A month written as 2026-11, in words. */
export function monthName(month: string): string {
  return new Intl.DateTimeFormat(language(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
}

/** Monday to Sunday, short. */
export function weekdays(): string[] {
  const format = new Intl.DateTimeFormat(language(), { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, i) => format.format(new Date(Date.UTC(2024, 0, 1 + i))));
}
