/** What the player chose once: how the page looks, sounds and feels, name and crest, and how fast bots are watched. */

import languages from '../../../texts/languages.json';

export type ThemeChoice = 'system' | 'day' | 'candle' | 'contrast';
export type ThemeName = Exclude<ThemeChoice, 'system'>;

export interface Settings {
  theme: ThemeChoice;
  language: Language | null;
  motion: boolean;
  /** The player's name on keepsakes and in challenges; may be empty. */
  name: string;
  /** On maps and keepsakes; empty for none. */
  crest: string;
  /** Whether the turns of bots are shown, and how fast. */
  watch: BotTurnSpeed;
  sound: boolean;
  /** Of 100. */
  volume: number;
  /** Wind and a candle in the background. */
  ambience: boolean;
  /** A phone trembles where the shape snaps, is inked, or monsters come. */
  haptics: boolean;
  /** The next card comes automatically, alone at the table. */
  onward: boolean;
  /** A second tap on the shape inks it in; otherwise it turns it. */
  tapInks: boolean;
  /** Before the next card the game waits for a skill that could be used. */
  askSkills: boolean;
  /** Letters and digits do what the buttons do; anyone who speaks to the computer may want them to do nothing. */
  letterKeys: boolean;
  /** Space goes to the next thing that can be pressed, Enter presses it, and arrows are on the screen. */
  twoKeys: boolean;
  /** The panels of the game and the buttons of a phone lie on the other side. */
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
    onward: true,
    tapInks: false,
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
export const LANGUAGES = Object.keys(languages) as Language[];
/** What can be spoken: the languages on offer, and two for development, the second from right to left. */
export type Locale = Language | 'pseudo' | 'pseudo-rtl';

export function isLanguage(value: string | null | undefined): value is Language {
  return (LANGUAGES as readonly (string | null | undefined)[]).includes(value);
}

/** As its speakers call it. */
export function languageName(language: Language): string {
  return languages[language].name;
}

/** Whose letters home needs first: `latin`, `latin-ext` or `cyrillic`. */
export function scriptOf(language: Language): string {
  return languages[language].script;
}

/** The first language asked for that we speak, else the first that the browser prefers, else English. */
export function pickLocale(wanted: readonly (string | null)[], preferred: readonly string[]): Locale {
  if (wanted[0] === 'pseudo' || wanted[0] === 'pseudo-rtl') return wanted[0];
  return [...wanted, ...preferred].map((tag) => tag?.slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en';
}
