declare module 'texts:facts' {
  /** The name and the script of each language, whether it is unfinished, and whether nouns keep their capital letters. */
  const facts: Readonly<Record<string, { name: string; script: string; draft?: boolean; keeps_capitals?: boolean }>>;
  export default facts;
}

declare module 'texts:*' {
  import type { FluentResource } from '@fluent/bundle';

  /** All texts of a language, or those of one file, parsed by the build. */
  const texts: FluentResource['body'];
  export default texts;
}

declare module 'texts:languages' {
  import type { FluentResource } from '@fluent/bundle';

  type Load = () => Promise<{ default: FluentResource['body'] }>;

  /** How to load each language, at first and with the screens that few visits need, and whether it has every text that
   *  English has. */
  const languages: Record<string, { load: Load; later: Load; whole: boolean }>;
  export default languages;
}

declare module 'texts:languages/embed' {
  import type { FluentResource } from '@fluent/bundle';

  /** The few words of the poster in each language, English ones where it lacks its own. */
  const words: Record<string, FluentResource['body']>;
  export default words;
}
