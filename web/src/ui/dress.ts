/** Styles that come with the script of a screen: the page adopts them when the screen is first opened. */

export function dresser(text: string): () => void {
  const made = new CSSStyleSheet();
  return () => {
    if (document.adoptedStyleSheets.includes(made)) return;
    made.replaceSync(text);
    document.adoptedStyleSheets.push(made);
  };
}
