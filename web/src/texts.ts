/** Every word the player reads or hears, in the language of the moment. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'cs', 'pl', 'uk', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

const SOURCES: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import('./languages/en'),
  cs: () => import('./languages/cs'),
  pl: () => import('./languages/pl'),
  uk: () => import('./languages/uk'),
  ru: () => import('./languages/ru'),
};

let language: Language = 'en';
let bundle: FluentBundle | null = null;
let fallback: FluentBundle | null = null;

export function isLanguage(value: string | null | undefined): value is Language {
  return (LANGUAGES as readonly (string | null | undefined)[]).includes(value);
}

/** The language asked for, else the first that the browser prefers and we speak, else English. */
export function chooseLanguage(asked: string | null, preferred: readonly string[]): Language {
  const wanted = [asked, ...preferred].map((tag) => tag?.slice(0, 2).toLowerCase());
  return wanted.find(isLanguage) ?? 'en';
}

async function load(name: Language): Promise<FluentBundle> {
  const made = new FluentBundle(name, { useIsolating: false });
  made.addResource(new FluentResource((await SOURCES[name]()).default));
  return made;
}

export async function speak(name: Language): Promise<void> {
  // English stands in for a text that a language lacks; it must never hold up the page.
  if (name !== 'en' && !fallback) void load('en').then((made) => (fallback = made));
  bundle = await load(name);
  language = name;
}

export function spoken(): Language {
  return language;
}

function format(from: FluentBundle | null, key: string, args?: Arguments): string | null {
  const message = from?.getMessage(key);
  if (!from || !message?.value) return null;
  return from.formatPattern(message.value, args ?? null, []);
}

export function t(key: string, args?: Arguments): string {
  return format(bundle, key, args) ?? format(fallback, key, args) ?? key;
}

export function hasText(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

export function number(value: number): string {
  return new Intl.NumberFormat(language).format(value);
}

/** With a true minus and, if asked, a plus: `+3`, `−5`. */
export function signed(value: number): string {
  return new Intl.NumberFormat(language, { signDisplay: 'exceptZero' }).format(value).replace('-', '−');
}

export function list(items: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(items);
}

export function when(time: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(time);
}

/** A day written as 2026-11-15, in words. */
export function dayName(day: string, style: 'long' | 'medium' = 'long'): string {
  return new Intl.DateTimeFormat(language, { dateStyle: style, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
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
