/** Prints a painted map, or an empty sheet to draw on by hand, on paper of the chosen size. */

import { html, nothing, render, type TemplateResult } from 'lit';
import { notifyBriefly } from '../page/notices';
import { type Colours, mountFromCSS } from '../paint/keepsake';
import { themeFromCSS } from '../paint/theme';
import { localState } from '../state/local-state';
import { t } from '../words/texts';
import { textButton } from './buttons';
import { textRadio } from './choices';
import { adoptStyles } from './screen-styles';
import printPageStyles from './print-page.css';
import { cardPage, type EmptySheet, emptySheetPage, paintSheet } from './print-sheet';

adoptStyles(printPageStyles);

/** How much larger than A4 the text of a sheet is. */
const SIZES = { A4: 1, A3: Math.SQRT2, letter: 0.98 } as const;
type PaperSize = keyof typeof SIZES;
const printState = localState<{ size: PaperSize }>({ size: 'A4' });
/** Millimetres around the page. */
const MARGIN_MM = 10;

export interface PrintedMap {
  /** Returns the painted map; missing if only the empty sheet can be printed. */
  picture?: (colours: Colours) => Promise<Blob>;
  title: string;
  emptySheet: () => Promise<EmptySheet | null>;
}

export function printOptions({ picture, title, emptySheet }: PrintedMap): TemplateResult {
  const poster = picture && textButton('print', t('print-poster'), () => void printMap(picture, title), { act: 'print-poster' });
  return html`<fieldset class="choice print-options"><legend class="lbl">${t('keepsake-print')}</legend>
    ${paperChoice()}
    <div class="share-acts wrap">${poster ?? nothing}
      ${textButton('print', t('print-empty'), () => void printEmptySheet(emptySheet), { act: 'print-empty' })}</div></fieldset>`;
}

/** The choice of the paper size. */
export function paperChoice(): TemplateResult {
  return html`<div class="seg">${(Object.keys(SIZES) as PaperSize[]).map((size) =>
    textRadio(
      { group: 'paper', value: size, on: printState.value.size === size, choose: () => printState.update({ size }) },
      size === 'letter' ? t('print-letter') : size,
    ),
  )}</div>`;
}

/** Returns the colours of the day, for paper is white in every theme of the screen. */
export function paperColours(): Colours {
  const probe = document.createElement('div');
  probe.dataset.theme = 'day';
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const colours = { theme: themeFromCSS(style, 'day'), mount: { ...mountFromCSS(style), panel: '#fff' } };
  probe.remove();
  return colours;
}

async function printMap(picture: NonNullable<PrintedMap['picture']>, title: string): Promise<void> {
  const page = document.createElement('img');
  try {
    page.src = URL.createObjectURL(await picture(paperColours()));
    page.alt = title;
    await page.decode();
    printPage(page, { afterwards: () => URL.revokeObjectURL(page.src) });
  } catch {
    notifyBriefly('share-failed');
  }
}

async function printEmptySheet(emptySheet: PrintedMap['emptySheet']): Promise<void> {
  const sheet = await emptySheet().catch(() => null);
  if (!sheet) return notifyBriefly('share-failed');
  const page = document.createElement('div');
  page.style.zoom = String(SIZES[printState.value.size]);
  render(html`${emptySheetPage(sheet)}${cardPage(sheet)}`, page);
  paintSheet(page, sheet, paperColours().theme);
  printPage(page);
}

/** Prints one element instead of the page around it, on paper of the chosen size. */
export function printPage(page: HTMLElement, { isWide = false, afterwards = (): void => undefined } = {}): void {
  page.classList.add('print-page');
  const paper = new CSSStyleSheet();
  paper.replaceSync(`@page { size: ${printState.value.size} ${isWide ? 'landscape' : 'portrait'}; margin: ${MARGIN_MM}mm; }`);
  document.body.append(page);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
  const remove = (): void => {
    page.remove();
    afterwards();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== paper);
  };
  addEventListener('afterprint', remove, { once: true });
  window.print();
}
