/** Every word the player reads or hears, in the language of the moment. */

import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import languages, { type Part } from 'texts:languages';
import type { Language, Tongue } from '../state/settings';

export type Arguments = Record<string, FluentVariable>;

let language: Language = 'en';
let tongue: Tongue = 'en';
let asked = 0;
let bundle: FluentBundle | null = null;
/** English, for the texts that an unfinished language lacks. */
let fallback: FluentBundle | null = null;

/** The parts of the texts that only some screens need, as far as they were needed. */
const learnt = new Set<Part>();

async function load(name: Tongue): Promise<FluentBundle> {
  const transform = name === 'pseudo' ? (await import('./pseudo')).pseudo : undefined;
  const code = name === 'pseudo' ? 'en' : name;
  const made = new FluentBundle(code, { useIsolating: false, ...(transform ? { transform } : {}) });
  made.addResource({ body: (await languages[code]?.load())?.default ?? [] });
  for (const part of learnt) await add(made, part);
  return made;
}

async function add(to: FluentBundle, part: Part): Promise<void> {
  const code = to.locales[0] ?? 'en';
  to.addResource({ body: (await languages[code]?.parts[part]())?.default ?? [] });
}

/** Words that only some screens need. From now on every language that is spoken has them. */
export async function learn(part: Part): Promise<void> {
  if (learnt.has(part)) return;
  await Promise.all([bundle, fallback].map((each) => each && add(each, part)));
  learnt.add(part);
}

/** False if another language was asked for meanwhile. */
export async function speak(name: Tongue): Promise<boolean> {
  const ticket = ++asked;
  const [made, english] = await Promise.all([load(name), languages[name]?.whole === false ? load('en') : null]);
  if (ticket !== asked) return false;
  bundle = made;
  fallback = english;
  tongue = name;
  language = name === 'pseudo' ? 'en' : name;
  document.documentElement.lang = name === 'pseudo' ? 'en-XA' : name;
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

export function t(key: string, args?: Arguments): string {
  return format(bundle, key, args) ?? format(fallback, key, args) ?? key;
}

export function hasText(key: string): boolean {
  return [bundle, fallback].some((each) => each?.hasMessage(key));
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Kept: a screen has dozens of numbers, and to make a format takes longer than to use it. */
function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = language + JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(language, options);
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
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** A day written as 2026-11-15, in words of our own: the browser's calendar is slow to wake, and home has a date. */
export function dayName(text: string): string {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return t(`date-${month}`, { day: String(day), year: String(year) });
}

/** The same, short. */
export function shortDay(text: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));
}

/** A month written as 2026-11, in words. */
export function monthName(month: string): string {
  return new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`));
}

/** Monday to Sunday, short. */
export function weekdays(): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return Array.from({ length: 7 }, (_, i) => format.format(new Date(Date.UTC(2024, 0, 1 + i))));
}
