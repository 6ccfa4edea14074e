/** Styles that come with the script of a screen: the page adopts them when the screen is first opened. */

export function stylesheetAdopter(text: string): () => void {
  const stylesheet = new CSSStyleSheet();
  return () => {
    if (document.adoptedStyleSheets.includes(stylesheet)) return;
    stylesheet.replaceSync(text);
    document.adoptedStyleSheets.push(stylesheet);
  };
}
