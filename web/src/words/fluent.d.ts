declare module 'texts:*' {
  import type { FluentResource } from '@fluent/bundle';

  /** All texts of a language, or those of one file, parsed by the build. */
  const texts: FluentResource['body'];
  export default texts;
}

declare module 'texts:languages' {
  import type { FluentResource } from '@fluent/bundle';

  type Load = () => Promise<{ default: FluentResource['body'] }>;
  /** What only some screens need: `PARTS` of build/fluent.mjs. */
  export type Part = 'workshop';
  /** How to load each language and its parts, and whether it has every text that English has. */
  const languages: Record<string, { load: Load; parts: Record<Part, Load>; whole: boolean }>;
  export default languages;
}

declare module 'texts:languages/embed' {
  import type { FluentResource } from '@fluent/bundle';

  /** The few words of the poster in each language, English ones where it lacks its own. */
  const words: Record<string, FluentResource['body']>;
  export default words;
}
