/** The text of a style sheet, bundled by the build. */
declare module '*.css' {
  const text: string;
  export default text;
}
