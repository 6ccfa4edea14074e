/** Styles that are loaded with the script of a feature. */

export function adoptStyles(...texts: readonly string[]): void {
  for (const text of texts) {
    const styleSheet = new CSSStyleSheet();
    styleSheet.replaceSync(text);
    document.adoptedStyleSheets.push(styleSheet);
  }
}
