declare module 'texts:*' {
  import type { FluentResource } from '@fluent/bundle';

  /** All texts of a language, or those of one file, parsed by the build. */
  const texts: FluentResource['body'];
  export default texts;
}
