declare module '*.ftl' {
  import type { FluentResource } from '@fluent/bundle';

  /** The texts of a file, parsed by the build. */
  const texts: FluentResource['body'];
  export default texts;
}
