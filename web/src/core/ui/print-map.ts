/** Prints a map as a poster, or an empty sheet with its edicts to draw on by hand. */

import { html, type TemplateResult } from 'lit';
import { ask } from '../engine/ask';
import { notifyBriefly } from '../page/notices';
import { localState } from '../state/local-state';
import { cardName, letterName } from '../words/sentences';
import { t, textFor } from '../words/texts';
import { textButton } from './buttons';
import { textRadio } from './choices';

const SIZES = ['A4', 'A3', 'letter'] as const;
const printState = localState<{ size: (typeof SIZES)[number] }>({ size: 'A4' });
/** Millimetres around the picture. */
const MARGIN_MM = 10;

export interface PrintedMap {
  map: string;
  /** The map that the sheet begins with. */
  emptyMap: string;
  title: string;
  subtitle: string;
  lines: readonly string[];
  edicts: readonly string[];
}

export function printOptions(content: PrintedMap): TemplateResult {
  const { map, title, subtitle, lines, emptyMap, edicts } = content;
  const poster = (): void => void printMap(map, title, subtitle, lines);
  const empty = (): void => void printMap(emptyMap, title, t('print-empty-note'), edictLines(edicts));
  return html`<fieldset class="choice print-options"><legend class="lbl">${t('keepsake-print')}</legend>
    <div class="seg">${SIZES.map((size) =>
      textRadio(
        { group: 'paper', value: size, on: printState.value.size === size, choose: () => printState.update({ size }) },
        size === 'letter' ? t('print-letter') : size,
      ),
    )}</div>
    <div class="share-acts wrap">${textButton('print', t('print-poster'), poster, { act: 'print-poster' })}
      ${textButton('print', t('print-empty'), empty, { act: 'print-empty' })}</div></fieldset>`;
}

/** Returns lines with each edict and its rule. */
function edictLines(edicts: readonly string[]): string[] {
  return edicts.flatMap((id, i) => [`${letterName('ABCD'[i] ?? '')}  ${cardName(id)}`, ...wrapped(textFor('rule', id))]);
}

const MAX_LINE_LENGTH = 68;

function wrapped(text: string): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + word.length >= MAX_LINE_LENGTH) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
}

async function printMap(map: string, title: string, subtitle: string, lines: readonly string[]): Promise<void> {
  const response = await ask({ do: 'keepsake', map, title, subtitle, lines: [...lines] }).catch(() => null);
  if (!response?.ok) return notifyBriefly('share-failed');
  const url = URL.createObjectURL(new Blob([response.svg], { type: 'image/svg+xml' }));
  const page = Object.assign(document.createElement('img'), { src: url, className: 'print-page', alt: title });
  const paper = new CSSStyleSheet();
  paper.replaceSync(`@page { size: ${printState.value.size} portrait; margin: ${MARGIN_MM}mm; }`);
  const remove = (): void => {
    page.remove();
    URL.revokeObjectURL(url);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== paper);
  };
  document.body.append(page);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
  addEventListener('afterprint', remove, { once: true });
  try {
    await page.decode();
    window.print();
  } catch {
    remove();
    notifyBriefly('share-failed');
  }
}
