/** The workshop's styles: they come with its script, and the page puts them on when the screen is first opened. */

import sheet from 'sheet:workshop';

const made = new CSSStyleSheet();

export function dress(): void {
  if (document.adoptedStyleSheets.includes(made)) return;
  made.replaceSync(sheet);
  document.adoptedStyleSheets.push(made);
}
