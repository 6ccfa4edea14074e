/** The workshop's styles: they come with its script, and the page puts them on when somebody first comes in. */

import sheet from 'sheet:workshop';

let dressed = false;

export function dress(): void {
  if (dressed) return;
  dressed = true;
  const made = new CSSStyleSheet();
  made.replaceSync(sheet);
  document.adoptedStyleSheets.push(made);
}
