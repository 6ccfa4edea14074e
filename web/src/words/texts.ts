/** Every word the player reads or hears, in the language of the moment. */

import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import languages from 'texts:languages';
import type { TextKey } from '../contract/generated/text-keys';
import type { Language, Tongue } from '../state/settings';

export type Arguments = Record<string, FluentVariable>;

let tongue: Tongue = 'en';
let asked = 0;
let bundle: FluentBundle | null = null;
/** English, for the texts that an unfinished language lacks. */
let fallback: FluentBundle | null = null;
/** The screens that few visits need are here, and want their texts. */
let more = false;

function isPseudo(name: Tongue): name is 'pseudo' | 'pseudo-rtl' {
  return name.startsWith('pseudo');
}

/** The language that numbers and dates are written in. */
function language(): Language {
  return isPseudo(tongue) ? 'en' : tongue;
}

async function load(name: Tongue): Promise<FluentBundle> {
  const transform = isPseudo(name) ? (await import('./pseudo')).TRANSFORMS[name] : undefined;
  const code = isPseudo(name) ? 'en' : name;
  const made = new FluentBundle(code, { useIsolating: false, ...(transform ? { transform } : {}) });
  made.addResource({ body: (await languages[code]?.load())?.default ?? [] });
  if (more) await addLater(made);
  return made;
}

async function addLater(to: FluentBundle | null): Promise<void> {
  const texts = await languages[to?.locales[0] ?? '']?.later();
  to?.addResource({ body: texts?.default ?? [] });
}

/** From now on everything can be said, in whatever language: for the screens that few visits need. */
export async function speakOfAll(): Promise<void> {
  if (more) return;
  more = true;
  try {
    await Promise.all([addLater(bundle), addLater(fallback)]);
  } catch (error) {
    more = false;
    throw error;
  }
}

/** False if another language was asked for meanwhile. */
export async function speak(name: Tongue): Promise<boolean> {
  const ticket = ++asked;
  const [made, english] = await Promise.all([load(name), languages[name]?.whole === false ? load('en') : null]);
  if (ticket !== asked) return false;
  bundle = made;
  fallback = english;
  tongue = name;
  document.documentElement.lang = isPseudo(name) ? 'en-XA' : name;
  document.documentElement.dir = name === 'pseudo-rtl' ? 'rtl' : 'ltr';
  return true;
}

export function spoken(): Tongue {
  return tongue;
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

export function hasText(key: string): key is TextKey {
  return [bundle, fallback].some((each) => each?.hasMessage(key));
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** FinishedGame: a screen has dozens of numbers, and to make a format takes longer than to use it. */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language() + JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(language(), options);
  numberFormats.set(key, format);
  return format;
}

/** With a true minus, none before zero; digits after the point if asked. */
export function number(value: number, digits = 0): string {
  return numberFormat({ maximumFractionDigits: digits })
    .format(value + 0)
    .replace('-', '−');
}

/** With a true minus or a plus: `+3`, `−5`. */
export function signed(value: number): string {
  return numberFormat({ signDisplay: 'exceptZero' }).format(value).replace('-', '−');
}

/** By commas in each of our languages; the browser's own lists have none in Russian. */
export function list(items: readonly string[]): string {
  return items.join(', ');
}

/** One after the other, each with its full stop. */
export function sentences(items: readonly string[]): string {
  return items.map((item) => (/[.!?]$/.test(item) ? item : `${item}.`)).join(' ');
}

export function when(time: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** A day written as 2026-11-15, in our own words: the browser's calendar is slow to wake, and home has a date. */
export function dayName(text: string): string {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return t(`date-${month}`, { day: String(day), year: String(year) });
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
