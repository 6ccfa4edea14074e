/** The player's settings. */

import facts from 'texts:facts';
import type languages from '../../../texts/languages.json';

export type ThemeChoice = 'system' | 'day' | 'candle' | 'contrast';
export type ThemeName = Exclude<ThemeChoice, 'system'>;

export interface Settings {
  theme: ThemeChoice;
  language: Language | null;
  motion: boolean;
  /** The player's name on keepsakes and in challenges; may be empty. */
  name: string;
  /** The crest on maps and keepsakes; empty for none. */
  crest: string;
  /** Whether the turns of bots are shown, and how fast. */
  watch: BotTurnSpeed;
  sound: boolean;
  /** From 0 to 100. */
  volume: number;
  /** Whether wind and a candle sound in the background. */
  ambience: boolean;
  /** Whether a phone vibrates when a shape fits or is drawn, and when monsters come. */
  haptics: boolean;
  /** Whether the next card is revealed automatically. */
  autoContinue: boolean;
  /** Whether a second tap on the shape places it; otherwise it rotates it. */
  tapToPlace: boolean;
  /** Whether the game waits before the next card as long as a skill can be used. */
  askSkills: boolean;
  /** Whether letters and digits are keys for actions. Players who dictate to the computer may switch them off. */
  letterKeys: boolean;
  /** Whether the game is played with two keys: Space moves the focus, Enter presses; arrows are buttons on the screen. */
  twoKeys: boolean;
  /** Whether the panels of the game and the buttons of a phone are on the left side. */
  leftHanded: boolean;
}

export const BOT_TURN_SPEEDS = ['off', 'slow', 'fast'] as const;
export type BotTurnSpeed = (typeof BOT_TURN_SPEEDS)[number];

export function isBotTurnSpeed(value: unknown): value is BotTurnSpeed {
  return (BOT_TURN_SPEEDS as readonly unknown[]).includes(value);
}

export function defaultSettings(): Settings {
  return {
    theme: 'system',
    language: null,
    motion: true,
    name: '',
    crest: '',
    watch: 'fast',
    sound: true,
    volume: 60,
    ambience: false,
    haptics: true,
    autoContinue: true,
    tapToPlace: false,
    askSkills: false,
    letterKeys: true,
    twoKeys: false,
    leftHanded: false,
  };
}

const THEMES: readonly string[] = ['system', 'day', 'candle', 'contrast'];

export function isTheme(value: unknown): value is ThemeChoice {
  return typeof value === 'string' && THEMES.includes(value);
}

export type Language = keyof typeof languages;
const FACTS = facts as Readonly<Record<Language, (typeof facts)[string]>>;
export const LANGUAGES = Object.keys(FACTS) as Language[];
/** The languages of the page, and two for development, the second written from right to left. */
export type Locale = Language | 'pseudo' | 'pseudo-rtl';

export function isLanguage(value: string | null | undefined): value is Language {
  return (LANGUAGES as readonly (string | null | undefined)[]).includes(value);
}

export function languageName(language: Language): string {
  return FACTS[language].name;
}

/** Returns all languages in the order of their names. */
export function sortedLanguages(): Language[] {
  const { compare } = new Intl.Collator('en');
  return LANGUAGES.toSorted((a, b) => compare(languageName(a), languageName(b)));
}

/** Returns whether nouns have a capital letter inside a sentence, too. */
export function keepsCapitals(language: Language): boolean {
  return FACTS[language].keeps_capitals ?? false;
}

/** Returns the script of a language, by which fonts are chosen: `latin`, `latin-ext` or `cyrillic`. */
export function scriptOf(language: Language): string {
  return FACTS[language].script;
}

/** Returns the first available language of those requested, else the first finished one that the browser prefers, else English. */
export function pickLocale(
  requested: readonly (string | null)[],
  preferred: readonly string[],
  isDraft = (language: Language): boolean => FACTS[language].draft ?? false,
): Locale {
  if (requested[0] === 'pseudo' || requested[0] === 'pseudo-rtl') return requested[0];
  const [wanted, native] = [requested, preferred].map((tags) => tags.map(languageOf).filter(isLanguage));
  return wanted?.[0] ?? native?.find((language) => !isDraft(language)) ?? 'en';
}

/** Returns whether the page has the language of a tag like `uk-UA`. */
export function isKnown(tag: string): boolean {
  return tag.startsWith('pseudo') || isLanguage(languageOf(tag));
}

/** Returns the language of a tag like `uk-UA`. */
function languageOf(tag: string | null): string | undefined {
  return tag?.toLowerCase().split('-')[0];
}
