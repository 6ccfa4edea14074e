/** Adds the style sheets of a feature, which are loaded with its script. */

export function adoptStyles(...texts: readonly string[]): void {
  for (const text of texts) {
    const styleSheet = new CSSStyleSheet();
    styleSheet.replaceSync(text);
    document.adoptedStyleSheets.push(styleSheet);
  }
}
